"""Amulette: four games that cannot be bought any more, back on the table.

>>> import amulette
>>> g = amulette.new("gargon", seats=4, seed=1)
>>> len(g.options()) > 1
True
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from amulette.research.library import Position, card, catalogue, load, new
else:

    def __getattr__(name: str) -> object:
        """The library is read when it is first used, so that no other import waits for it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from amulette.research import library  # noqa: PLC0415 - see above

        return getattr(library, name)

    def __dir__() -> list[str]:
        """What notebooks propose."""
        return __all__


__all__ = ["Position", "__version__", "card", "catalogue", "load", "new"]
__version__ = "0.1.0"
