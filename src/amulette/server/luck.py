"""Where a server takes table names and the seeds of deals from: the system, or in tests a name."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path

from amulette.kernel.chance import SEED_BYTES
from amulette.table.opening import Secret

SALT_BYTES = 16
NAME_BYTES = 8


class Luck:
    """Bytes that nobody can predict."""

    def draw(self, count: int) -> bytes:
        return secrets.token_bytes(count)

    def name(self) -> str:
        """Return the name of a new table, which nobody can guess."""
        return self.draw(NAME_BYTES).hex()

    def secret(self) -> Secret:
        """Return the seed and the salt of a shuffle."""
        return self.draw(SEED_BYTES), self.draw(SALT_BYTES)


class RepeatedLuck(Luck):
    """The same bytes each time a test is run: they follow from the text of a file that names the test."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.test = ""
        self.drawn = 0

    def draw(self, count: int) -> bytes:
        test = self.path.read_text(encoding="utf-8")
        if test != self.test:  # one server serves many tests, in any order
            self.test, self.drawn = test, 0
        self.drawn += 1
        return sha256(f"{self.drawn} {test}".encode()).digest()[:count]


def choose_luck(test_seed: str) -> Luck:
    """Return the luck that a server deals from.  Raises ValueError for a test seed outside of a test."""
    if not test_seed:
        return Luck()
    if "PYTEST_VERSION" not in os.environ:
        raise ValueError("test_seed: everybody could foresee every deal, so only tests may set it")
    return RepeatedLuck(Path(test_seed))
