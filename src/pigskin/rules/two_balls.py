"""A second ball: how it comes, and how one of the two goes."""

from __future__ import annotations

from pigskin.model import NOBODY, Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rules.ball import bounce


def clone_ball(table: Table) -> Flow[None]:
    """A second ball appears where the ball lies, and one of them bounces."""
    sq = table.ball
    table.spare = (sq, NOBODY, False)
    table.tell("second ball", sq)
    yield from bounce(table, sq)


def vanish(table: Table, player: PlayerNo) -> None:
    """The ball of this player is gone, and the other is the only one left."""
    table.turn_to(player)
    if table.spare is not None:
        table.ball, table.carrier, table.loose = table.spare
        table.spare = None
        table.tell("ball vanishes", player)
