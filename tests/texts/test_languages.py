"""Which language a reader gets."""

from __future__ import annotations

import pytest

from amulette.texts.languages import language


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "DE"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_first_variable_that_is_set_decides(environ: dict[str, str], expected: str) -> None:
    assert language(environ) == expected
