"""Coming to a table: find it, come back or sit down, and begin to listen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from amulette.terminal.joined.address import Address
from amulette.terminal.joined.keeping import Drawer, Kept
from amulette.terminal.joined.link import Link
from amulette.terminal.joined.place import Place
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.joined.web import Web
from amulette.terminal.sitting import LETTERS
from amulette.wire.outgoing import Update

ENTROPY: Final = 16  # bytes of one's own that go into the shuffle
TAKEN: Final = "code-seat-taken"


@dataclass(frozen=True)
class Wishes:
    """What somebody who comes has said; `name` is asked for only when it is needed."""

    name: Callable[[], str]
    seat: int | None  # None: any
    watch: bool
    language: str


def come(address: Address, wishes: Wishes, drawer: Drawer) -> Place:
    """A place at the table.  Raises JoinError."""
    web = Web(address)
    web.find()
    kept = None if wishes.watch else drawer.find(web.address.page)
    web.token = kept.token if kept else ""
    if address.link and not wishes.watch:
        web.transfer()
    seat = None if wishes.watch else own_seat(web, wishes, drawer)
    first = web.update(seat)
    return Place(Link(web, seat, first.seq), web.edition(), first, wishes.language)


def come_along(place: Place, wishes: Wishes, drawer: Drawer) -> Place | None:
    """The same person's place at the table of the next game; None when there is none.  Raises JoinError."""
    following = place.following
    if following is None:
        return None
    drawer.keep(Kept(following.page, place.link.web.token))
    return come(following, wishes, drawer)


def own_seat(web: Web, wishes: Wishes, drawer: Drawer) -> int:
    """The seat that is this person's already, or one that is taken now; its token is kept either way."""
    table = web.update(None)
    mine = [n for n, seat in enumerate(table.state.seats) if table.you is not None and seat.owner == table.you]
    try:
        return back_to(table, mine, wishes) if mine else sit_down(web, table, wishes)
    finally:
        if web.token:
            drawer.keep(Kept(web.address.page, web.token))


def sit_down(web: Web, table: Update, wishes: Wishes) -> int:
    """While a name is typed others may take the seat: then it is the next that is free."""
    seat, name, entropy = free_seat(table, wishes), wishes.name(), secrets.token_hex(ENTROPY)
    while True:
        try:
            web.claim(name, seat, entropy)
        except JoinError as error:
            if wishes.seat is not None or error.key != TAKEN:
                raise
            seat = free_seat(web.update(None), wishes)
        else:
            return seat


def back_to(table: Update, mine: list[int], wishes: Wishes) -> int:
    """Of several seats the one that is wished for, or asked."""
    if wishes.seat in mine:
        return wishes.seat
    return next((seat for seat in mine if seat in table.state.waiting), mine[0])


def free_seat(table: Update, wishes: Wishes) -> int:
    state = table.state
    if state.phase != "open":
        raise JoinError("join-begun")
    if wishes.seat is not None and wishes.seat >= len(state.seats):
        raise JoinError("no-such-seat", letter=LETTERS[wishes.seat], last=LETTERS[len(state.seats) - 1])
    if wishes.seat is not None:
        return wishes.seat
    free = [number for number, seat in enumerate(state.seats) if seat.free]
    if not free:
        raise JoinError("join-full")
    return free[0]
