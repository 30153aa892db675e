"""From a message to its answer."""

from __future__ import annotations

from amulette.server.live import NoTableError
from amulette.server.logs import log
from amulette.server.visit import Visit
from amulette.store.contract import StoreError
from amulette.table.effects import Acknowledge
from amulette.table.looking import why_not
from amulette.table.requests import Request
from amulette.table.table import Table
from amulette.wire.encoder import because, refused
from amulette.wire.incoming import Why
from amulette.wire.outgoing import Ack, Allowed, Refused


async def answered(seen: Visit, request: Request) -> Ack | Refused | Allowed:
    """What the sender gets; whatever goes wrong, nothing is acknowledged that is not on disk."""
    try:
        table = await seen.live.table()
        if isinstance(request, Why):
            return explained(seen, table, request)
        answer = await seen.live.ask(request, seen.person)
    except NoTableError:
        return Refused(id=request.id, code="no-table")
    except StoreError as error:
        log.error("not written", table=seen.live.name, why=str(error))
        return Refused(id=request.id, code="trouble")
    if isinstance(answer, Acknowledge):
        return Ack(id=request.id, seq=answer.seq)
    return refused(request.id, answer, table.game)


def explained(seen: Visit, table: Table, request: Why) -> Refused | Allowed:
    """Only for one's own seat: a refusal is made from what that seat may know."""
    if request.seat >= len(table.seats) or seen.person is None or table.seats[request.seat].owner != seen.person:
        return Refused(id=request.id, code="not-yours")
    try:
        refusal = why_not(table, request.seat, request.text)
    except ValueError:
        return Refused(id=request.id, code="unreadable")
    return Allowed(id=request.id) if refusal is None else because(request.id, refusal, table.game)
