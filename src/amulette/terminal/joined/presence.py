"""Who is here, who is away, and whose answer is missing, in sentences."""

from __future__ import annotations

import time
from typing import NamedTuple

from amulette.terminal.joined.names import person_name
from amulette.terminal.joined.place import Place
from amulette.terminal.sitting import LETTERS


class Situation(NamedTuple):
    """What is told when it has changed."""

    away: dict[str, int]
    is_nudged: bool
    asked: list[str]  # people whose answer to a proposal is missing


def situation(place: Place) -> Situation:
    proposal = place.state.proposal
    asked = [] if proposal is None else [each for each in proposal.asked if each != place.you]
    return Situation(place.away, place.is_nudged, asked)


def changes(place: Place, before: Situation) -> list[str]:
    """Return a sentence for each thing that is otherwise than it was."""
    say, now = place.screen().speaker.common, situation(place)
    lines = [gone(place, person) for person in sorted(now.away) if person not in before.away and matters(place, person)]
    back = [person for person in sorted(before.away) if person not in now.away and matters(place, person)]
    lines += [say("join-here-again", name=person_name(place.state, person)) for person in back]
    if now.is_nudged and not before.is_nudged:
        lines.append(say("join-nudged"))
    if now.asked and now.asked != before.asked:
        lines.append(say("join-asked", names=", ".join([person_name(place.state, each) for each in now.asked])))
    return lines


def matters(place: Place, person: str) -> bool:
    """Whether others wait for the person: the host, or somebody with a seat."""
    state = place.state
    return person != place.you and (person == state.host or any([seat.owner == person for seat in state.seats]))


def gone(place: Place, person: str) -> str:
    """Say since when somebody is away, and what can be done about it where a bot may play on."""
    say, state = place.screen().speaker.common, place.state
    line = say("join-gone", name=person_name(state, person), time=time_of_day(place.away[person]))
    seats = [n for n, seat in enumerate(state.seats) if seat.owner == person and seat.level is None]
    may_replace = place.seat is not None and state.phase == "playing" and state.settings.clock.kind != "days"
    return f"{line} {say('join-replace', letter=LETTERS[seats[0]])}" if seats and may_replace else line


def time_of_day(at: int) -> str:
    """As in `20:05`, where this terminal stands."""
    return time.strftime("%H:%M", time.localtime(at / 1000))
