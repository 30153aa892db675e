"""Rows kept in order: what `insert` of vecs.py is for the compiler."""

from __future__ import annotations

from amulette.kernel.vecs import append, i64, vec


def insert(row: vec[i64], item: i64) -> vec[i64]:
    """The sorted row with one more item."""
    row = append(row, item)
    i: i64 = len(row) - 1
    while i > 0 and row[i - 1] > item:
        row[i] = row[i - 1]
        i -= 1
    row[i] = item
    return row
