"""The agenda as text: which steps may follow each other, and what they need on the table."""

from __future__ import annotations

import re
from typing import Any, Final

from amulette.games.das_amulett.reach import capacity
from amulette.games.das_amulett.rules import FIXED, NUMBERED
from amulette.games.das_amulett.sealed import DEALT, KEPT
from amulette.games.das_amulett.setup import Setup
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import kept
from amulette.kernel.contract import NOBODY, Step

ITEM: Final = r"((Due|From|Joker|Lift|Drop)\(\d,\d+,\d+,\d+\) )*"
SPELLS: Final = r"(SpellBid\(\d\) )*SpellSale Spells "
GEMS: Final = r"(Claim\(\d,\d+,0,0\) )*"
MOVE: Final = r"Move NextAuction "
FLOW: Final = re.compile(
    rf"-|SetUp Round|(Keep )?Charge Round|(DraftOne\(\d\) )+Charge Round|{SPELLS}Round|Round|"
    rf"(((White |{SPELLS})?Grey |{ITEM}(GreyTurn\(\d\) )*)Red |(RedStart\(\d\) )+Marker )Blue EndOfRound|"
    rf"(Auction |GemBid\(\d\) {MOVE}|(Pay Claims |{GEMS})Symbols LeftOver Take Extra {MOVE}|"
    rf"{GEMS}(SymbolsOf\(\d\) )*LeftOver Take Extra {MOVE}|(Take )?Extra {MOVE}|{MOVE})Blue EndOfRound|"
    rf"(Blue |{ITEM}(BlueTurn\(\d\) )?Upkeep\(\d\) (BlueTurn\(\d\) Upkeep\(\d\) )*|"
    rf"Bury\(\d\) (BlueTurn\(\d\) Upkeep\(\d\) )*)EndOfRound"
)
NUMBERS: Final = re.compile(r"([A-Z][A-Za-z]+)\((\d+),(\d+),(\d+),(\d+)\)")
OF_THE_WINNER: Final = ("Pay", "Claims", "Symbols", "Take", "Extra")


def read_flow(text: str, setup: Setup) -> list[Step[Any]]:
    """The agenda, the next step last.  Raises ValueError."""
    if not FLOW.fullmatch(text):
        raise ValueError(f"no game goes on like this: {text!r}")
    words = [] if text == "-" else text.split()
    return [read_step(word, setup) for word in words[::-1]]


def read_step(word: str, setup: Setup) -> Step[Any]:
    asked = re.search(r"\((\d)", word)
    if asked is not None and int(asked[1]) >= setup.seats:
        raise ValueError(f"no such seat: {word!r}")
    found = NUMBERS.fullmatch(word)
    if found is None:
        return FIXED[word]
    a, b, c, d = [int(digits) for digits in found.groups()[1:]]
    box = setup.box
    most = {"Drop": (len(box.areas), len(box.colours), 1)}.get(found[1], (len(box.cards), 4, 100))
    if b >= most[0] or c >= most[1] or d >= most[2]:
        raise ValueError(f"no such step: {word!r}")
    return kept(NUMBERED[found[1]](found[1], a, b, c, d))


def check_flow(g: Amulett) -> None:
    """The steps to come fit what lies on the table."""
    names = [repr(step) for step in g.agenda]
    if any([name in OF_THE_WINNER for name in names]) and g.leader == NOBODY:
        raise ValueError("nobody leads, so nobody pays or takes (A-7.1)")
    if "Pay" in names and not 1 <= g.bid <= capacity(g, g.leader):
        raise ValueError("the winner can pay what he offered (A-6.9)")
    if "SpellSale" in names and g.sale < 0:
        raise ValueError("no spell is for sale (A-3.4)")
    if "Take" in names and g.board[g.at] == 0:
        raise ValueError("there is no gem to take (A-6.1)")
    if any([len(row) != DEALT for row in g.dealt]) and "Keep" in names:
        raise ValueError("each seat has four cards (A-1.9)")
    if any([len(row) != KEPT for row in g.dealt]) and names[-1:] == ["Charge"]:
        raise ValueError("each seat has two cards (A-1.13)")
