"""The drawing side of the screen: scenes become parts of it, and only what has changed is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static
from textual.widgets.option_list import Option

from amulette.terminal.full.clockface import ClockFace
from amulette.terminal.full.fresh import Choices, Line, Shown
from amulette.terminal.full.hosted import HostedApp, Staged
from amulette.terminal.full.keys import KEYS, Key, foot
from amulette.terminal.full.lines import choice, styled
from amulette.terminal.full.reader import Reader
from amulette.terminal.full.scene import Scene
from amulette.terminal.full.themes import DAY, NIGHT

if TYPE_CHECKING:
    from amulette.terminal.full.stage import Stage
    from amulette.texts.texts import Texts

WIDTHS: Final = [(0, "-narrow"), (110, "-wide")]  # columns, and what table.tcss calls such a screen
HEIGHTS: Final = [(0, "-low"), (34, "-tall")]


class DrawingApp(HostedApp, inherit_bindings=False):
    """Knows no game: it shows scenes."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, texts: Texts, host: Callable[[Stage], None], keys: Sequence[Key] = KEYS) -> None:
        super().__init__(host)
        self.title = texts.say("game-name")
        self.texts = texts
        self.keys = keys
        self.scene = Scene()
        self.answered = 0  # the number of the last answer
        self.shown = Shown()
        self.drawn: dict[str, object] = {}  # what each part shows

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="title")
            yield ClockFace(id="clock")
        with Container(id="upper"):
            with VerticalScroll(id="news"):
                yield Static(id="heard")
                yield Static(id="told")
            with VerticalScroll(id="table"), Container(id="board"):
                yield Static(id="details")
                yield Static(id="laid")
        yield Static(id="question")
        yield Static(id="reply")
        yield Choices(self.shown)
        yield Line(self.shown, self.texts.say("full-line"))
        yield Static(foot(self.texts, self.keys), id="foot")

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Until a theme is on."""
        return NIGHT.variables

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        self.query_one("#line").focus()
        self.hosting.start()

    @property
    def is_asked(self) -> bool:
        return self.scene.awaited > self.answered and self.shown.is_drawn

    @on(Staged)
    def draw(self, message: Staged) -> None:
        """Only what has changed, so that nobody loses their place; nothing on a screen that is being closed."""
        if not self.is_running:
            return
        before, scene = self.scene, message.scene
        self.scene = scene
        self.put("title", [scene.title])
        self.query_one(ClockFace).set(scene.clock)
        self.draw_news()
        self.draw_table()
        self.draw_question(before)
        if scene.page and scene.page is not before.page:
            self.open_page(scene.page)

    def put(self, part: str, lines: Sequence[str], *, tinted: bool = False) -> bool:
        """Whether the part showed something else before; a part that says nothing may take no room."""
        tints = self.scene.tints if tinted else {}
        if self.drawn.get(part) == (lines, tints):
            return False
        self.drawn[part] = lines, tints
        found = self.query_one(f"#{part}", Static)
        found.update(styled(lines, tints))
        found.set_class(bool(lines), "-said")
        return True

    def draw_news(self) -> None:
        is_old, is_new = self.put("heard", self.scene.heard), self.put("told", self.scene.news, tinted=True)
        if is_old or is_new:
            self.query_one("#news").anchor()

    def draw_table(self) -> None:
        table = self.query_one("#table")
        table.border_title = Content(self.scene.heading)
        is_more, is_laid = [
            self.put(part, lines, tinted=True)
            for part, lines in (("details", self.scene.details), ("laid", self.scene.table))
        ]
        if is_more or is_laid:
            table.anchor()  # to its end, where the hand lies

    def draw_question(self, before: Scene) -> None:
        scene, choices = self.scene, self.query_one(Choices)
        self.put("question", [scene.question], tinted=True)
        self.put("reply", scene.reply, tinted=True)
        if (before.question, before.rows) != (scene.question, scene.rows) and scene.rows:
            self.query_one("#line", Line).forget()
            choices.call_after_refresh(self.open_choices, choices, self.shown.change())
        if before.rows != scene.rows:
            self.list_rows(choices)
        choices.set_class(not self.is_asked, "-idle")

    def list_rows(self, choices: Choices) -> None:
        choices.clear_options()
        tints = self.scene.tints
        choices.add_options([Option(choice(row.text, tints)) for row in self.scene.rows])
        choices.highlighted = 0 if self.scene.rows else None

    def open_choices(self, choices: Choices, drawn: Callable[[], None]) -> None:
        """They are on the screen: from now on they may be answered."""
        drawn()
        choices.set_class(not self.is_asked, "-idle")

    def open_page(self, lines: tuple[str, ...]) -> None:
        self.push_screen(Reader(styled(lines, self.scene.tints), self.texts.say("full-close")))
