"""Law 11's instrument: another truth behind the same appearance, written from the table of G-12 alone."""

from __future__ import annotations

from amulette.games.gargon.cards import COLOURS, Rows
from amulette.games.gargon.state import Gargon
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import i64, vec


def disguise(g: Gargon, seat: int | None, rng: Fast, forgetful: bool) -> Gargon:
    """Exchange the faces that `seat` may not know; if it is forgetful, captures turned face down among them."""
    hands, laid, won, piles = lists(g.hands), lists(g.laid), lists(g.won), lists(g.piles)
    others = [s for s in range(g.setup.seats) if s != seat]
    face_down = [won[s] for s in others] if forgetful and not g.setup.open_captures and len(g.agenda) > 0 else []
    hidden = [*[hands[s] for s in others], *piles, *face_down]  # G-12.1, G-12.4, G-12.6
    if not g.shown:
        hidden += [laid[s] for s in others]  # G-12.2, G-12.3
    for letter in range(len(COLOURS)):
        exchange([(row, i) for row in hidden for i in range(len(row)) if row[i] >> 4 == letter], rng)
    exchange([(row, i) for row in face_down for i in range(len(row))], rng)
    twin = g.clone()
    twin.chance = rng.fork()  # G-12.9
    twin.hands = rows([sorted(row) for row in hands])
    twin.laid = rows([sorted(row) for row in laid])
    twin.won, twin.piles = rows(won), rows(piles)
    return twin


def exchange(places: list[tuple[list[int], int]], rng: Fast) -> None:
    """Shuffle the cards that lie in these places among them."""
    faces = vec[i64]([row[i] for row, i in places])
    rng.shuffle(faces)
    for (row, i), face in zip(places, list(faces), strict=True):
        row[i] = face


def lists(found: Rows) -> list[list[int]]:
    return [list(row) for row in found]


def rows(found: list[list[int]]) -> Rows:
    return vec[vec[i64]]([vec[i64](row) for row in found])
