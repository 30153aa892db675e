"""Das Amulett's table in the browser: whole games, how it moves, and how it looks at every width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.das_amulett_table import ALONE, BAR, MOVE, PAY, PRIMARY, dealt, position
from tests.browser.visitor import SETTLE, changing

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 400
LEAST_TARGET: Final = 44
END: Final = "dialog[open]"
ASKED: Final = f".actions:not(:has(.helped)) {BAR}"  # and no helper is about to answer
BIDS: Final = ".chips button:not(.no)"
LIT: Final = "main button.legal, main .rival.legal > button, .panel button.legal"


# -- whole games -------------------------------------------------------------------------


def until_the_end(page: Page, act: Callable[[Page, int], None]) -> int:
    """Act whenever something is asked; how often that was."""
    for turn in range(MOST_TURNS):
        page.locator(f"{ASKED}, {END}").first.wait_for()
        if page.locator(END).count():
            return turn
        page.evaluate(SETTLE)  # the bar of a new question may show for a moment what the table then asks itself
        with changing(page):
            act(page, turn)
    raise AssertionError("the game does not end")


def by_clicks(page: Page, turn: int) -> None:
    """Press what is lit on the table; where nothing is, or it is not enough, the bar."""
    lit, bar, bids = page.locator(LIT), page.locator(f"{BAR}:not([aria-disabled=true])"), page.locator(BIDS)
    lit.or_(bar).first.wait_for()
    if bids.count() and turn % 3 == 0:
        bids.last.click()
        with changing(page):  # by this click, not by the one before
            page.locator(PRIMARY).click()
    elif bids.count():
        bar.get_by_text("Pass").click()
    elif lit.count() and not (page.locator(PRIMARY).count() and turn % 2):
        press(lit.nth(turn % lit.count()))
    elif page.locator(PRIMARY).count():
        page.locator(PRIMARY).click()
    elif bar.count():
        bar.nth(turn % bar.count()).click()
    else:  # the table was just being drawn anew
        by_clicks(page, turn)


def press(thing: Locator) -> None:
    """In the middle; of an area where its gems lie."""
    box = thing.bounding_box()
    assert box is not None
    low = 0.72 if thing.evaluate("each => each.closest('.areas') !== null") else 0.5
    thing.click(position={"x": box["width"] / 2, "y": box["height"] * low})


def test_a_whole_game_by_clicks(visitor: Make) -> None:
    ada = visitor()
    page = ada.sit_down("das-amulett", [None, "easy", "easy"], {"max_rounds": 2})
    turns = until_the_end(page, by_clicks)

    assert turns > 5
    expect(page.locator("dialog .score li")).to_have_count(3)
    assert ada.axe() == []
    assert "⟦" not in page.inner_text("body")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_by_clicks_without_helpers(visitor: Make, seats: int) -> None:
    ada = visitor(settings=ALONE)
    stage = dealt(ada, seats)
    turns = until_the_end(stage.open(), by_clicks)

    assert turns > 20
    assert not stage.state.waiting()
    assert ada.axe() == []
    assert "⟦" not in ada.page.inner_text("body")


RIGHT, LEFT, DOWN = "ArrowRight", "ArrowLeft", "ArrowDown"
WALK: Final = [*[RIGHT] * 3, DOWN, *[LEFT] * 4, DOWN, *[RIGHT] * 5, DOWN, *[LEFT] * 4, DOWN, *[RIGHT] * 3]


def test_one_click_on_the_shelf_deals_and_a_server_with_bots_plays_on(visitor: Make) -> None:
    ada = visitor(settings=ALONE)  # a helper might pass for her before the lot is seen
    page = ada.play_now("Das Amulett")
    cards = page.locator(".dealt button.card")
    cards.first.click()
    cards.last.click()
    page.locator(PRIMARY).click()
    expect(cards).to_have_count(2)
    page.locator(PRIMARY).click()

    expect(page.locator(".own .spells button.card")).to_have_count(2)
    expect(page.locator(".lot .card")).to_be_visible()


def by_keys(page: Page, turn: int) -> None:
    """Tab to the map and arrows over it where an area is wanted; else digits."""
    if page.locator(".areas button.legal").count() == 0:
        page.keyboard.press("2" if page.locator(".bids").count() and turn % 4 else "1")
        return
    page.locator(".areas button").first.focus()  # Tab goes from zone to zone; see the next test
    for key in WALK:
        if page.evaluate("document.activeElement.matches('.legal')"):
            break
        page.keyboard.press(key)
    if page.evaluate("document.activeElement.matches('.legal')") and page.locator(".face").count() == 0:
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")


def test_a_whole_game_by_keyboard_alone(visitor: Make) -> None:
    ada = visitor(language="fr")
    stage = dealt(ada, 3, seed=3, start="beginners", max_rounds=2)
    page = stage.open()
    page.keyboard.press("Shift")

    assert until_the_end(page, by_keys) > 10
    assert not stage.state.waiting()


def test_tab_goes_from_zone_to_zone_and_arrows_walk_in_them(visitor: Make) -> None:
    page = position(visitor(settings=ALONE), "at D3 | gems D3:red C3:white D4:sky | next " + MOVE)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.areas') !== null"):
            break
    for key in WALK:
        if page.evaluate("document.activeElement.matches('.legal')"):
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")

    expect(page.locator(".areas button.legal")).to_have_count(0)


def test_arrows_up_and_down_miss_no_row_of_hexagons(visitor: Make) -> None:
    page = position(visitor(settings=ALONE), "at D3 | gems D3:red C3:white D4:sky | next " + MOVE)
    page.locator(".areas [data-thing=A2]").focus()

    assert walk(page, ["ArrowDown"] * 4) == list("BCDE")
    assert walk(page, ["ArrowUp"] * 4) == list("DCBA")
    assert walk(page, ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"]) == list("BBBB")


def walk(page: Page, keys: list[str]) -> list[str]:
    """The rows of the areas that keys lead to."""
    rows = []
    for key in keys:
        page.keyboard.press(key)
        rows.append(str(page.evaluate("document.activeElement.dataset.thing?.[0]")))
    return rows


# -- how it moves and looks ------------------------------------------------------------------------------


def test_what_happens_is_shown_and_can_be_skipped(visitor: Make) -> None:
    ada = visitor(settings={**ALONE, "motion": True})
    ada.page.emulate_media(reduced_motion="no-preference")
    gems = "gems D4:red,white E4:navy C3:sky"
    page = position(ada, f"at D4 | {gems} | hand1 c7 | hand2 - | hand3 - | leader 1 | bid 1 | next {PAY}")
    page.evaluate(
        "new MutationObserver(() => document.querySelector('.flyer') && (document.body.dataset.flew = 1))"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    page.locator(PRIMARY).click()
    page.locator(BAR).get_by_text("white").click()
    expect(page.locator("body[data-flew]")).to_have_count(1)
    page.keyboard.press("Shift")

    expect(page.locator("[data-thing='amulet:0'] [role=img]")).to_have_attribute("aria-label", re.compile("1 of 8"))
    expect(page.locator(".flyer")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "theme", "seats", "language"),
    [
        (390, 844, "dark", 6, "de"),
        (390, 844, "light", 4, "fr"),
        (800, 1100, "light", 5, "de"),
        (800, 1100, "dark", 3, "en"),
        (1280, 800, "light", 6, "en"),
        (1280, 800, "dark", 5, "fr"),
    ],
)
def test_every_width_language_and_theme(
    visitor: Make, width: int, height: int, theme: str, seats: int, language: str
) -> None:
    ada = visitor(width=width, height=height, theme=theme, language=language, settings=ALONE)
    stage = dealt(ada, seats)
    stage.skip_to("GemBid", 4)
    page = stage.open()
    expect(page.locator(".bids")).to_be_visible()
    ada.picture(f"das-amulett-{width}-{theme}-{language}-{seats}")

    page_width, window = ada.widest()
    assert page_width <= window
    assert too_small(page) == []
    assert cut_off(page) == []
    assert width < 1280 or covered(page) == []
    assert ada.axe() == []


def too_small(page: Page) -> list[str]:
    """Buttons that a thumb would miss; cards stand for themselves, and the names of clauses in a sentence."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('main button:not(.card), .actions button:not(.clause, .card)')]
             .filter(each => each.checkVisibility()).filter(each => {
               const box = each.getBoundingClientRect(); return Math.min(box.width, box.height) < least - 0.5;
             }).map(each => each.className + each.ariaLabel)""",
        LEAST_TARGET,
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Plates and cards that stick out of the window."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.rival, .own .card, .rival .card, .panel')].filter(each => {
             const box = each.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth;
           }).map(each => each.className)"""
    )
    return found


def covered(page: Page) -> list[str]:
    """What lies under the bidding panel, where there is room beside it."""
    found: list[str] = page.evaluate(
        """() => {
             const panel = document.querySelector('.panel').getBoundingClientRect();
             return [...document.querySelectorAll('.rival, .own .card, .areas button')].filter(each => {
               const box = each.getBoundingClientRect();
               const isBeside = box.left >= panel.right || box.right <= panel.left;
               return !isBeside && box.top < panel.bottom && box.bottom > panel.top;
             }).map(each => each.className);
           }"""
    )
    return found
