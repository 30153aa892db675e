"""How long the server waits for somebody who does not ask."""

from __future__ import annotations

from amulette.server.limits import spread


def test_who_came_together_does_not_go_together_and_nobody_has_less_time_than_is_said() -> None:
    waits = [spread(10.0) for _ in range(1000)]

    assert min(waits) >= 10.0
    assert max(waits) <= 12.5
    assert len({round(wait, 1) for wait in waits}) > 20
