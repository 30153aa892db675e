"""The tables as a full screen draws them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from amulette.kernel.chance import Fast
from amulette.kernel.contract import State
from amulette.terminal.drawn import Bit, Drawn
from amulette.terminal.full.themes import PLAIN, ROLES
from amulette.terminal.screens import screen
from amulette.texts.languages import LANGUAGES
from tests.laws.play import TABLES, Play, a_play
from tests.terminal.table import NAMES, placed, seated_at

WIDEST = 77  # columns of the table at 80 by 24, beside its scroll bar


def picture(state: State, key: str, seat: int | None = 0, language: str = "en") -> list[str]:
    return screen(key, language, NAMES, seat).picture(state.view(seat), state.waiting())


def bits(lines: list[str]) -> Iterator[Bit]:
    for line in lines:
        if isinstance(line, Drawn):
            yield from line.bits


def gargon(position: str, seat: int | None = 0) -> list[str]:
    return picture(placed(position).state, "gargon", seat)


def row_of(lines: list[str], name: str) -> Drawn:
    return next(line for line in lines if isinstance(line, Drawn) and f" {name} " in line)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_picture_fits_a_small_screen_and_every_role_has_a_look(key: str, seats: int) -> None:
    at = seated_at(key, ",".join(["random"] * seats))
    for number in range(120):
        seat = at.asked()
        if seat is None:
            break
        if number % 9 == 0:
            for language in LANGUAGES:
                lines = picture(at.state, key, seat, language)
                assert max([len(line) for line in lines if isinstance(line, Drawn)]) <= WIDEST
                assert {bit.role for bit in bits(lines)} <= {"", *ROLES, *PLAIN}
        at.play_bot(seat)
    assert picture(at.state, key, None)


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in TABLES if seats == 3])
def test_a_picture_does_not_depend_on_what_is_hidden(key: str, seats: int) -> None:
    @settings(max_examples=3)
    @given(play=a_play(key, seats))
    def same(play: Play) -> None:
        for number, (state, seat, _) in enumerate(play):
            if number % 7 == 0:
                other = play.game.disguise(state, seat, Fast(number), forgetful=True)
                assert picture(other, key, seat) == picture(state, key, seat)

    same()


@pytest.mark.parametrize("key", ["gargon", "das-amulett", "das-blaue-amulett", "power-cards"])
def test_whoever_is_waited_for_and_whoever_looks_are_marked(key: str) -> None:
    at = seated_at(key, "human,random,random")
    shown = screen(key, "en", NAMES, 0)
    lines = shown.picture(at.view(0), [1])

    assert row_of(lines, "Ben").startswith("▸")
    assert not row_of(lines, "Ann").startswith("▸")
    assert "Ann you" in row_of(lines, "Ann")


# -- Gargon ---------------------------------------------------------------------


def test_a_hand_of_gargon_shows_letter_value_and_amulets() -> None:
    lines = gargon("A w1 r13 | B w2 | C w3 | 1 v1 | 2 g1")

    assert lines[-2].split() == ["Your", "hand", "w1", "r13"]
    assert lines[-1].split() == ["◆◆◆◆◆"]
    assert {bit.role for bit in bits(lines[-1:]) if bit.is_tile} == {"creature-w", "creature-r"}


def test_lays_and_captures_stand_in_the_row_of_their_seat() -> None:
    lines = gargon("A w1 r9 | B w2 b1 | C w3 | 1 v1 v2 | 2 g1 | laid A r5 r6 | won A b3 g7 | won B y1 y2 y3 | round 3")

    assert row_of(lines, "Ann").split()[-2:] == ["2", "◆6"]
    assert row_of(lines, "Ben").split()[-1] == "3"


def test_many_cards_lie_closer() -> None:
    cards = " ".join([f"w{value}" for value in range(1, 15)])

    assert "wwwwwwwwwwwwww " in row_of(gargon(f"A r1 | B {cards} | C w15 | 1 v1 | 2 g1"), "Ben")


# -- Das blaue Amulett ------------------------------------------------------------


def test_the_road_shows_places_forces_and_princes() -> None:
    at = seated_at("das-blaue-amulett", "random,random")
    standing, named, right, left = picture(at.state, "das-blaue-amulett")[4:8]

    assert standing.split()[:3] == ["P0AB", "P1dw", "P2wi"]
    assert named.split()[:3] == ["castle", "gate", "ruins"]
    assert right.count("▸") == left.count("◂") == 20


def test_a_short_road_is_as_long_as_the_other() -> None:
    roads = []
    for board in ("standard", "short"):
        at = seated_at("das-blaue-amulett", "random,random", board=board)
        roads.append(picture(at.state, "das-blaue-amulett")[6])

    assert [road.index("█", 1) for road in roads] == [7, 7]
    assert len(roads[0]) == len(roads[1])


# -- Das Amulett ------------------------------------------------------------------


def test_the_map_shows_the_gems_of_every_area() -> None:
    at = seated_at("das-amulett", "human,random,random")
    gems = [bit for bit in bits(picture(at.state, "das-amulett")) if bit.role.startswith("gem-")]

    assert len(gems) == 52
    assert all(len(bit.text) == 1 for bit in gems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_gems_have_the_same_letter(language: str) -> None:
    at = seated_at("das-amulett", "human,random,random")
    say = screen("das-amulett", language, NAMES, 0).speaker.common
    letters = {say(f"gem-letter-{colour}") for colour in at.view(0).setup.box.colours}  # type: ignore[attr-defined] # a view of this game

    assert len(letters) == 10


# -- Power Cards ------------------------------------------------------------------


def test_the_top_card_has_a_bar_for_every_figure() -> None:
    at = seated_at("power-cards", "human,random")
    lines = picture(at.state, "power-cards", at.asked())

    assert [line.split()[0] for line in lines[-5:]] == ["power", "range", "accuracy", "rarity", "slingshot"]
    assert all("█" in line or "·" * 30 in line for line in lines[-5:])
