"""Gargon for PettingZoo: `gargon_v0.env(seats=3)`."""

from __future__ import annotations

from amulette.research.petting import Env, RawEnv

__all__ = ["env", "raw_env"]


def raw_env(seats: int = 3, render_mode: str | None = None, **options: object) -> RawEnv:
    """An illegal choice raises; `options` are those of the table."""
    return RawEnv("gargon", seats, render_mode, **options)


def env(seats: int = 3, render_mode: str | None = None, **options: object) -> Env:
    """An illegal choice ends the game."""
    return Env("gargon", seats, render_mode, **options)
