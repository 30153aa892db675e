"""Das Amulett for PettingZoo: `das_amulett_v0.env(seats=3)`."""

from __future__ import annotations

from pettingzoo import AECEnv

from amulette.research.petting import RawEnv, wrapped

__all__ = ["env", "raw_env"]


def raw_env(seats: int = 3, render_mode: str | None = None, **options: object) -> RawEnv:
    """Without wrappers; `options` are those of the table."""
    return RawEnv("das-amulett", seats, render_mode, **options)


def env(seats: int = 3, render_mode: str | None = None, **options: object) -> AECEnv:
    """An illegal choice ends the game."""
    return wrapped(raw_env(seats, render_mode, **options))
