"""Whose turn it is to have a bot think, in a time of its own: processes that take as long as they are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import pytest
from prometheus_client import generate_latest

from amulette.server import rendering
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.thinker import Question, Thought
from amulette.server.thinkers import NotWantedError, Thinker, Thinkers
from amulette.server.turns import HALF_LIFE, HINT, LITTLE, Asker, Turn, Turns
from amulette.store.memory import Memory
from amulette.table.requests import Move, Propose, Resume, Sit, Start
from amulette.table.settings import Settings as TableSettings
from amulette.wire.incoming import Plan
from tests.server.asgi import keep_time_with, run
from tests.server.test_thinkers import question

if TYPE_CHECKING:
    from amulette.server.live import Live

TAKES: Final = {"medium": 0.01, "hard": 0.1, "expert": 4.0}  # seconds
NO_UNDO: Final = TableSettings(undo="off")  # with it bots wait for second thoughts
ME, CROWD = Asker("me", "mine"), [Asker("crowd", f"table {number}") for number in range(65)]


class Scripted(Thinker):
    """Takes as long as the level says, or until it is hurried."""

    def __init__(self) -> None:
        super().__init__()
        self.hurried = asyncio.Event()
        self.asked_for: list[str] = []

    @property
    def is_running(self) -> bool:
        return True

    def hurry(self) -> None:
        self.hurried.set()

    async def asked(self, question: Question) -> Thought:
        self.asked_for.append(question.level)
        self.hurried.clear()
        try:
            async with asyncio.timeout(TAKES[question.level]):
                await self.hurried.wait()
        except TimeoutError:
            return Thought(question.actions[0])
        return Thought(question.actions[0], done=1, asked=2)


class House:
    """A room of such processes, and what came of every question."""

    def __init__(self, count: int = 1, deadline: float = 5) -> None:
        self.thinkers = Thinkers(0, deadline)
        self.scripted = [Scripted() for _ in range(count)]
        self.thinkers.idle = list(self.scripted)
        self.tasks: list[asyncio.Task[None]] = []
        self.answered: list[tuple[Asker, str, float]] = []  # by whom it was asked, how it came about, and how late

    def ask(self, asker: Asker, level: str = "medium", times: int = 1) -> None:
        self.tasks.append(asyncio.create_task(self.ask_on(asker, level, times)))

    async def ask_on(self, asker: Asker, level: str, times: int) -> None:
        for _ in range(times):
            began = now()
            _, how = await self.thinkers.choose(question(level), asker)
            self.answered.append((asker, how, now() - began))

    async def end(self) -> House:
        await asyncio.gather(*self.tasks)
        return self

    def waits(self, asker: Asker) -> list[float]:
        return [late for who, _, late in self.answered if who == asker]

    def order(self) -> list[str]:
        return [asker.table for asker, _, _ in self.answered]


def now() -> float:
    return asyncio.get_running_loop().time()


# -- beside many experts ------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 4])
def test_who_asks_for_little_waits_for_one_share_of_a_long_thought_at_most(count: int) -> None:
    """However many tables the others have, and from the first question on."""

    async def trial() -> House:
        house = House(count)
        for asker in CROWD:
            house.ask(asker, "expert", times=20)
        for moment in range(200):
            await asyncio.sleep(0.37 + moment % 10 / 9)
            house.ask(ME, "medium")
        return await house.end()

    house, _ = run(trial())

    assert len(house.waits(ME)) == 200
    assert max(house.waits(ME)) <= house.thinkers.turns.share + 3 * TAKES["medium"]
    assert len(house.answered) == 200 + 65 * 20  # nobody is forgotten


def test_many_networks_with_experts_do_not_keep_a_person_waiting_either() -> None:
    async def trial() -> House:
        house = House()
        for number in range(100):
            house.ask(Asker(f"network {number}", f"t{number}"), "expert", times=3)
        for _ in range(50):
            await asyncio.sleep(1.1)
            house.ask(ME, "medium")
        return await house.end()

    house, _ = run(trial())

    assert max(house.waits(ME)) <= house.thinkers.turns.share + 3 * TAKES["medium"]


def test_a_person_in_the_crowds_own_network_is_served_by_table() -> None:
    async def trial() -> House:
        house = House()
        for asker in CROWD:
            house.ask(asker, "expert", times=3)
        for _ in range(50):
            await asyncio.sleep(1.1)
            house.ask(Asker("crowd", "mine"), "medium")
        return await house.end()

    house, _ = run(trial())

    assert max(house.waits(Asker("crowd", "mine"))) <= house.thinkers.turns.share + 3 * TAKES["medium"]


def test_networks_that_want_much_get_the_same() -> None:
    async def trial() -> dict[str, float]:
        house = House()
        for asker in [*CROWD[:40], Asker("two", "a"), Asker("three", "b"), Asker("three", "c")]:
            house.ask(asker, "expert", times=1000)
        await asyncio.sleep(10 * HALF_LIFE)
        had = {origin: house.thinkers.turns.had_by_network(origin, now()) for origin in ("crowd", "two", "three")}
        for task in house.tasks:
            task.cancel()
        await asyncio.gather(*house.tasks, return_exceptions=True)
        return had

    had, _ = run(trial())

    assert max(had.values()) - min(had.values()) < 5 < min(had.values())


def test_nobody_is_cut_short_while_nobody_waits() -> None:
    async def trial() -> House:
        house = House()
        house.ask(ME, "expert", times=3)
        return await house.end()

    house, _ = run(trial())

    assert house.answered == [(ME, "thought", 4.0)] * 3


def test_who_had_less_thinks_to_the_end_while_one_who_had_much_waits() -> None:
    async def trial() -> House:
        house = House()
        house.thinkers.turns.origins.add("crowd", 30, now())
        house.ask(CROWD[0], "expert")
        await asyncio.sleep(0)
        house.ask(ME, "expert")
        return await house.end()

    house, _ = run(trial())

    assert [(asker.origin, how) for asker, how, _ in house.answered] == [("crowd", "cut short"), ("me", "thought")]


# -- in which order -----------------------------------------------------------


def order(waiting: list[Turn], **had: float) -> list[str]:
    """Return the tables in the order of their turns; each takes what is expected.  `had`: by networks, in seconds."""
    turns, clock, found = Turns(1.0), 0.0, list[str]()
    for origin, seconds in had.items():
        turns.origins.add(origin, seconds, clock)
    turns.waiting = list(waiting)
    while turns.waiting:
        turn = turns.begin(clock)
        clock += turn.expected
        turns.end(turn, clock)
        found.append(turn.asker.table)
    return found


def turn(table: str, expected: float = 1.0, since: float = 0, is_person: bool = False) -> Turn:
    """Return what a table waits for; its name begins with the network's letter."""
    return Turn(Asker(table[0], table, is_person), expected, since)


def test_turns_go_round_the_networks() -> None:
    assert order([turn("a1"), turn("a2"), turn("a3"), turn("b1"), turn("c1")]) == ["a1", "b1", "c1", "a2", "a3"]


def test_turns_of_a_network_go_round_its_tables() -> None:
    waiting = [turn("a1"), turn("a1"), turn("a1"), turn("a2", since=1), turn("a3", since=2)]

    assert order(waiting) == ["a1", "a2", "a3", "a1", "a1"]


def test_what_is_short_goes_first() -> None:
    assert order([turn("a1", 1.0), turn("b1", 0.1), turn("c1", 0.02), turn("d1", 0.5)]) == ["c1", "b1", "d1", "a1"]


def test_who_came_first_goes_first_among_equals() -> None:
    assert order([turn("a1", 0.1, since=2), turn("b1", 0.1, since=1), turn("c1", 0.1, since=3)]) == ["b1", "a1", "c1"]


def test_who_had_little_lately_goes_first() -> None:
    waiting = [turn("a1", 0.1), turn("b1", 0.1), turn("c1", 1.0)]

    assert order(waiting, a=9, b=3) == ["c1", "b1", "a1"]


def test_a_little_counts_for_nothing_so_that_new_networks_do_not_overtake_old_ones() -> None:
    waiting = [turn("a1", 0.1, since=1), turn("b1", 0.1, since=2)]

    assert order(waiting, a=LITTLE / 2) == ["a1", "b1"]


def test_a_persons_hint_goes_before_the_bots_of_others() -> None:
    hint = turn("a1", 0.1, since=5, is_person=True)

    assert order([turn("b1", 0.001), turn("c1", 0.1), hint], a=HINT / 2) == ["a1", "b1", "c1"]


def test_hints_count_and_who_had_many_waits() -> None:
    hint = turn("a1", 0.1, is_person=True)

    assert order([hint, turn("b1"), turn("c1")], a=HINT + 2 * LITTLE) == ["b1", "c1", "a1"]


def test_what_was_had_is_forgotten_by_and_by() -> None:
    turns = Turns(1.0)
    turns.origins.add("a", 8, 0)

    assert [turns.origins.of("a", each * HALF_LIFE) for each in range(4)] == [8, 4, 2, 1]


def test_how_long_a_thought_takes_is_learnt() -> None:
    turns = Turns(1.0)
    before = turns.expected("gargon", "expert")
    for _ in range(40):
        turns.learn("gargon", "expert", 0.25)
    turns.learn("gargon", "hard", 60)

    assert before == 1.0
    assert turns.expected("gargon", "expert") == pytest.approx(0.25)
    assert turns.expected("gargon", "hard") == 1.0  # nobody is charged beforehand for more than is left to them
    assert turns.expected("gargon", "medium") < turns.expected("power-cards", "hard") < 0.1


# -- nothing is lost, and nothing is done in vain -----------------------------


def test_the_time_of_a_bot_begins_with_its_turn() -> None:
    async def trial() -> House:
        house = House(deadline=4.5)
        for number in range(10):
            house.ask(Asker("one", f"t{number}"), "expert")
        return await house.end()

    house, waited = run(trial())

    assert len(house.answered) == 10
    assert waited > 10
    assert not any(how == "fallback" for _, how, _ in house.answered)


def test_a_question_that_is_broken_off_leaves_its_place() -> None:
    async def trial() -> House:
        house = House()
        house.ask(CROWD[0], "expert")
        await asyncio.sleep(0.1)
        house.ask(ME, "hard")
        await asyncio.sleep(0.1)
        house.tasks.pop().cancel()
        await asyncio.sleep(0)
        assert house.thinkers.turns.waiting == []
        return await house.end()

    house, waited = run(trial())

    assert house.scripted[0].asked_for == ["expert"]
    assert waited == TAKES["expert"]


@pytest.mark.parametrize("moment", range(8))
def test_a_process_is_not_lost_whenever_a_question_is_broken_off(moment: int) -> None:
    async def trial() -> House:
        house = House()
        house.ask(CROWD[0], "medium")
        house.ask(ME, "medium")
        await asyncio.sleep(0.01 * (moment // 4))
        for _ in range(moment % 4):
            await asyncio.sleep(0)
        house.tasks.pop(moment % 2).cancel()
        house.ask(CROWD[1], "medium")
        return await house.end()

    house, _ = run(trial())

    assert house.order()[-1] == CROWD[1].table
    assert house.thinkers.idle == house.scripted
    assert (house.thinkers.turns.waiting, house.thinkers.turns.running) == ([], {})


def test_who_waits_is_served_when_the_process_dies_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(_: Scripted, __: Question) -> Thought:
        await asyncio.sleep(1)
        raise asyncio.IncompleteReadError(b"", None)

    async def trial() -> House:
        house = House()
        with monkeypatch.context() as patch:
            patch.setattr(Scripted, "asked", die)
            house.ask(CROWD[0], "expert")
            house.ask(CROWD[1], "expert")
            await asyncio.sleep(0.5)
        house.ask(ME, "hard")
        return await house.end()

    house, _ = run(trial())

    assert [(asker.table, how) for asker, how, _ in house.answered] == [
        (CROWD[0].table, "fallback"),
        (ME.table, "thought"),
        (CROWD[1].table, "thought"),
    ]


def test_what_nobody_wants_any_more_is_dropped_when_its_turn_comes() -> None:
    async def no() -> bool:
        return False

    async def trial() -> House:
        house = House()
        house.ask(CROWD[0], "hard")
        with pytest.raises(NotWantedError):
            await house.thinkers.choose(question("expert"), ME, no)
        house.ask(ME, "hard")
        return await house.end()

    house, _ = run(trial())

    assert house.scripted[0].asked_for == ["hard", "hard"]


def test_what_is_forced_waits_its_turn_and_takes_no_time() -> None:
    """Else the wait would tell who had a choice."""

    async def trial(asked: Question) -> tuple[float, bytes]:
        house = House()
        house.ask(CROWD[0], "hard")
        await asyncio.sleep(0)
        await house.thinkers.choose(asked, ME)
        return now(), generate_latest(house.thinkers.metrics.registry)

    free = question("medium")
    forced = msgspec.structs.replace(free, actions=free.actions[:1])
    (one, told_one), (two, told_two) = run(trial(free))[0], run(trial(forced))[0]

    assert (one, two) == (TAKES["hard"] + TAKES["medium"], TAKES["hard"])
    assert waited(told_one) == waited(told_two)
    assert b"amulette_waited_seconds_sum 0.1\n" in told_one


def waited(told: bytes) -> list[bytes]:
    return [line for line in told.split(b"\n") if line.startswith(b"amulette_wait") and b"_created" not in line]


def test_the_metrics_tell_how_many_wait() -> None:
    async def trial() -> bytes:
        house = House()
        for asker in CROWD[:5]:
            house.ask(asker, "hard")
        await asyncio.sleep(0.01)
        told = generate_latest(house.thinkers.metrics.registry)
        await house.end()
        return told

    assert b"amulette_waiting 4.0\n" in run(trial())[0]


# -- tables and processes -----------------------------------------------------


def test_a_table_that_was_paused_meanwhile_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async def trial() -> list[str]:
        keep_time_with(asyncio.get_running_loop(), monkeypatch)
        hub, scripted = Hub(Settings(database="memory")), Scripted()
        hub.thinkers.idle = [scripted]
        await hub.open()
        crowd = asyncio.create_task(hub.thinkers.choose(question("expert"), CROWD[0]))
        await asyncio.sleep(0)
        name = await hub.begin(Plan("gargon", "Ada", [None, "hard", "hard"], settings=NO_UNDO), "token", "me")
        for request in (Sit(id="sit", seat=0), Start(id="go")):
            await hub.find(name).ask(request, "p0")
        while not hub.thinkers.turns.waiting:
            await play_if_asked(hub.find(name))
        assert [turn.asker for turn in hub.thinkers.turns.waiting] == [Asker("me", name)]
        await hub.find(name).ask(Propose(id="pause", what="pause"), "p0")
        await crowd
        await asyncio.sleep(5)
        assert scripted.asked_for == ["expert"]
        await hub.find(name).ask(Resume(id="on"), "p0")
        await asyncio.sleep(5)
        await hub.close()
        return scripted.asked_for

    assert run(trial())[0][:2] == ["expert", "hard"]


async def play_if_asked(live: Live) -> None:
    table = await live.table()
    if 0 in table.waiting():
        text = rendering.question(table, 0, "medium").actions[0]
        await live.ask(Move(id=f"m{table.seq}", seat=0, seen=table.seq, text=text), "p0")
    await asyncio.sleep(0.1)


def test_a_network_has_one_share_at_all_processes_of_a_database() -> None:
    async def trial() -> list[float]:
        store = Memory()
        one, two = [Hub(Settings(), store) for _ in range(2)]
        one.thinkers.turns.origins.add("crowd", 50, now())
        one.thinkers.turns.origins.add("me", LITTLE / 2, now())
        for hub in (one, two):
            await hub.notices.exchange(0)
        return [two.thinkers.turns.had_by_network(origin, now()) for origin in ("crowd", "me")]

    assert run(trial())[0] == [50, 0]


def test_of_two_processes_one_thinks_about_a_question_that_waited_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease is over after five seconds, and then another process has the table wait in its room too."""

    async def trial() -> int:
        keep_time_with(asyncio.get_running_loop(), monkeypatch)
        store, rooms = Memory(), [Scripted(), Scripted()]
        hubs = [Hub(Settings(), store) for _ in rooms]
        for hub, scripted in zip(hubs, rooms, strict=True):
            hub.thinkers.idle = [scripted]
            await hub.open()
        before = [asyncio.create_task(hub.thinkers.choose(question("expert"), ME)) for hub in hubs for _ in range(4)]
        await asyncio.sleep(0)
        name = await hubs[0].begin(Plan("gargon", "Ada", ["medium"] * 3), "token", "crowd")
        for hub in hubs:
            hub.thinkers.turns.origins.add("crowd", 1000, now())
        await hubs[0].find(name).ask(Start(id="go"), "p0")
        await asyncio.gather(*before)
        for hub in hubs:
            await hub.close()
        return sum([scripted.asked_for.count("medium") for scripted in rooms])

    assert run(trial())[0] == 1


# -- a real process -----------------------------------------------------------


def test_a_bot_that_is_hurried_answers_with_the_best_it_has_found_and_then_thinks_on_as_before() -> None:
    async def trial() -> list[str]:
        thinkers = Thinkers(1, 3600)
        thinker, found = thinkers.all[0], list[str]()
        for level in ("expert", "hard", "expert", "hard"):
            thought = asyncio.create_task(thinkers.choose(question(level)))
            await asyncio.sleep(0)  # so that it is asked, but the first time, when the process is being started
            if level == "expert":
                thinker.hurry()
            found.append((await thought)[1])
            thinker.hurry()  # too late
        await thinkers.close()
        return found

    assert asyncio.run(trial()) == ["cut short", "thought", "cut short", "thought"]
