"""From a message to its answer."""

from __future__ import annotations

from amulette.server import rendering
from amulette.server.aside import SetAsideError
from amulette.server.hub import Hub
from amulette.server.live import NoTableError
from amulette.server.logs import log
from amulette.server.rendering import ForbiddenError, Visit
from amulette.store.contract import StoreError
from amulette.table.effects import Refuse, RefusedError
from amulette.table.requests import Request
from amulette.wire.incoming import Why
from amulette.wire.outgoing import Ack, Allowed, Refused


async def answered(hub: Hub, seen: Visit, request: Request) -> Ack | Refused | Allowed:
    """What the sender gets; whatever goes wrong, nothing is acknowledged that is not on disk."""
    try:
        await seen.live.ready()
        if isinstance(request, Why):
            await seen.live.confirm(seen.person, seen.token)
            return rendering.explain(seen, request)
        await hub.check_listing(seen.live, request)
        answer = await seen.live.ask(request, seen.person, seen.token)
        if isinstance(answer, Refuse):
            await seen.live.confirm(seen.person, seen.token)
        await seen.live.ready()  # the store may have been in trouble meanwhile
        return rendering.reply(seen, request, answer)
    except ForbiddenError:
        return Refused(id=request.id, code="not-yours")
    except RefusedError as error:
        return Refused(id=request.id, code=error.code)
    except NoTableError:
        return Refused(id=request.id, code="no-table")
    except SetAsideError as error:
        return Refused(id=request.id, code="set-aside", facts={"why": error.why})
    except StoreError as error:
        log.error("not written", table=seen.live.name, why=str(error))
        return Refused(id=request.id, code="trouble")
