"""A seat on the network, played in lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from amulette.terminal.joined.lobby import waited_for
from tests.terminal.joined.tables import FIRST_CHOICES, TABLES, arrived, hosted, opened, played

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.running import Running


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_person_plays_a_whole_game(server: Running, tmp_path: Path, game: str) -> None:
    ada = opened(server, game)
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, *FIRST_CHOICES)

    assert place.state.phase == "finished"
    assert "Seat A: Ben, that is you." in text
    assert "Seat B: Bruno, a bot (easy)." in text
    assert text.splitlines()[-1] == place.heard[-1].text


def test_who_sits_there_is_told_while_the_table_is_open(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"], start="B")
    place = arrived(ada.page, tmp_path, seat=1)
    ada.claim("Ada", 0)
    ada.start_when_full()
    text = played(place, "quit")

    assert "Seat A is free.\nSeat B: Ben, that is you.\nSeat C: Colette, a bot (easy)." in text
    assert "Ada deals when all are there." in text
    assert "Ada sits on seat A.\n" in text
    assert "Ada has started the game." in text


def test_a_refusal_names_its_clause_and_changes_nothing(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, "draw 1", "why draw 1", "nonsense")

    assert text.count("Not allowed by G-3.1: You lead this round") == 2
    assert "G-3.1: " in text
    assert "I do not understand “nonsense”" in text
    assert ada.update()["state"]["moves"] == 0


def test_words_are_answered_and_chat_is_heard(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    ada.ask("say", text="hello Ben")
    text = played(place, "say hello all", "say", "log 1", "hint", "view all", "rules G-1.1", "help", "undo", "yes")

    assert "Ada: hello Ben" in text
    assert "Ben: hello all\nType say and what you want to say.\nBen: hello all\n" in text
    assert "A bot that sees what you see, and looks ahead, would choose: " in text
    assert "Discarded: " in text
    assert "\nG-1.1: " in text
    assert "say TEXT: " in text
    assert "save FILE" not in text
    assert "This cannot be taken back." in text
    assert "Nothing has been proposed." in text


def test_leaving_keeps_the_seat_and_says_how_to_come_back(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, "1", "1", "quit")
    again = arrived(ada.page, tmp_path, name="Somebody else")
    moves = again.state.moves

    assert text.splitlines()[-1] == (
        f"You leave the table, and your seat stays yours. To come back: amulette join {ada.page}"
    )
    assert (again.seat, again.names[0]) == (0, "Ben")
    assert f"The game goes on after {moves} moves." in played(again, "quit")
    assert "Ben lays" not in "".join(line.text for line in again.heard)  # it is told to Ben: you lay


def test_the_time_that_is_left_is_told(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "power-cards", first="A", settings={"clock": {"kind": "move", "seconds": 3600}})
    place = arrived(ada.page, tmp_path)
    ada.ask("start")

    assert re.search(r"^Time left: (1:00:00|0:59:\d\d)\.$", played(place, "quit"), re.MULTILINE)


def test_a_pause_is_agreed_on_and_ended(server: Running, tmp_path: Path) -> None:
    ada = opened(server, start="A")
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    with hosted(place) as host:
        host.wait_for_the_deal()
        host.turn().answer("pause")
        assert waited_for(place) == "The game is paused. Type resume to go on."
        host.waiting().answer("resume")

    assert place.waits


def test_whoever_left_in_the_browser_has_the_seat_back(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"], start="B")
    ada.claim("Ada", 1)
    ben = ada.guest()
    ben.cookie = arrived(ada.page, tmp_path).link.web.cookie["cookie"]
    ada.ask("start")
    ben.ask("leave")
    with hosted(arrived(ada.page, tmp_path)) as host:
        host.come_back()

    assert ada.update()["state"]["seats"][0]["level"] is None


def test_the_edition_is_that_of_the_table(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "power-cards")
    place = arrived(ada.page, tmp_path)

    assert place.edition.hash == ada.call(f"{ada.path}/edition")["hash"]
    assert place.game.options["cap"] == 150


def test_a_spectator_is_told_the_game_and_asked_nothing(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=["easy", "easy", "easy"])
    place = arrived(ada.page, tmp_path, watch=True)
    ada.ask("start")
    text = played(place)

    assert place.state.phase == "finished"
    assert "Adèle is dealt " in text
    assert text.splitlines()[-1].startswith("The game is over: ")
    assert not (tmp_path / "amulette").exists()


def test_a_game_that_is_over_is_told_by_its_end(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "das-blaue-amulett", seats=["easy", "easy"], turn_cap=1)
    ada.ask("start")
    while ada.update()["state"]["phase"] != "finished":
        ada.update(None, ada.update()["seq"], wait=2)
    place = arrived(ada.page, tmp_path, watch=True)
    text = played(place)

    assert "The game goes on" not in text
    assert text.splitlines()[-1] == place.heard[-1].text


def test_what_the_table_has_agreed_on_is_said_and_a_hint_is_refused_where_there_are_none(
    server: Running, tmp_path: Path
) -> None:
    ada = opened(server, start="A", settings={"clock": {"kind": "move", "seconds": 3600}, "aids": True})
    place = arrived(ada.page, tmp_path)
    ada.ask("start")
    text = played(place, "hint", "quit")

    before, told, refused = text.rpartition("Memory aids: everybody sees what their seat could remember.\n")
    assert told
    assert before.endswith("Nobody gets hints at this table.\n")
    assert refused.count("Nobody gets hints at this table.") == 1
