"""A table read from its log beside its record replayed: what the furniture costs on top of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bench.builds import Build, module_of
from bench.report import REPLAYED, RESTORED, RESTORED_MOVES
from bench.rounds import Contestant

if TYPE_CHECKING:
    from amulette.kernel.contract import Game
    from amulette.kernel.record import Record

KEY, SEATS, MOVES = "das-amulett", 5, RESTORED_MOVES
BEGAN, THOUGHT = 1000, 500  # milliseconds: when the table opens, and for each move


def restore(build: Build) -> list[Contestant]:
    """One game in both ways; a game of the race is one reading of it, and its moves are what is counted."""
    game = module_of(build, "amulette.files.editions").open_game(KEY)
    record = played(build, game)
    opening, log = module_of(build, "amulette.table.opening"), module_of(build, "amulette.wire.log")
    opener = module_of(build, "amulette.files.editions").open_shared  # as the server does
    rows = [(seq, f"m{seq}", log.write(entry)) for seq, entry in enumerate(entries(build, game, record))]

    def replay(_seed: int, games: int) -> int:
        for _ in range(games):
            record.replay(game)
        return games * len(record.moves)

    def fold(_seed: int, games: int) -> int:
        return sum([table() for _ in range(games)])

    def table() -> int:
        moves: int = opening.restored("t", [(seq, id_, log.read(body)) for seq, id_, body in rows], opener).play.moves
        return moves

    assert fold(0, 1) == MOVES
    return [Contestant(REPLAYED, replay, build.enter), Contestant(RESTORED, fold, build.enter)]


def played(build: Build, game: Game) -> Record:
    """The first moves of a game of bots, which play as people do: at random few things would be worth a thought."""
    kernel = module_of(build, "amulette.kernel.record")
    record: Record = kernel.begin(game, [f"p{seat}" for seat in range(SEATS)], bytes(32))
    state, rng = record.deal(game), build.fast(1)
    bot = module_of(build, "amulette.bots.levels").bot(KEY, "medium")
    while len(record.moves) < MOVES:
        seat = state.waiting()[0]
        action = bot.choose(state.view(seat), list(state.options(seat)), [], rng)
        record.moves.append((seat, game.write(action)))
        state.apply(seat, action)
    record.close(state)
    return record


def entries(build: Build, game: Game, record: Record) -> list[Any]:
    """The log of a table at which people made the same moves."""
    e, settings = [module_of(build, f"amulette.table.{name}") for name in ("entries", "settings")]
    people = [f"p{seat}" for seat in range(SEATS)]
    opened = e.Opened(
        at=BEGAN,
        game=game.key,
        version=game.version,
        edition=game.edition.id,
        edition_hash=game.edition.hash,
        options=game.options,
        settings=settings.usual(game.key),
        chairs=[e.Chair(person=person) for person in people],
        guests=[e.Guest(person, person, "0" * 64) for person in people],
        host=people[0],
        seed="00" * 32,
        salt="00" * 16,
        dealt=record.seed,
    )
    times = range(BEGAN + THOUGHT, BEGAN + THOUGHT * (MOVES + 1), THOUGHT)
    moves = [e.Moved(at=at, by=people[s], seat=s, text=text) for at, (s, text) in zip(times, record.moves, strict=True)]
    return [opened, e.Started(at=BEGAN, by=people[0]), *moves]
