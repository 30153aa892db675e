"""The words a person may type besides actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.bots.levels import ITERATIONS
from amulette.bots.search import Choice, Finding
from amulette.files import records
from amulette.kernel.contract import View
from amulette.terminal.commands import COMMANDS
from tests.terminal.table import answer, hosted, placed, replies, sitting

HANDS = "A w1 r5 | B w2 b1 y7 | C w3 b4 | 1 v1 v2 | 2 g1 | laid A r6 | round 3"
FOLLOW = f"{HANDS} | next Follow(1) Follow(2) Reveal Battles EndOfRound"


def test_help_names_every_word() -> None:
    lines = replies(sitting(), "help")

    assert [line.split(":")[0].split()[0] for line in lines[1:]] == list(COMMANDS)


def test_no_word_is_also_the_beginning_of_an_action() -> None:
    at = sitting()
    for word in COMMANDS:
        with pytest.raises(ValueError, match="no such action"):
            at.game.read(word)


def test_view_shows_the_table_and_the_question_again() -> None:
    lines = replies(placed(FOLLOW), "view")

    assert lines[0] == "Round 3, Ann leads."
    assert "Do you lay one card, or do you pass?" in lines


def test_view_all_shows_what_view_leaves_out() -> None:
    assert not [line for line in replies(placed(FOLLOW), "view") if line.startswith("Discarded")]
    assert [line for line in replies(placed(FOLLOW), "view all") if line.startswith("Discarded")]


def test_why_explains_what_is_allowed() -> None:
    allowed, clause = replies(placed(FOLLOW), "why lay b1")

    assert allowed == "lay b1 is allowed now."
    assert clause.startswith("G-4.2: A seat that lays must lay face down exactly the leader's pattern")


@pytest.mark.parametrize(
    ("step", "action", "clause"),
    [
        ("Follow(2)", "lay b4", "G-4.4"),
        ("Follow(2)", "draw 1", "G-5.1"),
        ("DrawMore(2,1)", "stop", "G-5.5"),
        ("DrawMore(2,2)", "draw 1", "G-5.5"),
    ],
)
def test_each_allowed_action_has_its_clause(step: str, action: str, clause: str) -> None:
    at = placed(f"A w1 | B w2 | C b4 | 1 v1 | 2 g1 | laid A b6 | next {step} Reveal Battles EndOfRound")

    assert replies(at, f"why {action}")[1].startswith(clause + ": ")


def test_why_explains_what_is_refused() -> None:
    lines = replies(placed(FOLLOW), "why stop")

    assert lines[0].startswith("Not allowed by G-5.2: Passing means drawing")
    assert lines[1] == "G-5.2: A passing seat draws at least one and at most three cards."
    assert lines[2].startswith("You may now: lay w2, lay b1,")


def test_why_needs_an_action() -> None:
    assert replies(placed(FOLLOW), "why") == ["Type why and an action, such as why lay w2."]
    assert replies(placed(FOLLOW), "why me")[0].startswith("I do not understand “me”")


def test_rules_is_the_whole_book_or_one_chapter() -> None:
    book = replies(sitting(), "rules")

    assert "1. Your goal" in book
    assert "7. Battles" in book
    assert replies(sitting(), "rules 7")[0] == "7. Battles"
    assert "1. Your goal" not in replies(sitting(), "rules 7")


@pytest.mark.parametrize("word", ["G-3.4", "g-3.4"])
def test_rules_with_a_clause_is_its_sentence(word: str) -> None:
    assert replies(sitting(), f"rules {word}", language="fr") == [
        "G-3.4\u00a0: Il est interdit de poser trois cartes de même couleur."
    ]


def test_rules_says_when_there_is_no_such_rule() -> None:
    (line,) = replies(sitting(), "rules 99")

    assert line.startswith("There is no rule “99”. Type rules for the whole book")
    assert line.endswith("such as rules G-3.2.")


def test_log_tells_what_this_seat_heard() -> None:
    at = sitting()
    hosted(at, "lay w3")
    text = hosted(at, "log")

    assert "You are dealt white 3, 10; blue 4, 7, 10; violet 0, 5, 9, 10; green 12." in text
    assert "Ben is dealt 1 white, 2 blue, 1 violet, 3 yellow and 3 green." in text
    assert "You lay white 3." in text


def test_log_with_a_number_tells_the_last_lines() -> None:
    assert replies(sitting(), "log 1") == ["Round 1: you lead."]


def test_a_hint_is_one_of_the_options() -> None:
    at = placed(FOLLOW)
    line = replies(at, "hint")[0]
    notation = line.rpartition("(")[2].rstrip(")")

    assert answer(at, notation)[1] == notation


class Sage:
    """Has found out everything already."""

    def __init__(self, found: Finding) -> None:
        self.found = found

    def think(self, *_: object) -> Finding:
        return self.found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_hint_says_what_was_measured(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = placed(FOLLOW)
    first, second = at.options(1)[:2]
    found = Finding([Choice(first, 8, 0.6, 0.42, 3.25), Choice(second, 2, 0.5, 0.31, -1.5)], 10, 50)
    monkeypatch.setattr("amulette.terminal.sitting.adviser", lambda *_: Sage(found))
    lines = replies(at, "hint", language=language)

    assert f"({at.game.write(first)})" in lines[0]
    assert [word in lines[1] for word in ("8", "42", "+3.2")] == [True] * 3
    assert [word in lines[2] for word in ("2", "+11", "+4.8", at.game.write(second))] == [True] * 4
    assert [word in lines[3] for word in ("10", "50")] == [True] * 2


HURRIED = {
    "en": "Ben had to answer after 1 of {} tries",
    "fr": "Ben a dû répondre après 1 essai sur {}",
    "de": "Ben musste nach 1 von {} Versuchen antworten",
}


@pytest.mark.parametrize("language", list(HURRIED))
def test_a_bot_that_is_out_of_time_is_named(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = sitting("human,hard,random")
    monkeypatch.setattr("amulette.terminal.sitting.PATIENCE", -1.0)
    text = hosted(at, "1", "1", "quit", language=language)

    assert HURRIED[language].format(ITERATIONS["gargon"]["hard"]) in text.replace("\u2068", "").replace("\u2069", "")


def test_a_hint_lends_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    at = placed("A w1 | B w2 | C w3 | 1 v1 | 2 g1 | won B b1 b2 | won C r3 y4")
    seen: set[str] = set()

    class Spy(Sage):
        def think(self, *asked: object) -> Finding:
            view = asked[0]
            assert isinstance(view, View)
            seen.add(view.text())
            return super().think(*asked)

    found = Finding([Choice(at.options(0)[0], 1, 0.5, 0.5, 0.0)], 1, 1)
    monkeypatch.setattr("amulette.terminal.sitting.adviser", lambda *_: Spy(found))
    for seed in range(8):
        at.record.seed = f"{seed:064x}"
        at.hint(0)

    assert len(seen) > 1
    assert {text.partition(" | memory")[0] for text in seen} == {at.state.view(0).table_text()}


def test_save_warns_that_the_file_shows_all_cards(tmp_path: Path) -> None:
    at = sitting()
    (line,) = replies(at, f"save {tmp_path / 'my game.json'}")

    assert "my game.json" in line
    assert "whoever reads it can see all cards" in line
    assert records.load(tmp_path / "my game.json").replay(at.game).position() == at.state.position()


@pytest.mark.parametrize("name", ["", "missing/game.json", ".", "a\0b", "x" * 5000])
def test_save_says_why_it_could_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    at = sitting()
    (line,) = replies(at, f"save {name}")

    assert line.startswith(("The game could not be saved: ", "Type save and the name of a file.", "There is something"))
    assert at.file is None


def test_save_does_not_replace_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann", encoding="utf-8")
    (line,) = replies(sitting(), f"save {other}")

    assert line.startswith("There is something else in ")
    assert other.read_text(encoding="utf-8") == "Dear Ann"


def test_save_replaces_an_earlier_state_of_the_same_game(tmp_path: Path) -> None:
    at = sitting()
    hosted(at, f"save {tmp_path / 'a.json'}", "lay w3")

    assert replies(at, f"save {tmp_path / 'a.json'}")[0].startswith("The game is saved")
    assert records.load(tmp_path / "a.json").moves[0] == (0, "lay w3")


def test_why_may_be_asked_of_a_number() -> None:
    assert replies(sitting("human,random,random"), "fight r", "why 99")[-1].startswith("There is no choice 99")
    assert replies(placed(FOLLOW), "why 2") == replies(placed(FOLLOW), "why lay b1")


def test_why_names_the_clause_of_a_choice_that_goes_on() -> None:
    (reply,) = replies(sitting(), "why 1")

    assert reply.startswith("G-3.2: ")
