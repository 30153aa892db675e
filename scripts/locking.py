"""Let one process at a time do a thing.  The system frees the lock of a process that ended, however it ended."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def try_lock(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error

    def wait_lock(descriptor: int) -> None:
        while True:  # the system gives up after ten seconds
            with contextlib.suppress(OSError):
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return
else:
    import fcntl

    def try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def wait_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


@contextlib.contextmanager
def alone(path: Path, *, wait: bool = True) -> Iterator[None]:
    """Hold the lock of this file; if it is taken, wait, or raise BlockingIOError when told not to."""
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        (wait_lock if wait else try_lock)(file.fileno())
        yield


def is_taken(path: Path) -> bool:
    try:
        with alone(path, wait=False):
            return False
    except BlockingIOError:
        return True
