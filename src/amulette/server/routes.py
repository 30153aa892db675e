"""What can be asked over HTTP.  A GET changes nothing."""

from __future__ import annotations

import asyncio
import io
import secrets
from typing import Final, TypeVar

import msgspec
import segno
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

from amulette import __version__
from amulette.bots.levels import BOTS
from amulette.games.catalogue import GAMES
from amulette.kernel.options import OptionError
from amulette.server import rendering
from amulette.server.asking import answered
from amulette.server.limits import spread
from amulette.server.live import Live
from amulette.server.rendering import ForbiddenError, Visit
from amulette.server.thinkers import NotWantedError
from amulette.server.tokens import cookie_name, digest, give, new_token
from amulette.server.turns import Asker
from amulette.server.visit import address_of, check_origin, hub_of, look_at, network_mark, visit
from amulette.store.contract import StoreError
from amulette.table.effects import Refuse, RefusedError
from amulette.table.requests import Invite, Join, Say, Sit, Switch
from amulette.table.table import need
from amulette.wire.decoder import LARGEST, BadMessageError, decode, decode_as
from amulette.wire.encoder import encode
from amulette.wire.heartbeat import Ping, Pong
from amulette.wire.incoming import Claim, Hello, Plan, Transfer
from amulette.wire.outgoing import Refused

T = TypeVar("T")
JSON: Final = "application/json"
MOST_LISTED: Final = 100
LOBBY: Final = 4  # looks at a table cost as much as one at the lobby, and one more
STATUS: Final = {
    "no-table": 404,
    "no-link": 404,
    "stale": 409,
    "seat-taken": 409,
    "set-aside": 409,
    "too-much": 429,
    "too-many-tables": 429,
    "trouble": 503,
}


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type=JSON)


def refusal(message: Refused) -> Response:
    status = STATUS.get(message.code, 403 if message.code in ("not-yours", "not-host", "no-person") else 422)
    headers = {"retry-after": "1"} if status in (429, 503) else None
    return Response(encode(message), status, headers, JSON)


async def body(request: Request, kind: type[T], largest: int = LARGEST) -> T:
    """Raises ForbiddenError, BadMessageError."""
    check_page(request)
    return decode_as(await raw_body(request, largest), kind, largest)


async def paced_body(request: Request, kind: type[T], largest: int = LARGEST) -> T:
    """The body of what an address may ask for so often; beyond that it is not even read.  Raises RefusedError too."""
    check_page(request)
    check_pace(request)
    return await body(request, kind, largest)


def check_page(request: Request) -> None:
    """A foreign page can send nothing, nor use up what its reader may.  Raises ForbiddenError."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise ForbiddenError("json-only")  # what a form of a foreign page cannot send


async def raw_body(request: Request, largest: int = LARGEST) -> bytes:
    try:
        async with asyncio.timeout(spread(hub_of(request).settings.limits.patience)):
            return await collected(request, largest)
    except TimeoutError as error:
        raise BadMessageError("not there in time") from error


async def collected(request: Request, largest: int) -> bytes:
    """No more than a message may have."""
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > largest:
            raise BadMessageError(f"longer than {largest} bytes")
    return found


def check_pace(request: Request) -> None:
    if not hub_of(request).openings.takes(address_of(request)):
        raise RefusedError("busy")


# -- beside the tables --------------------------------------------------------


async def live(_: Request) -> Response:
    """Say that this process answers, whatever its store does."""
    return answer({"ok": True})


async def health(request: Request) -> Response:
    """Say whether a write went through in the last seconds: whether tables can be played."""
    try:
        await hub_of(request).pulse.check()
    except StoreError as error:
        return answer({"ok": False, "why": str(error)}, 503)
    return answer({"ok": True, "aside": hub_of(request).aside.count})


async def metrics(request: Request) -> Response:
    return Response(generate_latest(hub_of(request).metrics.registry), media_type="text/plain; version=0.0.4")


async def games(_: Request) -> Response:
    return answer(
        [
            {
                "key": key,
                "version": game.version,
                "seats": [game.seats.start, game.seats.stop - 1],
                "options": [{"key": option.key, "values": option.values} for option in game.declared],
                "levels": list(BOTS[key]),
            }
            for key, game in GAMES.items()
        ]
    )


async def about(request: Request) -> Response:
    return answer({"title": hub_of(request).settings.title, "version": __version__})


async def tables(request: Request) -> Response:
    bucket = hub_of(request).readings.of(address_of(request))
    need(bucket.takes(), "busy")
    bucket.charge(LOBBY)
    found = await hub_of(request).store.listed(MOST_LISTED)
    return answer(
        [{"table": each.game, "game": each.kind, "phase": each.phase, "changed": each.changed} for each in found]
    )


async def opened(request: Request) -> Response:
    """A new table; whoever opens it is its host."""
    plan = await paced_body(request, Plan)
    if plan.game not in GAMES:
        raise RefusedError("bad-options")
    token = new_token()
    try:
        name = await hub_of(request).begin(plan, token, network_mark(request))
    except OptionError as error:
        raise RefusedError("bad-options") from error
    live = await hub_of(request).ready(name)
    response = answer({"table": name, "person": "p0", "commitment": rendering.commitment(live)}, 201)
    give(response, request, name, token)
    return response


# -- at a table ---------------------------------------------------------------


async def claim(request: Request) -> Response:
    """Come to the table, and sit down if a seat is named.  Who is there already keeps their name and token."""
    wanted = await paced_body(request, Claim)
    seen = await visit(request)
    person, token = seen.person, None
    if person is None:
        token = new_token()
        joining = Join(id=secrets.token_hex(8), name=wanted.name, token=digest(token), origin=network_mark(request))
        await done(seen.live, joining, None)
        await seen.live.ready()
        person = rendering.person_with(seen.live, digest(token))
    if wanted.seat is not None:
        sit = Sit(id=secrets.token_hex(8), seat=wanted.seat, entropy=wanted.entropy)
        effect = await seen.live.ask(sit, person)
        if isinstance(effect, Refuse):
            response = refusal(Refused(id=None, code=effect.code))
            return given(response, request, seen.live, token)
    return given(answer({"person": person, "seat": wanted.seat}), request, seen.live, token)


def given(response: Response, request: Request, live: Live, token: str | None) -> Response:
    if token is not None:
        give(response, request, live.name, token)
    return response


async def done(live: Live, request: Join | Switch | Invite, by: str | None, token: str | None = None) -> None:
    """Raises RefusedError."""
    effect = await live.ask(request, by, token)
    if isinstance(effect, Refuse):
        raise RefusedError(effect.code, effect.refusal)


async def link(request: Request) -> Response:
    """A link, good for one use, that moves this person to another device; and its QR code."""
    seen = await sent_by_person(request)
    await body(request, dict)
    secret = new_token()
    await done(seen.live, Invite(id=secrets.token_hex(8), link=digest(secret)), seen.person, seen.token)
    address = f"{request.base_url}t/{seen.live.name}#move={secret}"  # what follows # is never sent to a server
    return answer({"link": secret, "url": address, "qr": drawn(address)})


def drawn(address: str) -> str:
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", scale=4, xmldecl=False)
    return picture.getvalue().decode()


async def transfer(request: Request) -> Response:
    """Go on here with the person that a one-time link names; the device before has no seat any more."""
    wanted = await paced_body(request, Transfer)
    live, _ = await look_at(request, request.path_params["table"])
    token = new_token()
    await done(live, Switch(id=secrets.token_hex(8), link=digest(wanted.link), token=digest(token)), None)
    await live.ready()
    person = rendering.person_with(live, digest(token))
    response = answer({"person": person, "seats": rendering.seats_of(live, person)})
    give(response, request, live.name, token)
    return response


async def follow(request: Request) -> Response:
    """Go on to the rematch with the same token."""
    seen = await sent_by_person(request)
    await body(request, dict)
    await seen.live.ready()
    following = rendering.successor(seen)
    token = request.cookies.get(cookie_name(seen.live.name))
    if following is None:
        raise RefusedError("too-early")
    if seen.person is None or token is None:
        raise ForbiddenError("no-person")
    response = answer({"table": following, "person": seen.person})
    give(response, request, following, token)
    return response


async def requests(request: Request) -> Response:
    """One request to the table, as on a socket."""
    seen = await sent_by_person(request)
    message = decode(await raw_body(request))
    if isinstance(message, (Hello, Ping, Pong)):
        raise BadMessageError("this is for sockets")
    if isinstance(message, Say) and not hub_of(request).chats.takes(seen.sender):
        return refusal(Refused(id=message.id, code="too-much"))
    found = await answered(hub_of(request), seen, message)
    return refusal(found) if isinstance(found, Refused) else Response(encode(found), media_type=JSON)


async def sent_by_person(request: Request) -> Visit:
    """The visit of somebody at the table who may send something more now; its body is not read yet.

    Whoever goes on with it shows the token again.  Raises ForbiddenError, RefusedError.
    """
    check_page(request)
    seen = await visit(request)
    if seen.person is None:
        raise ForbiddenError("no-person")
    need(hub_of(request).posts.takes(seen.sender), "busy")
    return seen


async def hint(request: Request) -> Response:
    """What a bot would do in the seat's place; it sees what the seat sees, and nothing is done."""
    await paced_body(request, dict)  # a bot's thought is as dear as a new table
    seen = await visit(request)
    question = rendering.ask_adviser(seen)
    asker = Asker(network_mark(request), seen.live.name, is_person=True)
    try:
        text, _ = await hub_of(request).thinkers.choose(question, asker, lambda: is_there(request))
    except NotWantedError as error:
        raise RefusedError("stale") from error
    await seen.live.ready()
    rendering.open_to(seen)
    return answer({"text": text})


async def is_there(request: Request) -> bool:
    return not await request.is_disconnected()


async def edition(request: Request) -> Response:
    """What is printed on the components of this table's game."""
    live, _ = await look_at(request, request.path_params["table"])
    return answer(rendering.edition(live))


async def record(request: Request) -> Response:
    """The record of a finished game and the proof of its shuffle, if it has one; nobody gets it before."""
    return answer(rendering.record(await visit(request)))
