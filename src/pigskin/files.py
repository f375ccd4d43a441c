"""Writing files so that a reader finds the old one or the new one, and never half of either."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file beside its place and move it there once it is safely on disk."""
    target = Path(path).resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(8)}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
