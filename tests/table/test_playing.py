"""Moves, taking back, agreements."""

from __future__ import annotations

import pytest

from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.table import requests as r
from amulette.table.absence import GONE
from amulette.table.effects import Again, Append, Refuse, Think
from amulette.table.fair import SECOND_THOUGHTS
from amulette.table.jobs import jobs, wake
from amulette.table.opening import again, restored
from amulette.table.shuffle import flaw
from tests.table.sitting import SECRET, Sitting, asked, clock

# -- moves --------------------------------------------------------------------


def test_only_the_owner_of_a_seat_moves_for_it() -> None:
    s = Sitting()
    people = s.seated("Bob", "Cy")
    seat = asked(s)
    text = s.table.play.options(seat)[0] if s.table.play else ""
    stranger = people[(seat + 1) % 3]

    assert s.refusal(r.Move(id="a", seat=seat, seen=s.table.seq, text=text), stranger) == "not-yours"
    assert s.refusal(r.Move(id="a", seat=seat, seen=s.table.seq, text=text), None) == "not-yours"
    s.do(r.Move(id="a", seat=seat, seen=s.table.seq, text=text), people[seat])


def test_a_refusal_names_the_clause() -> None:
    s = Sitting()
    people = s.seated("Bob", "Cy")
    other = (asked(s) + 1) % 3
    effect = s.ask(r.Move(id="a", seat=other, seen=s.table.seq, text="pass"), people[other])

    assert isinstance(effect, Refuse)
    assert effect.refusal is not None
    assert effect.refusal.clause == "G-13.1"


def test_words_that_the_rules_speak_of_are_refused_with_their_clause() -> None:
    s = Sitting("power-cards")
    people = s.seated("Bob", "Cy")
    effect = s.ask(r.Move(id="a", seat=asked(s), seen=s.table.seq, text="call sling"), people[asked(s)])

    assert isinstance(effect, Refuse)
    assert effect.refusal is not None
    assert effect.refusal.clause == "P-3.5"


def test_what_is_no_action_is_unreadable() -> None:
    s = Sitting()
    people = s.seated("Bob", "Cy")

    assert s.refusal(r.Move(id="a", seat=asked(s), seen=9, text="lay x99"), people[asked(s)]) == "unreadable"


def test_a_move_for_an_older_question_is_stale() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    before = s.table.seq
    s.move()
    seat = asked(s)
    text = s.table.play.options(seat)[0] if s.table.play else ""

    assert s.refusal(r.Move(id="a", seat=seat, seen=before, text=text), f"p{seat}") == "stale"


def test_a_bot_s_choice_counts_only_while_the_bot_has_the_seat() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    seat = asked(s)
    text = s.table.play.options(seat)[0] if s.table.play else ""
    chosen = r.Chosen(id="a", seat=seat, seen=s.table.seq, text=text, why="bot")

    assert s.refusal(chosen, None) == "stale"
    assert s.refusal(chosen, f"p{seat}") == "not-yours"


@pytest.mark.parametrize("key", list(GAMES))
def test_bots_play_a_whole_game(key: str) -> None:
    seats = GAMES[key].seats.start
    s = Sitting(key, ("easy",) * seats)
    s.do(r.Start(id="go"))
    while s.table.phase == "playing":
        assert s.due() != []
        s.now = max([s.now, *[job.at for job in s.due()]])
        s.move(choice=s.table.seq * 7)
    record = s.table.play.closed() if s.table.play else None
    proof = s.table.proof()

    assert record is not None
    assert proof is not None
    assert flaw(proof, record.seed) is None
    assert record.replay(s.table.game).digest() == record.digest


def test_a_bot_seat_wants_thinking_at_once() -> None:
    s = Sitting(levels=("easy", "medium", "easy"))
    s.do(r.Start(id="go"))

    assert s.due() == [Think(s.now, asked(s), s.table.seats[asked(s)].level or "", "bot", s.table.seq)]


# -- taking back --------------------------------------------------------------


def lay_first(undo: str, bots: bool = False) -> tuple[Sitting, int]:
    """A lay before the reveal: nobody has learnt anything."""
    s = Sitting(levels=(None, None, None), undo=undo)
    s.seated("Bob", "Cy")
    seat = asked(s)
    if bots:
        for other in {0, 1, 2} - {seat}:
            s.do(r.Leave(id=s.id()), f"p{other}")
    options = s.table.play.options(seat) if s.table.play else []
    lay = next(text for text in options if text.startswith("lay") and len(text.split()) == 2)
    s.do(r.Move(id=s.id(), seat=seat, seen=s.table.seq, text=lay), f"p{seat}")
    return s, seat


def test_a_lay_is_taken_back_while_nobody_has_acted() -> None:
    s, seat = lay_first("fair")
    s.do(r.Undo(id="u", seat=seat), f"p{seat}")

    assert s.table.play is not None
    assert s.table.play.moves == 0
    assert asked(s) == seat
    assert s.table.play.closed().moves == []


def test_a_log_is_folded_without_imagining_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    s, _ = lay_first("fair", bots=True)
    assert s.table.play is not None
    imagined: list[object] = []
    monkeypatch.setattr(type(s.table.play.view(0)), "imagine", lambda *_: imagined.append(None))
    restored("t1", s.log, open_game)

    assert imagined == []


def test_after_the_next_move_everybody_is_asked() -> None:
    s, seat = lay_first("fair")
    s.move()
    s.do(r.Undo(id="u", seat=seat), f"p{seat}")

    assert s.table.proposal is not None
    others = [f"p{other}" for other in range(3) if other != seat]
    s.do(r.Answer(id="a", yes=True), others[0])
    assert s.table.play is not None
    assert s.table.play.moves == 2
    s.do(r.Answer(id="b", yes=True), others[1])
    assert s.table.play.moves == 0


def test_one_no_is_enough() -> None:
    s, seat = lay_first("consent")
    s.do(r.Undo(id="u", seat=seat), f"p{seat}")
    s.do(r.Answer(id="a", yes=False), f"p{(seat + 1) % 3}")

    assert s.table.proposal is None
    assert s.table.play is not None
    assert s.table.play.moves == 1


def test_where_undo_is_off_nothing_is_taken_back() -> None:
    s, seat = lay_first("off")

    assert s.refusal(r.Undo(id="u", seat=seat), f"p{seat}") == "no-undo"


def test_das_blaue_amulett_takes_nothing_back_unless_the_table_says_so() -> None:
    assert Sitting("das-blaue-amulett", (None, None)).table.settings.undo == "off"


def test_what_has_shown_a_card_is_not_taken_back_at_once() -> None:
    s = Sitting("power-cards", (None, None))
    s.seated("Bob")
    seat = asked(s)
    s.move(choice=0)
    s.do(r.Undo(id="u", seat=seat), f"p{seat}")

    assert s.table.proposal is not None


def test_a_bot_that_is_next_lets_a_person_think_again() -> None:
    s, _ = lay_first("fair", bots=True)

    assert wake(s.table) == s.now + SECOND_THOUGHTS


def test_a_bot_does_not_wait_where_nothing_can_be_taken_back() -> None:
    s, _ = lay_first("off", bots=True)

    assert wake(s.table) == s.now


# -- pause, replacement, rematch ----------------------------------------------


def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    s = Sitting(clock=clock("move"))
    s.seated("Bob", "Cy")
    seat = asked(s)
    s.now += 1000
    s.do(r.Propose(id="a", what="pause"))
    s.do(r.Answer(id="b", yes=True), "p1")
    assert not s.table.paused
    s.do(r.Answer(id="c", yes=True), "p2")

    assert s.table.paused
    assert jobs(s.table) == []
    effect = s.move()
    assert isinstance(effect, Refuse)
    assert effect.code == "paused"
    s.now += 50_000
    s.do(r.Resume(id="d"), "p1")
    assert s.table.clocks.deadline(seat) == s.now + 9000


def test_a_silent_person_is_replaced_by_the_others() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    s.silent = {"p2": s.now - GONE}
    s.do(r.Propose(id="a", what="replace", seat=2))

    assert s.refusal(r.Answer(id="b", yes=False), "p2") == "not-asked"
    s.do(r.Answer(id="c", yes=True), "p1")
    assert s.table.seats[2].level == "medium"
    assert s.refusal(r.Propose(id="d", what="replace", seat=2)) == "no-change"
    assert s.refusal(r.Propose(id="e", what="replace", seat=0)) == "not-yours"


def test_one_question_at_a_time() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    s.do(r.Propose(id="a", what="pause"))

    assert s.refusal(r.Propose(id="b", what="pause"), "p1") == "busy"
    s.do(r.Leave(id="c"))
    assert s.table.proposal is None


def test_who_leaves_is_not_waited_for() -> None:
    s = Sitting()
    s.seated("Bob", "Cy")
    s.do(r.Propose(id="a", what="pause"))
    s.do(r.Answer(id="b", yes=True), "p1")
    s.do(r.Leave(id="c"), "p2")

    assert s.table.paused


def test_a_rematch_has_the_same_people_on_the_same_seats_and_another_shuffle() -> None:
    s = Sitting("power-cards", (None, "easy"))
    s.sit(0)
    s.do(r.Start(id="go"))
    assert s.refusal(r.Propose(id="early", what="rematch")) == "too-early"
    while s.table.phase == "playing":
        assert isinstance(s.move(), Append)
    s.do(r.Propose(id="again", what="rematch"))

    assert jobs(s.table) == [Again(s.now)]
    opened = again(s.table, s.table.game, (SECRET[1] * 2, SECRET[1]), s.now)
    assert [(chair.person, chair.level) for chair in opened.chairs] == [("p0", None), (None, "easy")]
    assert (opened.deal, opened.before) == (2, "t1")
    s.do(r.Succeed(id="done", table="t2"), None)
    assert jobs(s.table) == []
    assert s.refusal(r.Propose(id="more", what="rematch")) == "no-change"
