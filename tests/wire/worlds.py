"""S1: two worlds that are one to a seat, played side by side: what is sent to that seat is the same, to the byte."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast, Seeded
from amulette.table import requests as r
from amulette.table.effects import Append, Refuse
from amulette.table.entries import Chair, Guest, Moved, Started
from amulette.table.looking import look, news, why_not
from amulette.table.opening import new, restored
from amulette.table.settings import Settings
from amulette.wire import encoder
from amulette.wire.outgoing import Ack, Allowed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from amulette.kernel.contract import State
    from amulette.table.table import Table

FIGURES: Final = str.maketrans("", "", "0123456789")
NOW: Final = 5000
DEEPEST: Final = 60  # moves before the worlds part
TOGETHER: Final = 6  # moves they are played side by side


def table_of(key: str, seats: int, seed: int) -> Table:
    """A table with a person on each seat, dealt."""
    chairs = [Chair(person=f"p{seat}") for seat in range(seats)]
    settings = Settings(undo="fair", stand_in="easy")
    opened = new(open_game(key), settings, chairs, Guest("p0", "A", "0" * 64), (seed.to_bytes(32, "big"), b"x"), 1)
    table = restored("t", [(0, "", opened)], open_game)
    for seat in range(1, seats):
        table.people[f"p{seat}"] = type(table.people["p0"])(f"person {seat}", f"{seat:064x}")
    table.absorb(1, "start", Started(at=2, by="p0"))
    return table


def make(table: Table, seat: int, text: str) -> None:
    table.absorb(table.seq + 1, f"m{table.seq}", Moved(at=NOW, by=f"p{seat}", seat=seat, text=text))


def said_to(table: Table, seat: int | None, since: int, probes: list[str], careful: bool) -> list[bytes]:
    """Every way in which a table speaks to a viewer."""
    seen = look(table, seat, NOW)
    person = None if seat is None else f"p{seat}"
    found = [encoder.encode(encoder.update("t", seat, person, seen, news(table, seat, since)))]
    found.append(encoder.encode(encoder.update("t", seat, person, seen, [])))
    if seat is None:
        return found
    found += [answer(table, seat, text) for text in probes]
    found += [explained(table, seat, text) for text in probes]
    if careful:
        found.append(undoing(table, seat))
    assert table.play is not None
    found.append(table.play.view(seat).text().encode())  # what a bot on this seat would get
    return found


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


def explained(table: Table, seat: int, text: str) -> bytes:
    try:
        refusal = why_not(table, seat, text)
    except ValueError:
        return b"unreadable"
    return encoder.encode(Allowed(id="x") if refusal is None else encoder.because("x", refusal, table.game))


class Pair:
    """One table twice, with what `seat` may not know changed in the second."""

    def __init__(self, key: str, seats: int, seat: int | None, seed: int) -> None:
        self.seat = seat
        self.rng = Fast(seed)
        self.last: int | None = None  # who moved last while they are played side by side
        self.one, self.two = table_of(key, seats, seed), table_of(key, seats, seed)
        for _ in range(self.rng.below(DEEPEST)):
            if self.one.phase == "playing":
                mover, text = self.choice()
                make(self.one, mover, text)
                make(self.two, mover, text)
        self.disguise()

    def disguise(self) -> None:
        assert self.one.play is not None
        assert self.two.play is not None
        self.two.play.state = self.one.game.disguise(self.one.play.state, self.seat, self.rng)
        self.two.play.state.chance = Seeded(bytes(32))  # the luck to come is hidden too

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
            if not self.same_view():
                return  # they have come to know different things, as they may
            self.pairs += 1
            texts = self.probes()
            careful = self.last is not None and self.last == self.seat and self.rng.below(3) == 0
            ours = said_to(self.one, self.seat, since, texts, careful)
            theirs = said_to(self.two, self.seat, since, texts, careful)
            for mine, other in zip(ours, theirs, strict=True):
                if mine != other:
                    yield f"{mine!r} <> {other!r}"
                    return
            if not self.step():
                return

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
        """A move in both worlds: the same for the seat itself, one that looks the same for another."""
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
        found += list(pair.differences())
        compared += pair.pairs
    return compared, found
