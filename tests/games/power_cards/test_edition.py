"""Section 2: what an edition may say."""

from __future__ import annotations

from importlib import resources

import pytest

from amulette.files.editions import loads, standard
from amulette.games.power_cards.game import PowerCardsGame
from amulette.kernel.chance import Fast
from amulette.kernel.edition import EditionError

TEXT = (resources.files("amulette.games.power_cards") / "standard.toml").read_text(encoding="utf-8")


def game(old: str, new: str) -> PowerCardsGame:
    assert old in TEXT
    return PowerCardsGame(loads(TEXT.replace(old, new, 1).encode()), {})


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("schema = 1", "schema = 2", "schema: 2 is not 1"),
        ("schema = 1", "schema = 1\nmore = 1", "more: no such key"),
        ('{ v = "power", p', '{ v = "might", p', "stats: the rules have power"),
        ('{ v = "w", name', '{ v = "x", name', "materials: the rules have w, s, i"),
        ('[{ v = "vertical", p', '[{ v = "pig", p', "slots: the rules have vertical"),
        ('{ id = "minutes", v = 15', '{ id = "minutes", v = "15"', "figures.minutes.v: '15' is not a whole number"),
        ('{ id = "minutes"', '{ id = "min_age"', "figures.min_age: no such figure, or given twice"),
        ('{ id = "minutes"', '{ id = "hours"', "figures.hours: no such figure"),
        ('  { id = "minutes", v = 15, p = "published", note = "sister edition, brettspiele.digital" },\n', "",
         "figures.minutes: missing"),
        ('{ id = "dealt_3", v = 13', '{ id = "dealt_3", v = 12', "figures.dealt_3: 12, but it has to be 13"),
        ('{ id = "players_max", v = 4', '{ id = "players_max", v = 5', "figures.players_max: 5, but it has to be 4"),
        ('{ id = "round_cap", v = 200', '{ id = "round_cap", v = 7', "figures.round_cap: option cap: 7"),
        ('{ id = "power", v = [5', '{ id = "might", v = [5', "levels: rows for power"),
        ('{ id = "power", v = [5, 10', '{ id = "power", v = [10, 5', "levels.power.v: values rise"),
        ('{ id = "power", v = [5,', '{ id = "power", v = ["5",', "levels.power.v: a list of whole numbers"),
        (TEXT[TEXT.index("cards = ["):], "cards = []\n", "cards: 4 to 99 are needed, not 0"),
        ('{ id = 1, en = "Eagle"', '{ id = 2, en = "Eagle"', r"cards\[1\].id: 2 is not 1"),
        ("v = [70, 26, 70, 7, 50]", "v = [70, 26, 70, 7]", r"cards\[1\].v: a figure for each"),
        ("v = [70, 26, 70, 7, 50]", "v = [71, 26, 70, 7, 50]", r"cards\[1\].v: a figure for each"),
        ('7, 50], back = "hi"', '7, 50], back = "zz"', r"cards\[1\].back: 'zz' is not one of vw"),
        ('en = "Eagle"', 'en = ""', r"cards\[1\].en: a name is needed here"),
        ('{ id = "vw", v = 6', '{ id = "vw", v = 5', "backs.vw.v: 5, but the card list has 6"),
        ('{ id = "vw", v = 6', '{ id = "xx", v = 6', "backs: rows for vw"),
        ('v = 40, p = "reconstructed"', 'v = 40, p = "guessed"', "figures.deck_size: needs a figure v"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused_with_what_is_wrong(old: str, new: str, wrong: str) -> None:
    with pytest.raises(EditionError, match=wrong):
        game(old, new)


def test_an_edition_may_set_its_own_cap_and_a_table_another() -> None:
    shorter = TEXT.replace('{ id = "round_cap", v = 200', '{ id = "round_cap", v = 150').encode()

    assert PowerCardsGame(loads(shorter), {}).options["cap"] == 150
    assert PowerCardsGame(loads(shorter), {"cap": 300}).options["cap"] == 300


@pytest.mark.clause("P-1.4")
def test_an_edition_with_another_number_of_cards_leaves_others_over() -> None:
    head, cards = TEXT.split("cards = [")
    text = head.replace("v = 40", "v = 39").replace('"dealt_2", v = 20', '"dealt_2", v = 19')
    text = text.replace('"dealt_4", v = 10', '"dealt_4", v = 9').replace('"leftover_2", v = 0', '"leftover_2", v = 1')
    text = text.replace('"leftover_3", v = 1', '"leftover_3", v = 0').replace(
        '"leftover_4", v = 0', '"leftover_4", v = 3'
    )
    text = text.replace('{ id = "vs", v = 6', '{ id = "vs", v = 5')
    fewer = "\n".join([line for line in cards.split("\n") if "id = 40," not in line])
    g = PowerCardsGame(loads(f"{text}cards = [{fewer}".encode()), {}).deal(4, Fast(1))

    assert (len(g.left), [len(pack) for pack in g.packs]) == (3, [9, 9, 9, 9])


def test_every_figure_has_its_provenance() -> None:
    data = standard("power-cards").data

    rows = [row for found in data.values() if isinstance(found, list) for row in found]
    assert {row["p"] for row in rows} == {"rules", "published", "derived", "reconstructed"}


def test_a_level_is_the_place_of_a_value_among_all_there_are() -> None:
    deck = PowerCardsGame(standard("power-cards"), {}).deck

    assert [deck.level(stat, 27) for stat in range(5)] == [14, 7, 20, 1, 4]  # 70, 16, 100, 1, and 20 to sling
