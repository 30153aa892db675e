"""Doors for researchers and developers: the library, pictures, and the games in the frameworks others use."""

from typing import Final

MISSING: Final = 'this needs the extra: pip install "amulette[research]"'
