"""Power Cards for PettingZoo: `power_cards_v0.env(seats=2)`."""

from __future__ import annotations

from pettingzoo import AECEnv

from amulette.research.petting import RawEnv, wrapped

__all__ = ["env", "raw_env"]


def raw_env(seats: int = 2, render_mode: str | None = None, **options: object) -> RawEnv:
    """Without wrappers; `options` are those of the table."""
    return RawEnv("power-cards", seats, render_mode, **options)


def env(seats: int = 2, render_mode: str | None = None, **options: object) -> AECEnv:
    """An illegal choice ends the game."""
    return wrapped(raw_env(seats, render_mode, **options))
