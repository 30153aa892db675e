"""The winner takes gems, then the first player moves the group (A-8, A-9)."""

from __future__ import annotations

from typing import Any, Final, final

from amulette.games.das_amulett import gems, moves, reach, tell
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import Question
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat, Step
from amulette.kernel.vecs import append, i64, vec

GIFT_DRAIN: Final = 2  # energy


@final
class Take(Question):
    """A-8.1: the winner takes a gem of his choice from the area."""

    decision = "take"

    def asks(self, g: Amulett) -> Seat:
        return g.leader

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for c in range(len(g.setup.box.colours)):
            if gems.count(g.board[g.at], c) > 0:
                found = append(found, moves.action(moves.TAKE, c))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        g.take_gem(seat, moves.field(action, 0), NOBODY)
        check_end(g, seat)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        return Refusal("A-8.1", {"area": g.setup.box.areas[g.at]})


@final
class Extra(Question):
    """A-8.2, A-12.11, A-14.17 to A-14.22: one more gem for each fitting gift, while there is one."""

    decision = "extra"

    def asks(self, g: Amulett) -> Seat:
        return g.leader if g.board[g.at] > 0 and len(reach.gifts(g, g.leader)) > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for card in reach.gifts(g, seat):
            for c in range(len(g.setup.box.colours)):
                if gems.count(g.board[g.at], c) > 0:
                    found = append(found, moves.action(moves.EXTRA, card, c))
        return append(found, moves.action(moves.STOP))

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        if moves.verb_of(action) == moves.STOP:
            tell.stopped(g, seat)
            return
        gift = moves.field(action, 0)
        g.note_use(gift)
        g.then(EXTRA)
        g.take_gem(seat, moves.field(action, 1), gift)
        if not check_end(g, seat) and g.setup.gift_drain2:
            drained: i64 = min(g.energy[gift], GIFT_DRAIN)
            g.drain(gift, drained, "gift", seat)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        if moves.verb_of(action) != moves.EXTRA:
            return Refusal("A-8.2")
        if moves.field(action, 0) in reach.gifts(g, seat):
            return Refusal("A-8.1", {"area": g.setup.box.areas[g.at]})
        return Refusal("A-14.20", {"card": g.setup.box.cards[moves.field(action, 0)]})


@final
class Move(Question):
    """A-9: the first player moves the group to a neighbouring area with a gem, or where there is none, to any."""

    decision = "move"

    def asks(self, g: Amulett) -> Seat:
        return g.hat if len(reach.targets(g, g.hat)) > 0 else NOBODY

    def options(self, g: Amulett, seat: Seat) -> Actions:
        found = vec[i64]()
        for area in reach.targets(g, seat):
            found = append(found, moves.action(moves.MOVE, area))
        return found

    def answer(self, g: Amulett, seat: Seat, action: Action) -> None:
        source = g.at
        close_auction(g)
        g.at = moves.field(action, 0)
        tell.group_moved(g, seat, source)

    def run(self, g: Amulett) -> None:
        close_auction(g)
        tell.group_stayed(g)

    def forbids(self, g: Amulett, seat: Seat, action: Action) -> Refusal:
        area = moves.field(action, 0)
        if moves.verb_of(action) != moves.MOVE:
            return Refusal("A-9.1")
        if area == g.at:
            return Refusal("A-9.3", {"area": g.setup.box.areas[area]})
        return Refusal("A-9.4" if g.board[area] == 0 else "A-9.2", {"area": g.setup.box.areas[area]})


def close_auction(g: Amulett) -> None:
    g.bid = 0
    g.leader = NOBODY


def check_end(g: Amulett, seat: Seat) -> bool:
    """A-8.3, A-11: after each single gem."""
    if not g.has_won(seat):
        return False
    by_colours = gems.colours(g.amulets[seat]) >= g.setup.box.win_colours
    g.end("colours" if by_colours else "gems")
    return True


TAKE: Final = Take()
EXTRA: Final = Extra()
MOVE: Final = Move()
STEPS: Final[list[Step[Any]]] = [TAKE, EXTRA, MOVE]
