"""Names under which a server answers: no page elsewhere can pass for it."""

from __future__ import annotations

import pytest

from amulette.server.app import application
from amulette.server.hosts import is_home_name
from amulette.server.settings import Settings
from amulette.store.memory import Memory
from tests.server.asgi import Caller, run


def ask(host: str, allowed: tuple[str, ...] = ()) -> bytes:
    caller = Caller(application(Settings(hosts=allowed), Memory()), host=host)
    answer, _ = run(caller.call("/api/about"))
    return answer


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "EVIL.EXAMPLE."])
def test_a_name_of_the_public_dns_is_refused(host: str) -> None:
    assert b"421" in ask(host)
    assert b"421" in ask(host, ("games.example",))


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "localhost:8000", "nas", "ada.local:80", "x.localhost", ""]
)
def test_addresses_and_names_at_home_are_answered(host: str) -> None:
    assert b"200" in ask(host)


@pytest.mark.parametrize("host", ["games.example", "GAMES.example.:443"])
def test_a_name_that_is_allowed_is_answered(host: str) -> None:
    assert b"200" in ask(host, ("Games.Example",))
    assert b"200" in ask(host, ("*",))


def test_a_socket_under_a_foreign_name_is_refused() -> None:
    caller = Caller(application(Settings(), Memory()), host="evil.example")

    said, _ = run(caller.socket("/api/tables/x/socket", []))

    assert b"accept" not in said


def test_an_address_with_a_zone_is_no_public_name() -> None:
    assert is_home_name("fe80::1%eth0")
    assert not is_home_name("a.b")
