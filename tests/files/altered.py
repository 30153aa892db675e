"""Wrong variants of the facts that a file of Gargon's cases states."""

from __future__ import annotations

import re

BARE = {"final": "over", "over": "turn A"}


def altered_files(text: str, name: str) -> list[tuple[str, str]]:
    """Each wrong fact of the named case, with the whole text that states it."""
    lines = text.split("\n")
    found = []
    for number in rows_of(lines, name):
        actions, _, rest = lines[number].partition("=> ")
        facts = rest.split("; ")
        for i, fact in enumerate(facts):
            for wrong in [each for each in wrong_facts(fact, facts) if each != fact]:
                row = actions + "=> " + "; ".join([*facts[:i], wrong, *facts[i + 1 :]])
                found.append((wrong, "\n".join([*lines[:number], row, *lines[number + 1 :]])))
    return found


def rows_of(lines: list[str], name: str) -> list[int]:
    """Where the rows of the case stand."""
    start = next(i for i, line in enumerate(lines) if line.startswith(name + " ["))
    end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith(" "))
    return list(range(start + 1, end))


def wrong_facts(fact: str, facts: list[str]) -> list[str]:
    """Each a small slip away from the true fact; `facts` are all of its row."""
    word, _, rest = fact.partition(" ")
    if word in BARE:
        return [BARE[word]]
    if word == "no":
        allowed = next(each for each in facts if each.startswith("asks ")).removeprefix("asks ").split(", ")
        return [f"no {rest[0]} {option}" for option in allowed]
    if word == "asks":
        return ["asks " + options for options in wrong_rows(rest.split(", "), "stop", "pass", ", ")]
    if word == "events":
        return ["events " + names for names in wrong_rows(rest.split(), "drew", "laid", " ")]
    if word in ("turn", "lead"):
        return [f"{word} {letter}" for letter in "ABC" if letter != rest]
    if word in ("score", "place"):
        return raised(fact)
    return wrong_cards(fact)


def raised(fact: str) -> list[str]:
    """The fact with each of its numbers raised by one."""
    spots = list(re.finditer(r"\d+", fact))
    return [fact[: spot.start()] + str(int(spot[0]) + 1) + fact[spot.end() :] for spot in spots]


def wrong_cards(fact: str) -> list[str]:
    """Of a fact about cards, whoever holds or sees them."""
    words = fact.split()
    before = {"discard": 1, "won": 2, "hand": 2, "laid": 2, "pile": 2}.get(words[0], 4)
    head, cards = " ".join(words[:before]) + " ", words[before:]
    if cards == ["-"]:
        return [head + "w15"]
    if cards[0].isdecimal():
        return [head + "-", head + str(int(cards[0]) + 1)]
    back = re.sub(r"\d+$", "?", cards[-1])
    turned = [cards[-1].replace("?", "15") if "?" in cards[-1] else back]
    return [head + row for row in [*wrong_rows(cards, "w15", "w?", " "), " ".join([*cards[:-1], *turned])]]


def wrong_rows(row: list[str], more: str, other: str, bar: str) -> list[str]:
    """One thing missing, one too many, one replaced."""
    missing = [bar.join(row[1:]), bar.join(row[:-1])] if len(row) > 1 else ["-"]
    return [*missing, bar.join([*row, more]), bar.join([*row[:-1], other])]
