"""What one player is to do: a whole action as a value."""

from __future__ import annotations

from typing import Final

from pigskin.model import NOBODY, NOWHERE
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.questions import STOP

GUARD: Final = 0.05  # a corner of a cage, beside anything else one could do


class Act:
    """A whole action of one player: where he goes, and what he does there."""

    def __init__(
        self,
        player: PlayerNo,
        action: int,
        to: Square = NOWHERE,
        last: Code = STOP,
        chance: float = 1.0,
        gain: float = 0.0,
        risk: float = 0.0,
        why: str = "",
    ) -> None:
        self.player = player
        self.action = action
        self.to = to  # where he goes; NOWHERE to stay where he is
        self.last = last  # what he does when he has arrived
        self.chance = chance  # of all his rolls on the way
        self.gain = gain  # what it is worth, in touchdowns, if it comes off or not
        self.risk = risk  # how likely the turn is lost by it
        self.why = why
        self.dice = 2  # of a block, negative where the other coach chooses
        self.downs = 0.0  # how likely a hit knocks its victim down
        self.falls = 0.0  # ... and whoever hits
        self.material = 0.0  # what a hit is worth for who lies down, and may be hurt
        self.first = 0.0  # what a hit adds to the plan of the turn if it comes before it
        self.late = 0.0  # ... and after it
        self.fells = 0.0  # how likely a hit takes the ball from whoever it hits, or would
        self.path: list[Square] = []  # found when he sets out

    def net(self, at_stake: float) -> float:
        """What it is worth with so much still to be done this turn."""
        return self.gain - self.risk * at_stake


class Team:
    """A plan for several players: acts in their order, and what the field is worth after them."""

    def __init__(
        self,
        acts: list[Act],
        before: float,
        after: float,
        why: str,
        guards: set[PlayerNo],
        gains: dict[PlayerNo, float],
    ) -> None:
        self.acts = acts
        self.before = before
        self.after = after
        self.why = why
        self.guards = guards  # who stands round the carrier, and has no time for anything else
        self.gains = gains  # what the posts of the others are worth
        self.fetcher: PlayerNo = NOBODY  # who is to pick the ball up after it
        self.certainty = 1.0  # how likely he does

    def needs(self, player: PlayerNo) -> float:
        """What it costs the plan if a player does something else."""
        if player in self.guards:
            return GUARD
        return self.gains.get(player, 0.0)

    @property
    def gain(self) -> float:
        return self.after - self.before
