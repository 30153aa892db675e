"""How the rules tell what happens.  When nobody listens, nothing is built: a call costs a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from amulette.games.das_amulett import events as e
from amulette.games.das_amulett import gems
from amulette.games.das_amulett.box import Area, Card
from amulette.games.das_amulett.gems import Colour
from amulette.games.das_amulett.metals import METALS, Bag, Metal, write_bag
from amulette.kernel.contract import NOBODY, Seat, Seats
from amulette.kernel.vecs import i64

if TYPE_CHECKING:
    from amulette.games.das_amulett.state import Amulett


def names(g: Amulett, cards: list[int]) -> list[str]:
    return [g.setup.box.cards[card] for card in cards]


# -- set-up ---------------------------------------------------------------------


def game_started(g: Amulett, edition: str) -> None:
    if g.told is not None:
        box = g.setup.box
        g.told.append(e.GameStarted(g.setup.seats, dict(g.setup.options), edition))
        board = {
            box.areas[area]: [box.colours[c] for c in gems.listed(g.board[area])] for area in range(len(box.areas))
        }
        g.told.append(e.BoardSet(board))
        g.told.append(e.HatMoved(g.hat, "lot"))


def hat_moved(g: Amulett, seat: Seat, cause: str) -> None:
    if g.told is not None:
        g.told.append(e.HatMoved(seat, cause))


def dealt(g: Amulett, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Dealt(seat, len(g.dealt[seat]), names(g, list(g.dealt[seat]))))


def kept(g: Amulett, seat: Seat, first: Card, second: Card) -> None:
    if g.told is not None:
        g.told.append(e.Kept(seat, names(g, [first, second])))


def charged(g: Amulett, seat: Seat, first: i64, second: i64) -> None:
    if g.told is not None:
        g.told.append(e.Charged(seat, [first, second]))


def spells_shown(g: Amulett) -> None:
    if g.told is not None:
        for seat in g.in_turn():
            cards = list(g.spells[seat])
            g.told.append(e.SpellsShown(seat, names(g, cards), [g.energy[card] for card in cards]))


def laid_out(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.LaidOut(names(g, list(g.layout))))


def drafted(g: Amulett, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.Drafted(seat, g.setup.box.cards[card]))


def deck_shuffled(g: Amulett, size: i64) -> None:
    if g.told is not None:
        g.told.append(e.DeckShuffled(size))


# -- the frame --------------------------------------------------------------------


def round_started(g: Amulett, number: i64) -> None:
    if g.told is not None:
        g.told.append(e.RoundStarted(number))


def phase_started(g: Amulett, phase: str) -> None:
    if g.told is not None:
        g.told.append(e.PhaseStarted(phase))


def turn_done(g: Amulett, seat: Seat, phase: str) -> None:
    if g.told is not None:
        g.told.append(e.TurnDone(seat, phase))


def items_done(g: Amulett, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.ItemsDone(seat))


def game_ended(g: Amulett, cause: str) -> None:
    if g.told is not None:
        ranks = g.places()
        g.told.append(e.GameEnded([seat for seat, rank in enumerate(ranks) if rank == 1], cause, ranks))


# -- spells -----------------------------------------------------------------------


def pile_set(g: Amulett) -> None:
    if g.told is not None:
        shown = names(g, list(g.pile)[::-1]) if g.is_pile_open() else []
        g.told.append(e.PileSet(len(g.pile), shown))


def spell_revealed(g: Amulett, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.SpellRevealed(g.setup.box.cards[card]))


def spell_bid(g: Amulett, seat: Seat, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.SpellBid(seat, n))


def passed(g: Amulett, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Passed(seat))


def spell_won(g: Amulett, seat: Seat, card: Card, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.SpellWon(seat, g.setup.box.cards[card], n))


def spell_unsold(g: Amulett, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.SpellUnsold(g.setup.box.cards[card]))


def energy_removed(g: Amulett, card: Card, owner: Seat, n: i64, cause: str, by: Seat) -> None:
    if g.told is not None:
        g.told.append(e.EnergyRemoved(g.setup.box.cards[card], owner, n, cause, by))


def energy_moved(g: Amulett, source: Card, target: Card, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.EnergyMoved(g.setup.box.cards[source], g.setup.box.cards[target], n))


def spell_left(g: Amulett, card: Card, owner: Seat) -> None:
    if g.told is not None:
        g.told.append(e.SpellLeft(g.setup.box.cards[card], owner))


def text_used(g: Amulett, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.TextUsed(seat, g.setup.box.cards[card]))


def income_used(g: Amulett, seat: Seat, card: Card) -> None:
    if g.told is not None:
        g.told.append(e.IncomeUsed(seat, g.setup.box.cards[card]))


# -- metal ------------------------------------------------------------------------


def metal_gained(g: Amulett, seat: Seat, m: Metal, n: i64, source: Seat, card: Card) -> None:
    if g.told is not None:
        origin = None if source == NOBODY else source
        g.told.extend([e.MetalGained(seat, METALS[m], origin, g.setup.box.cards[card]) for _ in range(n)])


def shortage(g: Amulett, seat: Seat, m: Metal, holders: Seats) -> None:
    if g.told is not None:
        g.told.append(e.Shortage(seat, METALS[m], list(holders)))


def metal_lost(g: Amulett, seat: Seat, metal: str, n: i64) -> None:
    if g.told is not None:
        g.told.extend([e.MetalLost(seat, metal) for _ in range(n)])


def gem_lifted(g: Amulett, seat: Seat, area: Area, c: Colour) -> None:
    if g.told is not None:
        g.told.append(e.GemLifted(seat, g.setup.box.areas[area], g.setup.box.colours[c]))


def gem_moved(g: Amulett, source: Area, target: Area, c: Colour) -> None:
    if g.told is not None:
        box = g.setup.box
        g.told.append(e.GemMoved(box.areas[source], box.areas[target], box.colours[c]))


# -- gems -------------------------------------------------------------------------


def desire_named(g: Amulett, seat: Seat, m: Metal) -> None:
    if g.told is not None:
        g.told.append(e.DesireNamed(seat, METALS[m]))


def marker_drawn(g: Amulett, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.MarkerDrawn(n))


def journey_set(g: Amulett, seat: Seat, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.JourneySet(seat, n))


def auction_opened(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.AuctionOpened(g.setup.box.areas[g.at], g.left))


def auction_void(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.AuctionVoid(g.setup.box.areas[g.at]))


def gem_bid(g: Amulett, seat: Seat, n: i64, equalled: bool) -> None:
    if g.told is not None:
        g.told.append(e.GemBid(seat, n, equalled))


def auction_won(g: Amulett, seat: Seat, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.AuctionWon(seat, n))


def auction_unsold(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.AuctionUnsold(g.setup.box.areas[g.at]))


def paid(g: Amulett, seat: Seat, bag: Bag) -> None:
    if g.told is not None:
        g.told.append(e.Paid(seat, write_bag(bag)))


def claimed(g: Amulett, seat: Seat, card: Card, m: Metal) -> None:
    """`m` is -1 when the claim was declined."""
    if g.told is not None:
        g.told.append(e.Claimed(seat, g.setup.box.cards[card], METALS[m] if m >= 0 else None))


def symbol_taken(g: Amulett, seat: Seat, m: Metal, n: i64) -> None:
    if g.told is not None:
        g.told.append(e.SymbolTaken(seat, METALS[m], n))


def offer_returned(g: Amulett, bag: Bag) -> None:
    if g.told is not None:
        g.told.append(e.OfferReturned(write_bag(bag)))


def gem_taken(g: Amulett, seat: Seat, c: Colour, gift: Card) -> None:
    if g.told is not None:
        box = g.setup.box
        g.told.append(e.GemTaken(seat, box.areas[g.at], box.colours[c], box.cards[gift] if gift >= 0 else None))


def stopped(g: Amulett, seat: Seat) -> None:
    if g.told is not None:
        g.told.append(e.Stopped(seat))


def group_moved(g: Amulett, seat: Seat, source: Area) -> None:
    if g.told is not None:
        g.told.append(e.GroupMoved(seat, g.setup.box.areas[source], g.setup.box.areas[g.at]))


def group_stayed(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.GroupStayed(g.setup.box.areas[g.at]))


def auctions_left(g: Amulett) -> None:
    if g.told is not None:
        g.told.append(e.AuctionsLeft(g.left))
