"""Worked examples of the rules, played as they are written; each game has a reader for the form of its own."""

from amulette.files.cases.case import Outcome
from amulette.files.cases.run import cases, read_cases, run_file

__all__ = ["Outcome", "cases", "read_cases", "run_file"]
