"""What a coach can make of a turn: the look at the table, and a plan for one player."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import PRONE, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.odds.reach import Reach
from pigskin.pitch import HOME, LENGTH, column
from pigskin.questions import STOP
from pigskin.rules.movement import allowance


class Plan:
    """What an activated player is up to."""

    def __init__(
        self,
        player: PlayerNo,
        action: int,
        path: list[Square],
        last: Code = STOP,
        worth: float = 0.0,
    ) -> None:
        self.player = player
        self.action = action
        self.path = path
        self.last = last  # what he does when he has arrived
        self.worth = worth


def with_ball_of(table: Table, side: SideNo) -> Table:
    """A copy that plays with the ball of two which matters: the side's own, else one that lies."""
    table = table.copy()
    table.events = None
    lying = table.balls_lying()
    own = [carrier for carrier in table.carriers() if side_of(carrier) == side]
    if own:
        table.turn_to(own[0])
    elif lying:
        table.turn_to_square(lying[0])
    return table


class Turn:
    """One look at a turn: the table and who may still do what."""

    def __init__(self, table: Table, side: SideNo, able: dict[PlayerNo, list[int]]) -> None:
        if table.spare is not None:
            table = with_ball_of(table, side)
        self.table = table
        self.side = side
        self.able = able
        self.forward = 1 if side == HOME else -1
        self.turns_left = table.edition.turns - table.side(side).turn
        self.scratch = table.copy()

    def reach(self, player: PlayerNo, risky: bool) -> Reach:
        """Where a player gets, getting up first if he must."""
        table = self.table
        if table.actor == player:
            return Reach(table, player, table.moved, table.rushes, risky, leaping=False)
        moved = 0
        if table.state[player] == PRONE and not may(table, player, at.STANDS_FREE):
            moved = 3 if allowance(table, player) >= 3 else 99
        return Reach(table, player, moved, 0 if moved < 99 else 2, risky, leaping=False)

    def goal(self, sq: Square) -> int:
        """How far a square is from the end zone the side wants to reach."""
        return LENGTH - 1 - column(sq) if self.side == HOME else column(sq)

    def mine(self, player: PlayerNo) -> bool:
        """Is this a player, and of the side whose turn it is?"""
        return player >= 0 and side_of(player) == self.side
