"""From our pictures to pixels."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Height, width, and red, green and blue."""
    drawn = resvg_py.svg_to_bytes(svg_string=svg)
    with Image.open(BytesIO(drawn)) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
