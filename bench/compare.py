"""Measure the kernel side by side with C, with its interpreted self and with a peer: `make bench`.

All run in this one process, in turns of a tenth of a second; only figures of the same round are compared.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from random import SystemRandom

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.entrants import ENVIRONMENTS, SEARCH, TABLES, gather, say
from bench.report import data, figures_of, is_through, table
from bench.rounds import race

GATE = """
With --gate the exit code is 1 when the lower quartile of a ratio misses its target, or when a ratio of the targets
could not be measured.  Three rounds of four have to reach the target: a lucky round does not pass, an unlucky one does
not fail.  Times in µs are reported and never gated, since they say as much about the machine as about us.
"""


def main() -> int:
    chosen = arguments()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        entrants = gather(Path(folder), chosen.only)
        say(f"{chosen.rounds} rounds of {len(entrants.contestants)} slices of {chosen.seconds} s")
        results = race(entrants.contestants, chosen.rounds, chosen.seconds, SystemRandom(), time.process_time, dot)
    say("\n")
    print(table(results, entrants.versions, entrants.left_out))
    if chosen.json:
        content = data(results, entrants.versions, entrants.left_out)
        chosen.json.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    return 1 if chosen.gate and not is_through(figures_of(results)) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure the speed of the kernel, side by side with C and with a peer.",
        epilog=GATE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=25, metavar="N", help="rounds, at least 2 (default: 25)")
    parser.add_argument("--seconds", type=float, default=0.1, metavar="S", help="length of one slice (default: 0.1)")
    parts = parser.add_mutually_exclusive_group()
    for part, text in (
        (ENVIRONMENTS, "PettingZoo, Gymnasium and OpenSpiel alone"),
        (SEARCH, "how fast bots look ahead, alone"),
        (TABLES, "how fast a table is read from its log, alone"),
    ):
        parts.add_argument(f"--{part}", dest="only", action="store_const", const=part, help=text)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was measured to a file too")
    parser.add_argument("--gate", action="store_true", help="exit with 1 when a target is missed, as told below")
    chosen = parser.parse_args()
    if chosen.rounds < 2 or chosen.seconds <= 0:
        parser.error("quartiles need at least 2 rounds, and a slice takes some time")
    return chosen


def dot() -> None:
    print(".", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
