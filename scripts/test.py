"""Run the tests on the interpreted build, those of the browser apart, then the compiled rooms on the compiled build.

`test.py --slow` goes on with the slow tests, on the compiled build, which is the one that people play with; those under
load come last and alone, since they measure times.  It also tries more examples of each property.
Other arguments go to pytest.  The browser client is built first.
A phase that fails stops no other; the last lines say what failed in which phase, and how to repeat it.
Without a C compiler what needs the compiled build is left out, aloud, and without a browser what needs that; under
CI=true either is a failure.
"""

import os
import sys

from suite import NO_TESTS, Outcome, daily, run_all, slow

INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """Return the exit code: the first failure's, and no test at all is one too."""
    given = [argument for argument in arguments if argument != "--slow"]
    phases = daily(given)
    if "--slow" in arguments:
        os.environ.setdefault("HYPOTHESIS_PROFILE", "all")
        phases += slow(given)
    outcomes: list[Outcome] = []
    try:
        outcomes.extend(run_all(phases))
    except KeyboardInterrupt:
        tell(outcomes)
        print("Interrupted.")
        return INTERRUPTED
    tell(outcomes)
    return judge(outcomes)


def judge(outcomes: list[Outcome]) -> int:
    red = [outcome.code for outcome in outcomes if outcome.is_red]
    if red:
        return red[0]
    return 0 if any(outcome.passed for outcome in outcomes) else NO_TESTS


def tell(outcomes: list[Outcome]) -> None:
    """Print a line for each phase, its failures below it, and last how many tests passed and failed in all."""
    print()
    for outcome in [each for each in outcomes if each.passed or each.failures or each.note]:
        print(describe(outcome))
        for failure in outcome.failures:
            print(f"  FAILED {failure.test}\n    repeat it: {failure.repeat}")
    print(count(outcomes), flush=True)


def describe(outcome: Outcome) -> str:
    minutes, seconds = divmod(round(outcome.seconds), 60)
    note = f"  !!! {outcome.note} !!!" if outcome.note else ""
    return f"{outcome.phase:<13} {count([outcome])}, {minutes}:{seconds:02} min{note}"


def count(outcomes: list[Outcome]) -> str:
    passed = sum(outcome.passed for outcome in outcomes)
    failed = sum(max(len(outcome.failures), outcome.is_red) for outcome in outcomes)
    skipped = sum(outcome.skipped for outcome in outcomes)
    return f"{passed} passed, {failed} failed, {skipped} skipped"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
