"""Chat."""

from __future__ import annotations

import pytest

from amulette.table import requests as r
from tests.table.sitting import Sitting


def test_a_spectator_may_speak() -> None:
    s = Sitting()
    bob = s.join("Bob")

    s.do(r.Say(id="a", text="good luck"), bob)


def test_who_is_muted_is_not_heard_until_the_host_relents() -> None:
    s = Sitting()
    bob = s.join("Bob")
    s.do(r.Mute(id="a", person=bob, on=True))

    assert s.refusal(r.Say(id="b", text="boo"), bob) == "muted"
    s.do(r.Mute(id="c", person=bob, on=False))
    s.do(r.Say(id="d", text="sorry"), bob)


def test_only_the_host_mutes_and_not_himself() -> None:
    s = Sitting()
    bob = s.join("Bob")

    assert s.refusal(r.Mute(id="a", person="p0", on=True), bob) == "not-host"
    assert s.refusal(r.Mute(id="b", person="p0", on=True)) == "not-yours"


@pytest.mark.parametrize("text", [" ", "\u202eevil", "x\x00y"])
def test_what_cannot_be_shown_is_not_said(text: str) -> None:
    assert Sitting().refusal(r.Say(id="a", text=text)) == "bad-text"
