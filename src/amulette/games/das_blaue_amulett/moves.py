"""What the mover can answer.  An action is a number; this module gives it meaning and text."""

from __future__ import annotations

from typing import Final

from amulette.games.das_blaue_amulett.board import LAST, Place
from amulette.games.das_blaue_amulett.cards import FORCES, JOKER, KINDS, Kind
from amulette.kernel.contract import Action
from amulette.kernel.vecs import i64

PLAY: Final = 0  # to 4: the number cards
PLAY_JOKER: Final = 5  # to 10: the joker as 1 to 6
STOP: Final = 11
PAY: Final = 12
TURN: Final = 13
GO: Final = 14
ENTER: Final = 15
ROUND: Final = 16
DISCARD: Final = 17  # to 22: the kind
STEAL: Final = 23
NO_STEAL: Final = 24
TAKE: Final = 25
NO_TAKE: Final = 26
DONE: Final = 27
FORCE: Final = 28  # to 57: ten places for each force
END: Final = FORCE + FORCES * LAST
WORDS: Final = {
    STOP: "stop",
    PAY: "pay",
    TURN: "turn",
    GO: "go",
    ENTER: "enter",
    ROUND: "round",
    STEAL: "steal",
    NO_STEAL: "nosteal",
    TAKE: "take",
    NO_TAKE: "notake",
    DONE: "done",
}


def discard(kind: Kind) -> Action:
    return DISCARD + kind


def force(kind: Kind, place: Place) -> Action:
    return FORCE + LAST * kind + place - 1


def is_play(action: Action) -> bool:
    return action < STOP


def is_joker(action: Action) -> bool:
    return PLAY_JOKER <= action < STOP


def is_discard(action: Action) -> bool:
    return DISCARD <= action < STEAL


def is_force(action: Action) -> bool:
    return action >= FORCE


def card_of(action: Action) -> i64:
    """The move card that is played."""
    return JOKER if is_joker(action) else action


def points_of(action: Action) -> i64:
    """B-4.2, B-4.3: its number, or the value named for the joker."""
    return action - PLAY_JOKER + 1 if is_joker(action) else action + 1


def kind_of(action: Action) -> Kind:
    """The fate card that is discarded."""
    return action - DISCARD


def force_of(action: Action) -> Kind:
    return (action - FORCE) // LAST


def place_of(action: Action) -> Place:
    return (action - FORCE) % LAST + 1


def write(action: int) -> str:
    if is_joker(action):
        return f"play J{points_of(action)}"
    if is_play(action):
        return f"play {points_of(action)}"
    if is_discard(action):
        return "discard " + KINDS[kind_of(action)]
    if is_force(action):
        return f"force {KINDS[force_of(action)]} P{place_of(action)}"
    return WORDS[action]


ACTIONS: Final = {write(action): action for action in range(END)}


def read_action(text: str) -> int:
    """The action that `text` writes: one blank between words, and case matters."""
    if text not in ACTIONS:
        raise ValueError(f"no such action: {text!r}")
    return ACTIONS[text]
