"""Games that are played side by side, each on a processor of its own."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import TypeVar

from amulette.files.plugins import plug_in

Wanted = TypeVar("Wanted")
Done = TypeVar("Done")


def spread(play: Callable[[Wanted], Done], wanted: list[Wanted], jobs: int) -> Generator[Done]:
    """What came of each, in the order they were wanted, whoever is done first.

    Whoever stops asking, by Ctrl-C for instance, stops the games that are being played.
    """
    if jobs == 1:
        yield from map(play, wanted)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=begin) as workers:
        try:
            with undisturbed():
                done = workers.map(play, wanted)
            yield from done
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits: Python would lose one that comes while processes are started, and they inherit the deafness."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def begin() -> None:
    """Ctrl-C goes to all processes of a terminal; the one that gave out the games answers for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    plug_in()
