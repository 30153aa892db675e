"""The processes in which bots think, supervised: whoever hangs, dies or answers nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from amulette.server.logs import log
from amulette.server.metrics import Metrics
from amulette.server.thinker import Question, Thought
from amulette.server.turns import Asker, Turn, Turns

COMMAND: Final = (sys.executable, "-m", "amulette.server.thinker")
LONGEST_LINE: Final = 1 << 20
FAULTS: Final = (
    TimeoutError,
    OSError,
    ValueError,
    msgspec.MsgspecError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)
SHARE: Final = 0.8  # of its time a bot thinks; the rest is for the way there and back
LAST_WORDS: Final = 1.0  # seconds for what a process that was stopped has still in its pipe
START: Final = 10.0  # seconds more for the first thought of a process
UNCUT: Final = 0.2  # of its time a bot thinks however many wait
NOBODY: Final = Asker()


class NoThoughtError(Exception):
    """No answer in time, or none that can be used."""


class NotWantedError(Exception):
    """When the question's turn came, nobody waited for the answer any more."""


class Thinker:
    """One process, started when it is needed."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self.ending: asyncio.Task[None] | None = None
        self.is_hurried = False

    async def ask(self, question: Question, deadline: float) -> Thought:
        """Raises NoThoughtError, and the process is gone."""
        self.is_hurried = False
        try:
            async with asyncio.timeout(deadline + (0 if self.is_running else START)):
                return await self.asked(msgspec.structs.replace(question, seconds=SHARE * deadline))
        except FAULTS as error:
            await self.stop()
            raise NoThoughtError(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def asked(self, question: Question) -> Thought:
        process = await self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + (b"\n\n" if self.is_hurried else b"\n"))
        await process.stdin.drain()
        answer = msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Thought)
        if answer.text not in question.actions:
            raise ValueError("illegal")
        return answer

    def hurry(self) -> None:
        """Have the answer now, with the best that was found; if the process still starts, as soon as it is asked."""
        self.is_hurried = True
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(b"\n")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or not self.is_running:
            await self.stop()  # what is left of the one before
            self.starting = asyncio.create_task(self.start())
            self.process = await asyncio.shield(self.starting)  # a start that is broken off would leave pipes open
        return self.process

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *self.command,
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,  # so that what it starts is stopped with it
        )

    async def stop(self) -> None:
        """Also while it starts, and whoever breaks it off: nothing is left, neither the process nor its pipes."""
        if self.starting is not None:
            self.ending = asyncio.create_task(end(self.starting))
            self.starting, self.process = None, None
        if self.ending is not None:
            await asyncio.shield(self.ending)


async def end(starting: asyncio.Task[asyncio.subprocess.Process]) -> None:
    try:
        process = await starting
    except OSError:
        return  # it could not be started
    with contextlib.suppress(ProcessLookupError):
        kill_family(process)
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(LAST_WORDS):
            await process.communicate()
    except TimeoutError:  # who has run away with a pipe is not waited for
        process._transport.close()  # type: ignore[attr-defined] # noqa: SLF001 - nothing else lets go of the pipes
        await process.wait()


def kill_family(process: asyncio.subprocess.Process) -> None:
    """The process and all that it has started; raises ProcessLookupError when none is left."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


async def always() -> bool:
    return True


class Thinkers:
    """So many at once; further questions wait their turn."""

    def __init__(
        self, count: int, deadline: float, command: tuple[str, ...] = COMMAND, metrics: Metrics | None = None
    ) -> None:
        self.deadline = deadline
        self.all = [Thinker(command) for _ in range(count)]
        self.idle = list(self.all)
        self.busy: dict[Turn, Thinker] = {}
        self.turns = Turns(UNCUT * deadline)
        self.metrics = metrics or Metrics()

    async def choose(
        self, question: Question, asker: Asker = NOBODY, is_wanted: Callable[[], Awaitable[bool]] = always
    ) -> tuple[str, str]:
        """Return a legal action and how it came about: thought of to the end, cut short, or the first there is.

        It takes its turn even where there is no choice: the time would tell.  The bot's own time begins with its turn.
        Raises NotWantedError, if `is_wanted` says so when the turn comes.
        """
        loop = asyncio.get_running_loop()
        turn = Turn(asker, self.turns.expected(question.game, question.level), loop.time())
        self.turns.waiting.append(turn)
        self.move_up()
        try:
            await turn.came.wait()
            self.metrics.waited.observe(loop.time() - turn.since)
            if not await is_wanted():
                raise NotWantedError
            return await self.decide(question, turn)
        finally:
            self.turns.end(turn, loop.time())
            self.idle += [self.busy.pop(turn)] if turn in self.busy else []
            self.move_up()

    def move_up(self) -> None:
        """Give idle processes to those whose turn it is, and hurry thoughts that others wait for."""
        now = asyncio.get_running_loop().time()
        while self.idle and self.turns.waiting:
            turn = self.turns.begin(now)
            self.busy[turn] = self.idle.pop(0)
            turn.came.set()
        for turn in self.turns.to_hurry(now):
            turn.is_hurried = True
            self.busy[turn].hurry()
        self.metrics.waiting.set(len(self.turns.waiting))

    async def decide(self, question: Question, turn: Turn) -> tuple[str, str]:
        if len(question.actions) == 1:
            return question.actions[0], "thought"  # a count of its own would tell what is on the bot's hand
        try:
            thought = await self.think(question, turn)
        except NoThoughtError as error:
            log.warning("no thought", why=str(error), game=question.game, bot=question.level)
            return question.actions[0], "fallback"
        if thought.done == thought.asked:
            return thought.text, "thought"
        tell = log.info if turn.is_hurried else log.warning
        tell("cut short", game=question.game, bot=question.level, done=thought.done, asked=thought.asked)
        return thought.text, "cut short"

    async def think(self, question: Question, turn: Turn) -> Thought:
        """Raises NoThoughtError."""
        loop, thinker = asyncio.get_running_loop(), self.busy[turn]
        began, is_started = loop.time(), thinker.is_running
        timer = loop.call_later(self.turns.share, self.end_share, turn)
        try:
            thought = await thinker.ask(question, self.deadline)
        finally:
            timer.cancel()
        if is_started:
            self.turns.learn(question.game, question.level, loop.time() - began)
        return thought

    def end_share(self, turn: Turn) -> None:
        turn.had_share = True
        self.move_up()

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.stop()
