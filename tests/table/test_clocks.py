"""Time to think: how it runs, how it is spent, and what happens when it is over."""

from __future__ import annotations

import pytest

from amulette.table import requests as r
from amulette.table.effects import RefusedError, Think
from amulette.table.jobs import answer_by_default, jobs, wake
from tests.table.sitting import Sitting, asked, clock


def test_without_a_clock_nobody_is_hurried() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")

    assert jobs(s.table) == []


def test_a_clock_runs_for_who_is_asked() -> None:
    s = Sitting(clock=clock("move"))
    s.seated("Bob", "Cy")
    seat = asked(s)

    assert jobs(s.table) == [Think(s.now + 10_000, seat, "medium", "clock", s.table.seq)]
    s.now += 4000
    assert s.table.clocks.shown(s.now)[seat] == 6000
    s.move()
    assert s.table.clocks.left[seat] == 10_000


def test_a_bank_is_spent_and_gains_its_increment() -> None:
    s = Sitting(clock=clock("bank", 10, 3))
    s.seated("Bob", "Cy")
    seat = asked(s)
    s.now += 4000
    s.move()

    assert s.table.clocks.left[seat] == 9000


def move_and_undo(s: Sitting, seat: int, times: int) -> None:
    """Lay after a second and take it back after another, so many times."""
    for _ in range(times):
        s.now += 1000
        s.move(seat)
        s.now += 1000
        s.do(r.Undo(id=s.id(), seat=seat), f"p{seat}")


def test_taking_back_gives_back_no_time_of_a_bank() -> None:
    s = Sitting(clock=clock("bank", 60, 10))
    s.seated("Bob", "Cy")
    seat = asked(s)
    move_and_undo(s, seat, 12)

    assert s.table.clocks.left[seat] == 48_000  # twelve seconds to think; what was waited afterwards costs nothing
    s.now += 1000
    s.move(seat)
    assert s.table.clocks.left[seat] == 57_000


def test_taking_back_does_not_refill_the_time_of_a_move() -> None:
    s = Sitting(clock=clock("move", 10))
    s.seated("Bob", "Cy")
    seat = asked(s)
    move_and_undo(s, seat, 3)

    assert s.table.clocks.left[seat] == 7000
    assert wake(s.table) == s.now + 7000


def test_time_stays_spent_when_several_moves_are_taken_back_together() -> None:
    s = Sitting(clock=clock("move", 10), undo="consent")
    s.seated("Bob", "Cy")
    seat = asked(s)
    for wait in (4000, 3000, 2000):
        s.now += wait
        s.move()
    others = [f"p{other}" for other in range(3) if other != seat]
    s.do(r.Undo(id="u", seat=seat), f"p{seat}")
    for person in others:
        s.do(r.Answer(id=f"yes-{person}", yes=True), person)

    assert s.table.play is not None
    assert s.table.play.moves == 0
    assert s.table.clocks.left[seat] == 6000


@pytest.mark.parametrize("kind", ["move", "bank", "days"])
def test_a_clock_without_any_time_is_refused(kind: str) -> None:
    s = Sitting()
    none = type(s.table.settings)(clock=clock(kind, 0))

    assert s.refusal(r.Configure(id="a", settings=none, options={})) == "bad-options"
    with pytest.raises(RefusedError, match="bad-options"):
        Sitting(clock=clock(kind, 0))


def test_days_are_days() -> None:
    s = Sitting()
    s.do(
        r.Configure(id="a", settings=type(s.table.settings)(clock=type(clock("none"))(kind="days", days=2)), options={})
    )
    s.seated("Bob", "Cy")

    assert wake(s.table) == s.now + 2 * 86_400_000


def time_out(s: Sitting) -> int:
    job = jobs(s.table)[0]
    assert isinstance(job, Think)
    assert job.why == "clock"
    s.now = job.at
    text = s.table.play.options(job.seat)[0] if s.table.play else ""
    s.do(r.Chosen(id=s.id(), seat=job.seat, seen=job.seen, text=text, why="clock"), None)
    return job.seat


def test_the_second_time_in_a_row_a_bot_takes_the_seat() -> None:
    s = Sitting(clock=clock("move"))
    s.seated("Bob", "Cy")
    seats = [time_out(s)]
    assert s.table.seats[seats[0]].is_human
    while seats.count(seats[-1]) < 2:
        s.move() if asked(s) not in seats else seats.append(time_out(s))

    assert s.table.seats[seats[-1]].level == "medium"
    s.do(r.Reclaim(id="back", seat=seats[-1]), f"p{seats[-1]}")
    assert s.table.seats[seats[-1]].is_human


@pytest.mark.parametrize("key", ["gargon", "das-amulett", "power-cards"])
def test_who_is_asked_again_has_time_again(key: str) -> None:
    """Only Das blaue Amulett forgets the rest of a turn (B-13.5); a caller of Power Cards may call the whole game."""
    s = Sitting(key, clock=clock("move"))
    s.seated("Bob", "Cy")
    while (seat := time_out(s)) != asked(s):
        while s.table.seats[seat].lapses:
            s.move()

    assert s.due() == []
    assert wake(s.table) == s.now + 10_000
    time_out(s)
    assert s.table.seats[seat].level == "medium"


def test_a_move_in_between_forgives() -> None:
    s = Sitting(clock=clock("move"))
    s.seated("Bob", "Cy")
    seat = time_out(s)
    for _ in range(30):
        s.move()

    assert s.table.seats[seat].lapses == 0


# -- B-13.5 -------------------------------------------------------------------


def test_the_rules_own_answer_comes_before_any_bot_s(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Sitting(clock=clock("move"))
    s.seated("Bob", "Cy")
    seat = asked(s)
    monkeypatch.setattr(s.table.game, "default", lambda state, seat: list(state.options(seat))[-1], raising=False)

    assert s.table.play is not None
    assert answer_by_default(s.table, seat) == s.table.play.options(seat)[-1]
    assert answer_by_default(s.table, (seat + 1) % 3) is None


def test_after_a_time_out_the_rest_of_the_turn_is_forgotten_too() -> None:
    s = Sitting("das-blaue-amulett", (None, None), clock=clock("move"))
    s.seated("Bob")
    seat = time_out(s)
    while asked(s) == seat:
        (job,) = s.due()  # at once, without another wait
        assert isinstance(job, Think)
        assert job.why == "clock"
        time_out(s)

    assert s.table.seats[seat].lapses == 1
    assert s.due() == []
