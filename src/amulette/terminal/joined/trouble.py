"""What keeps somebody from a table."""

from __future__ import annotations

from amulette.texts.texts import Texts
from amulette.wire.outgoing import Refused


class JoinError(Exception):
    """The name of a text, and the arguments of its sentence; `refused` is what the server said, if it did."""

    def __init__(self, key: str, refused: Refused | None = None, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.refused = refused
        self.arguments = arguments

    def sentence(self, texts: Texts) -> str:
        return texts.say(self.key, **self.arguments)
