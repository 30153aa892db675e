"""What pip builds from a checkout or an sdist holds the browser client, or says why not."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.server.running import held_port
from tests.wheel.installing import BIN, Installed, consult_doctor, fetch_page, install, outside

if TYPE_CHECKING:
    from pathlib import Path

CLIENT = "amulette/server/client"
NO_INDEX = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
HIDE_PIP = "import sys; sys.modules['pip'] = None"  # as pip itself does in an isolated build
FAKE_NODE = "#!/bin/sh\necho v99.0.0\n"
FAILING_NPM = "#!/bin/sh\nexit 1\n"


@pytest.fixture
def sdist(checkout: Path, tmp_path: Path) -> Path:
    code = f"from setuptools import build_meta; build_meta.build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=checkout, env=outside(), check=True)
    (found,) = tmp_path.glob("amulette-*.tar.gz")
    return found


def build(checkout: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build the package into the folder `out` of the checkout, as pip does."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "out"]
    environ = outside(AMULETTE_PURE="1", **settings)
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # setuptools warns of it
    return subprocess.run(command, cwd=checkout, env=environ, capture_output=True, text=True, check=False)


def write_program(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def check_client(installed: Installed) -> None:
    assert "Browser client: built in" in consult_doctor(installed)
    with installed.serving() as url:
        assert b"<script" in fetch_page(url)


def test_a_checkout_is_installed_with_the_client(checkout: Path, tmp_path: Path) -> None:
    check_client(install(checkout, tmp_path / "environment", AMULETTE_PURE="1"))


def test_an_sdist_is_installed_with_the_client_without_node(sdist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "environment"

    check_client(install(sdist, folder, AMULETTE_PURE="1", PATH=str(folder / BIN)))


def test_without_node_and_network_the_build_says_what_to_do(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HIDE_PIP, encoding="utf-8")

    done = build(checkout, PATH=str(tmp_path), PYTHONPATH=str(tmp_path), **NO_INDEX)

    assert done.returncode != 0
    assert "could not reach the Python package index" in done.stderr
    assert_says_what_to_do(done.stderr)


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")
def test_when_npm_fails_the_build_says_what_to_do(checkout: Path, tmp_path: Path) -> None:
    write_program(tmp_path / "node", FAKE_NODE)
    write_program(tmp_path / "npm", FAILING_NPM)

    done = build(checkout, PATH=str(tmp_path))

    assert done.returncode != 0
    assert_says_what_to_do(done.stderr)


def assert_says_what_to_do(said: str) -> None:
    last = said.splitlines()[-1]

    assert last.startswith("amulette: cannot build the browser client: install Node")
    assert "AMULETTE_NO_CLIENT=1" in last


def test_the_client_can_be_left_out_and_the_doctor_says_so(checkout: Path, tmp_path: Path) -> None:
    (checkout / "src" / CLIENT).mkdir()
    (checkout / "src" / CLIENT / "index.html").touch()

    done = build(checkout, AMULETTE_NO_CLIENT="1", PATH=str(tmp_path))

    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if "browser client" in line] == [
        "amulette: AMULETTE_NO_CLIENT=1 leaves out the browser client: only programs and terminals can play"
    ]
    assert "install again without AMULETTE_NO_CLIENT=1" in diagnose(checkout / "out", tmp_path)


def diagnose(package: Path, folder: Path) -> str:
    with held_port() as held:
        words = ["doctor", "--port", str(held.getsockname()[1]), "--database", "new.db"]
        command = [sys.executable, "-m", "amulette", *words]
        environ = outside(PYTHONPATH=str(package))
        done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return done.stdout
