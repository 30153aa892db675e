"""A page to read in peace: it covers the table until it is closed."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static


class Reader(ModalScreen[None]):
    """Arrow keys and the wheel scroll; the keys that open a page close it too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,f1", "close", show=False),
        Binding("ctrl+q", "app.leave", show=False),
        Binding("ctrl+c", "app.interrupt", show=False),
    ]

    def __init__(self, lines: Content, closing: str) -> None:
        super().__init__()
        self.lines = lines
        self.closing = closing

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.lines, id="lines")
        yield Button(self.closing, id="close", compact=True)

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    @on(Button.Pressed)
    def action_close(self) -> None:
        self.dismiss()
