"""Which seat is this person's, from one evening to the next: a token in a file that nobody else can read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from amulette.terminal.joined.trouble import JoinError

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


class Kept(msgspec.Struct, frozen=True):
    """Whoever has the token has the person's seats."""

    page: str
    token: str


def find_home() -> Path:
    """Return the home of whoever runs this; for a user without one, the name that systems give it then."""
    try:
        return Path.home()
    except RuntimeError:
        return Path("/nonexistent")


class Drawer:
    """A file for each table."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        state = environ.get("XDG_STATE_HOME", "")
        self.folder = (Path(state) if Path(state).is_absolute() else find_home() / ".local/state") / "amulette/seats"

    def file(self, page: str) -> Path:
        return self.folder / f"{sha256(page.encode()).hexdigest()[:32]}.json"

    def find(self, page: str) -> Kept | None:
        """What is kept of a table; a file that cannot be read counts as none."""
        try:
            return msgspec.json.decode(self.file(page).read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError):
            return None

    def keep(self, kept: Kept) -> None:
        """Raises JoinError where nothing can be written."""
        file = self.file(kept.page)
        new = file.with_suffix(f".{os.getpid()}")
        try:
            self.folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE_MODE), "wb") as written:
                written.write(msgspec.json.encode(kept))
            new.replace(file)
        except OSError as error:
            raise JoinError("join-not-kept", file=str(file), reason=error.strerror or str(error)) from error
