"""The command as a process of its own: pipes, signals, terminals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import FIRST_CHOICES
from tests.cli.signals import interruptible
from tests.cli.terminal import COMMAND, PLAIN, PLAY, Terminal


def run(command: list[str], typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, input=typed, capture_output=True, check=False, env=PLAIN, timeout=120)


def test_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    done = run([*PLAY, "--save", str(tmp_path / "game.json")], FIRST_CHOICES.encode())

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The game is over: " in done.stdout
    assert b"\x1b" not in done.stdout
    assert run([*COMMAND, "verify", str(tmp_path / "game.json")]).returncode == 0


def test_a_byte_that_is_no_text_is_answered() -> None:
    done = run(PLAY, b"\xff\xfe\nquit\n")

    assert (done.returncode, done.stderr) == (0, b"")
    assert "I do not understand “\ufffd\ufffd”".encode() in done.stdout


def test_an_ascii_terminal_gets_the_game_too() -> None:
    environ = PLAIN | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PLAY, "--lang", "fr"], input=b"quit\n", capture_output=True, check=False, env=environ)

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"cr?atures" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_disk_is_said_in_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [*COMMAND, "rules", "gargon"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, env=PLAIN, timeout=60)

    assert done.returncode != 0
    assert b"Error: No space left on device.\n" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_closed_input_is_an_input_that_has_ended() -> None:
    code = "import sys; sys.stdin = None; from amulette.cli.main import main; main(['play', 'gargon'])"
    done = run([sys.executable, "-c", code])

    assert (done.returncode, done.stderr) == (0, b"")


def started(command: list[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=PLAIN)


def test_a_reader_that_goes_away_is_no_error() -> None:
    with started(PLAY) as game:
        assert game.stdout
        assert game.stdin
        assert game.stderr
        game.stdout.readline()
        game.stdout.close()
        game.stdin.close()

        assert game.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_control_c_says_good_bye() -> None:
    with interruptible(), started(PLAY) as game:
        assert game.stdout
        while not game.stdout.readline().startswith(b"10."):
            pass
        game.send_signal(signal.SIGINT)
        output, errors = game.communicate(timeout=60)

    assert (game.returncode, errors) == (130, b"")
    assert b"You leave the game" in output


def test_a_person_at_a_terminal_sees_a_prompt_and_bold_headings() -> None:
    assert b"\x1b[1mYour hand\x1b[0m" in Terminal({"TERM": "xterm"}).type(b"quit\r")


def test_a_terminal_without_colour_gets_no_bold_headings() -> None:
    shown = Terminal({"TERM": "xterm", "NO_COLOR": "1"}).type(b"quit\r")

    assert b"Your hand" in shown
    assert b"\x1b[1m" not in shown


def test_control_d_leaves() -> None:
    assert b"You leave the game" in Terminal({"TERM": "xterm"}).type(b"\x04")


def start_apart(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stderr=subprocess.PIPE, env=PLAIN, start_new_session=True)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_a_process_can_be_interrupted_where_the_tests_ignore_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interruptible(), start_apart(["sleep", "60"]) as process:
            process.send_signal(signal.SIGINT)

        assert process.returncode == -signal.SIGINT
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("to_all", [True, False], ids=["of a terminal", "of one process"])
def test_an_interrupted_match_ends_at_once_and_leaves_nobody_behind(jobs: str, to_all: bool) -> None:
    match = ["arena", "gargon", "--players", "expert-60000ms,random,random", "--games", "90", "--jobs", jobs]
    with interruptible(), start_apart([*COMMAND, *match]) as process:
        assert process.stderr is not None
        began = process.stderr.read(7)
        (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
        try:
            said = began + process.communicate(timeout=30)[1]  # ends when nobody holds the pipe any more
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise

    assert said == b"Playing\nInterrupted: 0 of 90 games count.\n"
    assert process.returncode == 130
