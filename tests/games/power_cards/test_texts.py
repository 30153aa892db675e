"""Whole games told in every language to every seat: no sentence lacks anything."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from amulette.files.editions import open_game
from amulette.games.power_cards import events as e
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, Refusal, submit
from amulette.terminal.screens import screen
from amulette.texts.languages import LANGUAGES
from amulette.texts.message import Message
from amulette.texts.speakers import speaker
from tests.games.power_cards.notation import GAME, A, position

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
LEFTOVERS = re.compile(r"[{}$]|\b(?:vw|vs|vi|hw|hs|hi)\b|power-|  ")
ENGLISH = speaker("power-cards", "en", NAMES, 0)
SOURCES = Path(e.__file__).parent.glob("*.py")
EVENTS = [each for each in vars(e).values() if isinstance(each, type) and issubclass(each, Event)]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def told_in(seats: int, seed: int) -> list[Event]:
    game, told = open_game("power-cards", {"short": "ask"}), list[Event]()
    g, rng = game.deal(seats, Fast(seed), told), Fast(seed)
    while g.waiting():
        options = g.options(g.waiting()[0])
        told += submit(g, g.waiting()[0], options[rng.below(len(options))])
    return told


@every_language
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_is_a_clean_sentence_for_every_seat(language: str, seats: int) -> None:
    told = told_in(seats, 4)

    for seat in (None, *range(seats)):
        for sentence in map(speaker("power-cards", language, NAMES, seat).event, told):
            assert not LEFTOVERS.search(sentence), sentence


@every_language
@pytest.mark.parametrize("event", [each for each in EVENTS if each is not Event])
def test_every_event_has_its_sentence(event: type[Event], language: str) -> None:
    name = re.sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower()

    assert speaker("power-cards", language).texts.has(f"event-{name}")


def raised() -> set[str]:
    """The clauses that stand in a call of Refusal somewhere in the rules."""
    calls = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    refusals = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    texts = [node.value for call in refusals for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str)} | {"P-3.2", "P-6.1", "P-11.4"}


@every_language
def test_every_refusal_has_its_sentence(language: str) -> None:
    facts: dict[str, str | int] = {"seats": 5, "first": "D", "seat": 1, "card": 9, "back": "pig", "wanted": "vw"}
    told = speaker("power-cards", language, NAMES, 0)
    for clause in CLAUSES:
        sentence = told.refusal(Refusal(clause, {**facts, "slot": 2}))

        assert not LEFTOVERS.search(sentence), sentence


CLAUSES = sorted(raised())


def test_the_rules_refuse_with_many_clauses() -> None:
    assert {"P-1.1", "P-3.5", "P-6.5", "P-10.3"} <= set(CLAUSES)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.Called(1, "range", 88), "Ben calls range!"),
        (e.Laid(0, 0, 88, 15), "You read out 88 (Stork)."),
        (e.Laid(1, 0, 46, 10), "Ben reads out 46."),
        (e.Tied([0, 1], 0, [(0, "vs"), (1, "pig")]),
         "A tie between Ann and Ben! On the table lie: Ann: standing stone block; Ben: pig."),
        (e.Collected(0, 2, [9, 24]), "You collect 2 cards: Rooster and Heron."),
        (e.Built(1, 1, 2, "vw", forced=True, card=7), "Ben places a part in slot 2: standing wood block."),
        (e.GameOver("cap", [1, 1, 3], [4, 4, 0]), "The last round is over. Ann and Ben share the victory!"),
    ],
)  # fmt: skip
def test_an_event_is_told_to_the_first_seat(event: Event, sentence: str) -> None:
    assert ENGLISH.event(event) == sentence


def test_an_event_that_no_rule_tells_is_an_error() -> None:
    with pytest.raises(TypeError, match="Power Cards tells no event"):
        ENGLISH.event(Event())


@every_language
def test_the_names_in_the_texts_are_those_of_the_edition(language: str) -> None:
    told = speaker("power-cards", language)

    assert [told.common(f"card-{n}") for n in range(1, 41)] == [names[language] for names in GAME.deck.names]
    assert ENGLISH.say(Message("event-laid", {"seat": 0, "value": 1, "card": 77})) == "You read out 1 (card 77)."


def test_the_screen_draws_the_top_card_and_the_structures() -> None:
    g = position("*A: 15 3 5 [7]; B: 10 8; C: out; round 180")
    shown = "\n".join(screen("power-cards", "en", NAMES, A).table(g.view(A), whole=False))

    assert "│ 15 Stork      │\n├───────────────┤\n│ power      35 │\n│ range      88 │" in shown
    assert "▐···  Your structure: standing wood block (Bustard)." in shown
    assert "21 rounds are left" in shown
    assert "Cleo is out." in shown


@every_language
def test_the_screen_has_words_for_every_question_and_action(language: str) -> None:
    texts = [
        "*A: 9 1; B: 24 5; round 1; short ask",
        "*A: 1 +{3 9 21 24}; B: 5; next Build Tuck BuildersEnd Slingshot EndOfRound",
        "*A: 9 2 [3 7 26]; B: 4 5; short game; cap 0",
        "*A: 9 1; B: 5 2; C: 6 7; round 1; left 3",
    ]
    for text in texts:
        g = position(text)
        shown, view = screen("power-cards", language, NAMES, A), g.view(A)
        words = [GAME.write(action).split() for action in g.options(A)]
        lines = [*shown.table(view, whole=True), *shown.reminder(view), shown.question(view)]
        lines += [shown.action(view, each) for each in [*words, words[0][:1]]]

        assert not [line for line in lines if re.search(r"[{}$]", line)]
        assert shown.allowed_by(view, words[0]).startswith("P-")
    assert screen("power-cards", language, NAMES, 1).table(position(texts[1]).view(1), whole=False)
    assert screen("power-cards", language, NAMES, 1).table(position("*A: 9 1; B: out").view(1), whole=False)
