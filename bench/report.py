"""What was measured, as a table for people and as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from bench.rounds import Result, Summary, microseconds, ratio, summary

Results = Mapping[str, Result]

C = "C"
COMPILED = "compiled"
INTERPRETED = "interpreted"
OURS = "Gargon, compiled"
OURS_DEALT = "Gargon, compiled, dealt already"
PEER = "OpenSpiel hearts"
PEER_SAMPLED = "OpenSpiel hearts, dealt in C++"
PEER_DEALT = "OpenSpiel hearts, dealt already"
CALLS = ("clone", "view", "imagine")
ZOO = "gargon_v0"  # our environments, of the compiled build
ZOO_PEER = "PettingZoo texas_holdem_no_limit"
SEAT = "Gargon, one seat in Gymnasium"
SEAT_PEER = "RLCard dou dizhu, one seat"
TREE = "python_gargon"
TREE_SEEN = "python_gargon, observed"
TREE_PEER = "RLCard dou dizhu"
TREE_OTHER = "OpenSpiel python_team_dominoes"

REPLAYED = "record of Das Amulett, replayed"
RESTORED = "table of Das Amulett, read from its log"
RESTORED_MOVES = 231

SEARCHED = {  # in this order; the others stand beside the first
    "gargon": "Gargon",
    "das-amulett": "Das Amulett",
    "das-blaue-amulett": "Das blaue Amulett",
    "power-cards": "Power Cards",
}
SEARCH_PEER = "OpenSpiel's search of euchre"
TRIES = 60  # of one search, ours and theirs
POSITIONS = 3  # that are searched; a game of the race is one search of each


def searched(key: str, build: str) -> str:
    return f"search of {SEARCHED[key]}, {build}"


def searched_bare(key: str, build: str) -> str:
    """With random play-outs to the end, as the peer's."""
    return f"bare {searched(key, build)}"


AGAINST_C = ((COMPILED, C), (INTERPRETED, C))
AGAINST_PEER = ((OURS, PEER), (OURS, PEER_SAMPLED), (OURS_DEALT, PEER_DEALT))
WRAPPERS = ((ZOO, ZOO_PEER), (SEAT, SEAT_PEER), (TREE, TREE_PEER), (TREE_SEEN, TREE_PEER), (TREE, TREE_OTHER))
SEARCH_OURS = searched("gargon", COMPILED)
SEARCH_BARE = searched_bare("gargon", COMPILED)
BESIDE_GARGON = (
    *[(searched_bare(key, COMPILED), SEARCH_BARE) for key in list(SEARCHED)[1:]],
    *[(searched(key, COMPILED), SEARCH_OURS) for key in list(SEARCHED)[1:]],
)
BESIDE_PEER = ((SEARCH_BARE, SEARCH_PEER), (SEARCH_OURS, SEARCH_PEER))
SEARCHES = (*BESIDE_PEER, *BESIDE_GARGON)
RATIOS = (*AGAINST_C, (COMPILED, INTERPRETED), *AGAINST_PEER, *WRAPPERS, *SEARCHES, (RESTORED, REPLAYED))


@dataclass(frozen=True)
class Target:
    """A figure and its bound: a ratio is to be at least so large, a time in µs at most."""

    sentence: str
    figure: str
    bound: float
    is_ratio: bool = True

    def is_reached(self, figures: Mapping[str, Summary]) -> bool:
        """By the median."""
        found = figures.get(self.figure)
        return found is not None and (found.median >= self.bound if self.is_ratio else found.median <= self.bound)

    def is_safe(self, figures: Mapping[str, Summary]) -> bool:
        """By the lower quartile: what the gate asks of a ratio."""
        found = figures.get(self.figure)
        return found is not None and found.lower >= self.bound


TARGETS = (
    Target("compiled play-outs at least 0.25 of C", f"{COMPILED} / {C}", 0.25),
    Target("interpreted play-outs at least 1/110 of C", f"{INTERPRETED} / {C}", 1 / 110),
    Target("Python loop at least 5 times OpenSpiel hearts", f"{OURS} / {PEER}", 5),
    Target("PettingZoo steps at least 5 times a peer's", f"{ZOO} / {ZOO_PEER}", 5),
    Target("Gymnasium steps at least 5 times a peer's", f"{SEAT} / {SEAT_PEER}", 5),
    Target("OpenSpiel steps at least 5 times a peer's", f"{TREE} / {TREE_PEER}", 5),
    Target("bare search: Gargon at least half of OpenSpiel", f"{SEARCH_BARE} / {SEARCH_PEER}", 0.5),
    *[
        Target(f"bare search: {title} at least half of Gargon", f"{searched_bare(key, COMPILED)} / {SEARCH_BARE}", 0.5)
        for key, title in list(SEARCHED.items())[1:]
    ],
    Target("table from its log at least 1/1.5 of a replay", f"{RESTORED} / {REPLAYED}", 1 / 1.5),
    Target("table from its log in at most 25 ms", f"{RESTORED}, µs", 25_000, is_ratio=False),
    Target("clone at most 1 µs, compiled", f"clone, {COMPILED}", 1, is_ratio=False),
)


def figures_of(results: Results) -> dict[str, Summary]:
    """Every ratio `a / b` whose sides both ran, and the µs of every call."""
    found = {f"{a} / {b}": ratio(results[a], results[b]) for a, b in RATIOS if a in results and b in results}
    timed = [name for name in results if name.split(",")[0] in CALLS]
    found |= {name: microseconds(results[name]) for name in timed}
    if RESTORED in results:
        each = microseconds(results[RESTORED])
        found[f"{RESTORED}, µs"] = Summary(*[RESTORED_MOVES * one for one in (each.lower, each.median, each.upper)])
    return found


def is_through(figures: Mapping[str, Summary]) -> bool:
    """Whether the gate opens: the lower quartile of every ratio reaches its target; times are not asked for."""
    return all(target.is_safe(figures) for target in TARGETS if target.is_ratio)


# -- for people -----------------------------------------------------------------------------------------------------


def table(results: Results, versions: Mapping[str, str], left_out: list[str]) -> str:
    figures = figures_of(results)
    parts = {
        "Closed play-outs: deal, every option list in full, choice, places; four seats": closed(results, figures),
        "One move at a time from Python: whose turn, options, choice, apply": move_by_move(results, figures),
        "One step of an environment: what is legal, choice, step; random games": wrappers(results, figures),
        f"Looking ahead: {TRIES} tries from positions in mid-game, simulated moves": searches(results, figures),
        f"A table of {RESTORED_MOVES} moves, read from its log beside its record": restoring(results, figures),
        f"One call in mid-game {'µs, median (quartiles)':>28}": calls(figures),
        "Targets, by the median": [judged(target, figures) for target in TARGETS],
    }
    about = [f"{name:12} {version}" for name, version in versions.items()]
    missing = [f"Left out: {line}" for line in left_out]
    told = [about, *[[heading, *lines] for heading, lines in parts.items() if lines], missing]
    return "\n\n".join("\n".join(part) for part in told if part)


def closed(results: Results, figures: Mapping[str, Summary]) -> list[str]:
    beside = {name: f"{shown(figures[f'{name} / {C}'])} of C" for name, _ in AGAINST_C if f"{name} / {C}" in figures}
    return rows((C, COMPILED, INTERPRETED), results, beside)


def move_by_move(results: Results, figures: Mapping[str, Summary]) -> list[str]:
    beside = {b: f"Gargon: {shown(figures[f'{a} / {b}'])} x" for a, b in AGAINST_PEER if f"{a} / {b}" in figures}
    return rows((OURS, PEER, PEER_SAMPLED, OURS_DEALT, PEER_DEALT), results, beside)


def wrappers(results: Results, figures: Mapping[str, Summary]) -> list[str]:
    beside: dict[str, str] = {}
    for a, b in WRAPPERS:
        if f"{a} / {b}" in figures:
            beside[a] = (beside[a] + ", " if a in beside else "") + f"{shown(figures[f'{a} / {b}']).strip()} x {b}"
    return rows(tuple(dict.fromkeys(name for pair in WRAPPERS for name in pair)), results, beside)


def searches(results: Results, figures: Mapping[str, Summary]) -> list[str]:
    beside = {a: f"{shown(figures[f'{a} / {b}'])} of Gargon" for a, b in BESIDE_GARGON if f"{a} / {b}" in figures}
    beside |= {a: f"{shown(figures[f'{a} / {b}'])} of OpenSpiel" for a, b in BESIDE_PEER if f"{a} / {b}" in figures}
    names = [
        name(key, build) for name in (searched_bare, searched) for build in (COMPILED, INTERPRETED) for key in SEARCHED
    ]
    return [
        f"{search_row(name, results[name])}   {beside.get(name, '')}".rstrip()
        for name in (SEARCH_PEER, *names)
        if name in results
    ]


def restoring(results: Results, figures: Mapping[str, Summary]) -> list[str]:
    if RESTORED not in results:
        return []
    beside = f"{shown(figures[f'{RESTORED} / {REPLAYED}']).strip()} of a replay"
    whole = f"{figures[f'{RESTORED}, µs'].median / 1000:.1f} ms"
    lines = {REPLAYED: "", RESTORED: f"{beside}, {whole}"}
    speed = {name: summary(results[name].rates).median for name in lines}
    return [f"  {name:43} {speed[name]:12,.0f} moves/s   {text}".rstrip() for name, text in lines.items()]


def search_row(name: str, result: Result) -> str:
    speed, moves = summary(result.rates).median, result.done_per_game() / (TRIES * POSITIONS)
    return f"  {name:43} {speed:12,.0f} moves/s {moves:7.1f} moves/try {speed / moves:10,.0f} tries/s"


def rows(names: tuple[str, ...], results: Results, beside: Mapping[str, str]) -> list[str]:
    """A line for each that ran, with what stands beside it."""
    return [f"{row(name, results[name])}   {beside.get(name, '')}".rstrip() for name in names if name in results]


def row(name: str, result: Result) -> str:
    speed = summary(result.rates).median
    return f"  {name:33} {speed:12,.0f} moves/s {result.done_per_game():7.1f} moves/game"


def calls(figures: Mapping[str, Summary]) -> list[str]:
    return [f"  {name:33} {shown(found)} µs" for name, found in figures.items() if name.split(",")[0] in CALLS]


def judged(target: Target, figures: Mapping[str, Summary]) -> str:
    found = figures.get(target.figure)
    if found is None:
        return f"  {target.sentence:50} not measured"
    return f"  {target.sentence:50} {number(found.median):>8}   {'' if target.is_reached(figures) else 'NOT '}reached"


def shown(found: Summary) -> str:
    return f"{number(found.median):>8} ({number(found.lower)} to {number(found.upper)})"


def number(figure: float) -> str:
    """A small ratio is easier to read as 1/110."""
    if figure < 0.05:
        return f"1/{1 / figure:.0f}"
    return f"{figure:.3f}" if figure < 1 else f"{figure:.2f}"


# -- for programs ---------------------------------------------------------------------------------------------------


def data(results: Results, versions: Mapping[str, str], left_out: list[str]) -> dict[str, object]:
    """All that was measured, round by round, and what follows from it."""
    figures = figures_of(results)
    return {
        "versions": dict(versions),
        "left_out": left_out,
        "contestants": {
            name: {"per_second": result.rates, "per_game": result.done_per_game()} for name, result in results.items()
        },
        "figures": {name: asdict(found) for name, found in figures.items()},
        "targets": [asdict(target) | {"is_reached": target.is_reached(figures)} for target in TARGETS],
        "is_through_the_gate": is_through(figures),
    }
