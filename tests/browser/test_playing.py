"""Whole games and everything around them, through the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_blaue import NUMBERS, step
from tests.browser.visitor import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor
    from tests.server.running import Running

    Make = Callable[..., Visitor]

MOST_CLICKS: Final = 1500
ACTIONS: Final = "[role=toolbar] button:not(:disabled)"
TWELVE_TURNS: Final = {  # no lobby offers them: a whole game is long and asks nothing else
    "type": "configure",
    "id": "cap",
    "settings": {},
    "options": {"board": "short", "turn_cap": 12},
}
NEXT: Final = f"{ACTIONS}, dialog[open], .curtain button"


def short_game(page: Page) -> None:
    """In the lobby of Das blaue Amulett: two seats, the short road, a bot, and the deal."""
    page.locator("main.lobby").wait_for()
    page.get_by_role("button", name="Fewer").click()
    expect(page.locator("main.lobby li")).to_have_count(2)
    page.locator("summary").click()
    page.get_by_label("Board").select_option("short")
    page.get_by_label("Who plays").select_option("easy")
    page.get_by_role("button", name="Deal").click()


def until_the_end(page: Page, act: Callable[[Page], object]) -> int:
    """Act whenever something can be done; how often that was."""
    for count in range(MOST_CLICKS):
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open]").count():
            return count
        act(page)
    raise AssertionError("the game does not end")


@pytest.mark.slow
def test_a_whole_game_by_clicks_on_the_bar(visitor: Make) -> None:
    ada = visitor()
    page = ada.open()
    page.get_by_role("button", name="Invite: Das blaue Amulett").click()
    short_game(page)

    clicks = until_the_end(page, lambda page: page.locator(ACTIONS).last.click())

    assert clicks > 5
    expect(page.locator("dialog .ranking li")).to_have_count(2)
    ada.picture("end-1280-dark-en")
    assert ada.axe() == []
    page.get_by_role("button", name="Play again").click()
    page.locator(ACTIONS).first.wait_for()
    assert "again" in page.url


def test_a_whole_game_by_keyboard_alone(visitor: Make) -> None:
    ada = visitor(language="en")
    page = ada.open()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "Invite: Das blaue Amulett":
            break
    page.keyboard.press("Enter")
    page.locator("main.lobby").wait_for()
    press(page, "Fewer")
    expect(page.locator("main.lobby li")).to_have_count(2)
    choose_the_short_road(page)
    ada.ask(f"tables/{ada.table}/requests", TWELVE_TURNS)
    press(page, "Deal, with a bot on the free seat")

    assert until_the_end(page, press_a_digit) > 5
    expect(page.locator("dialog .ranking li")).to_have_count(2)


def press_a_digit(page: Page) -> None:
    """That of the greatest card, where a card is wanted; the last one where the forces are, which leaves them."""
    now = step(page)
    at = page.locator(NUMBERS).count() if now in ("Play", "Again") else 1
    page.keyboard.press(str(page.locator(ACTIONS).count() if now == "Forces" else max(1, at)))


def choose_the_short_road(page: Page) -> None:
    press(page, "Table settings")
    board = page.get_by_label("Board")
    for _ in range(60):
        page.keyboard.press("Tab")
        if board.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("ArrowDown")
    expect(board).to_have_value("short")


def press(page: Page, name: str) -> None:
    """Walk to the button by Tab, and press Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        here = page.evaluate("[document.activeElement.ariaLabel, document.activeElement.textContent.trim()]")
        if name in here:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way to {name}")


def test_arrows_walk_within_a_zone_and_tab_leaves_it(visitor: Make) -> None:
    ada = visitor()
    page = ada.play_now("Das blaue Amulett")
    page.locator(ACTIONS).first.focus()
    first = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowDown")

    assert page.evaluate("document.activeElement.textContent") != first
    assert page.evaluate("document.activeElement.closest('[role=toolbar]') !== null")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=toolbar]') === null")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_two_browsers_at_one_table_a_reload_and_a_restart(visitor: Make, server: Running) -> None:
    ada, bob = visitor(), visitor(language="de", settings={"name": "Bob"})
    page = ada.open()
    page.get_by_role("button", name="Invite: Das blaue Amulett").click()
    page.locator("main.lobby").wait_for()
    page.get_by_role("button", name="Fewer").click()
    expect(page.locator("main.lobby li")).to_have_count(2)

    other = bob.open(f"t/{ada.table}")
    other.get_by_role("button", name="Platz nehmen").click()
    expect(page.locator("main.lobby li", has_text="Bob")).to_be_visible()
    page.get_by_role("button", name="Deal").click()
    turns(page, other, 6)

    bob.page.reload()
    turns(page, other, 6)

    for each in (ada, bob):
        each.expected += ["WebSocket", "ERR_CONNECTION", "Failed to load"]
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
    turns(page, other, 6)

    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Well played!")
    page.keyboard.press("Enter")
    other.get_by_role("button", name="Gespräch").click()
    expect(other.get_by_text("Well played!")).to_be_visible()


def turns(one: Page, other: Page, count: int) -> None:
    """Act so often, each time as whoever is asked."""
    for _ in range(count):
        asked, waiting = (one, other) if is_asked(one) else (other, one)
        asked.locator(ACTIONS).first.click()
        if not is_asked(asked):
            waiting.locator(ACTIONS).first.wait_for()


def is_asked(page: Page) -> bool:
    """Wait until the page says whose turn it is; whether it is its own."""
    page.locator(f"{ACTIONS}, .rival.asked").first.wait_for()
    return page.locator(ACTIONS).count() > 0


def test_a_link_moves_a_seat_to_a_second_device_once(visitor: Make) -> None:
    ada, phone, other = visitor(), visitor(width=390, height=844), visitor(width=390, height=844)
    page = ada.play_now("Das Amulett")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Go on with another device").click()
    url = page.get_by_role("textbox", name="Link").input_value()

    phone.page.goto(url)
    phone.page.locator(ACTIONS).first.wait_for()
    assert "#" not in phone.page.url
    expect(page.get_by_text("Your seat has moved to another device.")).to_be_visible()

    other.expected.append("status of 4")
    other.page.goto(url)
    expect(other.page.locator(".bubble")).to_contain_text("This link has been used already")
    expect(other.page.locator(ACTIONS)).to_have_count(0)


def test_two_people_at_one_device_have_a_curtain_between_them(visitor: Make) -> None:
    ada = visitor()
    page = ada.open()
    page.get_by_role("button", name="Invite: Das blaue Amulett").click()
    page.locator("main.lobby").wait_for()
    page.get_by_role("button", name="Fewer").click()
    expect(page.locator("main.lobby li")).to_have_count(2)
    page.get_by_role("button", name="Here too").click()
    page.get_by_role("button", name="Deal the cards").click()  # not before the seat is theirs: a bot would have it
    for _ in range(3):
        until_the_curtain(page)

        assert page.locator("main.game").count() == 0
        page.locator(".curtain button").click()
        page.locator(".curtain").wait_for(state="detached")


def until_the_curtain(page: Page) -> None:
    """Act until the device goes to the other person."""
    page.locator(NEXT).first.wait_for()
    while page.locator(".curtain").count() == 0:
        page.locator(ACTIONS).last.click()
        page.locator(NEXT).first.wait_for()


def test_a_hint_a_refusal_and_the_rules(visitor: Make) -> None:
    ada = visitor()
    page = ada.play_now("Das Amulett")
    page.locator(ACTIONS).first.wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="A hint").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".status.wide")).to_contain_text("How much energy")

    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_label("All clauses").check()
    expect(page.locator("[data-clause='A-1.1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("aside")).to_have_count(0)


def test_a_bot_plays_for_who_leaves_until_they_are_back(visitor: Make) -> None:
    ada, bob = visitor(), visitor(settings={"name": "Bob"})
    page = ada.open()
    page.get_by_role("button", name="Invite: Das blaue Amulett").click()
    page.locator("main.lobby").wait_for()
    page.get_by_role("button", name="Fewer").click()
    expect(page.locator("main.lobby li")).to_have_count(2)
    other = bob.open(f"t/{ada.table}")
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator("main.lobby li", has_text="Bob")).to_be_visible()
    page.get_by_role("button", name="Deal").click()
    other.locator("main.game").wait_for()
    other.get_by_role("button", name="Leave the table").click()
    other.get_by_role("button", name="Let a bot play for me").click()
    other.locator(".shelf").wait_for()

    bob.open(f"t/{ada.table}")
    other.get_by_role("button", name="Take my seat back").click()
    expect(other.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_somebody_without_a_seat_watches(visitor: Make) -> None:
    ada, eve = visitor(), visitor()
    ada.play_now("Das Amulett")
    page = eve.open(f"t/{ada.table}")

    expect(page.get_by_text("You are watching this table.")).to_be_visible()
    assert page.locator(ACTIONS).count() == 0


def test_without_a_network_there_is_still_a_page(visitor: Make) -> None:
    ada = visitor(workers="allow")
    page = ada.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.match('offline.html').then(found => found !== undefined)")
    ada.expected += ["Failed to load", "ERR_"]
    ada.context.set_offline(True)
    page.goto(f"{ada.url}/about")

    expect(page.get_by_text("No connection.")).to_be_visible()


def test_a_page_that_misses_files_of_a_renewed_server_is_loaded_anew(visitor: Make) -> None:
    ada = visitor()
    page = ada.open()
    ada.expected += ["Failed to load", "Failed to fetch"]
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url) if request.is_navigation_request() else None)
    page.route("**/assets/About*.js", lambda route: route.continue_() if loaded else route.fulfill(status=404))
    page.get_by_role("link", name="About").first.click()

    expect(page.get_by_role("heading", level=1)).to_have_text("About Amulette")
    assert loaded == [page.url]


def test_the_first_page_is_small_and_asks_no_other_host(visitor: Make) -> None:
    ada = visitor()
    page = ada.open()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(each => [each.name, each.transferSize])")
    scripts = sum([size for name, size in loaded if not re.search(r"\.woff2$", name)])

    assert 20_000 < scripts < 150_000
    hosts = {name.split("/")[2] for name, _ in loaded}
    assert hosts == {ada.url.split("/")[2]}
