"""What the benchmark promises: the same games, the same arithmetic."""
