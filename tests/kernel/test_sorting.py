"""Rows kept in order: what the compiler takes and what is interpreted give the same."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from amulette.games.gargon.position import row
from amulette.kernel import sorting, vecs


@example([1, 3, 3], 2)
@given(st.lists(st.integers(0, 9)), st.integers(0, 9))
def test_an_item_comes_where_it_belongs(items: list[int], item: int) -> None:
    wanted = sorted([*items, item])

    assert list(sorting.insert(row(sorted(items)), item)) == wanted
    assert list(vecs.insert(vecs.vec[vecs.i64](sorted(items)), item)) == wanted  # as games of other packages call it
