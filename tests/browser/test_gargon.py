"""Gargon's table in the browser: whole games, what is lit and what says why not, and how it looks at every width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Position, expect

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage
from tests.browser.visitor import changing, press_dimmed

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 400
LEGAL: Final = "main .hand button.legal"
PILE: Final = "main button.pile.legal"
COLOUR: Final = "main section:not(.hand) button.card.legal"
BAR: Final = "[role=toolbar] button"
END: Final = "dialog .score"
LEAST_TARGET: Final = 44
# Any key finishes what moves; what moves after that needs another one, until a thing is there.
SKIP: Final = """thing => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
    return document.querySelector(thing) !== null;
}"""
CORNER: Final[Position] = {"x": 14, "y": 16}  # cards overlap: what is seen of all is their index
CREATURES: Final = {
    "fr": "Dragon|Pégase|Gargouille|Manticore|Phénix|Fée",
    "en": "Dragon|Pegasus|Gargoyle|Manticore|Phoenix|Fairy",
    "de": "Drache|Pegasus|Gargoyle|Mantikor|Phönix|Fee",
}


def sit_down(ada: Visitor, seats: int, **options: bool | str) -> Page:
    """At a dealt table with bots, seen from seat A."""
    page = ada.sit_down("gargon", [None, *["easy"] * (seats - 1)], {**options})
    page.locator("main .hand").wait_for(state="attached")
    return page


def dealt(ada: Visitor, seats: int, seed: int = 1, **options: bool | int | str) -> Stage:
    game = open_game("gargon", options)
    return Stage(ada, game, game.deal(seats, Fast(seed)))


def wait_for_turn(page: Page) -> bool:
    """Whether the game goes on."""
    page.locator(f"{BAR}, {END}").first.wait_for()
    return page.locator(END).count() == 0


def is_ready(page: Page) -> bool:
    return page.locator(f"{BAR}:not([aria-disabled=true]).primary").count() > 0


# -- whole games -------------------------------------------------------------------------


def turn_by_clicks(page: Page) -> None:
    """Click the things themselves: a colour, cards and then the one brass button, or a pile."""
    with changing(page):
        page.locator(f"{COLOUR}, {LEGAL}, {PILE}, {END}").first.wait_for()
        if page.locator(COLOUR).count():
            page.locator(COLOUR).first.click(position=CORNER)
        elif page.locator(LEGAL).count():
            lay_by_clicks(page)
        elif page.locator(PILE).count():
            page.locator(PILE).first.click()


def lay_by_clicks(page: Page) -> None:
    for _ in range(3):
        page.locator(LEGAL).last.click(position=CORNER)
        if is_ready(page):
            break
    with changing(page):  # by this click, not by those before
        page.locator(f"{BAR}.primary").click()


def test_a_whole_game_by_clicks_on_the_things(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, 5, open_captures=True)
    turns = 0
    while wait_for_turn(page) and turns < MOST_TURNS:
        turn_by_clicks(page)
        turns += 1

    result = ada.state()["result"]
    totals = page.locator(f"{END} tfoot tr").first.locator("td").all_inner_texts()
    assert turns > 5
    assert [int(total) for total in totals] == result["scores"]
    ada.picture("gargon-end-1280-dark-en")
    assert ada.axe() == []


def turn_by_keys(page: Page) -> None:
    if page.locator(LEGAL).count():
        lay_by_keys(page)
    with changing(page):
        page.keyboard.press("1")


def lay_by_keys(page: Page) -> None:
    """Walk to the hand by Tab, through it by arrows, and choose with Enter until the lay is whole."""
    for _ in range(40):
        if page.evaluate("document.activeElement.closest('.hand') !== null"):
            break
        page.keyboard.press("Tab")
    for _ in range(20):
        if is_ready(page):
            return
        if page.evaluate("document.activeElement.matches('.legal') && !document.activeElement.ariaPressed"):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")  # no pattern this way: pass instead
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("2")


def test_a_whole_game_by_keyboard_alone(visitor: Make) -> None:
    ada = visitor(language="fr")
    page = sit_down(ada, 5)
    page.keyboard.press("Tab")
    turns = 0
    while wait_for_turn(page) and turns < MOST_TURNS:
        turn_by_keys(page)
        turns += 1

    assert turns > 5
    assert ada.state()["phase"] == "finished"


# -- choosing, and why not -----------------------------------------------------------------


def lead(ada: Visitor) -> tuple[Page, Locator]:
    """A table where Ada leads, and her cards of a colour of which she has three."""
    page = dealt(ada, 4, start="A").open()
    page.locator(BAR).first.wait_for()
    alike = page.locator(".hand button[data-thing^=b]")
    expect(alike).to_have_count(3)
    return page, alike


def test_a_lead_is_composed_and_the_bar_shows_it(visitor: Make) -> None:
    ada = visitor(language="fr")
    page, alike = lead(ada)
    alike.first.click()
    expect(page.locator(f"{BAR}.primary")).to_have_text(re.compile(rf"Poser ({CREATURES['fr']}) \d+"))
    alike.nth(1).click()

    expect(page.locator(f"{BAR}.primary")).to_have_text(re.compile(r"\d+ \+ \d+"))
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    alike.first.click()
    page.locator(f"{BAR}.primary").click()
    expect(page.locator(".hand button")).to_have_count(9)


@pytest.mark.clause("G-3.4")
def test_a_third_card_of_a_colour_is_dimmed_and_says_why(visitor: Make) -> None:
    ada = visitor()
    page, alike = lead(ada)
    alike.first.click()
    alike.nth(1).click()

    expect(alike.nth(2)).to_have_attribute("aria-disabled", "true")
    alike.nth(2).hover()
    expect(page.locator(".bubble")).to_contain_text("Three cards of one colour")
    ada.picture("gargon-refusal-1280-dark-en")
    page.locator(".bubble .clause").click()
    expect(page.locator("[data-clause='G-3.4']")).to_be_visible()


@pytest.mark.clause("G-3.1")
def test_a_pile_says_why_the_leader_cannot_draw(visitor: Make) -> None:
    ada = visitor(language="de", width=390, height=844)
    page, _ = lead(ada)
    press_dimmed(page.locator("main button.pile").first, position={"x": 20, "y": 20})

    expect(page.locator(".bubble")).to_contain_text("Stapel 1: jetzt nicht.")
    expect(page.locator(".bubble .clause")).to_contain_text("G-3.1")


@pytest.mark.clause("G-4.7")
def test_who_could_lay_is_asked_once_before_a_pass(visitor: Make) -> None:
    page = dealt(visitor(), 3, start="C").open()  # A is the second, and free in its colours
    page.locator(LEGAL).first.wait_for()
    pile, held = page.locator(PILE).first, page.locator(".hand button")
    pile.click()
    expect(pile).to_have_attribute("aria-pressed", "true")
    expect(held).to_have_count(10)
    pile.click()

    expect(held).to_have_count(11)


def test_captures_discard_and_hands_can_be_looked_at(visitor: Make) -> None:
    stage = dealt(visitor(), 5, open_captures=True)
    while not re.search(r"won [B-E] [a-z]", stage.state.view(0).text()):
        stage.bots_turn(stage.state.waiting()[0])
    page = stage.open()
    page.locator(BAR).first.wait_for()
    page.get_by_role("button", name=re.compile(r"’s captures, (one|\d)")).first.click()
    expect(page.locator("dialog [role=img]").first).to_have_attribute("aria-label", re.compile(CREATURES["en"]))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(r"’s hand, \d+ cards")).first.click()
    expect(page.locator("dialog [role=img]").first).to_have_attribute("aria-label", re.compile("face down"))


# -- how it moves and looks ------------------------------------------------------------------


def test_battles_are_played_out_and_can_be_skipped(visitor: Make) -> None:
    ada = visitor(settings={"motion": True})
    ada.page.emulate_media(reduced_motion="no-preference")
    stage = dealt(ada, 3, seed=15)
    stage.skip_to("Battles")
    page = stage.open()
    page.evaluate(
        "new MutationObserver(() => document.querySelector('main .owner') && (document.body.dataset.fought = 1))"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    page.locator(BAR).first.wait_for()
    turn_by_clicks(page)
    page.locator("body[data-fought]").wait_for(state="attached")
    page.wait_for_function(SKIP, arg=BAR)

    assert page.locator("body[data-fought]").count() == 1
    expect(page.locator("main .owner")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "theme", "seats", "language"),
    [
        (390, 844, "dark", 5, "de"),
        (390, 844, "light", 4, "fr"),
        (800, 1100, "light", 4, "de"),
        (800, 1100, "dark", 3, "en"),
        (1280, 800, "light", 5, "en"),
        (1280, 800, "dark", 4, "fr"),
    ],
)
def test_every_width_language_and_theme(
    visitor: Make, width: int, height: int, theme: str, seats: int, language: str
) -> None:
    ada = visitor(width=width, height=height, theme=theme, language=language)
    stage = dealt(ada, seats)
    stage.skip_to("Follow", 3)
    page = stage.open()
    page.locator(BAR).first.wait_for()
    ada.picture(f"gargon-{width}-{theme}-{language}-{seats}")

    page_width, window = ada.widest()
    assert page_width <= window
    assert too_small(page) == []
    names = [button.get_attribute("aria-label") or "" for button in page.locator(".hand button").all()]
    assert all(re.match(CREATURES[language], name) for name in names)
    assert ada.axe() == []


def too_small(page: Page) -> list[str]:
    """Buttons that a thumb would miss."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('main button:not(.card)')].filter(each => {
             const box = each.getBoundingClientRect(); return Math.min(box.width, box.height) < least - 0.5;
           }).map(each => each.className + each.ariaLabel)""",
        LEAST_TARGET,
    )
    return found
