"""What is left to win in Power Cards by knowing the odds better than `hard`: `python bench/calls.py --help`.

`hard` weighs each pack by itself, from the cards that can lie on top of it.  The counter draws whole tables that fit
all it knows, each as likely as it is, and calls what wins most of them: no honest player knows the odds better.
"""

from __future__ import annotations

import argparse

from amulette.bots.contract import Bot
from amulette.bots.levels import bot
from amulette.bots.play import play_out
from amulette.bots.standings import Played, Standings
from amulette.files.editions import open_game
from amulette.games.power_cards.cards import STATS
from amulette.games.power_cards.moves import is_call
from amulette.games.power_cards.state import PowerCards
from amulette.games.power_cards.view import PowerView
from amulette.kernel.chance import Fast
from amulette.kernel.contract import Event, View

KEY = "power-cards"


class Counter(Bot):
    """Calls what wins most of the tables that the view allows; builds as `hard` does."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.calls = 0
        self.others = 0  # calls that `hard` would not have made

    def choose(self, view: View, options: list[int], heard: list[Event], rng: Fast) -> int:
        usual = bot(KEY, "hard").choose(view, options, heard, rng)
        if not is_call(options[0]):
            return usual
        assert isinstance(view, PowerView)
        won = [0.0] * len(STATS)
        for _ in range(self.tables):
            table = view.imagine(rng)
            for stat in range(len(STATS)):
                won[stat] += share(table, stat)
        best = options[won.index(max(won))]
        self.calls += 1
        self.others += best != usual
        return best


def share(table: PowerCards, stat: int) -> float:
    """1 if the caller's top card wins, a half if it ties."""
    figures, me = table.setup.deck.figures[stat], table.caller
    mine = figures[table.packs[me][0]]
    rivals = [figures[pack[0]] for seat, pack in enumerate(table.packs) if seat != me and len(pack) > 0]
    return 1.0 if mine > max(rivals) else 0.5 if mine == max(rivals) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a counter of tables play Power Cards against `hard`.")
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=200, help="each is played once from every seat")
    parser.add_argument("--tables", type=int, default=100, help="that are drawn for each call")
    chosen = parser.parse_args()
    counter = Counter(chosen.tables)
    games = []
    for deal in range(chosen.deals):
        for seat in range(chosen.seats):
            levels = ["counter" if other == seat else "hard" for other in range(chosen.seats)]
            bots = [counter if level == "counter" else bot(KEY, "hard") for level in levels]
            state = play_out(open_game(KEY), chosen.seats, Fast(deal), bots, Fast(deal + 1))
            games.append(Played(deal, levels, state.places(), state.scores()))
    before = Standings(games).before("counter", "hard")
    print(f"{len(games)} games: the counter ranks before hard in {before.mean:.1%} ± {before.give:.1%}")
    print(f"{counter.calls} calls, {counter.others / counter.calls:.0%} of them others than those of hard")


if __name__ == "__main__":
    main()
