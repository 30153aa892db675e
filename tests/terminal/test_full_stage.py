"""Between host and screen, without a screen."""

from __future__ import annotations

import pytest

from amulette.terminal.console import Heading, LeftError
from amulette.terminal.full.host import TableHost
from amulette.terminal.full.scene import Row, Scene
from amulette.terminal.full.stage import Stage
from tests.terminal.table import sitting


def staged() -> tuple[Stage, list[Scene]]:
    scenes: list[Scene] = []
    return Stage(scenes.append), scenes


def test_a_short_reply_stands_beside_the_question_and_a_long_one_is_a_page() -> None:
    stage, scenes = staged()
    for number, lines in ((1, 2), (2, 20)):
        stage.say_all(["a line"] * lines)
        stage.answers.put((number, "1"))
        stage.read()

    assert [(len(scene.reply), len(scene.page)) for scene in scenes if scene.awaited] == [(2, 0), (0, 20)]


def test_what_was_told_before_a_decision_is_old_news_after_it() -> None:
    stage, _ = staged()
    stage.say(Heading("The first round"))
    stage.report()
    stage.settle()
    stage.say("The second round")
    stage.report()

    assert (stage.scene.heard, stage.scene.news) == (("The first round",), ("The second round",))
    assert isinstance(stage.scene.heard[0], Heading)


def test_no_text_commands_the_terminal() -> None:
    stage, _ = staged()
    stage.lay("\x1b[2J", ["\x07"])
    stage.offer("\x1b", [Row("\x1b", "1")])

    assert "\x1b" not in repr(stage.scene)
    assert stage.scene.table == ("\ufffd",)


def test_nothing_is_left_when_the_screen_is_wiped() -> None:
    stage, _ = staged()
    stage.say("a secret")
    stage.report()
    stage.settle()
    stage.lay("Gargon", ["a secret"])
    stage.offer("a secret?", [Row("a secret", "1")], ["a secret"])
    stage.wipe()

    assert "secret" not in repr(stage.scene)


def test_whoever_leaves_while_bots_play_is_heeded_before_the_game_is_over() -> None:
    at = sitting("random,random,random")
    stage, _ = staged()
    stage.answers.put(LeftError())
    TableHost(at, stage, "en").run()

    assert at.asked() is not None
    assert stage.parting[-1].startswith("You leave the game")


def test_an_interruption_is_passed_on_after_the_good_bye() -> None:
    stage, _ = staged()
    stage.answers.put(KeyboardInterrupt())

    with pytest.raises(KeyboardInterrupt):
        TableHost(sitting(), stage, "en").run()
    assert stage.parting[-1].startswith("You leave the game")
