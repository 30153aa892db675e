"""Doors for researchers and developers: the library, pictures, and the games in the frameworks others use."""
