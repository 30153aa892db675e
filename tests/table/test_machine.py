"""Anybody asks for anything at any time, in all four games: the table stays sound and its log tells it all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from amulette.games.catalogue import GAMES
from amulette.table import requests as r
from amulette.table.absence import follow_up
from amulette.table.effects import Append, Think
from amulette.table.jobs import jobs
from amulette.table.looking import look, news
from amulette.table.settings import Clock
from tests.table.sitting import Sitting

if TYPE_CHECKING:
    from amulette.table.table import Table

PEOPLE = ["p0", "p1", "p2", "p3", "nobody"]
SEATS = st.integers(0, 6)
LEVELS = st.sampled_from(["easy", "random", "godlike"])
PERSON = st.sampled_from(PEOPLE)


def shape(table: Table) -> list[Any]:
    """Everything that makes a table what it is."""
    play = table.play
    return [
        table.seq,
        table.phase,
        table.host,
        table.people,
        table.seats,
        table.paused,
        table.proposal,
        table.excused,
        table.nudged,
        table.waited,
        table.asked,
        table.clocks.left,
        table.clocks.since,
        table.bots_wait,
        table.answers,
        None if play is None else (play.record.moves, play.state.position(), play.before.position()),
        jobs(table),
    ]


class Crowd(RuleBasedStateMachine):
    """Four people who do what they like, and bots that do what they should."""

    key = "gargon"

    @initialize(
        undo=st.sampled_from(["off", "fair", "consent"]),
        kind=st.sampled_from(["none", "move", "bank"]),
        bots=st.integers(0, 2),
    )
    def open(self, undo: str, kind: str, bots: int) -> None:
        seats = max(GAMES[self.key].seats.start, bots + 1)
        levels = ("easy",) * bots + (None,) * (seats - bots)
        self.s = Sitting(self.key, levels, undo=undo, clock=Clock(kind=kind, seconds=5, increment=1))  # type: ignore[arg-type]
        for name in ("Bob", "Cy", "Di"):
            self.s.join(name)

    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.s.table.seats) if seat.is_free]

    @rule(by=PERSON, seat=SEATS, entropy=st.binary(max_size=32))
    def sit(self, by: str, seat: int, entropy: bytes) -> None:
        self.s.ask(r.Sit(id=self.s.id(), seat=seat, entropy=entropy.hex()), by)

    @rule(by=PERSON, seat=SEATS, level=LEVELS | st.none())
    def arrange(self, by: str, seat: int, level: str | None) -> None:
        self.s.ask(r.Arrange(id=self.s.id(), seat=seat, level=level), by)

    @rule(by=PERSON, seats=st.integers(1, 8))
    def resize(self, by: str, seats: int) -> None:
        self.s.ask(r.Resize(id=self.s.id(), seats=seats), by)

    @precondition(lambda self: self.s.table.play is None)
    @rule(rng=st.randoms(use_true_random=False))
    def fill_and_start(self, rng: Any) -> None:  # noqa: ANN401 - hypothesis names no type for it
        for seat in self.free():
            self.s.ask(r.Sit(id=self.s.id(), seat=seat), rng.choice(PEOPLE[:4]))
        self.s.ask(r.Start(id=self.s.id()), self.s.table.host)

    @rule(by=PERSON)
    def start(self, by: str) -> None:
        self.s.ask(r.Start(id=self.s.id()), by)

    @precondition(lambda self: self.s.table.phase == "playing")
    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=25))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if self.s.table.phase == "playing" and not self.s.table.paused:
                self.s.now += 100
                assert isinstance(self.s.move(choice=choice), Append)

    @precondition(lambda self: self.s.table.phase == "playing")
    @rule(
        by=PERSON, seat=SEATS, seen=st.integers(-5, 5), text=st.sampled_from(["pass", "stop", "x", "play 1", "bid 3"])
    )
    def move_wildly(self, by: str, seat: int, seen: int, text: str) -> None:
        self.s.ask(r.Move(id=self.s.id(), seat=seat, seen=self.s.table.seq + seen, text=text), by)

    @rule(wait=st.integers(0, 9000))
    def let_time_pass(self, wait: int) -> None:
        self.s.now += wait
        for job in self.s.due():
            if isinstance(job, Think) and self.s.table.play is not None:
                text = self.s.table.play.options(job.seat)[0]
                self.s.ask(r.Chosen(id=self.s.id(), seat=job.seat, seen=job.seen, text=text, why=job.why), None)

    @rule(by=PERSON, seat=SEATS)
    def undo(self, by: str, seat: int) -> None:
        before = self.s.table.play.moves if self.s.table.play else 0
        self.s.ask(r.Undo(id=self.s.id(), seat=seat), by)

        assert (self.s.table.play.moves if self.s.table.play else 0) <= before

    @rule(by=PERSON, what=st.sampled_from(["pause", "replace", "rematch"]), seat=SEATS | st.none())
    def propose(self, by: str, what: Any, seat: int | None) -> None:  # noqa: ANN401 - one of three words
        self.s.ask(r.Propose(id=self.s.id(), what=what, seat=seat), by)

    @rule(by=PERSON, yes=st.booleans())
    def answer(self, by: str, yes: bool) -> None:
        self.s.ask(r.Answer(id=self.s.id(), yes=yes), by)

    @rule(by=PERSON)
    def leave(self, by: str) -> None:
        self.s.ask(r.Leave(id=self.s.id()), by)

    @rule(by=PERSON, seat=SEATS)
    def reclaim(self, by: str, seat: int) -> None:
        self.s.ask(r.Reclaim(id=self.s.id(), seat=seat), by)

    @rule(by=PERSON)
    def resume(self, by: str) -> None:
        self.s.ask(r.Resume(id=self.s.id()), by)

    @rule(by=PERSON, person=PERSON, on=st.booleans())
    def host_or_mute(self, by: str, person: str, on: bool) -> None:
        self.s.ask(r.Host(id=self.s.id(), person=person), by)
        self.s.ask(r.Mute(id=self.s.id(), person=person, on=on), by)

    @rule(people=st.sets(PERSON, max_size=3), ago=st.sampled_from([20_000, 60_000]))
    def fall_silent(self, people: set[str], ago: int) -> None:
        self.s.silent = {person: self.s.now - ago for person in people if person != "nobody"}
        request = follow_up(self.s.table, self.s.silent, self.s.now)
        if request is not None:
            self.s.do(request, None)

    @rule(by=PERSON, seat=SEATS, wait=st.sampled_from([0, 60_000, 300_000]))
    def nudge(self, by: str, seat: int, wait: int) -> None:
        self.s.now += wait
        self.s.ask(r.Nudge(id=self.s.id(), seat=seat), by)

    @rule(by=PERSON)
    def be_here(self, by: str) -> None:
        self.s.ask(r.Here(id=self.s.id()), by)

    @rule(by=PERSON, text=st.text(min_size=1, max_size=20))
    def say(self, by: str, text: str) -> None:
        self.s.ask(r.Say(id=self.s.id(), text=text), by)

    # -- what always holds ----------------------------------------------------

    @invariant()
    def the_log_tells_it_all(self) -> None:
        if hasattr(self, "s"):
            assert shape(self.s.again()) == shape(self.s.table)

    @invariant()
    def the_host_is_somebody(self) -> None:
        if hasattr(self, "s"):
            assert self.s.table.host in self.s.table.people

    @invariant()
    def somebody_or_something_moves_the_game_on(self) -> None:
        if hasattr(self, "s") and self.s.table.phase == "playing" and not self.s.table.paused:
            asked = [self.s.table.seats[seat] for seat in self.s.table.waiting()]

            assert all([seat.is_human or seat.level for seat in asked])
            assert len([seat for seat in asked if not seat.is_human]) <= len(jobs(self.s.table))

    @invariant()
    def nobody_gets_options_but_who_is_asked(self) -> None:
        if hasattr(self, "s"):
            table = self.s.table
            for viewer in [None, *range(len(table.seats))]:
                seen = look(table, viewer, self.s.now)
                assert bool(seen.actions) == (viewer in table.waiting())

    @invariant()
    def no_secret_of_the_table_is_in_the_news(self) -> None:
        if hasattr(self, "s"):
            table = self.s.table
            told = repr(news(table, None, -1)) + repr(look(table, None, 0).people)
            assert table.opened.seed not in told
            assert all([person.token not in told for person in table.people.values()])


@pytest.mark.parametrize("key", list(GAMES))
def test_a_crowd_cannot_break_a_table(key: str) -> None:
    machine = type(f"Crowd of {key}", (Crowd,), {"key": key})
    examples = 100 if os.environ.get("HYPOTHESIS_PROFILE") == "all" else 6
    run_state_machine_as_test(machine, settings=settings(max_examples=examples, stateful_step_count=25, deadline=None))
