"""Das Amulett's table in lines."""

from __future__ import annotations

import pytest

from amulette.games.das_amulett.game import AmulettGame
from amulette.terminal.screens import screen
from amulette.terminal.sitting import Sitting
from amulette.texts.das_amulett import AmulettSpeaker
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.terminal.table import NAMES, answer, hosted, seated_at, shown

NAME = {"en": "Golden Plenty", "fr": "Abondance d’or", "de": "Goldener Überfluss"}
PLAYERS = "human,medium,medium"
AUCTION = (
    "at C5 | gems C5:red,white A1:navy | sp1 influence_wall:2 | next Auction Blue EndOfRound | hand1 g1i9 | hand2 i3"
)
BLUE = "sp1 arc:3,amber:1,ruby:1,gift:3,pull_dark:2 | sp2 might:5,journey:5 | sp3 desire:5 | next Blue EndOfRound"


def placed(position: str) -> Sitting:
    at = seated_at("das-amulett", PLAYERS)
    at.state = at.game.position(position)
    return at


def table(position: str, seat: int = 0, whole: bool = False, language: str = "en") -> list[str]:
    return screen("das-amulett", language, NAMES, seat).table(placed(position).state.view(seat), whole)


def test_the_map_is_text_with_terrain_marks_gems_and_group() -> None:
    lines = table("at C3 | gems C3:red,white,navy A1:red C1:sky | next GreyTurn(0) Red Blue EndOfRound")
    first = next(i for i, line in enumerate(lines) if line.startswith("The board: area, terrain (W water"))

    assert lines[first + 1] == "           A1 WN1    A2 SN0    A3 FN0    A4 M0"
    assert lines[first + 3] == " C1 W*1    C2 S*0   >C3 T*3    C4 TS0    C5 MS0    C6 FS0"


def test_areas_are_told_in_words_near_ones_or_all() -> None:
    assert "C5 (mountain, iron, at the wall): red and white." in table(AUCTION)
    assert "C4 (town, any metal, at the wall): none." in table(AUCTION)
    assert not any(line.startswith("A1 (") for line in table(AUCTION))
    assert "A1 (water, gold, at the wall): dark blue." in table(AUCTION, whole=True)


def test_hands_reserves_and_spells_with_their_energy() -> None:
    lines = table(AUCTION)

    assert "Your metal cards: 1 gold and 9 iron." in lines
    assert "Ben holds 3 metal cards." in lines
    assert "You have 8 energy in reserve, and these spells: Influence of the Builders with 2 energy." in lines
    assert "Ben, 10 energy in reserve, spells: none." in lines
    assert "Stock: 26 gold, 27 silver, 27 copper and 15 iron." in lines


def test_a_question_repeats_what_it_is_about() -> None:
    bid = shown(placed(AUCTION)).splitlines()
    spell = shown(placed("deck journey,arc,ruby | next White Grey Red Blue EndOfRound")).splitlines()

    assert "C5 (mountain, iron, at the wall): red and white." in bid
    assert "Your metal cards: 1 gold and 9 iron." in bid
    assert any(line.startswith("Magical Journey: at the start of the phase you set the number") for line in spell)
    assert "You have 10 energy in reserve, and these spells: none." in spell


def test_who_leads_and_what_everybody_may_pay_with_is_said() -> None:
    bidding = AUCTION.replace("Auction", "GemBid(0) Move NextAuction")
    lines = shown(placed(bidding + " | desire s | bid 2 | leader 3"))

    assert "Everybody may also pay with silver." in lines
    assert "Cleo leads with 2." in lines


def test_an_action_that_is_only_begun_is_said_in_words() -> None:
    lines = shown(placed(BLUE)).splitlines()

    assert any(line.endswith("(drain …)") and "Take energy off a spell" in line for line in lines)
    shows = screen("das-amulett", "en", NAMES, 0)
    view = placed(BLUE).state.view(0)
    begun = ["drain pull_dark", "drain pull_dark gift", "arc", "arc gift", "lift A1", "bid", "charge gift 3", "extra"]
    assert [shows.action(view, words.split()) for words in begun] == [
        "Take energy off a spell by Pull of Darkness …",
        "Take energy off Gift by Pull of Darkness …",
        "Move energy with Energy Arc …",
        "Move energy to Gift …",
        "Lift a gem in A1 …",
        "Bid …",
        "Charge Gift with 3 energy …",
        "extra …",
    ]


def test_a_payment_that_is_not_yet_whole_says_so() -> None:
    at = placed(
        "at C3 | gems C3:red | hand1 g5s5c5i5 | leader 1 | bid 4 "
        "| next Pay Claims Symbols LeftOver Take Extra Move NextAuction Blue EndOfRound"
    )
    shows = screen("das-amulett", "en", NAMES, 0)

    assert shows.action(at.state.view(0), ["pay", "g2"]) == "Pay 2 gold …"
    assert shows.action(at.state.view(0), ["pay", "g4"]) == "Pay 4 gold"
    assert answer(at, "pay s1 g3")[1] == "pay g3 s1"


def test_a_seat_that_is_not_at_the_table_is_refused_in_words() -> None:
    at = placed(
        "sp1 plenty_gold:1 | hand1 g26 | hand2 g2 | hand3 - | next From(0,5,0,0) GreyTurn(0) Red Blue EndOfRound"
    )

    text, action = answer(at, "from 6", "why from 6", "from 2")

    assert "The stack of gold is empty" in text
    assert action == "from 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_explains_every_spell(language: str) -> None:
    game = seated_at("das-amulett", PLAYERS).game
    speaks = speaker("das-amulett", language, NAMES, None)
    assert isinstance(game, AmulettGame)
    assert isinstance(speaks, AmulettSpeaker)

    assert len({speaks.text_of(card) for card in game.box.cards}) == 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_keeping_shows_what_the_dealt_spells_do(language: str) -> None:
    at = seated_at("das-amulett", PLAYERS)
    text, action = answer(at, "1", language=language)

    assert action == "keep teleport plenty_gold"
    assert [NAME[language] in line for line in text.splitlines()].count(True) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["masters", "beginners", "auction", "draft"])
def test_a_whole_game_is_played_by_numbers(start: str, language: str) -> None:
    at = seated_at("das-amulett", PLAYERS, start=start)
    answers = [str(1 + number % 2) for number in range(4000)]
    output = hosted(at, *[line for pair in zip(answers, ["1"] * 4000, strict=True) for line in pair], language=language)

    assert at.state.waiting() == ()
    assert 1 in at.state.places()
    assert "{" not in output
