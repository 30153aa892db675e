"""Reading positions back, as notation.py writes them.

A round about to start: `*A: 15 3 5 [7]; B: 10 8; round 4`, packs from the top.  `{3 7}` are cards in any order,
`+{3 7}` is a batch in hand.  In the middle of a round also `next Call`, and `know A …`: what A remembers.
"""

from __future__ import annotations

from amulette.games.power_cards.cards import COMPLETE, set_of
from amulette.games.power_cards.hidden import heaps_of
from amulette.games.power_cards.knowledge import read_heard, read_mind
from amulette.games.power_cards.memory import Reading
from amulette.games.power_cards.parts import BUILDING, FLOWS, Parts, card_of, number, once_each, seat_of, words
from amulette.games.power_cards.rules import STEPS
from amulette.games.power_cards.state import OPEN, RUNNING, PowerCards
from amulette.kernel.contract import read_steps
from amulette.kernel.vecs import i64, vec


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
    g.agenda = read_steps(flow, STEPS)
    heard = read_heard(parts.known.get("heard", ""), g.setup)
    g.forget(heard)
    for text in parts.minds:
        read_knowledge(g, text, heard)
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
            if not g.setup.deck.wanted(cards[:i]) >> g.setup.deck.backs[cards[i]] & 1:
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


def read_knowledge(g: PowerCards, text: str, heard: list[Reading]) -> None:
    letter, _, rest = text.partition(" ")
    watcher = g.setup.seats if letter == "_" else seat_of(letter, g.setup.seats)
    mind = read_mind(rest, heard, g.setup)
    rows = [len(cards) for cards in [*g.packs, *g.built, g.batch, g.left]]
    packs = [sum([len(heap) for heap in pack]) for pack in mind.packs]
    sizes = [*packs, *[len(heap) for heap in [*mind.built, mind.batch, mind.left]]]
    if sizes != rows or not all([heap.is_possible() for heap in heaps_of(g, mind)]):
        raise ValueError(f"what {letter} knows is not so")
    g.remember(watcher, mind)


def row(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)
