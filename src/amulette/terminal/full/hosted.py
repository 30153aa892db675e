"""A screen with a host in a thread of its own: scenes come from there, answers go there, and nothing else is shared."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from textual import on
from textual.app import App
from textual.message import Message

from amulette.terminal.console import LeftError
from amulette.terminal.full.scene import Scene
from amulette.terminal.full.stage import Stage


class Staged(Message):
    """A scene to draw, from the thread of the host."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene


class Ended(Message):
    """The host has gone home."""


class HostedApp(App[None], inherit_bindings=False):
    """Lives as long as its host, unless somebody leaves before."""

    def __init__(self, host: Callable[[Stage], None]) -> None:
        super().__init__()
        self.stage = Stage(self.present)
        self.leaving = False
        self.error: BaseException | None = None  # with which the host ended
        self.hosting = Thread(target=self.run_host, args=(host,), daemon=True)

    def run_host(self, host: Callable[[Stage], None]) -> None:
        try:
            host(self.stage)
        except BaseException as error:  # noqa: BLE001 - raised again where the screen is gone
            self.error = error
        if not self.leaving:
            self.post_message(Ended())

    def dismiss_host(self) -> None:
        """The screen is gone, for whatever reason: nobody will answer any more."""
        self.part(LeftError())
        if self.hosting.ident is not None:
            self.hosting.join()

    def present(self, scene: Scene) -> None:
        if not self.leaving:
            self.post_message(Staged(scene))

    # -- parting --------------------------------------------------------------

    def action_leave(self) -> None:
        self.part(LeftError())
        self.exit()

    def action_interrupt(self) -> None:
        self.part(KeyboardInterrupt())
        self.exit()

    def part(self, reason: BaseException) -> None:
        """The screen goes at once; the host says good-bye when the bot that thinks is done."""
        if not self.leaving:
            self.leaving = True
            self.stage.answers.put(reason)

    @on(Ended)
    def close(self) -> None:
        self.exit()
