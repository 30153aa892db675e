"""What is logged has no token, no query, no hidden card."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import TYPE_CHECKING

import pytest

from amulette.server.settings import Settings
from tests.server.running import OPEN_LIMITS, Client, Refusal, Running, next_of, running

if TYPE_CHECKING:
    from pathlib import Path


async def greet(client: Client) -> None:
    async with client.socket(0) as ws:
        await next_of(ws, "update")


def test_what_libraries_tell_is_a_line_of_json_too(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with running(Settings(limits=OPEN_LIMITS), log=file) as server, socket.create_connection(place(server)) as nonsense:
        nonsense.sendall(b"this is no request\r\n\r\n")
        assert nonsense.recv(12) == b"HTTP/1.1 400"
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    told = [(line["library"], line["event"]) for line in lines if "library" in line]

    assert told == [("uvicorn.error", "Invalid HTTP request received.")]


def place(server: Running) -> tuple[str, int]:
    return "127.0.0.1", server.port


def test_a_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with running(Settings(limits=OPEN_LIMITS), log=file) as server:
        ada = Client(server.url)
        ada.open("gargon", [None, None, None], undo="off")
        for seat in range(3):
            ada.claim("Ada Secret", seat, "c0ffee")
        link = ada.call(f"{ada.path}/link", {})["link"]
        ada.ask("start")
        asked = ada.update(0)["state"]["waiting"][0]
        mine = ada.update(asked)["state"]
        ada.ask("move", seat=asked, seen=99, text=mine["actions"][0])
        ada.ask("say", text="psst")
        with pytest.raises(Refusal):
            ada.update(7)
        asyncio.run(greet(ada))
    text = file.read_text(encoding="utf-8")
    token = ada.cookie.partition("=")[2]

    assert '"event": "request"' in text
    assert len(token) > 20
    for secret in (token, link, mine["actions"][0], mine["view"], "Ada Secret", "psst", "c0ffee", "seat=", "cookie"):
        assert secret not in text
