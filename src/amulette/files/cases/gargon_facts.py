"""What a case of Gargon can say about the table: each fact gives what is expected, and what is found there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from amulette.files.cases.gargon_played import Played, needed
from amulette.games.gargon.cards import LETTERS, Rows, read_all, read_shown, write_all
from amulette.kernel.contract import IllegalActionError, submit

Pair = tuple[str, str]  # expected, found
SCORE: Final = re.compile(r"[0-9]+\+[0-9]+=[0-9]+")
PILES: Final = ("1", "2")


def compare(played: Played, fact: str) -> Pair:
    """What the fact expects, and what is found.  Raises ValueError when it cannot be read."""
    word, _, rest = needed(fact).partition(" ")
    if rest.partition(" ")[0] == "sees":
        return sees(played, word, rest.removeprefix("sees").strip())
    if word not in FACTS:
        raise ValueError("no such fact")
    return FACTS[word](played, rest)


def alone(text: str) -> None:
    if text:
        raise ValueError(f"nothing goes with this fact, not {text!r}")


def won(played: Played, rest: str) -> Pair:
    return cards_of_seat(played, rest, played.g.won)


def hand(played: Played, rest: str) -> Pair:
    return cards_of_seat(played, rest, played.g.hands)


def laid(played: Played, rest: str) -> Pair:
    return cards_of_seat(played, rest, played.g.laid)


def cards_of_seat(played: Played, rest: str, rows: Rows) -> Pair:
    seat, cards = played.seat_and_rest(rest)
    return in_order(read_all(cards)), in_order(rows[seat])


def discard(played: Played, rest: str) -> Pair:
    return in_order(read_all(needed(rest))), in_order(played.g.lost)


def pile(played: Played, rest: str) -> Pair:
    """The top card first."""
    number, _, cards = rest.partition(" ")
    return write_all(read_all(needed(cards))), write_all(list(played.g.piles[pile_of(number)])[::-1])


def lead(played: Played, rest: str) -> Pair:
    return LETTERS[played.seat(rest)], LETTERS[played.g.lead]


def turn(played: Played, rest: str) -> Pair:
    return LETTERS[played.seat(rest)], on_turn(played)


def asks(played: Played, rest: str) -> Pair:
    """Every option of the seat on turn, in order."""
    expected = [played.game.write(played.game.read(text)) for text in rest.split(",")]
    found = [played.game.write(action) for seat in played.g.waiting() for action in played.g.options(seat)]
    return ", ".join(expected), ", ".join(found) or "nobody asked"


def no(played: Played, rest: str) -> Pair:
    """The action is refused by a clause of the rules, and nothing changes."""
    seat, action = played.seat_and_action(rest)
    before = played.g.position()
    try:
        submit(played.g, seat, action)
    except IllegalActionError as error:
        clause = error.refusal.clause
    else:
        return "a refusal", "that it is allowed"
    if clause not in played.known:
        return "a refusal by a clause of the rules", f"one by {clause!r}"
    return before, played.g.position()


def over(played: Played, rest: str) -> Pair:
    alone(rest)
    return "nobody", on_turn(played)


def final_round(played: Played, rest: str) -> Pair:
    alone(rest)
    return "the final round announced", "the final round announced" if played.final else "no announcement"


def events(played: Played, rest: str) -> Pair:
    if played.heard is None:
        raise ValueError("there was no action yet")
    return needed(rest), " ".join([event.name for event in played.heard])


def score(played: Played, rest: str) -> Pair:
    """Bonuses + amulets = total."""
    seat, figures = played.seat_and_rest(rest)
    if not SCORE.fullmatch(figures):
        raise ValueError("a score is bonuses+amulets=total")
    row, total = played.g.tally().row(seat), played.g.scores()[seat]
    bonuses = sum([bonus for _, _, _, bonus in row])
    amulets = sum([found * factor for _, found, factor, _ in row])
    return figures, f"{bonuses}+{amulets}={total}"


def place(played: Played, rest: str) -> Pair:
    seat, number = played.seat_and_rest(rest)
    return number, str(played.g.places()[seat])


def sees(played: Played, observer: str, rest: str) -> Pair:
    """The view of a seat, or of a spectator; a bare number stands for cards of which only the number shows."""
    table = played.g.view(None if observer == "_" else played.seat(observer)).table
    zone, _, more = rest.partition(" ")
    whose, _, cards = more.partition(" ")
    if zone == "pile":
        return shown(cards, write_all), write_all(table.piles[pile_of(whose)][::-1])
    rows: dict[str, Sequence[list[int] | int]] = {"hand": table.hands, "laid": table.laid, "won": table.won}
    if zone not in rows:
        raise ValueError(f"nobody sees a {zone!r}")
    row = rows[zone][played.seat(whose)]
    return shown(cards, in_order), str(row) if isinstance(row, int) else in_order(row)


def shown(text: str, written: Callable[[list[int]], str]) -> str:
    """Faces and backs, written one way; a number as it stands."""
    is_number = text.isascii() and text.isdecimal()
    return text if is_number else written(read_shown(needed(text)))


def pile_of(number: str) -> int:
    if number not in PILES:
        raise ValueError(f"no such pile: {number!r}")
    return PILES.index(number)


def on_turn(played: Played) -> str:
    return " ".join([LETTERS[seat] for seat in played.g.waiting()]) or "nobody"


def in_order(row: Iterable[int]) -> str:
    """Cards whose order means nothing: by colour, backs before faces."""
    return write_all(sorted(row, key=lambda card: (card >> 4, card) if card >= 0 else (~card, card)))


FACTS: Final[dict[str, Callable[[Played, str], Pair]]] = {
    "asks": asks,
    "discard": discard,
    "events": events,
    "final": final_round,
    "hand": hand,
    "laid": laid,
    "lead": lead,
    "no": no,
    "over": over,
    "pile": pile,
    "place": place,
    "score": score,
    "turn": turn,
    "won": won,
}
