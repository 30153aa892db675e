"""A connection to a seat that comes back by itself."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from amulette.table.requests import Request
from amulette.terminal.joined.countdown import Countdown
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.joined.web import Web, read_with
from amulette.wire.heartbeat import Ping, Pong
from amulette.wire.incoming import VERSION, Hello
from amulette.wire.outgoing import Ack, Allowed, Bye, Presence, Refused, Sendable, Update

FIRST_PAUSE: Final = 0.25  # seconds before a lost connection is tried again
LONGEST_PAUSE: Final = 5.0
LONGEST_SILENCE: Final = 25.0  # seconds; the server says something every 15
LONGEST_ANSWER: Final = 10.0  # seconds
OPENING: Final = 10.0  # seconds
AGAIN: Final = 2.0  # seconds after which a request without an answer is sent again
LAST_WORD: Final = 1.0  # seconds that a connection has for its end
LARGEST: Final = 2**24  # bytes of an update
FINAL: Final = ("replaced", "version", "no-seat")  # farewells after which there is no coming back
DECODER: Final[msgspec.json.Decoder[Sendable]] = msgspec.json.Decoder(Sendable)
LOST: Final = ("code-no-table", "code-not-yours", "code-set-aside")


@dataclass(frozen=True)
class Health:
    """The connection is lost, or stands again."""

    stands: bool


Reply = Ack | Refused | Allowed
Heard = Update | Presence | Reply | Health | JoinError  # an error: there will be nothing more to hear


class Link:
    """All that comes is in `inbox`; a request is sent again until it is answered, and done once."""

    def __init__(self, web: Web, seat: int | None, since: int) -> None:
        self.web = web
        self.seat = seat
        self.since = since
        self.inbox: SimpleQueue[Heard] = SimpleQueue()
        self.pending: dict[str, Request] = {}
        self.socket: ClientConnection | None = None
        self.closing = Event()
        self.pause = FIRST_PAUSE
        self.silence = Countdown(LONGEST_SILENCE)
        self.answer = Countdown(LONGEST_ANSWER)
        self.thread = Thread(target=self.run, daemon=True)

    def open(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.closing.set()
        socket = self.socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def send(self, request: Request) -> None:
        self.pending[request.id] = request
        if self.socket is not None:
            self.write(self.socket, request)

    def write(self, socket: ClientConnection, message: Hello | Ping | Pong | Request) -> None:
        """What does not get through is sent again when the connection is back."""
        with suppress(OSError, WebSocketException):
            socket.send(msgspec.json.encode(message).decode())

    # -- the thread of the connection ---------------------------------------

    def run(self) -> None:
        while not self.closing.is_set():
            stands = False
            try:
                self.talk()
            except JoinError as error:
                self.inbox.put(error)
                return
            except InvalidHandshake:
                stands = self.exchange()
            except (OSError, WebSocketException):
                pass  # the server is away: it is tried again
            self.rest(stands)

    def talk(self) -> None:
        """Until the connection is lost.  Raises OSError, WebSocketException; JoinError when there is no coming back."""
        with connect(
            self.web.address.socket(self.seat),
            additional_headers=self.web.cookie,
            max_size=LARGEST,
            open_timeout=OPENING,
            close_timeout=LAST_WORD,
            ping_interval=None,
        ) as socket:
            self.write(socket, Hello(version=VERSION, since=self.since))
            self.socket, self.pause = socket, FIRST_PAUSE
            self.inbox.put(Health(stands=True))
            self.write_pending(socket)
            self.silence.restart()
            self.answer.restart()
            while not self.closing.is_set():
                try:
                    self.hear(socket, read_with(DECODER, socket.recv(AGAIN)))
                except TimeoutError:
                    self.write_pending(socket)
                self.check(socket)

    def hear(self, socket: ClientConnection, message: Sendable) -> None:
        self.silence.restart()
        if isinstance(message, Ping):
            self.write(socket, Pong())
        elif not isinstance(message, Pong):
            self.take(message)

    def check(self, socket: ClientConnection) -> None:
        """Find out whether the line is dead, though nobody has said so.  Raises TimeoutError."""
        if not self.pending:
            self.answer.restart()
        self.answer.look()
        if self.silence.look():  # the machine has slept: the server may have gone meanwhile
            self.silence.shorten(LONGEST_ANSWER)
            self.write(socket, Ping())
        if self.silence.left <= 0 or self.answer.left <= 0:
            raise TimeoutError

    def write_pending(self, socket: ClientConnection) -> None:
        """What has no answer yet may have been lost, or was too much at once."""
        for request in list(self.pending.values()):
            self.write(socket, request)

    def take(self, message: Update | Presence | Reply | Bye) -> None:
        if isinstance(message, Bye):
            if message.why in FINAL:
                raise JoinError("join-version" if message.why == "version" else f"bye-{message.why}")
            return
        if isinstance(message, Update):
            self.since = message.seq
        elif not isinstance(message, Presence) and message.id is not None:
            self.pending.pop(message.id, None)
            self.answer.restart()
        elif isinstance(message, Refused) and message.code == "bad-message":
            raise JoinError("join-version")
        self.inbox.put(message)

    def exchange(self) -> bool:
        """No socket gets through here, or there is no such seat any more: plain requests tell; whether they work."""
        try:
            update = self.web.update(self.seat, self.since)
            if update.seq > self.since:
                self.take(update)
            for request in list(self.pending.values()):
                self.take(self.web.ask(self.seat, request))
        except JoinError as error:
            if error.key in LOST:
                self.inbox.put(error)
                self.closing.set()
            return False
        self.pause = FIRST_PAUSE
        return True

    def rest(self, stands: bool) -> None:
        if self.closing.is_set():
            return
        self.socket = None
        self.inbox.put(Health(stands))
        self.closing.wait(self.pause * random.uniform(0.5, 1))  # noqa: S311 - no secret
        self.pause = min(2 * self.pause, LONGEST_PAUSE)
