"""Everything that can happen has its words: refusals, events, clauses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from amulette.files.clauses import BULLET, clauses_of
from amulette.games.catalogue import GAMES
from amulette.games.gargon import events
from amulette.kernel.contract import Event
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.texts.ftl import spoken_of

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "amulette" / "games" / "gargon").glob("*.py"))
RULES = (ROOT / "docs" / "rules" / "gargon.md").read_text(encoding="utf-8")
EVENTS = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
CLAUSE = re.compile(r"[A-Z]+-\d+\.\d+")


def raised() -> set[str]:
    """The clauses that stand in a call of Refusal somewhere in the rules."""
    calls = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    refusals = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    texts = [node.value for call in refusals for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and CLAUSE.fullmatch(text)}


def test_the_rules_refuse_with_many_clauses() -> None:
    assert {"G-1.1", "G-4.4", "G-5.2", "G-10.3"} <= raised()


@pytest.mark.parametrize("clause", sorted(raised()))
def test_every_refusal_has_its_sentence(clause: str) -> None:
    assert "refusal-" + clause.replace(".", "-") in spoken_of("gargon/en.ftl")


@pytest.mark.parametrize("event", [each for each in EVENTS if each is not Event])
def test_every_event_has_its_sentence(event: type[Event]) -> None:
    name = re.sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower()

    assert f"event-{name}" in spoken_of("gargon/en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_sentence_and_no_other_has_one(language: str) -> None:
    named = {key.removeprefix("clause-") for key in spoken_of(f"gargon/{language}.clauses.ftl")}

    assert named == {clause.replace(".", "-") for clause in clauses_of(RULES)}


def test_the_english_clauses_are_those_of_the_rules_letter_for_letter() -> None:
    bullets = [BULLET.fullmatch(line) for line in RULES.split("\n")]
    ids = [bullet["id"] for bullet in bullets if bullet]

    assert [speaker("gargon", "en").clause(clause) for clause in ids] == [clauses_of(RULES)[clause] for clause in ids]


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name_a_summary_and_a_book(key: str, language: str) -> None:
    told = speaker(key, language)

    assert told.common("game-name")
    assert told.common("game-summary")
    assert len(told.book()) > 1
