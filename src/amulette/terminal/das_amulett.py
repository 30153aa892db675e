"""Das Amulett in lines: the hex map as text, spells with their energy, hands and reserves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from amulette.games.das_amulett import gems, metals
from amulette.games.das_amulett.moves import fields_of
from amulette.games.das_amulett.spell import PHASES
from amulette.games.das_amulett.view import HIDDEN, AmulettView, Table
from amulette.kernel.contract import NOBODY, View
from amulette.terminal.console import Heading
from amulette.terminal.pictures.das_amulett import AmulettPicture
from amulette.terminal.screen import Screen
from amulette.texts.das_amulett import AmulettSpeaker
from amulette.texts.das_amulett_asking import asked, question
from amulette.texts.message import Arguments, Message, Plain

CELL: Final = 10  # signs for an area of the map
SMALL: Final = ("draft", "metal", "from", "lift", "drop", "claim", "take", "extra", "bury")
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {  # what the words of an action are; a card where it is not said
    "bid": ("n",),
    "metal": ("metal",),
    "lift": ("area", "gem"),
    "drop": ("area",),
    "desire": ("metal",),
    "journey": ("n",),
    "claim": ("metal",),
    "take": ("gem",),
    "extra": ("card", "gem"),
    "move": ("area",),
    "arc": ("card", "n"),
    "drain": ("card", "target", "n"),
}
CLAUSES: Final = {
    "keep": "A-1.11",
    "charge": "A-1.13",
    "draft": "A-12.7",
    "spell_bid": "A-3.7",
    "grey_turn": "A-4.2",
    "metal": "A-4.10",
    "from": "A-4.12",
    "lift": "A-13.8",
    "drop": "A-13.9",
    "red_start": "A-5.1",
    "gem_bid": "A-6.11",
    "pay": "A-7.3",
    "claim": "A-7.6",
    "take": "A-8.1",
    "extra": "A-8.2",
    "move": "A-9.2",
    "blue_turn": "A-10.2",
    "bury": "A-10.5",
}


class AmulettScreen(Screen):
    """The own hand stands last."""

    quiet: ClassVar[frozenset[str]] = frozenset(
        {"event-dealt", "event-board-set", "event-turn-done", "event-items-done"}
    )

    def table(self, view: View, whole: bool) -> list[str]:
        assert isinstance(view, AmulettView)
        lines = [*self.heading(view), *self.map(view), *self.areas(view, whole), *self.auction(view)]
        lines += [*self.seats(view), self.say("view-stock", bag=metals.write_bag(view.table.stock))]
        if whole:
            lines += [self.say("view-deck", count=view.table.deck)]
            lines += self.printed(view, range(len(view.setup.box.cards)))
        return [*lines, *self.own(view)]

    def picture(self, view: View, waiting: Collection[int]) -> list[str]:
        assert isinstance(view, AmulettView)
        return [self.heading(view)[0], *AmulettPicture(self, view, waiting).lines()]

    def details(self, view: View) -> list[str]:
        """The areas around, and what the own spells do."""
        assert isinstance(view, AmulettView)
        spells = [] if view.seat is None else view.table.spells[view.seat]
        return [*self.areas(view, whole=False)[1:], *self.printed(view, spells)]

    def tints(self, view: View) -> dict[str, str]:
        """Spells, metals and gems."""
        assert isinstance(view, AmulettView)
        assert isinstance(self.speaker, AmulettSpeaker)
        common, found, box = self.speaker.common, super().tints(view), view.setup.box
        for name, spell in zip(box.cards, box.spells, strict=True):
            found[self.speaker.spell(name.rstrip("0123456789"))] = f"phase-{PHASES[spell.phase]}"
        found |= {common(f"metal-{letter}"): f"metal-{letter}" for letter in metals.METALS}
        return found | {self.speaker.gem(colour): f"gem-{colour}" for colour in box.colours}

    def printed(self, view: AmulettView, cards: Sequence[int]) -> list[str]:
        """Text, phase, metal and bolts of these spells."""
        assert isinstance(self.speaker, AmulettSpeaker)
        box, bolts = view.setup.box, view.setup.bolts
        return [
            self.say(
                "view-figure",
                text=self.speaker.text_of(box.cards[card]),
                phase=PHASES[box.spells[card].phase],
                bag=metals.write_bag(box.income[card]),
                n=bolts[card],
            )
            for card in cards
        ]

    def reminder(self, view: View) -> list[str]:
        assert isinstance(view, AmulettView)
        decision, table = asked(view), view.table
        if decision == "spell_bid":
            assert view.seat is not None
            return [*self.auction(view), *self.printed(view, [table.sale]), *self.open_of(view, view.seat)]
        if decision in ("gem_bid", "pay"):
            return [self.area(view, table.at), *self.desire(view), *self.auction(view), *self.own(view)]
        if decision in ("keep", "charge"):
            return self.own(view)
        return [] if decision in SMALL else self.table(view, whole=False)

    def question(self, view: View) -> str:
        return self.speaker.say(question(view))

    def action(self, view: View, words: Sequence[str]) -> str:
        """A whole action in words; one that is only begun as far as it goes."""
        assert isinstance(view, AmulettView)
        try:
            action = view.setup.lexicon.read(" ".join(words))
        except ValueError:
            return self.begun(words[0], list(words[1:]))
        verb, *rest = view.setup.lexicon.write(action).split()
        if verb == "from" and rest[0] > str(view.setup.seats) and rest != ["none"]:
            return self.begun(verb, rest)  # nobody sits there
        if verb == "pay" and metals.total(fields_of(action)) < view.table.bid:
            return self.say("open-pay", bag="".join(rest))
        key, arguments = spoken(verb, rest)
        return self.say(key, **arguments)

    def begun(self, verb: str, rest: list[str]) -> str:
        """The first words of an action."""
        if verb == "charge" and len(rest) == 2:
            return self.say("open-charge", cards=[":".join(rest)])
        names = ARGUMENTS.get(verb, ())[: len(rest)]
        key = "-".join(["open", verb, *names])
        if not self.speaker.texts.has(key):
            return self.say("action-open", text=" ".join([verb, *rest]))
        return self.say(key, **dict(zip(names, rest, strict=True)))

    def allowed_by(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, AmulettView)
        return CLAUSES[asked(view)]

    # -- the parts of the table ---------------------------------------------

    def heading(self, view: AmulettView) -> list[str]:
        table, box = view.table, view.setup.box
        when = "view-round" if table.round else "view-setup"
        lines: list[str] = [Heading(self.say(when, round=table.round, seat=table.hat))]
        lines.append(self.say("view-group", area=box.areas[table.at], place=self.place(view, table.at)))
        return [*lines, *self.left(view), *self.desire(view)]

    def left(self, view: AmulettView) -> list[str]:
        return [self.say("view-left", n=view.table.left)] if view.table.left else []

    def desire(self, view: AmulettView) -> list[str]:
        kinds = " ".join(metals.write_kinds(view.table.desired))
        return [self.say("view-desire", kinds=kinds)] if view.table.desired else []

    def map(self, view: AmulettView) -> list[str]:
        """Rows of areas, each row set in so that neighbours touch."""
        rows: dict[str, list[int]] = {}
        for area, name in enumerate(view.setup.box.areas):
            rows.setdefault(name[0], []).append(area)
        widest = max([len(row) for row in rows.values()])
        lines = []
        for row in rows.values():
            indent = " " * ((widest - len(row)) * CELL // 2)
            lines.append(indent + "".join([self.cell(view, area).ljust(CELL) for area in row]).rstrip())
        return [self.say("view-map"), *lines]

    def cell(self, view: AmulettView, area: int) -> str:
        """As in `>C3 T*3`."""
        box, table = view.setup.box, view.table
        marks = ("*" if box.pyramid[area] else "") + box.wall[area].strip("-")
        letter = self.speaker.common(f"terrain-letter-{box.terrain[area]}")
        group = ">" if area == table.at else " "
        return f"{group}{box.areas[area]} {letter}{marks}{gems.total(table.board[area])}"

    def areas(self, view: AmulettView, whole: bool) -> list[str]:
        """The gems where the group stands and next to it; of the whole board when all is asked for."""
        box, at = view.setup.box, view.table.at
        return [self.area(view, area) for area in (range(len(box.areas)) if whole else [at, *box.adjacent[at]])]

    def area(self, view: AmulettView, area: int) -> str:
        """As in `C5 (mountain, iron, at the wall): red and white`."""
        box = view.setup.box
        found = [box.colours[c] for c in gems.listed(view.table.board[area])]
        return self.say("view-area", area=box.areas[area], place=self.place(view, area), gems=found)

    def place(self, view: AmulettView, area: int) -> str:
        """Terrain, metal, pyramid and wall."""
        box, common = view.setup.box, self.speaker.common
        kinds = metals.write_kinds(box.pays[area])
        words = [common(f"terrain-{box.terrain[area]}")]
        words += [common("place-any" if len(kinds) > 1 else f"metal-{kinds}")]
        words += [common("place-pyramid")] if box.pyramid[area] else []
        return ", ".join([*words, *([common("place-wall")] if box.wall[area] != "-" else [])])

    def auction(self, view: AmulettView) -> list[str]:
        """What is for sale, and what is offered."""
        table, cards = view.table, view.setup.box.cards
        lines = [self.say("view-sale", card=cards[table.sale])] if table.sale != HIDDEN else []
        if table.pile and HIDDEN in table.pile:
            lines.append(self.say("view-pile", count=len(table.pile)))
        elif table.pile:
            lines.append(self.say("view-pile-open", cards=[cards[card] for card in table.pile[::-1]]))
        lines += [self.say("view-layout", cards=[cards[card] for card in table.layout])] if table.layout else []
        lines += [self.say("view-offer", seat=table.leader, n=table.bid)] if table.leader != NOBODY else []
        return [*lines, *([self.say("view-cards-offered", bag=metals.write_bag(table.offer))] if table.offer else [])]

    def seats(self, view: AmulettView) -> list[str]:
        lines = []
        for seat in range(view.setup.seats):
            lines += [*self.hand_of(view, seat), *self.open_of(view, seat)]
        return lines

    def hand_of(self, view: AmulettView, seat: int) -> list[str]:
        if seat == view.seat:
            return []
        return [self.say("view-other-hand", seat=seat, count=metals.total(view.table.hands[seat]))]

    def open_of(self, view: AmulettView, seat: int) -> list[str]:
        """Amulet, and spells with their energy."""
        table, box = view.table, view.setup.box
        amulet = [box.colours[c] for c in gems.listed(table.amulets[seat])]
        return [
            self.say("view-amulet", seat=seat, gems=amulet),
            self.say("view-spells", seat=seat, reserve=table.reserve[seat], cards=charged(table, box.cards, seat)),
        ]

    def own(self, view: AmulettView) -> list[str]:
        if view.seat is None:
            return []
        dealt = [view.setup.box.cards[card] for card in view.table.dealt[view.seat]]
        lines = [self.say("view-dealt", cards=dealt), *self.printed(view, view.table.dealt[view.seat])] if dealt else []
        return [*lines, self.say("view-hand", bag=metals.write_bag(view.table.hands[view.seat]))]

    def say(self, key: str, **arguments: Plain) -> str:
        return self.speaker.say(Message(key, arguments))


def charged(table: Table, cards: list[str], seat: int) -> list[str]:
    return [f"{cards[card]}:{table.energy[card]}" for card in table.spells[seat]]


def spoken(verb: str, rest: list[str]) -> tuple[str, Arguments]:
    """The message of a whole action, and what it speaks of."""
    if verb == "pay":
        return "action-pay", {"bag": "".join(rest)}
    if verb == "keep":
        return "action-keep", {"cards": rest}
    if verb == "charge":
        return "action-charge", {"cards": [f"{rest[0]}:{rest[1]}", f"{rest[2]}:{rest[3]}"]}
    if verb == "claim" and rest == ["none"]:
        return "action-claim-none", {}
    if verb == "from":
        return "action-from", {"seat": None if rest == ["none"] else int(rest[0]) - 1}
    return f"action-{verb}", dict(zip(ARGUMENTS.get(verb, ("card",)), numbered(rest), strict=False))


def numbered(words: list[str]) -> list[Plain]:
    return [int(word) if word.isdecimal() else word for word in words]
