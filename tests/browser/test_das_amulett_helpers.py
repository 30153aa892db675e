"""How often a person is asked at Das Amulett, with the helpers of the browser's table and without.

`pytest -s tests/browser/test_das_amulett_helpers.py` prints the figures; the marker `slow` plays more games.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from statistics import mean
from typing import TYPE_CHECKING, Final, final

import pytest

from amulette.bots.levels import bot
from amulette.files.editions import open_game
from amulette.games.das_amulett.state import Amulett
from amulette.games.das_amulett.steps import Question
from amulette.kernel.chance import Fast
from amulette.kernel.contract import submit
from tests.browser.visitor import ROOT
from tests.sizes import sizes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOURCE: Final = ROOT / "tests/browser/das_amulett_helpers.mjs"
BUNDLER: Final = ROOT / "web/node_modules/rolldown/bin/cli.mjs"
NODE: Final = "import sys; sys.path[:0] = ['scripts']; import web; print(web.node()['PATH'])"
ALL: Final = {"pass": True, "pay": True, "income": True}
SEATS: Final = 4
MOST: Final = 60
BID: Final = "GemBid(0) Move NextAuction Blue EndOfRound"
GREY: Final = "GreyTurn(0) GreyTurn(1) GreyTurn(2) Red Blue EndOfRound"
GAME: Final = open_game("das-amulett")


@final
class Helpers:
    """The client's own module, packed for Node: answers for the person, or leaves the question to them."""

    def __init__(self, folder: Path) -> None:
        path = os.environ | {"PATH": subprocess.check_output([sys.executable, "-c", NODE], cwd=ROOT, text=True).strip()}
        node = shutil.which("node", path=path["PATH"])
        assert node is not None
        packed = folder / "helpers.mjs"
        pack = [node, str(BUNDLER), str(SOURCE), "--format", "esm", "--platform", "node", "--file", str(packed)]
        subprocess.run(pack, check=True, capture_output=True, env=path)
        self.process = subprocess.Popen(
            [node, str(packed)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=path
        )

    def answer(self, view: str, options: list[str], helpers: dict[str, bool]) -> str | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"view": view, "options": options, "helpers": helpers}) + "\n")
        self.process.stdin.flush()
        found: str | None = json.loads(self.process.stdout.readline())
        return found

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="module")
def helpers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Helpers]:
    found = Helpers(tmp_path_factory.mktemp("helpers"))
    yield found
    found.close()


def asked(helpers: Helpers, seed: int, switched: dict[str, bool]) -> tuple[int, int]:
    """How often the first seat is asked in a game, and how often if it gives orders for a whole lot at once."""
    state = GAME.deal(SEATS, Fast(1000 + seed))
    assert isinstance(state, Amulett)
    rng, level = Fast(seed), bot(GAME.key, "medium")
    questions: list[str] = []
    while state.waiting():
        seat = state.waiting()[0]
        view, options = state.view(seat), list(state.options(seat))
        texts = [GAME.write(option) for option in options]
        answer = helpers.answer(view.table_text(), texts, switched) if seat == 0 else None
        if answer is not None:
            assert answer in texts
            submit(state, seat, GAME.read(answer))
            continue
        if seat == 0:
            step = state.agenda[-1]
            assert isinstance(step, Question)
            is_lot = step.decision == "gem_bid"
            questions.append(f"lot {state.round} {state.left}" if is_lot else f"{len(questions)}")
        submit(state, seat, level.choose(view, options, [], rng.fork()))
    return len(questions), len(set(questions))


@sizes("games", 8, 60)
def test_with_the_helpers_a_person_is_asked_at_most_sixty_times(helpers: Helpers, games: int) -> None:
    plain = [asked(helpers, seed, {})[0] for seed in range(games)]
    found = [asked(helpers, seed, ALL) for seed in range(games)]
    helped, ordered = [each[0] for each in found], [each[1] for each in found]
    for title, row in (("without helpers", plain), ("helped", helped), ("and one order a lot", ordered)):
        sys.stdout.write(f"\n{title}: asked {mean(row):.0f} times in the mean, {max(row)} at most")

    assert mean(plain) > MOST
    assert mean(helped) < MOST
    assert sorted(ordered)[games * 19 // 20] <= MOST  # one game in twenty may be very long


@pytest.mark.parametrize(
    ("parts", "asks", "switched", "answer"),
    [
        ("hand1 i4", BID, "pass", "pass"),
        ("hand1 i4", BID, "pay", None),
        ("hand1 s2", BID, "pass", None),
        ("sp1 plenty_gold:2", GREY, "income", "income plenty_gold"),
        ("sp1 plenty_gold:2", GREY, "pass", None),
        ("sp1 amber:2 | amu1 yellow", GREY, "income", "use amber"),
        ("sp1 teleport:2 | paid teleport", GREY, "income", None),
    ],
)
def test_each_helper_answers_its_own_questions_only(
    helpers: Helpers, parts: str, asks: str, switched: str, answer: str | None
) -> None:
    state = GAME.position(f"at A3 | gems A3:red C1:white | {parts} | next {asks}")
    options = [GAME.write(option) for option in state.options(0)]

    assert helpers.answer(state.view(0).table_text(), options, {switched: True}) == answer
