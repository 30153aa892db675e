"""P-2 and section 4: who sees what, what is remembered, and what a seat may imagine from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from amulette.games.power_cards.cards import BACKS, cards_in
from amulette.games.power_cards.events import Built, Collected, Laid, Retrieved, Top
from amulette.kernel.chance import Fast
from amulette.kernel.contract import NOBODY
from tests.games.power_cards.notation import GAME, A, B, C, named, play, position

if TYPE_CHECKING:
    from amulette.games.power_cards.state import PowerCards

X_2 = "*A: 6 30 1; B: 9 14 2; C: 3 8"
REST = " ".join([str(card) for card in range(1, 41) if card not in (6, 30, 1, 9, 14, 2, 3, 8)])


@pytest.mark.clause("P-2.1", "P-2.2", "P-2.3", "P-2.5")
def test_a_seat_sees_its_own_top_card_and_of_all_packs_the_size() -> None:
    g = position("*A: 9 1 2; B: 24 5; C: 21")

    assert [g.view(seat).table.top for seat in (A, B, C, None)] == [9, 24, 21, 0]
    assert all(g.view(seat).table.sizes == [3, 2, 1] for seat in (A, B, C, None))
    assert g.view(A).table_text().startswith("seat A; turn A; *A: 9 ?2; B: ?2; C: ?1; round 10")


@pytest.mark.clause("P-2.1", "P-2.3")
def test_a_new_top_card_is_told_to_its_owner_alone() -> None:
    heard = play(position("*A: 9 1 2; B: 21 5"), "A call power")
    tops = named(heard, "top")

    assert tops == [Top(A, 1), Top(B, 5)]
    assert [event.seen_by(B) for event in tops] == [Top(A, 0), Top(B, 5)]


@pytest.mark.clause("P-2.4", "P-2.9")
def test_whoever_knows_a_face_knows_its_back_and_the_whole_list_is_public() -> None:
    g = position("*A: 9 5 [7 3]; B: 24 1")

    assert [BACKS[g.setup.deck.backs[card]] for card in g.view(A).table.built[0]] == ["vw", "vw"]
    assert len(g.view(None).setup.deck.names) == 40


@pytest.mark.clause("P-2.6", "P-2.7", "P-2.9")
def test_structures_and_leftover_show_backs_and_own_cards_to_their_owner() -> None:
    g = position("*A: 9 5 [7 3]; B: 24 1; C: 21 2; round 1; left 8")

    assert g.view(A).table.built[0] == [7, 3]
    assert all(g.view(seat).table.built[0] == [~0, ~0] for seat in (B, C, None))
    assert all(g.view(seat).table.left == [~BACKS.index("hs")] for seat in (A, B, C, None))


@pytest.mark.clause("P-2.8", "P-5.3", "P-5.4", "P-2.7", "P-2.9")
def test_example_27_what_c_knows() -> None:
    g = position(X_2)
    heard = [event.seen_by(C) for event in play(g, "A call power; A build 6")]

    assert [event.value for event in heard if isinstance(event, Laid)] == [100, 100, 85, 65, 30]
    assert [event.card for event in heard if isinstance(event, Laid)] == [0, 0, 3, 0, 0]
    assert named(heard, "collected") == [Collected(A, 5, [])]
    assert named(heard, "built") == [Built(A, 1, 1, "vs", forced=False, card=0)]
    assert g.view(C).table.top == 8


@pytest.mark.clause("P-5.3", "P-5.4")
def test_the_winner_sees_its_batch_and_others_its_size() -> None:
    g = position("*A: 9 1; B: 24 5; C: 21 6; round 1; left 3")
    heard = play(g, "A call power")

    assert [event.seen_by(A) for event in named(heard, "collected")] == [Collected(A, 4, [3, 9, 21, 24])]
    assert "+{3 9 21 24}" in g.view(A).table_text()
    assert all("+{?4}" in g.view(seat).table_text() for seat in (B, C, None))


def in_full_deck(text: str) -> PowerCards:
    """The position with all other cards below A's pack."""
    head, _, rest = text.partition("; ")
    return position(f"{head} {REST}; {rest}")


@pytest.mark.clause("P-2.6", "P-2.8", "P-2.9", "P-6.10")
def test_memory_keeps_figures_backs_own_cards_and_heaps() -> None:
    g = in_full_deck(X_2)
    play(g, "A call power; A build 6")
    memory = g.view(C).memory

    assert sorted(map(cards_in, memory.packs[A][-1])) == [[3], [9], [11, 30], [14, 37]]
    assert memory.built[0] == [1 << 6]
    assert g.view(A).memory.packs[A][-1] == [1 << 3, 1 << 9, 1 << 14, 1 << 30]


@pytest.mark.clause("P-2.8", "P-3.8", "P-4.4", "P-7.5", "P-8.4")
def test_memory_keeps_every_figure_read_out_and_by_whom() -> None:
    g = position("*A: 6 30 1; B: 9 14 2; C: 3 8")
    play(g, "A call power; A build 6")
    tie = position("*A: 27 40 [7 3 26]; B: 13 12 8 9")
    play(tie, "A call power")

    assert tie.view(B).text().split("; ")[-2].endswith(", sling A75 B75, sling A25 B45")
    for seat in (A, B, C, None):
        assert "heard power A100 B100 C85, power A65 B30" in g.view(seat).text()
        assert g.view(seat).memory.heard == [(0, (A, B, C), (100, 100, 85)), (0, (A, B), (65, 30))]
        assert "heard" not in g.view(seat).table_text()
        assert g.view(seat).imagine(Fast(1)).view(B).memory.heard == g.view(B).memory.heard


@pytest.mark.clause("P-2.6")
def test_memory_keeps_the_backs_of_the_pot() -> None:
    g = in_full_deck(X_2)
    play(g, "A call power; A build 3")

    tucked = sorted(map(cards_in, g.view(None).memory.packs[A][-1]))
    assert tucked == [[6], [9], [14, 37], [30]]  # 11, a second wooden vertical, would have been placed


@pytest.mark.clause("P-6.9", "P-2.10")
def test_memory_keeps_what_a_forced_card_and_the_end_of_building_tell() -> None:
    forced = position("*A: 15 1 3 5 6; B: 10 7 8 16 33; C: 2 9 12 40 30")
    play(forced, "A call range")
    last = [cards_in(found) for found in forced.view(None).memory.packs[A][-1]]

    assert [cards_in(found) for found in forced.view(None).memory.built[0]] == [[6, 10]]
    assert sorted(last) == [[2], [15, 16]]  # 10 in range is on 2 and 6, but a 6 would have fitted


@pytest.mark.clause("P-2.1", "P-2.2")
def test_what_a_seat_remembers_is_not_imagined_elsewhere() -> None:
    g = in_full_deck(X_2)
    play(g, "A call power; A build 6")
    view, rng = g.view(C), Fast(3)
    for _ in range(40):
        world = view.imagine(rng)
        tucked = set(list(world.packs[A])[-4:])

        assert {3, 9} <= tucked
        assert len(tucked & {11, 30}) == len(tucked & {14, 37}) == 1
        assert (list(world.built[0]), world.packs[C][0]) == ([6], 8)


@pytest.mark.clause("P-9.1")
def test_a_retrieved_card_shows_its_back_to_others() -> None:
    heard = play(position("*A: 24 [7 3 26]; B: 9 5"), "A call power")

    assert [event.seen_by(B) for event in heard if isinstance(event, Retrieved)] == [Retrieved(A, 1, "hw", 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("P-1.5", "P-1.6", "P-2.1", "P-2.9")
def test_what_is_remembered_is_always_true(seats: int) -> None:
    g, rng = GAME.deal(seats, Fast(seats)), Fast(seats)
    for _ in range(60):
        options = g.options(g.turn)
        g.apply(g.turn, options[rng.below(len(options))])
        GAME.position(g.position())  # which refuses knowledge that is not so
        if not g.waiting():
            return


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_asked_late_knows_as_much_as_who_is_asked_after_every_move(seats: int) -> None:
    often, rng = GAME.deal(seats, Fast(seats)), Fast(1)
    late = often.clone()
    while often.turn != NOBODY:
        options = often.options(often.turn)
        action = options[rng.below(len(options))]
        for g in (often, late):
            g.apply(g.turn, action)
        often.position()

    assert late.position() == often.position()
