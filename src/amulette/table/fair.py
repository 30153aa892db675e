"""Whether an action may be taken back at once: nobody has learnt anything by it but what was chosen.

All of this is reckoned from the mover's own view, in worlds the mover can imagine: so neither the answer nor a
refusal tells the mover anything new.
"""

from __future__ import annotations

from typing import Final

from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, Game, State, submit
from amulette.table.play import Play
from amulette.table.table import Table

SECOND_THOUGHTS: Final = 2000  # milliseconds a bot waits after what a person may still take back
CAREFUL: Final = 12  # worlds to look at before something is taken back
QUICK: Final = 2  # and before a bot may go on; one too few costs nobody a secret
FIGURES: Final = str.maketrans("", "", "0123456789")


def regret_until(table: Table) -> int:
    """Return until when bots let the person who moved last take that back; never asked while a log is folded."""
    play = table.play
    if play is None or table.bots_wait == 0:
        return 0
    return table.bots_wait if last_is_fair(table, play, QUICK) else 0


def last_is_fair(table: Table, play: Play, worlds: int = CAREFUL) -> bool:
    """Return whether the last move may be taken back at once; reckoned once for a move."""
    if not play.waiting():
        return False
    if worlds not in play.fair:
        seat, text = play.record.moves[-1]
        play.fair[worlds] = is_fair(play.game, play.before, seat, text, len(table.seats), play.moves, worlds)
    return play.fair[worlds]


def is_fair(game: Game, before: State, mover: int, text: str, seats: int, salt: int, worlds: int = CAREFUL) -> bool:
    """Whether the move `text`, made in `before`, showed nobody anything that was hidden."""
    action, rng = game.read(text), Fast(salt)
    known = before.view(mover)
    shown = outcome(before, mover, action, mover)
    for _ in range(worlds):
        world = known.imagine(rng.fork())
        if outcome(world, mover, action, mover) != shown:
            return False
        if any([learns(game, world, mover, action, other, rng) for other in others(seats, mover)]):
            return False
    return True


def others(seats: int, mover: int) -> list[int | None]:
    return [None, *[seat for seat in range(seats) if seat != mover]]


def outcome(state: State, mover: int, action: int, viewer: int | None) -> tuple[str, str]:
    """What `viewer` sees and hears of the action."""
    after = state.clone()
    told = submit(after, mover, action)
    return after.view(viewer).text(), heard(told, viewer)


def heard(told: list[Event], viewer: int | None) -> str:
    return repr([event.seen_by(viewer) for event in told])


def learns(game: Game, world: State, mover: int, action: int, viewer: int | None, rng: Fast) -> bool:
    """Whether a viewer could tell this world, after the action, from one that looked the same before."""
    seen = outcome(world, mover, action, viewer)
    twin = game.disguise(world, viewer, rng)
    return all([outcome(twin, mover, other, viewer) != seen for other in alike(game, twin, mover, action)])


def alike(game: Game, twin: State, mover: int, action: int) -> list[int]:
    """Actions of the twin that others may take for this one: the same words but for the figures."""
    shape = game.write(action).translate(FIGURES)
    return [option for option in twin.options(mover) if game.write(option).translate(FIGURES) == shape][:8]
