"""Which build is tested, and which clause; `--clause G-3.4` runs only the tests that name that clause."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

from amulette.files.build import build
from tests.seeded import draw_from
from tests.seeds import name_test, repeating

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

REPEAT = "to repeat it"
QUICKLY = [Phase.explicit, Phase.generate]  # whole games shrink too slowly for every day
EXAMPLES = 10 if build() == "compiled" else 2  # of whole games; both builds play the same, one many times faster
SLOW = [HealthCheck.too_slow]  # is judged by the time it takes, and that by what else the machine does
settings.register_profile("any", deadline=None, suppress_health_check=SLOW)
EVERY_DAY = settings(settings.get_profile("any"), derandomize=True, phases=QUICKLY)
settings.register_profile("test", EVERY_DAY, max_examples=EXAMPLES)
settings.register_profile("once", EVERY_DAY, max_examples=1)
settings.register_profile("all", settings.get_profile("any"), max_examples=60, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


@pytest.fixture(autouse=True)
def _seeded_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let seeds, names and tokens made in the test's own process follow from the name of the test."""
    monkeypatch.setattr(secrets, "token_bytes", draw_from(request.node.nodeid))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tally", metavar="FILE", help="write down in a file how many tests passed, and which failed")
    parser.addoption("--clause", help="run only the tests that name this clause of the rules")


def pytest_report_header() -> str:
    return f"amulette: {build()} rules"


def pytest_sessionstart() -> None:
    expected = os.environ.get("AMULETTE_BUILD", build())
    if build() != expected:
        pytest.exit(f"the {build()} rules are running, not the {expected} ones", returncode=1)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    name_test(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append((REPEAT, repeating(item)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    path = config.getoption("--tally")
    if path is None:
        return
    stats = terminalreporter.stats
    failures = [
        {"test": each.nodeid, "repeat": told(each)} for each in [*stats.get("failed", []), *stats.get("error", [])]
    ]
    counts = {name: len(stats.get(name, [])) for name in ("passed", "skipped")}
    Path(path).write_text(json.dumps(counts | {"failures": failures}), encoding="utf-8")


def told(report: pytest.TestReport) -> str:
    """Return the line that repeats a test; a file that cannot be read as tests has none."""
    return next((text for title, text in report.sections if title == REPEAT), "")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause:
        items[:] = [item for item in items if clause in set(named(item))]


def named(item: pytest.Item) -> Iterator[str]:
    """The clauses a test shows."""
    for mark in item.iter_markers("clause"):
        yield from mark.args
