"""The player in under a hundred lines plays whole games; a server that restarts in between is not noticed."""

from __future__ import annotations

import threading
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from amulette.server.settings import Settings
from tests.server.running import OPEN_LIMITS, Client, running

SCRIPT = Path(__file__).parents[2] / "scripts" / "bot.py"
SPEC = spec_from_file_location("bot", SCRIPT)
assert SPEC is not None
assert SPEC.loader is not None
bot: Any = module_from_spec(SPEC)
SPEC.loader.exec_module(bot)

if TYPE_CHECKING:
    from tests.server.running import Running

PATIENCE = 600.0  # seconds, only so that a test ends


def test_it_has_fewer_than_a_hundred_lines() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 100


def played(client: Client, found: list[Any]) -> threading.Thread:
    def play() -> None:
        seat = bot.Seat(client.url, client.table, 1)
        seat.claim("Bot")
        claimed.set()
        found.append(seat.play(bot.at_random))

    claimed = threading.Event()
    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    assert claimed.wait(PATIENCE)
    return thread


@pytest.mark.parametrize("game", ["gargon", "power-cards"])
def test_it_plays_a_whole_game(server: Running, game: str) -> None:
    client = Client(server.url)
    client.open(game, ["easy", None, "easy"] if game == "gargon" else ["easy", None], undo="off")
    found: list[Any] = []
    thread = played(client, found)
    client.ask("start")
    thread.join(PATIENCE)

    assert 1 in found[0]["state"]["result"]["places"]


def test_a_restart_in_between_is_not_noticed(tmp_path: Path) -> None:
    with running(Settings(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS)) as server:
        client = Client(server.url)
        client.open("gargon", ["easy", None, "easy"], undo="off")
        found: list[Any] = []
        thread = played(client, found)
        client.ask("start")
        for _ in range(2):
            client.update(None, client.update()["seq"] + 3, wait=2)
            server.stop()
            server.start()
        thread.join(PATIENCE)

    assert found[0]["state"]["phase"] == "finished"
