"""What a seat can do.  An action is a number; this module gives it meaning and text."""

from __future__ import annotations

from typing import Final

from amulette.games.power_cards.cards import STATS, Card, Stat
from amulette.kernel.contract import Action, Refusal, RefusedError

NO: Final = 4  # 0 to 3: the stat that is called
YES: Final = 5
BUILD: Final = 8  # and more: the card
MOST_CARDS: Final = 99
ANSWERS: Final = {"no": NO, "yes": YES}


def build(card: Card) -> Action:
    return BUILD + card


def is_call(action: Action) -> bool:
    return action < NO


def is_build(action: Action) -> bool:
    return action > BUILD


def stat_of(action: Action) -> Stat:
    return action


def card_of(action: Action) -> Card:
    return action - BUILD


def write(action: int) -> str:
    if is_call(action):
        return "call " + STATS[action]
    if is_build(action):
        return f"build {action - BUILD}"
    return "short yes" if action == YES else "short no"


def read_action(text: str) -> int:
    """The action that `text` writes: any case, any blanks, a stat also by a beginning that no other has."""
    words = text.lower().split()
    if words == ["pass"]:
        raise RefusedError(Refusal("P-2.11"))
    if len(words) != 2:
        raise ValueError(f"no such action: {text!r}")
    verb, rest = words
    if verb == "call":
        return read_stat(rest)
    if verb == "build" and rest.isascii() and rest.isdecimal() and rest[0] != "0" and int(rest) <= MOST_CARDS:
        return BUILD + int(rest)
    if verb == "short" and rest in ANSWERS:
        return ANSWERS[rest]
    raise ValueError(f"no such action: {text!r}")


def read_stat(word: str) -> int:
    """P-3.5: the fifth figure is none of them."""
    if word == "sling":
        raise RefusedError(Refusal("P-3.5"))
    meant = [i for i, stat in enumerate(STATS) if stat.startswith(word)]
    if len(meant) != 1:
        raise ValueError(f"no such stat: {word!r}")
    return meant[0]
