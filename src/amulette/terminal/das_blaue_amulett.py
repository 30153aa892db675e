"""Das blaue Amulett in lines."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from amulette.games.das_blaue_amulett.amulet import Stealing
from amulette.games.das_blaue_amulett.board import (
    LAST,
    Space,
    is_place,
    is_right,
    left,
    right,
    segment_of,
    space_of,
    write,
)
from amulette.games.das_blaue_amulett.cards import FORCES, KINDS, LETTERS, MOVE_CARDS
from amulette.games.das_blaue_amulett.edition import PLACE_KINDS
from amulette.games.das_blaue_amulett.forces import Forces
from amulette.games.das_blaue_amulett.hand import Drop
from amulette.games.das_blaue_amulett.landing import Castle
from amulette.games.das_blaue_amulett.ride import Left, Pay
from amulette.games.das_blaue_amulett.rules import Again, Play
from amulette.games.das_blaue_amulett.view import BlaueView
from amulette.kernel.contract import NOBODY, Step, View
from amulette.terminal.console import Heading
from amulette.terminal.pictures.das_blaue_amulett import BlauePicture, fate_role
from amulette.terminal.screen import Screen
from amulette.texts.das_blaue_amulett import OPEN
from amulette.texts.das_blaue_amulett_asking import next_step, question, texts
from amulette.texts.message import Message, Plain

CAPITALS: Final = re.compile(r"\b(j(?=\d?\b)|p(?=\d))")
TOP: Final = 6  # discards that are worth hearing at every turn
KIND_WORDS: Final = {kind: word for word, kind in PLACE_KINDS.items()}
CLAUSES: Final = {
    Play: "B-4.1",
    Again: "B-4.6",
    Pay: "B-6.10",
    Left: "B-5.15",
    Drop: "B-8.5",
    Stealing: "B-9.7",
    Castle: "B-10.1",
    Forces: "B-12.1",
}


class BlaueScreen(Screen):
    """Princes first, then the road with both lanes, the piles, and the hand last."""

    quiet: ClassVar[frozenset[str]] = frozenset({"event-turn-ended"})

    def tells(self, told: Message) -> bool:
        """Of a move, where it ends: what happens on the way is told by itself."""
        return super().tells(told) and not (told.id == "event-stepped" and told.arguments["points"] != 0)

    def spelled(self, text: str) -> str:
        """The joker and the places have capital letters: `play J1`, `force dw P5`."""
        return CAPITALS.sub(lambda found: found[0].upper(), text.lower())

    def table(self, view: View, whole: bool) -> list[str]:
        assert isinstance(view, BlaueView)
        table = view.table
        lines: list[str] = [self.heading(view)]
        lines += [self.prince(view, seat) for seat in range(view.setup.seats)]
        lines += [self.forces(view)]
        lines += [self.say("view-amulet")] if table.wearer == NOBODY else []
        lines += self.road(view, whole)
        return [*lines, self.piles(view, whole), *self.own_hand(view)]

    def picture(self, view: View, waiting: Collection[int]) -> list[str]:
        assert isinstance(view, BlaueView)
        return [self.heading(view), *BlauePicture(self.speaker, view, waiting).lines()]

    def heading(self, view: BlaueView) -> Heading:
        return Heading(self.say("view-turn", turn=view.table.number, seat=view.table.mover))

    def details(self, view: View) -> list[str]:
        assert isinstance(view, BlaueView)
        return [*self.figures(view), *self.road(view, whole=False)]

    def tints(self, view: View) -> dict[str, str]:
        """The princes by their colours; cards and forces by theirs."""
        princes = {name: f"prince-{LETTERS[seat]}" for seat, name in enumerate(self.speaker.names)}
        return princes | {self.speaker.common(f"fate-{kind}"): fate_role(kind) for kind in KINDS}

    def figures(self, view: View) -> list[str]:
        """The places in their order, the length of the road and its arrows."""
        assert isinstance(view, BlaueView)
        places = [f"P{place} {self.kind(view, place)}" for place in range(LAST + 1)]
        lengths = [str(n) for n in sorted(set(view.setup.lengths))]
        arrows = [str(k) for k in range(1, max(view.setup.lengths) + 1) if view.setup.arrows >> k & 1]
        common, listed = self.speaker.common, self.speaker.listed
        return [
            common("table-places", places=", ".join(places)),
            common("table-road", lengths=listed(lengths), arrows=listed(arrows)),
        ]

    def reminder(self, view: View) -> list[str]:
        assert isinstance(view, BlaueView)
        step = next_step(view)
        if isinstance(step, Play):
            return self.table(view, whole=False)
        if isinstance(step, Forces):
            return [self.forces(view)]
        return [*self.on_the_way(view, step), *self.own_hand(view)]

    def on_the_way(self, view: BlaueView, step: Step[Any]) -> list[str]:
        """Where the move stands when a place interrupts it."""
        if not isinstance(step, Pay):
            return []
        return [self.say("view-on-the-way", space=write(view.table.princes[view.table.mover]), points=step.points)]

    def question(self, view: View) -> str:
        return self.speaker.say(question(view))

    def action(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, BlaueView)
        verb, rest = words[0], list(words[1:])
        if verb == "play":
            return self.play(rest)
        if verb == "discard":
            return self.say("action-discard", card=rest[0])
        if verb == "force":
            force, place = [*rest, OPEN, OPEN][:2]
            return self.say("action-force", force=force, place=place)
        step = next_step(view)
        if verb == "turn" and isinstance(step, Pay):
            ahead = segment_of(view.table.princes[view.table.mover]) + 1
            return self.say("action-turn" if view.demand(ahead, view.table.mover) else "action-turn-free")
        return self.say(f"action-{verb}")

    def play(self, rest: list[str]) -> str:
        card = rest[0] if rest else OPEN
        if card.startswith("J"):
            return self.say("action-joker", points=int(card[1:])) if card[1:] else self.say("action-joker-open")
        return self.say("action-play", card=card)

    def allowed_by(self, view: View, words: Sequence[str]) -> str:
        assert isinstance(view, BlaueView)
        return CLAUSES[type(next_step(view))]

    # -- the parts of the table ---------------------------------------------

    def prince(self, view: BlaueView, seat: int) -> str:
        """Where a prince is, what its player can play, and how many fate cards he holds."""
        table = view.table
        space, opened = table.princes[seat], table.open[seat]
        cards = [[card for i, card in enumerate(MOVE_CARDS) if (opened >> i & 1) == side] for side in (1, 0)]
        return self.say(
            "view-prince",
            seat=seat,
            space=write(space),
            lane="place" if is_place(space) else "right" if is_right(space) else "left",
            open=" ".join(cards[0]),
            used=" ".join(cards[1]) or self.speaker.common("view-none"),
            count=view.size(seat),
            amulet="yes" if table.wearer == seat else "no",
        )

    def forces(self, view: BlaueView) -> str:
        """Each force and its place."""
        found = [self.say("force-at", force=KINDS[f], place=f"P{view.table.forces[f]}") for f in range(FORCES)]
        return self.speaker.common("view-forces", places=self.speaker.listed(found))

    def road(self, view: BlaueView, whole: bool) -> list[str]:
        """The segments on which there is a prince, with the place ahead; all of them when all is shown."""
        lines = [self.place(view, 0)] if whole else []
        for segment in range(LAST):
            if whole or any([segment_of(s) == segment and not is_place(s) for s in view.table.princes]):
                lines += [self.lane(view, segment, "right"), self.lane(view, segment, "left")]
                lines += [self.place(view, segment + 1)]
        return lines

    def place(self, view: BlaueView, place: int) -> str:
        seats = [s for s, space in enumerate(view.table.princes) if space == space_of(place)]
        force = view.force_on(place)
        return self.speaker.common(
            "view-place",
            place=f"P{place}",
            kind=self.kind(view, place),
            force="none" if force == NOBODY else self.speaker.common(f"force-{KINDS[force]}"),
            count=len(seats),
            seats=self.speaker.listed([self.speaker.names[seat] for seat in seats]),
        )

    def lane(self, view: BlaueView, segment: int, lane: str) -> str:
        """The spaces of one lane in the direction of travel."""
        n = view.setup.lengths[segment]
        if lane == "right":
            spaces, ends = [right(segment, k) for k in range(1, n + 1)], (segment, segment + 1)
        else:
            spaces, ends = [left(segment, k) for k in range(n, 0, -1)], (segment + 1, segment)
        shown = [self.space(view, space) for space in spaces]
        return self.speaker.common(
            "view-lane", lane=lane, spaces=", ".join(shown), **{"from": f"P{ends[0]}", "to": f"P{ends[1]}"}
        )

    def space(self, view: BlaueView, space: Space) -> str:
        seats = [self.speaker.names[seat] for seat, at in enumerate(view.table.princes) if at == space]
        return self.speaker.common(
            "lane-space",
            space=write(space),
            arrow="yes" if view.setup.is_arrow(space) else "no",
            prince=self.speaker.listed(seats) or "none",
        )

    def kind(self, view: BlaueView, place: int) -> str:
        return self.speaker.common("place-kind", kind=KIND_WORDS[view.setup.kinds[place]])

    def piles(self, view: BlaueView, whole: bool) -> str:
        """The discards from the top: the next few, or all."""
        cards = texts(view.table.discard[::-1])
        shown = cards if whole else cards[:TOP]
        if len(shown) < len(cards):
            more = len(cards) - len(shown)
            return self.say("view-piles-more", count=view.table.deck, cards=shown, more=more)
        return self.say("view-piles", count=view.table.deck, cards=shown)

    def own_hand(self, view: BlaueView) -> list[str]:
        if view.seat is None:
            return []
        return [self.say("view-hand", cards=texts(list(view.sure_of(view.seat))))]

    def say(self, key: str, **arguments: Plain) -> str:
        return self.speaker.say(Message(key, arguments))
