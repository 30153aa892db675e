"""Who sits at the table, and what it waits for."""

from __future__ import annotations

from amulette.terminal.joined.names import person_name
from amulette.terminal.joined.place import Place
from amulette.terminal.joined.presence import time_of_day
from amulette.terminal.sitting import LETTERS
from amulette.wire.outgoing import SeatState


def seated(place: Place) -> list[str]:
    """A line for each seat, and which bot plays for people who are away."""
    stand_in = place.screen().speaker.common("join-stand-in", level=place.state.settings.stand_in)
    return [*[seat_line(place, seat, shown) for seat, shown in enumerate(place.state.seats)], stand_in]


def agreed(place: Place) -> list[str]:
    """What holds for everybody at this table, beside the rules."""
    say, settings = place.screen().speaker.common, place.state.settings
    on = {"agreed-hints": settings.has_hints, "agreed-aids": settings.aids}
    return [say(key, on="yes" if is_on else "no") for key, is_on in on.items()]


def seat_line(place: Place, seat: int, shown: SeatState) -> str:
    say, letter = place.screen().speaker.common, LETTERS[seat]
    if shown.free:
        return say("join-seat-free", letter=letter)
    kind = "seat-bot" if shown.owner is None else "seat-human"
    you = "yes" if seat == place.seat else "no"
    line = say(kind, letter=letter, name=place.names[seat], level=shown.level or "", you=you)
    since = place.away.get(shown.owner or "")
    return line if since is None else f"{line} {say('join-gone-since', time=time_of_day(since))}"


def waited_for(place: Place) -> str:
    """Why this place is not asked now; empty when only bots are to decide."""
    say, state = place.screen().speaker.common, place.state
    if state.phase == "open":
        is_host = place.you is not None and place.you == state.host
        return say("join-your-deal") if is_host else say("join-wait-deal", name=person_name(state, state.host))
    if state.paused:
        return say("join-paused")
    if place.is_stood_in:
        return say("join-stood-in")
    people = [seat for seat in state.waiting if state.seats[seat].level is None and seat != place.seat]
    return say("full-waiting", name=", ".join([place.names[seat] for seat in people])) if people else ""
