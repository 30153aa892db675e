"""Rules are found by their version: the newest for new tables, older ones for those that began under them."""

from __future__ import annotations

import pytest

from amulette.games import catalogue
from amulette.games.catalogue import GAMES, OLDER, OutdatedError, rules
from amulette.games.gargon.game import GargonGame


@pytest.mark.parametrize("key", list(GAMES))
def test_the_newest_rules_are_found_by_their_version(key: str) -> None:
    assert rules(key, GAMES[key].version) is GAMES[key]


def test_older_rules_stay_beside_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = type("Newer", (), {"version": GargonGame.version + 1})
    monkeypatch.setitem(catalogue.GAMES, "gargon", newer)
    monkeypatch.setitem(OLDER, ("gargon", GargonGame.version), GargonGame)

    assert rules("gargon", GargonGame.version) is GargonGame
    assert rules("gargon", GargonGame.version + 1) is newer
    with pytest.raises(OutdatedError, match=r"version 99 of gargon is not here; there is \[1, 2\]"):
        rules("gargon", 99)


def test_a_game_that_is_not_here_has_no_rules() -> None:
    with pytest.raises(OutdatedError, match="version 1 of chess is not here; there is none"):
        rules("chess", 1)
