"""The bots for Power Cards: what they do in clear positions, and how strong they are."""

from __future__ import annotations

import pytest

from amulette.bots.levels import bot
from amulette.bots.play import play_out
from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from tests.games.power_cards.notation import GAME, play, position

KEY = "power-cards"


def choice(level: str, text: str, moves: str = "") -> str:
    """What the bot does there."""
    g = position(text)
    if moves:
        play(g, moves)
    view, options = g.view(g.turn), list(g.options(g.turn))
    return GAME.write(bot(KEY, level).choose(view, options, [], Fast(1)))


@pytest.mark.parametrize(
    ("level", "called"),
    [
        ("easy", "call accuracy"),  # 57 is its largest number
        ("medium", "call rarity"),  # 19 is the second highest rarity there is, 57 only the seventh accuracy
    ],
)
def test_easy_calls_the_largest_number_and_medium_the_best_level(level: str, called: str) -> None:
    assert choice(level, "*A: 39 5; B: 24 7") == called


def test_hard_calls_what_beats_the_card_that_it_remembers() -> None:
    """Its 38 has rarity 18, which is rarely beaten; but it knows that B's next card is 34, with 20."""
    text = "*A: 38 5; B: 34 7; know A 38 + 5/7 [-] [-] | 34 + 5/7 [-] [-] | - | -"

    assert choice("medium", text) == "call rarity"
    assert choice("hard", text) == "call accuracy"  # 67 to 48


def test_hard_weighs_all_cards_that_can_lie_on_top() -> None:
    """B's next two cards are 34 and 24, in any order: range beats 24 alone, accuracy 34 alone, power both."""
    text = "*A: 37 5; B: 34 24 7; know A 37 + 5/7 [-] [-] | 24 34 + 5/7 [-] [-] | - | -"

    assert choice("medium", text) == "call rarity"
    assert choice("hard", text) == "call power"


def test_hard_without_knowledge_calls_the_best_level() -> None:
    text = "*A: 39 5 1 2 3 4 6 7 8 9; B: 24 10 11 12 13 14 15 16 17 18"

    assert choice("hard", text) == choice("medium", text) == "call rarity"


def test_the_first_block_has_another_of_its_material_in_the_batch() -> None:
    """36 is the weakest of the three, but of stone; 3 and 7 are the first two blocks of a wooden structure."""
    assert choice("medium", "*A: 9 1; B: 36 5; C: 3 6; D: 7 2", "A call power") == "build 3"


def test_weak_cards_are_for_building() -> None:
    """Both are verticals; 24 has an accuracy of level 19, 25 none above 18."""
    assert choice("medium", "*A: 9 1; B: 24 5; C: 25 6", "A call power") == "build 25"


def test_the_pig_has_the_strongest_sling() -> None:
    assert choice("easy", "*A: 9 1 2 [7 3 26]; B: 16 5 8", "A call power") == "build 9"


@pytest.mark.parametrize(("text", "answer"), [("*A: 5 6 1; B: 7 8", "yes"), ("*A: 5 6; B: 7 8 1", "no")])
def test_who_is_ahead_agrees_to_a_short_game(text: str, answer: str) -> None:
    assert choice("hard", f"{text}; round 1; short ask") == f"short {answer}"


def win_share(level: str, rival: str, deals: int) -> float:
    """Of two-seat games; in every deal each seat calls first once, and a shared victory counts half."""
    won = 0.0
    for first in "AB":
        game = open_game(KEY, {"first": first})
        for deal in range(deals):
            places = play_out(game, 2, Fast(deal), [bot(KEY, level), bot(KEY, rival)], Fast(deal)).places()
            won += 0.5 if places == [1, 1] else 1.0 if places[0] == 1 else 0.0
    return won / (2 * deals)


def test_each_level_beats_the_one_below() -> None:
    """Seen over 2,000 games: 0.866 and 0.835; the bounds are four standard errors of 120 games lower."""
    assert win_share("medium", "easy", deals=60) > 0.74
    assert win_share("hard", "medium", deals=60) > 0.70


@pytest.mark.slow
def test_medium_beats_easy_in_three_games_of_four_and_hard_medium_in_three_of_five() -> None:
    assert win_share("medium", "easy", deals=1_000) > 0.75
    assert win_share("hard", "medium", deals=1_000) > 0.60
