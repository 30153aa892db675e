"""Law 11's instrument: another truth behind the same appearance, written from the table of hidden information alone."""

from __future__ import annotations

from amulette.games.das_amulett import metals
from amulette.games.das_amulett.sealed import KEPT, charges, keeps
from amulette.games.das_amulett.setup import MASTERS
from amulette.games.das_amulett.state import NOTHING, Amulett
from amulette.kernel.chance import Fast
from amulette.kernel.vecs import i64, vec


def disguise(g: Amulett, seat: int | None, rng: Fast, forgetful: bool) -> Amulett:
    """Exchange what `seat` may not know: deck, closed pile, cards dealt to others, their sealed answers, luck to come.

    A forgetful seat also mixes up the kinds in other hands, and the cards that went under the deck.
    """
    twin = g.clone()
    twin.chance = rng.fork()
    others = [s for s in range(g.setup.seats) if s != seat]
    rename(twin, faceless(twin, seat, forgetful), others, rng)
    shuffle_below(twin, forgetful, rng)
    for s in others:
        if twin.sealed[s] != NOTHING:
            cards = twin.dealt[s]
            options = keeps(cards) if len(cards) > KEPT else charges(cards, twin.reserve[s])
            twin.sealed[s] = options[rng.below(len(options))]
    if forgetful:
        mix_hands(twin, others, rng)
    return twin


def faceless(g: Amulett, seat: int | None, forgetful: bool) -> list[int]:
    """The cards of which the seat cannot say where they are."""
    row = [*g.deck] if g.is_pile_open() else [*g.deck, *g.pile]
    found = row if forgetful else row[min(g.known, len(row)) :]
    if g.setup.start == MASTERS:
        found += [card for s, cards in enumerate(g.dealt) if s != seat for card in cards]
    own = [] if seat is None else list(g.returned[seat])
    return sorted([card for card in found if card not in own])


def rename(g: Amulett, cards: list[int], others: list[int], rng: Fast) -> None:
    """Each faceless card stands where another one stood."""
    shuffled = vec[i64](cards)
    rng.shuffle(shuffled)
    new = dict(zip(cards, list(shuffled), strict=True))
    g.deck = vec[i64]([new.get(card, card) for card in g.deck])
    if not g.is_pile_open():
        g.pile = vec[i64]([new.get(card, card) for card in g.pile])
    for s in others:
        g.dealt[s] = vec[i64](sorted([new.get(card, card) for card in g.dealt[s]]))
        g.returned[s] = vec[i64](sorted([new.get(card, card) for card in g.returned[s]]))


def shuffle_below(g: Amulett, forgetful: bool, rng: Fast) -> None:
    """The order of the deck above the cards that openly went under it."""
    known = 0 if forgetful else min(g.known, len(g.deck))
    rest = g.deck[known:]
    rng.shuffle(rest)
    row = [*g.deck[:known], *rest]  # a list of its own: the compiler cannot spread inside vec(…)
    g.deck = vec[i64](row)


def mix_hands(g: Amulett, others: list[int], rng: Fast) -> None:
    """The other seats' cards are dealt among them anew, to each as many as it had."""
    pool = vec[i64]([m for s in others for m in range(4) for _ in range(metals.count(g.hands[s], m))])
    rng.shuffle(pool)
    dealt = 0
    for s in others:
        size = metals.total(g.hands[s])
        g.hands[s] = sum([1 << metals.WIDTH * m for m in list(pool)[dealt : dealt + size]])
        dealt += size
