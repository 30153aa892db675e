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
from tests.games.das_amulett.notation import GAME, play, position

STEPS = ("gem_bid", "pay", "move")  # where spells without an event of their own bend the options


def wins(games: range) -> int:
    """How often it comes first against three random bots; its seat goes round."""
    won = 0
    for number in games:
        bots: list[Bot] = [AtRandom()] * 4
        bots[number % 4] = AmulettThumb()
        final = play_out(GAME, 4, Seeded(number.to_bytes(32, "big")), bots, Fast(number))
        won += final.places()[number % 4] == 1
    return won


def test_it_beats_three_random_bots_in_nine_games_of_ten() -> None:
    assert wins(range(60)) >= 54


@pytest.mark.slow
def test_it_beats_three_random_bots_in_nine_games_of_ten_for_certain() -> None:
    """Of 600 games; a bot that won 85 in 100 would hardly ever get there."""
    assert wins(range(60, 660)) >= 540


def choice(given: str, actions: str = "-") -> str:
    """What it does in a position, after these actions."""
    g = position(given)
    if actions != "-":
        play(g, actions)
    seat = g.waiting()[0]
    return GAME.write(AmulettThumb().choose(g.view(seat), list(g.options(seat)), [], Fast(1)))


SIX = "red,yellow,green,clear,white,navy"
CLEAR = [
    ("takes a colour it lacks", "phase=auction at=D5 amu1=red gems.D5=red,sky hand2=- hand3=-", "take sky"),
    ("takes a rare colour first", "phase=auction at=D5 gems.D5=red,sky hand2=- hand3=-", "take sky"),
]


@pytest.mark.parametrize(("given", "expected"), [row[1:] for row in CLEAR], ids=[row[0] for row in CLEAR])
def test_of_two_gems_it_takes_the_better(given: str, expected: str) -> None:
    assert choice(given, "1 bid 1; 2 pass; 3 pass; 1 pay g1") == expected


def test_it_keeps_a_rival_from_winning_at_any_price() -> None:
    given = f"phase=auction at=D5 amu2={SIX} amu1=red hand1=g9 hand2=g8 hand3=- gems.D5=red,sky"

    assert choice(given, "1 bid 1; 2 bid 8; 3 pass") == "bid 9"
    assert choice(given.replace("D5=red,sky", "D5=red,red"), "1 bid 1; 2 bid 8; 3 pass") == "pass"


def test_it_bids_within_reason() -> None:
    given = "phase=auction at=D5 amu1=red hand1=g9 hand2=g8 hand3=- gems.D5=red,red"

    assert choice(given, "1 bid 1; 2 bid 2; 3 pass") == "pass"
    assert choice(given.replace("D5=red,red", "D5=sky,sky"), "1 bid 1; 2 bid 2; 3 pass") == "bid 3"
    assert choice(given.replace("D5=red,red", "D5=sky,sky"), "1 bid 1; 2 bid 6; 3 pass") == "pass"


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
            twin.bury(card)
            if len(twin.options(seat)) != before:
                found.add(GAME.box.cards[card])
    return found
