"""Throwing and kicking team-mates in four qualities."""

from __future__ import annotations

from pigskin.rules.throwing import throw_player

__all__ = ["throw_player"]
