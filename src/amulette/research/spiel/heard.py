"""What each seat has heard since the game began, worked out only when somebody asks."""

from __future__ import annotations

from hashlib import sha256

from amulette.kernel.chance import Asking
from amulette.kernel.contract import Event, Game, State


class Entry:
    """The deal or one action, with what chance gave for it."""

    def __init__(self, earlier: Entry | None, before: State | None, action: int, given: list[int]) -> None:
        self.earlier = earlier  # None: this is the deal
        self.before = before
        self.action = action
        self.given = given
        self.known: list[bytes] | None = None

    def in_order(self) -> list[Entry]:
        """All entries up to this one, the deal first."""
        found: list[Entry] = []
        entry: Entry | None = self
        while entry is not None:
            found.append(entry)
            entry = entry.earlier
        return found[::-1]

    def digests(self, game: Game, seats: int) -> list[bytes]:
        """For each seat, of all that it was told and has done: of the entries before, then of this one."""
        entry: Entry | None = self
        unknown: list[Entry] = []
        while entry is not None and entry.known is None:
            unknown.append(entry)
            entry = entry.earlier
        known = [b""] * seats if entry is None or entry.known is None else entry.known
        for each in unknown[::-1]:
            known = each.known = each.after(known, game)
        return known

    def after(self, earlier: list[bytes], game: Game) -> list[bytes]:
        told = self.retold(game, len(earlier))
        actor = None if self.before is None else self.before.turn
        own = b"" if actor is None else game.write(self.action).encode()
        return [
            sha256(
                earlier[seat] + repr([event.seen_by(seat) for event in told]).encode() + (own if seat == actor else b"")
            ).digest()
            for seat in range(len(earlier))
        ]

    def retold(self, game: Game, seats: int) -> list[Event]:
        """What happens when it is done once more."""
        told: list[Event] = []
        if self.before is None:
            game.deal(seats, Asking(self.given), told)
            return told
        state = self.before.clone()
        state.chance, state.told = Asking(self.given), told
        state.apply(state.turn, self.action)
        return told
