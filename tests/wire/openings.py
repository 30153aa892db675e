"""The deal told twice: as it was, and as it would have been with other hidden cards."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import msgspec

from amulette.table.looking import Heard
from amulette.wire import encoder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from amulette.kernel.chance import Fast
    from amulette.kernel.contract import Event
    from amulette.table.play import Play


def differences(play: Play, viewer: int | None, rng: Fast) -> Iterator[str]:
    """What a viewer is told of the deal that depends on what it hides from them."""
    dealt = play.deal()
    before, after = dealt.position().split(), play.game.disguise(dealt, viewer, rng).position().split()
    for event in play.opening:
        mine, other = [told(play, each, viewer) for each in (event, retold(event, before, after))]
        if mine != other:
            yield f"{mine!r} <> {other!r}"


def told(play: Play, event: Event, viewer: int | None) -> bytes:
    return msgspec.json.encode(encoder.told(play.game.key, Heard(event.seen_by(viewer))))


def retold(event: Any, before: list[str], after: list[str]) -> Event:  # noqa: ANN401 - every event is a dataclass
    """The event with the rows of cards that lie in the same places of the other position."""
    rows = {each.name: getattr(event, each.name) for each in fields(event)}
    other = {name: row_there(row, before, after) for name, row in rows.items() if isinstance(row, list) and row}
    changed: Event = replace(event, **other)
    return changed


def row_there(row: list[Any], before: list[str], after: list[str]) -> list[Any]:
    places = [i for i in range(len(before)) if before[i : i + len(row)] == row]
    return after[places[0] : places[0] + len(row)] if places and len(before) == len(after) else row
