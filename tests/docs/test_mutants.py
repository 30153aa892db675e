"""The lists of mutants fit the sources: a list that has gone stale would break nothing."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from amulette.games.catalogue import GAMES

ROOT = Path(__file__).resolve().parents[2]
AT_LEAST = 30


@pytest.mark.parametrize("key", list(GAMES))
def test_every_slip_has_its_one_place_in_the_source(key: str) -> None:
    slips = tomllib.loads((ROOT / "scripts" / "mutants" / f"{key}.toml").read_text(encoding="utf-8"))["mutant"]

    assert len(slips) >= AT_LEAST
    for slip in slips:
        assert (ROOT / slip["file"]).read_text(encoding="utf-8").count(slip["old"]) == 1, slip["clause"]
