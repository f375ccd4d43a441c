"""Leaping as LRB6 and BB2016 have it."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import LEAPS
from pigskin.model import Table
from pigskin.numbers import PlayerNo


class Leap(Skill):
    name = "Leap"
    id = 19
    category = "Agility"
    text = (
        "Once a turn he may jump to any empty square within two for two squares of movement, over "
        "players and out of tackle zones, with an agility roll. If it fails he falls there."
    )
    once_per_turn = True
    grants: tuple[int, ...] = (LEAPS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not self.spent(table, me)
