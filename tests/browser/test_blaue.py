"""Das blaue Amulett in a real browser: a whole game by clicks and keys, previews, refusals, forces, every width."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage
from tests.browser.visitor import LANGUAGES, THEMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

MOST_TURNS: Final = 900
ACTIONS: Final = "[role=toolbar] button:not(:disabled)"
CARDS: Final = ".cards .card.legal"
NUMBERS: Final = f"{CARDS}:not([data-card=J])"
GREATEST: Final = ".cards .card:nth-last-child(1 of .legal:not([data-card=J]))"
THINGS: Final = {
    "Castle": ".piles button.legal",
    "Stealing": ".rivals button.legal",
    "Forces": "[role=toolbar] > :last-child button",
}
DWARF_AT_HOME: Final = "[data-force=dw].legal[aria-label='the dwarf on 1\u00a0·\u00a0Gate']"
LIT: Final = ".board .space, .board .place.legal"
ROOM: Final = "[data-step]"
WATCH: Final = """
    window.seen = [];
    new MutationObserver(changes => changes.forEach(change => seen.push(change.oldValue)))
        .observe(document.querySelector('[data-prince="0"]'), {attributeFilter: ["data-at"], attributeOldValue: true});
"""
SEEN: Final = """[...seen, document.querySelector('[data-prince="0"]').dataset.at]"""
NOTATION: Final = re.compile(r"\b(?:P\d+|\d[RL]\d)\b")
STEPS: Final = {
    "fr": ("Ce qui s’est passé", "de case 1 en case 2 à droite après 0 · Départ"),
    "en": ("What happened", "from space 1 to space 2 of the right lane after 0 · Start"),
    "de": ("Was geschah", "von Feld 1 auf Feld 2 rechts hinter 0 · Start"),
}
MOST_TABS: Final = 40
# The shortest way by arrows from what has the focus to a thing of the same zone; null: there is none.
WAY: Final = """selector => {
    const [start, thing] = [document.activeElement, document.querySelector(selector)];
    if (!thing?.closest('[data-zone]').contains(start)) return null;
    const ways = new Map([[start, []]]);
    for (const [here, way] of ways) {
        for (const key of ways.has(thing) ? [] : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            here.focus();
            here.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
            const there = document.activeElement;
            if (!ways.has(there)) ways.set(there, [...way, key]);
        }
    }
    start.focus();
    return ways.get(thing) ?? null;
}"""
BEFORE_THE_GOAL: Final = "A P9 | B P0 | forces P10 P9 P8 | opt board short"
ON_TOP: Final = """all => all.map(each => {
    each.scrollIntoView({block: "center", behavior: "instant"});
    const box = each.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return there.closest(".space, .force").className.split(" ")[0];
})"""
BEFORE_A_CASTLE: Final = "A 7R2 | B P0 | forces P8 P1 P2 | opt board short"


def sit_down(ada: Visitor, seats: list[str | None], **options: object) -> Page:
    """A dealt table whose first seat is the visitor's."""
    page = ada.sit_down("das-blaue-amulett", seats, {"first": "A"} | options)
    page.locator(ACTIONS).first.wait_for()
    page.locator("[data-prince='0']").wait_for()
    return page


def step(page: Page) -> str:
    return page.locator(ROOM).get_attribute("data-step") or ""


def play(page: Page, card: str) -> list[str]:
    """Press a card twice; where the preview said that it leads."""
    page.locator(f".cards [data-card='{card}']").click()
    ends = page.locator(".board .space").evaluate_all("all => all.map(each => each.dataset.space)")
    ends += page.locator(".board .place.legal").evaluate_all("all => all.map(each => 'P' + each.dataset.place)")
    page.locator(f".cards [data-card='{card}']").click()
    return [str(each) for each in ends]


def press_on_the_table(page: Page) -> None:
    """Answer by pressing the thing itself; the bar only where there is no thing."""
    now = step(page)
    if now in ("Play", "Again"):
        cards = page.locator(CARDS)
        if cards.count() and cards.last.get_attribute("data-card") == "J":
            cards.last.click()
            page.locator(".board .space, .board .place.legal").first.click()
            page.locator(ACTIONS).last.click()
        else:
            ends = play(page, cards.last.get_attribute("data-card") or "")
            expect(
                page.locator(f"{ROOM}:not([data-step=Play]):not([data-step=Again]), dialog[open]").first
            ).to_be_visible()
            if step(page) == "Forces":
                assert page.locator("[data-prince='0']").get_attribute("data-at") in ends
    elif now in ("Pay", "Left"):
        page.locator(LIT).first.click()
    elif now == "Drop":
        fate = page.locator(".hand .card.legal").first
        fate.click()
        fate.click()
    elif now == "Castle":
        page.locator(".piles button.legal").click()
    elif now == "Stealing":
        page.locator(".rivals button.legal").click()
    else:
        page.get_by_role("button", name="Leave the forces").click()


def until_the_end(page: Page, act: Callable[[Page], object]) -> list[str]:
    """Act whenever something can be done; what was asked."""
    asked: list[str] = []
    for _ in range(MOST_TURNS):
        page.locator(f"{ACTIONS}, dialog[open]").first.wait_for()
        if page.locator("dialog[open]").count():
            return asked
        asked.append(step(page))
        act(page)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_pressing_the_things_themselves(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy"], board="short")

    asked = until_the_end(page, press_on_the_table)

    assert {"Play", "Forces"} <= set(asked)
    expect(page.locator("dialog .ranking li")).to_have_count(2)
    assert "⟦" not in page.inner_text("body")


def go_to(page: Page, thing: str) -> None:
    """Tab from zone to zone, and arrows within the last one."""
    for _ in range(MOST_TABS):
        way = page.evaluate(WAY, thing)
        if way is not None:
            for key in way:
                page.keyboard.press(key)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"keys do not lead to {thing}")


def press_by_keys(page: Page, thing: str, times: int = 1) -> None:
    go_to(page, thing)
    for _ in range(times):
        page.keyboard.press("Enter")


def answer_by_keys(page: Page) -> None:
    """On the things themselves; of the bar only what says that one is done."""
    now = step(page)
    if now in ("Play", "Again") and page.locator(NUMBERS).count():
        press_by_keys(page, GREATEST, times=2)
    elif now in ("Play", "Again"):
        press_by_keys(page, CARDS)
        press_by_keys(page, LIT, times=2)
    elif now == "Drop":
        press_by_keys(page, ".hand .card.legal", times=2)
    elif now == "Forces" and page.locator(DWARF_AT_HOME).count():
        press_by_keys(page, DWARF_AT_HOME)
        press_by_keys(page, "[data-place='9']", times=2)
    else:
        press_by_keys(page, THINGS.get(now, LIT))


@pytest.mark.slow
def test_a_whole_game_by_keys_on_the_things_themselves(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"], board="short", turn_cap=30)

    asked = until_the_end(page, answer_by_keys)

    first = asked.index("Forces")
    assert asked[first : first + 2] == ["Forces", "Forces"]  # the dwarf has moved, and another force may


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"turning": "free"}), (4, {"turning": "must_pay", "left_castle": "must", "board": "short"})],
)
def test_whole_games_under_all_options(visitor: Make, seats: int, options: dict[str, object]) -> None:
    page = sit_down(visitor(), [None, *["easy"] * (seats - 1)], **options)

    assert len(until_the_end(page, press_on_the_table)) > 10


def test_keys_alone_choose_a_card_and_move_a_force(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"])
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.card") is not None:
            break
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card='2']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card='2']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-card='2']")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("3")
    expect(page.locator("[data-space='0R3']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")

    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")
    page.locator("[data-force=dw]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-place='5']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.locator("[data-force=dw]")).to_have_accessible_name("the dwarf on 5 · Spring")


def test_a_used_card_says_why_not_and_links_to_its_clause(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"])
    play(page, "4")
    page.get_by_role("button", name="Leave the forces").click()
    expect(page.locator(".cards .card.legal").first).to_be_visible()
    page.locator("[data-card='4']").click()

    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Move card 4: not now.")
    bubble.get_by_role("button", name="B-4.1").click()
    expect(page.locator("[data-clause='B-4.1']")).to_be_visible()


def test_a_force_is_dragged_and_the_exchange_is_shown_before_it_is_done(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"])
    play(page, "1")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")
    page.locator("[data-force=dw]").drag_to(page.locator("[data-place='3']"))

    expect(page.locator(".ghost")).to_have_count(2)
    expect(page.locator("[data-force=dw]")).to_have_accessible_name("the dwarf on 1 · Gate")
    page.get_by_role("button", name="Move the dwarf to 3 · Castle; the sorceress goes to 1 · Gate").click()
    expect(page.locator("[data-force=so]")).to_have_accessible_name("the sorceress on 1 · Gate")


@pytest.mark.parametrize("width", [1280, 800, 390])
def test_a_force_hides_no_space_that_can_be_pressed(visitor: Make, width: int) -> None:
    ada = visitor(width=width)
    game = open_game("das-blaue-amulett", {"board": "short"})
    page = Stage(ada, game, game.position(BEFORE_THE_GOAL)).open()
    page.locator(f"{CARDS}[data-card=J]").click()

    assert page.locator(".board .space").evaluate_all(ON_TOP) == ["space"] * 6


def test_a_force_never_goes_to_the_start(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"])
    play(page, "1")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")
    page.locator("[data-force=wi]").click()
    page.locator("[data-place='0']").click()

    expect(page.locator(".bubble")).to_contain_text("B-12.3")
    page.locator("[data-place='2']").click()
    expect(page.locator(".bubble")).to_contain_text("B-12.4")


def test_a_bubble_stays_when_the_pointer_has_left_a_card_before_it_came(visitor: Make) -> None:
    ada = visitor()
    ada.page.clock.install(time=0)
    page = sit_down(ada, [None, "easy"])
    ada.page.clock.pause_at(60_000)
    play(page, "1")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")
    page.locator("[data-force=wi]").click()
    page.locator("[data-place='0']").click()
    expect(page.locator(".bubble")).to_contain_text("B-12.3")
    page.clock.run_for(1000)

    expect(page.locator(".bubble")).to_contain_text("B-12.3")


def test_a_question_with_one_answer_is_asked_all_the_same(visitor: Make) -> None:
    """B-3.5: at the first gate stands the dwarf, and no hand holds a card yet."""
    page = sit_down(visitor(), [None, "easy"], board="short")
    row = page.get_by_role("button", name="dwarf missing, turning back").first
    expect(row).to_be_visible()
    play(page, "4")

    expect(page.locator(ROOM)).to_have_attribute("data-step", "Pay")
    expect(page.locator(ACTIONS)).to_have_count(1)
    page.locator("[data-place='1']").click()
    expect(page.locator(".bubble")).to_contain_text("B-6.11")
    expect(page.locator(".bubble")).to_contain_text("all that 1 · Gate demands")
    assert step(page) == "Pay"  # the server has been asked since, and nobody has answered for her
    page.keyboard.press("Escape")  # the bubble lies over the space
    page.locator(".board .space").click()
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")


def test_an_answer_that_parts_further_on_is_offered_once(visitor: Make) -> None:
    """B-5.15: turned back with four points, the last leads into the castle or round it; that is asked there."""
    game = open_game("das-blaue-amulett", {"board": "short"})
    page = Stage(visitor(), game, game.position(BEFORE_A_CASTLE)).open()
    play(page, "5")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Pay")

    expect(page.locator(".board .space")).to_have_count(1)
    page.locator(".board .space").click()
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Left")
    expect(page.locator(LIT)).to_have_count(2)


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_log_of_a_whole_game_names_spaces_in_words(visitor: Make, language: str) -> None:
    game = open_game("das-blaue-amulett", {"board": "short"})
    stage = Stage(visitor(language=language), game, game.deal(2, Fast(1)))
    while stage.state.waiting():
        stage.bots_turn(stage.state.waiting()[0])
    page = stage.open()
    page.keyboard.press("Escape")
    name, words = STEPS[language]
    page.get_by_role("button", name=name, exact=True).click()
    told = page.locator("aside li").all_inner_texts()

    assert len(told) > 50
    assert [line for line in told if NOTATION.search(line)] == []
    assert [line for line in told if words in line.replace("\u00a0", " ")]


def test_a_prince_rides_space_by_space(visitor: Make) -> None:
    ada = visitor(settings={"motion": True})
    ada.page.emulate_media(reduced_motion="no-preference")
    page = sit_down(ada, [None, "easy"])
    page.evaluate(WATCH)
    play(page, "3")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")

    assert page.evaluate(SEEN) == ["P0", "0R1", "0R2", "0R3"]


def test_without_motion_it_stands_there_at_once(visitor: Make) -> None:
    page = sit_down(visitor(), [None, "easy"])
    page.evaluate(WATCH)
    play(page, "3")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")

    assert page.evaluate(SEEN) == ["P0", "0R3"]


def test_a_spectator_sees_all_sets_and_no_hand(visitor: Make) -> None:
    ada, eve = visitor(), visitor()
    sit_down(ada, [None, "easy", "easy"])
    page = eve.open(f"t/{ada.table}")

    expect(page.locator(".rivals .plate")).to_have_count(3)
    assert page.locator(".cards, .fate .hand").count() == 0


def test_the_table_is_for_everybody(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy", "easy", "easy"])
    for language in LANGUAGES:
        ada.speak(language)
        page.locator("[data-card='2']").click()
        assert "⟦" not in page.inner_text("body")
        look_at_every_width(ada, f"dark-{language}")
    ada.wear("light")
    look_at_every_width(ada, "light-de")  # colours do not depend on words


def test_the_forces_are_for_everybody(visitor: Make) -> None:
    ada = visitor()
    page = sit_down(ada, [None, "easy", "easy", "easy"])
    play(page, "3")
    expect(page.locator(ROOM)).to_have_attribute("data-step", "Forces")
    for language in LANGUAGES:
        ada.speak(language)
        page.locator("[data-force=dw]").click()
        assert "⟦" not in page.inner_text("body")
        for theme in THEMES:
            ada.wear(theme)
            assert language != "de" or ada.axe() == []  # the longest words
            ada.picture(f"blaue-forces-1280-{theme}-{language}")


def look_at_every_width(ada: Visitor, name: str) -> None:
    assert ada.axe() == [], name
    for width, height in ((390, 844), (800, 1000), (1280, 800)):
        ada.resize(width, height)
        page_width, window = ada.widest()
        assert page_width <= window, f"the table scrolls sideways at {width}, {name}"
        ada.picture(f"blaue-{width}-{name}")
