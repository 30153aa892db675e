"""A guest at the full-screen table: presses keys, clicks, and reads what is shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from amulette.terminal.full.app import TableApp
from amulette.terminal.full.reader import Reader
from amulette.terminal.full.run import table_app
from amulette.terminal.sitting import Sitting

SMALL = (80, 24)
DRAWN = re.compile(r'<text [^>]*\bx="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>')
SIGN = 12.2  # how wide one is in a picture of the screen
PATIENCE = 60.0  # seconds that a bot may think in a test


class Guest:
    """Sees the screen and nothing behind it."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def asked(self) -> None:
        """Wait until an answer is waited for, or the table is left."""
        async with asyncio.timeout(PATIENCE):
            while not (self.app.is_asked and self.app.scene.rows) and self.app.is_running:
                await self.pilot.pause(0.001)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.asked()

    async def type(self, text: str) -> None:
        await self.press(*["space" if sign == " " else sign for sign in text], "enter")

    async def click(self, row: int) -> None:
        """On a choice that is in sight."""
        await self.pilot.click("#choices", offset=(4, row))
        await self.asked()

    async def click_foot(self, word: str) -> None:
        line = str(self.app.query_one("#foot", Static).visual)
        await self.pilot.click("#foot", offset=(line.index(word) + 1, 0))
        await self.asked()

    # -- what is shown ------------------------------------------------------

    @property
    def rows(self) -> list[str]:
        choices = self.app.query_one("#choices", OptionList)
        return [str(option.prompt) for option in choices.options]

    @property
    def reads(self) -> bool:
        """Whether a page covers the table."""
        return isinstance(self.app.screen, Reader)

    def seen(self) -> str:
        """What a person sees, line by line."""
        lines: dict[float, str] = {}
        for x, y, text in DRAWN.findall(self.app.export_screenshot(simplify=True)):
            before = lines.get(float(y), "").ljust(round(float(x) / SIGN))
            lines[float(y)] = before + unescape(text).replace("\xa0", " ")
        return "\n".join([lines[y] for y in sorted(lines)])

    def sees(self, text: str) -> bool:
        """Wherever its lines break."""
        return " ".join(text.split()) in " ".join(self.seen().split())

    def page(self) -> str:
        """All that the page holds, in sight or not."""
        return str(self.app.screen.query_one("#lines", Static).visual)


def visit(
    at: Sitting,
    acts: Callable[[Guest], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    language: str = "en",
) -> TableApp:
    """What is left when the guest has acted and gone."""
    return visited(table_app(at, language), acts, size)


def visited(app: TableApp, acts: Callable[[Guest], Awaitable[None]], size: tuple[int, int] = SMALL) -> TableApp:
    async def sit() -> TableApp:
        async with app.run_test(size=size) as pilot:
            guest = Guest(app, pilot)
            await guest.asked()
            await acts(guest)
        app.dismiss_host()
        return app

    return asyncio.run(sit())
