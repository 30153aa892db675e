"""What an edition may say, and that the rules follow it."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files import editions
from amulette.files.build import build
from amulette.files.editions import loads
from amulette.games.das_amulett import metals, moves
from amulette.games.das_amulett.gains import due
from amulette.games.das_amulett.game import AmulettGame
from amulette.games.das_amulett.spell import GREY, Spell
from amulette.games.das_amulett.spells import SPELLS
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.contract import Actions
from amulette.kernel.edition import Edition, EditionError
from amulette.kernel.vecs import append
from tests.games.das_amulett.notation import GAME

TEXT = (Path(editions.__file__).parents[1] / "games/das_amulett/standard.toml").read_text(encoding="utf-8")
AMBER = '{ id = "amber", phase = "grey", copies = 1, bolts = 1, income = { gold = 1 }, p = "reconstructed" },'
MIGHT = 'id = "might", phase = "red", copies = 1, bolts = 1, income = { copper = 1 }'


def game(old: str, new: str) -> AmulettGame:
    assert TEXT.count(old) >= 1
    return AmulettGame(loads(TEXT.replace(old, new, 1).encode()), {})


WRONG = [
    ("schema = 1", "schema = 2", "schema"),
    ('id = "standard"', 'id = "standard"\nmore = 1', "more: no such key"),
    ('id = "amber"', 'id = "ambre"', "spells[0].id"),
    ('id = "diamond"', 'id = "amber"', "spells[1].id"),
    ('id = "amber", phase = "grey"', 'id = "amber", phase = "red"', "spells[0].phase"),
    ('id = "amber", phase = "grey", copies = 1', 'id = "amber", phase = "grey", copies = 0', "spells[0].copies"),
    ('id = "arc", phase = "blue", copies = 1', 'id = "arc", phase = "blue", copies = 2', "copies"),
    ("bolts = 1", "bolts = 0", "spells[0].bolts"),
    ("bolts = 1, ", "", "spells[0].bolts: missing"),
    ("bolts = 1", "bolts = 1, colour = 1", "spells[0].colour: no such key"),
    ("income = { gold = 1 }", "income = { lead = 1 }", "spells[0].income.lead"),
    ("income = { gold = 1 }", "income = 1", "spells[0].income"),
    ('p = "reconstructed" },\n  { id = "diamond"', 'p = "hearsay" },\n  { id = "diamond"', "spells[0].p"),
    (
        '{ id = "amber", phase = "grey", copies = 1, bolts = 1, income = { gold = 1 }, p = "reconstructed" },',
        "",
        "amber",
    ),
    ('adj = ["A2", "B1", "B2"]', 'adj = ["A2", "B1"]', "neighbours"),
    ('adj = ["A2", "B1", "B2"]', 'adj = ["A2", "B1", "Z9"]', "areas[0].adj"),
    ('id = "A1", terrain = "water"', 'id = "A1", terrain = "lava"', "areas[0].terrain"),
    ('id = "A1", terrain', 'id = "a1", terrain', "areas[0].id"),
    ('id = "A2", terrain', 'id = "A1", terrain', "areas[1].id"),
    ('wall = "N"', 'wall = "X"', "areas[0].wall"),
    ("pyramid = false", "pyramid = 0", "areas[0].pyramid"),
    ('terrain = "water", gems = 2', 'terrain = "water", gems = 3', "gems"),
    ('wall_edges = [["A1", "B1"]', 'wall_edges = [["A1"]', "wall_edges[0]"),
    ('id = "red", v = 7', 'id = "red", v = 0', "gems[0].v"),
    ('id = "yellow", v = 7', 'id = "red", v = 7', "gems[1].id"),
    ('id = "yellow", v = 7', 'id = "violet", v = 7', "yellow"),
    ('id = "water", v = "gold"', 'id = "water", v = "mud"', "terrain[0].v"),
    ('v = "C3"', 'v = "Z9"', "start.v"),
    ('id = "players_min", v = 3', 'id = "players_min", v = 2', "players_min"),
    ('id = "win_gems", v = 8', 'id = "win_gems", v = 0', "win_gems"),
    ('id = "win_gems", v = 8', 'id = "luck", v = 8', "figures.luck"),
    ('id = "win_gems", v = 8', 'id = "win_colours", v = 8', "win_colours"),
    ('id = "start_hand_each", v = 1', 'id = "start_hand_each", v = 9', "start_hand_each"),
    ("v = [3, 4, 5, 6]", "v = [0]", "journey"),
    ('id = "superiority", phase = "red", copies = 1', 'id = "superiority", phase = "red", copies = 2', "copies"),
    ('id = "win_gems", v = 8', 'id = "win_gems", v = 1000', "win_gems"),
    ('start = { v = "C3"', 'startt = { v = "C3"', "startt"),
]


@pytest.mark.parametrize(("old", "new", "place"), WRONG, ids=lambda text: text[:24])
def test_an_impossible_edition_is_refused_by_the_name_of_the_key(old: str, new: str, place: str) -> None:
    with pytest.raises(EditionError) as error:
        game(old, new)

    assert place in str(error.value)


def test_too_many_cards_or_colours_are_refused() -> None:
    with pytest.raises(EditionError, match="at most 60 cards"):
        AmulettGame(loads(TEXT.replace('"grey", copies = 1', '"grey", copies = 9').encode()), {})
    with pytest.raises(EditionError, match="at most 10 colours"):
        game('{ id = "yellow", v = 7', '{ id = "violet", v = 1, p = "rules" },\n  { id = "yellow", v = 7')


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [("start", None, "start: an area"), ("wall_edges", 3, "wall_edges: a list"), ("figures", [], "figures.")],
)
def test_a_missing_or_mistaken_part_is_named(key: str, value: object, place: str) -> None:
    whole = loads(TEXT.encode())
    data = {name: found for name, found in whole.data.items() if name != key}
    if value is not None:
        data[key] = value

    with pytest.raises(EditionError) as error:
        AmulettGame(Edition(whole.id, whole.hash, data), {})

    assert place in str(error.value)


def test_the_standard_edition_is_what_the_rules_say() -> None:
    box = GAME.box

    assert (len(box.cards), len(set(box.spells)), len(box.areas), sum(box.copies)) == (33, 32, 24, 52)
    assert sorted(box.terrain.count(name) for name in set(box.terrain)) == [4, 5, 5, 5, 5]
    assert (box.pyramid.count(True), box.wall.count("N"), box.wall.count("S")) == (8, 5, 6)


@pytest.mark.clause("A-7.16")
def test_a_joker_symbol_on_a_red_spell_is_a_claim_after_the_definite_ones() -> None:
    other = game(MIGHT, MIGHT.replace("copper = 1", "copper = 1, joker = 1"))
    g = other.position(
        "at D4 | gems D4:red | sp2 might:1 | hand1 c3 | hand2 - | hand3 - | next Auction Blue EndOfRound"
    )
    for seat, text in [(0, "bid 3"), (1, "pass"), (2, "pass"), (0, "pay c3")]:
        g.apply(seat, other.read(text))

    assert [other.write(action) for action in g.options(1)] == ["claim c", "claim none"]
    assert g.hands[1] == 1 << 20


@pytest.mark.skipif(build() == "compiled", reason="a compiled class has no interpreted subclass")
def test_a_new_spell_is_a_class_a_line_and_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alms(Spell):
        def items(self, g: Amulett, seat: int, card: int, found: Actions) -> Actions:
            return append(found, moves.action(moves.USE, card))

        def use(self, g: Amulett, seat: int, card: int, action: int) -> None:
            g.then(due(seat, card, 0, 2))

    monkeypatch.setitem(SPELLS, "alms", Alms("alms", GREY))
    other = game(AMBER, AMBER + AMBER.replace("amber", "alms"))
    g = other.position("sp1 alms:2 | next GreyTurn(0) Red Blue EndOfRound")

    assert [other.write(action) for action in g.options(0)] == ["use alms", "income alms", "done"]
    g.apply(0, other.read("use alms"))
    assert metals.write_bag(g.hands[0]) == "g3s1c1i1"


@pytest.mark.clause("A-10.4", "A-12.10")
def test_bolts_are_those_of_the_edition() -> None:
    other = game(MIGHT, MIGHT.replace("bolts = 1", "bolts = 3"))
    g = other.position("sp1 might:5 | next Blue EndOfRound")

    assert g.energy[other.box.card("might")] == 2
