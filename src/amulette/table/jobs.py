"""What a table needs done by itself: bots that are asked, clocks that run out, a rematch to open."""

from __future__ import annotations

from amulette.table.effects import Again, Job, Think
from amulette.table.fair import SECOND_THOUGHTS, regret_until
from amulette.table.table import Table


def jobs(table: Table) -> list[Job]:
    """Everything that is due now or later, if nobody does anything."""
    if table.again and table.next is None:
        return [Again(at=table.log[-1][0].at)]
    if table.play is None or table.paused:
        return []
    found = [thinking(table, seat) for seat in table.waiting()]
    return [job for job in found if job is not None]


def thinking(table: Table, number: int) -> Job | None:
    seat = table.seats[number]
    if seat.level is not None:
        at = max(table.log[table.asked[number]][0].at, regret_until(table))
        return Think(at, number, seat.level, "bot", table.seq)
    if table.forgetful == number:
        return Think(table.log[-1][0].at, number, "medium", "clock", table.seq)
    deadline = table.clocks.deadline(number)
    return None if deadline is None else Think(deadline, number, "medium", "clock", table.seq)


def wake(table: Table, now: int | None = None) -> int | None:
    """When the next job is due."""
    return min([job.at if now is None else due_at(table, job, now) for job in jobs(table)], default=None)


def due_at(table: Table, job: Job, now: int) -> int:
    """When the job is due: what waits for a moment at most is due now, if it seems to wait for a clock put back."""
    is_deadline = isinstance(job, Think) and job.why == "clock" and table.forgetful != job.seat
    return job.at if is_deadline or job.at <= now + SECOND_THOUGHTS else now


def answer_by_default(table: Table, seat: int) -> str | None:
    """What the rules themselves answer for a seat whose clock ran out (B-13.5)."""
    play = table.play
    if play is None or seat not in play.waiting():
        return None
    action = play.game.default(play.state, seat)
    return None if action is None else play.game.write(action)
