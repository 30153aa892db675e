"""B-8.4 to B-8.6, B-8.11: the hand limit, before a draw, before a theft and at the end of a turn."""

from __future__ import annotations

from typing import Final, final

from amulette.games.das_blaue_amulett import tell
from amulette.games.das_blaue_amulett.cards import KINDS
from amulette.games.das_blaue_amulett.edition import HAND_LIMIT
from amulette.games.das_blaue_amulett.moves import discard, is_discard, kind_of
from amulette.games.das_blaue_amulett.question import Question
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.kernel.contract import NOBODY, Action, Actions, Refusal, Seat
from amulette.kernel.vecs import append, i64, vec


@final
class Drop(Question):
    """B-8.4 to B-8.6, B-8.11, B-9.9: one card after the other, of any kind in hand, until few enough are left."""

    def __init__(self, limit: i64, cause: str) -> None:
        self.limit = limit
        self.cause = cause

    def __repr__(self) -> str:
        return f"Drop({self.cause})"

    def asks(self, g: Blaue) -> Seat:
        return g.mover if len(g.hands[g.mover]) > self.limit else NOBODY

    def options(self, g: Blaue, seat: Seat) -> Actions:
        found = vec[i64](capacity=6)
        last: i64 = -1
        for card in g.hands[seat]:
            if card != last:
                found = append(found, discard(card))
            last = card
        return found

    def answer(self, g: Blaue, seat: Seat, action: Action) -> None:
        card = kind_of(action)
        g.lay_down(card)
        tell.discarded(g, seat, card, self.cause)
        g.then(self)

    def forbids(self, g: Blaue, seat: Seat, action: Action) -> Refusal:
        if is_discard(action):
            return Refusal("B-8.5", {"card": KINDS[kind_of(action)]})
        clause = "B-8.4" if self.cause == "draw" else "B-9.9" if self.cause == "steal" else "B-8.11"
        return Refusal(clause, {"count": len(g.hands[seat]) - self.limit})


MAKE_ROOM_TO_DRAW: Final = Drop(HAND_LIMIT - 1, "draw")
MAKE_ROOM_TO_STEAL: Final = Drop(HAND_LIMIT - 1, "steal")
CUT: Final = Drop(HAND_LIMIT, "cut")
