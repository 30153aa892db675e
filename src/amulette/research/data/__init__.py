"""Games and decisions of a match as tables."""
