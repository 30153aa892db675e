"""A guest at the full-screen table: presses keys, clicks, and reads what is shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import unescape

from textual import events
from textual.message import Message
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from amulette.terminal.full.app import TableApp
from amulette.terminal.full.reader import Reader
from amulette.terminal.full.run import table_app
from amulette.terminal.sitting import Sitting

SMALL = (80, 24)
DRAWN = re.compile(r'<text [^>]*\bx="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>')
SIGN = 12.2  # how wide one is in a picture of the screen
PATIENCE = 60.0  # seconds: who waits for longer waits forever
BEAT = 0.01  # seconds between two looks
HOPS = 20  # more than any key has from part to part of the screen; with each pause a message comes one further


class Guest:
    """Sees the screen and nothing behind it, and looks when all is drawn, however slow the machine is."""

    def __init__(self, app: TableApp, pilot: Pilot[None], ears: Ears) -> None:
        self.app = app
        self.pilot = pilot
        self.ears = ears

    # -- waiting ------------------------------------------------------------

    async def settle(self) -> None:
        """Until nothing that was pressed or drawn leads to anything more."""
        for _ in range(HOPS):
            heard = self.ears.heard
            if self.app.is_running:
                await self.pilot.pause(0)
            if heard == self.ears.heard:
                return

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.settle()
            while not is_so():
                await self.pilot.pause(BEAT)
                await self.settle()

    async def asked(self) -> None:
        """Wait until an answer is waited for, or the table is left."""
        await self.until(lambda: (self.app.is_asked and bool(self.app.scene.rows)) or not self.app.is_running)

    async def gone(self) -> None:
        await self.until(lambda: not self.app.is_running)

    # -- acting -------------------------------------------------------------

    async def hit(self, *keys: str) -> None:
        """Keys that answer nothing."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def press(self, *keys: str) -> None:
        await self.hit(*keys)
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

    async def resize(self, size: tuple[int, int]) -> None:
        await self.pilot.resize_terminal(*size)
        await self.settle()

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


class Ears:
    """Counts what the parts of the screen tell each other: neither what the pilot asks nor cursors that blink."""

    heard = 0

    def __call__(self, message: Message) -> None:
        self.heard += not isinstance(message, (events.Callback, events.Timer))


@asynccontextmanager
async def at_screen(app: TableApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Guest]:
    """A guest at the screen; both are gone afterwards."""
    ears = Ears()
    try:
        async with app.run_test(size=size, message_hook=ears) as pilot:
            yield Guest(app, pilot, ears)
    finally:
        app.dismiss_host()


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
        async with at_screen(app, size) as guest:
            await guest.asked()
            await acts(guest)
        return app

    return asyncio.run(sit())
