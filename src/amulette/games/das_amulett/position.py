"""Reading positions and views back, as notation.py writes them.

A position may be given in part: `hat 2 | at D5 | sp1 gift:3 | hand1 g3 | next Blue EndOfRound`.  What is missing is as
at the start of a game: a card of each metal in each hand, no spells, the deck in edition order under the named cards.
"""

from __future__ import annotations

import re
from typing import Any, Final, final

from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.box import Box
from amulette.games.das_amulett.flow import check_flow, read_flow
from amulette.games.das_amulett.notation import BACK
from amulette.games.das_amulett.restore import restore
from amulette.games.das_amulett.setup import Setup
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.view import CHOSEN, HIDDEN, AmulettView, Memory, Table
from amulette.kernel.chance import Chance
from amulette.kernel.contract import NOBODY, Step
from amulette.kernel.vecs import i64, vec

Parts = dict[str, str]  # what stands between the bars: `hand1` -> `g1s1`
SPELL: Final = re.compile(r"([a-z_0-9]+):([0-9]{1,3})")


def parts_of(text: str) -> Parts:
    """The parts of a position or a view; each may stand only once."""
    parts: Parts = {}
    for part in text.split("|"):
        words = part.split()
        n = 2 if words[:1] == ["memory"] else 1
        key = " ".join(words[:n])
        if len(words) <= n or key in parts:
            raise ValueError(f"no such part of a position, or given twice: {part.strip()!r}")
        parts[key] = " ".join(words[n:])
    return parts


@final
class Reader:
    """Takes the parts one by one; what nobody has asked for is no part."""

    def __init__(self, parts: Parts, setup: Setup) -> None:
        self.left = dict(parts)
        self.setup = setup
        self.box: Box = setup.box

    def take(self, key: str, default: str) -> str:
        return self.left.pop(key, default)

    def need(self, key: str) -> str:
        if key not in self.left:
            raise ValueError(f"a view has a part {key!r}")
        return self.left.pop(key)

    def nothing_left(self) -> None:
        for key in ("seats", "opt"):  # the set-up has them
            self.left.pop(key, "")
        if self.left:
            raise ValueError(f"no such part of a position: {next(iter(self.left))!r}")

    # -- single things --------------------------------------------------------

    def seat(self, text: str) -> int:
        if len(text) != 1 or not "1" <= text <= str(self.setup.seats):
            raise ValueError(f"no such seat: {text!r}")
        return int(text) - 1

    def seat_or_nobody(self, text: str) -> int:
        return NOBODY if text == "-" else self.seat(text)

    def cards(self, text: str) -> list[int]:
        """Cards, among them backs."""
        return [HIDDEN if name == BACK else self.box.card(name) for name in listed(text)]

    def faces(self, text: str) -> list[int]:
        return [self.box.card(name) for name in listed(text)]

    def card_bits(self, text: str) -> int:
        return sum([1 << card for card in sorted(set(self.faces(text)))])

    def heap(self, text: str) -> int:
        row = [self.box.colour(name) for name in listed(text)]
        if len(row) > gems.MOST:
            raise ValueError(f"more gems than can lie together: {len(row)}")
        return gems.gathered(row)

    def by_seat(self, what: str, default: str) -> list[str]:
        return [self.take(f"{what}{seat + 1}", default) for seat in range(self.setup.seats)]

    def sealed(self, text: str) -> int:
        if text == "-":
            return HIDDEN
        return CHOSEN if text == BACK else self.setup.lexicon.read(text)

    # -- the table ------------------------------------------------------------

    def board(self, text: str) -> list[int]:
        found = [0 for _ in self.box.areas]
        for word in [] if text == "-" else text.split():
            name, _, heap = word.partition(":")
            if found[self.box.area(name)]:
                raise ValueError(f"the gems of {name} are given twice")
            found[self.box.area(name)] = self.heap(heap)
        return found

    def spells(self) -> tuple[list[list[int]], list[int]]:
        """The cards of each seat, and the energy on every card."""
        rows: list[list[int]] = []
        energy = [0 for _ in self.box.cards]
        for text in self.by_seat("sp", "-"):
            row: list[int] = []
            for word in listed(text):
                card, n = self.counted(word)
                row.append(card)
                energy[card] = n
            rows.append(sorted(row))
        return rows, energy

    def counted(self, word: str) -> tuple[int, int]:
        found = SPELL.fullmatch(word)
        if found is None:
            raise ValueError(f"a spell is written card:number, not {word!r}")
        return self.box.card(found[1]), int(found[2])

    def table(self, turn: int) -> Table:
        """All parts that positions and views have in common."""
        box = self.box
        hand = "".join([f"{letter}{box.hand}" for letter in metals.METALS]) if box.hand else "-"
        hands = [metals.read_bag(text) for text in self.by_seat("hand", hand)]
        offer = metals.read_bag(self.take("offer", "-"))
        spells, energy = self.spells()
        return Table(
            round=number(self.take("round", "1")),
            hat=self.seat(self.take("hat", "1")),
            at=box.area(self.take("at", box.areas[box.start])),
            left=number(self.take("left", "1")),
            desired=metals.read_kinds(self.take("desire", "-")),
            board=self.board(self.take("gems", "-")),
            amulets=[self.heap(text) for text in self.by_seat("amu", "-")],
            hands=hands,
            stock=self.stock(hands, offer),
            offer=offer,
            bid=number(self.take("bid", "0")),
            leader=self.seat_or_nobody(self.take("leader", "-")),
            out=sum([1 << self.seat(word) for word in sorted(set(listed(self.take("out", "-"))))]),
            reserve=[box.energy - sum([energy[card] for card in row]) for row in spells],
            spells=spells,
            energy=energy,
            deck=0,
            pile=self.cards(self.take("pile", "-"))[::-1],
            sale=self.one_card(self.take("sale", "-")),
            layout=sorted(self.faces(self.take("layout", "-"))),
            dealt=[sorted(self.cards(text)) for text in self.by_seat("dealt", "-")],
            returned=[],
            sealed=[self.sealed(text) for text in self.by_seat("sealed", "-")],
            used=self.card_bits(self.take("used", "-")),
            incomes=self.card_bits(self.take("paid", "-")),
            turn=turn,
        )

    def one_card(self, text: str) -> int:
        return HIDDEN if text == "-" else self.box.card(text)

    def stock(self, hands: list[int], offer: int) -> int:
        """What is in no hand, unless it is given."""
        if "stock" in self.left:
            return metals.read_bag(self.left.pop("stock"))
        found = 0
        for m in range(len(metals.METALS)):
            rest = self.box.metal - sum([metals.count(bag, m) for bag in [*hands, offer]])
            if rest < 0:
                raise ValueError(f"more cards than there are: {metals.METALS[m]}")
            found += rest << metals.WIDTH * m
        return found


def read_position(setup: Setup, parts: Parts, chance: Chance) -> Amulett:
    """The position, gone on with until somebody is asked."""
    reader = Reader(parts, setup)
    agenda = read_flow(reader.take("next", "Round"), setup)
    table = reader.table(NOBODY)
    top = reader.faces(reader.take("deck", "-"))
    returned = [reader.faces(text) for text in reader.by_seat("back", "-")]
    known = number(reader.take("known", "0"))
    reader.nothing_left()
    deck = whole_deck(table, top)
    g = restore(setup, table, agenda, chance)
    g.deck = vec[i64](deck)
    g.pile = vec[i64](table.pile)
    g.known = known
    g.dealt = vec[vec[i64]]([vec[i64](row) for row in table.dealt])
    g.returned = vec[vec[i64]]([vec[i64](row) for row in returned])
    g.sealed = vec[i64](table.sealed)
    check_cards([*top, *placed(table)])
    check_table(g)
    check_flow(g)
    g.settle()
    return g


def read_view(setup: Setup, parts: Parts) -> AmulettView:
    """The view that write_view() wrote."""
    reader = Reader(parts, setup)
    who, turn = reader.need("seat"), reader.need("turn")
    agenda: list[Step[Any]] = read_flow(reader.need("next"), setup)
    table = reader.table(reader.seat_or_nobody(turn))
    table.deck = number(reader.need("deck"))
    table.returned = [number(text) for text in reader.by_seat("back", "0")]
    memory = Memory(
        hands=[metals.read_bag(reader.need(f"memory hand{seat + 1}")) for seat in range(setup.seats)],
        under=reader.faces(reader.take("memory under", "-")),
        returned=reader.faces(reader.take("memory back", "-")),
    )
    reader.nothing_left()
    shown = [card for card in placed(table) if card != HIDDEN]
    check_cards(shown)
    hidden = len(placed(table)) - len(shown)
    if table.deck + len(shown) + hidden != len(setup.box.cards) or len(memory.under) > table.deck + len(table.pile):
        raise ValueError("more or fewer cards than there are")
    return AmulettView(None if who == "_" else reader.seat(who), table, memory, agenda, setup)


def whole_deck(table: Table, top: list[int]) -> list[int]:
    """The named cards on top of all that lie nowhere else, in edition order; the top card last."""
    elsewhere = {*placed(table), *top}
    return [*[card for card in range(len(table.energy)) if card not in elsewhere][::-1], *top[::-1]]


def placed(table: Table) -> list[int]:
    """The cards that are not in the deck."""
    sale = [] if table.sale == HIDDEN else [table.sale]
    rows = [*table.spells, *table.dealt, table.pile, table.layout, sale]
    return [card for row in rows for card in row]


def check_cards(cards: list[int]) -> None:
    if len(set(cards)) < len(cards) or HIDDEN in cards:
        raise ValueError("a card is in two places, or nowhere")


def check_table(g: Amulett) -> None:
    """The seats have what they can have."""
    if any([n < 0 for n in g.reserve]):
        raise ValueError("more energy than a seat has (A-0.10)")
    if g.known > len(g.deck) + len(g.pile):
        raise ValueError("more known cards than there are")
    unknown = [hand for hand in [*g.hands, g.stock, g.offer] if metals.count(hand, metals.JOKER) > 0]
    if unknown:
        raise ValueError("in a position every card has its metal")


def listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 3:
        raise ValueError(f"no such number: {text!r}")
    return int(text)
