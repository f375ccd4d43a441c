"""Two blocks at once."""

from __future__ import annotations

from pigskin.rules.blocking import block_two

__all__ = ["block_two"]
