"""Gargon, clause by clause."""
