"""A process in which bots think: a line in, a line out.  It gets views, never a state, a seed or a record.

An empty line asks for the answer to the last question now, with the best that was found until then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from math import inf
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

import msgspec

from amulette.bots.levels import bot
from amulette.bots.search import Searcher, never
from amulette.files.editions import open_game
from amulette.files.plugins import plug_in
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Game
from amulette.kernel.options import Value


class Question(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Value]
    level: str
    view: str
    actions: list[str]
    luck: int
    seconds: float = 0  # for the thought: then it answers with the best it has found (0: no bound)
    version: int | None = None  # of the rules; None: the newest
    edition_hash: str | None = None


MOST_GAMES: Final = 64  # with their options, that are kept


class Thought(msgspec.Struct, frozen=True):
    text: str
    done: int = 0  # tries, of those that were asked for
    asked: int = 0


@lru_cache(MOST_GAMES)
def opened(key: str, options: str, version: int | None, edition_hash: str | None) -> Game:
    return open_game(key, msgspec.json.decode(options), version=version, edition_hash=edition_hash)


def think(question: Question, is_hurried: Callable[[], bool] = never) -> Thought:
    options = msgspec.json.encode(question.options, order="sorted").decode()
    game = opened(question.game, options, question.version, question.edition_hash)
    actions = [game.read(text) for text in question.actions]
    view, luck = game.view(question.view), Fast(question.luck)
    found = bot(question.game, question.level, question.version)
    if not isinstance(found, Searcher):
        return Thought(game.write(found.choose(view, actions, [], luck)))
    until = monotonic() + question.seconds if question.seconds > 0 else inf
    finding = found.think(view, actions, luck, lambda: monotonic() > until or is_hurried())
    return Thought(game.write(finding.choices[0].action), finding.iterations, finding.asked)


def main(lines: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line, to the end.  What comes while a bot thinks hurries it."""
    come: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_on, args=(lines, come), daemon=True).start()
    while line := come.get():
        if line.strip():
            question = msgspec.json.decode(line, type=Question)
            answers.write(msgspec.json.encode(think(question, lambda: not come.empty())) + b"\n")
            answers.flush()


def read_on(lines: IO[bytes], come: SimpleQueue[bytes]) -> None:
    """Pass on every line, and then an empty one, without an end."""
    for line in lines:
        come.put(line)
    come.put(b"")


if __name__ == "__main__":
    plug_in()
    main(sys.stdin.buffer, sys.stdout.buffer)
