"""Every command, option, variable and message has a heading, and the pages made from the sources are up to date."""

from __future__ import annotations

import re
import subprocess
import sys

import click
import pytest

from amulette.cli.main import main
from tests.docs.snippets import ROOT, TEXTS

REFERENCE = TEXTS["docs/reference.md"]
SOURCES = [path for folder in ("src", "scripts", "tests") for path in (ROOT / folder).rglob("*.py")]
VARIABLE = re.compile(r'environ(?:\.get|\.setdefault)?[\[(]"([A-Z_]+)"|"(AMULETTE_[A-Z]+)"')
NOT_OURS = {"PYTHONHASHSEED", "PATH", "PYTHONPATH", ""}
OPTIONS = [
    f"amulette {name} {option.opts[0]}"
    for name, command in main.commands.items()
    for option in command.params
    if isinstance(option, click.Option)
]


def headings(text: str) -> set[str]:
    return set(re.findall(r"^#+ `(.*)`$", text, re.MULTILINE))


def test_the_pages_made_from_the_sources_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/pages.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", [*[f"amulette {name}" for name in main.commands], *OPTIONS])
def test_every_command_and_option_has_a_heading(name: str) -> None:
    assert name in headings(REFERENCE)


def test_every_variable_that_is_read_has_a_heading() -> None:
    texts = [path.read_text(encoding="utf-8") for path in [*SOURCES, ROOT / "setup.py"]]
    read = {name for text in texts for pair in VARIABLE.findall(text) for name in pair} - NOT_OURS

    assert {"AMULETTE_LOG", "AMULETTE_PURE", "XDG_DATA_HOME", "CI"} <= read
    assert read - headings(TEXTS["docs/variables.md"]) == set()


def test_no_heading_is_of_something_that_is_gone() -> None:
    commands = {heading for heading in headings(REFERENCE) if heading.startswith("amulette ")}

    assert commands == {*[f"amulette {name}" for name in main.commands], *OPTIONS, "amulette --version"}
