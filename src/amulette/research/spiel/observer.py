"""What OpenSpiel shows of a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from amulette.research.encodings.encoding import Encoding

if TYPE_CHECKING:
    from amulette.research.spiel.state import SpielState


class Observer:
    """The view of a player, which holds a perfect memory of the facts it was shown.

    With perfect recall, a digest of all that it was told and has done, in order.
    The parameter `tensor=False` leaves the row of features out.
    """

    def __init__(self, encoding: Encoding, kind: pyspiel.IIGObservationType | None, params: Mapping[str, Any]) -> None:
        self.encoding = encoding
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.is_public = self.kind.private_info == pyspiel.PrivateInfoType.NONE
        with_tensor = params.get("tensor", True) and not self.kind.perfect_recall and not self.is_public
        self.tensor = np.zeros(encoding.layout.size, np.float32) if with_tensor else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        progress = state.progress
        if progress.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.features(progress.state.view(player), player, progress.made(player))

    def string_from(self, state: SpielState, player: int) -> str | None:
        progress = state.progress
        if not self.kind.public_info:
            return None  # what is private alone is not told apart
        if progress.state is None:
            return "not dealt"
        if self.is_public:
            return progress.state.view(None).text()
        known = f"heard {progress.heard(player)}" if self.kind.perfect_recall else progress.state.view(player).text()
        chosen = progress.chosen(player)
        return f"{known} | chosen {chosen}" if chosen else known
