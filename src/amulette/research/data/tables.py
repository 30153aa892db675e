"""Tables as files: JSON by the line, CSV, or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from arro3.core import Array, DataType, Table, fixed_size_list_array
from arro3.io import write_parquet

from amulette.kernel.contract import Game
from amulette.research.data.rows import DecisionRow, SeatRow, columns, plain
from amulette.research.encodings.encoding import Encoding

Rows = Sequence[SeatRow] | Sequence[DecisionRow]


def write_json(rows: Rows, path: Path) -> None:
    """One object a line."""
    with path.with_suffix(".jsonl").open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(json.dumps(row) + "\n" for row in plain(rows))


def write_csv(rows: Rows, path: Path) -> None:
    with path.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns(type(rows[0])), lineterminator="\n")
        writer.writeheader()
        writer.writerows(plain(rows))


def write_columns(rows: Rows, path: Path) -> None:
    names = columns(type(rows[0]))
    found = [column([getattr(row, name) for row in rows]) for name in names]
    write_parquet(Table.from_arrays(found, names=names), path.with_suffix(".parquet"))


def column(values: list[object]) -> Array:
    """Features are lists of a fixed size."""
    first = values[0]
    if isinstance(first, bytes):
        flat = np.frombuffer(b"".join([value for value in values if isinstance(value, bytes)]), np.uint8)
        return fixed_size_list_array(Array(flat), len(first))
    if isinstance(first, str):
        return Array(values, DataType.string())
    return Array(values, DataType.float64() if isinstance(first, float) else DataType.int64())


WRITE: Final[dict[str, Callable[[Rows, Path], None]]] = {
    "json": write_json,
    "csv": write_csv,
    "parquet": write_columns,
}


def write_tables(
    folder: Path, form: str, game: Game, encoding: Encoding, seats: Sequence[SeatRow], decisions: Sequence[DecisionRow]
) -> None:
    """The folder gets `games`, `decisions`, and `about.json`, which says what their numbers mean."""
    folder.mkdir(parents=True, exist_ok=True)
    WRITE[form](seats, folder / "games")
    WRITE[form](decisions, folder / "decisions")
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
