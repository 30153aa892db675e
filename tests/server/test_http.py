"""What can be asked over HTTP."""

from __future__ import annotations

import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from amulette.files.editions import standard
from amulette.games.catalogue import GAMES
from amulette.server.headers import HEADERS
from tests.cli.run import amulette
from tests.server.running import Refusal

if TYPE_CHECKING:
    from tests.server.running import Client, Running


def play_out(client: Client, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
    """Take the first action whenever asked, until the end."""
    seq = -1
    for number in range(2000):
        update = client.update(seat, seq, wait=20)
        seq = update["seq"]
        state = update["state"]
        if state["phase"] == "finished":
            return update
        if state["actions"]:
            client.ask("move", id=f"m{number}", seat=seat, seen=seq, text=state["actions"][0])
    raise AssertionError("no end")


def test_the_games_are_told(ada: Client) -> None:
    games = ada.call("/api/games")

    assert [game["key"] for game in games] == list(GAMES)
    assert games[2]["seats"] == [3, 5]


def test_a_table_tells_what_is_printed_on_its_components(ada: Client) -> None:
    ada.open("gargon")
    told = ada.call(f"{ada.path}/edition")

    assert told == {"id": "standard", "hash": standard("gargon").hash, "data": standard("gargon").data}


def test_memory_aids_are_agreed_on_before_the_deal(ada: Client) -> None:
    ada.open("gargon")
    ada.claim("Ada", 0)
    ada.ask("configure", settings={"aids": True}, options={})
    ada.ask("start")
    with pytest.raises(Refusal) as late:
        ada.ask("configure", settings={"aids": False}, options={})

    assert ada.update(0)["state"]["memory"].startswith("memory won A")
    assert "memory" not in ada.update()["state"]
    assert late.value.body["code"] == "too-late"


def test_a_table_is_opened_claimed_played_and_proved(ada: Client) -> None:
    ada.open("power-cards", [None, "easy"], undo="off", listed=True)
    before = ada.update()["state"]
    ada.claim("Ada", 0, "ab" * 16)
    ada.ask("start")
    with pytest.raises(Refusal) as early:
        ada.call(f"{ada.path}/record")
    end = play_out(ada)
    record = ada.call(f"{ada.path}/record")

    assert early.value.body["code"] == "too-early"
    assert before["commitment"] == record["shuffle"]["commitment"]
    assert record["shuffle"]["entropy"] == ["ab" * 16, ""]
    assert end["state"]["result"]["places"] == record["record"]["result"]["places"]
    assert before["proof"] is None


def test_the_lobby_shows_listed_tables_alone(ada: Client) -> None:
    shown = ada.open(listed=True)
    hidden = ada.open()
    lobby = [each["table"] for each in ada.call("/api/tables")]

    assert shown in lobby
    assert hidden not in lobby


def test_a_get_never_claims(ada: Client) -> None:
    ada.open()
    guest = ada.guest()
    guest.update()
    with pytest.raises(Refusal):
        guest.call(f"{guest.path}/claim")

    assert ada.update()["state"]["seats"][0]["free"]
    assert guest.cookie == ""


def test_the_cookie_is_for_this_table_and_no_script(server: Running, ada: Client) -> None:
    table = ada.open()
    body = b'{"name": "Bob"}'
    request = urllib.request.Request(f"{server.url}{ada.path}/claim", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/tables/{table}" in cookie


def test_a_one_time_link_moves_a_person_to_another_device(ada: Client) -> None:
    ada.open()
    ada.claim("Ada", 0)
    link = ada.call(f"{ada.path}/link", {})
    phone = ada.guest()
    moved = phone.call(f"{ada.path}/transfer", {"link": link["link"]})

    assert moved == {"person": "p0", "seats": [0]}
    assert link["qr"].startswith("<svg")
    assert f"#move={link['link']}" in link["url"]
    assert phone.update(0)["seat"] == 0
    with pytest.raises(Refusal) as old:
        ada.update(0)
    assert old.value.status == 403
    with pytest.raises(Refusal) as twice:
        ada.guest().call(f"{ada.path}/transfer", {"link": link["link"]})
    assert twice.value.body["code"] == "no-link"


def test_a_rematch_is_followed_with_the_same_token(ada: Client) -> None:
    ada.open("power-cards", [None, "easy"], undo="off")
    ada.claim("Ada", 0)
    ada.ask("start")
    with pytest.raises(Refusal):
        ada.call(f"{ada.path}/follow", {})
    seq = play_out(ada)["seq"]
    ada.ask("propose", what="rematch")
    while ada.update(0, seq, wait=5)["state"]["next"] is None:
        seq += 1
    followed = ada.call(f"{ada.path}/follow", {})
    ada.table = followed["table"]
    ada.ask("start")

    assert followed["person"] == "p0"
    assert ada.update(0)["state"]["phase"] == "playing"


def test_a_request_sent_again_gets_the_same_answer(ada: Client) -> None:
    ada.open()

    assert ada.ask("say", id="one", text="hi") == ada.ask("say", id="one", text="hi")


def test_why_explains_a_refusal(ada: Client) -> None:
    ada.open("gargon", [None, None, None])
    for seat in range(3):
        ada.claim("Ada", seat)
    ada.ask("start")
    asked = ada.update()["state"]["waiting"][0]
    other = (asked + 1) % 3

    with pytest.raises(Refusal) as refused:
        ada.ask("why", seat=other, text="pass")
    assert refused.value.body["clause"] == "G-13.1"
    legal = ada.update(asked)["state"]["actions"][0]
    assert ada.ask("why", seat=asked, text=legal)["type"] == "allowed"


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/tables/nowhere/updates"])
def test_every_answer_has_its_headers(server: Running, path: str) -> None:
    try:
        with urllib.request.urlopen(server.url + path) as answer:
            headers = answer.headers
    except urllib.error.HTTPError as error:
        headers = error.headers
        error.close()

    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert (headers["cache-control"] == "no-store") == path.startswith("/api")
    assert headers["server"] is None


def test_metrics_are_told(server: Running, ada: Client) -> None:
    ada.open()
    ada.ask("say", text="hi")
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        text = answer.read().decode()

    assert 'amulette_requests_total{outcome="done"}' in text
    assert "amulette_append_seconds_bucket" in text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[" * 5000, 400),
        (b'{"game":"chess","name":"A","seats":[null]}', 422),
        (b'{"game":"gargon","name":"A","seats":[null]}', 422),
        (b'{"game":"gargon","name":" ","seats":[null,null,null]}', 422),
        (b'{"game":"gargon","name":"A","seats":[null,null,"god"]}', 422),
        (b'{"game":"gargon","name":"A","seats":[null,null,null],"options":{"x":1}}', 422),
        (b'{"game":"gargon","name":"' + b"A" * 20_000 + b'"}', 413),
    ],
)
def test_what_is_no_plan_is_refused(server: Running, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/tables", body, headers))

    assert refused.value.code == status
    refused.value.close()


def test_a_form_of_a_foreign_page_cannot_post(server: Running) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(
            urllib.request.Request(f"{server.url}/api/tables", b"{}", {"content-type": "text/plain"})
        )

    assert refused.value.code == 403
    refused.value.close()


def test_a_table_deleted_behind_the_server_s_back_is_gone(server: Running, ada: Client) -> None:
    ada.open()
    ada.ask("say", text="hi")
    amulette("delete", ada.table, "--database", server.settings.database)

    with pytest.raises(Refusal) as first:
        ada.ask("say", text="anybody?")
    with pytest.raises(Refusal) as later:
        ada.update()
    assert first.value.status == later.value.status == 404


def test_a_hint_is_an_option_of_the_seat_that_is_asked(ada: Client) -> None:
    ada.open("power-cards", [None, "easy"])
    ada.claim("Ada", 0)
    ada.ask("start")
    update = ada.update(0)
    while 0 not in update["state"]["waiting"]:
        update = ada.update(0, update["seq"], wait=20)

    assert ada.call(f"{ada.path}/hint?seat=0", {})["text"] in update["state"]["actions"]
    with pytest.raises(Refusal) as beside:
        ada.call(f"{ada.path}/hint", {})
    assert beside.value.status == 403
