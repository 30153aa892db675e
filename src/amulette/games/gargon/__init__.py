"""Gargon, by Rüdiger Dorn (2001): docs/rules/gargon.md is its rule book."""
