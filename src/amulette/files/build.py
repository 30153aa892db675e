"""Which build of the rules is running: compiled, or plain Python."""

from __future__ import annotations

from amulette.games import catalogue
from amulette.kernel import contract


def build() -> str:
    """`compiled` when the rules are machine code, else `interpreted`; a mixture is an error."""
    plain = {str(module.__file__).endswith(".py") for module in (contract, catalogue)}
    if len(plain) > 1:
        raise RuntimeError("kernel and games are of different builds: run `make fast` again")
    return "interpreted" if plain.pop() else "compiled"
