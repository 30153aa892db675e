"""A sentence is whole or an error."""

from __future__ import annotations

import pytest

from amulette.texts.languages import LANGUAGES
from amulette.texts.texts import MissingTextError, texts


def test_a_message_is_said_with_its_arguments() -> None:
    assert texts("en").say("no-such-number", number=7, last=3) == ("There is no choice 7; the numbers go from 1 to 3.")


def test_an_attribute_is_said_by_its_name() -> None:
    assert texts("fr", "gargon").say("colour-w.creature") == "dragon"


@pytest.mark.parametrize("key", ["nothing", "nothing.creature", "colour-w.size"])
def test_a_message_that_does_not_exist_is_an_error(key: str) -> None:
    with pytest.raises(MissingTextError, match=f"there is no text '{key}' in de"):
        texts("de", "gargon").say(key)


def test_a_message_without_its_argument_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="'no-such-number' in fr lacks something"):
        texts("fr").say("no-such-number", number=7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_isolates_arguments_with_invisible_signs(language: str) -> None:
    assert "\u2068" not in texts(language).say("seat-human", letter="A", name="Ann", you="yes")
