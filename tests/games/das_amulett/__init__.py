"""Das Amulett."""
