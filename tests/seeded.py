"""`amulette` as a process of its own, whose seeds, names and tokens follow from the name of the running test."""

from __future__ import annotations

import secrets
import sys
from random import Random
from typing import Protocol


class Drawing(Protocol):
    def __call__(self, nbytes: int | None = None) -> bytes: ...


def seeded_command(command: str) -> list[str]:
    """Return the words that start this command of `amulette`; its options follow them."""
    from tests.seeds import NAMED  # noqa: PLC0415 - not in the new process

    return [sys.executable, "-P", __file__, NAMED.read_text(encoding="utf-8"), command]


def draw_from(name: str) -> Drawing:
    """Return what stands in for `secrets.token_bytes`."""
    luck = Random(name)

    def draw(nbytes: int | None = None) -> bytes:
        return luck.randbytes(nbytes or secrets.DEFAULT_ENTROPY)

    return draw


if __name__ == "__main__":
    from amulette.cli.main import main

    test = sys.argv.pop(1)
    secrets.token_bytes = draw_from(f"{test} {sys.argv[1]}")
    main(prog_name="amulette")
