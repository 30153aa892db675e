"""How much of a test runs: so much every day, and in full under the marker `slow`."""

from __future__ import annotations

import pytest


def sizes(name: str, daily: int, full: int) -> pytest.MarkDecorator:
    """The test is run with either number as its parameter `name`."""
    return pytest.mark.parametrize(name, [daily, pytest.param(full, marks=pytest.mark.slow)])
