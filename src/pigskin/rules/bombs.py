"""Bombs: whom one catches when it goes off."""

from __future__ import annotations

from pigskin.model import NOBODY, Table
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT


def caught_in_blast(table: Table, sq: Square) -> list[PlayerNo]:
    """A bomb explodes: whom it hits in its square and around it."""
    table.tell("explosion", sq)
    struck: list[PlayerNo] = []
    if table.player_at(sq) != NOBODY:
        struck.append(table.player_at(sq))
    for near in ADJACENT[sq]:
        player = table.player_at(near)
        if player != NOBODY:
            roll = table.d6()
            table.tell_test("bomb hits", player, 4, 0, roll >= 4)
            if roll >= 4:
                struck.append(player)
    return struck
