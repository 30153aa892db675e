"""A bot that leaves four, eight, twelve … matches whenever it can."""

from __future__ import annotations

from amulette.bots.contract import Bot
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View
from amulette_matches.rules import MOST, MatchesView


class Careful(Bot):
    """With two seats it cannot lose once the heap is right."""

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        assert isinstance(view, MatchesView)
        heap = int(view.table.split(" | ")[1].removeprefix("heap "))
        wanted = heap % (MOST + 1)
        return wanted if wanted in options else options[0]
