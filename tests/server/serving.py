"""`amulette serve` as a process of its own."""

from __future__ import annotations

import subprocess
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.seeded import seeded_command
from tests.server.running import held_port
from tests.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def serving(*words: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Give the port of a server that is up, and its process; both are free afterwards."""
    with held_port() as held:
        port = int(held.getsockname()[1])
        command = [*seeded_command("serve"), "--port", str(port), *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            try:
                wait_until(lambda: is_up(port) or process.poll() is not None)
                yield port, process
            finally:
                process.terminate()


def is_up(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health").close()
    except OSError:
        return False
    return True
