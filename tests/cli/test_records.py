"""`amulette verify` and `amulette replay`, with good and bad records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from amulette.files import records
from amulette.files.editions import open_game
from tests.cli.run import amulette, changed, failure, moves, recorded

BOTH = pytest.mark.parametrize("command", ["verify", "replay"])


def test_a_good_record_is_verified_with_result_and_digest(tmp_path: Path) -> None:
    result = amulette("verify", recorded(tmp_path))
    record = records.load(tmp_path / "game.json")

    assert result.exit_code == 0
    assert result.stdout.startswith(f"OK: gargon, 3 seats, {len(record.moves)} moves. The game is over.\nPlace 1: ")
    assert record.digest in result.stdout


def test_a_game_that_goes_on_is_verified_too(tmp_path: Path) -> None:
    amulette("play", "gargon", "--save", tmp_path / "new.json")

    assert " moves. The game is not over." in amulette("verify", tmp_path / "new.json").stdout


def test_a_finding_can_be_read_by_machines(tmp_path: Path) -> None:
    finding = json.loads(amulette("verify", recorded(tmp_path), "--json").stdout)

    assert finding["ok"] is True
    assert finding["game"] == "gargon"
    assert sorted(finding["places"]) == [1, 2, 3]


def test_an_illegal_move_is_named_with_its_clause(tmp_path: Path) -> None:
    file = changed(recorded(tmp_path), moves=[[0, "draw 1"]])

    assert failure("verify", file, "--lang", "fr") == (
        f"{file}: Coup 1, Robot A\u00a0: draw 1 est interdit par G-3.1. C’est toi qui commences ce tour, "
        "tu ne peux donc ni passer ni piocher\u00a0; pose une à trois cartes de ta main."
    ).replace("Robot A", "Bot A")


def test_a_bad_finding_can_be_read_by_machines(tmp_path: Path) -> None:
    result = amulette("verify", changed(recorded(tmp_path), moves=[[0, "draw 1"]]), "--json")
    finding = json.loads(result.stdout)

    assert result.exit_code == 1
    assert (finding["ok"], finding["move"], finding["clause"]) == (False, 1, "G-3.1")


@BOTH
def test_a_move_by_the_wrong_seat_is_named(tmp_path: Path, command: str) -> None:
    file = recorded(tmp_path)
    seat, text = moves(file)[0]
    assert isinstance(seat, int)

    assert "is not allowed by G-13.1. It is Bot A’s turn" in failure(command, changed(file, moves=[[seat + 1, text]]))


@BOTH
def test_a_move_after_the_end_is_named(tmp_path: Path, command: str) -> None:
    file = recorded(tmp_path)

    assert "is not allowed by G-10.3" in failure(command, changed(file, moves=[*moves(file), [0, "draw 1"]]))


@BOTH
@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"moves": []}, "result: "),
        ({"moves": [[0, "dance"]]}, "move 1 (0 dance): no such action: 'dance'"),
        ({"moves": [[7, "draw 1"]]}, "move 1: a seat from 0 to 2"),
        ({"moves": [[0, "draw 1"]] * 30000}, "moves: a list of at most"),
        ({"digest": "0" * 64}, "digest: "),
        ({"seed": "1" * 64}, ""),
        ({"game": "chess"}, "there is no game 'chess'; the games are das-amulett, das-blaue-amulett, "),
        ({"seats": []}, ""),
        ({"seats": ["a", "b"]}, ""),
        ({"options": {"start": "Q"}}, ""),
        ({"options": {"dance": True}}, ""),
        ({"version": 99}, "the record is of gargon version 99"),
        ({"more": 1}, "record: no such key: 'more'"),
    ],
)
def test_a_damaged_record_is_named(tmp_path: Path, command: str, keys: dict[str, object], reason: str) -> None:
    assert reason in failure(command, changed(recorded(tmp_path), **keys))


@BOTH
def test_a_record_that_the_rules_could_not_deal_is_named(tmp_path: Path, command: str) -> None:
    file = changed(recorded(tmp_path), options={"open_captures": False, "start": "E"})

    assert failure(command, file).startswith(f"{file}: Not allowed by G-1.7: ")


@BOTH
@pytest.mark.parametrize("part", [0, 1, 200, 1000, -3])
def test_a_truncated_record_is_named(tmp_path: Path, command: str, part: int) -> None:
    file = recorded(tmp_path)
    file.write_bytes(file.read_bytes()[:part])

    assert failure(command, file).startswith(f"{file}: no JSON: ")


@BOTH
@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 100000, b"null", b"{}", b'{"format": "x"}', b" " * 5_000_000])
def test_what_is_no_record_is_named(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)

    assert failure(command, file).startswith(f"{file}: ")


@BOTH
def test_a_folder_or_a_missing_file_is_named(tmp_path: Path, command: str) -> None:
    assert failure(command, tmp_path) == f"{tmp_path}: Is a directory"
    assert failure(command, tmp_path / "x") == f"{tmp_path / 'x'}: No such file or directory"


def test_a_replay_tells_the_game_to_spectators(tmp_path: Path) -> None:
    lines = amulette("replay", recorded(tmp_path)).stdout.splitlines()

    assert lines[0] == "A game of Gargon for 3 players begins (edition standard)."
    assert [line for line in lines if line.startswith("1. Bot A lays hidden ")]
    assert lines[-1].startswith("The game is over: ")


def test_a_replay_tells_the_game_as_a_seat_saw_it(tmp_path: Path) -> None:
    text = amulette("replay", recorded(tmp_path), "--seat", "a", "--lang", "de").stdout

    assert "Du bekommst Weiß 3, 10; Blau 4, 7, 10;" in text


def test_a_replay_stops_where_it_is_told_to(tmp_path: Path) -> None:
    text = amulette("replay", recorded(tmp_path), "--to", "2").stdout

    assert "\n2. " in text
    assert "\n3. " not in text


def test_a_replay_shows_the_position_after_a_move(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    record = records.load(file)
    game = open_game("gargon", record.options)
    state = record.deal(game)
    record.step(game, state, 0)

    assert amulette("replay", file, "--to", "1", "--position").stdout == state.position() + "\n"
    assert (
        amulette("replay", file, "--to", "1", "--position", "--seat", "B").stdout == state.view(1).table_text() + "\n"
    )


def test_a_replay_has_an_end_and_so_many_seats(tmp_path: Path) -> None:
    file = recorded(tmp_path)

    assert failure("replay", file, "--to", "9999") == f"The record has only {len(moves(file))} moves."
    assert failure("replay", file, "--seat", "Z") == "There is no seat Z; the seats are A to C."
    assert amulette("replay", file, "--to", "-1").exit_code == 2


def test_a_name_cannot_command_the_terminal(tmp_path: Path) -> None:
    file = changed(recorded(tmp_path), seats=["\x1b[31mA", "B", "C"])
    result = amulette("replay", file)

    assert "\x1b" not in result.stdout + result.stderr
