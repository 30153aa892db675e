"""The pictures of the README, from real pages and a real terminal: `python -m tests.browser.portraits` writes them.

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
from tests.browser.visitor import ROOT, SETTLE, Visitor
from tests.server.running import running
from tests.terminal.guest import visit
from tests.terminal.table import seated_at

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.terminal.guest import Guest

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
TERMINAL: Final = (92, 30)  # columns and rows
ANSWERS: Final = 4


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
    ada.settle()  # and its tips are there
    while (tip := page.get_by_role("button", name="Understood")).count():
        tip.first.click()
    return shot(browser, page)


def shot(browser: Browser, page: Page) -> bytes:
    """What the page shows, as WebP, which the browser makes."""
    page.evaluate(SETTLE)
    png = base64.b64encode(page.screenshot()).decode()
    empty = browser.new_page()
    url: str = empty.evaluate(SMALLER, [f"data:image/png;base64,{png}", QUALITY])
    empty.close()
    return base64.b64decode(url.partition(",")[2])


def drawn() -> str:
    """Gargon on the whole screen of a terminal, after some answers."""
    found = []

    async def play(guest: Guest) -> None:
        for _ in range(ANSWERS):
            await guest.press("enter")
        found.append(guest.app.export_screenshot(title="amulette play gargon --tui"))
        await guest.press("ctrl+q")

    visit(seated_at("gargon", "human,medium,medium,easy"), play, size=TERMINAL)
    return found[0]


def terminal(browser: Browser, drawing: str) -> bytes:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ height: {HEIGHT}px }}</style>{drawing}")
    size = page.locator("svg").first.bounding_box()
    assert size is not None
    page.set_viewport_size({"width": round(size["width"]), "height": HEIGHT})
    return shot(browser, page)


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    drawing = drawn() if not names or "terminal" in names else ""
    with running(Settings()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        shelf = Visitor(browser, server.url, width=WIDTH, height=HEIGHT).open()
        pictures = {"shelf": shot(browser, shelf)} if not names or "shelf" in names else {}
        for portrait in PORTRAITS:
            if not names or portrait.game in names:
                pictures[portrait.game] = taken(browser, server.url, portrait)
        if drawing:
            pictures["terminal"] = terminal(browser, drawing)
        for name, picture in pictures.items():
            (FOLDER / f"{name}.webp").write_bytes(picture)
            sys.stdout.write(f"docs/pictures/{name}.webp {len(picture) // 1000} kB\n")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
