"""S5: the API does what its OpenAPI document says, whatever it is sent."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.routing import Route

from amulette.server import client
from amulette.server.app import application
from amulette.server.openapi import document
from amulette.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.running import Client, Running

CASES = 2000 if os.environ.get("HYPOTHESIS_PROFILE") == "all" else 30  # for each operation
OPERATIONS = [(path, method) for path, methods in document()["paths"].items() for method in methods]


def test_every_route_is_in_the_document() -> None:
    routes = [route.path for route in application(Settings()).routes if isinstance(route, Route)]
    pages = {route.path for route in client.ROUTES}
    known = {re.sub(r":str\}", "}", path) for path in routes if path not in pages} - {"/metrics", "/api/openapi.json"}

    assert {path for path, _ in OPERATIONS} == known


def test_the_document_is_served(ada: Client) -> None:
    assert ada.call("/api/openapi.json") == document()


@pytest.mark.parametrize(("path", "method"), [each for each in OPERATIONS if "stream" not in each[0]])
def test_whatever_is_sent_is_answered_as_the_document_says(server: Running, path: str, method: str) -> None:
    schema = schemathesis.openapi.from_dict(document())
    schema.config.base_url = server.url
    strategy = schema[path][method.upper()].as_strategy()

    @given(case=strategy)
    @settings(
        max_examples=CASES,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def every_case(case: Any) -> None:  # noqa: ANN401 - of a generic type
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        case.call_and_validate(timeout=20, excluded_checks=[positive_data_acceptance])  # a table may refuse

    every_case()
