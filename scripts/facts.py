"""What winners do: `python scripts/facts.py gargon 100 4 hard` lets bots play, and counts what happens to each seat.

For every kind of event that names a seat: how often it happens to the winner, how often to each of the others, in a
game.  A correlation is no advice by itself; docs/strategy.md says what we make of it.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from amulette.bots.levels import bot
from amulette.files.editions import open_game
from amulette.games.catalogue import GAMES
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, submit


@dataclass
class Tally:
    """How many games and seats, and how often each event happened to them."""

    winners: float = 0
    others: float = 0
    won: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)

    def add(self, places: list[int], happened: list[Counter[str]]) -> None:
        for place, found in zip(places, happened, strict=True):
            if place == 1:
                self.winners += 1
                self.won += found
            else:
                self.others += 1
                self.lost += found


def main(arguments: list[str]) -> None:
    key, games = arguments[0], int(arguments[1])
    seats = int(arguments[2]) if len(arguments) > 2 else GAMES[key].seats.start
    level = arguments[3] if len(arguments) > 3 else "medium"
    tally = Tally()
    for number in range(games):
        tally.add(*played(key, seats, level, number))
    print(f"{key}, {seats} seats, {games} games between {level} bots")
    print(f"{'in a game':<28} {'winner':>8} {'others':>8}")
    for name in sorted(tally.won | tally.lost):
        print(f"{name:<28} {tally.won[name] / tally.winners:>8.2f} {tally.lost[name] / tally.others:>8.2f}")


def played(key: str, seats: int, level: str, number: int) -> tuple[list[int], list[Counter[str]]]:
    """One game: the places, and what happened to each seat."""
    chance, player = Fast(number), bot(key, level)
    state = open_game(key).deal(seats, chance.fork())
    happened: list[Counter[str]] = [Counter() for _ in range(seats)]
    while state.waiting():
        seat = state.waiting()[0]
        action = player.choose(state.view(seat), list(state.options(seat)), [], chance.fork())
        for event in submit(state, seat, action):
            count(event, happened)
    return state.places(), happened


def count(event: Event, happened: list[Counter[str]]) -> None:
    seat = getattr(event, "seat", None)
    if isinstance(seat, int) and 0 <= seat < len(happened):
        happened[seat][event.name] += 1


if __name__ == "__main__":
    main(sys.argv[1:])
