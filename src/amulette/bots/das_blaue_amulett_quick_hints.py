"""The rule of thumb of Das blaue Amulett for imagined worlds: nearly the same thoughts, straight from the state.

A view of every position would take far longer than the thought itself.  What the others hold is guessed here as well
as there: a seat of an imagined world knows its own hand and what it was shown.  Sets of cards are bit sets.
"""

from __future__ import annotations

from typing import Final

from amulette.bots.das_blaue_amulett import (
    AMULET_WORTH,
    CARD,
    DANGER,
    DETOUR,
    FORCE_NEXT,
    GOAL_CARD,
    JOKER_KEPT,
    LATER_TASK,
    PUSHED,
    ROBBED,
    SPARE,
    TAKEN,
    TASK_NEXT,
    UNREADY,
    WIN,
)
from amulette.bots.das_blaue_amulett_road import HAND_LIMIT, SEGMENT
from amulette.games.das_blaue_amulett.cards import AMULET, JOKER, TASK, sure
from amulette.games.das_blaue_amulett.moves import (
    ENTER,
    ROUND,
    STOP,
    is_discard,
    is_joker,
    is_play,
    kind_of,
    points_of,
)
from amulette.games.das_blaue_amulett.state import Blaue
from amulette.games.das_blaue_amulett.view import (
    LAST,
    Space,
    index_of,
    is_place,
    is_right,
    left,
    neighbour,
    right,
    segment_of,
    space_of,
)
from amulette.kernel.contract import NOBODY, Action, Actions, Seat
from amulette.kernel.vecs import append, i64, vec

PAID: Final = 1024  # a landing is a space, and times this the set of cards it costs


def quick(g: Blaue, seat: Seat, options: Actions) -> Action:
    """What the rule of thumb would say of a move, of a card and of a castle; paying, stealing and taking come first."""
    first = options[0]
    if is_play(first):
        return best_move(g, seat, options)
    if is_discard(first):
        return least_card(g, seat, options)
    if first == ENTER:
        return ENTER if castle(g, seat) > DETOUR else ROUND
    return first


# -- moving -------------------------------------------------------------------


def best_move(g: Blaue, seat: Seat, options: Actions) -> Action:
    hand = set_of(g, seat)
    cards = unseen(g, seat)
    threats = reached(g, seat)
    best, most = options[0], -1e9
    for option in options:
        points = move(g, seat, option, hand, cards, threats)
        if points > most:
            best, most = option, points
    return best


def move(g: Blaue, seat: Seat, option: Action, hand: i64, cards: vec[i64], threats: vec[i64]) -> float:
    """Where the card leads, what is found there, and what it costs."""
    if option == STOP:
        return standing(g, g.princes[seat], hand)
    landing = walk(g, seat, points_of(option), hand)
    space, kept = landing % PAID, hand & ~(landing // PAID)
    if space == space_of(LAST):
        return WIN
    points = standing(g, space, kept) + found(g, seat, space, kept, cards) - danger(g, space, threats)
    one: i64 = 1
    if is_joker(option) and g.open[seat] != one << JOKER:
        points -= JOKER_KEPT
    return points


def walk(g: Blaue, seat: Seat, points: i64, hand: i64) -> i64:
    """The end of a move in which every place is paid for that can be: see PAID."""
    space = g.princes[seat]
    paid: i64 = 0
    while points > 0:
        segment = segment_of(space)
        if is_place(space):
            space = right(segment, 1)
        elif not is_right(space):
            space = neighbour(space) if index_of(space) == 1 else space - 2
        elif index_of(space) < g.setup.lengths[segment]:
            space += 2
        else:
            demand = asked(g, seat, segment + 1)
            if demand & ~hand == 0 and (segment + 1 < LAST or points == 1):
                space = space_of(segment + 1)
                paid |= demand
                hand &= ~demand
            else:
                space = left(segment, g.setup.lengths[segment])
        points -= 1
        if space == space_of(LAST):
            return space
    return space + PAID * paid


def asked(g: Blaue, seat: Seat, place: i64) -> i64:
    """The cards that a place asks of a seat."""
    one: i64 = 1
    cards: i64 = one << g.setup.kinds[place] if g.setup.kinds[place] >= TASK else 0
    if g.wearer != seat or place > g.setup.protected:
        force = g.force_on(place)
        if force != NOBODY:
            cards |= one << force
    return cards


def standing(g: Blaue, space: Space, hand: i64) -> float:
    """How far along a prince is there; the way to a place without its card is worth little."""
    segment = segment_of(space)
    task = g.setup.kinds[segment + 1]
    is_ready = task < TASK or (hand >> task) & 1 == 1
    return SEGMENT * float(segment) + along(g, space) * (1.0 if is_ready else UNREADY)


def along(g: Blaue, space: Space) -> float:
    """How far from the place behind: on the left lane a prince has to go back first."""
    if is_place(space):
        return 0.0
    step = SEGMENT / float(g.setup.lengths[segment_of(space)] + 1)
    index = float(index_of(space))
    return step * index if is_right(space) else step * (1.0 - index)


def found(g: Blaue, seat: Seat, space: Space, hand: i64, cards: vec[i64]) -> float:
    """Arrow, castle, amulet and whom one pushes."""
    if is_place(space):
        return castle(g, seat) if g.setup.is_castle(segment_of(space)) else 0.0
    points = draw(g, seat, hand, cards) if g.setup.is_arrow(space) else 0.0
    other = g.occupant(space, seat)
    if other != NOBODY:
        points += PUSHED * (along(g, space) - along(g, neighbour(space))) * rank_weight(g, seat, other)
        if g.wearer == other:
            points += AMULET_WORTH + (ROBBED if len(g.hands[other]) > 0 else 0.0)
    return points


def rank_weight(g: Blaue, seat: Seat, other: Seat) -> float:
    """The further a rival is, the more it matters."""
    lead = far(g, g.princes[other]) - far(g, g.princes[seat])
    return 1.0 + max(-0.7, min(1.5, lead / (2.0 * SEGMENT)))


def far(g: Blaue, space: Space) -> float:
    return SEGMENT * float(segment_of(space)) + along(g, space)


def draw(g: Blaue, seat: Seat, hand: i64, cards: vec[i64]) -> float:
    """What a card of the pile is worth on average, less what has to be discarded for it."""
    points, total = 0.0, 0.0
    for card in range(AMULET + 1):
        total += float(cards[card])
        if card == AMULET:
            points += float(cards[card]) * (0.0 if g.wearer == seat else AMULET_WORTH)
        elif (hand >> card) & 1 == 1:
            points += float(cards[card]) * SPARE
        else:
            points += float(cards[card]) * value(g, seat, card)
    return points / total - (cost(g, seat, hand) if len(g.hands[seat]) >= HAND_LIMIT else 0.0)


def cost(g: Blaue, seat: Seat, hand: i64) -> float:
    """What the card is worth that can be spared most easily; none if one has been paid."""
    if hand != set_of(g, seat):
        return 0.0
    row = g.hands[seat]
    least = 1e9
    for i in range(len(row)):
        least = min(least, SPARE if i > 0 and row[i - 1] == row[i] else value(g, seat, row[i]))
    return least


def reached(g: Blaue, seat: Seat) -> vec[i64]:
    """Where the open number cards of the others would bring them, as far as can be seen."""
    spaces = vec[i64](capacity=15)
    for other in range(g.setup.seats):
        if other != seat:
            for card in range(JOKER):
                if (g.open[other] >> card) & 1 == 1:
                    spaces = append(spaces, walk(g, other, card + 1, 0))
    return spaces


def danger(g: Blaue, space: Space, threats: vec[i64]) -> float:
    """What a push there would cost, as far as open cards can reach it."""
    if is_place(space) or not is_right(space):
        return 0.0
    hits = 0.0
    for threat in threats:
        if threat == space:
            hits += 1.0
    return DANGER * hits * (along(g, space) - along(g, neighbour(space)))


def castle(g: Blaue, seat: Seat) -> float:
    """The top three discards, as far as they fit."""
    points = 0.0
    hand = set_of(g, seat)
    one: i64 = 1
    for i in range(len(g.discard) - 1, max(-1, len(g.discard) - 4), -1):
        card = g.discard[i]
        if card == AMULET:
            points += 0.0 if g.wearer == seat else AMULET_WORTH
        else:
            points += TAKEN * (SPARE if (hand >> card) & 1 == 1 else value(g, seat, card))
            hand |= one << card
    return points


# -- cards --------------------------------------------------------------------


def set_of(g: Blaue, seat: Seat) -> i64:
    """The kinds in a hand."""
    found: i64 = 0
    one: i64 = 1
    for card in g.hands[seat]:
        found |= one << card
    return found


def unseen(g: Blaue, seat: Seat) -> vec[i64]:
    """How many cards of each kind are neither discarded nor in a hand that the seat knows."""
    cards = g.setup.counts[:]
    for card in g.discard:
        cards[card] -= 1
    for card in g.hands[seat]:
        cards[card] -= 1
    for other in range(g.setup.seats):
        known = g.knows(seat, other)
        if known != 0:
            for kind in range(AMULET):
                cards[kind] -= sure(known, kind)
    return cards


def least_card(g: Blaue, seat: Seat, options: Actions) -> Action:
    """The card that can be spared most easily: a second one of a kind before all."""
    best, least = options[0], 1e9
    for option in options:
        card = kind_of(option)
        points = SPARE if is_double(g, seat, card) else value(g, seat, card)
        if points < least:
            best, least = option, points
    return best


def is_double(g: Blaue, seat: Seat, card: i64) -> bool:
    count = 0
    for held in g.hands[seat]:
        if held == card:
            count += 1
    return count > 1


def value(g: Blaue, seat: Seat, card: i64) -> float:
    """What the first card of a kind is worth: tasks ahead, forces on the way, and one of each force at the end."""
    segment = segment_of(g.princes[seat])
    if card >= TASK:
        for place in range(segment + 1, LAST):
            if g.setup.kinds[place] == card:
                return TASK_NEXT - LATER_TASK * float(place - segment - 1)
        return SPARE
    points = CARD + (GOAL_CARD if segment >= LAST - 2 else 0.0)
    is_next = g.force_on(segment + 1) == card
    return points + FORCE_NEXT if is_next and g.wearer != seat else points
