"""What the server tells, in sentences."""

from __future__ import annotations

from typing import Final

from amulette.terminal.joined.names import person_name, seat_names
from amulette.terminal.sitting import LETTERS
from amulette.texts.message import Message, Plain
from amulette.texts.texts import Texts
from amulette.wire.outgoing import Item, State, Told

SILENT: Final = ("answered", "invited", "switched", "configured", "opened", "succeeded")


def happened(told: Told) -> Message:
    """An event of the rules, as a speaker of the game says it."""
    arguments = {key: unpacked(value) for key, value in told.arguments.items()}
    return Message("event-" + told.name.replace("_", "-"), arguments)


def unpacked(value: Plain) -> Plain:
    """JSON knows no pairs."""
    if not isinstance(value, list):
        return value
    return [tuple(each) if isinstance(each, list) else each for each in value]  # type: ignore[return-value] # of one kind


def table_news(item: Item, state: State, texts: Texts) -> str:
    """What an entry of the log tells beside the events of the rules; empty when that is nothing."""
    facts = item.facts
    if item.kind in SILENT or (item.kind == "moved" and facts.get("why") != "clock"):
        return ""
    seat = facts.get("seat")
    name = seat_names(state)[seat] if isinstance(seat, int) and seat < len(state.seats) else ""
    letter = LETTERS[seat] if isinstance(seat, int) else ""
    spoken = {key: fact(value) for key, value in facts.items()}
    spoken |= {"by": person_name(state, item.by) or name, "seat": name if item.kind == "moved" else letter}
    spoken |= {"person": person_name(state, str(facts.get("person")))}
    return texts.say(f"news-{item.kind}", **spoken)


def fact(value: str | int | bool | None) -> str | int:
    """As texts choose by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value
