"""Finished games watched again, records opened from disk, games played on, and looking back during a game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.running import Client, Running
from tests.server.test_http import play_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.visitor import Visitor

    Make = Callable[..., Visitor]

GAMES: Final = {"gargon": 3, "das-amulett": 3, "das-blaue-amulett": 2, "power-cards": 2}
YOU: Final = re.compile(r"\b(you|yours?|deine?|du)\b", re.IGNORECASE)
QUESTION: Final = ".bars .bar.legal, .batch .won.legal"  # what to call, or what to build with
finished: Final[dict[tuple[str, str], str]] = {}


def finished_table(server: Running, game: str = "power-cards") -> Client:
    """Somebody at a table whose game is over; each game is played once in a process."""
    client = Client(server.url, finished.get((server.url, game), ""))
    if not client.table:
        client.open(game, [None, *["easy"] * (GAMES[game] - 1)], undo="off")
        client.claim("Ada", 0)
        client.ask("start")
        play_out(client)
        finished[server.url, game] = client.table
    return client


def record_file(server: Running, folder: Path, **changes: Any) -> Path:  # noqa: ANN401 - parts of a record
    client = finished_table(server)
    record = client.call(f"{client.path}/record")
    record["record"] |= changes
    path = folder / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def end_of(ada: Visitor) -> int:
    return int(ada.page.locator("input[type=range]").get_attribute("max") or 0)


def at(ada: Visitor) -> int:
    return int(ada.page.locator("input[type=range]").input_value())


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_watched_again(visitor: Make, server: Running, game: str) -> None:
    ada = visitor(theme="light" if game == "gargon" else "dark", language={"das-amulett": "de"}.get(game, "en"))
    client = finished_table(server, game)
    page = ada.open(f"r/{client.table}")
    page.locator(".controls").wait_for()
    end = end_of(ada)
    for place in [*range(0, end, end // 12), end]:
        page.evaluate(f"location.hash = '#{place}'")
        expect(page.locator("input[type=range]")).to_have_value(str(place))
        assert not YOU.search(page.inner_text("main")), f"at {place} a watcher is spoken to as a player"
    page.evaluate(f"location.hash = '#{end // 2}'")

    assert ada.axe() == []
    assert "⟦" not in page.inner_text("body")
    for width, height in ((390, 844), (800, 1000), (1280, 800)):
        ada.resize(width, height)
        page_width, window = ada.widest()
        assert page_width <= window
        ada.picture(f"replay-{game}-{width}")


def test_keys_go_through_the_game_and_the_address_follows(visitor: Make, server: Running) -> None:
    ada = visitor()
    page = ada.open(f"r/{finished_table(server).table}#5")
    page.locator(".controls").wait_for()

    assert at(ada) == 5
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[type=range]")).to_have_value("6")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("input[type=range]")).to_have_value("4")
    assert page.url.endswith("#4")
    page.keyboard.press("End")
    expect(page.locator("input[type=range]")).to_have_value(str(end_of(ada)))
    page.keyboard.press("PageUp")
    assert 0 < at(ada) < end_of(ada)
    page.keyboard.press("Home")
    expect(page.get_by_text("The deal").last).to_be_visible()


def test_it_plays_by_itself_and_stops(visitor: Make, server: Running) -> None:
    ada = visitor()
    ada.page.clock.install(time=0)
    page = ada.open(f"r/{finished_table(server).table}")
    page.get_by_label("Speed").select_option("four")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    stopped = at(ada)
    page.clock.run_for(5000)  # time for two dozen moves

    assert at(ada) == stopped < end_of(ada)


def test_a_seat_sees_its_own_hand_and_all_seeing_sees_every_hand(visitor: Make, server: Running) -> None:
    ada = visitor()
    client = finished_table(server, "das-blaue-amulett")
    told = client.call(f"{client.path}/replay?view=all")["frames"]
    both = next(
        i for i, frame in enumerate(told) if "hand A -" not in frame["view"] and "hand B -" not in frame["view"]
    )
    page = ada.open(f"r/{client.table}#{both}")
    page.locator(".controls").wait_for()

    expect(page.locator(".rivals .seen")).not_to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".hand [data-fate]")).not_to_have_count(0)
    assert page.locator(".rivals .seen").count() == 0
    page.get_by_label("Seen by").select_option("none")
    expect(page.locator(".hand")).to_have_count(0)
    assert page.locator(".rivals .seen").count() == 0
    assert at(ada) == both


def test_a_running_game_is_not_shown(visitor: Make) -> None:
    ada = visitor()
    ada.play_now("Power Cards")
    table = ada.table
    ada.expected.append("422")
    page = ada.open(f"r/{table}")

    expect(page.get_by_role("heading", name="This game is still being played.")).to_be_visible()


def test_a_record_is_opened_from_disk(visitor: Make, server: Running, tmp_path: Path) -> None:
    page = visitor().open("r")
    page.locator("input[type=file]").set_input_files(record_file(server, tmp_path))

    expect(page.locator(".controls")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"digest": "0" * 64}, "The record has been changed"),
        ({"moves": [[0, "call luck"]]}, "Move 1 of the record is not possible"),
        ({"format": "chess"}, "This is no record of Amulette"),
        ({"game": "chess"}, "There is no such game here."),
    ],
)
def test_what_is_wrong_with_a_record_is_explained(
    visitor: Make, server: Running, tmp_path: Path, changes: dict[str, object], said: str
) -> None:
    ada = visitor()
    ada.expected.append("422")
    page = ada.open("r")
    page.locator("input[type=file]").set_input_files(record_file(server, tmp_path, **changes))

    expect(page.get_by_role("alert")).to_contain_text(said)


def test_what_is_no_record_at_all_is_explained(visitor: Make) -> None:
    ada = visitor()
    page = ada.open("r")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"no json"})
    expect(page.get_by_role("alert")).to_contain_text("no JSON")
    file.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": b" " * 300_000})
    expect(page.get_by_role("alert")).to_contain_text("too large")

    assert ada.axe() == []


def test_a_game_is_played_on_from_here(visitor: Make, server: Running) -> None:
    ada = visitor()
    client = finished_table(server)
    frames = client.call(f"{client.path}/replay?view=0")["frames"]
    asked = next(i for i, frame in enumerate(frames) if i > 2 and frame["waiting"] == [0])
    page = ada.open(f"r/{client.table}#{asked}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat").select_option("0")
    page.get_by_label("Who plays").select_option("easy")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.locator("footer.actions").wait_for()

    assert ada.table not in ("", client.table)
    expect(page.locator(QUESTION).first).to_be_visible()
    assert ada.state()["view"] == frames[asked]["view"]


def test_earlier_moves_of_a_running_game_are_looked_at_without_leaving_it(visitor: Make) -> None:
    ada = visitor()
    page = ada.play_now("Das blaue Amulett")
    for _ in range(6):
        page.locator("[role=toolbar] button").last.click()  # and they are gone until she is asked again
        page.locator("[role=toolbar] button").first.wait_for()
    before = page.locator("[data-prince='0']").get_attribute("data-at")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Look at earlier moves").click()
    page.keyboard.press("Home")

    expect(page.locator("[data-prince='0']")).to_have_attribute("data-at", "P0")
    assert page.locator("[role=toolbar]").count() == 0
    assert page.locator(".legal").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-prince='0']")).to_have_attribute("data-at", before or "")
    expect(page.locator("[role=toolbar] button").first).to_be_visible()
