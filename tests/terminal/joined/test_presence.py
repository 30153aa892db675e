"""Who is away, who is asked whether they are still there, and what can be done about it."""

from __future__ import annotations

import re
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from amulette.terminal.console import Console
from amulette.terminal.joined.host import JoinedHost
from amulette.terminal.joined.lobby import seated
from amulette.terminal.joined.presence import changes, situation
from amulette.texts.languages import LANGUAGES
from amulette.wire.outgoing import Presence, ProposalState
from tests.terminal.joined.tables import arrived, opened
from tests.terminal.table import NOTHING, typed

if TYPE_CHECKING:
    from pathlib import Path

    from amulette.terminal.joined.place import Place
    from tests.server.running import Running

SINCE = 1_700_000_000_000


def heard(place: Place, away: dict[str, int]) -> str:
    """What is told when the server says who is away."""
    output = StringIO()
    JoinedHost(place, Console(typed([]), output, NOTHING)).take(Presence(away=away))
    return output.getvalue()


def test_who_goes_and_comes_back_is_told_and_shown(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"], start="B")
    ada.claim("Ada", 0)
    place = arrived(ada.page, tmp_path, seat=1)
    place.state = replace(place.state, phase="playing")
    gone = heard(place, {"p0": SINCE})
    line = seated(place)[0]
    same, back = heard(place, {"p0": SINCE}), heard(place, {})

    assert re.fullmatch(r"Ada is away since \d\d:\d\d. After a minute you can type replace A .*\n", gone)
    assert re.fullmatch(r"Seat A: Ada. Away since \d\d:\d\d.", line)
    assert same == ""
    assert back == "Ada is here again.\n"
    assert seated(place)[0] == "Seat A: Ada."


def test_nobody_hears_of_themselves_or_of_spectators(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"])
    eve = ada.guest()
    eve.claim("Eve")
    place = arrived(ada.page, tmp_path, seat=1)

    assert heard(place, {eve.person: SINCE, place.you or "": SINCE}) == ""


def test_the_server_decides_about_nudging_and_replacing(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"], start="A")
    ada.claim("Ada", 0)
    place = arrived(ada.page, tmp_path, seat=1)
    ada.ask("start")
    output = StringIO()
    host = JoinedHost(place, Console(typed([]), output, NOTHING))
    host.link.open()
    while place.state.phase == "open":
        host.attend()
    for line in ("nudge", "nudge A", "replace A", "replace", "replace Z", "here", "help"):
        host.waiting().answer(line)
    host.link.close()
    text = output.getvalue()

    assert text.count("It is too early for that.") == 2
    assert text.count("This person is still here.") == 2
    assert "There is no seat Z; the seats are A to C." in text
    assert "You are not asked about this." in text
    assert "replace B: propose that a bot plays on for seat B" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_and_missing_answers_are_told(language: str, server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"])
    ada.claim("Ada", 0)
    place = arrived(ada.page, tmp_path, seat=1)
    place.language = language
    before, you = situation(place), place.you or ""
    proposal = ProposalState("undo", you, 1, [you], ["p0", you])
    place.state = replace(place.state, nudged={you: SINCE}, proposal=proposal)
    nudged, asked = changes(place, before)

    assert "here" in nudged
    assert asked.endswith("Ada.")
    assert changes(place, situation(place)) == []
