"""Files with secrets in them are their owner's alone."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def keep_private(path: Path) -> None:
    """Make the file, or take the rights of others away; whoever opens it says why neither could be done."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
