"""From our pictures to pixels."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image, ImageFont


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Height, width, and red, green and blue; the letters are the same on every system."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg, font_files=[str(font())], sans_serif_family=letters().getname()[0])
    with Image.open(BytesIO(drawn)) as image:
        return np.asarray(image.convert("RGB"), np.uint8)


@cache
def letters() -> ImageFont.FreeTypeFont:
    """The font that comes with Pillow: a system may have none, or none that is found."""
    found = ImageFont.load_default(12)
    assert isinstance(found, ImageFont.FreeTypeFont)
    return found


def font() -> Path:
    return Path(folder().name) / "letters.ttf"


@cache
def folder() -> TemporaryDirectory[str]:
    """Holds the font, since resvg reads fonts from files; it goes with the process."""
    found = TemporaryDirectory(prefix="amulette-")
    (Path(found.name) / "letters.ttf").write_bytes(letters().font_bytes)
    return found
