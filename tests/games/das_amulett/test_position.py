"""Positions, views and actions as text: what is given in part, and what is refused."""

from __future__ import annotations

import pytest

from amulette.games.das_amulett import metals
from amulette.kernel.chance import Fast
from amulette.kernel.contract import RefusedError
from tests.games.das_amulett.notation import GAME, position

SALE = "Pay Claims Symbols LeftOver Take Extra Move NextAuction Blue EndOfRound"
WRONG = [
    ("hat 1 | hat 2", "given twice"),
    ("hat", "no such part"),
    ("wand 1", "no such part of a position: 'wand'"),
    ("seats x", "no such number of seats"),
    ("seats 10", "no such number of seats"),
    ("hat 4", "no such seat: '4'"),
    ("opt luck=true", "no such option"),
    ("opt start=draft start=draft", "no such option, or given twice"),
    ("at Z9", "no such area"),
    ("sale dragon", "no such card"),
    ("amu1 pink", "no such gem"),
    ("amu1 " + ",".join(["red"] * 64), "more gems than can lie together"),
    ("gems A1:red A1:white", "the gems of A1 are given twice"),
    ("sp1 amber", "a spell is written card:number"),
    ("sp1 amber:11", "more energy than a seat has"),
    ("sp1 amber:1 | sp2 amber:1", "a card is in two places"),
    ("pile ?", "a card is in two places, or nowhere"),
    ("hand1 g29", "more cards than there are: g"),
    ("hand1 g1g2", "a kind given twice"),
    ("hand1 x1", "no cards of metal"),
    ("hand1 ?3", "in a position every card has its metal"),
    ("desire gg", "a metal is named twice"),
    ("desire x", "no such metal"),
    ("known 40", "more known cards than there are"),
    ("round -1", "no such number"),
    ("next Round Round", "no game goes on like this"),
    ("next Dance", "no game goes on like this"),
    ("next GreyTurn(3) Red Blue EndOfRound", "no such seat: 'GreyTurn(3)'"),
    ("next From(0,0,9,0) GreyTurn(0) Red Blue EndOfRound", "no such step"),
    ("next Drop(0,24,0,0) GreyTurn(0) Red Blue EndOfRound", "no such step"),
    (f"next {SALE}", "nobody leads"),
    (f"leader 1 | gems C3:red | bid 5 | next {SALE}", "the winner can pay what he offered"),
    (f"leader 1 | bid 1 | next {SALE}", "there is no gem to take"),
    ("next SpellBid(0) SpellSale Spells Grey Red Blue EndOfRound", "no spell is for sale"),
    ("round 0 | next Keep Charge Round", "each seat has four cards"),
    ("round 0 | next Charge Round", "each seat has two cards"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG, ids=[text[:32] for text, _ in WRONG])
def test_an_impossible_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("(", r"\(").replace(")", r"\)")):
        GAME.position(text)


def test_other_numbers_of_seats_are_refused_by_a_clause() -> None:
    with pytest.raises(RefusedError, match=r"A-1\.6"):
        GAME.position("seats 7")


def test_what_a_position_does_not_name_is_as_at_the_start_of_a_game() -> None:
    g = GAME.position("hat 2 | desire - | stock g25s25c25i25 | next GreyTurn(0) Red Blue EndOfRound | gems C3:red")

    assert (g.hat, g.at, g.desired, list(g.reserve)) == (1, g.setup.box.start, 0, [10, 10, 10])
    assert [metals.write_bag(hand) for hand in g.hands] == ["g1s1c1i1"] * 3


BETWEEN = [
    "From(0,5,0,0) Due(0,5,0,1) GreyTurn(0) Red",
    "Joker(0,9,0,0) GreyTurn(0) Red",
    "Lift(0,0,0,0) GreyTurn(0) Red",
    "Drop(0,0,0,0) GreyTurn(0) Red",
]


@pytest.mark.parametrize("steps", BETWEEN)
def test_a_position_in_the_middle_of_an_item_reads_back(steps: str) -> None:
    text = f"hand1 g26 | hand2 g2 | hand3 - | sp1 plenty_gold:1 | gems A1:red | next {steps} Blue EndOfRound"
    g = GAME.position(text)

    assert steps in g.position()
    assert GAME.position(g.position()).position() == g.position()


VIEW = position("phase=grey sp1=amber:1").view(0).text()
WRONG_VIEWS = [
    ("seat 1 | ", "", "a view has a part 'seat'"),
    ("deck 32", "deck 31", "more or fewer cards than there are"),
    ("deck 32", "deck 32 | pile amber", "a card is in two places"),
    (VIEW[-1:], VIEW[-1:] + " | wand 1", "no such part of a position: 'wand'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), WRONG_VIEWS, ids=[reason for *_, reason in WRONG_VIEWS])
def test_an_impossible_view_is_refused(old: str, new: str, reason: str) -> None:
    head, _, tail = VIEW.rpartition(old)

    with pytest.raises(ValueError, match=reason):
        GAME.view(head + new + tail)


NO_ACTIONS = [
    ("", "no such action"),
    ("dance", "no such action"),
    ("bid", "bid needs 1 words"),
    ("bid 01", "no such number"),
    ("bid 1000", "no such number"),
    ("bid ²", "no such number"),
    ("keep amber amber", "two different cards"),
    ("pay", "a payment names metals"),
    ("pay ?1", "a payment names metals"),
    ("pay g1 g1", "a kind given twice"),
    ("from 7", "no such seat"),
    ("metal gold", "no such metal"),
    ("use dragon", "no such card"),
    ("move Z9", "no such area"),
    ("take pink", "no such gem"),
]


@pytest.mark.parametrize(("text", "reason"), NO_ACTIONS)
def test_what_is_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.read(text)


def test_pairs_and_bags_may_be_written_in_any_order_and_case() -> None:
    assert GAME.write(GAME.read("Keep ruby  AMBER")) == "keep amber ruby"
    assert GAME.write(GAME.read("charge ruby 2 amber 3")) == "charge amber 3 ruby 2"
    assert GAME.write(GAME.read("pay i1 g2")) == "pay g2 i1"
    assert GAME.write(GAME.read("move c3")) == "move C3"


SILENT = [
    ("phase=grey sp1=plenty_gold:1 hand1=g26 hand2=g2 hand3=-", "income plenty_gold"),
    ("phase=grey sp1=plenty_gold:1 hand1=g28 hand2=- hand3=-", "income plenty_gold"),
    ("phase=auction at=D5 left=1 gems.D5=red empty=* hand2=- hand3=-", "pass"),
]


@pytest.mark.parametrize(("given", "action"), SILENT)
def test_nobody_has_to_listen(given: str, action: str) -> None:
    heard, silent = position(given), position(given)
    for g in (heard, silent):
        g.told = [] if g is heard else None
        g.apply(0, GAME.read(action))
        for _ in range(2 if action == "pass" else 0):
            g.apply(g.turn, GAME.read(action))

    assert heard.told
    assert heard.position() == silent.position()


def test_an_open_pile_is_no_secret() -> None:
    g = position("phase=white open_pile=true deck=phoenix,arc,ruby")

    assert all(list(GAME.disguise(g, 1, Fast(seed)).pile) == list(g.pile) for seed in range(9))
