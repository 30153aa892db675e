"""B-9, B-10: the amulet, thefts and castles."""

from __future__ import annotations

from collections import Counter

import pytest

from amulette.games.das_blaue_amulett.events import AmuletMoved, StealDeclined, Stolen, Taken
from amulette.kernel.chance import Fast
from tests.games.das_blaue_amulett.notation import A, B, C, check, heard, names, placed, play, refusal, shows

AMULET = [
    shows(
        pytest.mark.clause("B-9.1", "B-9.12"),
        "the first amulet card brings it from the goal, and no theft",
        "A@P4; B@P0[ru]; deck=am+",
        "play 2",
        "amulet=A; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.2", "B-9.7"),
        "an amulet card takes it from its wearer",
        "A@P4; B@P0[ru]; amulet=B; deck=am+",
        "play 2",
        "amulet=A; next=A:steal; legal=steal / nosteal",
    ),
    shows(
        pytest.mark.clause("B-9.3", "B-9.7", "B-9.16"),
        "landing on the wearer takes it",
        "A@4R2; B@4R3[ru]; amulet=B",
        "play 1",
        "amulet=A; B@4L3[ru]; next=A:steal",
    ),
    shows(
        pytest.mark.clause("B-9.4", "B-7.8"),
        "sharing a place changes nothing",
        "A@3R6; B@P4[ru]; amulet=B",
        "play 1",
        "amulet=B; A@P4; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.5"),
        "the wearer's own amulet card has no effect",
        "A@P4; B@P0[ru]; amulet=A; deck=am+",
        "play 2",
        "amulet=A; discard=am; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.6", "B-7.12"),
        "a wearer who lands on another keeps it",
        "A@4R2; B@4R3[ru]; amulet=A",
        "play 1",
        "amulet=A; B@4L3[ru]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.8"),
        "nothing is offered from an empty hand",
        "A@4R2; B@4R3; amulet=B",
        "play 1",
        "amulet=A; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.8"),
        "an amulet card offers nothing from an empty hand",
        "A@P4; B@P0; amulet=B; deck=am+",
        "play 2",
        "amulet=A; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.9"),
        "a thief with three cards discards one first",
        "A@4R2[dw,wi,fi]; B@4R3[ru]; amulet=B",
        "play 1; steal",
        "next=A:drop; legal=discard dw / discard wi / discard fi; B@4L3[ru]",
    ),
    shows(
        pytest.mark.clause("B-9.9"),
        "a thief with two cards has room",
        "A@4R2[dw,wi]; B@4R3[ru]; amulet=B",
        "play 1; steal; ~stolen ru",
        "A@4R3[dw,wi,ru]; B@4L3[]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.7", "B-9.9"),
        "who does not steal discards nothing",
        "A@4R2[dw,wi,fi]; B@4R3[ru]; amulet=B",
        "play 1; nosteal",
        "A@4R3[dw,wi,fi]; B@4L3[ru]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.11"),
        "one card for each change of wearer",
        "A@4R2; B@4R3[ru,wi]; amulet=B",
        "play 1; steal; ~stolen wi",
        "A@4R3[wi]; B@4L3[ru]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.11", "B-9.7"),
        "a theft by landing, then an amulet card has no effect",
        "A@4R1; B@4R2[ru,wi]; amulet=B; deck=am+",
        "play 1; steal; ~stolen wi",
        "A@4R2[wi]; amulet=A; discard=am; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-9.15"),
        "the amulet stays worn past fire",
        "A@9R2; B@9R3; amulet=B",
        "play J1; stop",
        "amulet=A",
    ),
]
CASTLES = [
    shows(
        pytest.mark.clause("B-10.1"),
        "a castle by the right lane",
        "A@6R6; B@P0; discard=ru",
        "play 1",
        "next=A:take; legal=take / notake",
    ),
    shows(
        pytest.mark.clause("B-10.1"),
        "the start castle by the left lane",
        "A@0L1; B@P0; discard=ru",
        "play 1; enter",
        "next=A:take",
    ),
    shows(pytest.mark.clause("B-10.1"), "nothing from an empty pile", "A@6R6; B@P0", "play 1", "A@P7; next=A:force"),
    shows(
        pytest.mark.clause("B-10.1"),
        "a gate gives nothing",
        "A@5R6; B@P0; discard=ru",
        "play 1",
        "A@P6[]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.2"),
        "the top three cards",
        "A@6R6; B@P0; discard=ru,wa,fi,dw",
        "play 1; take",
        "A@P7[ru,wa,fi]; discard=dw",
    ),
    shows(
        pytest.mark.clause("B-10.3"),
        "fewer when there are fewer",
        "A@6R6; B@P0; discard=ru",
        "play 1; take",
        "A@P7[ru]",
    ),
    shows(
        pytest.mark.clause("B-10.4"),
        "or none",
        "A@6R6; B@P0; discard=ru,wa",
        "play 1; notake",
        "A@P7[]; discard=ru,wa; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.5"),
        "the card just paid is among them",
        "A@2R6[so]; B@P0; discard=ru,wa,fi",
        "play 1; pay; take",
        "A@P3[so,ru,wa]; discard=fi",
    ),
    shows(
        pytest.mark.clause("B-10.6"),
        "even beyond three",
        "A@6R6[dw,dw,dw]; B@P0; discard=ru,wa,fi",
        "play J1; take",
        "A@P7[dw,dw,dw,ru,wa,fi]; next=A:again",
    ),
    shows(
        pytest.mark.clause("B-10.7", "B-9.1", "B-9.12"),
        "an amulet card among them brings the amulet",
        "A@6R6; B@P0[wi]; discard=ru,am",
        "play 1; take",
        "A@P7[ru]; amulet=A; discard=am; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.7", "B-9.7"),
        "from a wearer with a theft",
        "A@6R6; B@P0[wi]; amulet=B; discard=am",
        "play 1; take",
        "amulet=A; next=A:steal",
    ),
    shows(
        pytest.mark.clause("B-10.8"),
        "it goes back on top",
        "A@6R6; B@P0; discard=ru,am,fi,dw",
        "play 1; take",
        "A@P7[ru,fi]; discard=am,dw",
    ),
    shows(
        pytest.mark.clause("B-10.9", "B-9.5"),
        "several act once",
        "A@6R6; B@P0[wi,wi]; amulet=B; discard=am,am,am",
        "play 1; take; steal; ~stolen wi",
        "A@P7[wi]; B@P0[wi]; amulet=A; discard=am,am,am; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.9", "B-9.5"),
        "the wearer's own amulet cards have no effect",
        "A@6R6; B@P0[wi]; amulet=A; discard=am,ru",
        "play 1; take",
        "A@P7[ru]; amulet=A; discard=am; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.10", "B-9.9"),
        "for a theft the taken cards count",
        "A@6R6[dw]; B@P0[wi]; amulet=B; discard=am,ru,fi",
        "play 1; take; steal",
        "next=A:drop; legal=discard dw / discard ru / discard fi",
    ),
    shows(
        pytest.mark.clause("B-10.12"),
        "crossing a castle gives nothing",
        "A@6R6; B@P0; discard=ru",
        "play 4",
        "A@7R3[]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.12"),
        "rounding a castle gives nothing",
        "A@7L1; B@P0; discard=ru",
        "play 1; round",
        "A@7R1[]; next=A:force",
    ),
    shows(
        pytest.mark.clause("B-10.13"),
        "standing in a castle gives nothing",
        "A@P7; B@P7; discard=ru",
        "play 1; done",
        "A@7R1[]; next=B:play",
    ),
]


@pytest.mark.parametrize(("setup", "actions", "result"), AMULET)
def test_the_amulet(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.parametrize(("setup", "actions", "result"), CASTLES)
def test_castles(setup: str, actions: str, result: str) -> None:
    check(setup, actions, result)


@pytest.mark.clause("B-9.1", "B-9.2", "B-9.3", "B-10.7")
def test_the_amulet_tells_where_it_came_from_and_why() -> None:
    def moved(setup: str, answers: str) -> list[object]:
        return [event for event in heard(setup, answers) if event.name == "amulet_moved"]

    assert moved("A@P4; B@P0; deck=am+", "play 2") == [AmuletMoved(A, None, "card")]
    assert moved("A@P4; B@P0; amulet=B; deck=am+", "play 2") == [AmuletMoved(A, B, "card")]
    assert moved("A@4R2; B@4R3; amulet=B", "play 1") == [AmuletMoved(A, B, "landing")]
    assert moved("A@6R6; B@P0; amulet=B; discard=am", "play 1; take") == [AmuletMoved(A, B, "castle")]


@pytest.mark.clause("B-9.7", "B-9.9", "B-9.16")
def test_a_theft_is_taken_or_left_and_nothing_else() -> None:
    g = placed("A@4R2[dw,wi,fi]; B@4R3[ru]; amulet=B")
    play(g, "play 1")
    assert [refusal(g, answer).clause for answer in ("done", "discard dw")] == ["B-9.7"] * 2

    play(g, "steal")
    assert (refusal(g, "nosteal").clause, refusal(g, "nosteal").facts) == ("B-9.9", {"count": 1})


@pytest.mark.clause("B-9.10")
def test_every_card_of_the_hand_is_as_likely_to_be_stolen() -> None:
    found: Counter[int] = Counter()
    for seed in range(900):
        g = placed("A@4R2; B@4R3[ru,wi,wi]; amulet=B")
        g.chance = Fast(seed)
        play(g, "play 1; steal")
        found[g.hands[A][0]] += 1

    assert (found[3] - 300) ** 2 / 300 + (found[1] - 600) ** 2 / 600 < 16  # once in 10,000 times


@pytest.mark.clause("B-9.13")
def test_only_the_two_concerned_learn_what_was_stolen() -> None:
    stolen = Stolen(A, B, "ru")

    assert [stolen.seen_by(viewer) for viewer in (A, B)] == [stolen] * 2
    assert [stolen.seen_by(viewer) for viewer in (C, None)] == [Stolen(A, B, "?")] * 2


@pytest.mark.clause("B-10.11")
def test_everybody_sees_which_cards_are_taken() -> None:
    told = heard("A@6R6; B@P0; discard=ru,am,fi,dw", "play 1; take")
    taken = Taken(A, ["ru", "am", "fi"])

    assert told[2] == taken
    assert [taken.seen_by(viewer) for viewer in (A, B, None)] == [taken] * 3


@pytest.mark.clause("B-10.1")
def test_the_cards_are_taken_or_left_and_nothing_else() -> None:
    g = placed("A@6R6; B@P0; discard=ru")
    play(g, "play 1")

    assert refusal(g, "stop").clause == "B-10.1"


@pytest.mark.clause("B-9.7", "B-10.4")
def test_what_is_declined_is_told() -> None:
    assert StealDeclined(A, B) in heard("A@4R2; B@4R3[ru]; amulet=B", "play 1; nosteal")
    assert names(heard("A@6R6; B@P0; discard=ru", "play 1; notake"))[-1] == "take_declined"
