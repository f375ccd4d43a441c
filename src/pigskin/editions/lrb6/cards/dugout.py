"""Who may come back out of the dugout by a card, and how."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects.changes import GONE
from pigskin.effects.holding import blessed
from pigskin.model import BADLY_HURT, INJURED, RESERVES, Table
from pigskin.numbers import PlayerNo
from pigskin.rules.injury import put_aside


def carried_off(table: Table, player: PlayerNo) -> bool:
    """Was he carried off in this match, and is still there to be had?"""
    return (
        table.state[player] == INJURED
        and any(who == player for who, _ in table.injuries)
        and not blessed(table, player, GONE)
    )


def worse_than_bruises(table: Table, player: PlayerNo) -> bool:
    """Has he suffered anything but being badly hurt?"""
    return any(who == player and result != BADLY_HURT for who, result in table.injuries)


def bring_back(table: Table, player: PlayerNo, state: int) -> None:
    """He leaves the box of the injured after all; what is written on his sheet stays."""
    put_aside(table, player, state)
    if state == RESERVES:
        table.tell("patched up", player)
    table.note(ledger.BACK, player)
