"""The games, clause by clause."""
