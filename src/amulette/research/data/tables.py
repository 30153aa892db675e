"""Tables as files, a game at a time: JSON by the line, CSV, or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import numpy as np
from arro3.core import Array, DataType, RecordBatch, RecordBatchReader, fixed_size_list_array
from arro3.io import write_parquet

from amulette.kernel.contract import Game
from amulette.research.data.rows import DecisionRow, SeatRow, columns, plain
from amulette.research.encodings.encoding import Encoding

Rows = Sequence[SeatRow] | Sequence[DecisionRow]
Games = Iterable[Rows]  # at least one


def write_json(games: Games, path: Path) -> None:
    """One object a line."""
    with path.with_suffix(".jsonl").open("w", encoding="utf-8", newline="\n") as file:
        for rows in games:
            file.writelines(json.dumps(row) + "\n" for row in plain(rows))


def write_csv(games: Games, path: Path) -> None:
    with path.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
        for n, rows in enumerate(games):
            writer = csv.DictWriter(file, columns(type(rows[0])), lineterminator="\n")
            if n == 0:
                writer.writeheader()
            writer.writerows(plain(rows))


def write_columns(games: Games, path: Path) -> None:
    batches = map(batch, games)
    first = next(batches)
    write_parquet(RecordBatchReader.from_batches(first.schema, chain([first], batches)), path.with_suffix(".parquet"))


def batch(rows: Rows) -> RecordBatch:
    names = columns(type(rows[0]))
    return RecordBatch.from_arrays([column([getattr(row, name) for row in rows]) for name in names], names=names)


def column(values: list[object]) -> Array:
    """Features are lists of a fixed size."""
    first = values[0]
    if isinstance(first, bytes):
        flat = np.frombuffer(b"".join([value for value in values if isinstance(value, bytes)]), np.uint8)
        return fixed_size_list_array(Array(flat), len(first))
    if isinstance(first, str):
        return Array(values, DataType.string())
    return Array(values, DataType.float64() if isinstance(first, float) else DataType.int64())


WRITE: Final[dict[str, Callable[[Games, Path], None]]] = {
    "json": write_json,
    "csv": write_csv,
    "parquet": write_columns,
}


def write_table(folder: Path, name: str, form: str, games: Games) -> None:
    """One of `games` and `decisions`; no more than one game is held in memory."""
    WRITE[form](games, folder / name)


def write_about(folder: Path, game: Game, encoding: Encoding) -> None:
    """What the numbers of the tables mean."""
    about = {
        "game": game.key,
        "version": game.version,
        "edition": {"id": game.edition.id, "hash": game.edition.hash},
        "options": game.options,
        "seats": encoding.seats,
        "choices": encoding.choices,
        "features": {name: [part.start, part.stop] for name, part in encoding.layout.parts.items()},
    }
    (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
