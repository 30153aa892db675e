"""A place on the network, on the whole screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from amulette.terminal.commands import help_on
from amulette.terminal.console import LeftError
from amulette.terminal.full.host import TableTurn, lay, title
from amulette.terminal.full.scene import Row
from amulette.terminal.joined.host import JoinedHost
from amulette.terminal.joined.lobby import agreed, seated

if TYPE_CHECKING:
    from amulette.terminal.full.stage import Stage
    from amulette.terminal.joined.place import Line, Place
    from amulette.terminal.turn import Turn


class JoinedTableHost(JoinedHost):
    """The table lies there while others decide; news come while a question is open, too."""

    def __init__(self, place: Place, stage: Stage) -> None:
        super().__init__(place, stage)
        self.stage = stage
        stage.disturbed = lambda: not self.link.inbox.empty()

    def turn(self) -> Turn:
        assert self.place.seat is not None
        turn = TableTurn(self.place, self.stage, self.place.screen(), self.place.seat)
        turn.commands = self.words.deciding
        return turn

    def welcome(self) -> None:
        super().welcome()
        self.stage.report()
        self.lay()

    def describe(self) -> None:
        super().describe()
        self.stage.report()

    def show_lobby(self) -> None:
        self.lay()

    def look(self) -> None:
        self.lay()

    def lay(self) -> None:
        """The table, and before the deal who sits there."""
        place, shown = self.place, self.place.screen()
        self.stage.count(place.clock)
        is_dealt = place.state.view is not None
        if is_dealt:
            lay(self.stage, shown, place.view(place.seat), place.state.waiting)
        else:
            self.stage.lay(title(shown), [*seated(place), *agreed(place)])

    def show_clock(self) -> None:
        """It runs at the top of the screen."""
        self.stage.count(self.place.clock)

    def tell(self, lines: Sequence[Line]) -> None:
        super().tell(lines)
        self.stage.report()
        self.lay()

    def remark(self, sentence: str) -> None:
        super().remark(sentence)
        self.stage.report()

    def show_wait(self, sentence: str) -> None:
        """The words that may be typed meanwhile stand on the cheat-sheet."""
        if self.place.state.phase == "finished":
            return
        names = [self.place.names[seat] for seat in self.place.state.waiting]
        said = sentence or self.line("full-waiting", name=", ".join(names))
        self.stage.offer(said, [], help_on(self.waiting()))

    def finish(self) -> None:
        """The end stays on the screen; when that is gone, its last news are left to read."""
        self.stage.report()
        self.stage.parting = [*self.stage.scene.news]
        rows = [Row(self.line("full-leave"), "quit")]
        again = [Row(self.line("join-again"), "again")] if self.place.seat is not None else []
        self.stage.offer(self.line("full-over"), [*rows, *again], help_on(self.waiting()))
        try:
            self.wait_for_the_next()
        except LeftError:
            self.place.has_left = True

    def farewell(self) -> None:
        super().farewell()
        self.stage.parting = [*self.stage.spoken()]
