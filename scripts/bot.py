"""A player for any table, in any language you like: this one takes what it is offered at random.

python3 bot.py http://127.0.0.1:8000 TABLE SEAT NAME

It needs Python alone.  Come to the table, take the seat, then read updates line by line: whenever `actions` is not
empty it is this seat's turn.  A move that was not acknowledged is sent again under the same id: it counts once.
"""

import http.cookiejar
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

Update = dict[str, Any]
Chooser = Callable[[Update], str]
TRIES = 20


class Seat:
    """One seat at one table; the cookie that came with the claim says whose."""

    def __init__(self, server: str, table: str, seat: int) -> None:
        self.address = f"{server.rstrip('/')}/api/tables/{table}"
        self.seat = seat
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def post(self, path: str, body: object) -> Update:
        """The answer, be it a refusal; a server that is away is asked again."""
        data, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        for attempt in range(TRIES):
            try:
                request = urllib.request.Request(f"{self.address}/{path}", data, headers)  # noqa: S310 - the server we were told
                with self.web.open(request, timeout=30) as answer:
                    return dict(json.load(answer))
            except urllib.error.HTTPError as refused:
                with refused:
                    found = dict(json.loads(refused.read() or b"{}"))
                if refused.code not in (429, 503):
                    return found
            except OSError:
                pass
            time.sleep(min(5, 0.25 * 2**attempt) * random.uniform(0.5, 1))  # noqa: S311 - no secret
        raise SystemExit("the server is away")

    def claim(self, name: str) -> None:
        answer = self.post("claim", {"name": name, "seat": self.seat, "entropy": os.urandom(16).hex()})
        if answer.get("seat") != self.seat:
            raise SystemExit(f"the seat is not to be had: {answer}")

    def updates(self) -> Iterator[Update]:
        """All there is to know, for as long as the game lasts; after a lost connection it goes on where it was."""
        since = -1
        while True:
            try:
                with self.web.open(f"{self.address}/stream?seat={self.seat}&since={since}", timeout=60) as lines:
                    for line in lines:
                        if line.strip():
                            update = json.loads(line)
                            since = update["seq"]
                            yield update
            except (OSError, ValueError):
                pass
            time.sleep(0.25)

    def play(self, choose: Chooser) -> Update:
        """Play to the end; the last update."""
        for update in self.updates():
            state = update["state"]
            if state["phase"] == "finished":
                return update
            if state["actions"] and not state["paused"]:
                seen = update["seq"]
                move = {"type": "move", "id": f"m{seen}", "seat": self.seat, "seen": seen, "text": choose(update)}
                self.post(f"requests?seat={self.seat}", move)
        raise AssertionError("updates never end")


def at_random(update: Update) -> str:
    return str(random.choice(update["state"]["actions"]))  # noqa: S311 - no secret


if __name__ == "__main__":
    server, table, seat, name = sys.argv[1:]
    player = Seat(server, table, int(seat))
    player.claim(name)
    print(json.dumps(player.play(at_random)["state"]["result"]))
