"""The screen: draws scenes, and answers with what is clicked, chosen or typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from amulette.terminal.full.fresh import Choices, Line, Shown
from amulette.terminal.full.hosted import HostedApp, Staged
from amulette.terminal.full.keys import ACTIONS, BINDINGS, KEYS, TYPED, Key, cheats, foot
from amulette.terminal.full.lines import choice, styled
from amulette.terminal.full.reader import Reader
from amulette.terminal.full.scene import Scene
from amulette.terminal.full.themes import DAY, NIGHT
from amulette.terminal.menu import is_number

if TYPE_CHECKING:
    from amulette.terminal.full.stage import Stage
    from amulette.texts.texts import Texts

HURRY: Final = 30_000  # milliseconds on a clock that are few
WIDTHS: Final = [(0, "-narrow"), (110, "-wide")]  # columns, and what table.tcss calls such a screen
HEIGHTS: Final = [(0, "-low"), (34, "-tall")]


class TableApp(HostedApp, inherit_bindings=False):
    """Knows no game: it shows scenes and passes answers on."""

    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *BINDINGS,
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("tab", "app.focus_next", show=False),
        Binding("shift+tab", "app.focus_previous", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]
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

    # -- drawing ------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="title", markup=False)
            yield Static(id="clock", markup=False)
        with Container(id="upper"):
            with VerticalScroll(id="news"):
                yield Static(id="heard")
                yield Static(id="told")
            with VerticalScroll(id="table"):
                yield Static(id="details")
                yield Static(id="laid")
        yield Static(id="question", markup=False)
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
        self.set_interval(1, self.tick)
        self.hosting.start()

    @on(Staged)
    def draw(self, message: Staged) -> None:
        """Only what has changed, so that nobody loses their place."""
        before, scene = self.scene, message.scene
        self.scene = scene
        self.query_one("#title", Static).update(scene.title)
        self.tick()
        self.draw_lines(before, scene)
        self.draw_question(before, scene)
        if scene.page and scene.page is not before.page:
            self.open_page(scene.page)

    def tick(self) -> None:
        """What is left on the clock that runs, second by second."""
        clock, now = self.scene.clock, monotonic()
        shown = self.query_one("#clock", Static)
        shown.update(clock.shown(now) if clock else "")
        shown.set_class(clock is not None and clock.left(now) < HURRY, "-urgent")

    def draw_lines(self, before: Scene, scene: Scene) -> None:
        if (before.heard, before.news) != (scene.heard, scene.news):
            self.query_one("#heard", Static).update(styled(scene.heard))
            self.query_one("#told", Static).update(styled(scene.news, scene.tints))
            self.query_one("#told").set_class(bool(scene.news), "-said")
            self.query_one("#news").anchor()
        if before.table != scene.table:
            self.query_one("#details", Static).update(styled(scene.details, scene.tints))
            self.query_one("#laid", Static).update(styled(scene.table, scene.tints))
            self.query_one("#table").anchor()  # to its end, where the hand lies
        self.query_one("#table").border_title = Content(scene.heading)

    def draw_question(self, before: Scene, scene: Scene) -> None:
        self.query_one("#question", Static).update(styled([scene.question], scene.tints))
        reply = self.query_one("#reply", Static)
        reply.update(styled(scene.reply))
        reply.set_class(bool(scene.reply), "-said")
        self.query_one("#choices").set_class(not self.is_asked, "-idle")
        if (before.question, before.rows) != (scene.question, scene.rows) and scene.rows:
            self.call_after_refresh(self.shown.change())
            self.query_one("#line", Line).forget()
        if before.rows != scene.rows:
            self.list_rows()

    def list_rows(self) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        tints = self.scene.tints
        choices.add_options([Option(choice(row.text, tints)) for row in self.scene.rows])
        choices.highlighted = 0 if self.scene.rows else None

    def open_page(self, lines: tuple[str, ...]) -> None:
        self.push_screen(Reader(styled(lines, self.scene.tints), self.texts.say("full-close")))

    # -- answering ----------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.scene.awaited > self.answered and self.shown.is_drawn

    def answer(self, text: str) -> None:
        if not self.is_asked:
            return
        self.answered = self.scene.awaited
        line = self.query_one("#line", Input)
        line.clear()
        line.focus()
        self.query_one("#choices").add_class("-idle")
        self.stage.answers.put((self.answered, text))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        if self.shown.precedes(event):
            self.answer(self.scene.rows[event.option_index].answer)

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """Enter alone takes the choice that is marked."""
        if not self.shown.precedes(event):
            return
        if event.value:
            self.answer(event.value)
        else:
            self.query_one("#choices", OptionList).action_select()

    @on(Input.Changed)
    def point(self, event: Input.Changed) -> None:
        """A number that is typed points at its choice."""
        answers = [row.answer for row in self.scene.rows]
        if is_number(event.value) and event.value in answers:
            self.query_one("#choices", OptionList).highlighted = answers.index(event.value)

    def on_key(self, event: events.Key) -> None:
        """Whatever is typed elsewhere goes to the line too."""
        line = self.query_one("#line", Input)
        if event.is_printable and event.character and len(self.screen_stack) == 1:
            line.focus()
            line.insert_text_at_cursor(event.character)
            event.stop()

    # -- keys ---------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """While a page is read, the keys are its own."""
        return len(self.screen_stack) == 1 or action not in ACTIONS

    def action_word(self, word: str) -> None:
        if self.scene.words:
            self.answer(word)

    def action_why(self) -> None:
        """Of the choice that is highlighted."""
        row = self.query_one("#choices", OptionList).highlighted
        if row is not None and is_number(self.scene.rows[row].answer):
            self.action_word(f"why {self.scene.rows[row].answer}")

    def action_type(self) -> None:
        """The word stands in the line; what belongs to it is typed."""
        if self.scene.words:
            line = self.query_one("#line", Input)
            line.value = "".join([f"{key.name} " for key in self.keys if key.action == TYPED])
            line.cursor_position = len(line.value)
            line.focus()

    def action_step_back(self) -> None:
        """First the line is emptied, then the words chosen are taken back."""
        line = self.query_one("#line", Input)
        if line.value:
            line.clear()
        elif "back" in [row.answer for row in self.scene.rows]:
            self.action_word("back")

    def action_mark(self, rows: int) -> None:
        """The next choice, or the one before."""
        choices = self.query_one("#choices", OptionList)
        (choices.action_cursor_down if rows > 0 else choices.action_cursor_up)()

    def action_turn(self, pages: int) -> None:
        """Through the table, or the news when they have the focus."""
        news = self.query_one("#news", VerticalScroll)
        pane = news if news.has_focus else self.query_one("#table", VerticalScroll)
        (pane.scroll_page_down if pages > 0 else pane.scroll_page_up)(animate=False)

    def action_cheats(self) -> None:
        self.open_page((*cheats(self.texts, self.keys), "", *self.scene.words))

    def action_theme(self) -> None:
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
