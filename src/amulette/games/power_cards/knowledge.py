"""Reading back what a watcher knows, and whole views, as notation.py writes them."""

from __future__ import annotations

import re
from typing import Any, Final

from amulette.games.power_cards.cards import BACKS, FIGURES, Deck, set_of
from amulette.games.power_cards.memory import Mind, Reading
from amulette.games.power_cards.parts import FLOWS, Parts, card_of, number, seat_of, words
from amulette.games.power_cards.rules import STEPS
from amulette.games.power_cards.setup import Setup
from amulette.games.power_cards.view import Memory, PowerView, Table
from amulette.kernel.contract import NOBODY, Step, read_steps

MIND: Final = re.compile(r"(?P<pack>[0-9?!/*+ -]+) \[(?P<first>[0-9?!/* -]*)\] \[(?P<second>[0-9?!/* -]*)\]")
SET: Final = re.compile(r"(?P<not>!?)(?P<cards>\?|\d{1,2}(?:/\d{1,2})*)(?:\*(?P<times>\d{1,2}))?")


def read_mind(text: str, heard: list[Reading], setup: Setup) -> Mind:
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
    return Mind(packs, built, read_heap(parts[-2], setup), read_heap(parts[-1], setup), heard)


def read_heard(text: str, setup: Setup) -> list[Reading]:
    """The figures that write_heard() wrote."""
    return [read_comparison(told.split(), setup) for told in text.split(", ")] if text else []


def read_comparison(told: list[str], setup: Setup) -> Reading:
    if len(told) < 2 or told[0] not in FIGURES:
        raise ValueError(f"nothing was read out like this: {' '.join(told)!r}")
    stat = FIGURES.index(told[0])
    seats = [seat_of(word[:1], setup.seats) for word in told[1:]]
    values = [number(word[1:]) for word in told[1:]]
    if len(set(seats)) < len(seats) or not all([value in setup.deck.with_value[stat] for value in values]):
        raise ValueError(f"nothing was read out like this: {' '.join(told)!r}")
    return stat, tuple(seats), tuple(values)


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
    mind = read_mind(parts.minds[0], read_heard(known.get("heard", ""), setup), setup)
    memory = Memory(mind.packs, mind.built, mind.batch, mind.left, mind.heard)
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
