"""What a place on the network shows is what the same seat would see at one's own table."""

from __future__ import annotations

import json
import os
import re
import select
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.contract import submit
from amulette.table.looking import Heard
from amulette.terminal.console import Console
from amulette.terminal.joined.names import BOTS
from amulette.terminal.joined.news import happened
from amulette.terminal.joined.place import table_view
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.screens import screen
from amulette.texts.events import told
from amulette.wire.encoder import ENCODER
from amulette.wire.encoder import told as sent
from amulette.wire.outgoing import Told
from tests.laws.play import Play, a_play, every_game
from tests.terminal.table import NAMES, NOTHING

NAMES_TS = Path(__file__).parents[3] / "web/src/table/names.ts"


def plays(key: str) -> st.SearchStrategy[Play]:
    return st.sampled_from(list(GAMES[key].seats)).flatmap(lambda seats: a_play(key, seats))


@every_game
@settings(max_examples=1)
@given(data=st.data())
def test_the_table_part_alone_gives_the_same_screen(key: str, data: st.DataObject) -> None:
    play = data.draw(plays(key))
    for number, (state, seat, _) in enumerate(play):
        if number % 17:
            continue
        for viewer in (seat, None):
            view = state.view(viewer)
            read = table_view(play.game, play.seats, view.table_text())
            shown = screen(key, "en", NAMES, viewer)

            assert read.table_text() == view.table_text()
            assert shown.table(read, whole=True) == shown.table(view, whole=True)
            if viewer is not None:
                assert shown.question(read) == shown.question(view)
                assert shown.reminder(read) == shown.reminder(view)


@every_game
@settings(max_examples=2)
@given(data=st.data())
def test_what_is_told_over_the_wire_is_the_same_sentence(key: str, data: st.DataObject) -> None:
    play = data.draw(plays(key))
    shown = screen(key, "en", NAMES, 0)
    for state, seat, action in play:
        for event in submit(state.clone(), seat, action):
            here = told(key, event, 0)
            wired: dict[str, Any] = json.loads(ENCODER.encode(sent(key, Heard(event.seen_by(0)))))
            there = happened(Told(**wired))

            assert shown.speaker.say(there) == shown.speaker.say(here)
            assert shown.tells(there) == shown.tells(here)


def test_a_view_that_cannot_be_read_is_of_another_version() -> None:
    with pytest.raises(JoinError, match="join-version"):
        table_view(open_game("gargon"), 3, "seat A | something new")


def test_bots_have_the_names_that_they_have_in_the_browser() -> None:
    found = re.search(r"const BOTS = \[(.*?)\]", NAMES_TS.read_text(encoding="utf-8"))

    assert found is not None
    assert re.findall(r'"(.*?)"', found[1]) == list(BOTS)


def test_what_is_typed_while_others_decide_is_heard_on_a_terminal() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, encoding="utf-8") as reader:
        console = Console(reader, reader, NOTHING)
        before = console.overhear()
        os.write(ours, b"say hello\n")
        select.select([reader], [], [])  # a system may take its time between the two ends
        after = console.overhear()
    os.close(ours)

    assert (before, after) == (None, "say hello")
