"""How long it takes to list the options of a decision, and how long the lists get: `python bench/options.py --help`."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter_ns

from amulette.files.build import build
from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast


@dataclass
class Lists:
    """What one game asked: the time of each list in µs, and the longest."""

    micros: list[float] = field(default_factory=list)
    longest: int = 0
    what: str = ""  # the verb of the longest list

    def add(self, nanos: int, count: int, what: str) -> None:
        self.micros.append(nanos / 1000)
        if count > self.longest:
            self.longest, self.what = count, what


def measure(key: str, games: int, decisions: int) -> Lists:
    """Random games at the largest table, each cut off after so many decisions."""
    game, found = open_game(key), Lists()
    for seed in range(games):
        state, rng = game.deal(max(game.seats), Fast(seed)), Fast(seed + 1)
        for _ in range(decisions):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            begin = perf_counter_ns()
            options = state.options(seat)
            nanos = perf_counter_ns() - begin
            found.add(nanos, len(options), game.write(options[0]).split()[0])
            state.apply(seat, options[rng.below(len(options))])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"default: {' '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=10, help="random games of each (default: %(default)s)")
    parser.add_argument("--decisions", type=int, default=2000, help="of each game at most (default: %(default)s)")
    given = parser.parse_args()
    for key in given.game:
        if key not in GAMES:
            parser.error(f"there is no game {key!r}")
    print(f"{build()} build; random play at the largest table; µs to list the options of one decision")
    print(f"{'game':20}{'decisions':>10}{'median':>9}{'p99':>9}{'longest list':>14}")
    for key in given.game or list(GAMES):
        found = measure(key, given.games, given.decisions)
        p99 = quantiles(found.micros, n=100)[98]
        figures = f"{len(found.micros):10}{median(found.micros):9.1f}{p99:9.1f}{found.longest:14}"
        print(f"{key:20}{figures} ({found.what} …)")


if __name__ == "__main__":
    main()
