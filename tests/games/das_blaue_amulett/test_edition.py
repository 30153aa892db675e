"""What an edition may say."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import editions
from amulette.files.editions import loads, standard
from amulette.games.das_blaue_amulett.game import BlaueGame
from amulette.kernel.edition import EditionError
from tests.games.das_blaue_amulett.notation import KEY

FILE = Path(editions.__file__).parents[1] / "games" / "das_blaue_amulett" / "standard.toml"
TEXT = FILE.read_text(encoding="utf-8")


def game(*changes: tuple[str, str]) -> BlaueGame:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return BlaueGame(loads(text.encode()), {})


WRONG = [
    ("schema = 1", "schema = 2", "schema: 2"),
    ("schema = 1", "schema = 1\nextra = 2", "extra: no such key"),
    ('{ v = "yellow", p', '{ v = "red", p', "colours: 4 different names"),
    ('{ v = "yellow", p', "{ v = 3, p", "colours: 4 different names"),
    (', { v = "white", p = "reconstructed" }', "", "colours: 4 different names"),
    ('"rules" },\n  { id = "dw", v = 5', '"rules" },\n  { id = "dw", v = 6', "counts: they make 32, not 31"),
    ('{ id = "am", v = 5', '{ id = "am", v = 4', "counts.am: 4, but the rules say 5"),
    ('{ id = "ru", v = 4', '{ id = "ru", v = 0', "counts.ru: 0 is not at least 1"),
    ('{ id = "ru", v = 4', '{ id = "ru", v = "4"', "counts.ru.v: '4' is not a whole number"),
    ('{ id = "ru", v = 4', '{ id = "xx", v = 4', "counts.xx: no such figure, or given twice"),
    ('{ id = "ru", v = 4', '{ id = "wa", v = 4', "counts.wa: no such figure, or given twice"),
    ('{ id = "am", v = 5, p = "rules" },', "", "counts.am: missing"),
    ('{ id = "am", v = 5, p = "rules"', '{ id = "am", v = 5, p = "hearsay"', "counts.am: needs a figure"),
    ("counts = [", "counts = [ 1,", "counts: a list of tables"),
    ('"P0", v = "castle"', '"P0", v = "gate"', "places.P0: the princes start in a castle"),
    ('"P10", v = "goal"', '"P10", v = "gate"', "places.P10: the last place is the goal"),
    ('"P5", v = "water"', '"P5", v = "fire"', "places: 0 times water, but the rules say 1"),
    ('"P4", v = "gate"', '"P4", v = "castle"', "places: 3 times gate, but the rules say 4"),
    ('"P4", v = "gate"', '"P4", v = "bridge"', "places.P4.v: 'bridge' is not one of"),
    ('"P4", v = "gate"', '"P4", v = 4', "places.P4.v: 4 is not one of"),
    ('"princes", v = 0', '"princes", v = 1', "start.princes"),
    ('"amulet", v = 10', '"amulet", v = 9', "start.amulet"),
    ('"dw", v = 1', '"dw", v = 0', "start.dw: the forces start on three different places"),
    ('"dw", v = 1', '"dw", v = 11', "start.dw: the forces start on three different places"),
    ('"dw", v = 1', '"dw", v = 2', "start.dw: the forces start on three different places"),
    ("[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "[6, 6, 6]", "boards.standard.n: 10 segments are needed, not 3"),
    ("[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "[6, 6, 6, 6, 6, 2, 6, 6, 6, 6]", "boards.standard.n: 2 is not from 3 to 9"),
    ("[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "[6, 6, 6, 6, 6, 10, 6, 6, 6, 6]", "boards.standard.n: 10 is not from 3 to 9"),
    ("[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "6", "boards.standard.n.v: 6 is not a list of whole numbers"),
    ("v = [2, 5]", "v = [2, true]", "boards.standard.arrows.v: [2, True] is not a list of whole numbers"),
    ("v = [2, 5]", "v = [2, 7]", "boards.standard.arrows: 7 is not on every segment"),
    ("v = [2, 5]", "v = [0, 5]", "boards.standard.arrows: 0 is not on every segment"),
    ("v = [2, 5]", "v = [2, 2]", "boards.standard.arrows: 2 is not on every segment, or given twice"),
    ('"hand_limit", v = 3', '"hand_limit", v = 4', "figures.hand_limit: 4, but the rules say 3"),
    ('"last_protected", v = 9', '"last_protected", v = 10', "figures.last_protected: the amulet helps up to fire"),
]


@pytest.mark.parametrize(("old", "new", "place"), WRONG)
def test_a_wrong_edition_is_refused_by_the_key_that_is_wrong(old: str, new: str, place: str) -> None:
    with pytest.raises(EditionError) as error:
        game((old, new))

    assert str(error.value).startswith(place)


def test_an_edition_may_lay_out_another_road() -> None:
    found = game(("[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]", "[9, 3, 6, 6, 6, 6, 6, 6, 6, 6]"), ("v = [2, 5]", "v = [1, 3]"))
    g = found.position("A 0R9 | B 1L3 | forces P3 P4 P6")

    assert found.write(g.options(0)[0]) == "play 1"
    assert found.edition.hash != standard(KEY).hash
    with pytest.raises(ValueError, match="no such space on the board standard: '1R4'"):
        found.position("A 1R4 | B P0")


@pytest.mark.clause("B-9.14", "B-6.6")
def test_the_amulet_helps_up_to_fire_wherever_that_is() -> None:
    found = game(
        ('"P8", v = "gate"', '"P8", v = "fire"'),
        ('"P9", v = "fire"', '"P9", v = "gate"'),
        ('"last_protected", v = 9', '"last_protected", v = 8'),
    )
    g = found.position("A 8R6 | B P0 | amulet A | forces P1 P2 P9")
    g.apply(0, found.read("play 1"))

    assert [found.write(action) for action in g.options(0)] == ["turn"]


def test_every_figure_has_its_provenance() -> None:
    data = standard(KEY).data

    keys = ("colours", "counts", "places", "start", "boards", "figures")
    rows = [row for key in keys for row in data[key]]  # type: ignore[attr-defined]
    assert {row["p"] for row in rows} == {"rules", "published", "derived", "reconstructed"}
