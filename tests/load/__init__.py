"""Servers under load, killed, cut off and flooded."""
