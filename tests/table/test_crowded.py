"""Strangers who come in numbers keep nobody else from coming."""

from __future__ import annotations

import msgspec

from amulette.table import requests as r
from amulette.table.entries import Joined
from amulette.table.looking import SECRET, news
from amulette.table.settings import MOST_GUESTS, MOST_PEOPLE
from amulette.wire import log
from tests.table.sitting import Sitting


def join(s: Sitting, name: str, origin: str) -> str:
    """Somebody from a network; their key."""
    s.do(r.Join(id=s.id(), name=name, token=f"{s.table.arrivals:064x}", origin=origin), None)
    return list(s.table.people)[-1]


def test_200_claims_of_one_network_keep_nobody_out() -> None:
    s = Sitting()
    for number in range(200):
        join(s, f"Mob {number}", "mob")
    bob = join(s, "Bob", "elsewhere")
    s.sit(1, bob)

    assert s.table.seats[1].owner == bob
    assert len(s.table.people) == 2 + MOST_GUESTS
    assert "p180" not in s.table.people
    assert "p181" in s.table.people


def test_200_claims_of_many_networks_keep_nobody_out() -> None:
    s = Sitting()
    for number in range(400):
        join(s, f"Mob {number}", f"network {number % 40}")
    bob = join(s, "Bob", "elsewhere")

    assert len(s.table.people) == MOST_PEOPLE
    assert {"p0", bob} <= set(s.table.people)


def test_who_sits_hosts_or_has_said_something_stays() -> None:
    s = Sitting()
    first, second, third = [join(s, name, "school") for name in ("Ada's friend", "Bea", "Cyd")]
    s.sit(0, first)
    s.do(r.Say(id="hi", text="hello"), second)
    for number in range(100):
        join(s, f"Pupil {number}", "school")

    assert {"p0", first, second} <= set(s.table.people)
    assert third not in s.table.people


def test_where_everybody_has_said_something_the_table_is_full() -> None:
    s = Sitting()
    for number in range(MOST_GUESTS):
        person = join(s, f"Talker {number}", "school")
        s.do(r.Say(id="hi", text="hello"), person)

    assert s.refusal(r.Join(id="x", name="One more", token="f" * 64, origin="school"), None) == "table-full"
    assert join(s, "Bob", "elsewhere") in s.table.people


def test_a_key_is_never_given_twice() -> None:
    s = Sitting()
    keys = [join(s, f"Mob {number}", "mob") for number in range(60)]

    assert len(set(keys)) == 60
    assert s.again().people == s.table.people
    assert s.again().arrivals == s.table.arrivals


def test_a_family_whose_network_is_not_known_is_not_counted() -> None:
    s = Sitting()
    for number in range(50):
        s.join(f"Guest {number}")

    assert len(s.table.people) == 51


def test_an_old_log_is_read_as_before() -> None:
    old = b'\x01{"kind":"joined","at":1,"person":"p1","name":"Bob","token":"x"}'
    entry = log.read(old)

    assert isinstance(entry, Joined)
    assert (entry.name, entry.origin, entry.instead) == ("Bob", "", None)
    assert b"origin" not in log.write(entry)


def test_nobody_is_told_from_where_somebody_comes() -> None:
    s = Sitting()
    join(s, "Bob", "a network")

    assert "origin" in SECRET
    assert b"a network" not in msgspec.json.encode(news(s.table, None, -1))
