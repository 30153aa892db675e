"""Lines as the screen draws them: never read as commands, headings standing out."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from amulette.terminal.console import Heading


def styled(lines: Sequence[str], older: Sequence[str] = ()) -> Content:
    """Older lines are dimmed."""
    drawn = [Content.styled(line, "dim") for line in older]
    drawn += [Content.styled(line, "bold") if isinstance(line, Heading) else Content(line) for line in lines]
    return Content("\n").join(drawn)
