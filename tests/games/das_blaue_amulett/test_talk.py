"""The talk at the table and the lines of its screen, in three languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from amulette.games.das_blaue_amulett import events, rules
from amulette.games.das_blaue_amulett.moves import END
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, Refusal, submit
from amulette.terminal.screens import screen
from amulette.texts.das_blaue_amulett_events import facts
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.games.das_blaue_amulett.notation import GAME, KEY, A, B, C, heard, placed, play, random_games
from tests.texts.ftl import spoken_of

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
LEFTOVERS = re.compile(r"[{}$?]\.|[{}$]|\b(dw|wi|so|ru|fi|am)\b|  ")  # of Fluent and of notation
EVENTS = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
SOURCES = sorted(Path(rules.__file__).parent.glob("*.py"))

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_event_has_its_sentence() -> None:
    named = {re.sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower() for event in EVENTS if event is not Event}

    assert named == {key[6:] for key in spoken_of(f"{KEY}/en.ftl") if key.startswith("event-")}


def test_every_clause_that_refuses_has_its_sentence_and_no_other() -> None:
    calls = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    texts = [node.value for node in calls if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    clauses = {text for text in texts if re.fullmatch(r"B-\d+\.\d+", text)} - {"B-5.24", "B-6.9", "B-6.18"}  # options

    assert clauses == {key[8:].replace("-", ".").replace("B.", "B-") for key in refusals()}


def refusals() -> list[str]:
    return [key for key in spoken_of(f"{KEY}/en.ftl") if key.startswith("refusal-")]


@every_language
def test_every_event_question_action_and_refusal_is_a_clean_sentence(language: str) -> None:
    for chosen in ({"board": "short", "turning": "free"}, {"left_castle": "must", "turn_cap": 12}):
        for number, g in enumerate(random_games(1, **chosen)):
            if not g.waiting() or number % 3:
                continue
            shows, seat = screen(KEY, language, NAMES, g.turn), g.turn
            view = g.view(seat)
            lines = [*shows.table(view, number % 5 == 0), *shows.reminder(view), shows.question(view)]
            texts = [GAME.write(action).split() for action in g.options(seat)]
            lines += [
                shows.action(view, words[:n])
                for words in texts
                for n in range(1, len(words) + 1)
                if n > 1 or words[0] != "discard"
            ]
            refused = [g.why_not(seat, action) for action in range(0, END, 3)]
            lines += [shows.speaker.refusal(refusal) for refusal in refused if refusal is not None]
            told = submit(g.clone(), seat, g.options(seat)[number % len(g.options(seat))])
            lines += [speaker(KEY, language, NAMES, who).event(event) for event in told for who in (None, A, B)]

            assert [line for line in lines if LEFTOVERS.search(line)] == []
            assert all(shows.allowed_by(view, words).startswith("B-") for words in texts)


def said(setup: str, answers: str, seat: int | None, language: str = "en") -> list[str]:
    return [speaker(KEY, language, NAMES, seat).event(event) for event in heard(setup, answers)]


def test_who_may_not_see_a_card_does_not_hear_of_it() -> None:
    drawn = "A@P4; B@P0; deck=ru+", "play 2"
    stolen = "A@4R2; B@4R3[ru]; C@P0; amulet=B", "play 1; steal"

    assert said(*drawn, A)[-1] == "You draw: ruins. 30 cards are left in the draw pile."
    assert said(*drawn, B)[-1] == "Ann draws a hidden card. 30 cards are left in the draw pile."
    assert said(*stolen, A)[-1] == "You steal from Ben: ruins."
    assert said(*stolen, B)[-1] == "Ann steals from Ben: ruins."
    assert said(*stolen, C)[-1] == "Ann steals a hidden card from Ben."


def test_german_moves_a_force_in_its_case() -> None:
    assert said("A@P0; B@P0", "play 1; force dw P2", B, "de")[-1] == (
        "Ann versetzt den Zwerg von P1 auf P2; dafür steht die Hexe jetzt auf P1."
    )
    assert said("A@P0; B@P0", "play 1; force wi P1", B, "de")[-1] == (
        "Ann versetzt die Hexe von P2 auf P1; dafür steht der Zwerg jetzt auf P2."
    )


@every_language
def test_every_way_a_game_ends_is_told(language: str) -> None:
    for event in (events.GameEnded(None, [1, 1], ["P4", "P4"]), events.GameEnded(A, [1, 2], ["P10", "P4"])):
        for seat in (A, B, None):
            line = speaker(KEY, language, NAMES[:2], seat).event(event)
            assert "Ann (P" in line
            assert not LEFTOVERS.search(line)


def test_the_start_is_told_with_and_without_a_draw() -> None:
    told: list[Event] = []
    GAME.deal(2, Fast(1), told)

    assert "Start cards: Ann " in speaker(KEY, "en", NAMES, None).event(told[0])
    fixed = events.GameStarted(2, {}, "mine", [], A)
    assert speaker(KEY, "en", NAMES, A).event(fixed).endswith("(edition mine). You begin.")


def test_an_event_of_another_game_is_no_event_here() -> None:
    with pytest.raises(TypeError, match="tells no event"):
        facts(Event())


@pytest.mark.parametrize(("clause", "given"), [("B-1.1", {"seats": 7}), ("B-1.14", {"first": "D", "seats": 2})])
@every_language
def test_refusals_of_the_lobby_have_their_sentence(language: str, clause: str, given: dict[str, str | int]) -> None:
    assert speaker(KEY, language).refusal(Refusal(clause, given))


# -- the screen -----------------------------------------------------------------


def table(setup: str, seat: int = A, whole: bool = False) -> list[str]:
    return screen(KEY, "en", NAMES, seat).table(placed(setup).view(seat), whole)


def test_a_blind_player_hears_where_everybody_is_and_what_he_can_play() -> None:
    lines = table("A@2R3[ru]; B@3L2; A:open=1,J; amulet=B")

    assert "Ann is on 2R3, towards the goal; open: 1 J; used: 2 3 4 5; one fate card." in lines
    assert "Ben is on 3L2, on the way back; open: 1 2 3 4 5 J; used: none; no fate cards; wears the amulet." in lines
    assert "Dark forces: the dwarf on P1, the witch on P2 and the sorceress on P3." in lines
    assert lines[-1] == "Your fate cards: ruins."


def test_the_road_shows_both_lanes_where_there_is_a_prince_and_all_of_it_when_asked() -> None:
    near, all_of_it = table("A@2R3; B@P0"), table("A@2R3; B@P0", whole=True)

    assert "Right lane from P2 to P3: 2R1, 2R2 arrow, 2R3 Ann, 2R4, 2R5 arrow, 2R6." in near
    assert "Left lane back from P3 to P2: 2L6, 2L5 arrow, 2L4, 2L3, 2L2 arrow, 2L1." in near
    assert len([line for line in near if "lane" in line]) == 2
    assert "P3, castle, the sorceress." in near
    assert len([line for line in all_of_it if "lane" in line]) == 20
    assert "P0, castle: Ben." in all_of_it
    assert "P2, ruins, the witch." in all_of_it
    assert "P10, Castle of Light." in all_of_it


def test_the_discard_pile_shows_its_top_or_all_of_it() -> None:
    setup = "A@P0; B@P0; discard=ru,ru,ru,ru,wa,wa,wa,wa"

    assert any(line.endswith("ruins, ruins, ruins, ruins, water and water, and 2 more.") for line in table(setup))
    assert any(line.count("water") == 4 for line in table(setup, whole=True) if line.startswith("Draw pile"))


def test_what_is_printed_on_the_board_is_told_once() -> None:
    lines = screen(KEY, "en", NAMES, A).figures(GAME.deal(2, Fast(1)).view(None))

    assert lines[0].startswith("Places: P0 castle, P1 gate, P2 ruins")
    assert lines[1].endswith("6 spaces from place to place; the arrows are on 2 and 5.")


QUESTIONS = [
    ("A@P0; B@P0", "", "Which card do you play?"),
    ("A@P0; B@P0", "play J1", "After the joker: do you play another card?"),
    ("A@1R6; B@P0", "play 1", "P2 demands ruins and witch: do you pay, or turn back?"),
    ("turning=free; A@3R6; B@P0", "play 1", "P4 demands nothing: do you go on, or turn back?"),
    ("A@3L1; B@P0", "play 1", "You can end your move in the castle P3 for sorceress: do you enter, or go round?"),
    ("A@7L1; B@P0", "play 1", "You can end your move in the castle P7: do you enter, or go round?"),
    ("A@P4[ru,wa,fi]; B@P0", "play 2", "You must discard one card: which one now?"),
    ("A@4R2; B@4R3[ru]; amulet=B", "play 1", "You took the amulet from Ben: do you steal a card?"),
    ("A@6R6; B@P0; discard=ru,wa,fi,dw", "play 1", "Do you take ruins, water and fire from the discard pile?"),
    ("A@P0; B@P0", "play 1", "Do you move a dark force?"),
]


@pytest.mark.parametrize(("setup", "answers", "asked"), QUESTIONS)
def test_each_step_has_its_question(setup: str, answers: str, asked: str) -> None:
    g = placed(setup)
    if answers:
        play(g, answers)

    assert screen(KEY, "en", NAMES, A).question(g.view(A)) == asked


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        ("play 3", "Play the 3"),
        ("play J4", "Play the joker as 4"),
        ("play J", "Play the joker"),
        ("play", "Play the …"),
        ("force", "Move … to …"),
        ("force dw", "Move the dwarf to …"),
        ("force so P10", "Move the sorceress to P10"),
        ("discard ru", "Discard the ruins card"),
        ("turn", "Turn back without paying"),
    ],
)
def test_actions_are_spoken_as_far_as_they_are_chosen(words: str, spoken: str) -> None:
    g = placed("A@0R6; B@P0")
    play(g, "play 1")

    assert screen(KEY, "en", NAMES, A).action(g.view(A), words.split()) == spoken


def test_turning_back_where_nothing_is_demanded_is_not_called_unpaid() -> None:
    g = placed("turning=free; A@3R6; B@P0")
    play(g, "play 1")

    assert screen(KEY, "en", NAMES, A).action(g.view(A), ["turn"]) == "Turn back"


def test_the_screen_shows_nothing_that_a_forgetful_person_may_not_know() -> None:
    rng = Fast(5)
    for number, g in enumerate(random_games(1, board="short")):
        if g.waiting() and number % 5 == 0:
            shows, twin = screen(KEY, "en", NAMES, g.turn), GAME.disguise(g, g.turn, rng, forgetful=True)
            assert shows.table(g.view(g.turn), whole=True) == shows.table(twin.view(g.turn), whole=True)
            assert shows.question(g.view(g.turn)) == shows.question(twin.view(g.turn))
