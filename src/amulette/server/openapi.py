"""The HTTP side in OpenAPI 3.1, made from the very types that are decoded and encoded."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from amulette import __version__
from amulette.bots.levels import BOTS
from amulette.games.catalogue import GAMES
from amulette.kernel.options import Option
from amulette.table.requests import Asked
from amulette.wire.incoming import Claim, Onward, Plan, Retelling, Transfer, Why
from amulette.wire.outgoing import Ack, Allowed, Refused, Replay, Update

Schema = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
TABLE: Final[Schema] = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT: Final[Schema] = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 7}}
SINCE: Final[Schema] = {
    "name": "since",
    "in": "query",
    "schema": {"type": "integer", "minimum": -1, "maximum": 999_999_999},
}
WAIT: Final[Schema] = {"name": "wait", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 25}}
VIEW: Final[Schema] = {"name": "view", "in": "query", "schema": {"type": "string", "pattern": "^(all|[0-7])$"}}
ANYTHING: Final[Schema] = {}
CLOCKS: Final = {"none": "", "move": "seconds", "bank": "seconds", "days": "days"}  # by kind: what it is counted in


def content(schema: Schema, kind: str = "application/json") -> Schema:
    return {"description": "", "content": {kind: {"schema": schema}}}


def operation(name: str, answer: Schema, parameters: list[Schema], taken: Schema | None = None) -> Schema:
    found: Schema = {"operationId": name, "responses": answer, "parameters": parameters}
    if taken is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": taken}}}
    return found


def precise(components: dict[str, Schema]) -> dict[str, Schema]:
    """What the types do not say: which seats, bots and options each game has, and that a clock gives some time."""
    plan, settings = components["Plan"], components["Settings"]
    levels = [level for level in BOTS[next(iter(GAMES))] if all([level in bots for bots in BOTS.values()])]
    agreed = {**settings["properties"], "stand_in": {"enum": levels, "default": "medium"}}
    return {
        **components,
        "Plan": {"oneOf": [plan_of(plan, key) for key in GAMES]},
        "Settings": {**settings, "properties": agreed},
        "Clock": {"oneOf": [clock_of(components["Clock"], kind, unit) for kind, unit in CLOCKS.items()]},
    }


def clock_of(clock: Schema, kind: str, unit: str) -> Schema:
    """Return the schema of one kind of clock; one that gives time gives some."""
    own: Schema = {"kind": {"const": kind}}
    if unit:
        own[unit] = {**clock["properties"][unit], "minimum": 1}
    required = ["kind", unit] if unit else []
    return {**clock, "title": f"Clock: {kind}", "properties": {**clock["properties"], **own}, "required": required}


def plan_of(plan: Schema, key: str) -> Schema:
    game = GAMES[key]
    seats = {
        "type": "array",
        "items": {"enum": [None, *BOTS[key]]},
        "minItems": game.seats.start,
        "maxItems": game.seats.stop - 1,
    }
    options = {option.key: values(option) for option in game.declared}
    own = {
        "game": {"const": key},
        "seats": seats,
        "options": {"type": "object", "properties": options, "additionalProperties": False, "default": {}},
    }
    return {**plan, "title": f"Plan: {key}", "properties": {**plan["properties"], **own}}


def values(option: Option) -> Schema:
    some = {"enum": list(option.values)}
    return some if option.at_least is None else {"anyOf": [some, {"type": "integer", "minimum": option.at_least}]}


def document(prefix: str = "") -> Schema:
    kinds = [Plan, Claim, Transfer, Why | Asked, Update, Refused, Ack | Allowed, Retelling, Onward, Replay]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    plan, claim, transfer, request, update, refused, done, retelling, onward, replay = schemas
    no = {code: content(refused) for code in ("400", "403", "404", "409", "413", "422", "429", "503")}
    ok, made = {"200": content(ANYTHING), **no}, {"201": content(ANYTHING), **no}
    updated, acknowledged = {"200": content(update), **no}, {"200": content(done), **no}
    told = {"200": content(replay), **no}
    lines = {"200": content({"type": "string"}, "application/x-ndjson"), **no}
    paths = {
        "/health": {"get": operation("health", ok, [])},
        "/health/live": {"get": operation("live", ok, [])},
        "/api/about": {"get": operation("about", ok, [])},
        "/api/games": {"get": operation("games", ok, [])},
        "/api/tables": {"get": operation("tables", ok, []), "post": operation("open", made, [], plan)},
        "/api/tables/{table}/claim": {"post": operation("claim", ok, [TABLE], claim)},
        "/api/tables/{table}/link": {"post": operation("link", ok, [TABLE], {"type": "object"})},
        "/api/tables/{table}/transfer": {"post": operation("transfer", ok, [TABLE], transfer)},
        "/api/tables/{table}/follow": {"post": operation("follow", ok, [TABLE], {"type": "object"})},
        "/api/tables/{table}/requests": {"post": operation("request", acknowledged, [TABLE, SEAT], request)},
        "/api/tables/{table}/close": {"post": operation("close", ok, [TABLE], {"type": "object"})},
        "/api/tables/{table}/hint": {"post": operation("hint", ok, [TABLE, SEAT], {"type": "object"})},
        "/api/tables/{table}/updates": {"get": operation("updates", updated, [TABLE, SEAT, SINCE, WAIT])},
        "/api/tables/{table}/stream": {"get": operation("stream", lines, [TABLE, SEAT, SINCE])},
        "/api/tables/{table}/edition": {"get": operation("edition", ok, [TABLE])},
        "/api/tables/{table}/record": {"get": operation("record", ok, [TABLE])},
        "/api/tables/{table}/replay": {"get": operation("replay", told, [TABLE, VIEW])},
        "/api/replays": {"post": operation("retell", told, [], retelling)},
        "/api/replays/tables": {"post": operation("go_on", made, [], onward)},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Amulette", "version": __version__},
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "components": {"schemas": precise(components)},
    }


async def openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(document(request.scope.get("root_path", ""))), media_type="application/json")
