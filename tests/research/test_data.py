"""Matches as tables."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from arro3.io import read_parquet

from amulette.files.editions import open_game
from amulette.kernel.chance import Seeded
from amulette.research.encodings.encodings import encoding
from tests.cli.run import amulette, failure

MATCH = ("arena", "gargon", "--players", "medium,easy,random", "--games", "3", "--seed", "2")


def written(folder: Path, form: str, *more: str) -> Path:
    assert amulette(*MATCH, "--output", folder, "--output-format", form, *more).exit_code == 0
    return folder


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_tables_tell_every_game_again(tmp_path: Path) -> None:
    folder = written(tmp_path, "json")
    game, seats = open_game("gargon"), lines(folder / "games.jsonl")
    encoded = encoding(game, 3)
    state, moves = game.deal(3, Seeded(bytes.fromhex(str(seats[0]["seed"])))), 0
    for row in lines(folder / "decisions.jsonl"):
        if row["game"] != 1:
            break
        seat = state.turn
        assert (row["seat"], row["level"]) == (seat, ["medium", "easy", "random"][seat])
        assert row["options"] == len(state.options(seat))
        assert row["features"] == encoded.features(state.view(seat), seat).tobytes().hex()
        action = game.read(str(row["action"]))
        assert row["word"] == " ".join([str(choice) for choice in encoded.spell(action)])
        state.apply(seat, action)
        moves += 1
        assert row["move"] == moves

    assert [row["place"] for row in seats[:3]] == state.places()
    assert [row["score"] for row in seats[:3]] == state.scores()
    assert sum(int(str(row["decisions"])) for row in seats[:3]) == moves
    assert sum(float(str(row["result"])) for row in seats) == pytest.approx(0)


def test_all_forms_hold_the_same(tmp_path: Path) -> None:
    for form in ("json", "csv", "parquet"):
        written(tmp_path, form)
    for table in ("games", "decisions"):
        objects = lines(tmp_path / f"{table}.jsonl")
        with (tmp_path / f"{table}.csv").open(encoding="utf-8", newline="") as file:
            assert list(csv.DictReader(file)) == [{key: str(value) for key, value in row.items()} for row in objects]
        columns = read_parquet(tmp_path / f"{table}.parquet").read_all()
        assert columns.column_names == list(objects[0])
        for name in columns.column_names:
            values = columns[name].to_pylist()
            shown = [bytes(value).hex() for value in values] if name == "features" else values
            assert shown == [row[name] for row in objects]


def test_the_same_seed_gives_the_same_tables_on_one_processor_or_two(tmp_path: Path) -> None:
    one, two = written(tmp_path / "one", "csv"), written(tmp_path / "two", "csv", "--jobs", "2")

    for name in ("games.csv", "decisions.csv", "about.json"):
        assert (one / name).read_bytes() == (two / name).read_bytes()


def test_what_the_numbers_mean_is_said(tmp_path: Path) -> None:
    about = json.loads((written(tmp_path, "csv") / "about.json").read_text(encoding="utf-8"))

    assert about["game"] == "gargon"
    assert about["choices"][0] == "done"
    assert list(about["features"].values())[-1][1] == encoding(open_game("gargon"), 3).layout.size


def test_a_folder_that_cannot_be_is_refused_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert failure(*MATCH, "--output", tmp_path / "file") == f"{tmp_path / 'file'}: File exists."
    assert (
        failure("balance", "gargon", "--plot", tmp_path / "no" / "x.svg")
        == f"{tmp_path / 'no'}: there is no such folder."
    )
