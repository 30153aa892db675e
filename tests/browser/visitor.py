"""Somebody with a browser: opens pages, plays, and notes what goes wrong."""

from __future__ import annotations

import json
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Position

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
PICTURES: Final = ROOT / "tests/browser/pictures"
PATIENCE: Final = 20_000  # milliseconds; two processors may be busy with other tests
WATCH: Final = (
    "document.addEventListener('securitypolicyviolation', e => console.error('CSP', e.violatedDirective, e.blockedURI))"
)

# The same chance each time: what a seat adds to the shuffle has 16 bytes; names of requests have 8 and stay unique.
REPEAT: Final = """
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(1) : draw(bytes));
    Math.random = () => 0.5;
"""
SPEAK: Final = """language => {
    const kept = JSON.parse(localStorage['amulette.settings']);
    localStorage['amulette.settings'] = JSON.stringify({...kept, language});
}"""
Theme = Literal["dark", "light"]
LANGUAGES: Final = ("fr", "en", "de")
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")

# Counts what changes on the table; a picture of the whole page would be long to compare.
COUNT: Final = """() => {
    window.changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    for (const part of document.querySelectorAll('main, .actions'))
        observer.observe(part, {subtree: true, childList: true, attributes: true, characterData: true});
}"""

# Until fonts are there, the page is drawn with them, and what moves has arrived; what moves for ever would not end it.
SETTLE: Final = """async () => {
    const draw = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    do {
        await draw();
        await draw();
        await Promise.allSettled(document.getAnimations().map(each => each.finished));
    } while (document.getAnimations().some(each => each.playState === 'running'));
}"""

BLOCKED: Final = "Service Worker registration blocked"  # what the browser says of `workers`


class Visitor:
    """`troubles` are errors of the console and of scripts, and violations of the content security policy."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        theme: Theme = "dark",
        settings: dict[str, object] | None = None,
        workers: Literal["allow", "block"] = "block",  # a service worker may load a file past a route of the test
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.expected = [BLOCKED]  # parts of messages that a test provokes
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
            service_workers=workers,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH + REPEAT)
        self.page: Page = self.context.new_page()
        self.page.on("console", self.heard)
        self.page.on("pageerror", self.failed)
        kept = json.dumps({"pace": "instant", "motion": False, "name": "Ada"} | (settings or {}))
        self.context.add_init_script(f"localStorage['amulette.settings'] ??= {json.dumps(kept)}")

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(message.text)

    def failed(self, error: Error) -> None:
        self.note(str(error))

    def note(self, trouble: str) -> None:
        if not any(part in trouble for part in self.expected):
            self.troubles.append(f"{self.page.url}: {trouble}")

    def open(self, path: str = "") -> Page:
        self.page.goto(f"{self.url}/{path}")
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def speak(self, language: str) -> None:
        """Come back to the same page with another language chosen."""
        self.page.evaluate(SPEAK, language)
        self.page.reload()
        self.page.locator("h1").first.wait_for(state="attached")

    def wear(self, theme: Theme) -> None:
        """Change what the system wishes, and wait until the page has followed."""
        self.page.emulate_media(color_scheme=theme)
        self.settle()

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window, and wait until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def settle(self) -> None:
        """Wait until the page is drawn and nothing moves; for visitors without motion."""
        self.page.evaluate(SETTLE)

    def play_now(self, title: str) -> Page:
        """From the home page to a dealt table."""
        self.open()
        self.page.get_by_role("button", name=f": {title}").first.click()
        self.page.locator("footer.actions").wait_for()
        return self.page

    def sit_down(
        self, game: str, seats: list[str | None], options: dict[str, object], settings: dict[str, object] | None = None
    ) -> Page:
        """Open a table whose first seat is the visitor's, dealt unless it waits for others to sit down.

        Nothing can be taken back: else bots wait two seconds after many moves of hers.
        """
        plan: dict[str, object] = {
            "game": game,
            "name": "Ada",
            "seats": seats,
            "options": options,
            "settings": {"undo": "off"} | (settings or {}),
        }
        table = self.ask("tables", plan)["table"]
        self.ask(f"tables/{table}/claim", {"name": "Ada", "seat": 0})
        if None not in seats[1:]:
            self.deal(table)
        return self.open(f"t/{table}")

    def deal(self, table: str) -> None:
        self.ask(f"tables/{table}/requests?seat=0", {"type": "start", "id": "start"})

    def ask(self, path: str, body: Mapping[str, object]) -> dict[str, Any]:
        response = self.context.request.post(f"{self.url}/api/{path}", data=body, headers={"Origin": self.url})
        assert response.ok, response.text()
        found: dict[str, Any] = response.json()
        return found

    def state(self) -> dict[str, Any]:
        """Return the state of the table as the server tells it to seat A."""
        response = self.context.request.get(f"{self.url}/api/tables/{self.table}/updates?seat=0&since=-1&wait=0")
        found: dict[str, Any] = response.json()["state"]
        return found

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/t/")[2]

    def widest(self) -> tuple[int, int]:
        """The width of the page, and that of the window."""
        found = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        return int(found[0]), int(found[1])

    def axe(self, part: str = "html") -> list[str]:
        """What axe finds serious or critical in a part of the page, with the places."""
        wanted = "{resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa']}"
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        run: Any = self.page.evaluate(f"axe.run('{part}', {wanted})")
        return [
            f"{found['id']}: {node['target']} {node['failureSummary']}"
            for found in run["violations"]
            if found["impact"] in ("serious", "critical")
            for node in found["nodes"][:4]
        ]

    def picture(self, name: str) -> None:
        """Wait until nothing moves; take a picture for people who ask for it by AMULETTE_PICTURES=1."""
        self.page.evaluate(SETTLE)
        if os.environ.get("AMULETTE_PICTURES") == "1":
            PICTURES.mkdir(exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png")

    def leave(self) -> None:
        self.context.close()


def press_dimmed(thing: Locator, position: Position | None = None) -> None:
    """Press what cannot be chosen, once nothing moves: a forced click does not wait for that."""
    thing.wait_for()
    thing.page.evaluate(SETTLE)
    thing.click(force=True, position=position)


@contextmanager
def changing(page: Page) -> Iterator[None]:
    """Whatever is done meanwhile, the table follows before the next thing is done."""
    page.evaluate(COUNT)
    yield
    page.wait_for_function("() => changes > 0 || document.querySelector('dialog[open]') !== null")
