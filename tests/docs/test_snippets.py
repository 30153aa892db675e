"""What the pages show works: commands are accepted, programs run, files are those of the repository."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from amulette.cli.arena import check
from amulette.cli.main import main
from amulette.games.catalogue import GAMES
from tests.cli.run import amulette
from tests.docs.snippets import ROOT, TEXTS, blocks, commands, mentions

SHOWN = sorted({tuple(words) for text in TEXTS.values() for words in commands(text)})
MENTIONED = sorted({tuple(words) for text in TEXTS.values() for words in mentions(text)})
CHECKED = re.compile(r"^(?:ok|WRONG) +([\w ]+):", re.MULTILINE)
PROGRAMS = blocks(TEXTS["README.md"], "python")


@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_every_command_that_is_shown_is_accepted(words: tuple[str, ...]) -> None:
    main.commands[words[0]].make_context(words[0], list(words[1:]))


@pytest.mark.parametrize("words", MENTIONED, ids=" ".join)
def test_every_command_in_a_sentence_is_accepted(words: tuple[str, ...]) -> None:
    with contextlib.suppress(click.MissingParameter):
        main.commands[words[0]].make_context(words[0], list(words[1:]))


def test_commands_are_found() -> None:
    assert ("serve", "--lan") in SHOWN
    assert ("serve", "--prefix", "/games", "--proxy", "127.0.0.1") in MENTIONED
    assert any("/var/lib/amulette/tables.db" in words for words in SHOWN)
    assert len(SHOWN) >= 20
    assert len(MENTIONED) > 20


def test_the_snippet_of_the_readme_runs() -> None:
    (program,) = PROGRAMS
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.stdout.count("[") == 2


@pytest.mark.parametrize("page", [page for page in TEXTS if blocks(TEXTS[page], "sh")])
def test_shell_snippets_are_shell(page: str) -> None:
    for block in blocks(TEXTS[page], "sh"):
        subprocess.run(["sh", "-n"], input=block, text=True, check=True)  # noqa: S607 - whichever sh there is


def test_the_unit_in_the_page_is_the_file() -> None:
    assert blocks(TEXTS["docs/hosting.md"], "ini") == [(ROOT / "deploy/amulette.service").read_text(encoding="utf-8")]


def test_the_container_serves_by_a_command_that_is_accepted() -> None:
    lines = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8").splitlines()
    name, command, *words = json.loads(lines[-1].removeprefix("CMD "))

    assert name == "amulette"
    assert main.commands[command].make_context(command, words).params["host"] == "0.0.0.0"  # noqa: S104 - in a container


def test_the_volume_of_the_container_belongs_to_its_user() -> None:
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    (volume,) = re.findall(r"^VOLUME (.+)$", text, re.MULTILINE)

    assert f"install -d -o amulette -g amulette -m 700 {volume}\n" in text.partition("VOLUME")[0]
    assert f'--database", "{volume}/' in text
    assert f"-v amulette:{volume} " in TEXTS["docs/hosting.md"]


def test_the_doctor_looks_at_what_the_page_shows() -> None:
    said = amulette("doctor", "--database", "memory").stdout
    shown = next(block for block in blocks(TEXTS["docs/hosting.md"], "") if "amulette doctor" in block)

    assert CHECKED.findall(shown) == CHECKED.findall(said)
    assert len(CHECKED.findall(said)) == 7


def test_every_match_of_the_ladder_is_one_that_the_arena_plays() -> None:
    matches = [words[1:] for words in mentions(TEXTS["docs/ladder.md"]) if words[:1] == ["arena"] and len(words) > 1]

    assert {words[0] for words in matches} == set(GAMES)
    for words in matches:
        given = main.commands["arena"].make_context("arena", words).params
        check(given["game"], given["players"])


def test_what_winners_do_can_be_counted() -> None:
    command = [sys.executable, "scripts/facts.py", "power-cards", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    assert done.stdout.startswith("power-cards, 2 seats, 2 games")
    assert "round_won" in done.stdout


def test_a_figure_can_be_corrected_as_the_page_says(tmp_path: Path) -> None:
    standard = (ROOT / "src/amulette/games/gargon/standard.toml").read_text(encoding="utf-8")
    mine = standard.replace('id = "standard"', 'id = "mine"').replace("value = 3, v = 4", "value = 3, v = 5")
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    bots = ["--players", "random,random,random", "--seed", "0" * 64]
    command = [sys.executable, "-m", "amulette", "play", "gargon", *bots, "--edition", "mine.toml", "--save", "g.json"]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    assert json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["edition"]["id"] == "mine"
