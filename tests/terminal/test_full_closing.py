"""A host may go on speaking while the screen is taken away."""

from __future__ import annotations

import asyncio
from itertools import count
from time import sleep

from amulette.terminal.full.app import TableApp
from amulette.terminal.full.stage import Stage
from amulette.texts.texts import texts


def test_a_screen_that_is_closed_draws_nothing_more() -> None:
    def host(stage: Stage) -> None:
        for number in count():
            stage.say(f"Line {number}")  # hears that nobody is there any more
            stage.settle()
            stage.report()
            sleep(0.001)

    async def sit(app: TableApp) -> None:
        async with app.run_test() as pilot:
            await pilot.pause()
        app.dismiss_host()

    for _ in range(3):
        asyncio.run(sit(TableApp(texts("en", "gargon"), host)))
