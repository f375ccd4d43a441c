"""Jumping over players who are down, and leaping over anybody."""

from __future__ import annotations

from pigskin.model import Table
from pigskin.rules.movement import leap
from pigskin.rules.turn import leap_squares as _leap_squares
from pigskin.skills import base as at


def leap_squares(table: Table, player: int) -> list[int]:
    return _leap_squares(table, player) if table.profiles[player].at[at.LEAPS] else []


__all__ = ["leap", "leap_squares"]
