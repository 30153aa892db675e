"""What goes out to a terminal, and what to a pipe."""

from __future__ import annotations

from io import StringIO

import pytest

from amulette.terminal.console import BOLD, Console, Heading, LeftError, printable
from tests.terminal.table import NOTHING, Screen


def test_a_heading_stands_out_on_a_terminal() -> None:
    screen = Screen()
    Console(Screen(), screen, NOTHING).say(Heading("Your hand"))

    assert screen.getvalue() == BOLD.format("Your hand") + "\n"


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_may_ask_for_no_colour(environ: dict[str, str]) -> None:
    screen = Screen()
    Console(Screen(), screen, environ).say(Heading("Your hand"))

    assert screen.getvalue() == "Your hand\n"


def test_a_terminal_gets_lines_that_break_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    screen, output = Screen(), StringIO()
    Console(Screen(), screen, NOTHING).say("You lead: which card?\n\nThis one.")
    Console(Screen(), output, NOTHING).say("You lead: which card?")

    assert screen.getvalue() == "You lead:\nwhich card?\n\nThis one.\n"
    assert output.getvalue() == "You lead: which card?\n"


def test_a_pipe_gets_no_escape_codes_and_no_prompt() -> None:
    output = StringIO()
    console = Console(StringIO("1\n"), output, NOTHING)
    console.say(Heading("Your hand"))
    console.wipe()
    console.read()

    assert output.getvalue() == "Your hand\n"


def test_the_end_of_the_input_is_leaving() -> None:
    console = Console(StringIO("1\n 2"), StringIO(), NOTHING)

    assert [console.read(), console.read()] == ["1", "2"]
    with pytest.raises(LeftError):
        console.read()


def test_a_person_is_prompted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: f" lay w1 after {prompt} ")

    assert Console(Screen(), Screen(), NOTHING).read() == "lay w1 after >"


def test_control_d_ends_the_line_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    screen = Screen()

    with pytest.raises(LeftError):
        Console(Screen(), screen, NOTHING).read()
    assert screen.getvalue() == "\n"


def test_a_screen_is_wiped_with_all_that_scrolled_off_it() -> None:
    screen = Screen()
    Console(Screen(), screen, NOTHING).wipe()

    assert "\x1b[2J" in screen.getvalue()
    assert "\x1b[3J" in screen.getvalue()


def test_the_next_person_cannot_page_up_to_the_answers_of_the_last() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("lay w3")
    Console(Screen(), Screen(), NOTHING).wipe()

    assert readline.get_current_history_length() == 0


def test_a_text_cannot_command_the_terminal() -> None:
    assert printable("a\x1b[31mb\u202ec\u009bd") == "a\ufffd[31mb\ufffdc\ufffdd"
    assert printable("é : « ß » … 一") == "é : « ß » … 一"
    assert printable("a\u00a0:\u202fb") == "a\u00a0:\u202fb"
