"""The three languages say the same."""

from __future__ import annotations

import pytest

from amulette.texts.languages import LANGUAGES
from amulette.texts.texts import COMMON
from tests.texts.ftl import NAMES, messages, spoken_of

every_file = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_file
@every_language
def test_every_language_has_the_same_messages_with_the_same_variables(name: str, language: str) -> None:
    assert spoken_of(name.format(language)) == spoken_of(name.format("en"))


@every_file
@every_language
def test_no_message_stands_twice(name: str, language: str) -> None:
    ids = [message.id.name for message in messages(name.format(language))]

    assert len(ids) == len(set(ids))


@every_language
@pytest.mark.parametrize("number", range(len(COMMON)))
def test_no_file_takes_the_name_of_a_common_message(language: str, number: int) -> None:
    common = set(spoken_of(NAMES[number].format(language)))

    for name in NAMES[number + 1 :]:
        assert common.isdisjoint(spoken_of(name.format(language)))
