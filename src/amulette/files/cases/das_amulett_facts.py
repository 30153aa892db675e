"""What a case of Das Amulett can say about the table: each fact gives what is expected, and what is found there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from amulette.files.cases.das_amulett_played import Played
from amulette.games.das_amulett.metals import METALS, count, read_bag
from amulette.games.das_amulett.notation import write_cards, write_gems
from amulette.games.das_amulett.steps import Question

Pair = tuple[str, str]  # expected, found


def compare(played: Played, fact: str) -> Pair:
    """What the fact expects, and what is found.  Raises ValueError when it cannot be read."""
    key, equals, value = fact.partition("=")
    if not equals or not value:
        raise ValueError("a fact is key=value")
    if key in FACTS:
        return FACTS[key](played, value)
    if key.startswith("gems."):
        return gems(played, played.game.box.area(key[5:]), value)
    if key[:-1] not in OF_A_SEAT:
        raise ValueError("no such fact")
    return OF_A_SEAT[key[:-1]](played, played.seat(key[-1:]), value)


# -- of the table -----------------------------------------------------------------


def hat(played: Played, value: str) -> Pair:
    return value, str(played.g.hat + 1)


def at(played: Played, value: str) -> Pair:
    return value, played.game.box.areas[played.g.at]


def left(played: Played, value: str) -> Pair:
    return value, str(played.g.left)


def stock(played: Played, value: str) -> Pair:
    return metal(read_bag(value)), metal(played.g.stock)


def deck(played: Played, value: str) -> Pair:
    return value, str(len(played.g.deck))


def bottom(played: Played, value: str) -> Pair:
    """The last cards, the upper one first."""
    cards = [] if value == "-" else value.split(",")
    return value, write_cards(played.game.box, list(played.g.deck)[: len(cards)][::-1])


def following(played: Played, value: str) -> Pair:
    """Who decides what."""
    waiting = played.g.waiting()
    if not waiting:
        return value, "end"
    step = list(played.g.agenda)[-1]
    assert isinstance(step, Question)
    return value, f"{','.join([str(seat + 1) for seat in waiting])} {step.decision}"


def winner(played: Played, value: str) -> Pair:
    won = [seat for seat, place in enumerate(played.g.places()) if place == 1]
    return value, ",".join([str(seat + 1) for seat in won]) if not played.g.waiting() else "nobody yet"


def gems(played: Played, area: int, value: str) -> Pair:
    return listed(value), listed(write_gems(played.game.box, played.g.board[area]))


# -- of a seat --------------------------------------------------------------------


def hand(played: Played, seat: int, value: str) -> Pair:
    return metal(read_bag(value)), metal(played.g.hands[seat])


def reserve(played: Played, seat: int, value: str) -> Pair:
    return value, str(played.g.reserve[seat])


def spells(played: Played, seat: int, value: str) -> Pair:
    box, g = played.game.box, played.g
    found = ",".join([f"{box.cards[card]}:{g.energy[card]}" for card in g.spells[seat]])
    return listed(value), listed(found or "-")


def amulet(played: Played, seat: int, value: str) -> Pair:
    return listed(value), listed(write_gems(played.game.box, played.g.amulets[seat]))


def metal(bag: int) -> str:
    return "".join([f"{letter}{count(bag, m)}" for m, letter in enumerate(METALS)])


def listed(text: str) -> str:
    """Spells and gems in a list are unordered."""
    return ",".join(sorted(text.split(",")))


FACTS: Final[dict[str, Callable[[Played, str], Pair]]] = {
    "at": at,
    "bottom": bottom,
    "deck": deck,
    "hat": hat,
    "left": left,
    "next": following,
    "stock": stock,
    "winner": winner,
}
OF_A_SEAT: Final[dict[str, Callable[[Played, int, str], Pair]]] = {
    "amu": amulet,
    "hand": hand,
    "reserve": reserve,
    "sp": spells,
}
