"""The fenced blocks of a Markdown text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

FENCE: Final = re.compile(r"(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)")


@dataclass(frozen=True)
class Line:
    """One line and its number in the file, from 1."""

    number: int
    text: str


@dataclass
class Block:
    """What stands between two fences."""

    first: int  # the line of the opening fence
    fence: str
    kind: str  # the word behind the fence
    indent: int  # of the fence; the lines are counted from there
    lines: list[Line] = field(default_factory=list)
    closed: bool = False

    def is_closed_by(self, text: str) -> bool:
        """A fence of the same sign, at least as long, alone in its line."""
        found = FENCE.fullmatch(text.strip())
        return found is not None and found["fence"].startswith(self.fence) and not found["info"].strip()

    def add(self, number: int, text: str) -> None:
        indent = len(text) - len(text.lstrip())
        self.lines.append(Line(number, text[min(indent, self.indent) :].rstrip()))


def blocks(text: str, kind: str) -> list[Block]:
    """All blocks that begin with a fence and this word, as in ```cases."""
    found: list[Block] = []
    for i, line in enumerate(text.split("\n")):
        last = found[-1] if found and not found[-1].closed else None
        if last is None:
            found += opened(i + 1, line)
        elif last.is_closed_by(line):
            last.closed = True
        else:
            last.add(i + 1, line)
    return [block for block in found if block.kind == kind]


def opened(number: int, text: str) -> list[Block]:
    """The block that this line opens, if it does."""
    found = FENCE.fullmatch(text.strip())
    if found is None:
        return []
    words = found["info"].split()
    return [Block(number, found["fence"], words[0] if words else "", len(text) - len(text.lstrip()))]
