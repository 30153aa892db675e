"""Power Cards, clause by clause."""
