"""What a game was worth to each seat: one measure for all doors."""

from __future__ import annotations


def results(places: list[int]) -> list[float]:
    """Between 1 for who leaves all others behind and -1 for who is behind all; they add up to 0."""
    return [sum((other > mine) - (other < mine) for other in places) / (len(places) - 1) for mine in places]
