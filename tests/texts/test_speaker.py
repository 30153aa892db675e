"""Sentences as they are heard."""

from __future__ import annotations

import pytest

from amulette.games.gargon import events as e
from amulette.kernel.contract import Event, Refusal
from amulette.texts.message import Message, Plain
from amulette.texts.speaker import Speaker
from amulette.texts.speakers import speaker

NAMES = ["Ann", "Ben", "Cleo"]
ENGLISH = speaker("gargon", "en", NAMES, 0)


def say(key: str, **arguments: Plain) -> str:
    return ENGLISH.say(Message(key, arguments))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.Laid(0, ["w1", "r0"]), "You lay white 1 and red 0."),
        (e.Laid(1, ["w1", "r0", "r7"]), "Ben lays hidden white, hidden red and hidden red."),
        (e.Drew(1, 2, "y4", "pass"), "Ben draws hidden yellow from pile 2."),
        (e.Drew(0, 2, "y4", "consolation"), "You draw a consolation card from pile 2: yellow 4."),
        (e.Dealt(1, ["w1", "w5", "r0", "r7"]), "Ben is dealt 2 white and 2 red."),
        (e.Dealt(0, ["w1", "w5", "r0", "r7"]), "You are dealt white 1, 5; red 0, 7."),
        (e.PilesSet(["w1"], ["b1", "b2"]), "Two draw piles are ready: one card in pile 1, 2 cards in pile 2."),
        (e.RoundStarted(2, 0, [1, 2]), "Round 2: you lead. Ben and Cleo have no cards and cannot lead."),
        (e.RoundStarted(2, 1, []), "Round 2: Ben leads."),
        (e.PileEmptied(1, first=True), "Pile 1 is empty: this is the final round."),
        (e.Revealed([0, 2]), "The laid cards are turned up: Ann and Cleo."),
        (e.Chosen(2, "v"), "Cleo chooses violet."),
        (
            e.Battle("r", 1, "B", [(0, "r9"), (1, "r8")], 0),
            "Battle in red: Ann with red 9 and Ben with red 8. You win.",
        ),
        (
            e.Battle("r", 2, "B", [(0, "r0"), (1, "r0")], None),
            "Second battle in red: Ann with red 0 and Ben with red 0. Nobody wins.",
        ),
        (
            e.Battle("r", 1, "A", [(2, "r0"), (2, "r7")], 2),
            "Nobody contests red: Cleo with red 0 and red 7. Cleo wins without a fight.",
        ),
        (e.Captured(1, ["r0", "r7"]), "Ben captures 2 cards: red 0 and red 7."),
        (e.Discarded(0, ["r1"], "end"), "You discard what is left in your hand: red 1."),
        (
            e.Scored(1, [(2, 5, 2, 10), (1, 3, 1, 0)], 23, 1),
            "Ben has 23 points, 10 from bonuses and 13 from amulets: place 1.",
        ),
        (e.GameEnded([0, 1]), "The game is over: Ann and Ben share the victory!"),
    ],
)
def test_an_event_is_told_to_the_first_seat(event: Event, sentence: str) -> None:
    assert ENGLISH.event(event) == sentence


@pytest.mark.parametrize(("seat", "card"), [(None, "blanc caché"), (0, "blanc caché"), (1, "blanc 1")])
def test_a_hidden_card_is_told_to_its_owner_alone(seat: int | None, card: str) -> None:
    assert card in speaker("gargon", "fr", NAMES, seat).event(e.Laid(1, ["w1"]))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("G-1.1", {"seats": 2}), "not for 2"),
        (Refusal("G-3.2", {"cards": "w1 r0"}), "You do not have white 1 and red 0 in your hand"),
        (Refusal("G-3.4", {"colour": "v"}), "at most two in violet"),
        (
            Refusal("G-4.2", {"wanted": "2.1", "laid": "1"}),
            "one of another, but you chose one card; lay two",
        ),
        (Refusal("G-4.4", {"colours": "w", "allowed": "y r"}), "(white); lay colours from the table (yellow and red)"),
        (Refusal("G-13.1", {"seat": 1}), "It is Ben’s turn"),
    ],
)
def test_a_refusal_is_a_sentence(refusal: Refusal, sentence: str) -> None:
    assert sentence in ENGLISH.refusal(refusal)


def test_a_clause_is_found_by_its_id_or_not_at_all() -> None:
    assert ENGLISH.clause("G-3.4") == "Three cards of one colour may not be laid."
    assert ENGLISH.clause("G-99.1") is None


def test_a_pile_is_told_from_the_top() -> None:
    assert say("view-pile", pile=1, count=9, cards=["w?", "r?"], more=7) == (
        "Pile 1: 9 cards, from the top: white, red and 7 more below."
    )


def test_no_cards_are_told_as_such() -> None:
    assert say("view-lost", cards=[]) == "Discarded: no cards."


def test_an_event_that_no_rule_tells_is_an_error() -> None:
    with pytest.raises(TypeError, match="Gargon tells no event"):
        ENGLISH.event(Event())


def test_a_speaker_without_a_game_knows_seats_and_numbers() -> None:
    plain = Speaker("gargon", "de", NAMES, None)

    assert plain.words(Message("x", {"seat": 1, "winners": [0, 2], "count": 2, "none": None})) == {
        "seat": "Ben",
        "who": "other",
        "winners": "Ann und Cleo",
        "count": 2,
        "none": "",
    }
