"""G-1.10: what an edition may say."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import editions
from amulette.files.editions import load, loads, open_game, standard
from amulette.games.gargon.game import GargonGame
from amulette.kernel.edition import EditionError

TEXT = (Path(editions.__file__).parents[1] / "games/gargon/standard.toml").read_text(encoding="utf-8")


def refused(text: str) -> str:
    with pytest.raises(EditionError) as error:
        GargonGame(loads(text.encode()), {})
    return str(error.value)


@pytest.mark.parametrize(
    ("value", "amulets"),
    [
        (0, 1),
        (13, 1),
        (14, 5),
        (15, 2),
        (1, 0),
        (12, 6),
        (5, 2),
        (7, 3),
        (10, 2),
        (1, 4),
        (2, 4),
        (6, 2),
        (3, 0),
        (4, -1),
    ],
)
@pytest.mark.clause("G-1.10")
def test_an_amulet_table_against_the_rule_book_is_refused(value: int, amulets: int) -> None:
    was = next(row["v"] for row in standard("gargon").data["amulets"] if row["value"] == value)  # type: ignore[attr-defined]
    text = TEXT.replace(f"value = {value}, v = {was},", f"value = {value}, v = {amulets},")
    assert text != TEXT

    assert "G-1.10" in refused(text)


@pytest.mark.parametrize(("value", "was", "now"), [(3, 4, 5), (4, 3, 4), (8, 2, 1), (9, 2, 1)])
@pytest.mark.clause("G-1.10", "G-11.7")
def test_an_amulet_table_within_the_rule_book_is_played(value: int, was: int, now: int) -> None:
    edition = loads(TEXT.replace(f"value = {value}, v = {was}", f"value = {value}, v = {now}").encode())
    g = GargonGame(edition, {}).position(f"won A r{value} | won B - | won C -")

    assert g.scores() == [10 + now, 0, 0]
    assert edition.hash != standard("gargon").hash


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("schema = 1", "schema = 2", "schema: 2"),
        ('id = "standard"', 'ident = "standard"', "id: an edition needs a name"),
        ('{ id = "hand", v = 10', '{ id = "hand", v = 9', "figures.hand: 9"),
        ('{ id = "hand", v = 10', '{ id = "hand", v = "10"', "figures.hand: '10'"),
        ('{ id = "hand", v = 10, p = "rules" }, ', "", "figures.hand: missing"),
        ('{ id = "hand"', '{ id = "deck"', "figures.deck: no such figure, or given twice"),
        ("v = true", "v = false", "figures.amulets_alike_in_all_colours: False"),
        ('v = "b", name', 'v = "x", name', "colours[1]"),
        ("colours = [", 'colours = [ { v = "x", p = "rules" },', "colours: 6 rows are needed, not 7"),
        ('creature = "dragon"', 'creature = "newt"', "colours[0]"),
        ('{ value = 12, v = 1, p = "published"', '{ value = 12, v = 1, p = "hearsay"', "amulets[12]: needs a figure"),
        ("{ value = 12, v = 1", '{ value = 12, v = "1"', "amulets[12].v: '1' is not a whole number"),
        ("{ value = 12, v = 1", "{ value = 12, w = 1, v = 1", "amulets[12].w: no such key"),
        ("{ value = 15, v = 0", "{ value = 16, v = 0", "amulets[15].value: 16 is not 15"),
        (', { value = 15, v = 0, p = "rules" }', "", "amulets: 16 rows are needed, not 15"),
        ("schema = 1", "schema = 1\nextra = 2", "extra: no such key"),
        ("figures = [", "figures = 1\nmore = [", "more: no such key"),
        ("amulets = [", "amulets = [ 1,", "amulets: a list of tables"),
        ("schema = 1", "schema = ", "no TOML"),
    ],
)
def test_a_wrong_edition_is_refused_by_the_key_that_is_wrong(old: str, new: str, place: str) -> None:
    assert old in TEXT

    assert refused(TEXT.replace(old, new, 1)).startswith(place)


def test_the_hash_of_an_edition_is_that_of_its_content_not_of_its_layout() -> None:
    assert loads(("# a comment\n" + TEXT).encode()).hash == loads(TEXT.encode()).hash


def test_a_file_that_is_not_there_or_too_long_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="No such file"):
        load(tmp_path / "none.toml")
    with pytest.raises(EditionError, match="longer than"):
        loads(b"#" * 2_000_000)
    with pytest.raises(EditionError, match="no TOML"):
        loads(b"\xff\xfe")
    with pytest.raises(EditionError, match="no TOML"):
        loads(b"a = " + b"[" * 100_000)


def test_an_edition_of_one_s_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('id = "standard"', 'id = "mine"'), encoding="utf-8")

    assert open_game("gargon", edition=path).edition.id == "mine"


def test_every_figure_has_its_provenance() -> None:
    data = standard("gargon").data

    rows = [row for key in ("colours", "amulets", "figures") for row in data[key]]  # type: ignore[attr-defined]
    assert {row["p"] for row in rows} == {"rules", "published", "derived", "reconstructed"}
