"""What the ladder writes: the tables of its page, its plot, and the tables of other pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from amulette.bots.standings import Estimate, Standings
from amulette.cli.rungs import ENOUGH, FOUR, MIRROR, REACH, SANITY, STEP, STEPS, TITLES, Match
from amulette.research.balance.plot import Scale, chart

Outcomes = Mapping[Match, Standings]

BEGIN: Final = "<!-- written by amulette ladder from here -->\n"
END: Final = "<!-- to here -->\n"
NOT_PLAYED: Final = "–"
NEAR: Final = 1.5  # intervals: of many shares of equal bots hardly one lies further from an equal share
COLUMNS: Final = (
    "| seats | players | games | wins, % | equal, % | mean rank | before, % | clear of equal | command |",
    "|---|---|---|---|---|---|---|---|---|",
)
MIRROR_COLUMNS: Final = (
    "| game | games | wins of each name, % | all near | wins by seat, % | command |",
    "|---|---|---|---|---|---|",
)


def tables(wanted: list[Match], outcomes: Outcomes) -> list[str]:
    parts = []
    for game in dict.fromkeys(match.game for match in wanted):
        mine = [match for match in wanted if match.kind == STEP and match.game == game]
        parts.append(section(f"{title(game)}, step by step", mine, outcomes))
    parts.append(section("Expert against three mediums", [m for m in wanted if m.kind == REACH], outcomes))
    parts.append(section("Sanity: expert against random", [m for m in wanted if m.kind == SANITY], outcomes))
    mirrors = [mirror_row(match, outcomes.get(match)) for match in wanted if match.kind == MIRROR]
    parts.append("\n".join(["## The mirror", "", *MIRROR_COLUMNS, *mirrors]))
    return "\n\n".join(parts).splitlines()


def section(heading: str, mine: list[Match], outcomes: Outcomes) -> str:
    named = len({match.game for match in mine}) > 1
    rows = [row(match, outcomes.get(match), named) for match in mine]
    columns = [f"| game {COLUMNS[0]}", f"|---{COLUMNS[1]}"] if named else COLUMNS
    return "\n".join([f"## {heading}", "", *columns, *rows])


def row(match: Match, found: Standings | None, named: bool) -> str:
    begin = [title(match.game)] if named else []
    begin += [str(match.seats), f"`{','.join(match.players)}`"]
    if found is None:
        return line([*begin, *[NOT_PLAYED] * 6, f"`{match.command(match.games)}`"])
    wins, before = found.wins(match.level), found.before(match.level, match.below)
    cells = [percent(wins), f"{100 / match.seats:.0f}", shown(found.rank(match.level)), percent(before)]
    games = len(found.games)
    is_enough = len(found.deals) >= ENOUGH
    clear = verdict(is_clear(wins, 1 / match.seats), is_clear(before, 0.5)) if is_enough else "too few deals"
    return line([*begin, str(games), *cells, clear, f"`{match.command(games)}`"])


def mirror_row(match: Match, found: Standings | None) -> str:
    if found is None:
        return line([title(match.game), *[NOT_PLAYED] * 4, f"`{match.command(match.games)}`"])
    shares = [found.wins(name) for name in match.players]
    seats = [found.seat(number) for number in range(match.seats)]
    near = all(abs(share.mean - 1 / match.seats) <= NEAR * share.give for share in shares)
    cells = [", ".join(map(percent, shares)), "yes" if near else "NO", ", ".join(map(percent, seats))]
    games = len(found.games)
    return line([title(match.game), str(games), *cells, f"`{match.command(games)}`"])


# -- for other pages --------------------------------------------------------


def step_table(outcomes: Outcomes) -> list[str]:
    """A line for each table, a column for each step: how often a level ranks before the next lower one."""
    sizes = dict.fromkeys((match.game, match.seats) for match in outcomes if match.kind == STEP)
    rows = [line([title(game), str(seats), *steps_of(game, seats, outcomes)]) for game, seats in sizes]
    return [line(["game", "seats", *map(step_name, STEPS)]), "|---|---|" + "---|" * len(STEPS), *rows]


def short_table(outcomes: Outcomes) -> list[str]:
    """The same at four seats alone."""
    games = dict.fromkeys(match.game for match in outcomes)
    rows = [line([title(game), *steps_of(game, FOUR, outcomes)]) for game in games]
    return [line(["four seats", *map(step_name, STEPS)]), "|---|" + "---|" * len(STEPS), *rows]


def steps_of(game: str, seats: int, outcomes: Outcomes) -> list[str]:
    found = {
        m.level: standings for m, standings in outcomes.items() if (m.kind, m.game, m.seats) == (STEP, game, seats)
    }
    return [
        f"{percent(found[level].before(level, below))} ({len(found[level].games)})" if level in found else NOT_PLAYED
        for level, below in STEPS
    ]


def picture(outcomes: Outcomes) -> str:
    """A scale for each game, a row for each table size, a colour for each step."""
    mine = {match: found for match, found in outcomes.items() if match.kind == STEP}
    scales = []
    for game in dict.fromkeys(match.game for match in mine):
        seats = sorted({match.seats for match in mine if match.game == game})
        scales.append(Scale("", [row_name(game, each) for each in seats], 0.2, 0.5, 1.0))
    columns = {
        step_name(step): {
            row_name(match.game, match.seats): found.before(*step)
            for match, found in mine.items()
            if (match.level, match.below) == step
        }
        for step in STEPS
    }
    return chart("How often a level ranks before the next lower one", scales, columns)


def row_name(game: str, seats: int) -> str:
    return f"{title(game)}, {seats} seats"


def step_name(step: tuple[str, str]) -> str:
    return " before ".join(step)


# -- words ------------------------------------------------------------------


def is_clear(found: Estimate, equal: float) -> int:
    """1 when all of the interval lies above what equals would have, -1 below, else 0."""
    if found.mean - found.give > equal:
        return 1
    return -1 if found.mean + found.give < equal else 0


def verdict(wins: int, before: int) -> str:
    if -1 in (wins, before):
        return "weaker"
    return {(1, 1): "yes", (1, 0): "by wins", (0, 1): "by pairs", (0, 0): "no"}[wins, before]


def title(game: str) -> str:
    return TITLES.get(game, game)


def percent(found: Estimate) -> str:
    return f"{100 * found.mean:.0f} ± " + ("?" if found.give >= 1 else f"{100 * found.give:.0f}")


def shown(found: Estimate) -> str:
    """A rank; an interval as wide as that says nothing."""
    return f"{found.mean:.2f} ± " + ("?" if found.give >= 10 else f"{found.give:.2f}")


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
