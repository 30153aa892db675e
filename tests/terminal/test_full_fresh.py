"""An answer belongs to the question that was on the screen when its key was pressed."""

from __future__ import annotations

from textual import events
from textual.widgets import Input, OptionList

from amulette.terminal.full.scene import Row, Scene
from amulette.terminal.full.stage import Stage
from tests.terminal.guest import Guest, visit
from tests.terminal.table import sitting


def test_a_key_that_was_pressed_before_the_question_came_does_not_answer_it() -> None:
    at = sitting()

    async def press_late(guest: Guest) -> None:
        late = events.Key("enter", None)
        await guest.press("enter")
        composing = guest.rows
        guest.app.post_message(late)
        await guest.settle()
        assert guest.rows == composing
        await guest.press("enter")
        assert guest.rows != composing

    visit(at, press_late)


def test_nor_does_what_was_sent_or_chosen_before() -> None:
    async def choose_late(guest: Guest) -> None:
        choices, line = guest.app.query_one("#choices", OptionList), guest.app.query_one("#line", Input)
        late = [Input.Submitted(line, "1"), OptionList.OptionSelected(choices, choices.options[0], 0)]
        await guest.press("enter")
        composing = guest.rows
        for message in late:
            guest.app.post_message(message)
        await guest.settle()
        assert guest.rows == composing

    visit(sitting(), choose_late)


def test_another_question_empties_the_line_unless_somebody_is_spoken_to() -> None:
    async def ask_anew(guest: Guest) -> None:
        line = guest.app.query_one("#line", Input)
        for typed, left in (("2", ""), ("say hi", "say hi")):
            line.value = typed
            guest.app.stage.offer(f"Not {typed}?", [Row("1. Yes", "1")])
            await guest.settle()
            assert line.value == left

    visit(sitting(), ask_anew)


def asked(*questions: str) -> Stage:
    """A stage on which these were asked one after the other."""
    scenes: list[Scene] = []
    stage = Stage(scenes.append)
    for question in questions:
        stage.offer(question, [Row("1. Yes", "1")])
        stage.reply()
    return stage


def test_an_answer_to_a_question_that_is_gone_is_dropped() -> None:
    stage = asked("Do you lay?", "Do you draw?")
    stage.answers.put((1, "1"))
    stage.answers.put((2, "2"))

    assert stage.read() == "2"


def test_words_are_heard_whenever_they_were_said() -> None:
    stage = asked("Do you lay?", "Do you draw?")
    stage.answers.put((1, "say good luck"))

    assert stage.read() == "say good luck"


def test_the_same_question_put_again_keeps_its_answer() -> None:
    stage = asked("Do you lay?")
    stage.answers.put((1, "1"))
    stage.offer("Do you lay?", [Row("1. Yes", "1")])

    assert stage.read() == "1"


def test_a_word_is_heard_even_while_the_question_is_being_drawn() -> None:
    async def leave_early(guest: Guest) -> None:
        line = guest.app.query_one("#line", Input)
        line.value = "quit"
        guest.app.shown.change()  # another question is about to be drawn
        await guest.hit("enter")
        await guest.gone()

    visit(sitting(), leave_early)
