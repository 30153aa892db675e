"""Das Amulett's table in the browser: whole games, what is lit and what says why not, every width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from amulette.files.editions import open_game
from amulette.games.das_amulett.events import GemBid
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 400
LEAST_TARGET: Final = 44
BAR: Final = "[role=toolbar] button"
PRIMARY: Final = f"{BAR}.primary:not([aria-disabled=true])"
END: Final = "dialog[open]"
LIT: Final = "main .areas button.legal, main .own button.legal, main .setup button.legal, main .stock button.legal"
ALONE: Final = {"helpers": {"pass": False, "pay": False, "income": False}}
BLUE: Final = "BlueTurn(0) Upkeep(0) BlueTurn(1) Upkeep(1) BlueTurn(2) Upkeep(2) EndOfRound"
BID: Final = "GemBid(0) Move NextAuction Blue EndOfRound"
PAY: Final = "Pay Claims Symbols LeftOver Take Extra Move NextAuction Blue EndOfRound"


def dealt(ada: Visitor, seats: int, seed: int = 1, level: str = "medium", **options: bool | int | str) -> Stage:
    game = open_game("das-amulett", options)
    return Stage(ada, game, game.deal(seats, Fast(seed)), level)


def position(ada: Visitor, text: str, **options: bool | int | str) -> Page:
    game = open_game("das-amulett", options)
    return Stage(ada, game, game.position(text)).open()


# -- whole games -------------------------------------------------------------------------


def until_the_end(page: Page, act: Callable[[Page, int], None]) -> int:
    """Act whenever something is asked; how often that was."""
    for turn in range(MOST_TURNS):
        page.locator(f"{BAR}, {END}").first.wait_for()
        if page.locator(END).count():
            return turn
        before = page.locator("main").inner_html() + page.locator(".actions").inner_html()
        act(page, turn)
        page.wait_for_function(
            """before => document.querySelector('dialog[open]') !== null ||
               document.querySelector('main').innerHTML + document.querySelector('.actions').innerHTML !== before""",
            arg=before,
        )
    raise AssertionError("the game does not end")


def by_clicks(page: Page, turn: int) -> None:
    """Press what is lit on the table; where nothing is, or it is not enough, the bar."""
    lit, bar, bids = page.locator(LIT), page.locator(BAR), page.locator(".chips button:not(.no)")
    if bids.count() and turn % 3 == 0:
        bids.last.click()
        page.locator(PRIMARY).click()
    elif bids.count():
        bar.get_by_text("Pass").click()
    elif lit.count() and not (page.locator(PRIMARY).count() and turn % 2):
        press(lit.nth(turn % lit.count()))
    elif page.locator(PRIMARY).count():
        page.locator(PRIMARY).click()
    else:
        bar.nth(turn % bar.count()).click()


def press(thing: Locator) -> None:
    """In the middle; of an area where its gems lie."""
    box = thing.bounding_box()
    assert box is not None
    low = 0.72 if thing.evaluate("each => each.closest('.areas') !== null") else 0.5
    thing.click(position={"x": box["width"] / 2, "y": box["height"] * low})


@pytest.mark.parametrize("seats", [4, *[pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 5, 6)]])
def test_a_whole_game_by_clicks_on_the_table(visitor: Make, seats: int) -> None:
    ada = visitor(settings=ALONE)
    stage = dealt(ada, seats)
    turns = until_the_end(stage.open(), by_clicks)

    assert turns > 20
    assert not stage.state.waiting()
    assert ada.axe() == []
    assert "⟦" not in ada.page.inner_text("body")


RIGHT, LEFT, DOWN = "ArrowRight", "ArrowLeft", "ArrowDown"
WALK: Final = [*[RIGHT] * 3, DOWN, *[LEFT] * 4, DOWN, *[RIGHT] * 5, DOWN, *[LEFT] * 4, DOWN, *[RIGHT] * 3]


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
    stage = dealt(ada, 3, seed=3, start="beginners")
    page = stage.open()
    page.keyboard.press("Shift")

    assert until_the_end(page, by_keys) > 10
    assert not stage.state.waiting()


def test_tab_goes_from_zone_to_zone_and_arrows_walk_in_them(visitor: Make) -> None:
    page = position(
        visitor(settings=ALONE), "at D3 | gems D3:red C3:white D4:sky | next Move NextAuction Blue EndOfRound"
    )
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


# -- auctions ----------------------------------------------------------------------------------


@pytest.mark.clause("A-14.23")
def test_a_bid_that_is_too_low_says_why_with_its_clause(visitor: Make) -> None:
    ada = visitor(settings=ALONE, language="fr")
    gems = "gems D4:red,white E4:navy"
    page = position(ada, f"at D4 | {gems} | hand1 c7s2 | sp2 might:2 | leader 2 | bid 3 | next {BID}")
    expect(page.locator(".why")).to_contain_text("Pas 4 :")
    expect(page.locator(".why .clause")).to_have_text("A-14.23")
    page.get_by_role("button", name="Offrir 8", exact=True).click(force=True)
    expect(page.locator(".why .clause")).to_have_text("A-6.9")
    ada.picture("das-amulett-bid-1280-dark-fr")
    page.get_by_role("button", name="Offrir 6", exact=True).click()
    expect(page.locator(PRIMARY)).to_contain_text("Offrir 6")
    page.keyboard.press("+")
    expect(page.locator(PRIMARY)).to_contain_text("Offrir 7")
    page.locator(".why .clause").or_(page.locator(PRIMARY)).first.click()

    expect(page.locator(".bids")).to_have_count(0)


def test_a_payment_is_proposed_or_laid_card_by_card(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    gems = "gems D3:red,white E4:navy"
    page = position(ada, f"at D3 | {gems} | hand1 g2s3c1 | sp1 phoenix:2 | leader 1 | bid 3 | next {PAY}")
    expect(page.locator(PRIMARY)).to_contain_text("Au")
    silver = page.locator(".own [data-thing='metal:s']")
    for _ in range(2):
        silver.click()
    expect(page.locator(BAR).first).to_have_text(re.compile("2 of 3 laid"))
    page.locator(".cards button").first.click()
    silver.click()
    silver.click()
    expect(page.locator(PRIMARY)).to_contain_text("Pay 3 Ag")
    page.locator(".own [data-thing='metal:c']").click(force=True)
    expect(page.locator(".bubble .clause")).to_contain_text("A-7")
    page.locator(PRIMARY).click()

    expect(page.locator(".areas button.legal")).to_have_count(1)


def test_orders_for_a_lot_raise_and_pass_without_being_asked(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    text = f"at D4 | gems D4:red,white E4:navy | hand1 c7 | hand2 c4 | hand3 c4 | next {BID}"
    game = open_game("das-amulett")
    stage = Stage(ada, game, game.position(text))
    page = stage.open()
    page.get_by_role("button", name="Bid 3", exact=True).click()
    page.get_by_text("Raise for me up to 3").click()
    page.wait_for_function(
        """() => document.querySelector('.bids') === null ||
           document.querySelector('.phases .now').textContent.includes('White')"""
    )

    mine = [news for news in stage.log if news.facts["seat"] == 0]
    assert mine[0].events[0].event == GemBid(0, 1, equalled=False)
    assert 0 < len(mine) == stage.asked


def test_a_helper_says_what_it_will_do_and_can_be_stopped(visitor: Make) -> None:
    ada = visitor(settings={"pace": "slow"})
    page = position(ada, f"at D4 | gems D4:red,white E4:navy | hand1 g7 | next {BID}")
    expect(page.locator(".helped")).to_contain_text("Pass")
    page.locator(".helped button").click()
    expect(page.locator(".helped")).to_have_count(0)
    page.wait_for_timeout(1800)
    expect(page.locator(PRIMARY)).to_have_text(re.compile("Pass"))

    page.keyboard.press("1")
    expect(page.locator(PRIMARY)).to_have_count(0)


@pytest.mark.parametrize("hand", ["g7", "c7"])
def test_a_pass_takes_as_long_with_and_without_cards_that_pay(visitor: Make, hand: str) -> None:
    ada = visitor()
    game = open_game("das-amulett")
    text = f"at D4 | gems D4:red,white E4:navy | hand1 {hand} | hand2 - | hand3 - | next {BID}"
    stage = Stage(ada, game, game.position(text), level=None)
    ada.page.clock.install()
    page = stage.open()
    expect(page.locator(BAR).first).to_be_visible()
    if hand == "c7":
        page.locator(BAR).get_by_text("Pass").click()
    expect(page.locator(".helped")).to_contain_text("Pass")
    page.clock.run_for(1400)
    assert stage.asked == 0

    page.clock.run_for(2700)
    expect(page.locator(".helped")).to_have_count(0)
    assert stage.asked > 0


# -- spells and the map ----------------------------------------------------------------------------


@pytest.mark.clause("A-9.2")
def test_areas_that_are_no_neighbours_are_dimmed_and_say_why(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    page = position(ada, "at D3 | gems D3:red A1:white D4:sky | next Move NextAuction Blue EndOfRound")
    far = page.locator("[data-thing=A1]")
    expect(far).to_have_attribute("aria-disabled", "true")
    far.click(force=True)
    expect(page.locator(".bubble")).to_contain_text("A1 is not next to the group")
    page.locator(".bubble .clause").click()
    expect(page.locator("[data-clause='A-9.2']")).to_be_visible()


def test_a_spell_tells_its_text_on_hover_focus_and_tap(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    page = position(ada, f"at D4 | gems D4:red,white E4:navy | hand1 c7 | sp1 might:3 | sp2 gift_wall:2 | next {BID}")
    gift = page.locator(".others [data-thing=gift_wall]")
    gift.hover()
    expect(page.locator(".bubble")).to_contain_text("Gift of the Builders")
    expect(page.locator(".bubble .clause")).to_contain_text("A-14.18")
    page.locator(".own [data-thing=might]").click()
    expect(page.locator(".bubble")).to_contain_text("Mighty Power")


def test_energy_is_drained_by_pressing_the_pull_and_its_target(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    game = open_game("das-amulett")
    stage = Stage(ada, game, game.position(f"sp1 pull_dark:3,arc:2 | sp2 gift:3 | next {BLUE}"))
    page = stage.open()
    page.locator(".own [data-thing=pull_dark]").click()
    page.locator(".others [data-thing=gift]").click()
    page.locator(BAR).get_by_text("2 energy").click()
    expect(page.locator(".others [data-thing=gift]")).to_have_attribute("aria-label", re.compile("1 energy"))
    page.locator(".own [data-thing=arc]").click()
    page.locator(".own [data-thing=pull_dark]").click()
    page.locator(BAR).first.click()

    told = [heard.event.name for news in stage.log for heard in news.events]
    assert "energy_removed" in told
    assert "energy_moved" in told


def test_a_gem_is_teleported_by_pressing_areas(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    grey = "GreyTurn(0) GreyTurn(1) GreyTurn(2) Red Blue EndOfRound"
    page = position(ada, f"gems A1:red,white C3:sky | sp1 teleport:2 | next {grey}")
    page.locator(BAR).get_by_text("Use Teleportation").click()
    page.locator("[data-thing=C3]").click()
    page.locator("[data-thing=E4]").click()

    expect(page.locator("[data-thing=E4]")).to_have_attribute("aria-label", re.compile("light blue"))


# -- set-up ------------------------------------------------------------------------------------------


def test_two_of_four_spells_are_kept_and_charged(visitor: Make) -> None:
    ada = visitor(language="de")
    stage = dealt(ada, 3)
    page = stage.open()
    cards = page.locator(".dealt button.card")
    expect(cards).to_have_count(4)
    cards.first.click()
    expect(page.locator(BAR).first).to_have_text(re.compile("Wähle einen Spruch"))
    cards.nth(2).click()
    page.locator(PRIMARY).click()
    expect(cards).to_have_count(2)
    page.locator(".setup .stepper button").nth(1).click()
    expect(page.locator(".setup h2")).to_contain_text("1 bleiben")
    page.locator(PRIMARY).click()

    expect(page.locator(".own .spells button.card").first).to_be_visible()


@pytest.mark.parametrize(("start", "thing"), [("draft", ".layout button.card"), ("auction", ".lot button.card")])
def test_other_ways_to_the_first_spells(visitor: Make, start: str, thing: str) -> None:
    ada = visitor(settings=ALONE)
    stage = dealt(ada, 6, start=start, start_reveal="all" if start == "auction" else "one")
    page = stage.open()
    before = len(stage.log)
    expect(page.locator(thing).first).to_be_visible()
    ada.picture(f"das-amulett-{start}-1280-dark-en")
    if start == "draft":
        page.locator(thing).first.click()
    page.locator(PRIMARY).click()
    page.wait_for_function("() => document.querySelector('[role=toolbar] button') !== null")

    assert len(stage.log) > before
    assert ada.axe() == []


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
