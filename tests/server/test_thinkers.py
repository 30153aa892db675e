"""R7: bots that die, hang, dawdle or answer nonsense: the seat plays a legal move in time."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
import warnings
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from prometheus_client import generate_latest

from amulette.bots.levels import ITERATIONS
from amulette.files.editions import open_game
from amulette.kernel.chance import Seeded
from amulette.server.hub import Hub
from amulette.server.settings import Settings
from amulette.server.thinker import Question, think
from amulette.server.thinkers import LAST_WORDS, Thinkers
from amulette.table.effects import Think
from amulette.table.requests import Start
from amulette.table.table import Table
from amulette.wire.incoming import Plan
from tests.server.asgi import keep_time_with, run
from tests.sizes import sizes
from tests.waiting import wait_until

GOOD = "import sys; from amulette.server.thinker import main; main(sys.stdin.buffer, sys.stdout.buffer)"
READ = "import sys, time; sys.stdin.readline(); "
BAD = {
    "dies": READ + "sys.exit(1)",
    "hangs": "import time; time.sleep(1000)",
    "talks nonsense": READ + "print('nonsense', flush=True); time.sleep(9)",
    "cheats": READ + """print('{"text": "win at once"}', flush=True); time.sleep(9)""",
    "floods": READ + "sys.stdout.write('x' * 3000000); sys.stdout.flush(); time.sleep(9)",
}


def question(level: str = "easy") -> Question:
    game = open_game("gargon")
    state = game.deal(3, Seeded(bytes(32)))
    seat = state.waiting()[0]
    actions = [game.write(action) for action in state.options(seat)]
    return Question("gargon", game.options, level, state.view(seat).text(), actions, 7)


def test_a_thought_is_a_legal_action_and_always_the_same() -> None:
    asked = question()

    assert think(asked).text in asked.actions
    assert think(asked) == think(asked)


def test_a_bot_whose_time_is_up_answers_with_the_best_it_has_found_and_says_so() -> None:
    hurried = think(msgspec.structs.replace(question("hard"), seconds=1e-9))

    assert hurried.text in question().actions
    assert (hurried.done, hurried.asked) == (1, ITERATIONS["gargon"]["hard"])


def test_the_host_is_told_of_a_bot_that_was_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("amulette.server.thinkers.SHARE", 1e-9)

    async def trial() -> tuple[str, str]:
        thinkers = Thinkers(1, 60)
        try:
            return await thinkers.choose(question("hard"))
        finally:
            await thinkers.close()

    action, how = asyncio.run(trial())
    assert (action in question().actions, how) == (True, "cut short")


@sizes("rounds", 3, 350)  # with five faults, and the kills below
@pytest.mark.parametrize("fault", list(BAD))
def test_a_bot_at_fault_is_replaced_and_its_seat_plays_on(
    fault: str, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amulette.server.thinkers.START", 0.2)

    async def trial() -> None:
        thinkers = Thinkers(1, 0.1, (sys.executable, "-c", BAD[fault]))
        for _ in range(rounds):
            began = time.monotonic()
            action, how = await thinkers.choose(question())
            assert (action in question().actions, how) == (True, "fallback")
            assert time.monotonic() - began < 5
        for thinker in thinkers.all:
            thinker.command = (sys.executable, "-c", GOOD)
        monkeypatch.setattr("amulette.server.thinkers.START", 60)
        assert (await thinkers.choose(question()))[1] == "thought"
        await thinkers.close()

    asyncio.run(trial())


@sizes("rounds", 5, 250)
def test_a_killed_process_is_started_again(rounds: int) -> None:
    async def trial() -> None:
        thinkers = Thinkers(1, 20)
        for _ in range(rounds):
            assert (await thinkers.choose(question()))[1] == "thought"
            process = thinkers.all[0].process
            assert process is not None
            process.kill()
            await process.wait()
        await thinkers.close()

    asyncio.run(trial())


@sizes("times", 75, 2500)
@pytest.mark.parametrize("program", ["true", "cat"])
@pytest.mark.parametrize("patience", [LAST_WORDS, 0.0])
def test_nothing_is_left_of_a_thought_that_is_broken_off(
    program: str, patience: float, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a process starts, thinks, dies of itself or is being stopped: neither it nor its pipes stay behind."""
    monkeypatch.setattr("amulette.server.thinkers.LAST_WORDS", patience)  # however slowly its pipes are closed

    async def broken_off(seconds: float) -> None:
        thinkers = Thinkers(1, 20, (program,))
        thought = asyncio.create_task(thinkers.choose(question()))
        await asyncio.sleep(seconds)
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        await thinkers.close()

    with warnings.catch_warnings(record=True) as left:
        warnings.simplefilter("always")
        for moment in range(times):
            asyncio.run(broken_off(moment % 75 * 4e-5))
        gc.collect()

    assert [str(each.message) for each in left] == []


def test_what_a_bot_has_started_is_stopped_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("amulette.server.thinkers.START", 60)
    note = tmp_path / "child"
    child = "import pathlib, subprocess; child = subprocess.Popen(['sleep', '999'], stdout=subprocess.DEVNULL); "
    told = f"pathlib.Path({str(note)!r}).write_text(str(child.pid)); sys.exit(1)"

    async def trial() -> str:
        thinkers = Thinkers(1, 1, (sys.executable, "-c", READ + child + told))
        found = await thinkers.choose(question())
        await thinkers.close()
        return found[1]

    assert asyncio.run(trial()) == "fallback"
    wait_until(lambda: not is_alive(note.read_text(encoding="utf-8")))


def is_alive(pid: str) -> bool:
    """Return whether a process runs: one that is dead and not yet buried has no command."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8") != ""
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_program_that_is_not_there_is_a_fault_like_others() -> None:
    async def trial() -> tuple[str, str]:
        thinkers = Thinkers(1, 20, ("no-such-program-anywhere",))
        await thinkers.choose(question())
        try:
            return await thinkers.choose(question())
        finally:
            await thinkers.close()

    assert asyncio.run(trial())[1] == "fallback"


def test_one_that_hangs_does_not_delay_the_others() -> None:
    async def trial() -> None:
        thinkers = Thinkers(2, 20)
        thinkers.all[0].command = (sys.executable, "-c", BAD["hangs"])
        slow = asyncio.create_task(thinkers.choose(question()))
        await asyncio.sleep(0)
        quick = await thinkers.choose(question())
        assert quick[1] == "thought"
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await thinkers.close()

    asyncio.run(trial())


def test_what_is_forced_needs_no_thought() -> None:
    asked = question()
    forced = Question(asked.game, asked.options, asked.level, asked.view, asked.actions[:1], 1)

    thinkers = Thinkers(1, 1, ("no-such-program",))

    assert asyncio.run(asyncio.wait_for(thinkers.choose(forced), 5)) == (asked.actions[0], "thought")


async def metrics_after(thinkers: Thinkers, level: str, moves: int) -> str:
    """What a host sees when bots have made so many moves."""
    hub = Hub(Settings(database="memory"))
    hub.thinkers = thinkers
    await hub.open()
    name = await hub.begin(Plan("gargon", "Ada", [level, level, level]), "token")
    live = hub.find(name)
    await live.ask(Start(id="go"), "p0")
    async with asyncio.timeout(60):
        while (await live.table()).seq <= moves:  # noqa: ASYNC110 - moves come by themselves
            await asyncio.sleep(0.05)
    await hub.close()
    return generate_latest(hub.metrics.registry).decode()


def test_no_table_is_stuck_when_every_thinker_dies_and_the_metrics_tell() -> None:
    told = asyncio.run(metrics_after(Thinkers(1, 5, (sys.executable, "-c", BAD["dies"])), "easy", 7))

    assert 'amulette_thoughts_total{how="fallback"}' in told


def test_the_metrics_tell_of_bots_that_were_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("amulette.server.thinkers.SHARE", 1e-9)
    told = asyncio.run(metrics_after(Thinkers(1, 60), "hard", 2))

    assert 'amulette_thoughts_total{how="cut short"}' in told
    assert 'amulette_thoughts_total{how="fallback"}' not in told


@pytest.mark.clause("B-3.5")
def test_the_time_a_bot_takes_does_not_tell_how_hard_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = iter([0.0, 0.1, 0.02, 0.15, 0.0, 0.05])
    honest = Hub.decided

    async def decided(hub: Hub, table: Table, job: Think) -> tuple[str, str]:
        await asyncio.sleep(next(thought, 0.0))
        return await honest(hub, table, job)

    async def trial() -> list[int]:
        keep_time_with(asyncio.get_running_loop(), monkeypatch)
        hub = Hub(Settings(database="memory", pace=0.5))
        await hub.open()
        live = hub.find(await hub.begin(Plan("das-blaue-amulett", "Ada", ["random", "random"]), "token"))
        monkeypatch.setattr(Thinkers, "choose", first_of)
        await live.ask(Start(id="go"), "p0")
        async with asyncio.timeout(60):  # of the loop's own time
            while (await live.table()).seq < 7:  # noqa: ASYNC110 - moves come by themselves
                await asyncio.sleep(0.05)
        times = [entry.at for entry, _ in (await live.table()).log]
        await hub.close()
        return [later - earlier for earlier, later in pairwise(times[1:])]

    monkeypatch.setattr(Hub, "decided", decided)

    assert run(trial())[0] == [500] * 6  # milliseconds


async def first_of(_: Thinkers, asked: Question, *__: object) -> tuple[str, str]:
    return asked.actions[0], "thought"
