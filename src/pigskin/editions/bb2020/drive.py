"""Drives, halves, extra time and the end of the match."""

from __future__ import annotations

from pigskin.rules.drive import end_drive, start_drive, toss

__all__ = ["end_drive", "start_drive", "toss"]
