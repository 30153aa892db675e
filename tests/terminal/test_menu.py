"""Choosing among many actions, word by word."""

from __future__ import annotations

import pytest

from amulette.files.editions import open_game
from amulette.terminal.menu import AT_ONCE, Menu, is_number

GAME = open_game("gargon")
HAND = "w1 w4 b2 b3 v9 y0 y5 r7 g2 g8"


def menu(position: str) -> Menu:
    state = GAME.position(position)
    return Menu(GAME, list(state.options(state.turn)))


def leading(hand: str) -> Menu:
    return menu(f"A {hand} | B w14 | C w15 | 1 v14 v15 | 2 g15")


def listed(found: Menu) -> list[str]:
    """The lines of the whole list; what goes on ends with dots."""
    return [" ".join(entry.words) + (" …" if entry.action is None else "") for entry in found.entries]


def test_a_short_list_names_every_action() -> None:
    assert listed(menu("A w1 r5 | B w2 b1 | C w3 | 1 v1 | 2 g1")) == ["lay w1", "lay r5", "lay w1 r5"]


def test_a_long_list_begins_with_the_first_card() -> None:
    found = leading(HAND)

    assert len(found.options) > 100
    assert found.words == ("lay",)
    assert listed(found) == [f"lay {card} …" for card in HAND.split()]


def test_the_second_card_may_come_before_the_first_in_sorting_order() -> None:
    found = leading(HAND)
    found.enter(("lay", "b2"))

    assert listed(found)[:3] == ["lay b2", "lay b2 w1 …", "lay b2 w4 …"]


def test_an_action_that_is_complete_stands_first() -> None:
    found = leading(HAND)
    found.enter(("lay", "w1"))

    assert found.entries[0].action == GAME.read("lay w1")


def test_the_third_card_completes_the_action() -> None:
    found = leading(HAND)
    found.enter(("lay", "g8"))
    found.enter(("lay", "g8", "w4"))

    assert listed(found)[:3] == ["lay w4 g8", "lay w1 w4 g8", "lay w4 b2 g8"]
    assert "lay w4 g2 g8" in listed(found)


def test_every_action_can_be_reached_from_each_of_its_cards() -> None:
    found = leading(HAND)
    reached: dict[str, set[int]] = {}
    for entry in leading(HAND).entries:
        found.enter(entry.words)
        reached[entry.words[1]] = reach(found)
        found.back()

    for option in found.options:
        for card in option.words[1:]:
            assert option.action in reached[card]


def reach(found: Menu) -> set[int]:
    """All actions below."""
    actions = {entry.action for entry in found.entries if entry.action is not None}
    for entry in [entry for entry in found.entries if entry.action is None]:
        found.enter(entry.words)
        actions |= reach(found)
        found.back()
    return actions


def test_the_number_says_how_many_actions_an_entry_leads_to() -> None:
    found = leading(HAND)
    entry = found.entries[0]
    found.enter(entry.words)

    assert entry.count == len(reach(found)) > AT_ONCE


def test_a_small_group_is_shown_beside_a_large_one() -> None:
    hands = "A w1 w2 | B w4 w5 w6 w7 w8 w9 w10 w11 | C b3 | 1 v1 | 2 g1 | laid A r1 r2"
    found = menu(f"{hands} | next Follow(1) Follow(2) Reveal Battles EndOfRound")

    assert listed(found) == ["lay …", "draw 1", "draw 2"]
    found.enter(("lay",))
    assert listed(found)[0] == "lay w4 …"


def test_back_goes_up_one_word_and_stops_at_the_top() -> None:
    found = leading(HAND)
    top = listed(found)
    found.enter(("lay", "w1"))

    assert found.back()
    assert listed(found) == top
    assert not found.back()


def test_more_than_twenty_entries_are_paged() -> None:
    cards = [f"{colour}{value}" for colour in "wbvyrg" for value in range(1, 5)]
    found = leading(" ".join(cards))

    assert found.pages == 2
    assert [number for number, _ in found.shown()] == list(range(1, 21))
    assert found.more()
    assert [number for number, _ in found.shown()] == [21, 22, 23, 24]
    assert found.more()
    assert found.page == 0


def test_one_page_has_no_other() -> None:
    assert not leading(HAND).more()


def test_an_entry_is_picked_by_its_number_or_its_next_word() -> None:
    found = leading(HAND)

    assert found.pick("2") == found.pick("w4") == found.entries[1]
    assert found.pick("0") is found.pick("11") is found.pick("w5") is None


@pytest.mark.parametrize("text", ["lay w4 …", "lay w4…", "lay w4 ...", "w4 …", "w4..."])
def test_an_entry_is_picked_by_its_words_with_dots_after_them(text: str) -> None:
    found = leading(HAND)

    assert found.pick(text) == found.entries[1]


def test_words_without_dots_are_an_action() -> None:
    assert leading(HAND).pick("lay w4") is None


def test_a_number_has_few_digits() -> None:
    assert is_number("20")
    assert not is_number("9" * 5000)
    assert not is_number("-1")
    assert not is_number("²")


def test_the_two_zeros_of_a_colour_can_be_chosen_one_after_the_other() -> None:
    found = leading("w1 w2 b1 b2 v1 r0 r0")
    found.enter(("lay", "r0"))

    assert "lay r0 r0 …" in listed(found)
