"""Das Amulett, by Alan R. Moon and Aaron Weissblum."""
