"""What both sides say to find out whether the other one still hears them."""

from __future__ import annotations

from msgspec import Struct


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there? Both sides may ask; the other answers `pong` at once."""


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""
