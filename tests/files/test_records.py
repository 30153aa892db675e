"""Records as files: what is wrong is named, and nothing crashes."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.files import records
from amulette.files.editions import open_game
from amulette.files.records import LARGEST_FILE, dumps, load, loads, save
from amulette.kernel.record import RecordError
from tests.records.golden import golden

GAME = open_game("gargon")
RECORD = golden("gargon", 3, 0)
DATA: dict[str, Any] = json.loads(dumps(RECORD))
SCHEMA = json.loads((Path(records.__file__).parent / "record.schema.json").read_text(encoding="utf-8"))


def error(data: object) -> RecordError:
    with pytest.raises(RecordError) as raised:
        loads(json.dumps(data).encode()).replay(GAME)
    return raised.value


def changed(**keys: object) -> dict[str, Any]:
    return {**deepcopy(DATA), **keys}


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "game.json")

    assert load(tmp_path / "game.json") == RECORD
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_fits_the_published_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.validate(DATA, SCHEMA)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "record: a table is needed here"),
        ({}, "record: format is missing"),
        (changed(format="amulette-record-2"), "format: 'amulette-record-2' is not amulette-record-1"),
        (changed(more=1), "record: no such key: 'more'"),
        (changed(game=""), "game: a text of 1 to 200 characters"),
        (changed(game="chess"), "the record is of chess version 1"),
        (changed(version=True), "version: a whole number is needed"),
        (changed(version=2), "the record is of gargon version 2"),
        (changed(edition="standard"), "edition: a table is needed here"),
        (changed(edition={"id": "standard", "hash": "0" * 64}), "the record is of gargon version 1, edition standard"),
        (changed(options={"open_captures": None, "start": "random"}), "options.'open_captures': true, false"),
        (changed(options={"open_captures": True, "start": "random"}), "the record is of gargon"),
        (changed(options=[]), "options: a table is needed"),
        (changed(seats=["A", "B"], moves=[], result=None), "seats: gargon is not played with 2 seats"),
        (changed(seats=["A"] * 9), "seats: a list of at most 8"),
        (changed(seats=["A", "B", 3]), "seats[2]: a text"),
        (changed(seats=["A", "B", "\x1b[2J"]), "seats[2]: a text"),
        (changed(seats=["A", "B", "\ud800"]), "seats[2]: a text"),
        (changed(seed="0" * 63), "seed: 64 hexadecimal digits"),
        (changed(seed="G" * 64), "seed: 64 hexadecimal digits"),
        (changed(moves={}), "moves: a list of at most 20000"),
        (changed(moves=[[0, "stop"]] * 20_001), "moves: a list of at most 20000"),
        (changed(result={"places": [1, 2, 3]}), "result: scores is missing"),
        (changed(result={"places": [1, 2, 3], "scores": [0, 0, 0]}), "result: the record says"),
        (changed(result=None), "result: the record says no end yet"),
        (changed(digest="0" * 64), "digest: the moves do not lead"),
        (changed(seed="0" * 64), "move 1 "),
    ],
)
def test_a_wrong_record_is_refused_by_the_place_that_is_wrong(data: object, message: str) -> None:
    assert str(error(data)).startswith(message)


@pytest.mark.parametrize(
    ("move", "message", "clause"),
    [
        ([3, "stop"], "move 5: a seat from 0 to 2", None),
        ([True, "stop"], "move 5: a seat from 0 to 2", None),
        ("stop", "move 5: a seat from 0 to 2", None),
        ([0, "stop", 1], "move 5: a seat from 0 to 2", None),
        ([0, "x" * 201], "move 5: a text of 1 to 200 characters", None),
        ([0, "\x1b[31mred"], "move 5: a text of 1 to 200 characters", None),
        ([0, "dance"], "move 5 (0 dance): no such action", None),
        ([0, "fight g"], "move 5 (0 fight g) is illegal by G-", "G-"),
    ],
)
def test_the_first_bad_move_is_named(move: object, message: str, clause: str | None) -> None:
    moves = [*DATA["moves"][:4], move, *DATA["moves"][5:]]
    found = error(changed(moves=moves))

    assert str(found).startswith(message)
    assert found.move == 5
    assert (found.refusal is not None) == (clause is not None)


def test_a_record_with_moves_after_the_end_is_refused() -> None:
    found = error(changed(moves=[*DATA["moves"], [0, "stop"]]))

    assert found.move == len(DATA["moves"]) + 1
    assert found.refusal is not None
    assert found.refusal.clause == "G-10.3"


def test_a_record_cut_short_is_refused() -> None:
    assert str(error(changed(moves=DATA["moves"][:-1]))).startswith("result: ")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b"[" * 100_000, b"1" * 10_000, b"NaN", b'{"a": 1e999}', b"null"]
)
def test_what_is_no_json_or_no_record_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        loads(content)


def test_a_file_that_is_too_long_or_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="longer than"):
        loads(b" " * (LARGEST_FILE + 1))
    with pytest.raises(RecordError, match="No such file"):
        load(tmp_path / "none.json")
    with pytest.raises(RecordError, match="Is a directory"):
        load(tmp_path)


@given(st.integers(0, len(dumps(RECORD))))
def test_a_truncated_record_is_refused(length: int) -> None:
    content = dumps(RECORD).rstrip().encode()[:length]
    if length < len(dumps(RECORD).rstrip().encode()):
        with pytest.raises(RecordError):
            loads(content)


@given(st.integers(0, len(dumps(RECORD)) - 1), st.integers(0, 255))
def test_a_damaged_record_replays_or_is_refused(place: int, byte: int) -> None:
    content = bytearray(dumps(RECORD).encode())
    content[place] = byte
    try:
        loads(bytes(content)).replay(GAME)
    except RecordError:
        return


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(st.sampled_from(sorted(DATA)), JSON)
def test_the_reader_accepts_nothing_the_schema_forbids(key: str, value: object) -> None:
    data = changed(**{key: value})
    try:
        loads(json.dumps(data).encode())
    except RecordError:
        return
    jsonschema.validate(data, SCHEMA)


def test_a_record_without_a_digest_is_a_game_that_was_broken_off() -> None:
    moves = DATA["moves"][:7]
    broken_off = changed(moves=moves, result=None, digest=None)
    state = loads(json.dumps(broken_off).encode()).replay(GAME)

    assert loads(dumps(loads(json.dumps(broken_off).encode())).encode()).digest == ""
    assert state.waiting() != ()
    assert str(error(changed(moves=[*moves, [0, "dance"]], result=None, digest=None))).startswith("move 8 ")
    assert str(error(changed(digest=None))).startswith("digest: ")
