"""Amulette as a library."""

from __future__ import annotations

import copy
import doctest
import pickle
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import amulette
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.kernel.record import RecordError
from amulette.research import library
from amulette.research.pictures.pictures import DRAW, DRAW_CARD, picture
from tests.research.tables import every_table

ROOT = Path(__file__).parents[2]
CARDS = {"das-amulett": "gift", "das-blaue-amulett": "dw", "gargon": "r9", "power-cards": "3"}
every_game = pytest.mark.parametrize("key", list(CARDS))


def played(key: str, moves: int) -> amulette.Position:
    g = amulette.new(key, seed=5)
    while not g.is_over and len(g.record.moves) < moves:
        g.play(g.ask("medium"))
    return g


def test_what_the_docstrings_show_is_true() -> None:
    assert doctest.testmod(amulette) == (0, 3)
    found = doctest.testmod(library)

    assert found.attempted > 10
    assert found.failed == 0


def test_what_the_guide_shows_is_true() -> None:
    pytest.importorskip("pyspiel")  # no build of it for this system
    found = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)

    assert found.attempted > 5
    assert found.failed == 0


@every_game
def test_a_saved_game_loads_as_it_was(key: str, tmp_path: Path) -> None:
    g = played(key, 12)
    g.save(tmp_path / "game.json")
    again = amulette.load(tmp_path / "game.json")

    assert str(again) == str(g)
    assert again.record == g.record


def test_a_record_that_was_tampered_with_does_not_load(tmp_path: Path) -> None:
    g = played("gargon", 3)
    g.save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    (tmp_path / "game.json").write_text(text.replace(g.record.digest, "0" * 64), encoding="utf-8")

    with pytest.raises(RecordError, match="digest"):
        amulette.load(tmp_path / "game.json")


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing() -> None:
    g = amulette.new("gargon", seed=1)
    before = str(g)

    with pytest.raises(RecordError, match=r"G-3\.1"):
        g.play("draw 1")
    assert str(g) == before
    assert g.record.moves == []


def test_a_seat_that_there_is_not_leaves_no_move_behind() -> None:
    g = amulette.new("gargon", seats=3, seed=1)

    with pytest.raises(ValueError, match="seats are from 0 to 2, not 9"):
        g.play(g.options()[0], seat=9)
    assert g.record.moves == []


@every_game
def test_a_game_that_was_copied_or_pickled_goes_its_own_way(key: str) -> None:
    g = played(key, 12)
    for other in (copy.deepcopy(g), pickle.loads(pickle.dumps(g))):  # noqa: S301 - our own
        assert (str(other), repr(other)) == (str(g), repr(g))
        other.play(other.options()[0])
        assert len(g.record.moves) == len(other.record.moves) - 1


def test_the_same_seed_deals_the_same_cards_and_no_seed_others() -> None:
    assert str(amulette.new("gargon", seed=1)) == str(amulette.new("gargon", seed=(1).to_bytes(32, "big")))
    assert str(amulette.new("gargon")) != str(amulette.new("gargon"))


def test_a_game_can_be_looked_at_move_by_move() -> None:
    g = played("power-cards", 6)

    assert str(g.at(6)) == str(g)
    assert len(g.at(2).record.moves) == 2
    assert len(g.record.moves) == 6


@every_game
def test_positions_views_and_cards_have_pictures(key: str) -> None:
    g = played(key, 15)
    pictures = [g._repr_svg_(), g.view()._repr_svg_(), g.view(0)._repr_svg_(), amulette.card(key, CARDS[key]).svg]

    for svg in pictures:
        assert svg is not None
        assert ET.fromstring(svg).tag.endswith("svg")  # noqa: S314 - our own picture
    assert pictures[1] != pictures[2]


def far_edges(svg: str) -> tuple[float, float]:
    """How far right and down its boxes reach."""
    boxes = [each.attrib for each in ET.fromstring(svg) if each.tag.endswith("rect")]  # noqa: S314 - our own picture
    right = max(float(box["x"]) + float(box["width"]) for box in boxes)
    return right, max(float(box["y"]) + float(box["height"]) for box in boxes)


@every_table
def test_nothing_is_drawn_beyond_the_sheet_which_keeps_its_size(key: str, seats: int) -> None:
    g, sizes = amulette.new(key, seats=seats, seed=7), set()
    for move in range(160):
        if g.is_over:
            break
        if move % 16 == 0:
            svg = g._repr_svg_() or ""
            size = ET.fromstring(svg).attrib  # noqa: S314 - our own picture
            assert far_edges(svg) == (float(size["width"]), float(size["height"]))
            sizes.add(far_edges(svg))
        g.play(g.ask("medium", luck=move))

    assert len(sizes) == 1


def test_a_picture_shows_no_more_than_its_view() -> None:
    """Law 11: what differs only in what a seat may not know looks the same to it."""
    for key in CARDS:
        g = played(key, 15)
        other = g.game.disguise(g.state, 1, Fast(3), forgetful=True)
        assert picture(g.game, other.view(1)) == g.view(1)._repr_svg_(), key


@every_game
def test_a_card_that_is_not_there_is_an_error(key: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        amulette.card(key, "z99")


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        amulette.new("chess")
    with pytest.raises(AttributeError):
        amulette.nonsense  # type: ignore[attr-defined]  # noqa: B018 - the very thing


def test_every_game_of_ours_is_drawn() -> None:
    assert set(CARDS) == set(DRAW) == set(DRAW_CARD)
    assert set(CARDS) <= set(GAMES)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: amulette.new("chess"), "there is no game 'chess'"),
        (lambda: amulette.new("gargon", seats=0), "gargon is for 3 to 5 seats, not 0"),
        (lambda: amulette.new("gargon", seats=9), "gargon is for 3 to 5 seats, not 9"),
        (lambda: amulette.new("gargon", seed=-1), "a seed is a whole number"),
        (lambda: amulette.new("gargon", seed=256**32), "a seed is a whole number"),
        (lambda: amulette.new("gargon").at(1), "the game has 0 moves, not 1"),
        (lambda: amulette.new("gargon", seats=3).view(3), "seats are from 0 to 2, not 3"),
        (lambda: amulette.new("gargon", seats=3).options(-1), "seats are from 0 to 2, not -1"),
        (lambda: amulette.new("gargon", seats=3).ask("easy", seat=3), "seats are from 0 to 2, not 3"),
        (lambda: amulette.new("gargon", start="A").ask("easy", seat=1), "seat 1 has nothing to answer now"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(wrong: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()


def test_notebooks_propose_what_the_library_has() -> None:
    assert {"new", "load", "card", "catalogue"} <= set(dir(amulette))
