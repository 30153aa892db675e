"""Amulette: four games that cannot be bought any more, back on the table."""

__version__ = "0.1.0"
