"""Gargon in lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from amulette.games.gargon.cards import COLOURS, write
from amulette.games.gargon.rules import Battles, Consolation, DrawMore, Follow, Lead
from amulette.games.gargon.view import GargonView
from amulette.kernel.contract import View
from amulette.terminal.console import Heading
from amulette.terminal.pictures.gargon import GargonPicture
from amulette.terminal.screen import Screen
from amulette.texts.gargon import OPEN
from amulette.texts.gargon_asking import is_last, next_step, question
from amulette.texts.message import Message, Plain

TOP: Final = 5  # cards of a pile that are worth hearing at every turn


class GargonScreen(Screen):
    """The hand stands last, by colour, next to the letters that the notation uses."""

    quiet: ClassVar[frozenset[str]] = frozenset({"event-dealt", "event-piles-set"})

    def table(self, view: View, whole: bool) -> list[str]:
        assert isinstance(view, GargonView)
        lines = [*self.round(view), *self.hands(view), *self.laid(view), *self.won(view, whole)]
        lines += self.piles(view, whole)
        if whole:
            lines += [self.say("view-lost", cards=texts(view.table.lost)), *self.figures(view)]
        return [*lines, *self.own_hand(view)]

    def picture(self, view: View, waiting: Collection[int]) -> list[str]:
        assert isinstance(view, GargonView)
        return [*self.round(view), *GargonPicture(self.speaker, view, waiting).lines()]

    def details(self, view: View) -> list[str]:
        assert isinstance(view, GargonView)
        return [*self.figures(view), *self.won(view, whole=False), self.say("view-lost", cards=texts(view.table.lost))]

    def tints(self, view: View) -> dict[str, str]:
        common = self.speaker.common
        words = [(common(f"colour-{c}{form}"), f"creature-{c}") for c in COLOURS for form in ("", ".adjective")]
        return super().tints(view) | dict(words)

    def figures(self, view: View) -> list[str]:
        """The amulets that each value bears."""
        assert isinstance(view, GargonView)
        values: dict[int, list[str]] = {}
        for value, amulets in enumerate(list(view.setup.amulets)):
            values.setdefault(amulets, []).append(str(value))
        common, listed = self.speaker.common, self.speaker.listed
        rows = [common("amulets-on", amulets=n, values=listed(values[n])) for n in sorted(values, reverse=True)]
        return [common("table-amulets", figures=common("list-break").join(rows))]

    def reminder(self, view: View) -> list[str]:
        assert isinstance(view, GargonView)
        step = next_step(view)
        if isinstance(step, Lead | Follow):
            return self.table(view, whole=False)
        return self.laid(view) if isinstance(step, Battles) else []

    def question(self, view: View) -> str:
        return self.speaker.say(question(view))

    def action(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, GargonView)
        verb, rest = words[0], list(words[1:])
        if verb == "lay":
            return self.say("action-lay", cards=rest or [OPEN])
        if verb == "draw":
            pile = view.table.piles[int(rest[0]) - 1]
            return self.say("action-draw", pile=int(rest[0]), back=COLOURS[~pile[-1]])
        return self.say("action-fight", colour=rest[0]) if verb == "fight" else self.say(f"action-{verb}")

    def allowed_by(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, GargonView)
        step = next_step(view)
        if isinstance(step, Follow):
            lay = "G-4.4" if is_last(view) else "G-4.2"
            return {"lay": lay, "pass": "G-5.10"}.get(words[0], "G-5.1")
        return {Lead: "G-3.2", DrawMore: "G-5.5", Battles: "G-6.3", Consolation: "G-8.5"}[type(step)]

    # -- the parts of the table ---------------------------------------------

    def round(self, view: GargonView) -> list[str]:
        lines: list[str] = [Heading(self.say("view-round", round=view.table.round, seat=view.table.lead))]
        return lines if all(view.table.piles) else [*lines, self.say("view-final-round")]

    def hands(self, view: GargonView) -> list[str]:
        """Those of the others, clockwise from the seat's own."""
        hands = view.table.hands
        seats = [((view.seat or 0) + i) % len(hands) for i in range(len(hands))]
        return [
            self.say("view-other-hand", seat=seat, count=len(hands[seat]), cards=texts(hands[seat]))
            for seat in seats
            if seat != view.seat
        ]

    def laid(self, view: GargonView) -> list[str]:
        """In turn order, so that one hears who came first."""
        rows = view.table.laid
        seats = [(view.table.lead + i) % len(rows) for i in range(len(rows))]
        return [
            self.say("view-laid" if view.table.shown else "view-laid-hidden", seat=seat, cards=texts(rows[seat]))
            for seat in seats
            if rows[seat]
        ]

    def won(self, view: GargonView, whole: bool) -> list[str]:
        """Face-down captures show their number only; seats without any are named when all is."""
        return [self.captures(seat, row) for seat, row in enumerate(view.table.won) if row or whole]

    def captures(self, seat: int, row: list[int] | int) -> str:
        if isinstance(row, list) and row:
            return self.say("view-won", seat=seat, cards=texts(row))
        return self.say("view-won-count", seat=seat, count=row if isinstance(row, int) else 0)

    def piles(self, view: GargonView, whole: bool) -> list[str]:
        """The colours from the top: the next few, or all."""
        lines = []
        for number, row in enumerate(view.table.piles, 1):
            top = texts(row[::-1] if whole else row[: -TOP - 1 : -1])
            more = len(row) - len(top)
            lines.append(self.say("view-pile", pile=number, count=len(row), cards=top, more=more))
        return lines

    def own_hand(self, view: GargonView) -> list[str]:
        if view.seat is None:
            return []
        hand = view.table.hands[view.seat]
        rows = [(letter, [card & 15 for card in hand if card >> 4 == c]) for c, letter in enumerate(COLOURS)]
        lines = [self.hand_row(letter, values) for letter, values in rows if values]
        return [Heading(self.say("view-hand")), *(lines or [self.say("cards-none")])]

    def hand_row(self, letter: str, values: list[int]) -> str:
        """As in `w white dragon: 1 4 10`."""
        return self.speaker.common(
            "hand-row",
            letter=letter,
            colour=self.speaker.common(f"colour-{letter}"),
            creature=self.speaker.common(f"colour-{letter}.creature"),
            values=" ".join([str(value) for value in values]),
        )

    def say(self, key: str, **arguments: Plain) -> str:
        return self.speaker.say(Message(key, arguments))


def texts(row: Sequence[int]) -> list[str]:
    return [write(card) for card in row]
