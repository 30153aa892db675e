"""S3: every message under every wrong identity is refused, and the refusal tells nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from amulette.table.requests import Asked
from tests.server.running import Client, Refusal

if TYPE_CHECKING:
    from tests.server.running import Running

FIELDS: dict[str, Any] = {
    "seat": 0,
    "seats": 3,
    "seen": 1000,
    "text": "pass",
    "person": "p0",
    "on": True,
    "what": "pause",
    "yes": True,
    "settings": {},
    "options": {},
    "level": None,
    "entropy": "",
}
TYPES = [struct.__struct_config__.tag for struct in get_args(Asked)]
RIGHT = {  # who may send what, though the seat is not theirs
    "other seat": {"say", "leave", "propose", "answer", "resume"},
    "spectator": {"say", "leave"},
}
WRONG = ["no cookie", "made-up token", "other table", "ex-seat", "foreign origin", "other seat", "spectator"]


def message(type_: str) -> dict[str, Any]:
    struct = next(each for each in get_args(Asked) if each.__struct_config__.tag == type_)
    needed = [field.name for field in msgspec.structs.fields(struct)]
    return {"type": type_, "id": "x1", **{name: FIELDS[name] for name in needed if name != "id"}}


@pytest.fixture(scope="module")
def seated(server: Running) -> dict[str, Client]:
    """Ada on seat 0, Bob on seat 1, both on hands that nobody else sees; and whom they might be mistaken for."""
    ada = Client(server.url)
    ada.open("gargon", [None, None, None], undo="off")
    ada.claim("Ada", 0)
    bob, cy = ada.guest(), ada.guest()
    bob.claim("Bob", 1)
    cy.claim("Cy", 2)
    ada.ask("start")
    other = Client(server.url)
    other.open("gargon", [None, None, None])
    old = Client(server.url, ada.table, cy.cookie)
    cy.call(f"{ada.path}/transfer", {"link": cy.call(f"{ada.path}/link", {})["link"]})
    eve = ada.guest()
    eve.claim("Eve")
    return {"ada": ada, "bob": bob, "other": other, "old": old, "eve": eve}


def impostor(people: dict[str, Client], who: str) -> tuple[Client, dict[str, str]]:
    ada = people["ada"]
    name = ada.cookie.partition("=")[0]
    cookies = {
        "no cookie": "",
        "made-up token": f"{name}={'A' * 43}",
        "other table": f"{name}={people['other'].cookie.partition('=')[2]}",
        "ex-seat": people["old"].cookie,
        "foreign origin": ada.cookie,
        "other seat": people["bob"].cookie,
        "spectator": people["eve"].cookie,
    }
    headers = {"origin": "https://evil.example"} if who == "foreign origin" else {}
    return Client(ada.url, ada.table, cookies[who]), headers


MATRIX = [(type_, who) for type_ in TYPES for who in WRONG if type_ not in RIGHT.get(who, ())]


@pytest.mark.parametrize(("type_", "who"), MATRIX)
def test_a_message_under_a_wrong_identity_is_refused(seated: dict[str, Client], type_: str, who: str) -> None:
    client, headers = impostor(seated, who)
    before = seated["ada"].update(0)

    with pytest.raises(Refusal) as refused:
        client.call(f"{client.path}/requests", message(type_), headers)

    assert refused.value.status in (403, 409, 422)
    assert set(refused.value.body) <= {"type", "id", "code"}
    assert before["state"]["view"] not in json.dumps(refused.value.body)
    assert seated["ada"].update(0)["seq"] == before["seq"]


@pytest.mark.parametrize("who", [who for who in WRONG if who != "foreign origin"])
@pytest.mark.parametrize("path", ["updates?seat=0&wait=0", "stream?seat=0", "updates?seat=2&wait=0"])
def test_nobody_looks_from_a_seat_that_is_not_theirs(seated: dict[str, Client], path: str, who: str) -> None:
    client, _ = impostor(seated, who)

    with pytest.raises(Refusal) as refused:
        client.call(f"{client.path}/{path}")
    assert refused.value.body == {"type": "refused", "id": None, "code": "not-yours"}


@pytest.mark.parametrize("path", ["link", "claim", "transfer", "follow"])
def test_a_foreign_page_cannot_act(seated: dict[str, Client], path: str) -> None:
    client, headers = impostor(seated, "foreign origin")

    with pytest.raises(Refusal) as refused:
        client.call(f"{client.path}/{path}", {}, headers)
    assert refused.value.status == 403


def test_a_spectator_sees_no_hand(seated: dict[str, Client]) -> None:
    ada = seated["ada"]
    own, public = ada.update(0)["state"]["view"], ada.guest().update()["state"]["view"]

    assert own.split(" | ")[4] != public.split(" | ")[4]
    assert "?" in public.split(" | ")[4]
