"""A table keeps the rules it began under: tables of version 1 go on, and so does one whose game has newer rules."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any, Final

import pytest

from amulette.bots import levels
from amulette.cli.shared import game_of
from amulette.files.editions import STANDARD, content_hash, loads, open_game, printed_in, standard
from amulette.files.records import from_dict
from amulette.games.catalogue import GAMES, OLDER, OutdatedError
from amulette.games.gargon.game import GargonGame
from amulette.kernel.contract import Event
from amulette.server.app import application
from amulette.server.settings import Settings
from amulette.server.thinker import Question, Thought, think
from amulette.server.thinkers import Thinker
from amulette.server.tokens import cookie_name
from amulette.store.carrying import export, take_in
from amulette.store.memory import Memory
from amulette.store.sqlite import SQLite
from tests.server.asgi import Caller, keep_time_with, run
from tests.server.running import OPEN_LIMITS
from tests.server.test_aside import HOST, a_game, put, rows, with_tokens
from tests.store.version_1 import BEGAN, FILE, token

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from amulette.kernel.chance import Chance
    from amulette.kernel.contract import State
    from amulette.store.contract import Store

LATER: Final = BEGAN + 120_000
MOST: Final = 3000  # moves of one table


class Inside(Thinker):
    """Thinks as the process would, in this one."""

    asked_about: list[Question]

    async def asked(self, question: Question) -> Thought:
        self.asked_about.append(question)
        return think(question)


@asynccontextmanager
async def serving(store: Store, patch: pytest.MonkeyPatch, questions: list[Question]) -> AsyncIterator[House]:
    keep_time_with(asyncio.get_running_loop(), patch, LATER)
    app = application(Settings(limits=OPEN_LIMITS), store)
    thinker = Inside()
    thinker.asked_about = questions
    app.state.hub.thinkers.idle = [thinker]
    await app.state.hub.open()
    try:
        yield House(app)
    finally:
        await app.state.hub.close()


class House:
    def __init__(self, app: Any) -> None:  # noqa: ANN401 - Starlette
        self.app = app
        self.asked = 0

    async def call(self, table: str, path: str, body: object = None, cookie: str = "") -> dict[str, Any]:
        """Return what the server answers, which has to be no refusal."""
        caller = Caller(self.app, f"{cookie_name(table)}={cookie}")
        raw = await caller.call(
            f"/api/tables/{table}/{path}".rstrip("/"), None if body is None else json.dumps(body).encode()
        )
        found: dict[str, Any] = json.loads(raw.rpartition(b"\n")[2])
        assert found.get("type") != "refused", (path, found)
        return found

    async def retold(self, record: object) -> dict[str, Any]:
        raw = await Caller(self.app).call("/api/replays", json.dumps({"record": record, "all": True}).encode())
        found: dict[str, Any] = json.loads(raw.rpartition(b"\n")[2])
        return found

    async def ask(self, table: str, cookie: str, kind: str, **fields: object) -> None:
        self.asked += 1
        await self.call(table, "requests", {"type": kind, "id": f"t{self.asked}", **fields}, cookie)

    async def finish(self, table: str, cookies: dict[str, str]) -> dict[str, Any]:
        """Play to the end: people take what is offered first, bots move by themselves; return the record."""
        for _ in range(MOST):
            state = (await self.call(table, "updates?wait=0"))["state"]
            if state["phase"] == "finished":
                return await self.call(table, "record")
            if not await self.moved(table, state, cookies):
                await asyncio.sleep(0.5)
        raise AssertionError(f"{table} does not end: {state}")

    async def moved(self, table: str, state: dict[str, Any], cookies: dict[str, str]) -> bool:
        """Make a move for a person who is asked; whether there was one."""
        for seat in state["waiting"]:
            shown = state["seats"][seat]
            if shown["level"] is None:
                cookie = cookies[shown["owner"]]
                seen = await self.call(table, f"updates?wait=0&seat={seat}", None, cookie)
                text = seen["state"]["actions"][-1]
                await self.ask(table, cookie, "move", seat=seat, seen=seen["seq"], text=text)
                return True
        return False


def people(table: str) -> dict[str, str]:
    return {f"p{number}": token(table, number) for number in range(2)}


def logs(path: Path) -> dict[str, list[tuple[int, str, bytes]]]:
    with closing(sqlite3.connect(path)) as file:
        found = file.execute("select game, seq, move_id, body from action order by game, seq").fetchall()
    return {game: [row[1:] for row in found if row[0] == game] for game, *_ in found}


async def carried(path: Path) -> Memory:
    """Bring the file up to date, and carry its tables to memory: threads know nothing of a loop's own time."""
    old, new = SQLite(path), Memory()
    await old.open()
    await new.open()
    async for line in export(old):
        await take_in(new, line)
    await old.close()
    return new


def test_tables_that_version_1_wrote_go_on_to_their_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    shutil.copy(FILE, path)
    before = logs(path)
    store = asyncio.run(carried(path))
    assert logs(path) == before

    async def trial() -> dict[str, dict[str, Any]]:
        async with serving(store, monkeypatch, []) as house:
            await house.ask("lobby", token("lobby", 1), "sit", seat=1)
            await house.ask("lobby", token("lobby", 0), "start")
            await house.ask("again", token("over", 0), "start")
            await house.ask("blaue", token("blaue", 1), "answer", yes=False)  # no pause
            found = {name: await house.finish(name, people(name)) for name in ("gargon", "blaue", "power", "lobby")}
            found["amulett"] = await house.finish("amulett", people("amulett"))
            found["again"] = await house.finish("again", {"p0": token("over", 0)})
            found["over"] = await house.call("over", "record")
            assert (await house.call("over", "updates?wait=0"))["state"]["next"] == "again"
            return found

    found = run(trial())[0]
    after = {name: [(row.seq, row.move_id, row.body) for row in found] for name, found in store.rows.items()}
    assert set(after) == set(before) == set(found)
    assert all([after[name][: len(log)] == log for name, log in before.items()])
    assert {each["record"]["game"] for each in found.values()} == set(GAMES)
    for each in found.values():
        record = from_dict(each["record"])
        assert record.version == 1
        record.replay(game_of(record, None))


# -- a game with newer rules --------------------------------------------------


def deal_other_cards(self: GargonGame, seats: int, chance: Chance, told: list[Event] | None = None) -> State:
    chance.below(2)
    return GargonGame.deal(self, seats, chance, told)


Gargon2: Final = type(  # as Gargon might be one day: the same seed deals other cards
    "Gargon2", (GargonGame,), {"__module__": GargonGame.__module__, "version": 2, "deal": deal_other_cards}
)


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gargon has new rules, and the old ones are kept."""
    monkeypatch.setitem(GAMES, "gargon", Gargon2)
    monkeypatch.setitem(OLDER, ("gargon", 1), GargonGame)


@pytest.mark.usefixtures("newer")
def test_a_running_table_keeps_its_rules_and_a_new_one_has_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.MonkeyPatch.context() as once:
        once.setitem(GAMES, "gargon", GargonGame)
        s, store = a_game(), Memory()
    put(store, "t", rows(with_tokens(s.log)), due=LATER)
    questions: list[Question] = []

    async def trial() -> tuple[dict[str, Any], dict[str, Any]]:
        async with serving(store, monkeypatch, questions) as house:
            found = await house.finish("t", {"p0": HOST})
            told = await house.call("t", "replay?view=all")
            assert (await house.retold(found["record"]))["frames"] == told["frames"]
            await house.ask("t", HOST, "propose", what="rematch")
            await asyncio.sleep(5)
            following = (await house.call("t", "updates?wait=0"))["state"]["next"]
            await house.ask(following, HOST, "start")
            return found, (await house.finish(following, {"p0": HOST}))["record"]

    (old, new), _ = run(trial())
    record = from_dict(old["record"])
    assert s.table.play is not None
    assert (record.version, record.seed) == (1, s.table.play.record.seed)
    assert record.moves[: len(s.table.play.record.moves)] == s.table.play.record.moves
    record.replay(game_of(record, None))
    later = from_dict(new)
    assert later.version == 2
    later.replay(game_of(later, None))
    assert {question.version for question in questions} == {1, 2}
    assert type(open_game("gargon")) is Gargon2


@pytest.mark.usefixtures("newer")
def test_rules_that_are_nowhere_are_refused_by_their_version() -> None:
    with pytest.raises(OutdatedError, match=r"version 3 of gargon is not here; there is \[1, 2\]"):
        open_game("gargon", version=3)
    with pytest.raises(OutdatedError, match="version 1 of chess is not here; there is none"):
        open_game("chess", version=1)


def test_an_old_edition_is_found_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "with_editions"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / STANDARD).write_text('id = "standard"\nfigures = 2\n')
    (package / "standard_1.toml").write_text('id = "standard"\nfigures = 1\n')
    monkeypatch.syspath_prepend(tmp_path)
    old = content_hash({"id": "standard", "figures": 1})

    assert printed_in("with_editions.game", None).data["figures"] == 2
    assert printed_in("with_editions.game", old) == loads((package / "standard_1.toml").read_bytes())
    with pytest.raises(OutdatedError, match=r"edition 000000000000 is not beside with_editions\.game"):
        printed_in("with_editions.game", "0" * 64)
    assert printed_in(GargonGame.__module__, standard("gargon").hash) == standard("gargon")


def test_an_older_game_may_have_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.OLDER, ("gargon", 1), {"easy": levels.BOTS["gargon"]["random"]})

    assert levels.bot("gargon", "easy", 1) is levels.BOTS["gargon"]["random"]
    assert levels.bot("gargon", "hard", 1) is levels.BOTS["gargon"]["hard"]
    assert levels.bot("gargon", "easy", 2) is levels.BOTS["gargon"]["easy"]
