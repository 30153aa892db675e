"""What the worked examples leave open: more cases in the same form, and what the rules forbid."""

from __future__ import annotations

from pathlib import Path

import pytest

from amulette.files.cases.case import outcome
from amulette.files.cases.run import known_clauses, read_cases
from tests.games.das_amulett.notation import play, position, refusal

CASES = {
    case.name: case
    for case in read_cases("das-amulett", (Path(__file__).parent / "cases.md").read_text(encoding="utf-8"))
}
NAMED = [
    pytest.param("C1", marks=pytest.mark.clause("A-0.1", "A-4.1")),
    pytest.param("C2", marks=pytest.mark.clause("A-0.2", "A-4.4")),
    pytest.param("C3", marks=pytest.mark.clause("A-0.3", "A-4.3")),
    pytest.param("C4", marks=pytest.mark.clause("A-0.4", "A-14.20")),
    pytest.param("C5", marks=pytest.mark.clause("A-0.6", "A-6.14")),
    pytest.param("C6", marks=pytest.mark.clause("A-0.14")),
    pytest.param("C7", marks=pytest.mark.clause("A-2.1", "A-2.2")),
    pytest.param("C8", marks=pytest.mark.clause("A-2.3", "A-3.14")),
    pytest.param("C9", marks=pytest.mark.clause("A-2.4")),
    pytest.param("C10", marks=pytest.mark.clause("A-2.8")),
    pytest.param("C11", marks=pytest.mark.clause("A-2.9")),
    pytest.param("C12", marks=pytest.mark.clause("A-2.11")),
    pytest.param("C13", marks=pytest.mark.clause("A-3.1", "A-3.4", "A-3.5")),
    pytest.param("C14", marks=pytest.mark.clause("A-3.7")),
    pytest.param("C15", marks=pytest.mark.clause("A-3.10")),
    pytest.param("C16", marks=pytest.mark.clause("A-4.6", "A-4.5")),
    pytest.param("C17", marks=pytest.mark.clause("A-4.8")),
    pytest.param("C18", marks=pytest.mark.clause("A-4.16")),
    pytest.param("C19", marks=pytest.mark.clause("A-4.18")),
    pytest.param("C20", marks=pytest.mark.clause("A-4.19", "A-4.12")),
    pytest.param("C21", marks=pytest.mark.clause("A-5.3", "A-5.2")),
    pytest.param("C22", marks=pytest.mark.clause("A-5.5", "A-9.2")),
    pytest.param("C23", marks=pytest.mark.clause("A-5.6", "A-9.1")),
    pytest.param("C24", marks=pytest.mark.clause("A-6.1", "A-6.2")),
    pytest.param("C25", marks=pytest.mark.clause("A-6.3")),
    pytest.param("C26", marks=pytest.mark.clause("A-6.6", "A-14.6")),
    pytest.param("C27", marks=pytest.mark.clause("A-6.8", "A-6.9")),
    pytest.param("C28", marks=pytest.mark.clause("A-6.10", "A-14.27")),
    pytest.param("C29", marks=pytest.mark.clause("A-6.11")),
    pytest.param("C30", marks=pytest.mark.clause("A-6.12", "A-6.13", "A-6.15")),
    pytest.param("C31", marks=pytest.mark.clause("A-6.16", "A-6.17", "A-6.18", "A-6.19")),
    pytest.param("C32", marks=pytest.mark.clause("A-7.1")),
    pytest.param("C33", marks=pytest.mark.clause("A-7.2", "A-7.3")),
    pytest.param("C34", marks=pytest.mark.clause("A-7.5", "A-7.4")),
    pytest.param("C35", marks=pytest.mark.clause("A-7.8")),
    pytest.param("C36", marks=pytest.mark.clause("A-7.10", "A-7.12")),
    pytest.param("C37", marks=pytest.mark.clause("A-7.15")),
    pytest.param("C38", marks=pytest.mark.clause("A-8.1")),
    pytest.param("C39", marks=pytest.mark.clause("A-8.2", "A-14.21")),
    pytest.param("C40", marks=pytest.mark.clause("A-9.5")),
    pytest.param("C41", marks=pytest.mark.clause("A-9.6")),
    pytest.param("C42", marks=pytest.mark.clause("A-10.1")),
    pytest.param("C43", marks=pytest.mark.clause("A-10.2")),
    pytest.param("C44", marks=pytest.mark.clause("A-15.2")),
    pytest.param("C45", marks=pytest.mark.clause("A-15.4", "A-10.3")),
    pytest.param("C46", marks=pytest.mark.clause("A-15.5")),
    pytest.param("C47", marks=pytest.mark.clause("A-15.10")),
    pytest.param("C48", marks=pytest.mark.clause("A-15.8")),
    pytest.param("C49", marks=pytest.mark.clause("A-11.3", "A-11.1")),
    pytest.param("C50", marks=pytest.mark.clause("A-11.2")),
    pytest.param("C51", marks=pytest.mark.clause("A-11.7", "A-11.8", "A-11.6")),
    pytest.param("C52", marks=pytest.mark.clause("A-11.6")),
    pytest.param("C53", marks=pytest.mark.clause("A-12.1")),
    pytest.param("C54", marks=pytest.mark.clause("A-12.13")),
    pytest.param("C55", marks=pytest.mark.clause("A-12.15", "A-12.16")),
    pytest.param("C56", marks=pytest.mark.clause("A-12.6", "A-12.4", "A-12.5")),
    pytest.param("C57", marks=pytest.mark.clause("A-13.2", "A-13.7")),
    pytest.param("C58", marks=pytest.mark.clause("A-13.4")),
    pytest.param("C59", marks=pytest.mark.clause("A-13.1", "A-13.5")),
    pytest.param("C60", marks=pytest.mark.clause("A-13.3")),
    pytest.param("C61", marks=pytest.mark.clause("A-13.6")),
    pytest.param("C62", marks=pytest.mark.clause("A-13.9", "A-13.10", "A-13.8")),
    pytest.param("C63", marks=pytest.mark.clause("A-13.11")),
    pytest.param("C64", marks=pytest.mark.clause("A-13.13", "A-13.12")),
    pytest.param("C65", marks=pytest.mark.clause("A-13.14")),
    pytest.param("C66", marks=pytest.mark.clause("A-14.3")),
    pytest.param("C67", marks=pytest.mark.clause("A-14.2")),
    pytest.param("C68", marks=pytest.mark.clause("A-14.5", "A-14.4")),
    pytest.param("C69", marks=pytest.mark.clause("A-14.7")),
    pytest.param("C70", marks=pytest.mark.clause("A-14.7")),
    pytest.param("C71", marks=pytest.mark.clause("A-14.8")),
    pytest.param("C72", marks=pytest.mark.clause("A-14.8")),
    pytest.param("C73", marks=pytest.mark.clause("A-14.11")),
    pytest.param("C74", marks=pytest.mark.clause("A-14.11")),
    pytest.param("C75", marks=pytest.mark.clause("A-14.10")),
    pytest.param("C76", marks=pytest.mark.clause("A-14.9")),
    pytest.param("C77", marks=pytest.mark.clause("A-14.12", "A-14.13")),
    pytest.param("C78", marks=pytest.mark.clause("A-14.16")),
    pytest.param("C79", marks=pytest.mark.clause("A-14.18")),
    pytest.param("C80", marks=pytest.mark.clause("A-14.19")),
    pytest.param("C81", marks=pytest.mark.clause("A-14.19")),
    pytest.param("C82", marks=pytest.mark.clause("A-14.24", "A-14.23")),
    pytest.param("C83", marks=pytest.mark.clause("A-14.28")),
    pytest.param("C84", marks=pytest.mark.clause("A-14.28")),
    pytest.param("C85", marks=pytest.mark.clause("A-10.8", "A-10.3")),
    pytest.param("C86", marks=pytest.mark.clause("A-15.9", "A-10.3")),
    pytest.param("C87", marks=pytest.mark.clause("A-12.12", "A-2.6")),
    pytest.param("C88", marks=pytest.mark.clause("A-4.17", "A-10.2")),
]
KEPT = "1 keep amber diamond; 2 keep teleport plenty_gold; 3 keep plenty_iron1 plenty_iron2"
PAID = "1 bid 1; 2 pass; 3 pass; 1 pay g1"
TAKEN = f"{PAID}; 1 take red"


@pytest.mark.parametrize("name", NAMED)
def test_the_case_plays_as_written(name: str) -> None:
    assert outcome(CASES[name], known_clauses("das-amulett")).failure is None


def test_every_case_is_marked_with_the_clauses_it_names() -> None:
    marked = {str(row.values[0]): tuple(each.args) for row in NAMED for each in row.marks}

    assert marked == {name: case.clauses for name, case in CASES.items()}


FORBIDDEN = [
    pytest.param("A-0.5", "phase=white deck=ruby", "-", "2 pass", marks=pytest.mark.clause("A-0.5", "A-0.7")),
    pytest.param(
        "A-0.8", "phase=setup", "1 keep amber diamond", "1 keep amber ruby", marks=pytest.mark.clause("A-0.8", "A-0.7")
    ),
    pytest.param("A-1.11", "phase=setup", "-", "1 keep amber gift", marks=pytest.mark.clause("A-1.11", "A-0.7")),
    pytest.param("A-1.13", "phase=setup", KEPT, "1 charge amber 1 ruby 1", marks=pytest.mark.clause("A-1.13", "A-0.7")),
    pytest.param("A-1.13", "phase=setup", KEPT, "1 pass", marks=pytest.mark.clause("A-1.13", "A-0.7")),
    pytest.param(
        "A-1.14", "phase=setup", KEPT, "1 charge amber 0 diamond 1", marks=pytest.mark.clause("A-1.14", "A-0.7")
    ),
    pytest.param(
        "A-1.15", "phase=setup", KEPT, "1 charge amber 5 diamond 6", marks=pytest.mark.clause("A-1.15", "A-0.7")
    ),
    pytest.param(
        "A-2.3",
        "phase=grey sp1=amber:1,pull_light:1",
        "-",
        "1 use pull_light",
        marks=pytest.mark.clause("A-2.3", "A-0.7"),
    ),
    pytest.param(
        "A-2.3", "phase=grey sp1=amber:1,journey:1", "-", "1 journey 3", marks=pytest.mark.clause("A-2.3", "A-0.7")
    ),
    pytest.param(
        "A-2.9",
        "phase=grey sp1=amber:1,ruby:1",
        "1 income amber",
        "1 income amber",
        marks=pytest.mark.clause("A-2.9", "A-0.7"),
    ),
    pytest.param(
        "A-2.10",
        "phase=grey amu1=yellow sp1=amber:1,ruby:1",
        "1 use amber",
        "1 use amber",
        marks=pytest.mark.clause("A-2.10", "A-0.7"),
    ),
    pytest.param(
        "A-2.10",
        "phase=red sp1=journey:1,desire:1",
        "1 desire g",
        "1 desire s",
        marks=pytest.mark.clause("A-2.10", "A-0.7"),
    ),
    pytest.param("A-3.6", "phase=white deck=ruby", "-", "1 done", marks=pytest.mark.clause("A-3.6", "A-0.7")),
    pytest.param("A-3.7", "phase=white deck=ruby", "1 bid 4", "2 bid 4", marks=pytest.mark.clause("A-3.7", "A-0.7")),
    pytest.param("A-3.8", "phase=white deck=ruby", "-", "1 bid 0", marks=pytest.mark.clause("A-3.8", "A-0.7")),
    pytest.param(
        "A-3.9", "phase=white deck=ruby sp1=gift:4", "-", "1 bid 7", marks=pytest.mark.clause("A-3.9", "A-0.7")
    ),
    pytest.param("A-4.1", "phase=grey sp1=amber:1", "-", "1 bid 1", marks=pytest.mark.clause("A-4.1", "A-0.7")),
    pytest.param(
        "A-4.2", "phase=grey sp1=amber:1 sp2=ruby:1", "-", "1 income ruby", marks=pytest.mark.clause("A-4.2", "A-0.7")
    ),
    pytest.param(
        "A-4.2", "phase=grey sp1=amber:1,might:1", "-", "1 income might", marks=pytest.mark.clause("A-4.2", "A-0.7")
    ),
    pytest.param(
        "A-4.7", "phase=grey sp1=amber:1,gift:1", "-", "1 income gift", marks=pytest.mark.clause("A-4.7", "A-0.7")
    ),
    pytest.param(
        "A-4.10",
        "phase=grey sp1=two_wishes:1",
        "1 income two_wishes",
        "1 done",
        marks=pytest.mark.clause("A-4.10", "A-0.7"),
    ),
    pytest.param(
        "A-4.11",
        "phase=grey sp1=two_wishes:1 hand1=g28 hand2=- hand3=-",
        "1 income two_wishes",
        "1 metal g",
        marks=pytest.mark.clause("A-4.11", "A-0.7"),
    ),
    pytest.param(
        "A-4.12",
        "phase=grey sp1=plenty_gold:1 hand1=g26 hand2=g2 hand3=-",
        "1 income plenty_gold",
        "1 done",
        marks=pytest.mark.clause("A-4.12", "A-0.7"),
    ),
    pytest.param(
        "A-4.12",
        "phase=grey sp1=plenty_gold:1 hand1=g26 hand2=g2 hand3=-",
        "1 income plenty_gold",
        "1 from 6",
        marks=pytest.mark.clause("A-4.12", "A-0.7"),
    ),
    pytest.param(
        "A-4.13",
        "phase=grey sp1=plenty_gold:1 hand1=g26 hand2=g2 hand3=-",
        "1 income plenty_gold",
        "1 from 3",
        marks=pytest.mark.clause("A-4.13", "A-0.7"),
    ),
    pytest.param(
        "A-4.17",
        "phase=grey sp1=two_wishes:1 hand1=g28 hand2=s28c28 hand3=i28",
        "1 income two_wishes",
        "1 metal g",
        marks=pytest.mark.clause("A-4.17", "A-0.7"),
    ),
    pytest.param(
        "A-4.1", "phase=grey sp1=plenty_gold:1", "-", "1 use plenty_gold", marks=pytest.mark.clause("A-4.1", "A-0.7")
    ),
    pytest.param("A-5.1", "phase=red sp1=desire:1", "-", "1 income desire", marks=pytest.mark.clause("A-5.1", "A-0.7")),
    pytest.param("A-5.1", "phase=red sp1=desire:1", "-", "1 journey 3", marks=pytest.mark.clause("A-5.1", "A-0.7")),
    pytest.param("A-6.9", "phase=auction at=D5 hand1=g3s2", "-", "1 bid 4", marks=pytest.mark.clause("A-6.9", "A-0.7")),
    pytest.param("A-6.10", "phase=auction at=D5", "-", "1 bid 0", marks=pytest.mark.clause("A-6.10", "A-0.7")),
    pytest.param(
        "A-6.11",
        "phase=auction at=D5 hand1=g3 hand2=g3",
        "1 bid 2",
        "2 bid 2",
        marks=pytest.mark.clause("A-6.11", "A-0.7"),
    ),
    pytest.param("A-6.12", "phase=auction at=D5", "-", "1 done", marks=pytest.mark.clause("A-6.12", "A-0.7")),
    pytest.param(
        "A-7.2",
        "phase=auction at=D5 hand1=g3 hand2=- hand3=-",
        "1 bid 2; 2 pass; 3 pass",
        "1 pay g3",
        marks=pytest.mark.clause("A-7.2", "A-0.7"),
    ),
    pytest.param(
        "A-7.3",
        "phase=auction at=D5 hand1=g3s2 hand2=- hand3=-",
        "1 bid 2; 2 pass; 3 pass",
        "1 pay s2",
        marks=pytest.mark.clause("A-7.3", "A-0.7"),
    ),
    pytest.param(
        "A-7.6",
        "phase=auction at=D5 sp1=influence:1 hand2=- hand3=-",
        PAID,
        "1 pass",
        marks=pytest.mark.clause("A-7.6", "A-0.7"),
    ),
    pytest.param(
        "A-7.15",
        "phase=auction at=D5 sp1=influence:1 hand2=- hand3=-",
        PAID,
        "1 claim s",
        marks=pytest.mark.clause("A-7.15", "A-0.7"),
    ),
    pytest.param(
        "A-8.1",
        "phase=auction at=D5 gems.D5=red hand2=- hand3=-",
        PAID,
        "1 take white",
        marks=pytest.mark.clause("A-8.1", "A-0.7"),
    ),
    pytest.param(
        "A-8.1",
        "phase=auction at=D5 sp1=gift:1 gems.D5=red,red hand2=- hand3=-",
        TAKEN,
        "1 extra gift white",
        marks=pytest.mark.clause("A-8.1", "A-0.7"),
    ),
    pytest.param(
        "A-8.2",
        "phase=auction at=D5 sp1=gift:1 gems.D5=red,red hand2=- hand3=-",
        TAKEN,
        "1 pass",
        marks=pytest.mark.clause("A-8.2", "A-0.7"),
    ),
    pytest.param(
        "A-14.20",
        "phase=auction at=D5 sp1=gift:1,gift_wall:1 gems.D5=red,red hand2=- hand3=-",
        TAKEN,
        "1 extra gift_wall red",
        marks=pytest.mark.clause("A-14.20", "A-0.7"),
    ),
    pytest.param(
        "A-9.1", "phase=auction at=D5", "1 pass; 2 pass; 3 pass", "1 pass", marks=pytest.mark.clause("A-9.1", "A-0.7")
    ),
    pytest.param(
        "A-9.2",
        "phase=auction at=D5",
        "1 pass; 2 pass; 3 pass",
        "1 move A1",
        marks=pytest.mark.clause("A-9.2", "A-0.7"),
    ),
    pytest.param(
        "A-9.3",
        "phase=auction at=D5",
        "1 pass; 2 pass; 3 pass",
        "1 move D5",
        marks=pytest.mark.clause("A-9.3", "A-0.7"),
    ),
    pytest.param(
        "A-9.4",
        "phase=auction at=D5 empty=D4",
        "1 pass; 2 pass; 3 pass",
        "1 move D4",
        marks=pytest.mark.clause("A-9.4", "A-0.7"),
    ),
    pytest.param("A-10.1", "phase=blue sp1=arc:1,amber:1", "-", "1 pass", marks=pytest.mark.clause("A-10.1", "A-0.7")),
    pytest.param(
        "A-10.1", "phase=blue sp1=pull_light:1", "-", "1 use pull_light", marks=pytest.mark.clause("A-10.1", "A-0.7")
    ),
    pytest.param(
        "A-10.2", "phase=blue sp1=arc:1,amber:1", "-", "1 income amber", marks=pytest.mark.clause("A-10.2", "A-0.7")
    ),
    pytest.param("A-10.5", "phase=blue sp1=ruby:1,amber:1", "-", "1 done", marks=pytest.mark.clause("A-10.5", "A-0.7")),
    pytest.param(
        "A-12.7",
        "phase=setup start=draft",
        "1 draft amber",
        "2 draft amber",
        marks=pytest.mark.clause("A-12.7", "A-0.7"),
    ),
    pytest.param("A-13.6", "phase=grey sp1=amber:1", "-", "1 use amber", marks=pytest.mark.clause("A-13.6", "A-0.7")),
    pytest.param(
        "A-13.8", "phase=grey sp1=teleport:1", "1 use teleport", "1 done", marks=pytest.mark.clause("A-13.8", "A-0.7")
    ),
    pytest.param(
        "A-13.9",
        "phase=grey sp1=teleport:1 gems.D5=red",
        "1 use teleport; 1 lift D5 red",
        "1 drop D5",
        marks=pytest.mark.clause("A-13.9", "A-0.7"),
    ),
    pytest.param(
        "A-13.11",
        "phase=grey sp1=teleport:1 amu1=white gems.D5=red",
        "1 use teleport",
        "1 lift D5 white",
        marks=pytest.mark.clause("A-13.11", "A-0.7"),
    ),
    pytest.param("A-14.4", "phase=red sp1=journey:1", "-", "1 journey 2", marks=pytest.mark.clause("A-14.4", "A-0.7")),
    pytest.param(
        "A-14.23",
        "phase=auction at=D4 sp1=might:1 hand1=c3 hand2=c4 hand3=c5",
        "1 bid 3",
        "2 bid 4",
        marks=pytest.mark.clause("A-14.23", "A-0.7"),
    ),
    pytest.param(
        "A-15.1", "phase=blue sp1=arc:1,amber:1", "-", "1 arc amber 2", marks=pytest.mark.clause("A-15.1", "A-0.7")
    ),
    pytest.param(
        "A-15.1", "phase=blue sp1=arc:1,amber:1", "-", "1 arc arc 1", marks=pytest.mark.clause("A-15.1", "A-0.7")
    ),
    pytest.param(
        "A-15.6",
        "phase=blue sp1=pull_light:1 sp2=amber:3",
        "-",
        "1 drain pull_light amber 2",
        marks=pytest.mark.clause("A-15.6", "A-0.7"),
    ),
    pytest.param(
        "A-15.7",
        "phase=blue sp1=pull_dark:1 sp2=amber:3",
        "-",
        "1 drain pull_dark amber 3",
        marks=pytest.mark.clause("A-15.7", "A-0.7"),
    ),
    pytest.param("A-11.4", "phase=blue max_rounds=1", "-", "1 pass", marks=pytest.mark.clause("A-11.4", "A-0.7")),
    pytest.param(
        "A-4.11",
        "phase=grey sp1=two_wishes:1 hand1=g20 hand2=g8 hand3=-",
        "1 income two_wishes",
        "1 metal g",
        marks=pytest.mark.clause("A-4.11", "A-0.7"),
    ),
]


@pytest.mark.parametrize(("clause", "given", "actions", "action"), FORBIDDEN)
def test_the_rule_forbids(clause: str, given: str, actions: str, action: str) -> None:
    g = position(given)
    if actions != "-":
        play(g, actions)

    assert refusal(g, action).clause == clause
