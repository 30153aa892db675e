"""Long work in short pieces: in between everybody else has their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")
LONGEST: Final = 0.003  # seconds of a slice, if no step takes longer
TURNS: Final = 20  # of the loop after each slice: one answer needs several


class Slices:
    """All long work of one process: of however much of it there is, one slice at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def take(self, steps: Iterable[T]) -> list[T]:
        """Take all steps and return what they give; whatever a step raises goes on."""
        found: list[T] = []
        coming, is_over = iter(steps), False
        while not is_over:
            async with self.turn:
                is_over = take_some(coming, found)
                for _ in range(0 if is_over else TURNS):
                    await asyncio.sleep(0)
        return found


def take_some(steps: Iterator[T], found: list[T]) -> bool:
    """Take steps until the slice is over; whether all are taken."""
    end = time.monotonic() + LONGEST
    for step in steps:
        found.append(step)
        if time.monotonic() >= end:
            return False
    return True
