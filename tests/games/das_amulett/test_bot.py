"""The rule of thumb: stronger than chance, and no spell is left unused."""

from __future__ import annotations

import pytest

from amulette.bots.at_random import AtRandom
from amulette.bots.contract import Bot
from amulette.bots.das_amulett import AmulettThumb
from amulette.bots.play import play_out
from amulette.files.editions import open_game
from amulette.games.das_amulett.events import Claimed, GemBid
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import Event, submit
from amulette.kernel.vecs import remove
from tests.games.das_amulett.notation import GAME

STEPS = ("gem_bid", "pay", "move")  # where spells without an event of their own bend the options


def test_it_beats_three_random_bots_in_nine_games_of_ten() -> None:
    won = 0
    for number in range(60):
        bots: list[Bot] = [AtRandom()] * 4
        bots[number % 4] = AmulettThumb()
        final = play_out(GAME, 4, Seeded(number.to_bytes(32, "big")), bots, Fast(number))
        won += final.places()[number % 4] == 1

    assert won >= 54


def test_it_plays_from_the_text_of_its_view_alone() -> None:
    bots: list[Bot] = [AmulettThumb()] * 3
    seed = Seeded(bytes(32))

    assert play_out(GAME, 3, seed, bots, Fast(1), from_text=True).places().count(1) == 1


@pytest.mark.parametrize("start", ["masters", "draft", "auction", "beginners"])
def test_it_plays_every_start(start: str) -> None:
    game = open_game("das-amulett", {"start": start, "gift_drain2": True, "metal_timing": "all_grey"})
    final = play_out(game, 5, Seeded(bytes([7]) * 32), [AmulettThumb()] * 5, Fast(1))

    assert 1 in final.places()


def test_it_uses_every_spell() -> None:
    used: set[str] = set()
    for number in range(30):
        used |= used_in(number)

    assert used == {spell.name for spell in GAME.box.spells}


def used_in(number: int) -> set[str]:
    """The spells that served the seats of one game, as the table hears and sees it."""
    game, thumb, rng = GAME, AmulettThumb(), Fast(number)
    g = game.deal(4, Seeded(number.to_bytes(32, "little")))
    used: set[str] = set()
    while g.waiting():
        seat = g.waiting()[0]
        action = thumb.choose(g.view(seat), list(g.options(seat)), [], rng)
        used |= bent(g, seat) | done(GAME.write(action))
        for event in submit(g, seat, action):
            used |= served(event)
    return {GAME.box.spells[GAME.box.card(card)].name for card in used}


def done(action: str) -> set[str]:
    """The card whose text, or for want of a text whose income, the action uses."""
    verb, *words = action.split()
    if verb in ("use", "drain", "extra"):
        return {words[0]}
    if verb in ("arc", "desire", "journey"):
        return {verb}
    return {words[0]} if verb == "income" and words[0].startswith(("plenty", "two")) else set()


def served(event: Event) -> set[str]:
    """The spells that serve by what happens."""
    if isinstance(event, Claimed):
        return {event.card}
    return {"superiority"} if isinstance(event, GemBid) and event.equalled else set()


def bent(g: Amulett, seat: int) -> set[str]:
    """The own cards that make a difference to what the seat may do now, or to what others may."""
    step = g.agenda[-1]
    if getattr(step, "decision", "") not in STEPS:
        return set()
    before, found = len(g.options(seat)), set()
    for owner in range(g.setup.seats):
        for card in list(g.spells[owner]):
            twin = g.clone()
            twin.spells[owner] = remove(twin.spells[owner], card)
            if len(twin.options(seat)) != before:
                found.add(GAME.box.cards[card])
    return found
