"""What leaves is a viewer's own; a state does not leave at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Seeded
from amulette.table import requests as r
from amulette.table.looking import look, missed, news
from amulette.wire import log
from amulette.wire.encoder import encode, plain, state, update
from tests.table.sitting import Sitting

if TYPE_CHECKING:
    from amulette.table.entries import Logged
    from amulette.wire.outgoing import State


def test_a_state_does_not_leave() -> None:
    state: Any = open_game("gargon").deal(3, Seeded(bytes(32)))
    for secret in (state, state.view(0), Sitting().table, {"seed": "1"}):
        with pytest.raises(TypeError, match="does not leave"):
            encode(cast("Any", secret))
        if not isinstance(secret, dict):
            with pytest.raises(TypeError, match="does not leave"):
                plain(secret)


def seen(s: Sitting, viewer: int | None) -> State:
    return state(look(s.table, viewer, s.now))


@pytest.mark.parametrize("key", list(GAMES))
def test_every_update_of_a_whole_game_can_be_sent(key: str) -> None:
    s = Sitting(key, ("easy",) * GAMES[key].seats.start)
    s.do(r.Start(id="go"))
    since = -1
    while s.table.phase == "playing" and s.table.seq < 400:
        for viewer in (None, 0):
            sent = encode(update("t", s.table.seq, viewer, None, seen(s, viewer), news(s.table, viewer, since)))
            assert msgspec.json.decode(sent)["type"] == "update"
        since = s.table.seq
        s.move(choice=s.table.seq * 5)


def test_more_than_two_hundred_news_are_a_fresh_view() -> None:
    s = Sitting()
    for i in range(205):
        s.do(r.Say(id=f"s{i}", text="x"))
    shown = seen(s, None)

    assert update("t", s.table.seq, None, None, shown, missed(s.table, None, 0)).fresh
    assert not update("t", s.table.seq, None, None, shown, missed(s.table, None, 10)).fresh


def test_the_log_reads_back() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    s.move()
    entries: list[Logged] = [entry for _, _, entry in s.log]

    assert [log.read(log.write(entry)) for entry in entries] == entries


@pytest.mark.parametrize("body", [b"", b"\x02{}", b"\x01{}", b"\x01\xff", b"\x01" + b"[" * 100_000])
def test_a_damaged_entry_is_named(body: bytes) -> None:
    with pytest.raises(log.DamagedError):
        log.read(body)


def told_to(key: str, viewer: int | None, aids: bool) -> dict[str, Any]:
    """The state that a viewer is sent after some moves."""
    s = Sitting(key, ("easy",) * GAMES[key].seats.start, aids=aids)
    s.do(r.Start(id="go"))
    for choice in range(30):
        s.move(choice=choice * 5)
    sent = encode(update("t", s.table.seq, viewer, None, seen(s, viewer), news(s.table, viewer, -1)))
    found: dict[str, Any] = msgspec.json.decode(sent)["state"]
    assert s.table.play is not None
    assert found.get("memory") in (None, s.table.play.view(viewer).text()[len(found["view"]) :].lstrip(" |;"))
    return found


@pytest.mark.parametrize("key", list(GAMES))
def test_memory_goes_to_a_seat_of_a_table_that_has_agreed_on_it(key: str) -> None:
    own, other = [told_to(key, seat, aids=True) for seat in (0, 1)]

    assert own["memory"]
    assert own["memory"] == told_to(key, 0, aids=True)["memory"]
    assert key != "power-cards" or own["memory"] != other["memory"]


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize(("viewer", "aids"), [(0, False), (None, True), (None, False)])
def test_memory_goes_to_nobody_else(key: str, viewer: int | None, aids: bool) -> None:
    found = told_to(key, viewer, aids)

    assert "memory" not in found
    assert "memory" not in found["view"]
    assert "heard" not in found["view"]


@pytest.mark.parametrize("key", list(GAMES))
def test_who_is_asked_gets_the_question_and_nobody_else(key: str) -> None:
    s = Sitting(key, ("easy",) * GAMES[key].seats.start)
    s.do(r.Start(id="go"))
    for _ in range(20):
        waiting = s.table.waiting()
        for viewer in (None, *range(len(s.table.seats))):
            question = seen(s, viewer).question
            assert (question is not None) == (viewer in waiting)
            assert question is None or question.id.startswith("ask-")
        s.move(choice=s.table.seq * 5)
