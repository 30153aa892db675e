"""Nobody who is here is thrown out, and nothing hangs."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.asgi import Caller
from tests.server.gathering import play, until

if TYPE_CHECKING:
    from tests.server.gathering import Gathering

LIVE: list[dict[str, Any]] = [
    {},
    {"clock": {"kind": "move", "seconds": 9000}},
    {"clock": {"kind": "bank", "seconds": 9000}},
]
DAYS: dict[str, Any] = {"clock": {"kind": "days", "days": 3}}


# -- nobody is thrown out -----------------------------------------------------


@pytest.mark.parametrize("settings", LIVE)
def test_a_present_opponent_cannot_be_replaced(settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        for _ in range(3):
            assert await ada.ask("propose", what="replace", seat=1) == "not-away"
            await asyncio.sleep(120)

        assert g.levels() == [None, None]
        assert await bob.ask("say", text="still mine") == "ack"

    play(plot, monkeypatch, game="power-cards", **settings)


@pytest.mark.parametrize("settings", LIVE)
def test_who_has_been_silent_for_a_minute_can_be_replaced_at_once_and_no_sooner(
    settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        await bob.ask("say", text="bye")
        bob.go()
        await asyncio.sleep(59)
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"
        await asyncio.sleep(2)
        assert await ada.ask("propose", what="replace", seat=1) == "ack"

        assert g.levels() == [None, "medium"]
        assert await bob.ask("reclaim", seat=1) == "ack"
        assert g.levels() == [None, None]
        assert await ada.ask("propose", what="replace", seat=1) == "not-away"

    play(plot, monkeypatch, game="power-cards", **settings)


def test_where_moves_have_days_only_the_clock_replaces(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        bob.go()
        await asyncio.sleep(3600)

        assert await ada.ask("propose", what="replace", seat=1) == "clock-decides"

    play(plot, monkeypatch, game="power-cards", **DAYS)


def test_the_people_who_are_here_decide_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob, cy, di = g.people
        cy.go()
        di.go()
        await asyncio.sleep(90)
        assert await ada.ask("propose", what="replace", seat=2) == "ack"
        asked = (await ada.update())["state"]["proposal"]["asked"]
        assert asked == [bob.name]
        assert await cy.ask("answer", yes=False) == "not-asked"

        assert g.levels() == [None] * 4

    play(plot, monkeypatch, people=4)


def test_a_proposal_falls_when_the_person_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob, cy = g.people
        cy.go()
        await asyncio.sleep(90)
        assert await ada.ask("propose", what="replace", seat=2) == "ack"
        await cy.update()
        assert await bob.ask("answer", yes=True) == "not-away"
        await until(lambda: g.table().proposal is None, 5)

        assert g.levels() == [None] * 3
        assert type(g.table().log[-1][0]).__name__ == "Settled"

    play(plot, monkeypatch, people=3)


def test_a_vote_goes_on_without_who_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob, cy = g.people
        cy.go()
        await asyncio.sleep(90)
        assert await ada.ask("propose", what="replace", seat=2) == "ack"
        bob.go()
        await until(lambda: g.levels() == [None, None, "medium"], 40)

        assert g.table().proposal is None

    play(plot, monkeypatch, people=3)


def test_a_vote_goes_on_without_who_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, _, cy = g.people
        cy.go()
        await asyncio.sleep(90)
        assert await ada.ask("propose", what="replace", seat=2) == "ack"
        await asyncio.sleep(50)
        assert g.levels() == [None] * 3
        await until(lambda: g.levels() == [None, None, "medium"], 15)

    play(plot, monkeypatch, people=3)


def test_what_nobody_who_is_here_has_agreed_on_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob, cy = g.people
        cy.go()
        await asyncio.sleep(90)
        assert await ada.ask("propose", what="replace", seat=2) == "ack"
        ada.go()
        bob.go()
        await asyncio.sleep(3600)

        assert g.levels() == [None] * 3
        bob.stay()
        assert await bob.ask("answer", yes=True) == "ack"
        assert g.levels() == [None, None, "medium"]

    play(plot, monkeypatch, people=3)


def test_a_rematch_waits_for_nobody_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        while g.table().phase == "playing":
            await g.move()
        bob.go()
        await asyncio.sleep(30)
        assert await ada.ask("propose", what="rematch") == "ack"
        await until(lambda: g.table().next is not None, 5)

    play(plot, monkeypatch, game="power-cards")


def test_the_host_frees_no_seat_of_somebody_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        assert await bob.ask("sit", seat=1) == "ack"
        assert await ada.ask("arrange", seat=1, level=None) == "not-away"
        assert await ada.ask("arrange", seat=1, level="easy") == "not-away"
        bob.go()
        await asyncio.sleep(90)

        assert await ada.ask("arrange", seat=1, level="easy") == "ack"

    play(plot, monkeypatch, game="power-cards", dealt=False)


# -- the stand-in -------------------------------------------------------------


def test_nobody_names_the_bot_that_plays_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        bob = g.people[1]
        for level in ("expert", "random", None):
            assert await bob.ask("leave", level=level) == "bad-message"
        assert await bob.ask("leave") == "ack"

        assert g.levels() == [None, "hard"]

    play(plot, monkeypatch, game="power-cards", stand_in="hard")


def test_a_bot_that_plays_anything_stands_in_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada = g.people[0]
        plan = {"game": "gargon", "name": "Ada", "seats": [None] * 3, "settings": {"stand_in": "random"}}
        assert b"no-level" in await Caller(ada.app).call("/api/tables", json.dumps(plan).encode())

        assert await ada.ask("configure", settings={"stand_in": "random"}, options={}) == "no-level"

    play(plot, monkeypatch, game="power-cards", dealt=False)


def test_taking_back_over_moves_of_somebody_who_was_replaced_needs_their_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def plot(g: Gathering) -> None:
        first = second = await g.move()
        while second == first:
            second = await g.move()
        proposer, gone = g.people[first], g.people[second]
        gone.go()
        await asyncio.sleep(90)
        assert await proposer.ask("propose", what="replace", seat=second) == "ack"
        await until(lambda: g.table().waiting() == (first,), 600)
        assert await proposer.ask("undo", seat=first) == "ack"

        before = (await proposer.update())["state"]
        assert before["proposal"]["asked"] == [gone.name]
        assert before["moves"] > 1
        assert await gone.ask("answer", yes=True) == "ack"
        assert (await proposer.update())["state"]["moves"] < before["moves"] - 1

    play(plot, monkeypatch, game="power-cards")


# -- nothing hangs ------------------------------------------------------------


def test_who_does_not_answer_is_away_though_their_page_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        slow = g.people[g.table().waiting()[0]]
        asker = next(person for person in g.people if person is not slow)
        seat = g.people.index(slow)
        assert await asker.ask("nudge", seat=seat) == "too-early"
        await asyncio.sleep(301)
        assert await asker.ask("nudge", seat=seat) == "ack"
        assert list((await asker.update())["state"]["nudged"]) == [slow.name]
        assert await asker.ask("propose", what="replace", seat=seat) == "not-away"
        await asyncio.sleep(61)
        assert list((await asker.update())["away"]) == [slow.name]
        assert await asker.ask("propose", what="replace", seat=seat) == "ack"

        assert g.levels()[seat] == "medium"
        assert await slow.ask("reclaim", seat=seat) == "ack"
        assert await asker.ask("propose", what="replace", seat=seat) == "not-away"

    play(plot, monkeypatch, game="power-cards")


@pytest.mark.parametrize(
    "answer",
    [
        {"type_": "here"},
        {"type_": "say", "text": "thinking"},
        {"type_": "move", "seat": 0, "seen": -1, "text": "nonsense"},
        {"type_": "why", "seat": 0, "text": "pass"},
    ],
)
def test_whatever_is_asked_of_the_table_answers(answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        slow = g.people[g.table().waiting()[0]]
        asker = next(person for person in g.people if person is not slow)
        seat = g.people.index(slow)
        await asyncio.sleep(301)
        assert await asker.ask("nudge", seat=seat) == "ack"
        await asyncio.sleep(50)
        await slow.ask(**{**answer, **({"seat": seat} if "seat" in answer else {})})
        await asyncio.sleep(60)

        assert (await asker.update())["state"]["nudged"] == {}
        assert await asker.ask("propose", what="replace", seat=seat) == "not-away"

    play(plot, monkeypatch, game="power-cards")


@pytest.mark.parametrize("settings", [*LIVE[1:], DAYS])
def test_where_there_is_a_clock_nobody_is_nudged(settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        seat = g.table().waiting()[0]
        asker = g.people[1 - seat]
        await asyncio.sleep(400)

        assert await asker.ask("nudge", seat=seat) == "clock-decides"

    play(plot, monkeypatch, game="power-cards", **settings)


@pytest.mark.parametrize("dealt", [True, False])
def test_somebody_who_is_here_follows_a_host_who_is_gone(dealt: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob, _ = g.people
        ada.go()
        await asyncio.sleep(50)
        assert g.table().host == ada.name
        await until(lambda: g.table().host == bob.name, 30)
        news = [item for item in (await bob.update())["news"] if item["kind"] == "hosted"]

        assert [(item.get("by"), item["facts"]["person"]) for item in news] == [(None, bob.name)]
        assert dealt or await bob.ask("resize", seats=4) == "ack"

    play(plot, monkeypatch, people=3, dealt=dealt)


def test_where_moves_have_days_a_host_may_be_away_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        ada, bob = g.people
        ada.go()
        await asyncio.sleep(2 * 86_400)
        assert g.table().host == ada.name
        await asyncio.sleep(86_400 + 30)

        assert g.table().host == bob.name

    play(plot, monkeypatch, game="power-cards", **DAYS)


def test_nobody_follows_while_nobody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def plot(g: Gathering) -> None:
        for person in g.people:
            person.go()
        await asyncio.sleep(3600)
        assert g.table().host == "p0"

        g.people[1].stay()
        await until(lambda: g.table().host == "p1", 10)

    play(plot, monkeypatch, game="power-cards")
