"""A table that stands as a test wants it: the browser speaks to the rules themselves, no server between.

The real messages are encoded by the wire; bots of the other seats answer at once, in this process.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from amulette.bots.levels import bot
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, Game, State, submit
from amulette.kernel.record import Result
from amulette.table.looking import Heard, Look, News, ShownPerson, ShownSeat
from amulette.table.settings import Settings
from amulette.wire import encoder
from amulette.wire.encoder import because, encode, update
from amulette.wire.outgoing import Ack, Allowed

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

    from amulette.wire.outgoing import Update
    from tests.browser.visitor import Visitor

NAME = "staged"
ME = 0


class Stage:
    """`asked` counts what the person has answered, by whichever way; without a level the others seem to be people.

    `remembers`: the table has memory aids.
    """

    remembers = False

    def __init__(self, ada: Visitor, game: Game, state: State, level: str | None = "medium") -> None:
        self.ada, self.game, self.state = ada, game, state
        self.bot = bot(game.key, level or "medium")
        self.level = level
        self.rng = Fast(1)
        self.log: list[News] = []
        self.asked = 0
        self.sockets: list[WebSocketRoute] = []

    def open(self) -> Page:
        page = self.ada.page
        page.route(f"**/api/tables/{NAME}/updates*", self.answer)
        page.route(f"**/api/tables/{NAME}/edition", self.edition)
        page.route_web_socket(f"**/api/tables/{NAME}/socket*", self.connected)
        self.play_on()
        self.ada.open(f"t/{NAME}")
        page.locator("main :is(.room, .table)").first.wait_for()
        return page

    # -- what the browser gets ----------------------------------------------------

    def look(self) -> Look:
        state, seats = self.state, len(self.state.places())
        waiting = list(state.waiting())
        return Look(
            phase="playing" if waiting else "finished",
            game=self.game.key,
            options=dict(self.game.options),
            settings=Settings(aids=self.remembers),
            host="p0",
            people=[ShownPerson(f"p{i}", name, muted=False, away=False) for i, name in enumerate(("Ada", "Bo"))],
            seats=[self.shown(seat) for seat in range(seats)],
            commitment="",
            paused=False,
            proposal=None,
            view=state.view(ME),
            remembers=self.remembers,
            waiting=waiting,
            actions=[self.game.write(action) for action in state.options(ME)] if ME in waiting else [],
            clocks=[],
            moves=len(self.log),
            result=None if waiting else Result(state.places(), state.scores()),
            proof=None,
            next=None,
        )

    def shown(self, seat: int) -> ShownSeat:
        owner = "p0" if seat == ME else "p1" if self.level is None else None
        return ShownSeat(owner, None if seat == ME else self.level, is_free=False)

    def update(self, news: list[News]) -> Update:
        return update(NAME, len(self.log) - 1, ME, "p0", encoder.state(self.look()), news)

    def answer(self, route: Route) -> None:
        route.fulfill(body=encode(self.update(self.log)), content_type="application/json")

    def edition(self, route: Route) -> None:
        route.fulfill(json={"data": self.game.edition.data})

    def connected(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self.heard(socket, json.loads(text)))

    def heard(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] == "why":
            refusal = self.state.why_not(ME, self.game.read(said["text"]))
            reply = Allowed(id=said["id"]) if refusal is None else because(said["id"], refusal, self.game)
            socket.send(encode(reply).decode())
        if said["type"] == "move":
            self.asked += 1
            told = len(self.log)
            self.act(ME, self.game.read(said["text"]))
            self.play_on()
            socket.send(encode(Ack(id=said["id"], seq=len(self.log) - 1)).decode())
            socket.send(encode(self.update(self.log[told:])).decode())

    # -- what happens -----------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        events: list[Event] = submit(self.state, seat, action)
        heard = [Heard(event.seen_by(ME)) for event in events]
        self.log.append(News(len(self.log), 0, "moved", None, {"seat": seat}, heard))

    def skip_to(self, question: str, number: int = 1) -> None:
        """A bot plays for the person too, until this is asked for the so manieth time, and there is a choice."""
        while self.state.waiting():
            if ME in self.state.waiting() and repr(self.state.agenda[-1]).partition("(")[0] == question:
                number -= len(self.state.options(ME)) > 2
                if number == 0:
                    return
            self.bots_turn(self.state.waiting()[0])
        raise AssertionError(f"nobody was asked so often: {question}")

    def play_on(self) -> None:
        """Until the person is asked, or the game is over."""
        while self.state.waiting() and ME not in self.state.waiting():
            self.bots_turn(self.state.waiting()[0])

    def bots_turn(self, seat: int) -> None:
        view, options = self.state.view(seat), list(self.state.options(seat))
        self.act(seat, self.bot.choose(view, options, [], self.rng.fork()))
