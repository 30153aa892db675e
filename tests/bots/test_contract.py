"""Bots see views, never states: in what they import, and in what they are given."""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, final

import pytest

from amulette.bots.at_random import AtRandom
from amulette.bots.contract import Bot
from amulette.bots.levels import BOTS, ITERATIONS, bot
from amulette.bots.play import play_out
from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.games.gargon.view import GargonView
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import Event, Game, State, View

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parents[2] / "src"
MODULES = sorted((SOURCE / "amulette" / "bots").glob("*.py"))
OPEN_TO_BOTS = {"cards", "moves", "events", "score", "view"}  # of a game: what a player at the table knows
CLOSED_TO_BOTS = {"State", "Game", "Step", "submit"}  # of the kernel's contract
SPIES = {"ctypes", "gc", "inspect", "sys", "traceback"}  # of Python: what finds things that nobody has given
REFEREES = {"play", "arena"}  # hold the true state, and are no bots
DREAMERS = {"search", "tree", "results", "hints"}  # hold imagined states, and so do the hints of each game
MAKERS = {"deal", "position"}  # of states; a view's `imagine` is the only one open to bots
GAME = open_game("gargon")


def is_dreamer(module: Path) -> bool:
    return module.stem in DREAMERS or module.stem.endswith("_hints")


def faults(module: Path) -> list[str]:
    """What a bot's source does that would let it peek."""
    if module.stem in REFEREES:
        return []
    open_names = OPEN_TO_BOTS | ({"state"} if is_dreamer(module) else set())
    closed_names = CLOSED_TO_BOTS - ({"State"} if is_dreamer(module) else set())
    found = []
    for source, name in imports(module):
        part = source.split(".")
        if part[:2] == ["amulette", "games"] and (len(part) < 4 or part[3] not in open_names):
            found.append(f"imports {source}")
        if part[:2] == ["amulette", "kernel"] and name in closed_names:
            found.append(f"imports {name}")
        if part[0] in SPIES or part[:2] == ["amulette", "files"]:
            found.append(f"imports {source}")
    return found + [f"calls {name}" for name in calls(module) if name in MAKERS]


def calls(module: Path) -> Iterator[str]:
    """The names of the functions and methods it calls."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def imports(module: Path) -> Iterator[tuple[str, str]]:
    """Each import: the module, and the name taken from it."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [(alias.name, "") for alias in node.names]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_bot_imports_and_makes_nothing_that_would_let_it_peek(module: Path) -> None:
    assert faults(module) == []


PEEKS = {  # ways to look at the true cards; each of them breaks a check
    "from amulette.games.gargon.rules import LEAD": "imports amulette.games.gargon.rules",
    "from amulette.games.gargon.state import Gargon": "imports amulette.games.gargon.state",
    "from amulette.kernel.contract import State": "imports State",
    "from amulette.games.catalogue import GAMES": "imports amulette.games.catalogue",
    "from amulette.files.editions import open_game": "imports amulette.files.editions",
    "import gc": "imports gc",
    "from inspect import currentframe": "imports inspect",
    "import sys": "imports sys",
    "game.deal(4, chance)": "calls deal",
}


@pytest.mark.parametrize("line", PEEKS)
def test_a_bot_that_peeks_is_found_by_its_source(line: str, tmp_path: Path) -> None:
    (tmp_path / "peeking.py").write_text(f"{line}\n", encoding="utf-8")

    assert faults(tmp_path / "peeking.py") == [PEEKS[line]]


def test_a_search_may_name_states_but_not_deal_them(tmp_path: Path) -> None:
    text = "from amulette.kernel.contract import State, submit\nfrom amulette.games.gargon.state import Gargon\n"
    (tmp_path / "gargon_hints.py").write_text(text, encoding="utf-8")

    assert faults(tmp_path / "gargon_hints.py") == ["imports submit"]


PEEKING = """
from amulette.bots.contract import Bot
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, State, View

class Peeking(Bot):
    def choose(self, view: State, options: list[int], heard: list[Event], rng: Fast) -> int:
        return options[0]

class Digging(Bot):
    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        return view.state.options(0)[0]
"""


@pytest.mark.slow
def test_a_bot_that_asks_for_a_state_is_found_by_its_types(tmp_path: Path) -> None:
    (tmp_path / "peeking.py").write_text(PEEKING, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "peeking.py"]
    done = subprocess.run(
        mypy, cwd=tmp_path, env={"MYPYPATH": str(SOURCE)}, capture_output=True, text=True, check=False
    )

    assert 'Argument 1 of "choose" is incompatible with supertype' in done.stdout
    assert '"View" has no attribute "state"' in done.stdout


@final
class Watched(Bot):
    """Keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[View, list[Event]]] = []

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        self.given.append((view, heard[:]))
        return AtRandom().choose(view, options, heard, rng)


def within(thing: object) -> Iterator[object]:
    """Everything that can be reached from a view by its fields."""
    yield thing
    if isinstance(thing, list | tuple):
        inside = list(thing)
    elif is_dataclass(thing):
        inside = [getattr(thing, field.name) for field in fields(thing)]
    else:
        inside = list(getattr(thing, "__dict__", {}).values())
    for each in inside:
        yield from within(each)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_bot_is_given_no_state_and_nothing_that_holds_one(key: str) -> None:
    game = open_game(key)
    bots = [Watched() for _ in range(3)]
    play_out(game, 3, Fast(1), list[Bot](bots), Fast(2))

    reached = [each for watched in bots for given in watched.given[:20] for each in within(given)]
    assert any(isinstance(each, View) for each in reached)
    assert not any(isinstance(each, State | Game | Seeded) for each in reached)


def test_a_bot_is_given_the_view_of_its_own_seat() -> None:
    bots = [Watched() for _ in range(4)]
    play_out(GAME, 4, Fast(1), list[Bot](bots), Fast(2))

    for seat, watched in enumerate(bots):
        seats = {view.seat for view, _ in watched.given if isinstance(view, GargonView)}
        assert seats == {seat}


def test_a_bot_hears_everything_from_the_deal_on_as_its_seat_may_hear_it() -> None:
    bots = [Watched() for _ in range(3)]
    play_out(GAME, 3, Fast(1), list[Bot](bots), Fast(2))

    for seat, watched in enumerate(bots):
        heard = watched.given[-1][1]
        assert heard[0].name == "game_started"
        assert heard[-1].name != "game_ended"
        assert [event.seen_by(seat) for event in heard] == heard


@final
class Recorded(Bot):
    """Keeps every question to a bot, and its answer."""

    def __init__(self, asked: Bot) -> None:
        self.asked = asked
        self.kept: list[tuple[View, list[int], Fast, int]] = []

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        luck = rng.clone()
        answer = self.asked.choose(view, options, heard, rng)
        self.kept.append((view, options, luck, answer))
        return answer


WITHOUT_SEARCH = [(key, level) for key, levels in BOTS.items() for level in levels if level not in ITERATIONS[key]]


@pytest.mark.parametrize(("key", "level"), WITHOUT_SEARCH)
def test_a_bot_keeps_nothing_between_two_choices(key: str, level: str) -> None:
    game, asked = open_game(key), bot(key, level)
    recorded = Recorded(asked)
    seats = game.seats.start
    play_out(game, seats, Fast(5), [recorded, *[asked] * (seats - 1)], Fast(6))

    for view, options, luck, answer in reversed(recorded.kept):
        assert asked.choose(view, options, [], luck) == answer
