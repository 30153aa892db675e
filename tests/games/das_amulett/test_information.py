"""Section 5: who sees what, what perfect memory adds, and what a seat may imagine from it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from amulette.games.das_amulett import events, metals
from amulette.games.das_amulett.events import Charged, Kept, Shortage
from amulette.games.das_amulett.state import Amulett
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event
from tests.games.das_amulett.notation import GAME, options, play, position

KEPT = "1 keep amber diamond; 2 keep teleport plenty_gold; 3 keep plenty_iron1 plenty_iron2"


def names(cards: list[int]) -> list[str]:
    return [GAME.box.cards[card] for card in cards]


@pytest.mark.clause("A-6.20")
def test_others_see_the_size_of_a_hand_and_memory_adds_its_kinds() -> None:
    g = position("phase=grey sp1=amber:1 hand2=g2c3")
    view = g.view(0)

    assert [metals.write_bag(hand) for hand in view.table.hands] == ["g1s1c1i1", "?5", "?4"]
    assert [metals.write_bag(hand) for hand in view.memory.hands] == ["g1s1c1i1", "g2c3", "g1s1c1i1"]
    assert options(g, 1) == ["income amber", "done"]
    assert options(g, 2) == []


@pytest.mark.clause("A-4.14")
def test_everybody_hears_who_holds_a_metal_that_has_run_out() -> None:
    heard = play(position("phase=grey sp1=plenty_gold:1 hand1=g26 hand2=g1 hand3=g1"), "1 income plenty_gold")

    assert [event.seen_by(None) for event in heard if isinstance(event, Shortage)] == [Shortage(0, "g", [1, 2])]


@pytest.mark.clause("A-1.11", "A-1.10", "A-1.13", "A-1.16", "A-0.5")
def test_secret_answers_show_only_that_they_were_given() -> None:
    g = position("phase=setup")
    heard = play(g, "2 keep teleport plenty_gold")

    assert g.waiting() == (0, 2)
    assert [event.seen_by(0) for event in heard] == [Kept(1, [])]
    assert g.view(0).table.sealed == [-1, -2, -1]
    assert g.view(1).table.sealed[1] == GAME.read("keep teleport plenty_gold")
    play(g, "1 keep amber diamond; 3 keep plenty_iron1 plenty_iron2")
    heard = play(g, "1 charge amber 3 diamond 4")
    assert heard[0].seen_by(1) == Charged(0, [])
    assert list(g.reserve) == [10, 10, 10]
    assert names(g.view(0).memory.returned) == ["ruby", "emerald"]
    assert g.view(1).table.dealt[0] == [-1, -1]


def test_every_event_is_listed_in_the_rules() -> None:
    rules = (Path(__file__).parents[3] / "docs/rules/das-amulett.md").read_text(encoding="utf-8")
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    told = [re.sub("(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in kinds if kind is not Event]

    assert [name for name in told if f"`{name}(" not in rules] == []


@pytest.mark.parametrize(
    ("before", "one", "other"),
    [
        ("", "2 keep teleport plenty_gold", "2 keep plenty_silver plenty_copper"),
        (KEPT, "2 charge teleport 1 plenty_gold 9", "2 charge teleport 4 plenty_gold 2"),
    ],
    ids=["keep", "charge"],
)
@pytest.mark.clause("A-1.11", "A-1.13", "A-0.5")
def test_a_secret_answer_lives_in_the_state_and_in_no_step(before: str, one: str, other: str) -> None:
    first, second = position("phase=setup"), position("phase=setup")
    for g, answer in [(first, one), (second, other)]:
        play(g, f"{before}; {answer}" if before else answer)

    assert first.position() != second.position()
    assert list(first.agenda) == list(second.agenda)
    assert all("sealed2 ?" in first.view(seat).text() for seat in (0, 2, None))
    assert all(first.view(seat).text() == second.view(seat).text() for seat in (0, 2, None))


@pytest.mark.clause("A-2.8")
def test_what_goes_under_the_deck_is_remembered_until_the_next_shuffle() -> None:
    g = position("phase=blue sp1=amber:1 sp2=ruby:1")

    assert names(g.view(2).memory.under) == ["ruby", "amber"]
    assert "amber" not in g.view(2).table_text().partition("deck")[2]


def worlds(g: Amulett, seat: int, tries: int) -> Counter[str]:
    rng = Fast(7)
    return Counter([g.view(seat).imagine(rng).position() for _ in range(tries)])


def even(counts: Counter[str], worlds: int, tries: int) -> bool:
    """Pearson's chi-square, generously: five standard deviations."""
    expected = tries / worlds
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + (worlds - len(counts)) * expected
    return len(counts) == worlds and chi < worlds - 1 + 5 * (2 * (worlds - 1)) ** 0.5


def test_every_order_of_an_unknown_deck_is_imagined_evenly() -> None:
    cards = GAME.box.cards
    rows = [",".join([f"{name}:0" for name in cards[i : i + 10]]) for i in (0, 10)]
    g = GAME.position(
        f"sp1 {rows[0]} | sp2 {rows[1]} | sp3 {','.join([f'{name}:0' for name in cards[20:29]])} | known 1 "
        "| next GreyTurn(2) Red Blue EndOfRound | gems C3:red | hat 1"
    )
    assert len(g.deck) == 4 - len(g.pile) - (g.sale >= 0)

    assert even(worlds(g, 0, 1200), 6, 1200)


@pytest.mark.clause("A-1.12")
def test_a_seat_never_imagines_that_others_keep_what_it_gave_back() -> None:
    g = position("phase=setup")
    play(g, KEPT)
    rng = Fast(3)
    own = {*g.dealt[0], *g.returned[0]}

    for _ in range(200):
        world = g.view(0).imagine(rng)
        assert own.isdisjoint([card for seat in (1, 2) for card in [*world.dealt[seat], *world.returned[seat]]])
        assert set(g.returned[0]) <= set(world.deck)


def test_every_pair_that_another_seat_may_have_kept_is_imagined_evenly() -> None:
    g = position("phase=setup")
    play(g, KEPT)
    rng = Fast(5)
    tries, unknown = 8000, [card for card in range(33) if card not in [*g.dealt[0], *g.returned[0]]]
    counts = Counter([str(list(g.view(0).imagine(rng).dealt[1])) for _ in range(tries)])

    assert even(counts, len(list(combinations(unknown, 2))), tries)


def test_every_sealed_charge_is_imagined_evenly() -> None:
    g = position("phase=setup start=draft deck=amber,diamond,ruby,emerald")
    play(g, "1 draft amber; 2 draft ruby; 3 draft emerald; 3 draft diamond; 2 draft teleport; 1 draft plenty_gold")
    play(g, "2 charge ruby 1 teleport 1")
    rng = Fast(5)

    assert even(Counter([str(g.view(0).imagine(rng).sealed[1]) for _ in range(9000)]), 45, 9000)
