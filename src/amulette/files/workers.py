"""Games that are played side by side, each on a processor of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from amulette.files.plugins import plug_in

Wanted = TypeVar("Wanted")
Done = TypeVar("Done")


def spread(play: Callable[[Wanted], Done], wanted: list[Wanted], jobs: int) -> Iterator[Done]:
    """What came of each, in the order they were wanted, whoever is done first."""
    if jobs == 1:
        yield from map(play, wanted)
        return
    with ProcessPoolExecutor(jobs, initializer=plug_in) as workers:
        yield from workers.map(play, wanted)
