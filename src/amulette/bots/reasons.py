"""Why a searching bot chooses as it does: from what it measured and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from amulette.bots.search import Finding


@dataclass
class Reason:
    """What a search says for its choice; `other` is the option that came next, None when it tried no other."""

    action: int
    tries: int
    chance: float  # to be first, as far as the search looked
    margin: float  # to the best of the others, in the game's own measure
    other: int | None
    other_tries: int
    more_chance: float  # than with the other
    more_margin: float
    iterations: int
    asked: int  # more than were done when the time was up


def reason(finding: Finding) -> Reason:
    best = finding.choices[0]
    if len(finding.choices) == 1:
        return Reason(
            best.action, best.tries, best.chance, best.margin, None, 0, 0.0, 0.0, finding.iterations, finding.asked
        )
    other = finding.choices[1]
    return Reason(
        action=best.action,
        tries=best.tries,
        chance=best.chance,
        margin=best.margin,
        other=other.action,
        other_tries=other.tries,
        more_chance=best.chance - other.chance,
        more_margin=best.margin - other.margin,
        iterations=finding.iterations,
        asked=finding.asked,
    )
