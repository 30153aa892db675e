"""How roles look, by day and by night."""

from __future__ import annotations

import pytest
from textual.color import Color
from textual.theme import Theme
from textual.widgets import Static

from amulette.terminal.drawn import Drawn, quiet, tile
from amulette.terminal.full.lines import choice, line_of, styled
from amulette.terminal.full.themes import DAY, HUES, NIGHT, ROLES
from tests.terminal.guest import Guest, visit
from tests.terminal.table import sitting

READABLE = 4.5  # the contrast that WCAG asks of text
TINTS = {"white": "creature-w", "Ann": "strong"}


@pytest.mark.parametrize("hue", sorted(HUES))
def test_every_colour_can_be_read(hue: str) -> None:
    found = HUES[hue]

    assert contrast(found.ink, found.ground) >= READABLE
    for theme, word in ((NIGHT, found.night), (DAY, found.day)):
        for ground in (theme.background, theme.surface, theme.panel):
            assert contrast(word, str(ground)) >= READABLE


@pytest.mark.parametrize("theme", [NIGHT, DAY])
def test_what_is_quiet_can_still_be_read(theme: Theme) -> None:
    for ground in (theme.background, theme.surface, theme.panel):
        assert contrast(theme.variables["quiet"], str(ground)) >= READABLE


def contrast(one: str, other: str) -> float:
    lights = sorted([light(Color.parse(colour)) for colour in (one, other)])
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(colour: Color) -> float:
    """The relative luminance of WCAG."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_every_role_has_a_colour_that_exists() -> None:
    assert {*ROLES.values()} <= {*HUES}


def test_a_word_that_names_something_has_its_colour_and_so_has_its_number() -> None:
    line = line_of("Ann captures white 10, whitewashed.", TINTS)
    coloured = [line.plain[span.start : span.end] for span in line.spans if span.style]

    assert coloured == ["Ann", "white 10"]


def test_a_choice_leaves_its_notation_alone() -> None:
    line = choice("1. Lay white 3 (lay white)", TINTS)

    assert [line.plain[span.start : span.end] for span in line.spans if span.style] == ["white 3"]


def test_no_line_is_read_as_a_command() -> None:
    lines = ["[b]white[/b]", Drawn(tile("[red]", "creature-r"), quiet("[@click=app.leave]x[/]"))]

    assert styled(lines, TINTS).plain == "[b]white[/b]\n [red] [@click=app.leave]x[/]"


def test_tiles_are_on_the_screen_in_both_themes() -> None:
    async def look(guest: Guest) -> None:
        for theme in (NIGHT, DAY):
            drawn = guest.app.export_screenshot().lower()
            assert HUES["violet"].ground in drawn
            assert theme.variables["quiet"] in drawn
            await guest.press("f8")

    visit(sitting(), look)


def test_new_news_are_marked_and_older_ones_are_quiet() -> None:
    async def look(guest: Guest) -> None:
        await guest.type("lay w3")
        scene = guest.app.scene
        assert scene.heard
        assert scene.news
        heard, told = [guest.app.query_one(f"#{part}", Static) for part in ("heard", "told")]
        assert str(heard.visual) == "\n".join(scene.heard)
        assert str(told.visual) == "\n".join(scene.news)
        assert heard.styles.color == Color.parse(NIGHT.variables["quiet"])
        assert told.styles.border_left[0] == "outer"

    visit(sitting(), look)
