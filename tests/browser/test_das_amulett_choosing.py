"""Das Amulett's table in the browser: what is lit and what says why not, auctions, spells, set-up, helpers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from amulette.games.das_amulett.events import GemBid
from tests.browser.das_amulett_table import ALONE, BAR, BID, BLUE, GREY, MOVE, PAY, PRIMARY, dealt, placed, position
from tests.browser.visitor import press_dimmed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

BEYOND: Final = """() => {
    const edge = document.querySelector(".actions").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".actions *")].map(each => each.getBoundingClientRect());
    return boxes.filter(box => box.width).filter(box => box.right > edge.right + 1 || box.left < edge.left - 1).length;
}"""
COVERED: Final = """() => {
    const bar = document.querySelector(".actions").getBoundingClientRect();
    const plates = [...document.querySelectorAll(".others > *")].map(each => each.getBoundingClientRect());
    return plates.filter(plate => plate.bottom > bar.top).length;
}"""


# -- auctions ----------------------------------------------------------------------------------


@pytest.mark.clause("A-14.23")
def test_a_bid_that_is_too_low_says_why_with_its_clause(visitor: Make) -> None:
    ada = visitor(settings=ALONE, language="fr")
    gems = "gems D4:red,white E4:navy"
    page = position(ada, f"at D4 | {gems} | hand1 c7s2 | sp2 might:2 | leader 2 | bid 3 | next {BID}")
    expect(page.locator(".why")).to_contain_text("Pas 4 :")
    expect(page.locator(".why .clause")).to_have_text("A-14.23")
    press_dimmed(page.get_by_role("button", name="Offrir 8", exact=True))
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
    press_dimmed(page.locator(".own [data-thing='metal:c']"))
    expect(page.locator(".bubble .clause")).to_contain_text("A-7")
    page.locator(PRIMARY).click()

    expect(page.locator(".areas button.legal")).to_have_count(1)


def test_orders_for_a_lot_raise_and_pass_without_being_asked(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    text = f"at D4 | gems D4:red,white E4:navy | hand1 c7 | hand2 c4 | hand3 c4 | next {BID}"
    stage = placed(ada, text)
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
    stage = placed(ada, f"at D4 | gems D4:red,white E4:navy | hand1 g7 | next {BID}")
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1000)
    page = stage.open()
    expect(page.locator(".helped")).to_contain_text("Pass")
    page.locator(".helped button").click()
    expect(page.locator(".helped")).to_have_count(0)
    page.clock.run_for(10_000)
    expect(page.locator(PRIMARY)).to_have_text(re.compile("Pass"))

    page.keyboard.press("1")
    expect(page.locator(PRIMARY)).to_have_count(0)


@pytest.mark.parametrize("hand", ["g7", "c7"])
def test_a_pass_takes_as_long_with_and_without_cards_that_pay(visitor: Make, hand: str) -> None:
    ada = visitor()
    text = f"at D4 | gems D4:red,white E4:navy | hand1 {hand} | hand2 - | hand3 - | next {BID}"
    stage = placed(ada, text, level=None)
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1000)
    page = stage.open()
    expect(page.locator(BAR).first).to_be_visible()
    if hand == "c7":
        page.locator(BAR).get_by_text("Pass").click()
    expect(page.locator(".helped")).to_contain_text("Pass")
    page.clock.run_for(1400)
    assert stage.asked == 0

    page.clock.run_for(2700)
    expect(page.get_by_text("Nobody offers anything in D4.")).to_be_attached()
    assert stage.asked == 1


# -- spells and the map ----------------------------------------------------------------------------


@pytest.mark.clause("A-9.2")
def test_areas_that_are_no_neighbours_are_dimmed_and_say_why(visitor: Make) -> None:
    ada = visitor(settings=ALONE)
    page = position(ada, "at D3 | gems D3:red A1:white D4:sky | next " + MOVE)
    far = page.locator("[data-thing=A1]")
    expect(far).to_have_attribute("aria-disabled", "true")
    press_dimmed(far)
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
    stage = placed(ada, f"sp1 pull_dark:3,arc:2 | sp2 gift:3 | next {BLUE}")
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
    page = position(ada, f"gems A1:red,white C3:sky | sp1 teleport:2 | next {GREY}")
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
    assert page.evaluate(BEYOND) == 0
    assert page.evaluate(COVERED) == 0
    if start == "draft":
        page.locator(thing).first.click()
    page.locator(PRIMARY).click()
    page.wait_for_function("() => document.querySelector('[role=toolbar] button') !== null")

    assert len(stage.log) > before
    assert ada.axe() == []
