"""Sit down at the full-screen table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.terminal.full.app import TableApp
from amulette.terminal.full.host import TableHost
from amulette.terminal.full.joined import JoinedTableHost
from amulette.terminal.full.keys import JOINED
from amulette.texts.texts import texts

if TYPE_CHECKING:
    from amulette.terminal.console import Voice
    from amulette.terminal.full.stage import Stage
    from amulette.terminal.joined.place import Place
    from amulette.terminal.sitting import Sitting


def table_app(sitting: Sitting, language: str) -> TableApp:
    return TableApp(texts(language, sitting.game.key), lambda stage: TableHost(sitting, stage, language).run())


def joined_app(place: Place) -> TableApp:
    def host(stage: Stage) -> None:
        JoinedTableHost(place, stage).run()

    return TableApp(texts(place.language, place.state.game), host, JOINED)


def play(sitting: Sitting, console: Voice, language: str) -> int:
    return shown(table_app(sitting, language), console)


def join(place: Place, console: Voice) -> int:
    return shown(joined_app(place), console)


def shown(app: TableApp, console: Voice) -> int:
    """Play to the end, or until somebody leaves; then the console says what is left to say.

    The exit code is that of the screen.  Raises what ended the host, as KeyboardInterrupt.
    """
    app.run()
    app.dismiss_host()
    console.say_all(app.stage.parting)
    if app.error is not None:
        raise app.error
    return app.return_code or 0
