"""The command `amulette`."""
