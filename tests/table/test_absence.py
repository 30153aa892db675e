"""What follows from who is away, and that older logs are folded as they were."""

from __future__ import annotations

import msgspec
import pytest

from amulette.files.editions import open_game
from amulette.table import entries as e
from amulette.table import requests as r
from amulette.table.absence import ANSWER, GONE, WAITED, follow_up
from amulette.table.looking import news
from amulette.table.opening import restored
from amulette.wire import log
from tests.table.sitting import Sitting, asked, clock

OLD = [  # as they were written before anybody knew who was away
    b'{"kind":"proposed","at":2000,"by":"p0","what":"replace","seat":2}',
    b'{"kind":"answered","at":3000,"by":"p1","yes":true}',
    b'{"kind":"proposed","at":4000,"by":"p0","what":"undo","seat":0,"moves":0}',
    b'{"kind":"answered","at":5000,"by":"p1","yes":true}',
    b'{"kind":"left","at":6000,"by":"p1","level":"expert"}',
]


def gone(s: Sitting, *people: str) -> None:
    s.silent = dict.fromkeys(people, s.now - GONE)


def test_an_older_log_is_folded_as_it_was() -> None:
    s = Sitting(undo="consent")
    s.seated("Bob", "Cy")
    s.move()
    rows = [*s.log, *[(s.table.seq + n, f"old {n}", log.read(b"\x01" + body)) for n, body in enumerate(OLD, 1)]]
    table = restored("t1", rows, open_game)

    assert [seat.level for seat in table.seats] == [None, "expert", "medium"]
    assert table.play is not None
    assert table.play.moves == 0
    assert table.proposal is None


def test_older_entries_are_written_as_they_were() -> None:
    for body in OLD:
        written = log.write(log.read(b"\x01" + body))
        assert msgspec.json.decode(written[1:]) == msgspec.json.decode(body)


def test_the_host_is_followed_by_somebody_with_a_seat_who_is_here() -> None:
    s = Sitting()
    for name in ("Bob", "Cy", "Di"):
        s.join(name)
    s.sit(0)
    s.sit(2, "p3")
    s.sit(1, "p2")
    gone(s, "p0", "p2")
    request = follow_up(s.table, s.silent, s.now)
    assert isinstance(request, r.Inherit)
    s.do(request, None)

    assert s.table.host == "p3"
    assert follow_up(s.table, s.silent, s.now) is None
    assert s.refusal(r.Inherit(id="again"), None) == "no-change"


@pytest.mark.parametrize("request_", [r.Inherit(id="x"), r.Settle(id="y")])
def test_nobody_but_the_server_may_ask_what_follows(request_: r.Request) -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    gone(s, "p0", "p2")
    s.do(r.Propose(id="a", what="replace", seat=2), "p1")
    before = s.table.seq

    s.refusal(request_, "p1")
    assert s.table.seq == before


def test_a_pause_is_still_for_all_to_decide() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    gone(s, "p1", "p2")
    s.do(r.Propose(id="a", what="pause"))

    assert follow_up(s.table, s.silent, s.now) is None
    assert not s.table.paused


def test_who_is_alone_here_takes_back_nothing_without_the_others() -> None:
    s = Sitting(undo="consent")
    s.seated("Bob", "Cy")
    mover = asked(s)
    s.move()
    gone(s, *{"p0", "p1", "p2"} - {f"p{mover}"})
    s.do(r.Undo(id="a", seat=mover), f"p{mover}")

    assert s.table.proposal is not None
    assert s.table.play is not None
    assert s.table.play.moves == 1


def test_a_pause_or_a_return_begins_the_wait_anew() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    seat = asked(s)
    other = f"p{(seat + 1) % 3}"
    s.now += WAITED
    for person in ("p0", "p1", "p2"):
        s.ask(r.Propose(id=f"a{person}", what="pause"), person)
        s.ask(r.Answer(id=f"b{person}", yes=True), person)
    assert s.refusal(r.Nudge(id="n", seat=seat), other) == "paused"
    s.do(r.Resume(id="c"))
    assert s.refusal(r.Nudge(id="d", seat=seat), other) == "too-early"
    s.now += WAITED
    s.do(r.Nudge(id="e", seat=seat), other)
    assert s.refusal(r.Nudge(id="f", seat=seat), other) == "no-change"
    s.now += ANSWER - 1
    s.do(r.Here(id="g"), f"p{seat}")
    assert s.refusal(r.Nudge(id="h", seat=seat), other) == "too-early"
    assert s.refusal(r.Here(id="i"), f"p{seat}") == "not-asked"


def test_nobody_nudges_a_bot_themselves_or_who_is_not_asked() -> None:
    s = Sitting(levels=(None, None, "easy"))
    s.seated("Bob")
    s.now += WAITED
    eve = s.join("Eve")

    assert s.refusal(r.Nudge(id="a", seat=0)) == "not-yours"
    assert s.refusal(r.Nudge(id="b", seat=2)) == "no-change"
    assert s.refusal(r.Nudge(id="c", seat=0), eve) == "not-yours"
    assert s.refusal(r.Nudge(id="d", seat=1)) == "too-early" or 1 in s.table.waiting()


def test_a_clock_decides_by_itself() -> None:
    s = Sitting(clock=clock("move", 3600))
    s.seated("Bob", "Cy")
    s.now += WAITED

    assert s.refusal(r.Nudge(id="a", seat=asked(s)), f"p{(asked(s) + 1) % 3}") == "clock-decides"


def test_what_a_log_says_of_the_absent_is_no_news() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    gone(s, "p1", "p2")
    s.do(r.Propose(id="a", what="replace", seat=2))
    entry = s.table.log[-1][0]

    assert isinstance(entry, e.Proposed)
    assert entry.absent == ["p1", "p2"]
    assert set(news(s.table, None, s.table.seq - 1)[0].facts) == {"what", "seat", "moves"}
    assert s.table.seats[2].level == "medium"


def test_who_is_back_is_not_replaced_because_somebody_leaves() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    gone(s, "p2")
    s.do(r.Propose(id="a", what="replace", seat=2))
    gone(s)
    s.do(r.Leave(id="b"), "p1")

    assert s.table.seats[2].is_human
    assert s.table.proposal is None
