"""The pictures of the README, from the real pages: `python -m tests.browser.portraits` writes docs/pictures.

Each game stands in the middle of itself, played there by bots, from a fixed deal; the pages say what the rules say.
"""

from __future__ import annotations

import base64
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.server.settings import Settings
from tests.browser.chromium import chromium
from tests.browser.staged import Stage
from tests.browser.visitor import ROOT, Visitor
from tests.server.running import running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER: Final = ROOT / "docs/pictures"
WIDTH, HEIGHT = 1280, 800
SMALLER: Final = """async ([url, quality]) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""
QUALITY: Final = 0.78


@dataclass(frozen=True)
class Portrait:
    """A table of so many seats from this deal, when the person is asked this for the so manieth time."""

    game: str
    seats: int
    deal: int
    question: str
    number: int


PORTRAITS: Final = (
    Portrait("gargon", 4, 3, "Follow", 4),
    Portrait("das-amulett", 4, 5, "GemBid", 6),
    Portrait("das-blaue-amulett", 4, 2, "Play", 8),
    Portrait("power-cards", 3, 6, "Call", 5),
)


def taken(browser: Browser, url: str, portrait: Portrait) -> bytes:
    ada = Visitor(browser, url, width=WIDTH, height=HEIGHT)
    game = open_game(portrait.game)
    stage = Stage(ada, game, game.deal(portrait.seats, Fast(portrait.deal)))
    stage.skip_to(portrait.question, portrait.number)
    page = stage.open()
    page.wait_for_timeout(500)
    while (tip := page.get_by_role("button", name="Understood")).count():
        tip.first.click()
    return shot(browser, page)


def shot(browser: Browser, page: Page) -> bytes:
    """What the page shows, as WebP, which the browser makes."""
    page.wait_for_timeout(500)
    png = base64.b64encode(page.screenshot()).decode()
    empty = browser.new_page()
    url: str = empty.evaluate(SMALLER, [f"data:image/png;base64,{png}", QUALITY])
    empty.close()
    return base64.b64decode(url.partition(",")[2])


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with running(Settings()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        shelf = Visitor(browser, server.url, width=WIDTH, height=HEIGHT).open()
        pictures = {"shelf": shot(browser, shelf)} if not names or "shelf" in names else {}
        for portrait in PORTRAITS:
            if not names or portrait.game in names:
                pictures[portrait.game] = taken(browser, server.url, portrait)
        for name, picture in pictures.items():
            (FOLDER / f"{name}.webp").write_bytes(picture)
            sys.stdout.write(f"docs/pictures/{name}.webp {len(picture) // 1000} kB\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
