"""`amulette serve`, `export`, `import`, `backup`, `delete`, and the proof of a shuffle."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from amulette.cli.serve import own_address
from amulette.files.records import dumps
from amulette.store.contract import Entry, Facts
from amulette.store.sqlite import SQLite
from amulette.table import requests as r
from amulette.table.shuffle import Proof
from tests.cli.run import amulette, failure
from tests.seeded import seeded_command
from tests.server.running import held_port
from tests.server.serving import serving
from tests.table.sitting import Sitting

ROOT = Path(__file__).parents[2]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two tables."""

    async def made() -> None:
        store = SQLite(tmp_path / "t.db")
        await store.open()
        for name in ("one", "two"):
            await store.create("gargon", Entry(name, 0, "", b"\x01{}", Facts("open", listed=False, due=None), 5))
            await store.append(Entry(name, 1, "m", b"\x01{}", Facts("open", listed=False, due=None), 6))
        await store.close()

    asyncio.run(made())
    return tmp_path / "t.db"


def test_tables_are_exported_and_imported(database: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "out.jsonl", tmp_path / "other.db"
    assert "2 tables written" in amulette("export", file, "--database", database).stdout
    assert "2 tables taken in, 0" in amulette("import", file, "--database", other).stdout
    assert "0 tables taken in, 2" in amulette("import", file, "--database", other).stdout

    assert file.stat().st_mode & 0o077 == 0
    assert len(file.read_bytes().splitlines()) == 2


def test_an_export_takes_the_rights_of_others_away(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    file.touch(mode=0o644)

    amulette("export", file, "--database", database)

    assert file.stat().st_mode & 0o077 == 0


def test_one_table_is_exported(database: Path, tmp_path: Path) -> None:
    assert "1 tables" in amulette("export", tmp_path / "out", "--table", "two", "--database", database).stdout


def test_what_is_no_export_is_not_taken_in(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}\n", encoding="utf-8")

    assert "no table" in failure("import", tmp_path / "bad", "--database", tmp_path / "new.db")


def test_a_backup_is_a_copy(database: Path, tmp_path: Path) -> None:
    amulette("backup", tmp_path / "copy.db", "--database", database)

    assert "2 tables" in amulette("export", tmp_path / "out", "--database", tmp_path / "copy.db").stdout
    assert "already" in failure("backup", tmp_path / "copy.db", "--database", database)


def test_a_table_is_deleted(database: Path) -> None:
    assert "gone" in amulette("delete", "one", "--database", database).stdout
    assert "no table one" in failure("delete", "one", "--database", database)


@pytest.mark.parametrize("command", [["export", "x"], ["backup", "x"], ["delete", "x"]])
def test_a_database_that_is_not_there_is_not_made(command: list[str], tmp_path: Path) -> None:
    assert "no such file" in failure(*command, "--database", tmp_path / "none.db")
    assert not (tmp_path / "none.db").exists()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert "PostgreSQL" in failure("serve", "--workers", "2", "--database", tmp_path / "t.db")


def test_a_database_that_cannot_be_used_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"no database" * 200)

    assert "not a database" in failure("serve", "--database", tmp_path / "bad.db")
    assert "not there" in failure("delete", "x", "--database", "postgresql://127.0.0.1:1/nowhere")


def test_a_server_waits_for_its_postgresql() -> None:
    command = [*seeded_command("serve"), "--database", "postgresql://127.0.0.1:1/nowhere"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = [process.stderr.readline() for _ in range(2)]
        process.terminate()

    assert "not there" in said[0]
    assert "trying again in 0.5 s" in said[0]
    assert "trying again in 1 s" in said[1]


def test_nothing_is_announced_where_nobody_listens(database: Path) -> None:
    with held_port() as held:
        held.listen()
        port = int(held.getsockname()[1])
        command = [*seeded_command("serve"), "--database", str(database), "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode != 0
    assert "Amulette is at" not in done.stdout
    assert "in use" in done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_systemd_unit_is_a_sandbox() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(ROOT / "deploy/amulette.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout[-200:] + done.stderr


def test_the_systemd_unit_comes_back_and_has_limits() -> None:
    unit = (ROOT / "deploy/amulette.service").read_text(encoding="utf-8")

    assert {"Restart=always", "LimitNOFILE=65536", "MemoryMax=2G"} <= set(unit.splitlines())


@pytest.mark.parametrize("name", ["t.db", "link.db", "linked/t.db"])
def test_a_second_server_on_one_file_is_refused(name: str, database: Path) -> None:
    first = SQLite(database)
    first.hold()
    database.with_name("link.db").symlink_to(database)
    database.with_name("linked").symlink_to(database.parent)

    assert "another server" in failure("serve", "--database", database.parent / name)
    asyncio.run(first.close())


def test_an_own_address_is_an_address() -> None:
    assert own_address().count(".") == 3


def test_serve_serves_on_the_network_and_shows_a_code(tmp_path: Path) -> None:
    with serving("--lan", "--database", str(tmp_path / "t.db")) as (port, process):
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[-1]
        code = [process.stdout.readline().decode() for _ in range(10)]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            found = json.load(answer)

    assert address.endswith(f":{port}/")
    assert all(["█" in line for line in code])
    assert found == {"ok": True, "aside": 0}


# -- the proof ----------------------------------------------------------------


@pytest.fixture(scope="module")
def proved() -> dict[str, Any]:
    s = Sitting("power-cards", (None, "easy"))
    s.sit(0, entropy="c0ffee")
    s.do(r.Start(id="go"))
    while s.table.phase == "playing":
        s.move(choice=s.table.seq)
    assert s.table.play is not None
    proof = s.table.proof()
    assert isinstance(proof, Proof)
    shuffle = {name: getattr(proof, name) for name in proof.__struct_fields__}
    return {"record": json.loads(dumps(s.table.play.closed())), "shuffle": shuffle}


def written(folder: Path, document: dict[str, Any]) -> Path:
    (folder / "proved.json").write_text(json.dumps(document), encoding="utf-8")
    return folder / "proved.json"


def test_a_proof_is_verified_with_its_record(proved: dict[str, Any], tmp_path: Path) -> None:
    file = written(tmp_path, proved)

    assert "The shuffle holds" in amulette("verify", file).stdout
    finding = json.loads(amulette("verify", file, "--json").stdout)
    assert finding["shuffle"] == proved["shuffle"]["commitment"]


@pytest.mark.parametrize(
    ("key", "value", "flaw"),
    [
        ("salt", "00" * 16 + "01", "commitment"),
        ("seed", "11" * 32, "commitment"),
        ("entropy", ["c0ffef", ""], "seed"),
        ("entropy", ["c0ff", "ee"], "seed"),
        ("deal", 2, "seed"),
        ("salt", "xyz", "shuffle"),
    ],
)
def test_a_proof_that_was_changed_is_found_out(
    proved: dict[str, Any], tmp_path: Path, key: str, value: object, flaw: str
) -> None:
    file = written(tmp_path, {**proved, "shuffle": {**proved["shuffle"], key: value}})

    assert flaw in failure("verify", file)


def test_the_verifier_that_stands_alone_agrees(proved: dict[str, Any], tmp_path: Path) -> None:
    def alone(document: dict[str, Any], *more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", str(ROOT / "scripts" / "shuffle.py"), str(written(tmp_path, document)), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    good = alone(proved, "40")
    bad = alone({**proved, "shuffle": {**proved["shuffle"], "entropy": ["", ""]}})

    assert good.returncode == 0
    assert sorted([int(card) for card in good.stdout.split("\n")[1].split()]) == list(range(40))
    assert bad.returncode == 1
    assert bad.stdout.startswith("WRONG")
