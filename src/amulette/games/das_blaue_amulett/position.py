"""Reading positions and views back, as notation.py writes them.

A turn about to start: `A 0R4 | B P0 | hand A dw ru | deck wa +`, piles with the top card first.  What is not named is
as at the start of a game; `+` stands for all cards named nowhere, which else lie under the draw pile.
In the middle of a turn also `mover B`, `turn 3` and `next Pay(2) Drop(cut) …`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from amulette.games.das_blaue_amulett.board import (
    LAST,
    index_of,
    is_place,
    is_right,
    read_place,
    segment_of,
    space_of,
)
from amulette.games.das_blaue_amulett.cards import (
    FORCES,
    KINDS,
    LETTERS,
    MOVE_CARDS,
    Rows,
    pack,
    read_all,
    read_held,
    read_set,
    unpack,
    words,
)
from amulette.games.das_blaue_amulett.edition import HAND_LIMIT, TAKE
from amulette.games.das_blaue_amulett.notation import GOAL_TEXT, SPECTATOR
from amulette.games.das_blaue_amulett.rules import STEPS
from amulette.games.das_blaue_amulett.setup import Setup
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import BlaueView, Memory, Table
from amulette.kernel.contract import NOBODY, Step, read_steps
from amulette.kernel.vecs import i64, vec

Parts = dict[str, str]  # what stands between the bars: `hand A` -> `dw ru`

WORDS_OF_KEY: Final = {"open": 2, "hand": 2, "opt": 2, "known": 3, "memory": 3}
MOST_HELD: Final = HAND_LIMIT + 2 * TAKE  # two castles in one turn, on a short road
REST: Final = "+"  # all cards named nowhere
START: Final = "StartOfTurn"
FLOW: Final = re.compile(
    r"-|StartOfTurn|Forces\([0-6]\) EndOfTurn"
    r"|(Play |(Pay\([1-6]\) |Left |Castle |((Stealing\(\d\) |Drop\(steal\) Theft\(\d\) )?(Drop\(draw\) Draw )?))?"
    r"(Again )?)Drop\(cut\) Forces\(0\) EndOfTurn"
)


def parts_of(text: str) -> Parts:
    """The parts of a position or a view; each may stand only once."""
    parts: Parts = {}
    for part in text.split("|"):
        found = part.split()
        n = WORDS_OF_KEY.get(found[0], 1) if found else 0
        key = " ".join(found[:n])
        if not key or key in parts:
            raise ValueError(f"no such part of a position, or given twice: {part.strip()!r}")
        parts[key] = " ".join(found[n:])
    return parts


def seats_of(parts: Parts) -> int:
    """How many seats there are: those with a prince."""
    return len([key for key in parts if len(key) == 1 and key in LETTERS])


def read_position(g: Blaue, parts: Parts) -> None:
    """Put everything in its place and go on from there."""
    left = dict(parts)
    letters = LETTERS[: g.setup.seats]
    starts = " ".join([f"P{place}" for place in g.setup.components.forces])
    flow = left.pop("next", START)
    g.princes = vec[i64]([g.setup.read_space(need(left, letter)) for letter in letters])
    g.open = vec[i64]([read_set(left.pop(f"open {letter}", " ".join(MOVE_CARDS))) for letter in letters])
    g.hands = vec[vec[i64]]([vec[i64](read_held(left.pop(f"hand {letter}", "-"))) for letter in letters])
    g.forces = vec[i64](read_forces(left.pop("forces", starts)))
    g.wearer = read_wearer(left.pop("amulet", GOAL_TEXT), g.setup.seats)
    g.mover = seat_of(left.pop("mover", "A"), g.setup.seats)
    g.number = number(left.pop("turn", "0"))
    read_piles(g, left.pop("deck", "-"), left.pop("discard", "-"))
    g.known = vec[i64](read_known(left, g.hands, g.setup.seats))
    nothing_left(left)
    g.agenda = read_flow(flow)
    check_board(g, flow)
    check_flow(g, flow)
    g.settle()


def read_piles(g: Blaue, deck: str, discard: str) -> None:
    """Both piles with the top card first, and all cards named nowhere where `+` says."""
    named = [words(deck), words(discard)]
    rest = [row[-1:] == [REST] for row in named]
    rows = [read_all(" ".join(row[: len(row) - is_rest]) or "-") for row, is_rest in zip(named, rest, strict=True)]
    if all(rest):
        raise ValueError("all cards named nowhere lie in one place only")
    unnamed = not_named(g.setup, [*rows, *[list(hand) for hand in g.hands]])
    rows[1 if rest[1] else 0] += unnamed
    if not rows[0]:
        raise ValueError("the draw pile is never empty (B-8.14)")
    g.deck, g.discard = vec[i64](rows[0][::-1]), vec[i64](rows[1][::-1])


def not_named(setup: Setup, rows: list[list[int]]) -> list[int]:
    """The fate cards that are in none of the rows."""
    left = list(setup.counts)
    for row in rows:
        for card in row:
            left[card] -= 1
            if left[card] < 0:
                raise ValueError(f"more cards than there are: {KINDS[card]}")
    return [card for card in range(len(KINDS)) for _ in range(left[card])]


def read_known(left: Parts, hands: Rows, seats: int) -> list[int]:
    """What each seat, and last the spectators, are sure of in each hand."""
    found: list[int] = []
    for observer in [*LETTERS[:seats], SPECTATOR]:
        for holder, letter in enumerate(LETTERS[:seats]):
            row = read_held(left.pop(f"known {observer} {letter}", "-"))
            if (row and observer == letter) or any([row.count(card) > list(hands[holder]).count(card) for card in row]):
                raise ValueError(f"{observer} cannot know this of the hand of {letter}")
            found.append(pack(row))
    check_public(found, seats)
    return found


def check_public(known: list[int], seats: int) -> None:
    """What spectators know, everybody knows."""
    for i, mine in enumerate(known[: seats * seats]):
        public = unpack(known[seats * seats + i % seats])
        if i // seats != i % seats and any([public.count(card) > unpack(mine).count(card) for card in public]):
            raise ValueError("what spectators know, everybody knows")


def read_view(setup: Setup, parts: Parts) -> BlaueView:
    """The view that write_view() wrote."""
    left = dict(parts)
    letters = LETTERS[: setup.seats]
    seat, asked = need(left, "seat"), need(left, "asked")
    viewer = None if seat == SPECTATOR else seat_of(seat, setup.seats)
    table = Table(
        princes=[setup.read_space(need(left, letter)) for letter in letters],
        open=[read_set(need(left, f"open {letter}")) for letter in letters],
        hands=[read_hand(need(left, f"hand {letter}"), s == viewer) for s, letter in enumerate(letters)],
        forces=read_forces(need(left, "forces")),
        wearer=read_wearer(need(left, "amulet"), setup.seats),
        deck=number(need(left, "deck")),
        discard=read_all(need(left, "discard"))[::-1],
        mover=seat_of(need(left, "mover"), setup.seats),
        number=number(need(left, "turn")),
        turn=NOBODY if asked == "-" else seat_of(asked, setup.seats),
    )
    memory = Memory(
        known=[read_held(need(left, f"memory known {letter}")) for letter in letters],
        public=[read_held(need(left, f"memory public {letter}")) for letter in letters],
    )
    flow = need(left, "next")
    nothing_left(left)
    view = BlaueView(viewer, table, memory, list(read_flow(flow)), setup)
    check_view(view)
    return view


def check_view(view: BlaueView) -> None:
    """All cards are somewhere, and none is there too often."""
    seats = range(view.setup.seats)
    unseen = not_named(view.setup, [view.table.discard, *[list(view.sure_of(seat)) for seat in seats]])
    if len(unseen) != view.table.deck + sum([view.size(seat) - len(view.sure_of(seat)) for seat in seats]):
        raise ValueError("the piles and hands do not make all the fate cards")
    if any([len(view.sure_of(seat)) > view.size(seat) for seat in seats]):
        raise ValueError("a hand is known to hold more cards than it has")


def read_hand(text: str, is_own: bool) -> list[int] | int:
    """The cards of one's own hand, the number of another's."""
    return read_held(text) if is_own else number(text)


def read_forces(text: str) -> list[int]:
    places = [read_place(word) for word in text.split()]
    if len(places) != FORCES or len(set(places)) < FORCES or 0 in places:
        raise ValueError("the forces stand on three different places from P1 on (B-12.3, B-12.8)")
    return places


def read_wearer(text: str, seats: int) -> int:
    return NOBODY if text == GOAL_TEXT else seat_of(text, seats)


def read_flow(text: str) -> vec[Step[Any]]:
    if not FLOW.fullmatch(text):
        raise ValueError(f"no turn goes on like this: {text!r}")
    return read_steps(text, STEPS)


def check_board(g: Blaue, flow: str) -> None:
    """Princes and hands are where they can be."""
    passing = flow.startswith(("Pay", "Left"))  # in the middle of a move the mover may be beside another prince
    road = [space for s, space in enumerate(g.princes) if not is_place(space) and not (passing and s == g.mover)]
    if len(set(road)) < len(road):
        raise ValueError("two princes stand on one road space (B-2.9)")
    there = [space for space in g.princes if space == space_of(LAST)]
    is_over = flow == "-"
    at_cap = g.setup.last_turn > 0 and g.number == g.setup.last_turn
    if len(there) > 1 or (there and not is_over) or (is_over and not there and not at_cap):
        raise ValueError("the game is over when a prince is in the Castle of Light, and only then (B-14.1)")
    for seat, hand in enumerate(g.hands):
        most = MOST_HELD if seat == g.mover and flow != START else HAND_LIMIT
        if len(hand) > most:
            raise ValueError(f"a hand of {len(hand)} cards (B-8.11, B-8.12)")


def check_flow(g: Blaue, flow: str) -> None:
    """The question fits the board."""
    space, place = g.princes[g.mover], segment_of(g.princes[g.mover])
    on_road = not is_place(space)
    if flow.startswith("Pay") and not (on_road and is_right(space) and g.setup.is_end(space)):
        raise ValueError("no place is faced (B-5.5)")
    if flow.startswith("Left") and not (
        on_road and not is_right(space) and index_of(space) == 1 and g.setup.is_castle(place)
    ):
        raise ValueError("no castle is behind this prince (B-5.15)")
    if flow.startswith("Castle") and (on_road or not g.setup.is_castle(place) or len(g.discard) == 0):
        raise ValueError("nothing can be taken here (B-10.1)")
    for digit in re.findall(r"(?:Stealing|Theft)\((\d)\)", flow):
        victim = int(digit)
        if victim >= g.setup.seats or victim == g.mover or len(g.hands[victim]) == 0:
            raise ValueError(f"nothing can be stolen from {LETTERS[victim]!r} (B-9.7, B-9.8)")
    if flow.startswith(("Pay", "Left")):
        check_question(g, flow)


def check_question(g: Blaue, flow: str) -> None:
    """The place puts the question."""
    place = g.place_ahead() if flow.startswith("Pay") else segment_of(g.princes[g.mover])
    demands = len(g.demand(place)) > 0
    is_free = g.setup.is_free and place < LAST
    if flow.startswith("Pay") and ((place == LAST and not flow.startswith("Pay(1)")) or not (demands or is_free)):
        raise ValueError("nothing is asked at this place (B-6.8, B-11.2)")
    if flow.startswith("Left") and g.setup.must_enter and not demands:
        raise ValueError("nothing is asked at this castle (B-5.15)")


def need(left: Parts, key: str) -> str:
    if key not in left:
        raise ValueError(f"a part is missing: {key!r}")
    return left.pop(key)


def nothing_left(left: Parts) -> None:
    """Every part has been read, but for the variant, which the set-up has."""
    for key in left:
        if not key.startswith("opt "):
            raise ValueError(f"no such part of a position: {key!r}")


def seat_of(letter: str, seats: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise ValueError(f"no such seat: {letter!r}")
    return LETTERS.index(letter)


def number(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise ValueError(f"no such number: {text!r}")
    return int(text)
