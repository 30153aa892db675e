"""How a table begins: new, as the rematch of another, or read from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from msgspec.structs import replace

from amulette.bots.levels import BOTS
from amulette.games.catalogue import OutdatedError
from amulette.kernel.contract import Game
from amulette.kernel.record import Record
from amulette.table import absence, agreements, playing, seating, talk
from amulette.table.entries import Chair, Guest, Logged, Opened
from amulette.table.playing import prepare
from amulette.table.seating import is_name, is_stand_in
from amulette.table.settings import Settings
from amulette.table.table import Table, need

PARAGRAPHS = (absence, agreements, playing, seating, talk)  # each teaches `decide` and `fold` its part
Secret = tuple[bytes, bytes]  # seed and salt


class Opener(Protocol):
    """Finds a game as a table began it.  Raises OutdatedError."""

    def __call__(self, key: str, options: Mapping[str, object], *, version: int, edition_hash: str) -> Game: ...


def new(game: Game, settings: Settings, chairs: list[Chair], host: Guest, secret: Secret, now: int) -> Opened:
    """The first entry of a table; `secret` is the seed and salt of its shuffle.  Raises RefusedError."""
    need(is_name(host.name), "bad-name")
    need(len(chairs) in game.seats, "no-seat")
    need(settings.clock.is_possible, "bad-options")
    need(is_stand_in(game.key, settings.stand_in), "no-level")
    need(all([chair.level is None or chair.level in BOTS[game.key] for chair in chairs]), "no-level")
    return opened(game, settings, chairs, [host], host.person, secret, now)


def onward(opened: Opened, record: Record, moves: int) -> Opened:
    """The same table, to begin after so many moves of the record."""
    return replace(opened, dealt=record.seed, moves=record.moves[:moves])


def again(table: Table, game: Game, secret: Secret, now: int) -> Opened:
    """The rematch: the same people on the same seats, with a new shuffle; `game` is what is played."""
    chairs = [Chair(level=seat.level, person=seat.owner if seat.is_human else None) for seat in table.seats]
    guests = [Guest(key, person.name, person.token, person.origin) for key, person in table.people.items()]
    entry = opened(game, table.settings, chairs, guests, table.host, secret, now)
    return replace(entry, deal=table.opened.deal + 1, before=table.name)


def opened(
    game: Game,
    settings: Settings,
    chairs: list[Chair],
    guests: list[Guest],
    host: str,
    secret: Secret,
    now: int,
) -> Opened:
    return Opened(
        at=now,
        game=game.key,
        version=game.version,
        edition=game.edition.id,
        edition_hash=game.edition.hash,
        options=dict(game.options),
        settings=settings,
        chairs=chairs,
        guests=guests,
        host=host,
        seed=secret[0].hex(),
        salt=secret[1].hex(),
    )


def restored(name: str, log: list[tuple[int, str, Logged]], opener: Opener) -> Table:
    """The table that its log tells of.  Raises OutdatedError."""
    table = begun(name, log[0][2], opener)
    for _ in folding(table, log[1:]):
        pass
    return table


def folding(table: Table, log: Iterable[tuple[int, str, Logged]]) -> Iterator[None]:
    """Fold the entries after the first, step by step; until the last step nobody may use the table."""
    table.is_live = False
    yield from prepare(table)
    for seq, move_id, entry in log:
        table.absorb(seq, move_id, entry)
        yield
    table.is_live = True


def begun(name: str, first: Logged, opener: Opener) -> Table:
    """The table as its first entry leaves it.  Raises OutdatedError."""
    if not isinstance(first, Opened):
        raise OutdatedError(f"table {name}: the log does not begin with its opening")
    game = opener(first.game, first.options, version=first.version, edition_hash=first.edition_hash)
    return Table(name, game, first)
