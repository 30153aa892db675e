"""What is printed on cards, and what it counts, is what the table's edition says."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.browser.staged import Stage
from tests.browser.test_gargon import BAR, END

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from amulette.kernel.contract import Game
    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

GARGON: Final = {  # the amulets on cards of which our sources are not sure
    r"(value = 3, v = )4": r"\g<1>5",
    r"(value = 4, v = )3": r"\g<1>4",
    r"(value = [89], v = )2": r"\g<1>1",
}
POWER_CARDS: Final = {
    r"19, 20\]": "19, 77]",  # the rarest
    r", 20(, \d+\], back)": r", 77\g<1>",
}


def edited(game: str, folder: Path, changes: dict[str, str]) -> Game:
    """The game in an edition with other figures."""
    text = (resources.files(f"amulette.games.{game.replace('-', '_')}") / "standard.toml").read_text(encoding="utf-8")
    for old, new in changes.items():
        text, number = re.subn(old, new, text)
        assert number
    file = folder / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return open_game(game, {}, file)


def test_cards_bear_what_the_edition_says(visitor: Make, tmp_path: Path) -> None:
    game = edited("gargon", tmp_path, GARGON)
    page = Stage(visitor(), game, game.position("A w3 w4 w9 b5 | B w2 | C b3")).open()
    page.locator(BAR).first.wait_for()

    for card, amulets, words in (
        ("w3", 5, "5 amulets"),
        ("w4", 4, "4 amulets"),
        ("w9", 1, "one amulet"),
        ("b5", 3, "3 amulets"),
    ):
        shown = page.locator(f".hand button[data-thing$='{card}']")
        expect(shown.locator("use[href='#gg-pip']")).to_have_count(amulets)
        expect(shown).to_have_attribute("aria-label", re.compile(words))


def test_the_scoring_counts_what_the_edition_says(visitor: Make, tmp_path: Path) -> None:
    game = edited("gargon", tmp_path, GARGON)
    stage = Stage(visitor(), game, game.deal(3, Fast(1)))
    while stage.state.waiting():
        stage.bots_turn(stage.state.waiting()[0])
    page = stage.open()
    page.locator(END).wait_for()

    totals = page.locator(f"{END} tfoot tr").first.locator("td").all_inner_texts()
    assert [int(total) for total in totals] == stage.state.scores()


def test_birds_bear_what_the_edition_says(visitor: Make, tmp_path: Path) -> None:
    game = edited("power-cards", tmp_path, POWER_CARDS)
    page = Stage(visitor(), game, game.position("*A: 34 1; B: 2 3")).open()  # 34 is one of the rarest

    rarity = page.locator("[data-thing=own-card]").get_by_role("button", name="Rarity")
    expect(rarity).to_have_accessible_name(re.compile("77.*20"))
