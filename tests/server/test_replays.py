"""Games told again, and played on: finished ones alone, and records that prove to be some."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

import pytest

from amulette.games.catalogue import GAMES
from tests.server.running import Refusal
from tests.server.test_http import play_out

if TYPE_CHECKING:
    from tests.server.running import Client

Answer = dict[str, Any]
VIEWS = [f"?view={seat}" for seat in range(3)]


@pytest.fixture
def finished(ada: Client) -> Answer:
    """The record of a game that Ada has played to its end."""
    ada.open("power-cards", [None, "easy"], undo="off")
    ada.claim("Ada", 0)
    ada.ask("start")
    play_out(ada)
    found: Answer = ada.call(f"{ada.path}/record")["record"]
    return found


def refused(client: Client, path: str, body: object = None) -> Answer:
    with pytest.raises(Refusal) as caught:
        client.call(path, body)
    return caught.value.body


@pytest.mark.parametrize("view", ["", "?view=all", "?view=0"])
def test_a_running_game_is_nobodys_to_replay(ada: Client, view: str) -> None:
    ada.open("power-cards", [None, "easy"])
    open_yet = refused(ada, f"{ada.path}/replay{view}")
    ada.claim("Ada", 0)
    ada.ask("start")

    assert open_yet["code"] == "too-early"
    assert refused(ada, f"{ada.path}/replay{view}")["code"] == "too-early"
    assert refused(ada.guest(), f"{ada.path}/replay{view}")["code"] == "too-early"


def test_a_finished_game_is_told_move_by_move(ada: Client, finished: Answer) -> None:
    told = ada.guest().call(f"{ada.path}/replay?view=all")

    assert len(told["frames"]) == len(finished["moves"]) + 1
    assert [[each["seat"], each["text"]] for each in told["frames"][1:]] == finished["moves"]
    assert told["result"] == finished["result"]
    assert told["frames"][-1]["waiting"] == []
    assert told["seats"] == finished["seats"]


def test_a_seat_is_told_what_it_saw_and_all_seeing_sees_every_hand(ada: Client, finished: Answer) -> None:
    seats = [ada.call(f"{ada.path}/replay?view={seat}") for seat in (0, 1)]
    everything = ada.call(f"{ada.path}/replay?view=all")["frames"][0]["view"].split("; ")
    public = ada.call(f"{ada.path}/replay")["frames"][0]["view"].split("; ")
    own = [each["frames"][0]["view"].split("; ") for each in seats]

    assert own[0][2] != public[2]
    assert own[0][3] == public[3]
    assert everything[2:4] == [own[0][2], own[1][3]]
    assert all(frame.get("text") is None for frame in seats[0]["frames"] if frame.get("seat") == 1)


def test_there_is_no_view_from_a_seat_that_is_not_there(ada: Client, finished: Answer) -> None:
    assert refused(ada, f"{ada.path}/replay?view=2")["code"] == "no-seat"
    assert refused(ada, "/api/replays", {"record": finished, "seat": 5})["code"] == "no-seat"


def test_a_record_from_anywhere_is_told_like_the_table_itself(ada: Client, finished: Answer) -> None:
    told = ada.call("/api/replays", {"record": finished, "seat": 1})

    assert told == ada.call(f"{ada.path}/replay?view=1")


@pytest.mark.parametrize(
    ("key", "value", "facts"),
    [
        ("format", "amulette-record-0", {"place": "format"}),
        ("game", "chess", {"place": "game"}),
        ("version", 99, {"place": "version"}),
        ("options", {}, {"place": "options"}),
        ("options", {"no": "such"}, {"place": "options"}),
        ("seats", ["Ada"], {"place": "seats"}),
        ("result", None, {"place": "result"}),
        ("digest", "0" * 64, {"place": "digest"}),
        ("edition", {"id": "x", "hash": "0" * 64}, {"place": "edition"}),
        ("moves", [[0, "jump"]], {"place": "move", "move": 1}),
        ("moves", [["Ada", 1]], {"place": "move", "move": 1}),
    ],
)
def test_what_is_wrong_with_a_record_is_named(
    ada: Client, finished: Answer, key: str, value: object, facts: Answer
) -> None:
    wrong = copy.deepcopy(finished)
    wrong[key] = value
    if key == "seats":
        wrong["moves"], wrong["result"] = [], None
    answer = refused(ada, "/api/replays", {"record": wrong})

    assert answer["code"] == "bad-record"
    assert answer["facts"] == facts


def test_an_illegal_move_is_named_with_its_clause(ada: Client, finished: Answer) -> None:
    finished["moves"][0][1] = "build 1"
    answer = refused(ada, "/api/replays", {"record": finished})

    assert answer["facts"] == {"place": "move", "move": 1}
    assert answer["clause"].startswith("P-")


def test_a_record_that_is_too_long_is_not_read(ada: Client) -> None:
    assert refused(ada, "/api/replays", {"record": {"format": "x" * 300_000}})["code"] == "bad-message"


def test_a_game_is_played_on_against_bots_from_where_it_stood(ada: Client, finished: Answer) -> None:
    half = len(finished["moves"]) // 2
    there = ada.call("/api/replays", {"record": finished, "seat": 1})["frames"][half]
    wanted = {"record": finished, "moves": half, "seat": 1, "name": "Ada", "level": "easy"}
    ada.table = ada.call("/api/replays/tables", wanted)["table"]
    first = ada.update(1)
    end = play_out(ada, 1)
    record = ada.call(f"{ada.path}/record")

    assert first["state"]["moves"] >= half
    assert first["state"]["moves"] > half or first["state"]["view"] == there["view"]
    assert record["record"]["moves"][:half] == finished["moves"][:half]
    assert record["record"]["seed"] == finished["seed"]
    assert record["shuffle"] is None
    assert end["state"]["proof"] is None


def test_nothing_is_played_on_after_the_end(ada: Client, finished: Answer) -> None:
    wanted = {"record": finished, "moves": len(finished["moves"]), "seat": 0, "name": "Ada", "level": "easy"}

    assert refused(ada, "/api/replays/tables", wanted)["code"] == "too-late"
    assert refused(ada, "/api/replays/tables", wanted | {"moves": 0, "seat": 4})["code"] == "no-seat"
    assert refused(ada, "/api/replays/tables", wanted | {"moves": 0, "level": "none"})["code"] == "no-level"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_told_again_all_seeing(ada: Client, game: str) -> None:
    """The parts of a view stand in the same order for everybody, so that all hands can be shown in one."""
    seats = GAMES[game].seats.start
    ada.open(game, [None, *["easy"] * (seats - 1)], undo="off")
    ada.claim("Ada", 0)
    ada.ask("start")
    play_out(ada)
    frames = [ada.call(f"{ada.path}/replay{view}")["frames"] for view in ["?view=all", "", *VIEWS[:seats]]]

    for told in zip(*frames, strict=True):
        everything, public, *own = [re.split(r" \| |; ", frame["view"]) for frame in told]
        for view in own:
            better = [part for part, shown in zip(view, public, strict=True) if part != shown][1:]
            assert set(better) <= set(everything)
