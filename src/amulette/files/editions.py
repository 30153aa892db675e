"""Editions as TOML files: the ones that come with a game, or somebody's own beside them."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING, Final

from amulette.games.catalogue import GAMES
from amulette.kernel.edition import Edition, EditionError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from amulette.kernel.contract import Game

LARGEST_FILE: Final = 1_000_000  # bytes
STANDARD: Final = "standard.toml"


def open_game(key: str, options: Mapping[str, object] | None = None, edition: Path | None = None) -> Game:
    """The game with its options chosen, in its standard edition or that of a file.

    Raises EditionError or OptionError, which name what is wrong.
    """
    return GAMES[key](standard(key) if edition is None else load(edition), options or {})


@cache
def standard(key: str) -> Edition:
    """The edition that comes with the game."""
    package = GAMES[key].__module__.rpartition(".")[0]
    return loads((resources.files(package) / STANDARD).read_bytes())


def load(path: Path) -> Edition:
    """The edition in the file.  Raises EditionError."""
    try:
        with path.open("rb") as file:
            return loads(file.read(LARGEST_FILE + 1))
    except OSError as error:
        raise EditionError(f"{path}: {error.strerror}") from error


def loads(content: bytes) -> Edition:
    """The edition that TOML text holds, before the game has looked at it."""
    if len(content) > LARGEST_FILE:
        raise EditionError(f"longer than {LARGEST_FILE} bytes: no edition")
    try:
        data = tomllib.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise EditionError(f"no TOML: {error}") from error
    if not isinstance(data.get("id"), str) or not data["id"]:
        raise EditionError("id: an edition needs a name")
    return Edition(data["id"], content_hash(data), data)


def content_hash(data: Mapping[str, object]) -> str:
    """The same for the same figures, however the file is laid out."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return sha256(canonical.encode()).hexdigest()
