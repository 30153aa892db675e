"""P-10, P-11: elimination, ranking, the cap and the short game."""

from __future__ import annotations

import pytest

from amulette.files.editions import open_game
from amulette.games.power_cards.events import GameOver, Out
from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit
from amulette.kernel.playout import playout
from tests.games.power_cards.notation import GAME, A, B, asks, built, named, names, pack, play, position, refusal


@pytest.mark.clause("P-10.5", "P-10.6", "P-10.7", "P-10.8")
def test_who_goes_out_later_ranks_better_and_together_means_alike() -> None:
    g = position("*A: 9 1; B: 24; C: 21 5; D: 13")
    assert named(play(g, "A call power"), "out") == [Out([1, 3], 3)]
    heard = play(g, "A call accuracy")

    assert named(heard, "out") == [Out([2], 2)]
    assert named(heard, "game_over") == [GameOver("last", [1, 3, 2, 3], [6, 0, 0, 0])]
    assert g.places() == [1, 3, 2, 3]


@pytest.mark.clause("P-10.4", "P-10.3")
def test_at_the_end_a_batch_is_tucked_and_nothing_built() -> None:
    g = position("*A: 9 [7 3 26]; B: 13")
    heard = play(g, "A call power")

    assert [name for name in names(heard) if name in ("built", "tucked", "sling_started")] == ["tucked"]
    assert built(g, A) == [7, 3, 26]


@pytest.mark.clause("P-10.9")
def test_without_a_cap_the_game_goes_on() -> None:
    g = position("*A: 9 1; B: 21 5; round 200; cap 0")
    play(g, "A call power")

    assert (g.round, g.waiting()) == (201, (A,))


@pytest.mark.parametrize("cap", [150, 200, 300])
@pytest.mark.clause("P-10.9")
def test_the_round_of_the_cap_is_the_last(cap: int) -> None:
    g = position(f"*A: 9 1 2; B: 21 5 6; round {cap - 1}; cap {cap}")
    play(g, "A call power")
    assert g.round == cap
    heard = play(g, "A call power")

    assert names(heard)[-1] == "game_over"


@pytest.mark.clause("P-10.10")
def test_places_of_a_running_game_go_by_holding() -> None:
    assert position("*A: 9 1 2; B: 21; C: out").places() == [1, 2, 3]


@pytest.mark.clause("P-11.2")
def test_without_the_option_no_short_game_starts() -> None:
    g = position("*A: 5 6; B: 7 8; round 1; short off")

    assert asks(g) == "A: call power, call range, call accuracy, call rarity"
    assert g.short == 0


@pytest.mark.clause("P-11.1", "P-11.3")
def test_a_short_game_starts_by_itself_with_two_and_an_empty_table_only() -> None:
    texts = ["*A: 5 6; B: 7 8", "*A: 5 6; B: 7 8; C: 1 2", "*A: 5 6; B: 8 [7]", "*A: 5 6; B: 7 8; left 1"]

    assert [position(f"{text}; round 1; short auto").short for text in texts] == [2, 0, 0, 0]


@pytest.mark.clause("P-11.4", "P-11.5", "P-11.6", "P-11.7")
def test_both_are_asked_and_both_must_agree() -> None:
    g = position("A: 5 6; *B: 7 8; round 1; short ask")
    assert asks(g) == "B: short yes, short no"
    assert (refusal(g, "A short yes").clause, refusal(g, "B call power").clause) == ("P-11.4", "P-11.4")
    heard = play(g, "B short yes")
    assert names(heard) == ["short_answered", "short_asked"]
    assert names(play(g, "A short yes")) == ["short_answered", "short_started"]
    assert asks(g)[:7] == "B: call"


@pytest.mark.clause("P-11.5", "P-11.7")
def test_after_a_no_nobody_else_is_asked_ever() -> None:
    g = position("*A: 9 6; B: 21 8; round 1; short ask")
    assert names(play(g, "A short no")) == ["short_answered"]
    heard = play(g, "A call power")

    assert "short_asked" not in names(heard)


@pytest.mark.clause("P-11.8", "P-11.9", "P-11.21")
def test_a_short_game_lasts_and_its_rounds_are_counted_on() -> None:
    g = position("*A: 9 2 [3 7 26]; B: 4 5; round 37; short game")
    heard = play(g, "A call power")

    assert (g.round, g.short) == (38, 2)
    assert "sling_started" not in names(heard)


@pytest.mark.clause("P-11.18")
def test_with_equal_holdings_the_builder_wins() -> None:
    g = position("*A: 9 [3 7 26 13] [6 10 8]; B: 4 5 1 2 11 12 14 15 16 17; short game")
    heard = play(g, "A call power")

    assert named(heard, "game_over") == [GameOver("short", [1, 2], [9, 9])]


@pytest.mark.clause("P-11.20")
def test_elimination_and_cap_end_a_short_game_too() -> None:
    last = position("*A: 9 [3 7]; B: 4; short game")
    cap = position("*A: 9 1; B: 4 2; short game; round 200")

    assert named(play(last, "A call power"), "game_over") == [GameOver("last", [1, 2], [4, 0])]
    assert named(play(cap, "A call power"), "game_over") == [GameOver("cap", [1, 2], [3, 1])]


@pytest.mark.clause("P-11.10", "P-11.11", "P-11.12")
def test_a_second_structure_may_have_its_own_material() -> None:
    g = position("*A: 9 2 [3 7 26 13]; B: 27 5; C: out; short game")
    play(g, "A call power")

    assert [list(row) for row in g.built[:2]] == [[3, 7, 26, 13], [27]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("P-11.8", "P-11.9", "P-11.10", "P-10.3")
def test_in_random_games_a_short_game_is_never_left(seats: int) -> None:
    game = open_game("power-cards", {"short": "auto"})
    for seed in range(5):
        g, rng = game.deal(seats, Fast(seed)), Fast(seed)
        playout(g, rng)

        assert 1 in g.places()


def test_a_position_of_one_player_is_over() -> None:
    g = position("*A: 9 1; B: out")

    assert (g.waiting(), g.places(), pack(g, B)) == ((), [1, 2], [])
    assert GAME.position(g.position()).position() == g.position()


@pytest.mark.clause("P-10.9", "P-6.12", "P-11.7", "P-11.14")
def test_the_longest_game_with_a_cap_has_nine_decisions_a_round_and_the_short_game_asked_for_twice() -> None:
    caps = [cap for option in GAME.declared if option.key == "cap" for cap in option.values if isinstance(cap, int)]

    assert 9 * max(caps) + 2 == 2_702 < GAME.longest


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("*A: 6; B: 9 14 2; C: 3 8 5", ["call power", "build 3"]),  # a tie from which A drops out
        ("*A: 5 6; B: 7 8; round 1; short ask", ["short yes", "short yes", "call power"]),
    ],
)
def test_a_game_to_which_nobody_listens_is_the_same(text: str, moves: list[str]) -> None:
    silent, told = position(text), position(text)
    for move in moves:
        silent.apply(silent.turn, GAME.read(move))
        submit(told, told.turn, GAME.read(move))

    assert silent.position() == told.position()
