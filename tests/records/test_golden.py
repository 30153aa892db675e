"""Law 10: golden records replay to the byte, in both builds."""

from __future__ import annotations

import pytest

from amulette.files.records import dumps, load
from tests.records.golden import FOLDER, TABLES, game_of, golden, name, transcript


@pytest.mark.parametrize(("key", "seats", "number"), TABLES)
def test_a_golden_record_replays_to_the_byte(key: str, seats: int, number: int) -> None:
    path = FOLDER / f"{name(key, seats, number)}.json"
    record = load(path)

    record.replay(game_of(key, number))

    assert dumps(record) == path.read_text(encoding="utf-8")
    assert dumps(golden(key, seats, number)) == dumps(record)


@pytest.mark.parametrize(("key", "seats", "number"), TABLES)
def test_its_events_are_told_as_ever(key: str, seats: int, number: int) -> None:
    path = FOLDER / f"{name(key, seats, number)}.json"
    lines = transcript(game_of(key, number), load(path))

    assert list(lines) == path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


def test_every_golden_file_belongs_to_a_table() -> None:
    files = {path.stem for path in FOLDER.iterdir() if path.suffix in (".json", ".txt")}

    assert files == {name(*table) for table in TABLES}
