"""The games in OpenSpiel: `import amulette.research.spiel.games` registers `python_gargon` and the others."""
