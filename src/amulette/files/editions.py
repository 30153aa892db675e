"""Editions as TOML files: the ones that come with a game, or somebody's own beside them."""

from __future__ import annotations

import json
import tomllib
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING, Final

from amulette.games.catalogue import GAMES, OutdatedError, rules
from amulette.kernel.edition import Edition, EditionError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from amulette.kernel.contract import Game
    from amulette.kernel.record import Record

LARGEST_FILE: Final = 1_000_000  # bytes
STANDARD: Final = "standard.toml"


def open_game(
    key: str,
    options: Mapping[str, object] | None = None,
    edition: Path | None = None,
    *,
    version: int | None = None,
    edition_hash: str | None = None,
) -> Game:
    """The game with its options chosen, in its standard edition or that of a file.

    With a version and a hash it is the game as it was then.
    Raises EditionError or OptionError, which name what is wrong, and OutdatedError for what is not here.
    """
    found = GAMES[key] if version is None else rules(key, version)
    if edition is not None:
        return found(load(edition), options or {})
    return found(printed_in(found.__module__, edition_hash), options or {})


def open_shared(key: str, options: Mapping[str, object], *, version: int, edition_hash: str) -> Game:
    """The same game for all who play it in the same way, since a game holds no position; else as open_game."""
    found = rules(key, version)
    return opened_once(found, json.dumps(options, sort_keys=True), edition_hash)  # type: ignore[arg-type] # classes are hashable


@lru_cache(maxsize=100)
def opened_once(found: type[Game], options: str, edition_hash: str) -> Game:
    return found(printed_in(found.__module__, edition_hash), json.loads(options))


def open_recorded(record: Record, edition: Path | None = None) -> Game:
    """The game of a record, under the rules and in the edition it was played with.

    Where they are not here it is today's game, which refuses to deal the record and says why.
    Raises EditionError or OptionError.
    """
    version, edition_hash = record.version, record.edition_hash
    try:
        return open_game(record.game, record.options, edition, version=version, edition_hash=edition_hash)
    except OutdatedError:
        return open_game(record.game, record.options, edition)


@cache
def standard(key: str) -> Edition:
    """The edition that comes with the game."""
    return printed_in(GAMES[key].__module__, None)


@cache
def printed_in(module: str, edition_hash: str | None) -> Edition:
    """The standard edition beside a game's module, or the one with this hash.  Raises OutdatedError."""
    package = resources.files(module.rpartition(".")[0])
    if edition_hash is None:
        return loads((package / STANDARD).read_bytes())
    for file in package.iterdir():
        if file.name.endswith(".toml") and (found := loads(file.read_bytes())).hash == edition_hash:
            return found
    raise OutdatedError(f"edition {edition_hash[:12]} is not beside {module}")


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
