"""The matches of the standing ladder, and how many games each of them has.

The numbers are such that all of it takes two processors less than an hour, when an expert thinks for two seconds in a
game: `AN_EXPERT`, `A_HARD`.  Change them here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from amulette.bots.levels import BOTS, ITERATIONS
from amulette.games.catalogue import GAMES

STEPS: Final = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
OF_A_STEP: Final = {"easy": 480, "medium": 480, "hard": 240, "expert": 120}  # games, at each table size
OF_A_SMALL_STEP: Final = {("power-cards", "expert"): 4800}  # and where a step is small, and soon played
OF_A_REACH: Final = 160  # expert against three mediums
REACHING: Final = ("gargon", "das-amulett", "das-blaue-amulett")
OF_A_MIRROR: Final = 400  # four mediums
OF_A_SANITY: Final = 12  # expert against random, at the smallest table
FOUR: Final = 4  # seats of a reach and of a mirror; every game has such a table
ENOUGH: Final = 6  # deals: so many at least, since an interval is one over deals
SEED: Final = 1
QUICK: Final = 2  # deals
AN_EXPERT: Final = 2.0  # seconds of one processor that a seat thinks in a game, at the most …
A_HARD: Final = 0.1
QUICKEST: Final = {"power-cards": 0.02}  # … or this

STEP, REACH, MIRROR, SANITY = "step", "reach", "mirror", "sanity"
TITLES: Final = {
    "gargon": "Gargon",
    "das-amulett": "Das Amulett",
    "das-blaue-amulett": "Das blaue Amulett",
    "power-cards": "Power Cards",
}


@dataclass(frozen=True)
class Match:
    """One seat of a level, all others of another one; in a mirror one bot on all seats, under as many names."""

    kind: str
    game: str
    seats: int
    level: str
    below: str
    games: int

    @property
    def name(self) -> str:
        """Of its file, and what `--only` looks at."""
        return f"{self.game}-{self.seats}-{self.level}-{'mirror' if self.kind == MIRROR else self.below}"

    @property
    def players(self) -> list[str]:
        if self.kind == MIRROR:
            return [f"{self.level}.{n}" for n in range(1, self.seats + 1)]
        return [self.level, *[self.below] * (self.seats - 1)]

    def command(self, games: int) -> str:
        """What plays it alone."""
        fresh = " --fresh" if self.kind == MIRROR else ""
        return f"amulette arena {self.game} --players {','.join(self.players)} --games {games} --seed {SEED}{fresh}"

    def seconds(self) -> float:
        """About how long it takes, on one processor; who does not look ahead takes next to nothing."""
        expert = QUICKEST.get(self.game, AN_EXPERT)
        thinks = {level: A_HARD if level == "hard" else expert for level in ITERATIONS[self.game]}
        return self.games * sum(thinks.get(level, 0.0) for level in self.players)


def matches(games: int | None = None, *, quick: bool = False) -> list[Match]:
    """All of them, in the order in which they are told and played."""
    found = [
        *[each for game in known() for seats in GAMES[game].seats for each in steps(game, seats)],
        *[Match(REACH, game, FOUR, "expert", "medium", OF_A_REACH) for game in REACHING],
        *[Match(MIRROR, game, FOUR, "medium", "medium", OF_A_MIRROR) for game in known()],
        *[Match(SANITY, game, GAMES[game].seats.start, "expert", "random", OF_A_SANITY) for game in known()],
    ]
    return [sized(match, games, quick) for match in found]


def steps(game: str, seats: int) -> list[Match]:
    games = {level: OF_A_SMALL_STEP.get((game, level), OF_A_STEP[level]) for level, _ in STEPS}
    return [Match(STEP, game, seats, level, below, games[level]) for level, below in STEPS]


def known() -> list[str]:
    """The games that have all levels and a table for four; one that was plugged in may not."""
    levels = {level for step in STEPS for level in step}
    games = [*TITLES, *[game for game in GAMES if game not in TITLES]]
    return [game for game in games if levels <= set(BOTS.get(game, {})) and FOUR in GAMES[game].seats]


def sized(match: Match, games: int | None, quick: bool) -> Match:
    wanted = QUICK * match.seats if quick else games or max(match.games, ENOUGH * match.seats)
    return Match(match.kind, match.game, match.seats, match.level, match.below, wanted)
