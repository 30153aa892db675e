"""Reading positions and views back, as notation.py writes them.

A round about to start: `lead B | A w1 w2 | B - | 1 v1 v2 | 2 g1 | won A r5`, piles with the top card first.
In the middle of a round also `round 3`, `laid A r5`, `lost b1` and `next Follow(1) Reveal …`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from amulette.games.gargon.cards import COLOURS, DECK, LETTERS, THREE_ALIKE, Cards, pattern, read_all, read_shown, write
from amulette.games.gargon.rules import REVEAL, STEPS
from amulette.games.gargon.setup import Setup
from amulette.games.gargon.state import Gargon
from amulette.games.gargon.view import GargonView, Memory, Table
from amulette.kernel.contract import NOBODY, Step, read_steps
from amulette.kernel.vecs import i64, vec

Parts = dict[str, str]  # what stands between the bars: `won A` -> `r5 r7`

WORDS_OF_KEY: Final = {"won": 2, "laid": 2, "opt": 2, "memory": 3}
FLOW: Final = re.compile(
    r"-|Round"
    r"|(Lead Others |(DrawMore\(\d,[123]\) )?(Follow\(\d\) )*)Reveal Battles EndOfRound"
    r"|(Consolation\(\d\) )*(Battle\(\w,2\) )?Battles EndOfRound"
)


def parts_of(text: str) -> Parts:
    """The parts of a position or a view; each may stand only once."""
    parts: Parts = {}
    for part in text.split("|"):
        words = part.split()
        n = WORDS_OF_KEY.get(words[0], 1) if words else 0
        key = " ".join(words[:n])
        if not key or key in parts:
            raise ValueError(f"no such part of a position, or given twice: {part.strip()!r}")
        parts[key] = " ".join(words[n:])
    return parts


def seats_of(parts: Parts) -> int:
    """How many seats there are: those with a hand, captures or laid cards."""
    letters = [key[-1] for key in parts if key[-1] in LETTERS]
    return 1 + max([LETTERS.index(letter) for letter in letters], default=-1)


def read_position(g: Gargon, parts: Parts) -> None:
    """Put the cards on an empty table and go on from there.  What is not named is out of play."""
    left = dict(parts)
    for seat in range(g.setup.seats):
        letter = LETTERS[seat]
        g.hands[seat] = row(sorted(read_all(left.pop(letter, "-"))))
        g.laid[seat] = row(sorted(read_all(left.pop(f"laid {letter}", "-"))))
        g.won[seat] = row(sorted(read_all(left.pop(f"won {letter}", "-"))))
    for pile in range(2):
        g.piles[pile] = row(read_all(left.pop(str(pile + 1), "-"))[::-1])
    g.lost = row(sorted(read_all(left.pop("lost", "-"))))
    g.lead = seat_of(left.pop("lead", "A"), g.setup.seats)
    g.round = number(left.pop("round", "0"))
    flow = left.pop("next", "Round" if any([len(hand) > 0 for hand in g.hands]) else "-")
    nothing_left(left)
    g.agenda = read_flow(flow)
    g.shown = is_shown(flow)
    check_copies([*g.hands, *g.laid, *g.won, *g.piles, g.lost])
    check_flow(g, flow)
    g.settle()


def read_view(setup: Setup, parts: Parts) -> GargonView:
    """The view that write_view() wrote."""
    left = dict(parts)
    flow = need(left, "next")
    seat, turn = need(left, "seat"), need(left, "turn")
    letters = LETTERS[: setup.seats]
    table = Table(
        hands=[read_shown(need(left, letter)) for letter in letters],
        piles=[read_shown(need(left, pile))[::-1] for pile in ("1", "2")],
        laid=[read_shown(need(left, f"laid {letter}")) for letter in letters],
        won=[read_captures(need(left, f"won {letter}")) for letter in letters],
        lost=read_all(need(left, "lost")),
        lead=seat_of(need(left, "lead"), setup.seats),
        round=number(need(left, "round")),
        turn=NOBODY if turn == "-" else seat_of(turn, setup.seats),
        shown=is_shown(flow),
    )
    memory = Memory([read_all(need(left, f"memory won {letter}")) for letter in letters])
    nothing_left(left)
    check_copies([row(cards) for cards in [*table.hands, *table.laid, *table.piles, *memory.won, table.lost]])
    viewer = None if seat == "_" else seat_of(seat, setup.seats)
    return GargonView(viewer, table, memory, list(read_flow(flow)), setup)


def read_captures(text: str) -> list[int] | int:
    return int(text) if text.isdecimal() else read_all(text)


def read_flow(text: str) -> vec[Step[Any]]:
    if not FLOW.fullmatch(text):
        raise ValueError(f"no round goes on like this: {text!r}")
    return read_steps(text, STEPS)


def is_shown(flow: str) -> bool:
    """Laid cards are face up from the reveal to the end of the round."""
    return "EndOfRound" in flow and repr(REVEAL) not in flow


def check_copies(rows: list[Cards]) -> None:
    """No card, and no colour, is there more often than in the deck."""
    copies: dict[str, int] = {}
    for name in [write(card) for card in DECK]:
        copies[name] = copies.get(name, 0) + 1
    colours = dict.fromkeys(COLOURS, len(DECK) // len(COLOURS))
    for name in [write(card) for cards in rows for card in cards]:
        colours[name[0]] -= 1
        copies[name] = copies.get(name, len(DECK)) - 1  # of backs there may be as many as the colour has cards
        if copies[name] < 0 or colours[name[0]] < 0:
            raise ValueError(f"more cards than the deck has: {name}")


def check_flow(g: Gargon, flow: str) -> None:
    """The steps to come fit the cards on the table."""
    for cards in g.laid:
        if len(cards) > 3 or (len(cards) == 3 and pattern(cards) == THREE_ALIKE):
            raise ValueError("nobody can have laid this (G-3.2, G-3.4)")
    asked = [int(digit) for digit in re.findall(r"\((\d)", flow)]
    if any([seat >= g.setup.seats for seat in asked]):
        raise ValueError(f"no such seat: {flow!r}")
    if flow.startswith("Lead") and len(g.hands[g.lead]) == 0:
        raise ValueError("the leader has no card (G-2.3)")
    if "Reveal" in flow and not flow.startswith("Lead"):
        if len(g.laid[g.lead]) == 0:
            raise ValueError("the leader has not laid (G-3.1)")
        if asked != list(g.in_turn())[g.setup.seats - len(asked) :]:
            raise ValueError("these seats do not act in turn order (G-2.6)")


def need(left: Parts, key: str) -> str:
    if key not in left:
        raise ValueError(f"a view has a part {key!r}")
    return left.pop(key)


def nothing_left(left: Parts) -> None:
    """Every part has been read, but for the variant, which the set-up has."""
    if left.pop("opt open_captures", ""):
        raise ValueError("opt open_captures stands alone")
    if left:
        raise ValueError(f"no such part of a position: {next(iter(left))!r}")


def seat_of(letter: str, seats: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise ValueError(f"no such seat: {letter!r}")
    return LETTERS.index(letter)


def number(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise ValueError(f"no such number: {text!r}")
    return int(text)


def row(cards: list[int]) -> Cards:
    return vec[i64](cards)
