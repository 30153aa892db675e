"""The one place where messages become bytes.  It knows looks and news, views and filtered events: never a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import NoneType
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from amulette.kernel.contract import Game, Refusal
from amulette.table.effects import Refuse
from amulette.table.looking import Heard, Look, News
from amulette.table.table import NOBODY
from amulette.texts.asking import QUESTIONS
from amulette.texts.events import FACTS
from amulette.wire.outgoing import (
    Item,
    PersonState,
    Plain,
    ProposalState,
    Question,
    Refused,
    ResultState,
    SeatState,
    Sendable,
    State,
    Told,
    Update,
)

ENCODER: Final = msgspec.json.Encoder()
SIMPLE: Final = (str, int, bool, NoneType)


def encode(message: Sendable) -> bytes:
    if not isinstance(message, Sendable):
        raise TypeError(f"{type(message).__name__} does not leave the server")
    return ENCODER.encode(message)


def update(
    table: str,
    seq: int,
    seat: int | None,
    you: str | None,
    shown: State,
    told: list[News] | None,
    away: Mapping[str, int] = NOBODY,
) -> Update:
    """What a viewer gets; `you` is the person who looks, `told` is None when the news are left out."""
    items = [item(shown.game, each) for each in told or []]
    return Update(
        table=table, seq=seq, seat=seat, you=you, news=items, state=shown, fresh=told is None, away=dict(away)
    )


def state(seen: Look) -> State:
    proposal, result = seen.proposal, seen.result
    return State(
        phase=seen.phase,
        game=seen.game,
        options=seen.options,
        settings=seen.settings,
        host=seen.host,
        people=[PersonState(each.person, each.name, each.muted, each.away) for each in seen.people],
        seats=[SeatState(each.owner, each.level, each.is_free) for each in seen.seats],
        commitment=seen.commitment,
        paused=seen.paused,
        proposal=None
        if proposal is None
        else ProposalState(proposal.what, proposal.by, proposal.seat, proposal.agreed, proposal.asked),
        view=None if seen.view is None else seen.view.table_text(),
        waiting=seen.waiting,
        question=question(seen),
        actions=seen.actions,
        clocks=seen.clocks,
        moves=seen.moves,
        result=None if result is None else ResultState(result.places, result.scores),
        proof=seen.proof,
        next=seen.next,
        memory=memory(seen),
        nudged=seen.nudged,
    )


def memory(seen: Look) -> str | UnsetType:
    """What the view's text has after the table part."""
    if seen.view is None or not seen.remembers:
        return UNSET
    return seen.view.text().removeprefix(seen.view.table_text()).lstrip(" |;")


def question(seen: Look) -> Question | None:
    view = seen.view
    if view is None or not seen.actions:
        return None
    asked = QUESTIONS[seen.game](view)
    return Question(asked.id, {key: plain(value) for key, value in asked.arguments.items()})


def item(game: str, news: News) -> Item:
    events = [told(game, each) for each in news.events]
    return Item(news.seq, news.at, news.kind, news.by, news.facts, events)


def told(game: str, heard: Heard) -> Told:
    event = heard.event
    shown = {each.name: plain(getattr(event, each.name)) for each in fields(event)}  # type: ignore[arg-type] # events are dataclasses
    return Told(event.name, shown, {key: plain(value) for key, value in FACTS[game](event).items()})


def plain(value: object) -> Plain:
    """What JSON can carry, of the kinds of values that events are made of."""
    if isinstance(value, SIMPLE):
        return value
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    raise TypeError(f"{type(value).__name__} does not leave the server")


def refused(id_: str | None, effect: Refuse, game: Game) -> Refused:
    if effect.refusal is None:
        return Refused(id=id_, code=effect.code)
    return because(id_, effect.refusal, game)


def because(id_: str | None, refusal: Refusal, game: Game) -> Refused:
    legal = [game.write(action) for action in refusal.legal]
    return Refused(id=id_, code="illegal", clause=refusal.clause, facts=refusal.facts, legal=legal)
