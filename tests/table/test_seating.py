"""People come, sit, leave and come back."""

from __future__ import annotations

from amulette.table import requests as r
from amulette.table.absence import GONE
from tests.table.sitting import Sitting


def test_a_table_opens_with_its_host_and_free_seats() -> None:
    table = Sitting().table

    assert table.phase == "open"
    assert [seat.is_free for seat in table.seats] == [True] * 3
    assert table.people[table.host].name == "Ada"


def test_a_free_seat_is_taken_once() -> None:
    s = Sitting()
    bob = s.join("Bob")
    s.sit(0)

    assert s.refusal(r.Sit(id="x", seat=0), bob) == "seat-taken"
    assert s.refusal(r.Sit(id="y", seat=5), bob) == "no-seat"
    assert s.refusal(r.Sit(id="z", seat=1), "p9") == "no-person"


def test_a_request_sent_again_is_done_once_and_answered_the_same() -> None:
    s = Sitting()
    s.do(r.Sit(id="same", seat=0))
    seq = s.table.seq
    s.do(r.Sit(id="same", seat=0))

    assert s.table.seq == seq


def test_nobody_can_use_up_the_ids_of_others() -> None:
    s = Sitting()
    bob = s.join("Bob")
    s.do(r.Sit(id="same", seat=0), bob)
    s.do(r.Sit(id="same", seat=1))

    assert [seat.owner for seat in s.table.seats] == [bob, "p0", None]


def test_two_people_never_have_one_name() -> None:
    s = Sitting()

    assert s.refusal(r.Join(id="a", name="Ada", token="1" * 64), None) == "bad-name"
    assert s.refusal(r.Join(id="b", name="\u202eBob", token="1" * 64), None) == "bad-name"


def test_the_host_arranges_before_play_and_nobody_else() -> None:
    s = Sitting()
    bob = s.join("Bob")
    s.sit(1, bob)
    s.do(r.Arrange(id="a", seat=0, level="easy"))
    assert s.refusal(r.Arrange(id="still-here", seat=1)) == "not-away"
    s.silent = {bob: s.now - GONE}
    s.do(r.Arrange(id="b", seat=1))

    assert s.refusal(r.Arrange(id="c", seat=2, level="easy"), bob) == "not-host"
    assert s.refusal(r.Arrange(id="d", seat=2, level="godlike")) == "no-level"
    assert [seat.level for seat in s.table.seats] == ["easy", None, None]
    assert s.table.seats[1].is_free


def test_the_table_grows_and_shrinks_within_the_rules() -> None:
    s = Sitting()
    s.do(r.Resize(id="a", seats=5))
    s.sit(4)

    assert s.refusal(r.Resize(id="b", seats=6)) == "no-seat"
    assert s.refusal(r.Resize(id="c", seats=3)) == "seat-taken"
    assert len(s.table.seats) == 5


def test_options_are_checked_by_the_game() -> None:
    s = Sitting()
    s.do(r.Configure(id="a", settings=s.table.settings, options={"open_captures": True}))

    assert s.table.game.options["open_captures"] is True
    assert s.refusal(r.Configure(id="b", settings=s.table.settings, options={"x": 1})) == "bad-options"


def test_play_starts_when_every_seat_is_taken() -> None:
    s = Sitting()
    s.sit(0)

    assert s.refusal(r.Start(id="a")) == "seats-free"
    s.do(r.Arrange(id="b", seat=1, level="easy"))
    s.do(r.Arrange(id="c", seat=2, level="easy"))
    s.do(r.Start(id="d"))
    assert s.table.phase == "playing"
    assert s.refusal(r.Start(id="e")) == "too-late"


def test_a_deal_that_the_rules_refuse_is_refused_with_their_clause() -> None:
    s = Sitting(levels=("easy", "easy", "easy"))
    s.do(r.Configure(id="a", settings=s.table.settings, options={"start": "E"}))

    assert s.refusal(r.Start(id="b")) == "illegal"


def test_a_leaver_is_replaced_by_a_bot_and_takes_the_seat_back() -> None:
    s = Sitting()
    _, bob, _ = s.seated("Bob", "Cy")
    s.do(r.Leave(id="a"), bob)

    assert s.table.seats[1].level == "medium"
    assert s.refusal(r.Reclaim(id="b", seat=1)) == "not-yours"
    s.do(r.Reclaim(id="c", seat=1), bob)
    assert s.table.seats[1].is_human
    assert s.refusal(r.Reclaim(id="d", seat=1), bob) == "no-change"


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    s = Sitting()
    _, bob, _ = s.seated("Bob", "Cy")
    s.do(r.Leave(id="a"))

    assert s.table.host == bob


def test_the_host_hands_over() -> None:
    s = Sitting()
    bob = s.join("Bob")
    s.do(r.Host(id="a", person=bob))

    assert s.refusal(r.Host(id="b", person="p0")) == "not-host"


def test_a_link_moves_a_person_to_another_device_once() -> None:
    s = Sitting()
    s.do(r.Invite(id="a", link="a" * 64))
    s.do(r.Switch(id="b", link="a" * 64, token="b" * 64), None)

    assert s.table.person("b" * 64) == "p0"
    assert s.table.person("0" * 64) is None
    assert s.refusal(r.Switch(id="c", link="a" * 64, token="c" * 64), None) == "no-link"


def test_a_new_link_ends_the_one_before() -> None:
    s = Sitting()
    s.do(r.Invite(id="a", link="a" * 64))
    s.do(r.Invite(id="b", link="b" * 64))

    assert s.refusal(r.Switch(id="c", link="a" * 64, token="c" * 64), None) == "no-link"


def test_one_person_may_hold_several_seats_on_one_device() -> None:
    s = Sitting()
    for seat in range(3):
        s.sit(seat)
    s.do(r.Start(id="go"))
    for _ in range(6):
        s.move()

    assert s.table.play is not None
    assert s.table.play.moves == 6
