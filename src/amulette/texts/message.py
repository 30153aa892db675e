"""A sentence before it is in any language: what a server sends, and what browser and terminal render."""

from __future__ import annotations

from dataclasses import dataclass, field

# Seats are numbers; cards, colours and patterns are notation.
Plain = None | int | str | list[int] | list[str] | list[tuple[int, str]]
Arguments = dict[str, Plain]


@dataclass(frozen=True)
class Message:
    """The id of a text and what its sentence speaks of, as plain data that JSON can carry."""

    id: str
    arguments: Arguments = field(default_factory=dict)


def dashed(clause: str) -> str:
    """`G-4.4` as texts are named: `G-4-4`."""
    return clause.replace(".", "-")
