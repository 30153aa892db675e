"""The games in OpenSpiel: `import amulette.research.spiel.games` registers `python_gargon` and the others."""

from importlib.util import find_spec

from amulette.research import MISSING

if find_spec("pyspiel") is None:
    raise ImportError(f"{MISSING} (no OpenSpiel here)")
