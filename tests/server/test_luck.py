"""Deals are unpredictable, except in tests, where they follow from the name of the test."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec

from amulette.server.luck import Luck, RepeatedLuck, choose_luck
from amulette.server.settings import Settings
from tests.server.running import PROGRAM, Client, running
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path


def draws(luck: Luck) -> list[object]:
    return [luck.name(), luck.secret(), luck.name()]


def test_a_server_deals_from_the_systems_own_chance() -> None:
    assert type(choose_luck(Settings().test_seed)) is Luck
    assert draws(Luck()) != draws(Luck())


def test_the_same_test_draws_the_same_after_any_other(tmp_path: Path) -> None:
    named = tmp_path / "name"
    luck = RepeatedLuck(named)
    found = []
    for test in ("one", "two", "one"):
        named.write_text(test, encoding="utf-8")
        found.append(draws(luck))

    assert found[0] == found[2] != found[1]
    assert len({*map(str, found[0])}) == 3


def test_every_server_of_a_test_deals_the_same() -> None:
    found = []
    for _ in range(2):
        with running(Settings()) as server:
            ada = Client(server.url)
            ada.open("gargon", [None, "easy", "easy"])
            ada.claim("Ada", 0)
            ada.ask("start")
            found.append((ada.table, ada.update(seat=0)["state"]["view"]))

    assert found[0] == found[1]


def test_every_serve_command_of_a_test_draws_the_same(tmp_path: Path) -> None:
    found = set()
    for name in ("one", "two"):
        with serving("--database", str(tmp_path / name)) as (port, _):
            ada = Client(f"http://127.0.0.1:{port}")
            ada.open("gargon", [None, "easy", "easy"])
            found.add(ada.table)

    assert len(found) == 1


def test_outside_of_a_test_a_seed_for_tests_is_refused(tmp_path: Path) -> None:
    settings = msgspec.json.encode(Settings(test_seed=str(tmp_path / "name"))).decode()
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_VERSION"}
    command = [sys.executable, "-c", PROGRAM, settings, "0", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode
    assert "only tests may set it" in done.stderr
