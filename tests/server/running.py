"""A real server in a process of its own, and clients that speak to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from amulette.server.settings import Limits, Settings
from amulette.wire.incoming import VERSION
from tests.seeds import seeded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

PROGRAM = "import sys; from tests.server.running import main; main(*sys.argv[1:])"
PATIENCE = 30.0  # seconds for a start, which takes one; waiting for a processor does not count
PING, PONG = '{"type":"ping"}', '{"type":"pong"}'
OPEN_LIMITS = Limits(
    messages=10_000,
    burst=10_000,
    chat=10_000,
    per_address=20_000,
    openings=10_000,
    openings_burst=10_000,
    readings=10**6,
    readings_burst=10**6,
    unfinished=10**6,
    listed=10**6,
)


def main(settings: str, port: str, workers: str, proxies: str = "") -> None:
    from amulette.server.run import Place, run  # noqa: PLC0415 - only in the process that serves

    place = Place(port=int(port), workers=int(workers), proxies=proxies)
    run(msgspec.json.decode(settings, type=Settings), place)


def held_port() -> socket.socket:
    """A port that nobody else gets while the server is away: bound, not listened on, and with an address to reuse."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def ran_and_waited(pid: int) -> tuple[float, float]:
    """Seconds that a process has had a processor, and has waited for one, where the system tells."""
    try:
        ran, waited, *_ = Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return 0.0, 0.0
    return int(ran) / 1e9, int(waited) / 1e9


@dataclass
class Running:
    """One server; it can be killed and started again on the same port."""

    settings: Settings
    log: Path
    held: socket.socket = field(default_factory=held_port)
    workers: int = 1
    proxies: str = ""
    process: subprocess.Popen[bytes] | None = None
    program: str = PROGRAM

    @property
    def port(self) -> int:
        return int(self.held.getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        told = msgspec.json.encode(seeded(self.settings)).decode()
        command = [sys.executable, "-c", self.program, told, str(self.port), str(self.workers), self.proxies]
        environment = os.environ | {"AMULETTE_LOG": "info"}
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(command, env=environment, stderr=errors)
        self.await_health()

    def await_health(self) -> None:
        """Most of a start is Python's own; a server that ends, or is not up in time, tells why."""
        assert self.process is not None
        began = time.monotonic()
        while self.process.poll() is None and self.spent(began) < PATIENCE:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/health", timeout=2):
                return
            time.sleep(0.02)
        said = self.log.read_text(encoding="utf-8")[-2000:]
        raise TimeoutError(f"the server is not up (exit code {self.process.poll()}); it said: {said}")

    def spent(self, began: float) -> float:
        """Seconds since then in which the server need not have waited."""
        assert self.process is not None
        return time.monotonic() - began - ran_and_waited(self.process.pid)[1]

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(120)  # only so that it ends: who gives up earlier leaves a server behind


@contextlib.contextmanager
def running(
    settings: Settings, workers: int = 1, log: Path | None = None, proxies: str = "", program: str = PROGRAM
) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        place = log or Path(folder) / "log"
        server = Running(settings, place, workers=workers, proxies=proxies, program=program)
        try:
            server.start()
            yield server
        finally:
            server.stop()
            server.held.close()


class Refusal(Exception):  # noqa: N818 - an answer, not an error of the test
    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body


@dataclass
class Client:
    """Somebody with a cookie jar."""

    url: str
    table: str = ""
    cookie: str = ""
    person: str = ""
    address: str = ""  # from which a proxy says that it comes

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def call(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> Any:  # noqa: ANN401 - JSON
        data = None if body is None else msgspec.json.encode(body)
        cookie = {"cookie": self.cookie} if self.cookie else {}
        via = {"x-forwarded-for": self.address} if self.address else {}
        sent = {"content-type": "application/json", **cookie, **via, **(headers or {})}
        request = urllib.request.Request(self.url + path, data, sent)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                given = answer.headers.get("set-cookie")
                if given:
                    self.cookie = given.partition(";")[0]
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                content = error.read()
            raise Refusal(error.code, json.loads(content) if content.startswith(b"{") else {}) from None

    async def acall(self, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        return await asyncio.to_thread(self.call, path, body)

    def open(self, game: str = "gargon", seats: list[str | None] | None = None, **settings: Any) -> str:  # noqa: ANN401
        plan: dict[str, Any] = {"game": game, "name": "Ada", "seats": seats or [None, "easy", "easy"]}
        if settings:
            plan["settings"] = settings
        answer = self.call("/api/tables", plan)
        self.table, self.person = answer["table"], answer["person"]
        return self.table

    def claim(self, name: str, seat: int | None = None, entropy: str = "") -> None:
        answer = self.call(f"{self.path}/claim", {"name": name, "seat": seat, "entropy": entropy})
        self.person = answer["person"]

    def ask(self, type_: str, **fields: Any) -> Any:  # noqa: ANN401 - JSON
        body = {"type": type_, "id": fields.pop("id", secrets.token_hex(6)), **fields}
        return self.call(f"{self.path}/requests", body)

    def update(self, seat: int | None = None, since: int = -1, wait: int = 0) -> Any:  # noqa: ANN401 - JSON
        chosen = "" if seat is None else f"&seat={seat}"
        return self.call(f"{self.path}/updates?since={since}&wait={wait}{chosen}")

    def guest(self) -> Client:
        """Somebody else at the same table."""
        return Client(self.url, self.table)

    @contextlib.asynccontextmanager
    async def socket(self, seat: int | None = None, since: int = -1, **more: Any) -> AsyncIterator[ClientConnection]:  # noqa: ANN401
        chosen = "" if seat is None else f"?seat={seat}"
        address = f"{self.url.replace('http', 'ws', 1)}{self.path}/socket{chosen}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(address, additional_headers=headers, compression=None, **more) as ws:
            await ws.send(json.dumps({"type": "hello", "version": VERSION, "since": since}))
            yield ws


def dropped(client: Client, why: str) -> float:
    """How many connections the server has ended for this reason."""
    with urllib.request.urlopen(f"{client.url}/metrics") as answer:
        lines = answer.read().decode().split("\n")
    counter = f'amulette_dropped_total{{why="{why}"}} '
    return sum([float(line.removeprefix(counter)) for line in lines if line.startswith(counter)])


async def listen_on(ws: ClientConnection) -> None:
    """Listen as a client does that has nothing to say: it only answers the heartbeat."""
    async for raw in ws:
        if raw == PING:
            await ws.send(PONG)


async def next_of(ws: ClientConnection, kind: str) -> Any:  # noqa: ANN401 - JSON
    """The next message of a kind; others are passed over."""
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await ws.recv())
            if message["type"] == kind:
                return message
