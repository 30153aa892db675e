"""Whole games told in every language to every seat: no sentence lacks anything."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amulette.games.gargon.moves import SIMPLE
from amulette.kernel.chance import Seeded
from amulette.kernel.contract import Event, submit
from amulette.texts.languages import LANGUAGES
from amulette.texts.speakers import speaker
from tests.laws.play import Play, a_play

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
LEFTOVERS = re.compile(r"[{}$]|\?[ ,;.]|\b[wbvyrg]\d|  ")  # of Fluent and of notation
ATTEMPTS = [*SIMPLE, "lay w1", "lay w1 w2", "lay w1 w2 w3", "lay w1 b2 r3"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def events_of(play: Play) -> list[Event]:
    told: list[Event] = []
    play.game.deal(play.seats, Seeded(play.seed), told)
    for state, seat, action in play:
        told += submit(state.clone(), seat, action)
    return told


@every_language
@settings(max_examples=4)
@given(play=st.sampled_from([3, 4, 5]).flatmap(lambda seats: a_play("gargon", seats)))
def test_every_event_is_a_clean_sentence_for_every_seat(language: str, play: Play) -> None:
    told = events_of(play)

    for seat in (None, *range(play.seats)):
        for sentence in map(speaker("gargon", language, NAMES, seat).event, told):
            assert not LEFTOVERS.search(sentence), sentence


@every_language
@settings(max_examples=4)
@given(play=a_play("gargon", 3))
def test_every_refusal_is_a_clean_sentence(language: str, play: Play) -> None:
    told = speaker("gargon", language, NAMES, 0)
    for state, _, _ in play:
        refusals = [state.why_not(seat, play.game.read(text)) for seat in range(3) for text in ATTEMPTS]
        for sentence in [told.refusal(refusal) for refusal in refusals if refusal is not None]:
            assert not LEFTOVERS.search(sentence), sentence
