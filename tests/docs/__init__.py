"""The documentation tells the truth."""
