"""What the field would be worth if something had happened."""

from __future__ import annotations

from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Trait, Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.coaches.plans import with_ball_of
from pigskin.model import NOBODY, Table
from pigskin.numbers import PlayerNo, SideNo, Square


class Suppose:
    """A field in which one can suppose this and that, and go back to how it is."""

    def __init__(
        self, table: Table, side: SideNo, traits: Traits, weights: Weights | None = None
    ) -> None:
        if table.spare is not None:
            table = with_ball_of(table, side)
        self.table = table
        self.side = side
        self.field = Field(table, side, traits)
        self.judge = Judge(self.field, weights)
        self.weights: Weights = self.judge.weights
        field = self.field
        self._place = field.place[:]
        self._zone = field.zone[:]
        self._down = field.down[:]
        self._mine = field.mine[:]
        self._theirs = field.theirs[:]
        self._carrier = field.carrier
        self._ball = field.ball

    def back(self) -> None:
        """Everything is as it is again."""
        field = self.field
        field.place = self._place[:]
        field.zone = self._zone[:]
        field.down = self._down[:]
        field.mine = self._mine[:]
        field.theirs = self._theirs[:]
        field.carrier = self._carrier
        field.ball = self._ball

    def worth(self) -> float:
        """What the field is worth now to the side, the opponents moving next."""
        self.field.refresh()
        return self.judge.worth()

    def here(self, player: PlayerNo) -> bool:
        return self.field.place[player] > 0

    def trait(self, player: PlayerNo) -> Trait:
        return self.field.trait_of(player)

    def fell(self, player: PlayerNo) -> None:
        """He is on the ground; if he had the ball it lies where he was."""
        field = self.field
        field.down[player] = True
        field.zone[player] = False
        if field.carrier == player:
            self.drops(field.place[player])

    def moves(self, player: PlayerNo, sq: Square) -> None:
        field = self.field
        field.place[player] = sq
        if field.carrier == player:
            field.ball = sq

    def leaves(self, player: PlayerNo) -> None:
        """He is off the pitch; if he had the ball it comes back somewhere near."""
        field = self.field
        if field.carrier == player:
            self.drops(field.place[player])
        team = field.mine if player in field.mine else field.theirs
        team.remove(player)
        field.zone[player] = False

    def drops(self, sq: Square) -> None:
        """The ball lies in a square."""
        self.field.carrier = NOBODY
        self.field.ball = sq

    def takes(self, player: PlayerNo) -> None:
        """He has the ball."""
        self.field.carrier = player
        self.field.ball = self.field.place[player]
