"""Asking what acts for a player, where the answer is a plain one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.effects.moments import CANCEL
from pigskin.numbers import PlayerNo

if TYPE_CHECKING:
    from pigskin.model import Table


def cancelled(table: Table, by: PlayerNo, what: str) -> bool:
    """Does a skill of player `by` forbid his opponents `what`?"""
    for skill in table.at[by][CANCEL]:
        if skill.cancel(table, by, what):
            return True
    return False
