"""Reading positions and views back, as notation.py writes them.

A round about to start: `*A: 15 3 5 [7]; B: 10 8; round 4`, packs from the top.  `{3 7}` are cards in any order,
`+{3 7}` is a batch in hand.  In the middle of a round also `next Call`, and `know A …`: what A remembers.
"""

from __future__ import annotations

import re
from typing import Any, Final, final

from amulette.games.power_cards.cards import BACKS, COMPLETE, LETTERS, Deck, bit, has, set_of
from amulette.games.power_cards.hidden import heaps_of
from amulette.games.power_cards.memory import Mind
from amulette.games.power_cards.notation import SETTLED
from amulette.games.power_cards.rules import ROUND, STEPS
from amulette.games.power_cards.setup import SHORT, Setup
from amulette.games.power_cards.state import OPEN, RUNNING, PowerCards, fresh_minds
from amulette.games.power_cards.view import Memory, PowerView, Table
from amulette.kernel.contract import NOBODY, Step, read_steps
from amulette.kernel.vecs import i64, vec

SEAT: Final = re.compile(
    r"(?P<star>\*?)(?P<letter>[A-D]): "
    r"(?P<pack>out|-|[0-9?{} ]+?)(?P<hand> ?\+\{[0-9? ]*\})?(?P<rows>(?: \[[a-z0-9 -]*\]){0,2})"
)
MIND: Final = re.compile(r"(?P<pack>[0-9?!/*+ -]+) \[(?P<first>[0-9?!/* -]*)\] \[(?P<second>[0-9?!/* -]*)\]")
SET: Final = re.compile(r"(?P<not>!?)(?P<cards>\?|\d{1,2}(?:/\d{1,2})*)(?:\*(?P<times>\d{1,2}))?")
BUILDING: Final = "Build Tuck BuildersEnd Slingshot EndOfRound"
FLOWS: Final = ("-", "Round", "Call", "Ask(0) Call", "Ask(1) Call", BUILDING)
KEYS: Final = ("round", "cap", "ranks", "deck", "left", "next", "seat", "turn")


@final
class SeatPart:
    """What a position or a view says of one seat."""

    def __init__(self, found: re.Match[str]) -> None:
        self.is_caller = found["star"] == "*"
        self.pack = [] if found["pack"] in ("out", "-") else found["pack"].replace("{", " ").replace("}", " ").split()
        self.hand = (found["hand"] or "").strip(" +{}").split()
        self.rows = [words(row) for row in re.findall(r"\[([^\]]*)\]", found["rows"])]
        if found["pack"] == "out" and (self.hand or self.rows):
            raise ValueError("who is out has no cards (P-10.1)")

    def row(self, i: int) -> list[str]:
        return self.rows[i] if i < len(self.rows) else []


@final
class Parts:
    """A position or a view, taken apart; each part may stand only once."""

    def __init__(self) -> None:
        self.seats: list[SeatPart] = []
        self.known: dict[str, str] = {}  # round, cap and so on
        self.minds: list[str] = []
        self.short = ""  # the option
        self.settled = OPEN

    @property
    def cap(self) -> int | None:
        return number(self.known["cap"]) if "cap" in self.known else None

    def add(self, part: str) -> None:
        word, _, rest = part.partition(" ")
        found = SEAT.fullmatch(part)
        if found is not None and found["letter"] == LETTERS[len(self.seats) : len(self.seats) + 1]:
            self.seats.append(SeatPart(found))
        elif word == "know":
            self.minds.append(rest)
        elif word == "short" and rest in SHORT and not self.short:
            self.short = rest
        elif part in SETTLED[1:] and self.settled == OPEN:
            self.settled = SETTLED.index(part)
        elif word in KEYS and word not in self.known and rest:
            self.known[word] = rest
        else:
            raise ValueError(f"no such part of a position, or given twice: {part!r}")

    def caller(self) -> int:
        starred = [seat for seat, part in enumerate(self.seats) if part.is_caller]
        if len(starred) != 1:
            raise ValueError("one seat is the caller, as in *A")
        return starred[0]

    def cards(self, deck: Deck) -> int:
        """The set of cards in play: named as such, or all of a view, or those that a position names."""
        if "deck" in self.known:
            return set_of(once_each(self.known["deck"].split(), deck))
        if "seat" in self.known:
            return deck.everything
        named = [word for part in self.seats for word in [*part.pack, *part.hand, *part.row(0), *part.row(1)]]
        return set_of(once_each([*named, *words(self.known.get("left", "-"))], deck))


def parts_of(text: str) -> Parts:
    parts = Parts()
    for part in text.split(";"):
        parts.add(" ".join(part.split()))
    return parts


def words(text: str) -> list[str]:
    found = text.split()
    return [] if found == ["-"] else found


def once_each(names: list[str], deck: Deck) -> list[int]:
    cards: list[int] = []
    seen = 0
    for name in names:
        card = card_of(name, deck)
        if has(seen, card):
            raise ValueError(f"card {card} lies in two places")
        seen |= bit(card)
        cards.append(card)
    return cards


def card_of(word: str, deck: Deck) -> int:
    if not word.isdecimal() or str(int(word)) != word or not 1 <= int(word) <= deck.size:
        raise ValueError(f"no such card: {word!r}")
    return int(word)


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5:
        raise ValueError(f"no such number: {text!r}")
    return int(text)


def seat_of(letter: str, seats: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise ValueError(f"no such seat: {letter!r}")
    return LETTERS.index(letter)


# -- positions ------------------------------------------------------------------


def read_position(g: PowerCards, parts: Parts) -> None:
    """Put the cards on an empty table and go on from there.  What is not named is out of play."""
    deck = g.setup.deck
    for seat, part in enumerate(parts.seats):
        g.packs[seat] = row([card_of(word, deck) for word in part.pack])
        g.built[2 * seat] = row([card_of(word, deck) for word in part.row(0)])
        g.built[2 * seat + 1] = row([card_of(word, deck) for word in part.row(1)])
        if part.hand:
            g.batch = row(sorted([*g.batch, *[card_of(word, deck) for word in part.hand]]))
    g.left = row([card_of(word, deck) for word in words(parts.known.get("left", "-"))])
    g.caller = parts.caller()
    g.short = parts.settled
    g.round = number(parts.known.get("round", "1"))
    g.ranks = row(ranks_of(g, parts))
    check_cards(g, parts)
    flow = parts.known.get("next", "Round" if len(g.seats_in()) > 1 else "-")
    check_flow(g, flow)
    if flow == "Round":
        g.round -= 1
    g.agenda = read_steps(flow, {**STEPS, repr(ROUND): ROUND})
    g.minds = fresh_minds(g)
    for text in parts.minds:
        read_knowledge(g, text)
    g.settle()


def ranks_of(g: PowerCards, parts: Parts) -> list[int]:
    """As written; else whoever has nothing has gone out together."""
    seats = range(g.setup.seats)
    if "ranks" in parts.known:
        ranks = [number(word) for word in parts.known["ranks"].split()]
        if len(ranks) != len(seats) or any([rank > len(seats) for rank in ranks]):
            raise ValueError("every seat has a rank, or 0")
        return ranks
    left = [seat for seat in seats if g.holding(seat) > 0]
    return [0 if seat in left else len(left) + 1 for seat in seats]


def check_cards(g: PowerCards, parts: Parts) -> None:
    """Every card lies in one place, and every structure can have been built."""
    rows = [*g.packs, *g.built, g.batch, g.left]
    named = [str(card) for cards in rows for card in cards]
    if set_of(once_each(named, g.setup.deck)) != g.setup.cards:
        raise ValueError("the cards of the position are not those of its deck")
    for seat in range(g.setup.seats):
        if g.ranks[seat] == 0 and g.holding(seat) == 0:
            raise ValueError("who has no card is out (P-10.1)")
        if parts.seats[seat].hand and seat != g.caller:
            raise ValueError("only the winner has a batch in hand (P-6.1)")
        check_structures(g, seat)
    if g.ranks[g.caller] != 0 and 0 in list(g.ranks):
        raise ValueError("the caller is not out (P-3.2)")


def check_structures(g: PowerCards, seat: int) -> None:
    first, second = g.built[2 * seat], g.built[2 * seat + 1]
    for cards in (first, second):
        for i in range(len(cards)):
            if not has(g.setup.deck.fitting(cards[:i]), cards[i]):
                raise ValueError(f"card {cards[i]} does not fit its slot (P-6.5, P-6.6)")
    if g.short != RUNNING and len(first) == COMPLETE:
        raise ValueError("a pig does not stay on its structure (P-7.1)")
    if len(second) > 0 and len(first) < COMPLETE:
        raise ValueError("the second structure needs a complete first one (P-11.13)")


def check_flow(g: PowerCards, flow: str) -> None:
    """The steps to come fit the cards on the table."""
    if flow not in FLOWS:
        raise ValueError(f"no round goes on like this: {flow!r}")
    left = g.seats_in()
    if (flow == "-") != (len(left) < 2):
        raise ValueError("a game goes on as long as two are in it (P-10.3)")
    if (flow == BUILDING) != (len(g.batch) > 0) or (flow == BUILDING and len(g.fitting()) < 2):
        raise ValueError("a batch in hand is there to choose from it (P-6.9)")
    if "Call" in flow and any([len(g.packs[seat]) == 0 for seat in left]):
        raise ValueError("every pack has a card when the caller calls (P-9.3)")
    if flow.startswith("Ask") and not (len(left) == 2 and g.is_table_empty() and can_ask(g)):
        raise ValueError("nobody is asked for a short game now (P-11.1)")
    if g.short == RUNNING and len(left) > 2:
        raise ValueError("a short game is for two (P-11.1)")


def can_ask(g: PowerCards) -> bool:
    return g.short == OPEN and g.setup.short == "ask"


def read_knowledge(g: PowerCards, text: str) -> None:
    letter, _, rest = text.partition(" ")
    watcher = g.setup.seats if letter == "_" else seat_of(letter, g.setup.seats)
    mind = read_mind(rest, g.setup)
    rows = [len(cards) for cards in [*g.packs, *g.built, g.batch, g.left]]
    packs = [sum([len(heap) for heap in pack]) for pack in mind.packs]
    sizes = [*packs, *[len(heap) for heap in [*mind.built, mind.batch, mind.left]]]
    if sizes != rows or not all([heap.is_possible() for heap in heaps_of(g, mind)]):
        raise ValueError(f"what {letter} knows is not so")
    g.minds[watcher] = mind


def read_mind(text: str, setup: Setup) -> Mind:
    """The knowledge that write_mind() wrote."""
    parts = text.split(" | ")
    if len(parts) != setup.seats + 2:
        raise ValueError("knowledge is of every seat, the batch and the leftover")
    packs: list[list[list[int]]] = []
    built: list[list[int]] = []
    for part in parts[: setup.seats]:
        found = MIND.fullmatch(part)
        if found is None:
            raise ValueError(f"no such knowledge: {part!r}")
        packs.append([] if found["pack"] == "-" else [read_heap(heap, setup) for heap in found["pack"].split(" + ")])
        built += [read_heap(found["first"], setup), read_heap(found["second"], setup)]
    return Mind(packs, built, read_heap(parts[-2], setup), read_heap(parts[-1], setup))


def read_heap(text: str, setup: Setup) -> list[int]:
    heap: list[int] = []
    for word in words(text):
        found = SET.fullmatch(word)
        if found is None:
            raise ValueError(f"no such set of cards: {word!r}")
        heap += [read_set(found, setup)] * number(found["times"] or "1")
    return heap


def read_set(found: re.Match[str], setup: Setup) -> int:
    if found["cards"] == "?":
        return setup.cards
    cards = set_of([card_of(word, setup.deck) for word in found["cards"].split("/")])
    return setup.cards & ~cards if found["not"] else setup.cards & cards


# -- views ----------------------------------------------------------------------


def read_view(setup: Setup, parts: Parts) -> PowerView:
    """The view that write_view() wrote."""
    known = parts.known
    for key in ("seat", "turn", "round", "next"):
        if key not in known:
            raise ValueError(f"a view has a part {key!r}")
    if len(parts.minds) != 1:
        raise ValueError("a view has one memory")
    seat = None if known["seat"] == "_" else seat_of(known["seat"], setup.seats)
    if known["next"] not in FLOWS:
        raise ValueError(f"no round goes on like this: {known['next']!r}")
    mind = read_mind(parts.minds[0], setup)
    memory = Memory(mind.packs, mind.built, mind.batch, mind.left)
    agenda: list[Step[Any]] = list(read_steps(known["next"], STEPS))
    return PowerView(seat, read_table(setup, parts, seat), memory, agenda, setup)


def read_table(setup: Setup, parts: Parts, seat: int | None) -> Table:
    known, deck, caller = parts.known, setup.deck, parts.caller()
    top = parts.seats[seat].pack[0] if seat is not None and len(parts.seats[seat].pack) > 1 else ""
    hand = parts.seats[caller].hand
    batch = [] if hand and hand[0].startswith("?") else [card_of(word, deck) for word in hand]
    return Table(
        sizes=[size_of(part.pack) for part in parts.seats],
        top=card_of(top, deck) if top else 0,
        built=[[read_shown(word, deck) for word in part.row(i)] for part in parts.seats for i in range(2)],
        hand=len(batch) or size_of(hand),
        batch=batch,
        left=[read_shown(word, deck) for word in words(known.get("left", "-"))],
        ranks=[number(word) for word in known["ranks"].split()] if "ranks" in known else [0] * setup.seats,
        caller=caller,
        round=number(known["round"]),
        turn=NOBODY if known["turn"] == "-" else seat_of(known["turn"], setup.seats),
        short=parts.settled,
    )


def size_of(pack: list[str]) -> int:
    """`?12` are twelve cards, `4 ?12` thirteen."""
    if not pack:
        return 0
    if not pack[-1].startswith("?") or len(pack) > 2:
        raise ValueError(f"a view has no such pack: {' '.join(pack)!r}")
    return len(pack) - 1 + number(pack[-1][1:])


def read_shown(word: str, deck: Deck) -> int:
    return ~BACKS.index(word) if word in BACKS else card_of(word, deck)


def row(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)
