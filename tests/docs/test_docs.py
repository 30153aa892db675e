"""What README and docs name is there: files, links, commands, make targets, modules of a game."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from amulette import __version__
from amulette.cli.main import main
from amulette.games.catalogue import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LARGEST_PICTURE = 150_000  # bytes
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\(([^)#]*)#?([^)]*)\)", prose)

    assert [link for link, _ in links if not (page.parent / link).exists()] == []
    assert [(link, place) for link, place in links if place and place not in places(page.parent / link)] == []


def places(page: Path) -> set[str]:
    """The anchors that forges make of the headings."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_every_file_that_is_named_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    names = re.findall(r"`((?:src|tests|docs|scripts|bench|requirements|deploy)/[\w./-]+)`", text)

    assert [name for name in names if not (ROOT / name).exists()] == []


@every_page
def test_every_make_target_that_is_named_is_there(page: Path) -> None:
    targets = re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))

    assert [target for target in targets if f"\n{target}:" not in MAKEFILE] == []


@every_page
def test_every_command_that_is_named_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    commands = re.findall(r"^amulette ([a-z]+)|`amulette ([a-z]+)", text, re.MULTILINE)

    assert [word for pair in commands for word in pair if word and word not in main.commands] == []


def test_the_first_screen_of_the_readme_has_the_two_commands() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:24]

    assert any("make play" in line for line in first_screen)
    assert any("make test" in line for line in first_screen)


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["version"] == __version__


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_has_its_rules_and_every_module_the_how_to_names(key: str) -> None:
    how_to = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "amulette" / "games" / GAMES[key].__module__.split(".")[2]
    modules = re.findall(r"^   - .*?`(\w+\.py)`", how_to, re.MULTILINE)

    assert (ROOT / "docs" / "rules" / f"{key}.md").is_file()
    assert {"state.py", "rules.py", "view.py", "game.py"} <= set(modules)
    assert [
        name for name in ("moves.py", "state.py", "rules.py", "view.py", "game.py") if not (package / name).is_file()
    ] == []


def test_lock_files_name_versions_and_hashes_and_no_address() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")

        assert "--hash=sha256:" in text
        assert not re.search(r"https?://|--index-url|--extra-index-url|--find-links|file:", text), path.name


def test_every_game_has_a_small_picture_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for key in GAMES:
        assert f"](docs/pictures/{key}.webp)" in readme
    for path in (ROOT / "docs/pictures").iterdir():
        assert path.stat().st_size <= LARGEST_PICTURE


@pytest.mark.parametrize("script", ["docs", "venv", "web"])
def test_a_script_that_sets_something_up_says_what_it_does_when_asked(script: str) -> None:
    command = [sys.executable, f"scripts/{script}.py", "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert "`make " in done.stdout or "scripts/" in done.stdout


@pytest.mark.slow
def test_the_site_is_built_and_no_link_is_dead() -> None:
    done = subprocess.run([sys.executable, "scripts/docs.py"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "docs/hosting.html" in (ROOT / "dist/docs/index.html").read_text(encoding="utf-8")
