"""One server and one browser for the tests of a process; each person has a context, whose console is watched."""

from __future__ import annotations

import atexit
import os
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

from amulette.server.client import CLIENT
from amulette.server.settings import Settings
from tests.browser.chromium import NOT_TESTED, VARIABLE, find_browser
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.running import OPEN_LIMITS, Running, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser


def pytest_configure(config: pytest.Config) -> None:
    """Find the browser before xdist starts its workers, which are told by the environment."""
    if VARIABLE in os.environ:
        return
    with config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        path = find_browser()
    if not path and os.environ.get("CI") == "true":
        pytest.exit("there is no Chromium here, and none could be installed", returncode=1)
    if not path:
        atexit.register(print, f"\n{NOT_TESTED}\n")  # the last line of a long run is the one that is read


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: python scripts/web.py")
    path = tmp_path_factory.mktemp("browser") / "tables.db"
    with running(Settings(database=str(path), limits=OPEN_LIMITS)) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (path := find_browser()):
        pytest.skip(NOT_TESTED)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """Makes people with a browser of their own; when the test ends, nothing may have gone wrong in any of them."""
    made: list[Visitor] = []

    def make(**wishes: Any) -> Visitor:  # noqa: ANN401 - those of Visitor
        made.append(Visitor(browser, server.url, **wishes))
        return made[-1]

    yield make
    for each in made:
        each.leave()
    assert [trouble for each in made for trouble in each.troubles] == []
