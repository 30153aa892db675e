"""Recorded games: told again move by move, and played on against bots.  A running game is nobody's to replay."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from amulette.files.editions import open_recorded
from amulette.files.records import from_dict
from amulette.games.catalogue import GAMES
from amulette.kernel.contract import Game
from amulette.kernel.contract import RefusedError as NotDealtError
from amulette.kernel.options import OptionError
from amulette.kernel.record import Record, RecordError
from amulette.server.rendering import closing
from amulette.server.routes import answer, check_pace, paced_body, refusal
from amulette.server.tokens import give, new_token
from amulette.server.visit import address_of, hub_of, network_mark, visit
from amulette.table.effects import Refuse, RefusedError
from amulette.table.requests import Start
from amulette.table.table import need
from amulette.wire.decoder import LARGEST_RECORD
from amulette.wire.incoming import MOST_RETOLD, Onward, Retelling
from amulette.wire.outgoing import Refused
from amulette.wire.retelling import bind, tell_frames

T = TypeVar("T")
ALL = "all"


async def replay(request: Request) -> Response:
    """A finished table's game, from any seat or all-seeing; who asks need not have been there."""
    check_pace(request)
    seen = await visit(request)
    record, game = closing(seen)
    wanted = request.query_params.get("view", "")
    seat = viewpoint(wanted, len(record.seats))
    return await told(request, record, game, seat, wanted == ALL)


async def told(request: Request, record: Record, game: Game, seat: int | None, sees_all: bool) -> Response:
    """Raises RecordError; RefusedError where this caller already has some told."""
    frames = await beside_play(request, tell_frames(record, game, seat, sees_all))
    return answer(bind(record, seat, sees_all, frames))


async def beside_play(request: Request, steps: Iterable[T]) -> list[T]:
    """Take the steps beside everybody's play, a few for each caller at once.  Raises RefusedError."""
    hub = hub_of(request)
    with hub.tellings.admitted(address_of(request)) as admitted:
        need(admitted, "busy")
        return await hub.slices.take(steps)


def viewpoint(wanted: str, seats: int) -> int | None:
    if wanted in ("", ALL):
        return None
    if len(wanted) != 1 or wanted not in "01234567"[:seats]:
        raise RefusedError("no-seat")
    return int(wanted)


async def retell(request: Request) -> Response:
    """A record from anywhere, if it proves to be one."""
    wanted = await paced_body(request, Retelling, LARGEST_RECORD)
    record, game = opened(wanted.record)
    if wanted.seat is not None and wanted.seat >= len(record.seats):
        raise RefusedError("no-seat")
    return await told(request, record, game, wanted.seat, wanted.all)


async def go_on(request: Request) -> Response:
    """A new table that begins where the record is after so many moves; the person sits there already."""
    wanted = await paced_body(request, Onward, LARGEST_RECORD)
    record, game = opened(wanted.record)
    if wanted.seat >= len(record.seats):
        raise RefusedError("no-seat")
    state = record.deal(game)
    await beside_play(request, (record.step(game, state, i) for i in range(min(wanted.moves, len(record.moves)))))
    if not state.waiting():
        raise RefusedError("too-late")
    token = new_token()
    hub = hub_of(request)
    name = await hub.go_on(game, record, wanted, token, network_mark(request))
    effect = await hub.find(name).ask(Start(id=secrets.token_hex(8)), "p0")
    if isinstance(effect, Refuse):
        return refusal(Refused(id=None, code=effect.code))
    response = answer({"table": name, "person": "p0"}, 201)
    give(response, request, name, token)
    return response


def opened(data: Mapping[str, object]) -> tuple[Record, Game]:
    """The record and its game.  Raises RecordError, which names the place."""
    record = from_dict(data)
    if len(record.moves) > MOST_RETOLD:
        raise RecordError(f"moves: more than {MOST_RETOLD} are not told here")
    if record.game not in GAMES:
        raise RecordError("game: there is no such game here")
    try:
        game = open_recorded(record)
    except OptionError as error:
        raise RecordError(f"options: {error}") from error
    if record.version != game.version:
        raise RecordError(f"version: {record.version} is not {game.version}")
    if record.edition_hash != game.edition.hash:
        raise RecordError("edition: another one than here")
    if record.options != game.options:
        raise RecordError("options: not all are named")
    try:
        record.deal(game)
    except NotDealtError as error:
        raise RecordError(f"seats: {error.refusal.clause}", refusal=error.refusal) from error
    return record, game
