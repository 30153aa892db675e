"""One server for the tests of a file, its tables in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.server.settings import Settings
from tests.server.running import OPEN_LIMITS, Client, Running, running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as found:
        yield found


@pytest.fixture
def ada(server: Running) -> Client:
    """Somebody who has not opened a table yet."""
    return Client(server.url)
