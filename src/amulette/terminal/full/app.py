"""The screen: answers with what is clicked, chosen or typed."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList

from amulette.terminal.full.drawing import DrawingApp
from amulette.terminal.full.keys import ACTIONS, BINDINGS, TYPED, cheats
from amulette.terminal.full.stage import is_word
from amulette.terminal.full.themes import DAY, NIGHT
from amulette.terminal.menu import is_number


class TableApp(DrawingApp, inherit_bindings=False):
    """Knows no game: it passes answers on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *BINDINGS,
        Binding("up", "mark(-1)", show=False),
        Binding("down", "mark(1)", show=False),
        Binding("tab", "app.focus_next", show=False),
        Binding("shift+tab", "app.focus_previous", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    # -- answering ----------------------------------------------------------

    def answer(self, text: str) -> None:
        """An action when one is waited for, a word at any time."""
        if not self.is_asked and not is_word(text):
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
        if not self.shown.precedes(event) and not is_word(event.value):
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
