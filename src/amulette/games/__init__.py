"""The games, each a package of its own; the catalogue alone knows them all."""
