"""The night-blue table under warm light, and parchment by day."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="amulette-night",
    primary="#d9b25f",
    secondary="#8fb3e0",
    accent="#f0cf86",
    warning="#f2b66d",
    error="#f28b7d",
    success="#93cf9a",
    foreground="#f2ead8",
    background="#101a30",
    surface="#16223d",
    panel="#1d2c4d",
    dark=True,
)
DAY: Final = Theme(
    name="amulette-day",
    primary="#7a5312",
    secondary="#27508a",
    accent="#5f3f08",
    warning="#8a4b00",
    error="#a02416",
    success="#1f6b33",
    foreground="#221c10",
    background="#f7f0de",
    surface="#efe5cb",
    panel="#e4d7b6",
    dark=False,
)
