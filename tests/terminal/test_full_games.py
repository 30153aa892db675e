"""Whole games on the full screen, each answer taken from what is shown."""

from __future__ import annotations

from random import Random

import pytest

from tests.terminal.guest import Guest, visit
from tests.terminal.table import seated_at

GAMES = {
    "gargon": ("human,medium,medium", {}),
    "das-amulett": ("human,easy,easy", {"max_rounds": 1}),
    "das-blaue-amulett": ("human,medium", {"turn_cap": 6}),
    "power-cards": ("human,medium", {}),
}
IN_SIGHT = 4  # choices that are surely shown, each in a row of its own


async def play_on(guest: Guest, luck: Random) -> None:
    """One answer, with whatever hand comes to mind."""
    choices = [row for row, text in enumerate(guest.rows) if text.partition(".")[0].isdecimal()]
    row = luck.choice(choices[:IN_SIGHT])
    way = luck.choice(["click", "type", "arrows"])
    if way == "click":
        await guest.click(row)
    elif way == "type":
        await guest.type(guest.rows[row].partition(".")[0])
    else:
        await guest.press(*["down"] * row, "enter")


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_person_plays_a_whole_game(key: str) -> None:
    players, options = GAMES[key]
    at = seated_at(key, players, **options)

    async def play(guest: Guest) -> None:
        luck = Random(1)
        while at.asked() is not None:
            await play_on(guest, luck)
        assert guest.rows == ["Leave the table"]
        await guest.press("enter")

    app = visit(at, play)

    assert at.asked() is None
    assert app.error is None
    assert app.stage.parting
