# not compiled: the compiler reads the mark below, and plain Python needs a stand-in for it
"""Lets bots written outside this package, in plain Python, sit at a compiled table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        return lambda marked: marked
