"""Bots see views, never states: in what they import, and in what they are given."""

from __future__ import annotations

import ast
import gc
import shutil
import subprocess
import sys
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
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
SPIES = {  # of Python: what finds things that nobody has given, runs text, or reaches beyond the table
    *("builtins", "ctypes", "gc", "importlib", "inspect", "marshal", "operator", "pickle", "runpy", "sys", "traceback"),
    *("types", "weakref", "io", "os", "pathlib", "shutil", "socket", "subprocess", "tempfile", "multiprocessing"),
    *("threading", "asyncio", "concurrent", "random", "time", "datetime"),
}
DIGGING = {"__import__", "breakpoint", "compile", "eval", "exec", "globals", "locals", "open", "setattr", "vars"}
FRAMES = {"cr_frame", "f_back", "f_globals", "f_locals", "gi_frame", "tb_frame"}  # from a call to whoever made it
WHOLE = {"amulette", "amulette.bots", "amulette.games", "amulette.kernel"}  # a room is not to be had at once
REFEREES = {"play", "arena"}  # hold the true state, and are no bots
TALLIES = {"standings"}  # count what has been played, and see no view
DREAMERS = {"search", "tree", "results", "hints"}  # hold imagined states, and so do the hints of each game
MAKERS = {"deal", "position"}  # of states; a view's `imagine` is the only one open to bots
GAME = open_game("gargon")


def is_dreamer(module: Path) -> bool:
    return module.stem in DREAMERS or module.stem.endswith("_hints")


def faults(module: Path) -> list[str]:
    """What a bot's source does that would let it peek."""
    if module.stem in REFEREES | TALLIES:
        return []
    open_names = OPEN_TO_BOTS | ({"state"} if is_dreamer(module) else set())
    closed_names = CLOSED_TO_BOTS - ({"State"} if is_dreamer(module) else set())
    found = []
    for source, name in imports(module):
        part = source.split(".")
        is_closed = part[:2] == ["amulette", "games"] and (len(part) < 4 or part[3] not in open_names)
        is_referee = part[:2] == ["amulette", "bots"] and part[-1] in REFEREES
        if is_closed or is_referee or source in WHOLE or part[0] in {"", *SPIES} or part[:2] == ["amulette", "files"]:
            found.append(f"imports {source}")
        elif part[0] == "amulette" and (name in closed_names or name == ""):
            found.append(f"imports {name or source}")
    return found + list(digs(module))


def digs(module: Path) -> Iterator[str]:
    """Where it uses what makes states, or what Python has for looking behind things."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and (node.attr in MAKERS | FRAMES or is_inner(node.attr)):
            yield f"uses {node.attr}"
        if isinstance(node, ast.Name) and (node.id in DIGGING or node.id == "__builtins__"):
            yield f"uses {node.id}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
            wanted = node.args[1]
            if not isinstance(wanted, ast.Constant) or is_inner(str(wanted.value)) or wanted.value in MAKERS | FRAMES:
                yield "uses getattr"


def is_inner(name: str) -> bool:
    return name.startswith("__") and name != "__init__"


def imports(module: Path) -> Iterator[tuple[str, str]]:
    """Each import: the module, and the name taken from it."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            source = "." * node.level + (node.module or "")  # a dot: from the room it stands in
            yield from [(source, alias.name) for alias in node.names]
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
    "import amulette.kernel.contract as contract": "imports amulette.kernel.contract",
    "from amulette.kernel import contract": "imports amulette.kernel",
    "from amulette.games.gargon import rules": "imports amulette.games.gargon",
    "from ..games.gargon import rules": "imports ..games.gargon",
    "from amulette.bots.search import State": "imports State",
    "from amulette.bots.play import play_out": "imports amulette.bots.play",
    "from importlib import import_module": "imports importlib",
    "__import__('gc')": "uses __import__",
    "open('/proc/self/mem')": "uses open",
    "game.deal(4, chance)": "uses deal",
    "make = game.deal": "uses deal",
    "getattr(game, 'de' + 'al')": "uses getattr",
    "getattr(view.imagine, '__self__')": "uses getattr",
    "view.imagine.__globals__": "uses __globals__",
    "view.setup.__class__": "uses __class__",
    "error.__traceback__.tb_frame.f_back.f_locals": "uses f_locals",
}


@pytest.mark.parametrize("line", PEEKS)
def test_a_bot_that_peeks_is_found_by_its_source(line: str, tmp_path: Path) -> None:
    (tmp_path / "peeking.py").write_text(f"{line}\n", encoding="utf-8")

    assert PEEKS[line] in faults(tmp_path / "peeking.py")


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


@pytest.mark.slow
@pytest.mark.parametrize("line", ["from amulette.games.gargon.rules import LEAD", "import gc", "from time import time"])
def test_a_bot_that_peeks_is_found_by_what_it_imports(line: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "amulette", tmp_path / "amulette", ignore=shutil.ignore_patterns("__pycache__", "client"))
    shutil.copyfile(SOURCE.parent / "pyproject.toml", tmp_path / "pyproject.toml")
    bot = tmp_path / "amulette" / "bots" / "clumsy.py"
    bot.write_text(f"{bot.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert "bots know what a player at the table knows, and no clock BROKEN" in done.stdout


@final
class Watched(Bot):
    """Keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[View, list[Event], list[int], Fast]] = []

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        self.given.append((view, heard[:], options, rng))
        return AtRandom().choose(view, options, heard, rng)


def within(thing: object) -> list[object]:
    """Everything that can be reached from there: by fields, in rows, behind methods and closures, at any depth."""
    found, left, seen = list[object](), [thing], set[int]()
    while left:
        each = left.pop()
        if id(each) in seen or isinstance(each, type | ModuleType):
            continue
        seen.add(id(each))
        found.append(each)
        if isinstance(each, FunctionType):  # its module is every function's; what it closes over is not
            left += [each.__closure__, each.__defaults__]
        else:
            left += gc.get_referents(each)
    return found


def test_the_search_for_what_can_be_reached_looks_behind_methods_and_closures() -> None:
    state = GAME.deal(3, Fast(1))

    for hiding in (state, [state], {"a": state}, state.options, lambda: state, iter([state]), Secret(state)):
        assert any(isinstance(each, State) for each in within(hiding))


class Secret:
    """Has no `__dict__`."""

    __slots__ = ("kept",)

    def __init__(self, kept: object) -> None:
        self.kept = kept


@pytest.mark.parametrize("key", list(GAMES))
def test_a_bot_is_given_no_state_and_nothing_that_holds_one(key: str) -> None:
    game = open_game(key)
    bots = [Watched() for _ in range(3)]
    play_out(game, 3, Fast(1), list[Bot](bots), Fast(2))

    reached = [each for watched in bots for given in watched.given[:20] for each in within(given)]
    assert any(isinstance(each, View) for each in reached)
    assert not any(isinstance(each, State | Game | Seeded | FrameType) for each in reached)


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_that_scribbles_on_its_view_changes_nothing_of_the_game(key: str) -> None:
    state = open_game(key).deal(3, Fast(1))
    for _ in range(10):
        state.apply(state.turn, state.options(state.turn)[0])
    before = state.position()
    view = state.view(state.turn)
    for row in [each for part in ("table", "memory") for each in within(getattr(view, part)) if type(each) is list]:
        row.clear()

    assert state.position() == before


def test_a_bot_is_given_the_view_of_its_own_seat() -> None:
    bots = [Watched() for _ in range(4)]
    play_out(GAME, 4, Fast(1), list[Bot](bots), Fast(2))

    for seat, watched in enumerate(bots):
        seats = {view.seat for view, *_ in watched.given if isinstance(view, GargonView)}
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
