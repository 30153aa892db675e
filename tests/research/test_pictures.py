"""What the pictures show, as pixels and as shapes."""

from __future__ import annotations

import re

import numpy as np
import pytest

pytest.importorskip("resvg_py")  # no build of it for this system

import amulette
from amulette.research.pictures.sheet import INK, PAPER, Sheet, ink_on
from amulette.research.raster import pixels


def test_letters_are_drawn_whatever_fonts_the_system_has() -> None:
    blank, written = Sheet(80, 40), Sheet(80, 40)
    written.say(10, 25, "Amulette")

    assert pixels(blank.svg()).shape == (40, 80, 3)
    assert np.count_nonzero(pixels(blank.svg()) != pixels(written.svg())) > 200


def test_letters_stand_out_from_their_card() -> None:
    assert ink_on("#f5f2e9") == INK
    assert ink_on("#39609b") == PAPER


def words_of(svg: str | None) -> list[str]:
    return re.findall(r">([^<]+)</text>", svg or "")


def test_no_card_of_gargon_is_told_by_its_colour_alone() -> None:
    g = amulette.new("gargon", seats=3, seed=1, start="A")
    shown = words_of(g._repr_svg_())

    assert {"w0", "b3", "b9"} <= set(shown)
    assert sum(word in "wbvyrg" for word in shown) == 20 + 28  # two hands of others, and 14 cards of each pile


def test_the_end_of_gargon_shows_what_was_captured() -> None:
    g = amulette.new("gargon", seats=3, seed=1)
    while not g.is_over:
        g.play(g.ask("easy"))
    shown = words_of(g._repr_svg_())

    captured = [row.split()[2:] for row in str(g).splitlines() if row.startswith("won ")]

    assert "captured" in shown
    assert {card for row in captured for card in row} - {"-"} <= set(shown)


def test_das_amulett_shows_the_spells_to_choose_from() -> None:
    g = amulette.new("das-amulett", seats=3, seed=1)
    dealt = [name for name in g.game.box.cards if name in str(g.view(0)).partition("dealt1")[2].splitlines()[0]]  # type: ignore[attr-defined]

    assert dealt
    assert set(dealt) <= set(words_of(g.view(0)._repr_svg_()))
    assert not set(dealt) & set(words_of(g.view(1)._repr_svg_()))
