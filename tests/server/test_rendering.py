"""Whoever may see what is decided when it is written, not when it was asked for."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random
from typing import Final

import pytest

import amulette.server
from amulette.games.catalogue import GAMES
from tests.server.asgi import run
from tests.server.crowd import Crowd
from tests.sizes import sizes

SERVER: Final = Path(amulette.server.__file__).parent
WITH_TABLES: Final = {"rendering", "live", "hub", "visit"}  # modules that get at a table at all
OUTGOING: Final = {"amulette.table.looking", "amulette.table.play", "amulette.wire.outgoing"}
WORDLESS: Final = {"openapi", "thinker"}  # modules that never meet a table
MESSAGES: Final = {"Ack", "Allowed", "Bye", "Refused"}  # say nothing of a table that the asker has not said
KINDS: Final = {
    "poll",
    "stream",
    "socket",
    "hint",
    "refused",
    "ack",
    "poll beside the table",
    "socket beside the table",
}


@pytest.mark.parametrize("path", sorted(SERVER.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_else_turns_a_table_into_bytes(path: Path) -> None:
    if path.stem == "rendering":
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {(node.module or "", alias.name) for node in imports for alias in node.names}
    calls = {node.func.attr for node in ast.walk(tree) if isinstance(node, ast.Call) and hasattr(node.func, "attr")}

    assert {name for module, name in names if module in OUTGOING} <= MESSAGES | {"State"} or path.stem in WORDLESS
    assert ("amulette.wire", "encoder") not in names
    assert {name for module, name in names if module == "amulette.wire.encoder"} <= {"encode"}
    assert path.stem in WITH_TABLES or ("table" not in calls and ("amulette.table.table", "Table") not in names)


@pytest.mark.parametrize("key", list(GAMES))
def test_who_stood_up_while_waiting_sees_nothing_of_who_sat_down(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> bytes:
        crowd = Crowd(key, GAMES[key].seats.start, Random(1))
        await crowd.live(0, monkeypatch)
        host, other = crowd.devices[0], crowd.devices[2]
        for seat in range(crowd.seats):
            await host.post("requests", {"type": "sit", "id": f"s{seat}", "seat": seat})
        waiting = host.caller().call(f"{crowd.path}/updates?seat=0&since=999999999&wait=25")
        crowd.begin(crowd.swap_seat(host, other))
        return await waiting

    answer, _ = run(trial())

    assert b"403" in answer
    assert b'"view"' not in answer


@sizes("steps", 500, 5000)
@pytest.mark.parametrize("key", list(GAMES))
def test_every_answer_is_for_who_holds_the_seat_when_it_is_written(
    key: str, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowds = [Crowd(key, GAMES[key].seats.start, Random(f"{key} {number}")) for number in range(3)]
    for crowd in crowds:
        run(crowd.live(steps, monkeypatch))

    checked = {kind for crowd in crowds for kind in crowd.checked}
    assert checked >= KINDS, json.dumps([crowd.checked for crowd in crowds])
    assert any([crowd.table().play is not None for crowd in crowds])
