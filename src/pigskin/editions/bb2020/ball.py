"""Throw-ins, where the corners of the pitch have a template of their own."""

from __future__ import annotations

from pigskin.model import Table
from pigskin.pitch import LENGTH, STRIDE, WIDTH, column, row
from pigskin.rules.ball import throw_in_template


def throw_in_step(table: Table, edge: int) -> int:
    """One step of a throw-in: by D6 from an edge, by D3 along one of three lines from a corner."""
    if column(edge) not in (0, LENGTH - 1) or row(edge) not in (0, WIDTH - 1):
        return throw_in_template(table, edge)
    inward = 1 if column(edge) == 0 else -1
    across = STRIDE if row(edge) == 0 else -STRIDE
    return (inward, inward + across, across)[table.roll(3) - 1]
