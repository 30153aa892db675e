"""The wheel plays where there is nothing else: an empty environment, no Node, no compiler."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Client, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if sys.platform == "win32" else "bin"
BEAT = 0.05  # seconds: a seat may speak twenty times a second
PATIENCE = 60  # seconds for a start on a busy machine
NO_NETWORK = ("(from versions: none)", "NewConnectionError", "Max retries exceeded")


@dataclass
class Installed:
    """An environment that holds the wheel; its programs find one another and nothing else."""

    folder: Path

    @property
    def environ(self) -> dict[str, str]:
        return {"PATH": str(self.folder / BIN), "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / BIN / "amulette"), *words]

    def amulette(self, *words: str) -> str:
        done = subprocess.run(
            self.command(*words), env=self.environ, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        port = free_port()
        command = self.command("serve", "--port", str(port), "--pace", "0", "--database", "tables.db")
        process = subprocess.Popen(command, env=self.environ, cwd=self.folder, stdout=subprocess.DEVNULL)
        try:
            await_health(process, f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def await_health(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=2):
            return
        time.sleep(0.05)
    raise TimeoutError(f"the server is not up (exit code {process.poll()})")


@pytest.fixture
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "scripts/wheel.py", "--pure", "--out", str(out)], cwd=ROOT, check=True)
    (found,) = out.iterdir()
    return found


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Installed:
    """Not even pip is in the environment; that of the tests fetches what the wheel asks for, in locked versions."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path)], check=True)
    versions = tmp_path / "versions.txt"
    locked = (ROOT / "requirements" / "fast.txt").read_text(encoding="utf-8")
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\]+", locked, re.MULTILINE)), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(tmp_path / BIN / "python"), "install", "--quiet"]
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [*pip, "-c", str(versions), str(wheel)], env=environ, capture_output=True, text=True, check=False
    )
    if done.returncode and any(sign in done.stderr for sign in NO_NETWORK) and os.environ.get("CI") != "true":
        pytest.skip("!!! NOT TESTED: the installed wheel, because its dependencies cannot be fetched !!!")
    assert done.returncode == 0, done.stderr
    return Installed(tmp_path)


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
        with urllib.request.urlopen(url) as page:
            shown = page.read()

    assert b"<script" in shown
    assert 1 in last["state"]["result"]["places"]
    assert "The shuffle holds" in installed.amulette("verify", "game.json")


def check_installed(installed: Installed) -> None:
    """What runs is the wheel; the doctor finds it well, and no compiler."""
    said = installed.amulette("doctor", "--port", str(free_port()), "--database", "new.db")

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
