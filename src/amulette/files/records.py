"""Records as JSON files.  The schema is published beside this module, as record.schema.json."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from amulette.kernel.chance import SEED_BYTES
from amulette.kernel.record import FORMAT, Record, RecordError, Result

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from amulette.kernel.options import Value

LARGEST_FILE: Final = 4_000_000  # bytes
LONGEST_TEXT: Final = 200  # characters of a name or a move
MOST_SEATS: Final = 8
MOST_MOVES: Final = 20_000
KEYS: Final = ["format", "game", "version", "edition", "options", "seats", "seed", "moves", "result", "digest"]


def save(record: Record, path: Path) -> None:
    """Write the record; one that was there before is replaced only when the new one is complete."""
    half = path.with_name(path.name + ".part")
    half.write_text(dumps(record), encoding="utf-8")
    half.replace(path)


def dumps(record: Record) -> str:
    """The record as JSON: one key a line, and one move a line."""
    parts = []
    for key, value in record.as_dict().items():
        shown = json.dumps(value, ensure_ascii=False)
        if key == "moves" and record.moves:
            shown = (
                "[\n    " + ",\n    ".join([json.dumps(move, ensure_ascii=False) for move in record.moves]) + "\n  ]"
            )
        parts.append(f"  {json.dumps(key)}: {shown}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def load(path: Path) -> Record:
    """The record in the file.  Raises RecordError, which names the first thing that is wrong."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
    return loads(content)


def loads(content: bytes) -> Record:
    """The record that JSON text holds.  Raises RecordError."""
    if len(content) > LARGEST_FILE:
        raise RecordError(f"longer than {LARGEST_FILE} bytes: no record")
    try:
        return from_dict(json.loads(content))
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"no JSON: {error}") from error


def from_dict(data: object) -> Record:
    """The record that as_dict() wrote.  Raises RecordError, which names the key."""
    top = table(data, "record", KEYS)
    if top["format"] != FORMAT:
        raise RecordError(f"format: {short(top['format'])} is not {FORMAT}")
    edition = table(top["edition"], "edition", ["id", "hash"])
    if top["digest"] is None and top["result"] is not None:
        raise RecordError("digest: a record with a result needs one")
    seats = [text(name, f"seats[{i}]") for i, name in enumerate(items(top["seats"], "seats", MOST_SEATS))]
    return Record(
        game=text(top["game"], "game"),
        version=whole(top["version"], "version"),
        edition=text(edition["id"], "edition.id"),
        edition_hash=hexadecimal(edition["hash"], "edition.hash"),
        options=dict(values(top["options"])),
        seats=seats,
        seed=hexadecimal(top["seed"], "seed"),
        moves=[move(each, i, len(seats)) for i, each in enumerate(items(top["moves"], "moves", MOST_MOVES))],
        result=None if top["result"] is None else read_result(top["result"], len(seats)),
        digest="" if top["digest"] is None else hexadecimal(top["digest"], "digest"),
    )


def table(data: object, place: str, keys: list[str]) -> dict[str, object]:
    """A table with exactly these keys."""
    if not isinstance(data, dict):
        raise RecordError(f"{place}: a table is needed here, not {short(data)}")
    for key in keys:
        if key not in data:
            raise RecordError(f"{place}: {key} is missing")
    for key in data:
        if key not in keys:
            raise RecordError(f"{place}: no such key: {short(key)}")
    return data


def items(data: object, place: str, most: int) -> list[object]:
    if not isinstance(data, list) or len(data) > most:
        raise RecordError(f"{place}: a list of at most {most} is needed here")
    return data


def text(data: object, place: str) -> str:
    """A text that can be shown anywhere: no control characters."""
    if not isinstance(data, str) or not 0 < len(data) <= LONGEST_TEXT or not data.isprintable():
        raise RecordError(f"{place}: a text of 1 to {LONGEST_TEXT} characters is needed here, not {short(data)}")
    return data


def whole(data: object, place: str) -> int:
    if type(data) is not int:
        raise RecordError(f"{place}: a whole number is needed here, not {short(data)}")
    return data


def hexadecimal(data: object, place: str) -> str:
    """32 bytes, as lower-case hexadecimal digits."""
    digits = text(data, place)
    if len(digits) != 2 * SEED_BYTES or any([digit not in "0123456789abcdef" for digit in digits]):
        raise RecordError(f"{place}: {2 * SEED_BYTES} hexadecimal digits are needed here, not {short(digits)}")
    return digits


def values(data: object) -> Iterator[tuple[str, Value]]:
    if not isinstance(data, dict):
        raise RecordError(f"options: a table is needed here, not {short(data)}")
    for key, value in data.items():
        if not isinstance(key, str) or not isinstance(value, bool | int | str):
            raise RecordError(
                f"options.{short(key)}: true, false, a whole number or a text is needed here, not {short(value)}"
            )
        yield key, value


def move(data: object, i: int, seats: int) -> tuple[int, str]:
    """A seat, counted from 0, and an action in notation."""
    number = i + 1
    pair = data if isinstance(data, list) and len(data) == 2 else [None, None]
    if type(pair[0]) is not int or not 0 <= pair[0] < seats:
        raise RecordError(
            f"move {number}: a seat from 0 to {seats - 1} and a text are needed here, not {short(data)}", number
        )
    try:
        return pair[0], text(pair[1], f"move {number}")
    except RecordError as error:
        raise RecordError(str(error), number) from error


def read_result(data: object, seats: int) -> Result:
    found = table(data, "result", ["places", "scores"])
    places = [whole(each, "result.places") for each in items(found["places"], "result.places", seats)]
    scores = [whole(each, "result.scores") for each in items(found["scores"], "result.scores", seats)]
    return Result(places, scores)


def short(data: object) -> str:
    """Enough of a wrong value to recognise it by."""
    shown = repr(data)
    return shown if len(shown) <= 40 else shown[:37] + "..."
