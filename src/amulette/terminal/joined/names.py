"""Who sits where, in the same words as in the browser."""

from __future__ import annotations

from typing import Final

from amulette.terminal.sitting import LETTERS
from amulette.wire.outgoing import State

BOTS: Final = ("Adèle", "Bruno", "Colette", "Dagmar", "Emil", "Fanny", "Gustav", "Hélène")  # by seat


def seat_names(state: State) -> list[str]:
    """A bot has a name that no person at the table has; whoever has several seats is named with their letters."""
    people = {each.person: each.name for each in state.people}
    owners = [seat.owner for seat in state.seats]
    found = []
    for number, owner in enumerate(owners):
        name = BOTS[number] if owner is None else people[owner]
        is_double = name in people.values() if owner is None else owners.count(owner) > 1
        found.append(f"{name} {LETTERS[number]}" if is_double else name)
    return found


def person_name(state: State, person: str | None) -> str:
    return next((each.name for each in state.people if each.person == person), "")
