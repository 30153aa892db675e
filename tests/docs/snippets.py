"""What the pages show to be typed: commands, programs, files."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS: Final = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
FENCED: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND: Final = re.compile(r"(?:^|[\s/|=])amulette ((?:--version|[a-z]+)\b[^|\n]*)", re.MULTILINE)
INLINE: Final = re.compile(r"`amulette ([a-z]+ [^`]*)`")
MAKE: Final = re.compile(r'make (play|play-terminal) ARGS=("[^"]*"|[\w-]+)')
TARGETS: Final = {"play": "serve", "play-terminal": "play gargon"}
STANDS_FOR: Final = {
    "GAME": "gargon",
    "<game>": "gargon",
    "CLAUSE": "G-4.4",
    "FILE": "game.json",
    "TABLE": "0123456789abcdef",
    "URL": "http://127.0.0.1:8000/t/0123456789abcdef",
}


def blocks(text: str, *kinds: str) -> list[str]:
    return [block for kind, block in FENCED.findall(text) if kind in kinds]


def commands(text: str) -> list[list[str]]:
    """The words of every line of a block that calls `amulette`, itself or by way of make."""
    lines = [line for block in blocks(text, "", "sh", "ini") for line in COMMAND.findall(block)]
    lines += [f"{TARGETS[target]} {words.strip(chr(34))}" for target, words in MAKE.findall(text)]
    return [words_of(line) for line in lines]


def mentions(text: str) -> list[list[str]]:
    """The words of every call in a sentence, which may leave out what is needed; headings apart."""
    prose = [line for line in FENCED.sub("", text).splitlines() if not line.startswith("#")]
    return [words_of(line) for line in INLINE.findall("\n".join(prose))]


def words_of(line: str) -> list[str]:
    return [STANDS_FOR.get(word, word) for word in shlex.split(line, comments=True)]
