"""One server for the tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.server.settings import Settings
from tests.server.running import OPEN_LIMITS, Running, running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("joined") / "tables.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as found:
        yield found
