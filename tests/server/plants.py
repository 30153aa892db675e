"""S2 through the whole server: leaks to be planted, one at a time, in what stands around a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
from prometheus_client import Gauge

from amulette.files.records import dumps
from amulette.server import app, asking, hub, live, rendering, replays, routes, sockets, streams, visit
from amulette.server.logs import log
from amulette.server.thinkers import Thinkers
from amulette.server.visit import hub_of
from amulette.server.visit import visit as visiting
from amulette.table import looking
from amulette.table.entries import Said, Undone
from amulette.table.table import Table
from amulette.wire.outgoing import Refused
from amulette.wire.retelling import tell_frames

if TYPE_CHECKING:
    import pytest
    from starlette.requests import HTTPConnection, Request
    from starlette.responses import Response

    from amulette.server.rendering import Visit
    from amulette.server.thinker import Question
    from amulette.table.effects import Think
    from amulette.table.entries import Entry
    from amulette.table.looking import Fact, Look, News
    from amulette.table.play import Play
    from amulette.table.requests import Request as Asked
    from amulette.wire.incoming import Why
    from amulette.wire.outgoing import Ack, Allowed

Plant = Callable[["pytest.MonkeyPatch"], None]
PLANTS: list[Plant] = []


def planted(plant: Plant) -> Plant:
    PLANTS.append(plant)
    return plant


def of(table: Table) -> Play:
    assert table.play is not None
    return table.play


def only_table(request: HTTPConnection) -> Table:
    table = hub_of(request).find("t").kept
    assert table is not None
    return table


# -- addresses that say too much ---------------------------------------------------


@planted
def whoever_names_a_seat_has_it(patch: pytest.MonkeyPatch) -> None:
    def seat_of(request: HTTPConnection, table: Table, person: str | None) -> int | None:
        wanted = request.query_params.get("seat")
        return None if wanted is None else int(wanted)

    patch.setattr(visit, "seat_of", seat_of)
    patch.setattr(rendering, "holds", lambda *_: True)


@planted
def the_record_is_given_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def record(request: Request) -> Response:
        table = await (await visiting(request)).live.table()
        return routes.answer({"record": msgspec.json.decode(dumps(of(table).closed()))})

    patch.setattr(routes, "record", record)


@planted
def a_replay_is_told_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def replay(request: Request) -> Response:
        table, wanted = only_table(request), request.query_params.get("view", "")
        seat = int(wanted) if wanted.isdecimal() else None
        return routes.answer(list(tell_frames(of(table).closed(), table.game, seat, wanted == "all")))

    patch.setattr(replays, "replay", replay)


@planted
def the_lobby_tells_how_it_stands(patch: pytest.MonkeyPatch) -> None:
    async def tables(request: Request) -> Response:
        return routes.answer([{"table": "t", "position": of(only_table(request)).state.digest()}])

    patch.setattr(routes, "tables", tables)


@planted
def an_answer_has_a_tag_of_the_true_position(patch: pytest.MonkeyPatch) -> None:
    honest = streams.updates

    async def updates(request: Request) -> Response:
        response = await honest(request)
        response.headers["etag"] = of(only_table(request)).state.digest()
        return response

    patch.setattr(streams, "updates", updates)


@planted
def whoever_is_turned_away_is_told_what_is_there(patch: pytest.MonkeyPatch) -> None:
    async def forbidden(request: Request, _: Exception) -> Response:
        return routes.answer({"why": f"you are not {of(only_table(request)).state.position()}"}, 403)

    patch.setattr(app, "forbidden", forbidden)


@planted
def too_early_is_said_with_a_number_that_tells(patch: pytest.MonkeyPatch) -> None:
    """Not what is said, but the status."""

    async def refused(request: Request, _: Exception) -> Response:
        digest = of(only_table(request)).state.digest()
        return routes.answer({"code": "too-early"}, 422 if digest < "8" else 425)

    patch.setattr(app, "refused", refused)


# -- sockets and streams -----------------------------------------------------------


@planted
def a_socket_gets_what_the_next_seat_gets(patch: pytest.MonkeyPatch) -> None:
    async def write(self: sockets.Talk) -> None:
        table = await self.seen.live.table()
        if table.seq > self.listener.since:
            since, self.listener.since = self.listener.since, table.seq
            seat = ((self.seen.seat or 0) + 1) % len(table.seats)
            await self.send(rendering.update(self.seen.live, table, seat, self.seen.person, since))

    patch.setattr(sockets.Talk, "write", write)


@planted
def a_spectators_stream_is_that_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    honest = streams.lines

    def lines(seen: Visit, listener: live.Listener) -> object:
        seen.seat = 0 if seen.seat is None else seen.seat
        return honest(seen, listener)

    patch.setattr(streams, "lines", lines)
    patch.setattr(rendering, "holds", lambda *_: True)


@planted
def the_seats_of_one_device_are_shown_together(patch: pytest.MonkeyPatch) -> None:
    """Several people hand one device around: each sees the own cards only."""
    honest = looking.look

    def look(table: Table, viewer: int | None, now: int) -> Look:
        seen = honest(table, viewer, now)
        together = viewer is not None and len(table.humans()) == 1
        options = [text for seat in table.waiting() for text in of(table).options(seat)]
        return replace(seen, actions=options) if together else seen

    patch.setattr(rendering, "look", look)


# -- hints and bots ----------------------------------------------------------------


@planted
def a_hint_is_thought_of_with_open_cards(patch: pytest.MonkeyPatch) -> None:
    honest = rendering.question

    def question(table: Table, seat: int, level: str) -> Question:
        return msgspec.structs.replace(honest(table, seat, level), view=of(table).state.position())

    patch.setattr(rendering, "question", question)


@planted
def a_hint_has_its_luck_from_the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = rendering.question

    def question(table: Table, seat: int, level: str) -> Question:
        return msgspec.structs.replace(honest(table, seat, level), luck=int(table.opened.seed[:8], 16))

    patch.setattr(rendering, "question", question)


@planted
def a_bot_takes_its_time_where_it_has_a_choice(patch: pytest.MonkeyPatch) -> None:
    honest = hub.Hub.decided

    async def decided(self: hub.Hub, table: Table, job: Think) -> tuple[str, str]:
        await asyncio.sleep(len(of(table).options(job.seat)) / 10)
        return await honest(self, table, job)

    patch.setattr(hub.Hub, "decided", decided)


@planted
def it_is_counted_what_bots_could_do(patch: pytest.MonkeyPatch) -> None:
    honest = hub.Hub.decided

    async def decided(self: hub.Hub, table: Table, job: Think) -> tuple[str, str]:
        text, _ = await honest(self, table, job)
        return text, f"one of {len(of(table).options(job.seat))}"

    patch.setattr(hub.Hub, "decided", decided)


@planted
def a_question_waits_the_longer_the_more_a_bot_could_do(patch: pytest.MonkeyPatch) -> None:
    """Only the metrics say so."""
    honest = Thinkers.choose

    async def choose(self: Thinkers, question: Question, *more: Any) -> tuple[str, str]:  # noqa: ANN401 - all the rest
        self.metrics.waited.observe(len(question.actions))
        return await honest(self, question, *more)

    patch.setattr(Thinkers, "choose", choose)


# -- what hosts watch --------------------------------------------------------------


@planted
def a_gauge_stands_as_high_as_a_hand(patch: pytest.MonkeyPatch) -> None:
    honest = routes.metrics

    async def metrics(request: Request) -> Response:
        high = Gauge("amulette_high", "A hand", registry=hub_of(request).metrics.registry)
        high.set(int(of(only_table(request)).state.digest()[:4], 16))
        return await honest(request)

    patch.setattr(routes, "metrics", metrics)


@planted
def what_is_asked_is_logged_with_the_position(patch: pytest.MonkeyPatch) -> None:
    honest = rendering.explain

    def explain(seen: Visit, request: Why) -> Refused | Allowed:
        log.info("why", position=of(rendering.present(seen.live)).state.position())
        return honest(seen, request)

    patch.setattr(rendering, "explain", explain)


# -- time --------------------------------------------------------------------------


@planted
def an_answer_takes_the_longer_the_higher_a_hand_is(patch: pytest.MonkeyPatch) -> None:
    honest = asking.answered

    async def answered(here: hub.Hub, seen: Visit, request: Asked) -> Ack | Refused | Allowed:
        table = await seen.live.table()
        await asyncio.sleep(int(of(table).state.digest()[:2], 16) / 1000)
        return await honest(here, seen, request)

    patch.setattr(routes, "answered", answered)


# -- chat and taking back ----------------------------------------------------------


def add_facts(patch: pytest.MonkeyPatch, kind: type[Entry], more: Callable[[Table, int], Fact]) -> None:
    honest = looking.heard

    def heard(table: Table, seq: int, viewer: int | None) -> News:
        news = honest(table, seq, viewer)
        is_one = isinstance(table.log[seq][0], kind)
        return replace(news, facts={**news.facts, "more": more(table, seq)}) if is_one else news

    patch.setattr(looking, "heard", heard)


@planted
def what_is_said_comes_with_the_mood_of_the_cards(patch: pytest.MonkeyPatch) -> None:
    add_facts(patch, Said, lambda table, _: of(table).state.digest() < "8")


@planted
def what_was_taken_back_is_told(patch: pytest.MonkeyPatch) -> None:
    add_facts(patch, Undone, lambda table, seq: getattr(table.log[seq - 1][0], "text", ""))
