"""What a case of Das blaue Amulett can say about the table: what is expected, and what is found there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from amulette.files.cases.das_blaue_amulett_played import Played
from amulette.games.das_blaue_amulett.amulet import Stealing
from amulette.games.das_blaue_amulett.board import write
from amulette.games.das_blaue_amulett.cards import KINDS, LETTERS, read_all, read_held, read_set, write_all, write_set
from amulette.games.das_blaue_amulett.forces import Forces
from amulette.games.das_blaue_amulett.hand import Drop
from amulette.games.das_blaue_amulett.landing import Castle
from amulette.games.das_blaue_amulett.notation import wearer
from amulette.games.das_blaue_amulett.position import read_wearer, seat_of
from amulette.games.das_blaue_amulett.ride import Left, Pay
from amulette.games.das_blaue_amulett.rules import Again, Play
from amulette.kernel.contract import NOBODY

Pair = tuple[str, str]  # expected, found
PRINCE: Final = re.compile(r"([A-D])@([A-Z0-9]+)(?:\[([a-z,]*)\])?")
OPEN: Final = re.compile(r"([A-D]):open=([1-5J,]+)")
FORCE: Final = re.compile(r"(dw|wi|so)@(P\d+)")
VALUE: Final = re.compile(r"([a-z]+#?)=(.+)")
RANK: Final = re.compile(r"([A-D])(\d)")
QUESTIONS: Final = {
    Play: "play",
    Again: "again",
    Pay: "pay",
    Left: "left",
    Drop: "drop",
    Stealing: "steal",
    Castle: "take",
    Forces: "force",
}


def compare(played: Played, fact: str) -> Pair:
    """What the fact expects, and what is found.  Raises ValueError when it cannot be read."""
    if found := PRINCE.fullmatch(fact):
        return prince(played, found[1], found[2], found[3])
    if found := OPEN.fullmatch(fact):
        opened = played.g.open[seat_of(found[1], played.g.setup.seats)]
        return write_set(read_set(found[2].replace(",", " "))), write_set(opened)
    if found := FORCE.fullmatch(fact):
        return found[2], f"P{played.g.forces[KINDS.index(found[1])]}"
    found = VALUE.fullmatch(fact)
    if found is None or found[1] not in FACTS:
        raise ValueError("no such fact")
    return FACTS[found[1]](played, found[2])


def prince(played: Played, letter: str, space: str, hand: str | None) -> Pair:
    """Where a prince is and, when there are brackets, the whole hand, in any order."""
    seat = seat_of(letter, played.g.setup.seats)
    expected, found = write(played.g.setup.read_space(space)), write(played.g.princes[seat])
    if hand is None:
        return expected, found
    cards = read_held(" ".join(hand.split(",")) or "-")
    return f"{expected} {write_all(cards)}", f"{found} {write_all(played.g.hands[seat])}"


def path(played: Played, text: str) -> Pair:
    spaces = [write(played.g.setup.read_space(word)) for word in text.split(",")]
    return ",".join(spaces), ",".join(played.path)


def question(played: Played, text: str) -> Pair:
    """Who is asked, and what."""
    letter, _, word = text.partition(":")
    seat_of(letter, played.g.setup.seats)
    if word not in QUESTIONS.values():
        raise ValueError(f"no such decision: {word!r}")
    if not played.g.waiting():
        return text, "nobody asked"
    return text, f"{LETTERS[played.g.turn]}:{QUESTIONS[type(played.g.agenda[-1])]}"


def legal(played: Played, text: str) -> Pair:
    """Every legal answer, in order."""
    game = played.game
    expected = [game.write(game.read(answer.strip())) for answer in text.split("/")]
    found = [game.write(action) for seat in played.g.waiting() for action in played.g.options(seat)]
    return " / ".join(expected), " / ".join(found) or "nobody asked"


def amulet(played: Played, text: str) -> Pair:
    return wearer(read_wearer(text, played.g.setup.seats)), wearer(played.g.wearer)


def deck(played: Played, text: str) -> Pair:
    return pile(text, list(played.g.deck))


def discard(played: Played, text: str) -> Pair:
    return pile(text, list(played.g.discard))


def pile(text: str, cards: list[int]) -> Pair:
    """The whole pile, the top card first."""
    return write_all(read_all(" ".join(text.split(",")))), write_all(cards[::-1])


def deck_size(played: Played, text: str) -> Pair:
    return number(text), str(len(played.g.deck))


def discard_size(played: Played, text: str) -> Pair:
    return number(text), str(len(played.g.discard))


def win(played: Played, text: str) -> Pair:
    winner = played.g.winner()
    found = "nobody" if winner == NOBODY or played.g.waiting() else LETTERS[winner]
    return LETTERS[seat_of(text, played.g.setup.seats)], found


def rank(played: Played, text: str) -> Pair:
    for each in text.split(","):
        if RANK.fullmatch(each) is None:
            raise ValueError("ranks are A1,B2 and so on")
    places = [f"{LETTERS[seat]}{place}" for seat, place in enumerate(played.g.places())]
    return text, ",".join(places)


def number(text: str) -> str:
    if not text.isascii() or not text.isdecimal():
        raise ValueError(f"no such number: {text!r}")
    return text


FACTS: Final[dict[str, Callable[[Played, str], Pair]]] = {
    "path": path,
    "next": question,
    "legal": legal,
    "amulet": amulet,
    "deck": deck,
    "discard": discard,
    "deck#": deck_size,
    "discard#": discard_size,
    "win": win,
    "rank": rank,
}
