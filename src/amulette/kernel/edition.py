"""The figures of a game's components: data with its provenance, never code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PROVENANCE: Final = ("rules", "published", "derived", "reconstructed")


class EditionError(ValueError):
    """An edition that cannot be played; the message names the key."""


@dataclass
class Edition:
    """One edition file as it was read, with the hash of its content that records keep."""

    id: str
    hash: str
    data: dict[str, object]


class Figure:
    """One figure and where it is from."""

    def __init__(self, v: object, p: str) -> None:
        self.v = v
        self.p = p


def rows(data: Mapping[str, object], key: str) -> list[dict[str, object]]:
    """The list of tables under `key`."""
    found = data.get(key)
    if not isinstance(found, list) or not all([isinstance(row, dict) for row in found]):
        raise EditionError(f"{key}: a list of tables is needed here")
    return found


def figure(row: Mapping[str, object], place: str, allowed: tuple[str, ...]) -> Figure:
    """The figure `v` of a row with its provenance `p`; no key besides `note` and the allowed ones."""
    known = ["v", "p", "note", *allowed]
    for key in row:
        if key not in known:
            raise EditionError(f"{place}.{key}: no such key")
    p = row.get("p")
    if "v" not in row or not isinstance(p, str) or p not in PROVENANCE:
        raise EditionError(f"{place}: needs a figure v and its provenance p, one of {', '.join(PROVENANCE)}")
    return Figure(row["v"], p)


def number(found: Figure, place: str) -> int:
    """A figure that has to be a whole number."""
    if type(found.v) is not int:
        raise EditionError(f"{place}.v: {found.v!r} is not a whole number")
    return found.v
