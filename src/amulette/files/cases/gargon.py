"""Gargon's cases, in the form of docs/rules/gargon.md, section 8.

E6 a title [G-4.4 G-4.5] A b1 r5 r9 | B w1 | C b6 b7 r2 | 1 v1 v2 | 2 g1 g2
  A lay b1 r5 r9; B draw 1; B stop => turn C; asks lay b6 b7 r2, draw 1, draw 2
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from amulette.files.cases.blocks import Block, Line, blocks
from amulette.files.cases.case import Case, CaseError, Unreadable
from amulette.files.cases.gargon_facts import compare
from amulette.files.cases.gargon_played import Played
from amulette.files.editions import standard
from amulette.games.gargon.cards import LETTERS
from amulette.games.gargon.game import GargonGame
from amulette.kernel.contract import RefusedError

KEYS: Final = ["lead", "1", "2", *LETTERS, *[f"won {letter}" for letter in LETTERS]]


def read_cases(text: str) -> list[Case]:
    """The cases of all blocks, and whatever stands in a block without being one."""
    return [case for block in blocks(text, "cases") for case in cases_of(block)]


def cases_of(block: Block) -> list[Case]:
    """A line at the margin begins a case; the lines set in below it are its rows."""
    found: list[Case] = []
    for line in block.lines:
        if not line.text:
            continue
        last = found[-1] if found else None
        if not line.text[0].isspace():
            found.append(headed(line))
        elif isinstance(last, GargonCase):
            last.rows.append(line)
        elif last is None:
            found.append(Unreadable("block", line.number, "a row before the first case"))
    return found + problems(block, found)


def problems(block: Block, found: list[Case]) -> list[Case]:
    """What is wrong with the block as a whole."""
    if not block.closed:
        return [Unreadable("block", block.first, "the block is never closed")]
    return [] if found else [Unreadable("block", block.first, "a block without cases")]


def headed(line: Line) -> Case:
    """The case that this line begins: name, clauses in brackets, position."""
    name, _, rest = line.text.partition("[")
    clauses, bracket, position = rest.partition("]")
    if not name.strip() or not bracket or not position.strip():
        return Unreadable(line.text, line.number, "a case begins with its name, [clauses] and a position")
    return GargonCase(name.strip(), tuple(clauses.split()), line.number, position)


@final
class GargonCase(Case):
    """A position, and rows `actions => facts`."""

    def __init__(self, name: str, clauses: tuple[str, ...], line: int, position: str) -> None:
        super().__init__(name, clauses, line)
        self.position = position
        self.rows: list[Line] = []

    def play(self, known: frozenset[str]) -> None:
        if not self.rows:
            raise CaseError(self.line, "a case has rows `actions => facts`")
        try:
            played = begin(self.position, known)
        except ValueError as error:
            raise CaseError(self.line, f"position: {said(error)}") from error
        for row in self.rows:
            play_row(played, row)


def begin(text: str, known: frozenset[str]) -> Played:
    """The position as the case gives it.  Raises ValueError."""
    parts = [" ".join(part.split()) for part in text.split("|")]
    options = [part.removeprefix("opt ") for part in parts if part.startswith("opt ")]
    if len(set(options)) < len(options):
        raise ValueError("an option is switched on twice")
    rest = [checked(part) for part in parts if not part.startswith("opt ")]
    return Played(game_with(frozenset(options)), " | ".join(rest), known)


def checked(part: str) -> str:
    """A part that a case may have, and that says something."""
    key = part[:5] if part.startswith("won ") else part.partition(" ")[0]
    if key not in KEYS:
        raise ValueError(f"a case has no such part: {part!r}")
    if not part.removeprefix(key).startswith(" "):
        raise ValueError(f"{key!r} says nothing; `-` is none")
    return part


@cache
def game_with(options: frozenset[str]) -> GargonGame:
    """The game in its standard edition with these options switched on.  Raises OptionError."""
    return GargonGame(standard("gargon"), dict.fromkeys(sorted(options), True))


def play_row(played: Played, row: Line) -> None:
    """Do the actions, then compare every fact."""
    actions, arrow, facts = row.text.partition("=>")
    if not arrow or "=>" in facts:
        raise CaseError(row.number, "a row is `actions => facts`")
    for action in actions.split(";") if actions.strip() else []:
        act(played, row.number, " ".join(action.split()))
    for fact in facts.split(";"):
        check(played, row.number, " ".join(fact.split()))


def act(played: Played, line: int, text: str) -> None:
    try:
        played.act(text)
    except ValueError as error:
        raise CaseError(line, f"{text or 'an action'}: {said(error)}") from error


def check(played: Played, line: int, fact: str) -> None:
    try:
        expected, found = compare(played, fact)
    except ValueError as error:
        raise CaseError(line, f"{fact or 'a fact'}: {said(error)}") from error
    if expected != found:
        raise CaseError(line, f"{fact}: expected {expected}, found {found}")


def said(error: ValueError) -> str:
    """What went wrong, as a sentence goes on."""
    return f"refused by {error.refusal.clause}" if isinstance(error, RefusedError) else str(error)
