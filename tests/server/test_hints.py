"""Hints are a setting of the table: everybody sees it, and the server keeps to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Refusal

if TYPE_CHECKING:
    from tests.server.running import Client

CLOCK = {"kind": "move", "seconds": 3600}


def sit_down(client: Client, **settings: Any) -> None:  # noqa: ANN401 - JSON
    """Open a table at which the first question is the person's, and start."""
    client.open("power-cards", [None, "easy"], **settings)
    client.claim("Ada", 0)
    client.ask("start")
    update = client.update(0)
    while 0 not in update["state"]["waiting"]:
        update = client.update(0, update["seq"], wait=20)


def hint(client: Client) -> dict[str, Any]:
    try:
        found: dict[str, Any] = client.call(f"{client.path}/hint?seat=0", {})
    except Refusal as refusal:
        return {"status": refusal.status, **refusal.body}
    return found


@pytest.mark.parametrize("settings", [{}, {"hints": True}, {"clock": CLOCK, "hints": True}], ids=str)
def test_a_hint_is_given_where_the_table_has_hints(ada: Client, settings: dict[str, Any]) -> None:
    sit_down(ada, **settings)

    assert hint(ada)["text"] in ada.update(0)["state"]["actions"]


@pytest.mark.parametrize("settings", [{"clock": CLOCK}, {"hints": False}, {"clock": CLOCK, "hints": False}], ids=str)
def test_no_hint_is_given_at_other_tables(ada: Client, settings: dict[str, Any]) -> None:
    sit_down(ada, **settings)
    refused = hint(ada)

    assert (refused["status"], refused["code"]) == (422, "no-hints")


def test_everybody_sees_what_the_table_has_agreed_on(ada: Client) -> None:
    sit_down(ada, hints=False, aids=True)
    settings = ada.guest().update()["state"]["settings"]

    assert (settings["hints"], settings["aids"]) == (False, True)


def test_only_the_host_may_change_it_and_only_before_play(ada: Client) -> None:
    ada.open("gargon", [None, None, "easy"])
    ada.claim("Ada", 0)
    bob = ada.guest()
    bob.claim("Bob", 1)
    wanted = {"settings": {"hints": False}, "options": {}}

    with pytest.raises(Refusal, match="not-host"):
        bob.ask("configure", **wanted)
    ada.ask("configure", **wanted)
    assert bob.update()["state"]["settings"]["hints"] is False
    ada.ask("start")
    with pytest.raises(Refusal, match="too-late"):
        ada.ask("configure", settings={"hints": True}, options={})
