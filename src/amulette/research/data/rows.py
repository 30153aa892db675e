"""From a game that was played to rows: one for each seat of the game, and one for each decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields

from amulette.kernel.chance import Seeded
from amulette.kernel.contract import Game
from amulette.research.encodings.encoding import Encoding
from amulette.research.results import results


@dataclass(frozen=True)
class Match:
    """One game of a match: its deal, who sat where, and the actions in order."""

    number: int
    deal: int
    seed: bytes
    levels: Sequence[str]
    actions: Sequence[int]


@dataclass(frozen=True)
class SeatRow:
    """How a seat fared in a game."""

    game: int
    deal: int
    seed: str
    seat: int
    level: str
    place: int
    score: int
    result: float  # from 1 for leaving all others behind to -1
    decisions: int  # of this seat


@dataclass(frozen=True)
class DecisionRow:
    """What a seat was asked, knew and did."""

    game: int
    move: int  # from 1
    seat: int
    level: str
    question: str
    options: int
    action: str
    word: str  # the choices that spell the action
    result: float  # of the seat, in the end
    features: bytes


def seats_of(match: Match, game: Game) -> list[SeatRow]:
    """The game is played again for that."""
    state, acted = game.deal(len(match.levels), Seeded(match.seed)), []
    for action in match.actions:
        acted.append(state.turn)
        state.apply(state.turn, action)
    final, places, scores = results(state.places()), state.places(), state.scores()
    return [
        SeatRow(match.number, match.deal, match.seed.hex(), s, level, places[s], scores[s], final[s], acted.count(s))
        for s, level in enumerate(match.levels)
    ]


def decisions_of(match: Match, game: Game, encoding: Encoding) -> list[DecisionRow]:
    """The game is played again for that."""
    state, asked = game.deal(len(match.levels), Seeded(match.seed)), []
    for action in match.actions:
        seat = state.turn
        asked.append((seat, repr(state.agenda[-1]), len(state.options(seat)), action, state.view(seat)))
        state.apply(seat, action)
    final = results(state.places())
    return [
        DecisionRow(
            game=match.number,
            move=move,
            seat=seat,
            level=match.levels[seat],
            question=question,
            options=options,
            action=game.write(action),
            word=" ".join([str(choice) for choice in encoding.spell(action)]),
            result=final[seat],
            features=encoding.features(view, seat).tobytes(),
        )
        for move, (seat, question, options, action, view) in enumerate(asked, 1)
    ]


def columns(row: type[SeatRow | DecisionRow]) -> list[str]:
    return [field.name for field in fields(row)]


def plain(rows: Iterable[SeatRow | DecisionRow]) -> Iterator[dict[str, object]]:
    """For text formats: features as hexadecimal digits, two for each."""
    for row in rows:
        found = {name: getattr(row, name) for name in columns(type(row))}
        yield {name: value.hex() if isinstance(value, bytes) else value for name, value in found.items()}
