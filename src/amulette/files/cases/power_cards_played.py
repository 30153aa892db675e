"""A case of Power Cards under way."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from amulette.files.editions import standard
from amulette.games.power_cards.cards import BACKS, FIGURES, LETTERS, Deck
from amulette.games.power_cards.events import GameOver
from amulette.games.power_cards.game import PowerCardsGame
from amulette.games.power_cards.parts import seat_of
from amulette.games.power_cards.state import PowerCards
from amulette.kernel.contract import submit

WHOLE: Final = re.compile(r"(?P<seats>[^()]*?)\s*(?:\((?P<more>[^()]*)\))?")
TEST_CARD: Final = re.compile(r"(X\d)=(\d{1,3}) (\w+)")
OPTION: Final = re.compile(r"round \d{1,3}|left \d+(?: \d+)*|cap \d{1,3}|short (?:off|ask|auto|game)")
ENTRY: Final = re.compile(
    r"(?P<letter>[A-D]): (?P<pack>out|[X0-9{} -]+?)(?: ?\+\{(?P<hand>[X0-9 ]+)\})?(?P<rows>(?: \[[X0-9 ]+\])*)"
)
NEXT: Final = re.compile(r"next (call|build|short) ([A-D])(?: \{([X0-9 ]+)\})?")
OVER: Final = re.compile(r"over (last|cap|short)((?: [A-D]\d)+)")
QUESTIONS: Final = {"Call": "call", "Build": "build", "Ask(0)": "short", "Ask(1)": "short"}


@final
class Played:
    """The position, and what has been heard of its end."""

    def __init__(self, game: PowerCardsGame, g: PowerCards, names: dict[str, str]) -> None:
        self.game = game
        self.g = g
        self.names = names  # of the test cards, by their numbers
        self.reason = ""

    def card(self, number: int) -> str:
        return self.names.get(str(number), str(number))

    def cards(self, row: list[int]) -> str:
        """In the order of the rules: numbers, then test cards."""
        return " ".join([self.card(card) for card in sorted(row)])


def begin(text: str) -> Played:
    """The position as the case gives it.  Raises ValueError."""
    found = WHOLE.fullmatch(text)
    if found is None:
        raise ValueError("a position has its options in one pair of brackets at its end")
    game = PowerCardsGame(standard("power-cards"), {})
    names: dict[str, str] = {}
    parts = {"round": "round 10", "cap": "cap 200"}
    for part in [each.strip() for each in found["more"].split(",")] if found["more"] else []:
        card = TEST_CARD.fullmatch(part)
        if card is not None and card[1] not in names.values():
            game.deck = with_card(game.deck, int(card[2]), card[3])
            names[str(game.deck.size)] = card[1]
        elif OPTION.fullmatch(part):
            parts[part if part == "short game" else part.partition(" ")[0]] = part
        else:
            raise ValueError(f"a case has no such option: {part!r}")
    seats = found["seats"]
    for number, name in names.items():
        seats = re.sub(rf"\b{name}\b", number, seats)
    return Played(game, game.position("; ".join([seats, *parts.values()])), names)


def with_card(deck: Deck, value: int, back: str) -> Deck:
    """The deck with one more card, all figures of which are the same."""
    if back not in BACKS:
        raise ValueError(f"no such back: {back!r}")
    figures = [tuple([deck.figures[f][card] for f in range(5)]) for card in range(1, deck.size + 1)]
    levels = [tuple(sorted({*values, value})) for values in deck.levels]
    names = [*deck.names, dict.fromkeys(("en", "fr", "de"), "Test")]
    return Deck(names, [*figures, (value,) * len(FIGURES)], [*list(deck.backs)[1:], BACKS.index(back)], levels)


def play(played: Played, actions: str) -> None:
    """Do the actions, as in `A call power; A build 3`.  Raises ValueError."""
    for action in actions.split(";"):
        letter, _, rest = action.strip().partition(" ")
        for number, name in played.names.items():
            rest = rest.replace(name, number)
        for event in submit(played.g, seat_of(letter, played.g.setup.seats), played.game.read(rest)):
            if isinstance(event, GameOver):
                played.reason = event.reason


def compare(played: Played, result: str) -> tuple[str, str]:
    """What the result expects, and what is found.  Raises ValueError when it cannot be read."""
    state, at, position = result.partition(" @ ")
    if not at:
        raise ValueError("a result is `next …` or `over …`, and after @ the position")
    expected, found = compare_state(played, state)
    if expected != found:
        return expected, found
    seats = position.split("; ")
    if len(seats) != played.g.setup.seats:
        raise ValueError("a result shows every seat")
    pairs = [compare_seat(played, seat, text) for seat, text in enumerate(seats)]
    return "; ".join([each[0] for each in pairs]), "; ".join([each[1] for each in pairs])


def compare_state(played: Played, text: str) -> tuple[str, str]:
    """Who is asked what, or how the game ended."""
    if not NEXT.fullmatch(text) and not OVER.fullmatch(text):
        raise ValueError(f"no such result: {text!r}")
    g = played.g
    if not g.waiting():
        ranks = [f"{LETTERS[seat]}{rank}" for seat, rank in enumerate(g.places())]
        return text, " ".join(["over", played.reason, *ranks])
    question = QUESTIONS[repr(g.agenda[-1])]
    found = f"next {question} {LETTERS[g.turn]}"
    if question == "build":
        found += f" {{{played.cards(list(g.fitting()))}}}"
    return text, found


def compare_seat(played: Played, seat: int, text: str) -> tuple[str, str]:
    """The cards of one seat; a group in braces is read in any order."""
    wanted = ENTRY.fullmatch(text)
    if wanted is None or wanted["letter"] != LETTERS[seat]:
        raise ValueError(f"no such seat: {text!r}")
    g = played.g
    if g.holding(seat) == 0:
        return text, f"{LETTERS[seat]}: out"
    pack = grouped(played, list(g.packs[seat]), wanted["pack"])
    hand = f" +{{{played.cards(list(g.batch))}}}" if seat == g.caller and len(g.batch) > 0 else ""
    rows = [" ".join([played.card(card) for card in row]) for row in g.built[2 * seat : 2 * seat + 2] if len(row) > 0]
    return text, f"{LETTERS[seat]}: {pack}{hand}" + "".join([f" [{row}]" for row in rows])


def grouped(played: Played, pack: list[int], wanted: str) -> str:
    """The pack, written with the groups of what is expected of it."""
    words: list[str] = []
    for group, is_any_order in groups(wanted):
        taken, pack = pack[: len(group)], pack[len(group) :]
        in_braces = f"{{{played.cards(taken)}}}"
        words.append(in_braces if is_any_order else " ".join([played.card(card) for card in taken]))
    words += [played.card(card) for card in pack]
    return " ".join([word for word in words if word]) or "-"


@cache
def groups(text: str) -> tuple[tuple[tuple[str, ...], bool], ...]:
    """The cards one by one, or those of a pair of braces together."""
    found: list[tuple[tuple[str, ...], bool]] = []
    for each in re.findall(r"\{[^{}]*\}|[^\s{}]+", text):
        is_group = each.startswith("{")
        found.append((tuple(each.strip("{}").split()), is_group))
    return tuple(found)
