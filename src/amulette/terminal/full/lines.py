"""Lines as the screen draws them: never read as commands, each role with its look."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from textual.content import Content

from amulette.terminal.console import Heading
from amulette.terminal.drawn import Drawn
from amulette.terminal.full.themes import look

Tints = Mapping[str, str]  # words that name something, and its role
NOTATION: Final = re.compile(r" \([^()]*\)$")  # at the end of a choice


def styled(lines: Sequence[str], tints: Tints | None = None) -> Content:
    return Content("\n").join([line_of(line, tints or {}) for line in lines])


def line_of(line: str, tints: Tints) -> Content:
    if isinstance(line, Drawn):
        return Content.assemble(*[(bit.text, look(bit.role, bit.is_tile)) for bit in line.bits])
    found = Content.assemble(*tinted(line, tints))
    return found.stylize("bold") if isinstance(line, Heading) else found


def tinted(line: str, tints: Tints, *, as_tiles: bool = False) -> list[tuple[str, str]]:
    """The line in parts: words that name something have its colour, a number after them too."""
    if not tints:
        return [(line, "")]
    words = "|".join([re.escape(word) for word in sorted(tints, key=len, reverse=True) if word])
    parts: list[tuple[str, str]] = []
    end = 0
    for hit in re.finditer(rf"(?<!\w)({words})(?!\w)(?: \d+\b)?", line):
        parts += [(line[end : hit.start()], ""), (hit[0], look(tints[hit[1]], as_tiles))]
        end = hit.end()
    return [*parts, (line[end:], "")]


def choice(line: str, tints: Tints) -> Content:
    """Its words as tiles, which can be read on the mark too; its notation is left alone."""
    found = NOTATION.search(line)
    end = found.start() if found else len(line)
    return Content.assemble(*tinted(line[:end], tints, as_tiles=True), line[end:])
