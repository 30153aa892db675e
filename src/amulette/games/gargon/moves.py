"""What a seat can do.  An action is a number; this module gives it meaning and text."""

from __future__ import annotations

from typing import Final

from amulette.games.gargon.cards import COLOURS, Cards, Colour, read, write_all
from amulette.kernel.contract import Action
from amulette.kernel.vecs import i64, vec

LAY_MAX: Final = 3
PASS: Final = 0
STOP: Final = 1
DRAW: Final = 2  # and 3: the pile
FIGHT: Final = 4  # to 9: the colour
LAY: Final = 16  # and more: FIRST * (card + 1), and so on, of up to three cards in sorting order
FIRST: Final = 1 << 4
SECOND: Final = 1 << 11
THIRD: Final = 1 << 18


def fight(colour: Colour) -> Action:
    return FIGHT + colour


def is_lay(action: Action) -> bool:
    return action >= LAY


def is_draw(action: Action) -> bool:
    return action == DRAW or action == DRAW + 1


def is_fight(action: Action) -> bool:
    return FIGHT <= action < LAY


def pile_of(action: Action) -> i64:
    return action - DRAW


def colour_of(action: Action) -> Colour:
    return action - FIGHT


def cards_of(action: Action) -> Cards:
    """The cards that a lay names, in sorting order."""
    first, second, third = (action >> 4 & 127) - 1, (action >> 11 & 127) - 1, (action >> 18) - 1
    if third >= 0:
        return vec[i64]([first, second, third])
    return vec[i64]([first, second]) if second >= 0 else vec[i64]([first])


def write(action: int) -> str:
    if is_lay(action):
        return "lay " + write_all(cards_of(action))
    if is_fight(action):
        return "fight " + COLOURS[colour_of(action)]
    if is_draw(action):
        return f"draw {pile_of(action) + 1}"
    return "stop" if action == STOP else "pass"


SIMPLE: Final = {write(action): action for action in range(FIGHT + len(COLOURS))}


def read_action(text: str) -> int:
    """The action that `text` writes: any order of cards, any case, any blanks."""
    words = text.lower().split()
    if words[:1] == ["lay"] and 1 < len(words) <= 1 + LAY_MAX:
        row = sorted([read(word) for word in words[1:]])
        return sum([FIRST * (card + 1) << 7 * i for i, card in enumerate(row)])
    if " ".join(words) in SIMPLE:
        return SIMPLE[" ".join(words)]
    raise ValueError(f"no such action: {text!r}")
