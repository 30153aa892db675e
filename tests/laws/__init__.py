"""The laws, for every game."""
