"""Golden games."""
