"""S1: two worlds that are one to a seat, played side by side: what is sent to that seat is the same, to the byte."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.games.das_blaue_amulett.events import Drawn, Stolen
from amulette.games.power_cards.events import SlingTied, Tied
from amulette.kernel.chance import Fast, Seeded
from amulette.server import rendering
from amulette.server.live import Live
from amulette.server.metrics import Metrics
from amulette.store.memory import Memory
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.effects import Append, Refuse
from amulette.table.entries import Chair, Guest, Moved
from amulette.table.opening import new, restored
from amulette.table.settings import Settings
from amulette.wire import encoder
from amulette.wire.incoming import Why
from amulette.wire.outgoing import Ack
from tests.wire import openings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from amulette.kernel.contract import State
    from amulette.table.entries import Logged
    from amulette.table.play import Play
    from amulette.table.table import Table

FIGURES: Final = str.maketrans("", "", "0123456789")
NOW: Final = 5000
DEEPEST: Final = 60  # moves before the worlds part
TOGETHER: Final = 6  # moves they are played side by side
APART: Final = 8  # moves before they part again
ROUNDS: Final = 12  # times they part


def table_of(key: str, seats: int, seed: int, hot: bool = False) -> Table:
    """A table with a person on each seat, dealt; each has a token, a link to another device, bytes for the shuffle.

    Hot: the first person has all the seats.
    """
    secret = (seed.to_bytes(32, "big"), b"x")
    opened = new(
        open_game(key),
        Settings(undo="fair", aids=seed % 2 == 1),
        [Chair()] * seats,
        Guest("p0", "A", hidden("token 0")),
        secret,
        1,
    )
    entries: list[Logged] = [opened]
    entries += [e.Joined(at=1, person=f"p{n}", name=f"person {n}", token=hidden(f"token {n}")) for n in range(1, seats)]
    entries += [e.Sat(at=1, by=f"p{0 if hot else n}", seat=n, entropy=hidden(f"bytes {n}")) for n in range(seats)]
    entries += [e.Invited(at=1, by=f"p{n}", link=hidden(f"link {n}")) for n in range(seats)]
    entries.append(e.Started(at=2, by="p0"))
    return restored("t", [(seq, f"e{seq}", entry) for seq, entry in enumerate(entries)], open_game)


def hidden(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def other_secrets(table: Table, seat: int | None, mine: str | None) -> None:
    """Change what the table keeps from this viewer of its own: seed and salt, tokens, links and bytes of others."""
    for seq, (entry, told) in enumerate(table.log):
        owner = getattr(entry, "person", entry.by) or "p0"
        secrets = [name for name in ("seed", "salt", "token", "link", "entropy") if hasattr(entry, name)]
        if owner != mine or isinstance(entry, e.Opened):
            table.log[seq] = (replace(entry, **{name: hidden(f"other {seq}") for name in secrets}), told)
    first = table.log[0][0]
    assert isinstance(first, e.Opened)
    table.opened = first
    for number, place in enumerate(table.seats):
        place.entropy = place.entropy if number == seat else hidden(f"other bytes {number}")


def make(table: Table, seat: int, text: str) -> None:
    table.absorb(table.seq + 1, f"m{table.seq}", Moved(at=NOW, by=f"p{seat}", seat=seat, text=text))


def said_to(table: Table, seat: int | None, since: int, probes: list[str], whole: bool, undo: bool) -> list[bytes]:
    """Every way in which a table speaks to a viewer; what is committed to differs, as the seeds do."""
    live = Live("t", Memory(), Metrics(), lambda _: None)
    live.kept = table
    rendering.update(live, table, 0 if seat is None else None, None, since)  # for somebody else, before
    seen = visitor(live, table, seat)
    found = [rendering.write_update(seen, number)[1] for number in [since, table.seq, *[-1] * whole]]
    found = [sent.replace(table.commitment.encode(), b"") for sent in found]
    found += [why(seen, number, text) for text in probes for number in range(len(table.seats))]
    if seat is None:
        return found
    found += [answer(table, seat, text) for text in probes]
    if undo:
        found.append(undoing(table, seat))
    found.append(msgspec.json.encode(rendering.question(table, seat, "hard")))  # for a hint, or a bot
    return found


def visitor(live: Live, table: Table, seat: int | None) -> rendering.Visit:
    person = None if seat is None else table.seats[seat].owner
    return rendering.Visit(live, None if person is None else table.people[person].token, person, seat)


def answer(table: Table, seat: int, text: str) -> bytes:
    effect = table.handle(r.Move(id="probe", seat=seat, seen=table.seq, text=text), f"p{seat}", NOW)
    return reply(table, effect)


def undoing(table: Table, seat: int) -> bytes:
    effect = table.handle(r.Undo(id="undo", seat=seat), f"p{seat}", NOW)
    kind = type(effect.entry).__name__.encode() if isinstance(effect, Append) else b""
    return kind + reply(table, effect)


def reply(table: Table, effect: object) -> bytes:
    if isinstance(effect, Refuse):
        return encoder.encode(encoder.refused("probe", effect, table.game))
    return encoder.encode(Ack(id="probe", seq=table.seq + 1))


def why(seen: rendering.Visit, seat: int, text: str) -> bytes:
    return encoder.encode(rendering.explain(seen, Why(id="x", seat=seat, text=text)))


class Pair:
    """One table twice, with what `seat` may not know changed in the second."""

    def __init__(self, key: str, seats: int, seat: int | None, seed: int, hot: bool = False) -> None:
        self.seat = seat
        self.person = None if seat is None else f"p{0 if hot else seat}"
        self.rng = Fast(seed)
        self.last: int | None = None  # who moved last while they are played side by side
        self.one, self.two = table_of(key, seats, seed, hot), table_of(key, seats, seed, hot)
        for _ in range(self.rng.below(DEEPEST)):
            if self.one.phase == "playing":
                mover, text = self.choice()
                make(self.one, mover, text)
                make(self.two, mover, text)
        for table in (self.one, self.two):
            assert table.play is not None
            table.play.back_to = partial(goes_back, table.play)  # type: ignore[method-assign] # see there
        self.disguise()

    def disguise(self) -> None:
        assert self.one.play is not None
        assert self.two.play is not None
        self.two.play.state = self.one.game.disguise(self.one.play.state, self.seat, self.rng)
        self.two.play.state.chance = Seeded(bytes(32))  # the luck to come is hidden too
        self.two.play.record.seed = hidden("other seed")
        other_secrets(self.two, self.seat, self.person)

    def anew(self) -> bool:
        """Become one world again, go on a little, and part again; False when the game is over."""
        assert self.one.play is not None
        assert self.two.play is not None
        self.two.play.state = self.one.play.state.clone()
        self.two.play.kept = (max(0, self.one.play.moves - 1), self.one.play.before.clone())
        self.two.play.record.moves[:] = self.one.play.record.moves
        self.two.log, self.two.asked, self.last = list(self.one.log), list(self.one.asked), None
        for _ in range(self.rng.below(APART)):
            if self.one.phase == "playing":
                mover, text = self.choice()
                make(self.one, mover, text)
                make(self.two, mover, text)
        if self.one.phase != "playing":
            return False
        self.disguise()
        return True

    def choice(self) -> tuple[int, str]:
        play = self.one.play
        assert play is not None
        mover = play.waiting()[self.rng.below(len(play.waiting()))]
        options = play.options(mover)
        return mover, options[self.rng.below(len(options))]

    def differences(self) -> Iterator[str]:
        """The first difference, if there is one; `pairs` counts what was compared."""
        self.pairs = 0
        for number in range(TOGETHER):
            since = max(self.one.seq - 1, 1) if number else self.one.seq
            if not self.same_view() or gained(self.one, self.seat) != gained(self.two, self.seat):
                return  # they have come to know different things, as they may
            self.pairs += 1
            texts = self.probes()
            whole = self.rng.below(4) == 0
            undo = self.last is not None and self.last == self.seat and self.rng.below(3) == 0
            ours = said_to(self.one, self.seat, since, texts, whole, undo)
            theirs = said_to(self.two, self.seat, since, texts, whole, undo)
            for difference in self.compared(ours, theirs):
                yield difference
                return
            if not self.step():
                return

    @staticmethod
    def compared(ours: list[bytes], theirs: list[bytes]) -> Iterator[str]:
        for mine, other in zip(ours, theirs, strict=True):
            if mine != other:
                yield f"{mine!r} <> {other!r}"

    def same_view(self) -> bool:
        assert self.one.play is not None
        assert self.two.play is not None
        if self.one.phase != "playing" or self.two.phase != "playing":
            return False
        return known(self.one.play.state, self.seat) == known(self.two.play.state, self.seat)

    def probes(self) -> list[str]:
        """Legal and illegal moves, and what is none at all."""
        _, text = self.choice()
        return [text, "pass", "nonsense"]

    def step(self) -> bool:
        """A move in both worlds: the same for the seat itself, one that looks the same for another; or one less."""
        if self.last is not None and self.rng.below(5) == 0:
            self.take_back(self.last)
            return True
        mover, text = self.choice()
        assert self.two.play is not None
        options = [] if mover not in self.two.waiting() else self.two.play.options(mover)
        shape = text.translate(FIGURES)
        alike = [text] if text in options else [o for o in options if o.translate(FIGURES) == shape]
        if not alike or (mover == self.seat and alike[0] != text):
            return False
        self.last = mover
        make(self.one, mover, text)
        make(self.two, mover, alike[0])
        return True

    def take_back(self, mover: int) -> None:
        self.last = None
        for table in (self.one, self.two):
            assert table.play is not None
            entry = e.Undone(at=NOW, by=f"p{mover}", seat=mover, moves=table.play.moves - 1)
            table.absorb(table.seq + 1, f"u{table.seq}", entry)


def goes_back(play: Play, moves: int) -> None:
    """To the position before the last move: a world that was changed has no deal from which to replay."""
    assert moves == play.moves - 1
    play.state, play.fair = play.before, {}
    play.kept = (max(0, moves - 1), play.state.clone())
    del play.record.moves[moves:]


def gained(table: Table, seat: int | None) -> list[tuple[str, str]]:
    """What the last entry showed to the viewer by right, and the view after it need not tell any more.

    Two cards may come to the seat's own hand in one order or the other, and two backs may lie in a pot, before seats
    that read out the same figure, this way or that.
    """
    told = table.log[-1][1]
    cards = [(each.name, each.card) for each in told if isinstance(each, Stolen | Drawn) and each.seat == seat]
    return cards + [(each.name, str(each.pot)) for each in told if isinstance(each, Tied | SlingTied)]


def known(state: State, seat: int | None) -> tuple[str, tuple[int, ...]]:
    return state.view(seat).text(), state.waiting()


def pairs(key: str, wanted: int, seed: int) -> tuple[int, list[str]]:
    """So many pairs of worlds compared, and what differed."""
    rng, compared = Fast(seed), 0
    found: list[str] = []
    while compared < wanted and not found:
        seats = GAMES[key].seats.start + rng.below(len(GAMES[key].seats))
        viewer = rng.below(seats + 1)
        pair = Pair(key, seats, None if viewer == seats else viewer, rng.below(2**30))
        more, found = of_one(pair, wanted - compared)
        compared += more
    return compared, found


def of_one(pair: Pair, wanted: int) -> tuple[int, list[str]]:
    """The same of one table."""
    assert pair.one.play is not None
    compared, found = 0, list(openings.differences(pair.one.play, pair.seat, pair.rng))
    for _ in range(ROUNDS):
        found += list(pair.differences())
        compared += pair.pairs
        if found or compared >= wanted or not pair.anew():
            break
    return compared, found
