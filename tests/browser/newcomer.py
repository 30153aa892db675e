"""A newcomer's first game in real time: `python -m tests.browser.newcomer power-cards 60` plays, and keeps pictures.

Default pace, motion on.  Somebody who looks for a second and a half, then presses what is lit.  Every quarter of a
second a picture goes to tests/browser/pictures/newcomer, its name the time in milliseconds and what the page does then.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from amulette.server.settings import Settings
from tests.browser.chromium import chromium
from tests.browser.visitor import PICTURES, Visitor
from tests.server.running import running

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

TITLES: Final = {"gargon": "Gargon", "power-cards": "Power Cards"}
BEAT: Final = 0.25  # seconds between two pictures
LOOKS: Final = 1.5  # seconds before somebody new presses anything
BRASS: Final = "[role=toolbar] button.primary:not([aria-disabled=true])"
LIT: Final = "main .legal"
PACE: Final = 0.4  # of the server, as `amulette serve` has it


class Newcomer:
    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.began = time.monotonic()
        self.asked_at: float | None = None  # when it has seen that something is asked

    def watch(self, seconds: float) -> None:
        while time.monotonic() - self.began < seconds and not self.page.locator("dialog[open]").count():
            due = time.monotonic() + BEAT
            self.look()
            self.page.wait_for_timeout(max(0, (due - time.monotonic()) * 1000))

    def look(self) -> None:
        now = time.monotonic() - self.began
        says = " ".join(self.page.locator(".status.wide").inner_text().split())
        sys.stdout.write(f"{now:7.2f} {says}\n")
        self.page.screenshot(path=self.folder / f"{int(now * 1000):06}.png")
        if not self.page.locator(f"{LIT}, {BRASS}").count():
            self.asked_at = None
        elif self.asked_at is None:
            self.asked_at = now
        elif now - self.asked_at >= LOOKS:
            self.press()
            self.asked_at = now  # and looks again

    def press(self) -> None:
        brass = self.page.locator(BRASS)
        (brass.first if brass.count() else self.page.locator(LIT).last).click(force=True)


def main(game: str, seconds: float) -> None:
    folder = PICTURES / "newcomer"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    with running(Settings(pace=PACE)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        somebody = Visitor(browser, server.url, settings={"pace": "normal", "motion": True, "name": ""})
        somebody.page.emulate_media(reduced_motion="no-preference")
        Newcomer(somebody.play_now(TITLES[game]), folder).watch(seconds)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
