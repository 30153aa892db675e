"""Coming to a table: addresses, seats, tokens, and what keeps somebody away."""

from __future__ import annotations

import stat
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from amulette.terminal.joined import link
from amulette.terminal.joined.address import Address, read_address
from amulette.terminal.joined.coming import Wishes, come
from amulette.terminal.joined.keeping import Drawer
from amulette.terminal.joined.trouble import JoinError
from amulette.texts.languages import LANGUAGES
from amulette.texts.texts import texts
from tests.cli.run import amulette, failure
from tests.server.running import held_port
from tests.terminal.joined.tables import arrived, hosted, opened, played

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from amulette.terminal.joined.place import Place
    from tests.server.running import Running
    from tests.terminal.joined.tables import Host


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tokens are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


# -- addresses ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://localhost:8000/t/ab12", Address("http://localhost:8000", "ab12")),
        ("localhost:8000/t/ab12/", Address("http://localhost:8000", "ab12")),
        ("https://example.org/games/here/t/ab12", Address("https://example.org/games/here", "ab12")),
        ("http://localhost/t/ab12#move=s3cret", Address("http://localhost", "ab12", "s3cret")),
        ("http://localhost/t/ab12#12", Address("http://localhost", "ab12")),
    ],
)
def test_the_address_is_what_the_page_shows(text: str, address: Address) -> None:
    assert read_address(text) == address


def test_a_socket_stands_beside_the_page() -> None:
    address = read_address("https://example.org/games/t/ab12")

    assert address.socket(2) == "wss://example.org/games/api/tables/ab12/socket?seat=2"
    assert address.socket(None) == "wss://example.org/games/api/tables/ab12/socket"


@pytest.mark.parametrize(
    "text", ["", "x", "http://localhost:8000", "ftp://localhost/t/ab12", "http://h/t/a%2Fb", "t/x"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(JoinError, match="join-bad-address"):
        read_address(text)


# -- seats ----------------------------------------------------------------------


def test_a_seat_is_the_wished_one_or_the_first_that_is_free(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=["easy", None, None])

    assert arrived(ada.page, tmp_path / "ben", name="Ben", seat=2).seat == 2
    assert arrived(ada.page, tmp_path / "cleo", name="Cleo").seat == 1


def slowly_arrived(ada: Host, state: Path, seat: int | None) -> Place:
    """Somebody who is still typing a name when Ada sits down on seat A."""

    def name() -> str:
        ada.claim("Ada", 0)
        return "Ben"

    return come(read_address(ada.page), Wishes(name, seat, False, "en"), Drawer({"XDG_STATE_HOME": str(state)}))


def test_a_seat_that_is_taken_while_a_name_is_typed_leaves_the_next(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"])

    assert slowly_arrived(ada, tmp_path, None).seat == 1


def test_a_seat_that_was_wished_for_is_not_changed_for_another(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"])

    with pytest.raises(JoinError, match="code-seat-taken"):
        slowly_arrived(ada, tmp_path, 0)


def test_the_token_is_kept_where_nobody_else_can_read_it(server: Running, tmp_path: Path) -> None:
    arrived(opened(server).page, tmp_path)
    (file,) = (tmp_path / "amulette/seats").iterdir()

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_token_that_counts_no_longer_is_forgotten(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=[None, None, "easy"])
    first = arrived(ada.page, tmp_path)
    ben = ada.guest()
    ben.cookie = first.link.web.cookie["cookie"]
    secret = ben.call(f"{ben.path}/link", {})["link"]
    ben.call(f"{ben.path}/transfer", {"link": secret})

    assert arrived(ada.page, tmp_path, name="Ben again").seat == 1


def test_a_one_time_link_moves_the_seat_here(server: Running, tmp_path: Path) -> None:
    ada = opened(server, seats=["easy", "easy", None])
    ada.claim("Ada", 2)
    url = ada.call(f"{ada.path}/link", {})["url"]
    place = arrived(url, tmp_path)

    assert (place.seat, place.names[2]) == (2, "Ada")
    assert arrived(ada.page, tmp_path).seat == 2
    with pytest.raises(JoinError, match="code-no-link"):
        arrived(url, tmp_path / "another")


def test_the_host_may_deal_from_the_terminal(server: Running, tmp_path: Path) -> None:
    ada = opened(server, "power-cards", first="A")
    ada.claim("Ada", 0)
    place = arrived(ada.call(f"{ada.path}/link", {})["url"], tmp_path)
    with hosted(place) as host:
        host.waiting().answer("start")
        host.wait_for_the_deal()

    assert ada.update()["state"]["phase"] == "playing"


# -- the command ----------------------------------------------------------------


def test_the_command_plays_and_asks_for_a_name(server: Running) -> None:
    ada = opened(server, "power-cards")
    ada.start_when_full()
    result = amulette("join", ada.page, typed="Ben\nhelp\nquit\n")

    assert result.exit_code == 0
    assert result.stdout.startswith("Your name?\nPower Cards\n")
    assert "Seat A: Ben, that is you." in result.stdout
    assert result.stdout.splitlines()[-1].startswith("You leave the table, and your seat stays yours.")


def test_the_command_speaks_the_language_that_is_asked_for(server: Running) -> None:
    ada = opened(server, "power-cards")
    ada.start_when_full()

    assert "Platz A: Ben" in amulette("join", ada.page, "--name", "Ben", "--lang", "de").stdout


def test_the_input_may_end_before_there_is_a_name(server: Running) -> None:
    assert amulette("join", opened(server).page).exit_code == 0


# -- what goes wrong ------------------------------------------------------------


class Foreign(BaseHTTPRequestHandler):
    """A page of somebody else."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome</html>")

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def foreign() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Foreign) as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{found.server_port}"
        found.shutdown()


def test_errors_are_sentences(server: Running, foreign: str) -> None:
    assert failure("join", f"{server.url}/t/nowhere", "--name", "Ben") == "There is no such table."
    assert failure("join", f"{foreign}/t/x") == f"There is no Amulette server at {foreign}."
    with held_port() as held:
        away = f"http://127.0.0.1:{held.getsockname()[1]}"
        assert failure("join", f"{away}/t/x").startswith(f"The server {away} does not answer.")
    assert failure("join", server.url).startswith(f"“{server.url}” is not the address of a table.")


def test_a_full_table_and_one_that_has_begun_are_for_looking_on(server: Running) -> None:
    ada = opened(server, seats=["easy", "easy", "easy"])

    assert failure("join", ada.page, "--name", "Ben").startswith("Every seat is taken. Look on with --watch")
    ada.ask("start")
    assert failure("join", ada.page, "--name", "Ben") == "The game has begun without you. Look on with --watch."
    assert amulette("join", ada.page, "--watch").exit_code == 0


def test_a_seat_that_is_not_to_be_had_is_said(server: Running) -> None:
    page = opened(server, seats=["easy", None, None]).page

    assert failure("join", page, "--name", "Ben", "--seat", "A") == "Somebody sits there already."
    assert failure("join", page, "--name", "Ben", "--seat", "f") == "There is no seat F; the seats are A to C."
    assert amulette("join", page, "--seat", "1").exit_code == 2


def test_a_name_is_only_once_at_a_table(server: Running) -> None:
    assert failure("join", opened(server).page, "--name", "Ada").startswith("This name cannot be taken")


def test_another_version_is_said(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "VERSION", 999)

    with pytest.raises(JoinError, match="join-version"):
        played(arrived(opened(server).page, tmp_path))


def test_a_folder_that_cannot_be_written_is_named(server: Running, state: Path) -> None:
    (state / "amulette").write_text("in the way", encoding="utf-8")

    assert failure("join", opened(server).page, "--name", "Ben").startswith("Your seat cannot be kept in ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_its_sentence(language: str) -> None:
    troubles = [
        JoinError("join-bad-address", address="x"),
        JoinError("join-away", server="x"),
        JoinError("join-no-amulette", server="x"),
        JoinError("join-version"),
        JoinError("join-begun"),
        JoinError("join-full"),
        JoinError("join-not-kept", file="x", reason="y"),
        JoinError("no-such-seat", letter="F", last="C"),
    ]

    assert all(trouble.sentence(texts(language)) for trouble in troubles)
