"""The bot that does anything."""

from __future__ import annotations

from typing import final

from amulette.bots.contract import Bot
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View


@final
class AtRandom(Bot):
    """Takes any option, each equally likely."""

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        return options[rng.below(len(options))]
