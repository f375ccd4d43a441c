"""Strength skills."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import PUSHED_INSTEAD, UNCHANGED
from pigskin.effects.moments import (
    ASSISTS_MARKED,
    REFUSES_PUSH,
)
from pigskin.model import BLITZ, Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rules.asking import ask_skill


class Guard(Skill):
    name = "Guard"
    id = 33
    category = "Strength"
    text = "Assists blocks even in the tackle zone of another opponent. Not for fouls."
    grants: tuple[int, ...] = (ASSISTS_MARKED,)


class Juggernaut(Skill):
    name = "Juggernaut"
    id = 34
    category = "Strength"
    text = (
        "In a blitz opponents may not use Fend, Stand Firm or Wrestle against his blocks, and he "
        "may treat Both Down as Pushed."
    )
    order = 10
    cancels: tuple[str, ...] = ("fend", "stand firm", "stand firm in a chain", "wrestle")

    def cancel(self, table: Table, me: PlayerNo, what: str) -> bool:
        return what in self.cancels and self._blitzing(table, me)

    def both_down(self, table: Table, me: PlayerNo, other: PlayerNo, attacking: bool) -> Flow[int]:
        if (
            attacking
            and self._blitzing(table, me)
            and (yield from ask_skill(table, me, self, other))
        ):
            return PUSHED_INSTEAD
        return UNCHANGED

    def _blitzing(self, table: Table, me: PlayerNo) -> bool:
        return table.action == BLITZ and table.actor == me


class StandFirm(Skill):
    name = "Stand Firm"
    id = 38
    category = "Strength"
    text = "May refuse to be pushed back; a player pushed into him stays where he is as well."
    reacts_to: tuple[int, ...] = (REFUSES_PUSH,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from ask_skill(table, me, self))


