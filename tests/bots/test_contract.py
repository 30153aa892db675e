"""Bots see views, never states: in what they import, and in what they are given."""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, final

import pytest

from amulette.bots.at_random import AtRandom
from amulette.bots.contract import Bot
from amulette.bots.levels import BOTS, bot
from amulette.bots.play import play_out
from amulette.files.editions import open_game
from amulette.games.gargon.view import GargonView
from amulette.kernel.chance import Fast, Seeded
from amulette.kernel.contract import Event, Game, State, View

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULES = sorted((Path(__file__).parents[2] / "src" / "amulette" / "bots").glob("*.py"))
OPEN_TO_BOTS = {"cards", "moves", "events", "view"}  # of a game: what a player at the table knows
CLOSED_TO_BOTS = {"State", "Game", "Step", "submit"}  # of the kernel's contract
GAME = open_game("gargon")


def imports(module: Path) -> Iterator[tuple[str, str]]:
    """Each import: the module, and the name taken from it."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [(alias.name, "") for alias in node.names]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_bot_imports_of_a_game_only_what_a_player_knows(module: Path) -> None:
    parts = [name.split(".") for name, _ in imports(module) if name.startswith("amulette.games")]

    assert {part[3] for part in parts} <= OPEN_TO_BOTS


@pytest.mark.parametrize("module", [m for m in MODULES if m.stem != "play"], ids=lambda module: module.stem)
def test_a_bot_imports_neither_states_nor_deals(module: Path) -> None:
    names = {name for source, name in imports(module) if source.startswith("amulette.kernel")}

    assert not names & CLOSED_TO_BOTS


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


def test_a_bot_is_given_no_state_and_nothing_that_holds_one() -> None:
    bots = [Watched() for _ in range(3)]
    play_out(GAME, 3, Fast(1), list[Bot](bots), Fast(2))

    reached = [each for watched in bots for given in watched.given for each in within(given)]
    assert any(isinstance(each, GargonView) for each in reached)
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


@pytest.mark.parametrize(("key", "level"), [(key, level) for key, levels in BOTS.items() for level in levels])
def test_a_bot_keeps_nothing_between_two_choices(key: str, level: str) -> None:
    game, asked = open_game(key), bot(key, level)
    recorded = Recorded(asked)
    seats = game.seats.start
    play_out(game, seats, Fast(5), [recorded, *[asked] * (seats - 1)], Fast(6))

    for view, options, luck, answer in reversed(recorded.kept):
        assert asked.choose(view, options, [], luck) == answer
