"""What people ask of a table.  Each request bears an id of the asker's choice, so that it may be sent again."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from amulette.table.settings import LONGEST_CHAT, Name, Notation, Options, Place, Settings, Word

Entropy = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{2})*$")]  # a seat's own random bytes
Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]


class Request(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=lambda name: name.lower(), kw_only=True
):
    id: Word


class Sit(Request, frozen=True):
    """Take a free seat; the bytes go into the shuffle."""

    seat: Place
    entropy: Entropy = ""


class Stand(Request, frozen=True):
    """Give the seat back before play."""

    seat: Place


class Arrange(Request, frozen=True):
    """The host gives a seat to a bot, or frees it, before play; that of somebody else only when they are away."""

    seat: Place
    level: Word | None = None  # None: free


class Resize(Request, frozen=True):
    """The host changes the number of seats before play."""

    seats: Annotated[int, Meta(ge=1, le=8)]


class Configure(Request, frozen=True):
    """The host changes what the table agrees on before play."""

    settings: Settings
    options: Options


class Start(Request, frozen=True):
    """The host has the cards dealt: every seat is taken."""


class Move(Request, frozen=True):
    """Act.  `seen` is the last number of the log that the mover knew of."""

    seat: Place
    seen: int
    text: Notation


class Undo(Request, frozen=True):
    """Take back one's own last action: at once where that is fair, else by consent."""

    seat: Place


class Leave(Request, frozen=True):
    """Go away: the table's stand-in plays on for the seats, until their owner claims them back."""


class Reclaim(Request, frozen=True):
    """Take back one's own seat from the bot."""

    seat: Place


class Host(Request, frozen=True):
    """Make somebody else the host."""

    person: Word


class Say(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Mute(Request, frozen=True):
    """The host silences somebody, or lets them speak again."""

    person: Word
    on: bool


class Propose(Request, frozen=True):
    """Ask the people at the table: to pause, to put a bot on the seat of somebody who is away, to play again."""

    what: Literal["pause", "replace", "rematch"]
    seat: Place | None = None


class Answer(Request, frozen=True):
    yes: bool


class Resume(Request, frozen=True):
    """End a pause."""


class Nudge(Request, frozen=True):
    """Ask who is waited for: still there?  Without an answer they are away after a minute."""

    seat: Place


class Here(Request, frozen=True):
    """Answer that one is still there; any other request to the table answers it, too."""


# -- from the server, never from the wire -------------------------------------


class Invite(Request, frozen=True):
    """A link has been made, good for one use, that moves a person to another device."""

    link: Hash


class Join(Request, frozen=True):
    """Come to the table under a name."""

    name: Name
    token: Hash
    origin: Annotated[str, Meta(max_length=64)] = ""


class Switch(Request, frozen=True):
    """Use a one-time link: the person goes on with a new token."""

    link: Hash
    token: Hash


class Chosen(Request, frozen=True):
    """What a bot decided for a seat, for itself or because the clock ran out; `seen` as in Move."""

    seat: Place
    seen: int
    text: Notation
    why: Literal["bot", "clock"]


class Step(Request, frozen=True):
    """The time of day has jumped by so many milliseconds."""

    shift: int


class Inherit(Request, frozen=True):
    """The host is gone: somebody who is here follows."""


class Settle(Request, frozen=True):
    """People have come or gone while a vote runs: see whose answer is still needed."""


class Succeed(Request, frozen=True):
    """The rematch has been opened."""

    table: Word


Asked = (
    Sit
    | Stand
    | Arrange
    | Resize
    | Configure
    | Start
    | Move
    | Undo
    | Leave
    | Reclaim
    | Host
    | Say
    | Mute
    | Propose
    | Answer
    | Resume
    | Nudge
    | Here
)
