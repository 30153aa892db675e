"""PostgreSQL runs for everybody who tests, root included, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from amulette.store.postgres import PostgreSQL
from tests.store.server import postgresql, unprivileged


def test_it_runs_where_no_account_can_be_made_and_settings_of_other_servers_are_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shared = Path(tempfile.mkdtemp(prefix="amulette é "))  # in a folder of pytest the socket's name would be too long
    shared.chmod(0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(shared))
    for name, value in {"PATH": "", "LANG": "xx_XX", "PGPORT": "1", "PGDATA": "nowhere"}.items():
        monkeypatch.setenv(name, value)
    with postgresql() as server:
        asyncio.run(open_and_close(server.get_uri()))

    assert list(shared.iterdir()) == []
    shared.rmdir()


async def open_and_close(url: str) -> None:
    store = PostgreSQL(url)
    await store.open()
    await store.close()


def test_root_leaves_it_to_nobody_and_others_run_it_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = pytest.importorskip("pwd").getpwnam("nobody")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert unprivileged() == (nobody.pw_uid, nobody.pw_gid)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert unprivileged() is None
