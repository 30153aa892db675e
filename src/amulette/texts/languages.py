"""The languages Amulette speaks, and which one a reader wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "de")  # the first is for readers of any other language
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language(environ: Mapping[str, str]) -> str:
    """The language of the reader's surroundings."""
    wanted = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else LANGUAGES[0]
