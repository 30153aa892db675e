"""Between a move and what follows from it nothing else can be sent; a refusal gives the choice back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from amulette.files.editions import open_game
from amulette.table.looking import News
from amulette.wire.encoder import encode
from amulette.wire.outgoing import Ack, Refused
from tests.browser.staged import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

ACTIONS: Final = "[role=toolbar] button:not(:disabled)"
IN_A_CASTLE: Final = "A P3 | B P0 | discard dw wi | next Castle Drop(cut) Forces(0) EndOfTurn"


class SlowStage(Stage):
    """Acknowledges a move at once, then tells what Bo had said before it; the rest when the test wants it."""

    refuses = False

    def heard(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] != "move":
            super().heard(socket, said)
            return
        self.asked += 1
        if self.refuses:
            socket.send(encode(Refused(id=said["id"], code="trouble")).decode())
            return
        self.log.append(News(len(self.log), 0, "said", "p1", {"text": "Well?"}, []))
        before = self.update(self.log[-1:])
        self.act(0, self.game.read(said["text"]))
        self.play_on()
        socket.send(encode(Ack(id=said["id"], seq=len(self.log) - 1)).decode())
        socket.send(encode(before).decode())

    def tell(self) -> None:
        self.sockets[-1].send(encode(self.update(self.log[-1:])).decode())


def castle(ada: Visitor) -> SlowStage:
    """Two cards of the discard pile may be taken, or left."""
    game = open_game("das-blaue-amulett")
    stage = SlowStage(ada, game, game.position(IN_A_CASTLE))
    stage.open()
    return stage


def test_a_second_click_before_the_update_sends_nothing(visitor: Make) -> None:
    ada = visitor()
    stage, actions = castle(ada), ada.page.locator(ACTIONS)
    expect(actions).not_to_have_count(0)
    ada.page.keyboard.press("1")
    expect(ada.page.get_by_role("button", name="Chat")).to_contain_text("1")  # heard after the acknowledgement

    expect(actions).to_have_count(0)
    ada.page.keyboard.press("1")
    stage.tell()
    expect(actions).not_to_have_count(0)
    assert stage.asked == 1


def test_a_refusal_gives_the_choice_back(visitor: Make) -> None:
    ada = visitor()
    stage, actions = castle(ada), ada.page.locator(ACTIONS)
    expect(actions).not_to_have_count(0)
    before = actions.all_inner_texts()
    stage.refuses = True
    ada.page.keyboard.press("1")

    expect(ada.page.locator(".bubble")).to_be_visible()
    expect(actions).to_have_text(before)
    stage.refuses = False
    ada.page.keyboard.press("1")
    expect(actions).to_have_count(0)
    assert stage.asked == 2
