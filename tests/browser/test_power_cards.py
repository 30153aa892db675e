"""Power Cards in a real browser: whole games by clicks and by keys, refusals, suspense, every width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from amulette.files.editions import open_game
from tests.browser.staged import Stage
from tests.browser.visitor import LANGUAGES, press_dimmed

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 600
BARS: Final = ".bars .bar.legal"
PARTS: Final = ".batch .won"
ANSWERS: Final = ".short .answers button"
NEXT: Final = f"{BARS}, {PARTS}.legal, {ANSWERS}, dialog[open]"
CALLING: Final = "*A: 9 1 2 3; B: 24 5 6; C: 21 7 8; left 10"  # with power A wins, and is asked what to build with
BUILDING: Final = "*A: 1 +{3 9 21 24}; B: 5 6; next Build Tuck BuildersEnd Slingshot EndOfRound"
STRONGEST: Final = """bars => {
    const levels = bars.map(bar => bar.querySelectorAll('.ticks .on').length);
    return levels.indexOf(Math.max(...levels));
}"""


def sit_down(ada: Visitor, seats: list[str | None], **options: object) -> Page:
    return ada.sit_down("power-cards", seats, options)


def placed(ada: Visitor, text: str) -> Stage:
    game = open_game("power-cards")
    return Stage(ada, game, game.position(text))


def click_on(page: Page) -> None:
    """Press what lies on the table: a part of the batch, an answer, or the strongest bar twice."""
    if page.locator(f"{PARTS}.legal").count():
        page.locator(f"{PARTS}.legal").last.click()
    elif page.locator(ANSWERS).count():
        page.locator(ANSWERS).first.click()
    elif page.locator(BARS).count():
        bar = page.locator(BARS).nth(page.locator(BARS).evaluate_all(STRONGEST))
        bar.click()
        bar.click()


def until_the_end(page: Page, act: Callable[[Page], object]) -> int:
    """Act whenever something can be done; how often that was."""
    for count in range(MOST_TURNS):
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open]").count():
            return count
        act(page)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"short": "auto"}),
        (2, {"short": "ask"}),  # asked at once
        pytest.param(4, {"short": "ask"}, marks=pytest.mark.slow),
        pytest.param(2, {}, marks=pytest.mark.slow),
        pytest.param(3, {"cap": 150}, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_clicks_on_the_table(visitor: Make, seats: int, options: dict[str, object]) -> None:
    ada = visitor()
    page = sit_down(ada, [None, *["easy"] * (seats - 1)], first="A", **options)

    turns = until_the_end(page, click_on)

    assert turns > 0
    expect(page.locator("dialog .ranking li")).to_have_count(seats)
    page.keyboard.press("Escape")
    expect(page.locator("main .ranking li")).to_have_count(seats)
    assert ada.axe() == []
    assert "⟦" not in page.inner_text("body")


def test_a_whole_game_by_keyboard_alone(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy"], first="A")
    page.locator(BARS).first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('bar')"):
            break
    page.keyboard.press("ArrowDown")
    expect(page.locator(BARS).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(BARS).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(BARS).nth(1)).to_have_attribute("aria-pressed", "false")

    def by_keys(page: Page) -> None:
        if page.locator(f"{PARTS}.legal, {ANSWERS}").count():
            page.keyboard.press("1")
            return
        at = str(page.locator(BARS).evaluate_all(STRONGEST) + 1)
        page.keyboard.press(at)  # chooses
        page.keyboard.press(at)  # calls

    assert until_the_end(page, by_keys) > 5


def test_enter_on_the_card_plays_and_the_focus_is_never_lost(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy", "easy"], first="A")
    page.locator(BARS).first.focus()
    for _ in range(6):
        page.keyboard.press("Enter")
        page.locator(NEXT).first.wait_for()
        if page.locator("dialog[open]").count():
            break
        expect(page.locator(":focus")).not_to_have_count(0)


def test_the_slingshot_figure_says_why_it_cannot_be_called(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy"], first="A")
    press_dimmed(page.get_by_role("button", name="cannot be called"))

    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("The slingshot number cannot be called")
    bubble.get_by_role("button", name="P-3.5").click()
    expect(page.locator("[data-clause='P-3.5']")).to_be_visible()


def test_who_does_not_call_is_told_whose_turn_it_is(visitor: Make) -> None:
    ada, bob = visitor(), visitor(settings={"name": "Bob"})
    sit_down(ada, [None, None], first="A")
    other = bob.open(f"t/{ada.table}")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Bob").first).to_be_visible()
    ada.deal(ada.table)
    press_dimmed(other.locator(".bars .bar").first)

    expect(other.locator(".bubble")).to_contain_text("Ada calls now")
    expect(other.locator(".bubble")).to_contain_text("P-3.2")
    ada.page.locator(BARS).first.click()
    ada.page.get_by_role("button", name="Call Power").click()
    expect(other.locator(".rival .last")).to_have_count(1)  # Ada's figure


def test_a_part_that_does_not_fit_says_why(visitor: Make) -> None:
    page = placed(visitor(), BUILDING).open()
    expect(page.locator(f"{PARTS}.legal")).to_have_count(2)
    press_dimmed(page.locator(f"{PARTS}:not(.legal)").first)  # dimmed, yet it answers

    expect(page.locator(".bubble")).to_contain_text("P-6.")
    expect(page.locator(PARTS)).to_have_count(4)


def test_figures_are_read_out_one_after_another_and_a_click_skips(visitor: Make) -> None:
    ada = visitor(settings={"motion": True})
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1000)  # from now on time passes only where the test lets it
    page = placed(ada, CALLING).open()
    bar = page.locator(BARS).first
    bar.click()
    bar.click()

    expect(page.locator(".arena .lane")).to_have_count(3)
    expect(page.locator(".arena .value")).to_have_count(0)
    for count, hold in enumerate((350, 260, 260), 1):
        page.clock.run_for(hold)
        expect(page.locator(".arena .value")).to_have_count(count)
    page.clock.run_for(260)
    expect(page.locator(".arena .result")).to_be_visible()
    page.mouse.click(640, 780)
    expect(page.locator(".arena")).to_have_count(0)
    expect(page.locator(f"{PARTS}.legal")).not_to_have_count(0)


def test_without_motion_nothing_moves_and_the_result_stands_there(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy", "easy"], first="A")
    bar = page.locator(BARS).first
    bar.click()
    bar.click()

    expect(page.locator(".rival .last")).to_have_count(2)
    assert page.locator(".arena").count() == 0


def test_a_spectator_sees_all_places_and_no_card(visitor: Make) -> None:
    ada, eve = visitor(), visitor()
    sit_down(ada, [None, "easy", "easy"], first="A")
    page = eve.open(f"t/{ada.table}")

    expect(page.locator(".rival")).to_have_count(3)
    assert page.locator(".bars").count() == 0


def test_the_table_is_for_everybody(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy", "easy", "easy"], first="A")
    for language in LANGUAGES:
        ada.speak(language)
        page.locator(BARS).nth(2).click()
        assert "⟦" not in page.inner_text("body")
        look_at_it(ada, f"dark-{language}")
    ada.wear("light")
    look_at_it(ada, "light-de")  # colours do not depend on words


def look_at_it(ada: Visitor, name: str) -> None:
    assert ada.axe() == [], name
    fits_every_width(ada, name)


def fits_every_width(ada: Visitor, name: str) -> None:
    for width, height in ((390, 844), (390, 664), (800, 1000), (1280, 800)):
        ada.resize(width, height)
        page_width, window = ada.widest()
        assert page_width <= window, f"the table scrolls sideways at {width}, {name}"
        box = ada.page.locator(BARS).nth(2).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        ada.picture(f"power-cards-{width}x{height}-{name}")
