"""One look at a turn: who may do what, where everybody gets, and what the field is worth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pigskin.coaches.planning.acts import Team
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.glance import Arrivals, arrivals
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Trait, Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.coaches.plans import with_ball_of
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY, PRONE, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.masks import BIT
from pigskin.odds.reach import Reach
from pigskin.rules.movement import allowance, max_rushes
from pigskin.rules.rerolls import leader_on_pitch


def used(table: Table, player: PlayerNo) -> tuple[int, int]:
    """Movement and rushes that are gone before a player takes a step."""
    if table.actor == player:
        return table.moved, table.rushes
    if table.state[player] == PRONE and not may(table, player, at.STANDS_FREE):
        return (3, 0) if allowance(table, player) >= 3 else (99, 2)
    return 0, 0


def reach_of(table: Table, player: PlayerNo, risky: bool) -> Reach:
    """Where a player gets on his feet, with what chance."""
    moved, rushes = used(table, player)
    return Reach(table, player, moved, rushes, risky, leaping=False)


class Sight:
    """What a coach sees when he has to decide what to do next in his turn."""

    def __init__(
        self,
        table: Table,
        side: SideNo,
        able: dict[PlayerNo, list[int]],
        traits: Traits,
        weights: Weights | None = None,
        glance: bool = False,
    ) -> None:
        if table.spare is not None:
            table = with_ball_of(table, side)
        self.table = table
        self.side = side
        self.able = able
        self.traits = traits
        self.field = Field(table, side, traits)
        self.judge = Judge(self.field, weights)
        self.weights: Weights = self.judge.weights
        self.scratch = table.copy()
        self.scratch.events = None
        self.glance = glance  # ways are only looked at roughly, and who lies where hardly matters
        self._reach: dict[tuple[int, bool], Arrivals] = {}
        owner = table.side(side)
        again = not table.rerolled or table.edition.figures.rerolls_a_turn > 1
        self.reroll: bool = again and (owner.rerolls > 0 or leader_on_pitch(table, side))
        self.now: float | None = None  # the worth of the field as it is, once it is known
        self.rests: dict[PlayerNo, Team] = {}  # plans without one player, once they are known
        self.felled: dict[PlayerNo, float] = {}  # what it changes to have an opponent down
        self.last_turn: bool = self.judge.my_turns == 0

    def trait(self, player: PlayerNo) -> Trait:
        return self.traits.of(self.table, player)

    def mine(self, player: PlayerNo) -> bool:
        """Is this a player, and of the side whose turn it is?"""
        return player >= 0 and side_of(player) == self.side

    def used(self, player: PlayerNo) -> tuple[int, int]:
        return used(self.table, player)

    def walk(self, player: PlayerNo) -> int:
        """How many squares he may still walk."""
        return max(0, allowance(self.table, player) - self.used(player)[0])

    def far(self, player: PlayerNo) -> int:
        """How many he may still go, rushing for the last ones."""
        moved, rushes = self.used(player)
        if moved == 99:
            return 0
        return self.walk(player) + max(0, max_rushes(self.table, player) - rushes)

    @contextmanager
    def lying(self, victim: PlayerNo) -> Iterator[None]:
        """As if an opponent lay on the ground: for the field, and for the ways of everybody."""
        field, scratch = self.field, self.scratch
        table, ways, now = self.table, self._reach, self.now
        zone, down, state = field.zone[victim], field.down[victim], scratch.state[victim]
        self.table, self._reach, self.now = scratch, {}, None
        scratch.set_state(victim, PRONE)
        field.zone[victim], field.down[victim] = False, True
        field.refresh()
        try:
            yield
        finally:
            scratch.set_state(victim, state)
            field.zone[victim], field.down[victim] = zone, down
            field.refresh()
            self.table, self._reach, self.now = table, ways, now

    @contextmanager
    def standing(self, player: PlayerNo, sq: Square, with_ball: bool = False) -> Iterator[None]:
        """As if an own player stood in a square, perhaps with the ball.

        Nobody else goes where he is as yet, or where the ball lies that he is to pick up.
        """
        field = self.field
        here, down, zone = field.place[player], field.down[player], field.zone[player]
        ball, carrier = field.ball, field.carrier
        field.place[player], field.down[player], field.zone[player] = sq, False, True
        if with_ball:
            if carrier == NOBODY:
                field.barred = (BIT[ball] | BIT[here]) & ~BIT[sq]
            field.carrier, field.ball = player, sq
        field.refresh()
        try:
            yield
        finally:
            field.place[player], field.down[player], field.zone[player] = here, down, zone
            field.carrier, field.ball, field.barred = carrier, ball, 0
            field.refresh()

    def reach(self, player: PlayerNo, risky: bool) -> Arrivals:
        """Where a player gets, with what chance; the team's re-roll is not for this."""
        key = (player, risky)
        found = self._reach.get(key)
        if found is None:
            if self.glance:
                walk = self.walk(player)
                found = arrivals(self.field, player, walk, self.far(player) - walk, risky)
            else:
                exact = reach_of(self.table, player, risky)
                found = Arrivals(exact.chance, exact.steps)
            self._reach[key] = found
        return found

    def eased(self, chance: float) -> float:
        """The chance of some rolls with a re-roll of the team behind them, if there is one."""
        return chance + (1 - chance) * chance * 0.9 if self.reroll else chance
