"""The wheel plays where there is nothing else: an empty environment, no Node, no compiler."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client
from tests.wheel.installing import ROOT, Installed, consult_doctor, fetch_page, install

BEAT = 0.05  # seconds: a seat may speak twenty times a second


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "scripts/wheel.py", "--pure", "--out", str(out)], cwd=ROOT, check=True)
    (found,) = out.glob("*.whl")
    return found


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Installed:
    return install(wheel, tmp_path)


def test_a_pure_wheel_fits_every_system_and_holds_the_client(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())

    assert wheel.name.endswith("-py3-none-any.whl")
    assert {"amulette/server/client/index.html", "amulette/server/client/sw.js", "amulette/py.typed"} <= names
    assert "amulette/games/gargon/texts/fr.book.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", "/.built"))]


def test_installed_without_node_and_compiler_it_plays_a_whole_game_over_http(installed: Installed) -> None:
    check_installed(installed)
    with installed.serving() as url:
        client = Client(url)
        client.open("power-cards", [None, "easy"])
        client.ask("sit", seat=0)
        client.ask("start")
        last = to_the_end(client)
        record = client.call(f"{client.path}/record")
        (installed.folder / "game.json").write_text(json.dumps(record), encoding="utf-8")
        shown = fetch_page(url)

    assert b"<script" in shown
    assert 1 in last["state"]["result"]["places"]
    assert "The shuffle holds" in installed.amulette("verify", "game.json")


def check_installed(installed: Installed) -> None:
    """What runs is the wheel; the doctor finds it well, and no compiler."""
    said = consult_doctor(installed)

    assert installed.amulette("--version").endswith("interpreted rules\n")
    assert "Browser client: built in" in said
    assert "With a C compiler" in said
    assert said.endswith("All is well.\n")


def to_the_end(client: Client) -> dict[str, Any]:
    """Ask for what is new; whenever there are actions, send the first."""
    update: dict[str, Any] = client.update(0)
    while update["state"]["phase"] != "finished":
        seen, actions = update["seq"], update["state"]["actions"]
        if actions:
            time.sleep(BEAT)
            client.ask("move", id=f"m{seen}", seat=0, seen=seen, text=actions[0])
        update = client.update(0, since=seen, wait=25)
    return update
