"""Actions as words of choices, views as rows of numbers."""

from __future__ import annotations

import numpy as np
import pytest

from amulette.files.editions import open_game
from amulette.kernel.chance import Fast
from amulette.research.course import Course
from amulette.research.encodings.decision import Decision
from amulette.research.encodings.encodings import encoding
from tests.docs.guide import ROOT
from tests.research.tables import OURS, every_table, walk


@every_table
def test_every_option_is_spelled_and_read_back(key: str, seats: int) -> None:
    course = Course(key, seats, {})
    for at in walk(course, 1):
        for action in at.state.options(at.seat):
            word = at.encoding.spell(action)
            assert at.encoding.unspell(word) == action
            assert len(word) <= at.encoding.longest
            assert all(0 < choice < len(at.encoding.choices) for choice in word)


@every_table
def test_the_choices_of_an_option_lead_to_it_and_to_no_other(key: str, seats: int) -> None:
    course = Course(key, seats, {})
    for at in walk(course, 2, 60):
        for action in list(at.state.options(at.seat)):
            assert chosen_by_word(at, action) == action


def chosen_by_word(at: Course, action: int) -> int | None:
    decision = Decision(at.encoding, at.state.options(at.seat))
    word, found = at.encoding.spell(action), None
    while found is None:
        place = len(decision.made)
        found = decision.choose(word[place] if place < len(word) else 0)
    return found


@every_table
def test_decisions_are_small(key: str, seats: int) -> None:
    """However many options there are, a choice is among few."""
    most = max(len(set(at.legal)) for at in walk(Course(key, seats, {}), 3))

    assert most <= 33


@every_table
def test_a_row_has_every_part_and_says_what_is_asked(key: str, seats: int) -> None:
    course = Course(key, seats, {})
    layout = course.encoding.layout
    assert [part.start for part in layout.parts.values()][1:] == [part.stop for part in layout.parts.values()][:-1]
    for at in walk(course, 4):
        row = at.features(at.seat)
        assert row.shape == (layout.size,)
        assert row[list(layout.parts["question"])].sum() == 1
        assert row[list(layout.parts["asked"])].tolist() == [1] + [0] * (seats - 1)


@every_table
def test_a_row_shows_no_more_than_the_seat_may_know(key: str, seats: int) -> None:
    course, rng = Course(key, seats, {}), Fast(7)
    for n, at in enumerate(walk(course, 5, 120)):
        seat = n % seats
        other = at.game.disguise(at.state, seat, rng)
        hidden = at.encoding.features(other.view(seat), seat)
        assert np.array_equal(hidden, at.encoding.features(at.state.view(seat), seat))


@every_table
def test_rows_tell_positions_apart(key: str, seats: int) -> None:
    """Hardly any two different views of a game look alike."""
    views: set[str] = set()
    rows: set[bytes] = set()
    for at in walk(Course(key, seats, {}), 6):
        assert at.decision is not None
        views.add(f"{at.state.view(at.seat).text()} {at.decision.made}")
        rows.add(at.features(at.seat).tobytes())

    assert len(rows) >= 0.98 * len(views)


def test_a_table_that_is_not_there_is_an_error() -> None:
    game = Course("gargon", 3, {}).game

    with pytest.raises(ValueError, match="gargon is for 3 to 5 seats, not 6"):
        encoding(game, 6)


@pytest.mark.parametrize("key", OURS)
def test_the_guide_tells_the_size_of_the_spaces(key: str) -> None:
    game = open_game(key)
    sizes = [encoding(game, seats).layout.size for seats in game.seats]
    choices = len(encoding(game, game.seats.start).choices)
    seats = f"{game.seats.start} to {game.seats.stop - 1}"

    line = f"| `{key.replace('-', '_')}_v0` | {seats} | {choices} | {sizes[0]:,} to {sizes[-1]:,} |\n"
    assert line in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
