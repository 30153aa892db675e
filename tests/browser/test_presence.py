"""Who is here and who is away, and what the others can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from amulette.server.settings import Settings
from tests.browser.hasty import PROGRAM
from tests.browser.visitor import THEMES, Visitor
from tests.line import line_to
from tests.server.running import OPEN_LIMITS, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator, Page

    from tests.line import Line
    from tests.server.running import Running

ACTIONS: Final = "[role=toolbar] button:not(:disabled):not([aria-disabled=true])"
SIZES: Final = ((1280, 800), (844, 390), (390, 664))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("hasty") / "tables.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS), program=PROGRAM) as found:
        yield found


@pytest.fixture
def line(hasty: Running) -> Iterator[Line]:
    with line_to(hasty.port) as found:
        yield found


@pytest.fixture
def meet(browser: Browser) -> Iterator[Callable[[str, str], Visitor]]:
    """Makes people whose clocks the test can advance."""
    made: list[Visitor] = []

    def make(url: str, name: str) -> Visitor:
        found = Visitor(browser, url, settings={"name": name})
        found.expected += ["WebSocket", "Failed to load", "ERR_"]
        found.page.clock.install()
        made.append(found)
        return found

    yield make
    for each in made:
        each.leave()
    assert [trouble for each in made for trouble in each.troubles] == []


class Two:
    """Ada, and Bob behind the line, at a table of their own."""

    def __init__(self, meet: Callable[[str, str], Visitor], hasty: Running, line: Line, first: str) -> None:
        self.line = line
        self.ada, self.bob = meet(hasty.url, "Ada"), meet(line.url, "Bob")
        self.hers = self.ada.sit_down("das-blaue-amulett", [None, None], {"first": first})
        self.his = self.bob.open(f"t/{self.ada.table}")
        self.his.get_by_role("button", name="Sit down").click()

    def deal(self) -> None:
        self.hers.get_by_role("button", name="Deal the cards").click()
        for page in (self.hers, self.his):
            page.locator("main.game").wait_for()

    def fall_silent(self) -> None:
        """Bob's line dies; his page does not know yet."""
        self.line.hush()

    def come_back(self) -> None:
        """His line is mended, and his page has noticed that the old one was dead."""
        self.line.mend()
        self.his.clock.run_for(26_000)
        self.his.clock.run_for(11_000)
        expect(self.his.get_by_text("Connection lost")).to_be_hidden()

    def pictures(self, visitor: Visitor, name: str) -> None:
        for width, height in SIZES:
            visitor.resize(width, height)
            for theme in THEMES:
                visitor.wear(theme)
                visitor.picture(f"presence-{name}-{width}-{theme}")
                assert visitor.widest()[0] <= width
        visitor.resize(1280, 800)


@pytest.fixture
def two(meet: Callable[[str, str], Visitor], hasty: Running, line: Line) -> Two:
    return Two(meet, hasty, line, "B")


def place(page: Page) -> Locator:
    """Where Bob sits, in the lobby."""
    return page.locator("main.lobby li", has_text="Bob")


def rival(page: Page) -> Locator:
    return page.locator(".rival")


def test_the_lobby_says_who_is_here_and_frees_a_seat(two: Two) -> None:
    expect(place(two.hers)).to_contain_text("here")
    expect(place(two.hers).get_by_role("button")).to_have_count(0)
    two.fall_silent()
    expect(place(two.hers)).to_contain_text("away")
    two.hers.clock.fast_forward("01:05")
    expect(place(two.hers)).to_contain_text("away 1 min")
    two.pictures(two.ada, "lobby")
    assert two.ada.axe() == []
    place(two.hers).get_by_role("button", name="Free the seat").click()

    expect(place(two.hers)).to_have_count(0)


def test_a_bot_plays_for_who_is_away_until_they_take_their_seat_back(two: Two) -> None:
    two.deal()
    expect(rival(two.hers)).to_contain_text("here")
    two.fall_silent()
    expect(rival(two.hers)).to_contain_text("away")
    expect(two.hers.get_by_role("button", name="Go on with bots")).to_have_count(0)
    two.hers.clock.fast_forward("01:05")
    expect(two.hers.get_by_text("You are alone")).to_be_visible()
    two.pictures(two.ada, "alone")
    assert two.ada.axe() == []
    two.hers.get_by_role("button", name="Go on with bots").click()
    two.hers.locator(ACTIONS).first.wait_for()  # the bot has played for Bob

    two.come_back()
    two.his.get_by_role("button", name="Take my seat back").click()
    expect(two.his.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(rival(two.hers)).to_contain_text("here")
    expect(rival(two.hers).get_by_role("img", name="Bot")).to_have_count(0)


def test_who_is_waited_for_long_is_asked_and_answers(two: Two) -> None:
    two.deal()
    expect(two.hers.get_by_role("button", name="Still there?")).to_have_count(0)
    two.hers.clock.fast_forward("05:05")
    expect(two.hers.get_by_text("Bob has been thinking for 5 min.")).to_be_visible()
    two.hers.get_by_role("button", name="Still there?").click()
    expect(two.hers.get_by_text("Bob has been asked")).to_be_visible()
    two.pictures(two.bob, "asked")
    assert two.bob.axe() == []
    two.his.get_by_role("button", name="I am here").click()

    expect(two.hers.get_by_text("Bob has been asked")).to_have_count(0)
    expect(two.his.get_by_role("button", name="I am here")).to_have_count(0)


def test_who_sits_down_over_a_dead_line_is_told_and_can_try_again(
    meet: Callable[[str, str], Visitor], hasty: Running, line: Line
) -> None:
    ada, bob = meet(hasty.url, "Ada"), meet(line.url, "Bob")
    ada.sit_down("das-blaue-amulett", [None, None], {})
    page = bob.open(f"t/{ada.table}")
    sit = page.get_by_role("button", name="Sit down")
    sit.wait_for()
    line.hush()
    sit.click()
    page.clock.run_for(11_000)
    expect(page.get_by_text("The server does not answer.").first).to_be_visible()
    line.mend()
    page.clock.run_for(31_000)
    sit.click()

    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
