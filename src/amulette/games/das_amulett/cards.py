"""What a player handles, each in a module of its own: gems and metal cards."""

from amulette.games.das_amulett import gems, metals

__all__ = ["gems", "metals"]
