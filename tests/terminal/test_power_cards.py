"""Power Cards in lines."""

from __future__ import annotations

import pytest

from amulette.terminal.screens import screen
from amulette.terminal.sitting import Sitting
from tests.terminal.table import NAMES, answer, hosted, replies, seated_at, shown

KEY = "power-cards"
BUILDING = "*A: 1 +{3 9 21 24}; B: 5; C: 6; round 1; next Build Tuck BuildersEnd Slingshot EndOfRound"


def placed(position: str, seats: int = 2) -> Sitting:
    """A game at a given position; what was played before is not known."""
    at = seated_at(KEY, ",".join(["human"] * seats))
    at.state = at.game.position(position)
    return at


def table(position: str, seat: int = 0, whole: bool = False, language: str = "en") -> list[str]:
    view = placed(position, position.count(": ")).state.view(seat)
    return screen(KEY, language, NAMES, seat).table(view, whole)


def test_the_top_card_is_drawn_with_all_its_figures_and_told_with_its_back() -> None:
    assert table("*A: 34 5; B: 7 8")[-11:] == [
        "Your top card: Quetzal",
        "┌───────────────┐",
        "│ 34 Quetzal    │",
        "├───────────────┤",
        "│ power      25 │",
        "│ range      35 │",
        "│ accuracy   48 │",
        "│ rarity     20 │",
        "│ slingshot  85 │",
        "└───────────────┘",
        "On its back: standing ice block.",
    ]


def test_nobody_else_s_top_card_is_shown() -> None:
    assert not any("Bustard" in line for line in table("*A: 34 5; B: 7 8"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  ▐▐··  Your structure: standing wood block (Bustard), standing wood block (Swan)."),
        ("fr", "  ▐▐··  Ta structure : bloc vertical en bois (Outarde), bloc vertical en bois (Cygne)."),
        ("de", "  ▐▐··  Dein Bauwerk: stehender Holzblock (Trappe), stehender Holzblock (Schwan)."),
    ],
)
def test_one_s_own_structure_is_drawn_and_told_by_name(language: str, line: str) -> None:
    assert line in table("*A: 9 5 [7 3]; B: 24 1 [6]", language=language)


def test_another_structure_shows_its_backs() -> None:
    assert "  ▐···  Structure of Ben: standing stone block." in table("*A: 9 5 [7 3 26]; B: 24 1 [6]")


@pytest.mark.parametrize(
    ("structure", "line"),
    [
        ("", "Next you need a standing block, of any material."),
        (" [7]", "Next you need a standing wood block."),
        (" [7 3]", "Next you need a lying wood block."),
        (" [7 3 26]", "Next you need a pig."),
        (" [7 3 26 13] [6]; short game", "Next you need a standing stone block."),
    ],
)
def test_the_next_part_that_fits_is_told(structure: str, line: str) -> None:
    first, _, rest = structure.partition(";")

    assert line in table(f"*A: 9 5{first}; B: 24 1;{rest or ' round 3'}")


def test_with_everything_complete_nothing_more_is_needed() -> None:
    shows = screen(KEY, "en", NAMES, 0)
    at = placed("*A: 9 [3 7 26 13] [6 10 8]; B: 4 5 1 2; short game")
    at.state.apply(0, at.game.read("call power"))

    assert not any("Next" in line for line in shows.table(at.state.view(0), whole=False))


def test_one_card_is_one_card_and_who_is_out_is_told() -> None:
    lines = table("*A: 9 5; B: 24; C: out; round 3")

    assert "Ben holds one card." in lines
    assert "You hold 2 cards." in lines
    assert "Cleo is out." in lines


def test_the_leftover_shows_its_back() -> None:
    assert "Left over: lying stone block." in table("*A: 9 1; B: 24 5; C: 21 6; round 1; left 8")


@pytest.mark.parametrize(
    ("played", "line"),
    [(151, "50 rounds are left, this one included."), (200, "This is the last round.")],
)
def test_the_last_fifty_rounds_are_counted(played: int, line: str) -> None:
    assert line in table(f"*A: 9 1; B: 24 5; round {played}")
    assert not any("left" in each for each in table("*A: 9 1; B: 24 5; round 150"))


def test_the_short_game_is_told() -> None:
    assert "This is the short game: whoever completes two structures ends it." in table(
        "*A: 9 1; B: 24 5; round 9; short game"
    )


def test_the_whole_view_lists_every_card_and_the_welcome_only_what_is_high_and_low() -> None:
    lines = table("*A: 34 5; B: 7 8", whole=True)
    welcome = hosted(seated_at(KEY, "human,easy", first="A"), "quit")

    assert "7 Bustard: power 90, range 4, accuracy 76, rarity 9, slingshot 15 (standing wood block)" in lines
    assert "rarity: from 1 to 20; half of the birds have 11 or more." in welcome
    assert "7 Bustard" not in welcome


def test_who_builds_sees_the_figures_of_the_cards_just_won() -> None:
    at = placed(BUILDING, 3)
    lines = shown(at).splitlines()

    assert "You have won Swan, Rooster, Kingfisher and Heron." in lines
    assert "24 Heron: power 5, range 6, accuracy 96, rarity 18, slingshot 35 (standing ice block)" in lines
    assert "Which card do you place?" in lines
    assert answer(at, "2")[1] == "build 24"


def test_others_hear_how_many_cards_were_won() -> None:
    lines = screen(KEY, "en", NAMES, 1).table(placed(BUILDING, 3).state.view(1), whole=False)

    assert "Ann has won 4 cards." in lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3. Call accuracy: 48 (call accuracy)"),
        ("fr", "3. Annoncer précision : 48 (call accuracy)"),
        ("de", "3. Genauigkeit ansagen: 48 (call accuracy)"),
    ],
)
def test_the_caller_chooses_among_four_figures(language: str, line: str) -> None:
    assert line in shown(placed("*A: 34 5; B: 7 8"), language=language).splitlines()


def test_a_prefix_is_enough_and_the_slingshot_number_is_refused_with_its_reason() -> None:
    at = placed("*A: 34 5; B: 7 8")

    assert answer(at, "call rar")[1] == "call rarity"
    assert "P-3.5: The slingshot number cannot be called; choose power" in replies(at, "call sling")[0]


def test_the_short_game_is_asked_for_in_words() -> None:
    at = placed("*A: 5 6; B: 7 8; round 1; short ask")

    assert "1. Yes, play the short game (short yes)" in shown(at)
    assert answer(at, "2")[1] == "short no"


@pytest.mark.parametrize(
    ("option", "clause"), [("call power", "P-3.4"), ("short no", "P-11.4"), ("build 24", "P-6.10")]
)
def test_why_names_the_clause_that_allows_an_option(option: str, clause: str) -> None:
    positions = {"P-3.4": "*A: 34 5; B: 7 8", "P-11.4": "*A: 5 6; B: 7 8; round 1; short ask", "P-6.10": BUILDING}

    assert clause in " ".join(replies(placed(positions[clause], 3 if clause == "P-6.10" else 2), f"why {option}"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("players", "short"), [("human,easy", "off"), ("human,easy", "auto"), ("human,easy,medium,hard", "ask")]
)
def test_a_whole_game_is_played_by_numbers(players: str, short: str, language: str) -> None:
    text = hosted(seated_at(KEY, players, short=short), *["1"] * 400, language=language)
    over = {"en": "wins the game!", "fr": "gagne la partie !", "de": "gewinnt das Spiel!"}[language]

    assert text.rstrip().endswith(over)
    assert "{" not in text


def test_a_round_is_told_once() -> None:
    text = hosted(seated_at(KEY, "human,easy", first="A"), "call power", "quit")

    assert text.count("Round 1") == 1
    assert text.count("You call power!") == 1
