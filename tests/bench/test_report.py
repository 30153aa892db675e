"""What the benchmark makes of its figures."""

from __future__ import annotations

import json

import pytest
from bench.report import (
    COMPILED,
    INTERPRETED,
    OURS,
    PEER,
    REPLAYED,
    RESTORED,
    SEARCHES,
    TARGETS,
    WRAPPERS,
    C,
    data,
    figures_of,
    is_through,
    number,
    table,
)
from bench.rounds import Result


def result(*rates: float) -> Result:
    return Result(rates=list(rates), done=100, games=10)


def results(compiled: Result) -> dict[str, Result]:
    """Every target is reached, but for what `compiled` may miss: C makes a hundred moves per second."""
    return {
        C: result(100, 100, 100, 100, 100),
        COMPILED: compiled,
        INTERPRETED: result(1, 1, 1, 1, 1),
        OURS: result(60, 60, 60, 60, 60),
        PEER: result(10, 10, 10, 10, 10),
        **{name: result(60, 60, 60, 60, 60) for name, _ in WRAPPERS},
        **{name: result(10, 10, 10, 10, 10) for _, name in WRAPPERS},
        **{name: result(60, 60, 60, 60, 60) for pair in SEARCHES for name in pair},
        RESTORED: result(8e4, 8e4, 8e4, 8e4, 8e4),
        REPLAYED: result(1e5, 1e5, 1e5, 1e5, 1e5),
        f"clone, {COMPILED}": result(2e6, 2e6, 2e6, 2e6, 2e6),
    }


def test_targets_are_judged_by_the_median_and_the_gate_by_the_lower_quartile() -> None:
    figures = figures_of(results(result(20, 20, 26, 30, 30)))

    assert all(target.is_reached(figures) for target in TARGETS)
    assert not is_through(figures)


def test_one_unlucky_round_does_not_close_the_gate() -> None:
    assert is_through(figures_of(results(result(10, 26, 26, 26, 26))))


def test_a_ratio_that_could_not_be_measured_closes_the_gate() -> None:
    field = results(result(30, 30, 30, 30, 30))
    del field[PEER]

    assert not is_through(figures_of(field))


def test_a_slow_clone_misses_its_target_but_leaves_the_gate_open() -> None:
    field = results(result(30, 30, 30, 30, 30)) | {f"clone, {COMPILED}": result(1e5, 1e5)}

    assert "clone at most 1 µs, compiled" in missed(field)
    assert is_through(figures_of(field))


def test_a_missing_contestant_is_named_and_its_target_not_judged() -> None:
    field = results(result(30, 30, 30, 30, 30))
    del field[C]
    text = table(field, {"CPython": "3"}, ["the C reference: there is no C compiler here"])

    assert "Left out: the C reference: there is no C compiler here" in text
    assert text.count("not measured") == 2
    assert " of C (" not in text


def test_everything_can_be_written_as_json() -> None:
    written = json.loads(json.dumps(data(results(result(20, 20, 20, 20, 20)), {"CPython": "3"}, [])))

    assert written["figures"]["compiled / C"] == {"lower": 0.2, "median": 0.2, "upper": 0.2}
    assert written["contestants"]["C"] == {"per_second": [100.0] * 5, "per_game": 10.0}
    assert [target["is_reached"] for target in written["targets"]] == [False, *[True] * 12]


@pytest.mark.parametrize(("figure", "text"), [(1 / 110, "1/110"), (0.2512, "0.251"), (6.789, "6.79")])
def test_a_small_ratio_is_written_as_a_fraction(figure: float, text: str) -> None:
    assert number(figure) == text


def missed(field: dict[str, Result]) -> list[str]:
    """The targets that the table calls not reached."""
    lines = table(field, {}, []).splitlines()
    return [line[2:52].strip() for line in lines if line.endswith("NOT reached")]


def test_what_did_not_run_has_no_heading() -> None:
    only = {name: result(60, 60) for pair in WRAPPERS for name in pair}
    shown = table(only, {"CPython": "3", "mypy": "2"}, [])

    assert "One step of an environment" in shown
    assert "Closed play-outs" not in shown
    assert "One call in mid-game" not in shown
