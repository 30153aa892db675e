"""The host and the turn of the line mode, as the full screen needs them."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from amulette.terminal.commands import help_on
from amulette.terminal.console import LeftError
from amulette.terminal.full.scene import Row
from amulette.terminal.host import Host
from amulette.terminal.turn import Table, Turn

if TYPE_CHECKING:
    from amulette.kernel.contract import View
    from amulette.terminal.full.stage import Stage
    from amulette.terminal.screen import Screen
    from amulette.terminal.sitting import Sitting


class TableTurn(Turn):
    """The choices are rows to click, and the table lies above them."""

    def __init__(self, sitting: Table, stage: Stage, screen: Screen, seat: int) -> None:
        super().__init__(sitting, stage, screen, seat)
        self.stage = stage

    def listen(self) -> int:
        action = super().listen()
        self.stage.settle()
        return action

    def show(self, newcomer: bool) -> None:
        self.stage.report()
        lay(self.stage, self.screen, self.view, [self.seat])

    def put(self) -> None:
        self.list()

    def list(self) -> None:
        self.stage.offer(self.screen.question(self.view), self.rows(), help_on(self))

    def rows(self) -> tuple[Row, ...]:
        """The choices, and what leads to others."""
        rows = [Row(self.described(number, entry), str(number)) for number, entry in self.menu.shown()]
        if self.menu.pages > 1:
            said = self.speaker.common("choice-more", page=self.menu.page + 1, pages=self.menu.pages)
            rows.append(Row(said, "more"))
        if len(self.menu.path) > 1:
            rows.append(Row(self.speaker.common("help-back"), "back"))
        return tuple(rows)


class TableHost(Host):
    """Keeps the table in sight while others decide, and the end until somebody leaves."""

    def __init__(self, sitting: Sitting, stage: Stage, language: str) -> None:
        super().__init__(sitting, stage, language)
        self.stage = stage

    def turn(self, seat: int) -> Turn:
        return TableTurn(self.sitting, self.stage, self.screen(), seat)

    def invite(self, sentence: str) -> None:
        self.stage.report()
        self.stage.offer(sentence, [Row(self.line("full-sit-down"), "")])

    def let_play(self, seat: int) -> None:
        self.stage.offer(self.line("full-waiting", name=self.sitting.names[seat]), [])
        super().let_play(seat)

    def tell(self) -> None:
        super().tell()
        self.stage.report()
        self.lay()

    def lay(self) -> None:
        """The table as whoever is present sees it."""
        shown, asked = self.screen(), self.sitting.asked()
        if self.present is None:
            self.stage.lay(title(shown), [])
        else:
            lay(self.stage, shown, self.sitting.view(self.present), [] if asked is None else [asked])

    def finish(self) -> None:
        """The end stays on the screen; when that is gone, its last news are left to read."""
        if len(self.sitting.humans) > 1:
            self.stage.wipe()
        super().finish()
        self.stage.report()
        self.stage.parting = [*self.stage.scene.news]
        self.stage.offer(self.line("full-over"), [Row(self.line("full-leave"), "quit")])
        with suppress(LeftError):
            while self.stage.read().lower() not in ("", "quit"):
                pass

    def farewell(self) -> None:
        super().farewell()
        self.stage.parting = [*self.stage.spoken()]


def lay(stage: Stage, screen: Screen, view: View, waiting: Collection[int]) -> None:
    """The table as this screen draws it."""
    stage.tint(screen.tints(view))
    stage.lay(title(screen), screen.picture(view, waiting), screen.details(view))


def title(screen: Screen) -> str:
    """The game, and who is at the screen."""
    speaker = screen.speaker
    name = speaker.common("game-name")
    return name if speaker.seat is None else f"{name} · {speaker.names[speaker.seat]}"
