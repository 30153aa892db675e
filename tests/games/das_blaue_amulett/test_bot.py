"""The rule of thumb: what section 9 of the rules advises."""

from __future__ import annotations

from typing import cast

import pytest

from amulette.bots.das_blaue_amulett import BlaueThumb
from amulette.bots.das_blaue_amulett_road import reaches, walk, worth
from amulette.bots.levels import bot
from amulette.bots.play import play_out
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.chance import Fast
from tests.games.das_blaue_amulett.notation import GAME, KEY, A, B, placed, play, random_games

THUMB = BlaueThumb()


def chooses(setup: str, answers: str = "") -> str:
    g = placed(setup)
    if answers:
        play(g, answers)
    return GAME.write(THUMB.choose(g.view(g.turn), list(g.options(g.turn)), [], Fast(1)))


@pytest.mark.parametrize(
    ("setup", "answers", "chosen"),
    [
        ("A@9R3; B@P0", "", "play 4"),  # the exact count
        ("A@9R3[dw]; B@P0; dw@P10", "", "play 4"),  # … with the card for it
        ("A@9R1; B@P0; A:open=1,2,J", "", "play J6"),  # what the joker was kept for
        ("A@9R4[wi]; B@P0; A:open=1,J; wi@P10", "", "play J3"),
        ("A@3R1; B@P0; A:open=1,2,J", "", "play 1"),  # an arrow, and the joker stays
        ("A@3R3; B@P0; A:open=1,2,3,J", "", "play 2"),
        ("A@P4[ru,ru]; B@P0; A:open=1,2,3", "", "play 2"),  # the arrow rather than one space more
        ("A@P7[fi]; B@P0; A:open=3,J", "", "play 3"),  # no use for the joker yet
        ("A@4R2; B@4R4[ru]; amulet=B; A:open=1,2", "", "play 2"),  # the wearer
        ("A@6R4; B@P0; A:open=3,4; discard=fi,am,wi", "", "play 3"),  # a castle whose discards fit …
        ("A@6R4; B@P0; A:open=3,4; discard=ru,wa,ru", "", "play 4"),  # … and one whose do not
        ("A@5R2; B@P0; A:open=2,4", "", "play 4"),  # on along the road …
        ("A@5R2; B@5R4; A:open=2,4", "", "play 2"),  # … but for the push that throws a rival back
        ("A@5L5; B@5L4; A:open=1,2", "", "play 2"),  # not the one that would help
        ("A@0R6[dw]; B@P0", "play 1", "pay"),
        ("A@4R2; B@4R3[ru]; amulet=B", "play 1", "steal"),
        ("A@6R6; B@P0; discard=fi,am", "play 1", "take"),
        ("A@P4[wa,ru,dw]; B@P0", "play 2", "discard ru"),  # the ruins lie behind
        ("A@7L1; B@P0; discard=fi,am,so", "play 1", "enter"),
        ("A@7L1; B@P0", "play 1", "round"),
    ],
)
def test_it_does_what_the_advice_says(setup: str, answers: str, chosen: str) -> None:
    assert chooses(setup, answers) == chosen


def test_it_puts_a_force_before_the_leader_and_none_before_itself() -> None:
    forced = chooses("A@3R3; B@9R1; dw@P4; wi@P2; so@P1", "play 1")

    assert forced in ("force dw P10", "force wi P10", "force so P10")


@pytest.mark.parametrize("scarce", ["dw,dw,dw,dw", "wi,wi,wi,wi", "so,so,so"])
def test_it_puts_the_scarcest_kind_before_the_leader(scarce: str) -> None:
    forced = chooses(f"A@3R3; B@9R1[ru,ru,ru]; dw@P4; wi@P2; so@P1; discard={scarce}", "play 1")

    assert forced == f"force {scarce[:2]} P10"


def test_it_blocks_the_leader_rather_than_who_is_behind() -> None:
    assert chooses("A@3R3; B@2R2; C@1R1; D@8R6; dw@P4; wi@P7; so@P5", "play 1") == "force dw P9"


def test_it_does_not_put_what_the_leader_is_known_to_hold() -> None:
    g = GAME.position("A 3R3 | B 8R1 | hand B dw fi wa | known A B dw | known _ B dw | forces P2 P1 P6 | amulet P10")
    play(g, "play 1")

    assert GAME.write(THUMB.choose(g.view(A), list(g.options(A)), [], Fast(1))) != "force dw P9"


def test_it_counts_off_moves_as_the_rules_make_them() -> None:
    """Where nothing is asked on the way, its count ends where the move does."""
    compared = 0
    for g in random_games(2):
        if g.waiting() and repr(g.agenda[-1]) == "Play":
            view, seat = g.view(g.turn), g.turn
            for action in [action for action in g.options(seat) if action < 5]:
                then = g.clone()
                then.apply(seat, action)
                if then.waiting() == (seat,) and repr(then.agenda[-1]).startswith("Forces"):
                    landing = walk(view, seat, action + 1, list(g.hands[seat]))
                    alone = all(g.princes[s] != landing.space for s in range(g.setup.seats) if s != seat)
                    compared += alone
                    assert not alone or landing.space == then.princes[seat]
    assert compared > 100


def test_the_left_lane_is_worth_less_the_further_back_it_has_to_go() -> None:
    g = placed("A@4R5; B@P4")
    view = g.view(A)
    spaces = ["4L6", "4L2", "P4", "4R1", "4R6", "P5", "5R1"]

    values = [worth(view, g.setup.read_space(space)) for space in spaces]
    assert values == sorted(values)
    assert reaches(view, B, g.setup.read_space("4R5")) == 1


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_it_plays_whole_games_from_the_text_of_its_view_alone(level: str) -> None:
    for seats in (2, 4):
        bots = [bot(KEY, level)] * seats
        direct = play_out(GAME, seats, Fast(seats), bots, Fast(1))
        from_text = play_out(GAME, seats, Fast(seats), bots, Fast(1), from_text=True)

        assert from_text.waiting() == ()
        assert from_text.digest() == direct.digest()


def wins(games: int, others: str) -> int:
    """Games that it wins against three bots of that level, from every seat in turn."""
    won = 0
    for number in range(games):
        bots = [bot(KEY, "medium" if seat == number % 4 else others) for seat in range(4)]
        end = cast("Blaue", play_out(GAME, 4, Fast(number), bots, Fast(number)))
        won += end.winner() == number % 4
    return won


def test_it_beats_three_random_bots_nearly_always() -> None:
    assert wins(40, "random") >= 36  # a bot that wins four of five games fails here eleven times of twelve


@pytest.mark.slow
def test_it_beats_three_random_bots_in_nine_of_ten_games() -> None:
    assert wins(400, "random") >= 375  # with that many, hardly by luck


@pytest.mark.slow
def test_it_beats_three_easy_bots_about_twice_as_often_as_its_turn_would_be() -> None:
    assert wins(120, "easy") >= 55  # 30 if they were equal
