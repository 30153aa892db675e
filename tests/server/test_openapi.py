"""S5: the API does what its OpenAPI document says, whatever it is sent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.routing import Route

from amulette.games.catalogue import GAMES
from amulette.server import client
from amulette.server.app import application
from amulette.server.openapi import document
from amulette.server.settings import Settings
from amulette.table.seating import is_name
from tests.sizes import sizes

if TYPE_CHECKING:
    from tests.server.running import Client, Running

# A name's signs have to be printable, and no blank at its ends: no pattern of a schema says that, so other names are
# left out here.  What fits the schema of a record is hardly ever one: its moves have to be legal and to lead to its
# digest.  So for these a request that fits may be refused; for all others it is accepted, or there is no such table.
OPEN = ("/api/tables", "post")
RECORDS = (("/api/replays", "post"), ("/api/replays/tables", "post"))  # what fits the schema is seldom a record
OPERATIONS = [(path, method) for path, methods in document()["paths"].items() for method in methods]


def test_every_route_is_in_the_document() -> None:
    routes = [route.path for route in application(Settings()).routes if isinstance(route, Route)]
    pages = {route.path for route in client.ROUTES}
    known = {re.sub(r":str\}", "}", path) for path in routes if path not in pages} - {"/metrics", "/api/openapi.json"}

    assert {path for path, _ in OPERATIONS} == known


def test_the_document_is_served(ada: Client) -> None:
    assert ada.call("/api/openapi.json") == document()


@sizes("cases", 30, 2000)  # for each operation
@pytest.mark.parametrize(("path", "method"), [each for each in OPERATIONS if "stream" not in each[0]])
def test_whatever_is_sent_is_answered_as_the_document_says(server: Running, path: str, method: str, cases: int) -> None:
    schema = schemathesis.openapi.from_dict(document())
    schema.config.base_url = server.url
    strategy = schema[path][method.upper()].as_strategy()
    excluded = [positive_data_acceptance] if (path, method) in RECORDS else []

    @given(case=strategy)
    @settings(
        max_examples=cases,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def every_case(case: Any) -> None:  # noqa: ANN401 - of a generic type
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        case.body = whole(case.body)
        assume((path, method) != OPEN or is_name(case.body["name"]))
        answer = case.call_and_validate(timeout=20, excluded_checks=excluded)
        assert (path, method) != OPEN or answer.status_code == 201

    every_case()


def whole(value: Any) -> Any:  # noqa: ANN401 - JSON
    """A JSON schema takes 7.0 for an integer; our decoder, as docs/protocol.md says, only 7."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: whole(each) for key, each in value.items()}
    return [whole(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_can_be_opened_with_all_that_the_list_of_games_tells(ada: Client, game: str) -> None:
    told = next(each for each in ada.call("/api/games") if each["key"] == game)
    fewest, most = told["seats"]
    plans: list[dict[str, Any]] = [{"seats": [level] * most} for level in told["levels"]]
    plans += [{"seats": [None] * seats} for seats in range(fewest, most + 1)]
    plans += [{"options": {each["key"]: value}} for each in told["options"] for value in each["values"]]

    for plan in plans:
        opened = ada.call("/api/tables", {"game": game, "name": "Ada", "seats": [None] * fewest, **plan})
        assert opened["person"] == "p0"
