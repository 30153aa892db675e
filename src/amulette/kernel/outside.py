# not compiled: the compiler reads the mark below, and plain Python needs a stand-in for it
"""Lets games and bots written outside this package, in plain Python, sit at a compiled table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        return lambda marked: marked
