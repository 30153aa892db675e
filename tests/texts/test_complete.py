"""Everything that can happen has its words, in every game: refusals, events, clauses."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from amulette.files.clauses import BULLET, clauses_of
from amulette.games.catalogue import GAMES
from amulette.kernel.contract import Event
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.texts.ftl import PACKAGES, spoken_of

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"[A-Z]+-\d+\.\d+")
every_game = pytest.mark.parametrize("key", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def raised(key: str) -> set[str]:
    """The clauses that stand in a call of Refusal somewhere in the game's rules."""
    sources = (ROOT / "src" / PACKAGES[key].replace(".", "/")).rglob("*.py")
    nodes = [node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    refusals = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    texts = [node.value for call in refusals for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and CLAUSE.fullmatch(text)}


def happens(key: str) -> set[str]:
    """The names of the game's events, as texts write them."""
    known = vars(import_module(PACKAGES[key] + ".events")).values()
    events = [each for each in known if isinstance(each, type) and issubclass(each, Event) and each is not Event]
    return {re.sub("(?<!^)(?=[A-Z])", "-", each.__name__).lower() for each in events}


def rules(key: str) -> str:
    return (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")


@every_game
def test_every_refusal_has_its_sentence(key: str) -> None:
    refusals = {"refusal-" + clause.replace(".", "-") for clause in raised(key)}

    assert len(refusals) > 5
    assert refusals - set(spoken_of(f"{key}/en.ftl")) == set()


@every_game
def test_every_event_has_its_sentence(key: str) -> None:
    events = {f"event-{name}" for name in happens(key)}

    assert len(events) > 5
    assert events - set(spoken_of(f"{key}/en.ftl")) == set()


@every_game
@every_language
def test_every_clause_has_its_sentence_and_no_other_has_one(key: str, language: str) -> None:
    named = {name.removeprefix("clause-") for name in spoken_of(f"{key}/{language}.clauses.ftl")}

    assert named == {clause.replace(".", "-") for clause in clauses_of(rules(key))}


@every_game
def test_the_english_clauses_are_those_of_the_rules_letter_for_letter(key: str) -> None:
    bullets = [BULLET.fullmatch(line) for line in rules(key).split("\n")]
    ids = [bullet["id"] for bullet in bullets if bullet]
    sentences = clauses_of(rules(key))

    assert len(ids) > 90
    assert [speaker(key, "en").clause(clause) for clause in ids] == [sentences[clause] for clause in ids]


@every_game
@every_language
def test_every_game_has_a_name_a_summary_and_a_book(key: str, language: str) -> None:
    told = speaker(key, language)

    assert told.common("game-name")
    assert told.common("game-summary")
    assert len(told.book()) > 1
