"""Power Cards in lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from amulette.games.power_cards.cards import BACKS, COMPLETE, FIGURES, STATS, wanted_next
from amulette.games.power_cards.rules import Ask, Build, Call
from amulette.games.power_cards.state import RUNNING
from amulette.games.power_cards.view import PowerView
from amulette.kernel.contract import View
from amulette.terminal.console import Heading
from amulette.terminal.pictures.power_cards import PowerCardsPicture, back_role
from amulette.terminal.screen import Screen
from amulette.texts.message import Message, Plain
from amulette.texts.power_cards_asking import next_step, question

COUNTED: Final = 50  # rounds before the cap that are counted down
SIGNS: Final = ("▐", "▐", "▬", "●")  # how the slots of a structure are drawn
FREE: Final = "·"


class PowerCardsScreen(Screen):
    """The top card stands last, drawn with its figures; each structure is drawn slot by slot."""

    quiet: ClassVar[frozenset[str]] = frozenset({"event-top", "event-round-started"})

    def table(self, view: View, whole: bool) -> list[str]:
        assert isinstance(view, PowerView)
        lines = [*self.round(view), *self.seats(view)]
        if view.table.left:
            lines.append(self.say("view-leftover", parts=self.parts(view, view.table.left)))
        if view.table.hand > 0:
            lines.append(self.hand(view))
        if whole:
            lines += [self.card_line(view, card) for card in range(1, view.setup.deck.size + 1)]  # P-2.4: all may know
        return [*lines, *self.top(view)]

    def picture(self, view: View, waiting: Collection[int]) -> list[str]:
        assert isinstance(view, PowerView)
        return [*self.round(view), *PowerCardsPicture(self, view, waiting).lines()]

    def tints(self, view: View) -> dict[str, str]:
        """Figures and the parts of a structure."""
        common, found = self.speaker.common, super().tints(view)
        found |= {common(f"stat-{name}"): f"stat-{name}" for name in FIGURES}
        return found | {common(f"back-{back}"): back_role(n) for n, back in enumerate(BACKS)}

    def figures(self, view: View) -> list[str]:
        """What is a high number, and what a low one."""
        assert isinstance(view, PowerView)
        lines = []
        for f, stat in enumerate(FIGURES):
            values = sorted(list(view.setup.deck.figures[f])[1:])
            middle = values[len(values) // 2]
            lines.append(self.say("view-scale", stat=stat, low=values[0], high=values[-1], middle=middle))
        return lines

    def reminder(self, view: View) -> list[str]:
        assert isinstance(view, PowerView)
        if isinstance(next_step(view), Build):
            won = [self.card_line(view, card) for card in view.table.batch]
            return [self.hand(view), *won, *self.structures(view, view.table.caller)]
        return self.table(view, whole=False)

    def question(self, view: View) -> str:
        return self.speaker.say(question(view))

    def action(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, PowerView)
        verb, rest = words[0], list(words[1:])
        if not rest:
            return self.say(f"action-{verb}-open")
        if verb == "call":
            value = view.setup.deck.figures[STATS.index(rest[0])][view.table.top]
            return self.say("action-call", stat=rest[0], value=value)
        if verb == "build":
            return self.say("action-build", card=self.name(view, int(rest[0])), back=back_of(view, int(rest[0])))
        return self.say(f"action-short-{rest[0]}")

    def allowed_by(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, PowerView)
        return {Call: "P-3.4", Build: "P-6.10", Ask: "P-11.4"}[type(next_step(view))]

    # -- the parts of the table ---------------------------------------------

    def round(self, view: PowerView) -> list[str]:
        table, cap = view.table, view.setup.cap
        lines: list[str] = [Heading(self.say("view-round", round=table.round, seat=table.caller))]
        if 0 < cap < table.round + COUNTED:
            lines.append(self.say("view-last-rounds", left=cap - table.round + 1))
        return lines if table.short != RUNNING else [*lines, self.say("view-short-game")]

    def seats(self, view: PowerView) -> list[str]:
        """The others clockwise from the seat's own, which comes last."""
        n = len(view.table.sizes)
        last = n - 1 if view.seat is None else view.seat
        lines: list[str] = []
        for seat in [(last + i) % n for i in range(1, n + 1)]:
            if view.table.ranks[seat] > 0:
                lines.append(self.say("view-out", seat=seat))
            else:
                lines.append(self.say("view-pack", seat=seat, count=view.table.sizes[seat]))
                lines += self.structures(view, seat)
        return lines

    def structures(self, view: PowerView, seat: int) -> list[str]:
        """Drawn and told: what stands there, and what is still free."""
        rows = [row for row in view.table.built[2 * seat : 2 * seat + 2] if row]
        lines = [
            f"  {drawn(row)}  " + self.say("view-structure", seat=seat, parts=self.parts(view, row)) for row in rows
        ]
        return [*lines, *self.next_part(view)] if seat == view.seat else lines

    def next_part(self, view: PowerView) -> list[str]:
        """What the seat can build next; nothing when all is complete."""
        assert view.seat is not None
        deck, rows = view.setup.deck, view.table.built[2 * view.seat : 2 * view.seat + 2]
        row = rows[1] if len(rows[0]) == COMPLETE else rows[0]
        wanted = deck.with_backs(wanted_next(len(row), deck.backs[row[0]] if row else 0))
        backs = [back for i, back in enumerate(BACKS) if deck.with_back[i] & wanted]
        return [self.say("view-next", slot=len(row) + 1, back=backs[0])] if backs else []

    def parts(self, view: PowerView, row: Sequence[int]) -> str:
        """Backs, and the seat's own cards by name."""
        return ", ".join([self.part(view, shown) for shown in row])

    def part(self, view: PowerView, shown: int) -> str:
        if shown < 0:
            return self.speaker.common(f"back-{BACKS[~shown]}")
        return self.say("part-own", back=back_of(view, shown), card=self.name(view, shown))

    def hand(self, view: PowerView) -> str:
        table = view.table
        names = self.speaker.listed([self.name(view, card) for card in table.batch])
        return self.speaker.common(
            "view-hand",
            who="you" if table.caller == view.seat else "other",
            seat=self.speaker.names[table.caller],
            cards=names,
            count=table.hand,
        )

    def top(self, view: PowerView) -> list[str]:
        """The seat's own top card, drawn."""
        card = view.table.top
        if card == 0:
            return []
        deck = view.setup.deck
        rows = [(self.speaker.common(f"stat-{name}"), str(deck.figures[f][card])) for f, name in enumerate(FIGURES)]
        title = f"{card} {self.name(view, card)}"
        width = max([len(title), *[len(name) + 4 for name, _ in rows]])
        lines = [f"│ {name.ljust(width - 4)} {value.rjust(3)} │" for name, value in rows]
        bar = "─" * (width + 2)
        heading = Heading(self.say("view-top", card=self.name(view, card)))
        back = self.say("view-back", back=back_of(view, card))
        return [heading, f"┌{bar}┐", f"│ {title.ljust(width)} │", f"├{bar}┤", *lines, f"└{bar}┘", back]

    def card_line(self, view: PowerView, card: int) -> str:
        deck = view.setup.deck
        figures = [self.say("view-figure", stat=name, value=deck.figures[f][card]) for f, name in enumerate(FIGURES)]
        return self.say(
            "card-line", number=card, card=self.name(view, card), figures=", ".join(figures), back=back_of(view, card)
        )

    def name(self, view: PowerView, card: int) -> str:
        """As the edition at this table calls it."""
        return view.setup.deck.names[card - 1][self.speaker.texts.language]

    def say(self, key: str, **arguments: Plain) -> str:
        return self.speaker.say(Message(key, arguments))


def back_of(view: PowerView, card: int) -> str:
    return BACKS[view.setup.deck.backs[card]]


def drawn(row: Sequence[int]) -> str:
    """The slots from left to right, free ones as dots."""
    return "".join(SIGNS[: len(row)]) + FREE * (COMPLETE - len(row))
