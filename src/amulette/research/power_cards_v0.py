"""Power Cards for PettingZoo: `power_cards_v0.env(seats=2)`."""

from __future__ import annotations

from amulette.research.petting import Env, RawEnv

__all__ = ["env", "raw_env"]


def raw_env(seats: int = 2, render_mode: str | None = None, **options: object) -> RawEnv:
    """An illegal choice raises; `options` are those of the table."""
    return RawEnv("power-cards", seats, render_mode, **options)


def env(seats: int = 2, render_mode: str | None = None, **options: object) -> Env:
    """An illegal choice ends the game."""
    return Env("power-cards", seats, render_mode, **options)
