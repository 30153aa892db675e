"""P6: one network with 65 tables of experts, and people of other networks against mediums."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Final

from amulette.games.catalogue import GAMES
from amulette.server.settings import Settings
from tests.load.figures import at_most, quantile, stretch
from tests.server.running import OPEN_LIMITS, Client, running
from tests.sizes import sizes

if TYPE_CHECKING:
    from pathlib import Path

TABLES: Final = 65
DEADLINE: Final = 4.9  # seconds, as a server has it; tests would make an hour of the usual five
CROWD: Final = "198.51.100.7"


def open_many(url: str) -> None:
    """Have four experts play at each of so many tables, of all games."""
    for number in range(TABLES):
        client = Client(url, address=CROWD)
        client.open(list(GAMES)[number % len(GAMES)], ["expert"] * 4)
        client.ask("start")


def sit_down(url: str, number: int, game: str) -> Client:
    """Begin a game against mediums, in a network of its own."""
    client = Client(url, address=f"203.0.{number}.9")
    client.open(game, [None, *["medium"] * (GAMES[game].seats.stop - 2)], undo="off")
    client.claim("Ada", 0)
    client.ask("start")
    return client


def play_game(client: Client, luck: Random, until: float) -> list[float]:
    """Answer at once, to the end or until then; return the seconds that each answer of a bot took, or takes still."""
    update = client.update(0)
    news: list[dict[str, Any]] = update["news"]
    while update["state"]["result"] is None and time.monotonic() < until:
        actions = update["state"]["actions"]
        if actions:
            time.sleep(luck.random())  # as people do; meanwhile experts come to think
            client.ask("move", seat=0, seen=update["seq"], text=luck.choice(actions))
        update = client.update(0, update["seq"], wait=0 if actions else 1)
        news += update["news"]
    found = [(later["at"] - earlier["at"]) / 1000 for earlier, later in pairwise(news) if is_of_a_bot(later)]
    is_served = update["state"]["result"] is not None or update["state"]["actions"]
    return found if is_served else [*found, time.time() - news[-1]["at"] / 1000]


def is_of_a_bot(item: dict[str, Any]) -> bool:
    return item["kind"] == "moved" and "by" not in item


def play_games(url: str, number: int, game: str, until: float) -> list[float]:
    luck, found = Random(game), list[float]()
    while time.monotonic() < until:
        found += play_game(sit_down(url, number, game), luck, until)
    return found


@sizes("seconds", 20, 120)
def test_who_plays_mediums_waits_little_beside_many_tables_of_experts(tmp_path: Path, seconds: int) -> None:
    settings = Settings(database=str(tmp_path / "t.db"), deadline=DEADLINE, limits=OPEN_LIMITS)
    with running(settings, proxies="127.0.0.1") as server, ThreadPoolExecutor() as pool:
        open_many(server.url)
        until = time.monotonic() + seconds
        playing = [pool.submit(play_games, server.url, number, game, until) for number, game in enumerate(GAMES)]
        found = [each.result() for each in playing]
        most = stretch(server)

    for game, waits in zip(GAMES, found, strict=True):
        at_most(f"P6: {game}, {len(waits)} answers, s until a bot's (p95)", quantile(waits, 0.95), 3, most)
        assert len(waits) >= 5, "however slow the machine is: without turns there was none"
