"""How a server listens."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys

import uvicorn

from amulette.server.run import KEEPALIVE, listening

SELDOM = (
    "import gc; from amulette.server.run import *; collect_seldom(); print(gc.get_freeze_count(), *gc.get_threshold())"
)


def test_no_message_waits_until_the_one_before_has_been_received() -> None:
    """With Nagle's algorithm an update would come forty milliseconds after the acknowledgement."""
    config = uvicorn.Config("nothing", host="127.0.0.1", port=0)
    with contextlib.closing(listening(config, 262_144)) as bound:
        bound.listen()
        with socket.create_connection(bound.getsockname()), contextlib.closing(bound.accept()[0]) as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) >= 262_144


def test_the_system_looks_for_machines_that_are_gone() -> None:
    config = uvicorn.Config("nothing", host="127.0.0.1", port=0)
    with contextlib.closing(listening(config, 262_144)) as bound:
        bound.listen()
        with socket.create_connection(bound.getsockname()), contextlib.closing(bound.accept()[0]) as accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) != 0
            for name, value in KEEPALIVE.items():
                if hasattr(socket, name):
                    assert accepted.getsockopt(socket.IPPROTO_TCP, getattr(socket, name)) == value


def test_garbage_is_seldom_looked_for() -> None:
    """In a process of its own: it counts for all of it."""
    told = subprocess.run([sys.executable, "-c", SELDOM], check=True, capture_output=True, text=True).stdout
    loaded, *often = [int(word) for word in told.split()]

    assert loaded > 10_000
    assert often[0] * often[1] * often[2] >= 1_000_000
