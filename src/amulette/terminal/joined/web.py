"""Plain requests to the server of a table."""

from __future__ import annotations

from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from amulette.kernel.edition import Edition
from amulette.table.requests import Request as Asking
from amulette.terminal.joined.address import Address
from amulette.terminal.joined.trouble import JoinError
from amulette.wire.outgoing import Ack, Allowed, Refused, Update

T = TypeVar("T")
PATIENCE: Final = 10.0  # seconds
BAD_GATEWAY: Final = 502
ABOUT: Final = "/api/about"
ANSWER: Final[msgspec.json.Decoder[Ack | Refused | Allowed]] = msgspec.json.Decoder(Ack | Refused | Allowed)
MOST_NEWS: Final = 200  # that the server gives at once


class About(msgspec.Struct):
    """How a server tells that it is one of ours."""

    title: str
    version: str


class Comer(msgspec.Struct):
    """Who somebody is at the table."""

    person: str


class Advice(msgspec.Struct):
    text: str


class Printed(msgspec.Struct):
    """The edition that is played."""

    id: str
    hash: str
    data: dict[str, Any]


class Web:
    """`token` says who asks; it comes with the first claim."""

    def __init__(self, address: Address, token: str = "") -> None:
        self.address = address
        self.token = token

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": f"amulette-{self.address.table}={self.token}"} if self.token else {}

    def find(self) -> None:
        """Look where the server really is, should the address lead on to another.  Raises JoinError."""
        url, raw = self.answer(Request(self.address.server + ABOUT))  # noqa: S310 - http or https
        try:
            msgspec.json.decode(raw, type=About)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise JoinError("join-no-amulette", server=self.address.server) from error
        self.address = Address(url.removesuffix(ABOUT), self.address.table, self.address.link)

    # -- at the table -------------------------------------------------------

    def update(self, seat: int | None, since: int = -1) -> Update:
        """The table as it is now, with the last news."""
        chosen = "" if seat is None else f"&seat={seat}"
        found = self.call(f"updates?wait=0&since={since}{chosen}", None, Update)
        if found.fresh and since == -1:
            return self.update(seat, found.seq - MOST_NEWS)
        return found

    def edition(self) -> Edition:
        found = self.call("edition", None, Printed)
        return Edition(found.id, found.hash, found.data)

    def claim(self, name: str, seat: int, entropy: str) -> None:
        self.call("claim", {"name": name, "seat": seat, "entropy": entropy}, Comer)

    def transfer(self) -> None:
        """Go on here with the person whom the one-time link names."""
        self.call("transfer", {"link": self.address.link}, Comer)

    def ask(self, seat: int | None, request: Asking) -> Ack | Refused | Allowed:
        """One request to the table, as on a socket."""
        path = "requests" if seat is None else f"requests?seat={seat}"
        try:
            return self.call(path, request, ANSWER)
        except JoinError as error:
            if error.refused is None:
                raise
            return msgspec.structs.replace(error.refused, id=request.id)

    def hint(self, seat: int) -> str:
        return self.call(f"hint?seat={seat}", {}, Advice).text

    # -- one request --------------------------------------------------------

    def call(self, path: str, body: object, kind: type[T] | msgspec.json.Decoder[T]) -> T:
        """The answer, read as what it should be.  Raises JoinError."""
        data = None if body is None else msgspec.json.encode(body)
        sent = Request(self.address.api(path), data, {"content-type": "application/json", **self.cookie})  # noqa: S310 - http or https
        decoder = kind if isinstance(kind, msgspec.json.Decoder) else msgspec.json.Decoder(kind)
        return read_with(decoder, self.answer(sent)[1])

    def answer(self, request: Request) -> tuple[str, bytes]:
        """Where the answer is from, and what it says.  Raises JoinError."""
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http or https
                self.take_token(answer.headers.get("set-cookie", ""))
                return str(answer.url), bytes(answer.read())
        except HTTPError as error:
            with error:
                self.take_token(error.headers.get("set-cookie", ""))
                raise refusal(error, self.address) from error
        except (OSError, HTTPException, ValueError) as error:
            raise JoinError("join-away", server=self.address.server) from error

    def take_token(self, header: str) -> None:
        try:
            given = SimpleCookie(header).get(f"amulette-{quote(self.address.table)}")
        except CookieError:
            return
        if given is not None:
            self.token = given.value


def refusal(error: HTTPError, address: Address) -> JoinError:
    """Why the server says no; what has no code of ours is no server of ours."""
    try:
        refused = msgspec.json.decode(error.read(), type=Refused)
    except (msgspec.MsgspecError, UnicodeDecodeError, OSError):
        is_proxy = error.code >= BAD_GATEWAY  # which has nobody behind it now
        return JoinError("join-away" if is_proxy else "join-no-amulette", server=address.server)
    return JoinError(f"code-{refused.code}", refused)


def read_with(decoder: msgspec.json.Decoder[T], raw: bytes | str) -> T:
    """Raises JoinError for what this version does not know."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise JoinError("join-version") from error
