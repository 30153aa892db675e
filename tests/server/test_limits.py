"""How long the server waits for somebody who does not ask, and who is counted as one."""

from __future__ import annotations

import pytest

from amulette.server.limits import network_of, origin_of, spread


def test_who_came_together_does_not_go_together_and_nobody_has_less_time_than_is_said() -> None:
    waits = [spread(10.0) for _ in range(1000)]

    assert min(waits) >= 10.0
    assert max(waits) <= 12.5
    assert len({round(wait, 1) for wait in waits}) > 20


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("192.0.3.7", "192.0.3.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.200", "192.0.2.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
        ("192.0.2", "192.0.2"),
    ],
)
def test_a_network_is_what_one_subscriber_has(address: str, network: str) -> None:
    assert network_of(address) == network


def test_what_is_kept_of_an_address_is_no_address() -> None:
    assert origin_of("192.0.2.7") == origin_of("192.0.2.8") != origin_of("192.0.3.7")
    assert origin_of("192.0.2.7").isalnum()
    assert len(origin_of("192.0.2.7")) == 16
