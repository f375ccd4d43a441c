"""What single stars can do: the common ground of the modules `stars_*`.

A star's rule works like a skill that nobody learns. Most can be used once a match (or half, or
drive): `period` says for how long a use is gone.
"""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.model import NOBODY, NOWHERE, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.questions import SKILL_ON, Flow, code
from pigskin.rules.asking import ask_skill, has_skills
from pigskin.rules.rolling import Attempt


class StarRule(Skill):
    """A rule of one star, or of a few who share it."""

    category = "Star"
    period = "match"

    def ready(self, table: Table, me: PlayerNo) -> bool:
        """Is the power still there, and the star in a state to use it?"""
        return not self.used_up(table, me) and has_skills(table, me)

    def wanted(self, table: Table, me: PlayerNo, other: PlayerNo = NOBODY) -> Flow[bool]:
        """Ask the coach, if the power is there; a yes uses it up."""
        if not self.ready(table, me) or not (yield from ask_skill(table, me, self, other)):
            return False
        self.use_up(table, me)
        return True

    def invoke(self, table: Table, me: PlayerNo) -> None:
        """The coach has chosen it among other things he could do: it is used up."""
        self.use_up(table, me)
        table.tell("uses skill", me, self.id)

    def opening(self, table: Table, me: PlayerNo) -> bool:
        """May it be used now, if that is possible at the start of an activation only?

        Standing up does not count, nor does anything he did without leaving his square.
        """
        return (
            table.actor == me
            and table.left == NOWHERE
            and table.rushes == 0
            and not table.blocked
            and self.ready(table, me)
        )


class Opening(StarRule):
    """A rule used on somebody at the start of the star's activation."""

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if not self.opening(table, me):
            return []
        return [code(SKILL_ON, self.id, other) for other in self.victims(table, me)]

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        """The players it may be used on."""
        return []


def open_players(table: Table, side: SideNo) -> list[PlayerNo]:
    """The players of a side who stand unmarked on the pitch."""
    return [
        player
        for player in table.players(side)
        if table.state[player] == STANDING and not table.zones_on(table.place[player], side)
    ]


def star_roll(table: Table, me: PlayerNo, test: str, need: int) -> Flow[int]:
    """A D6 of a star with more than two outcomes, below `need` a bad one; the face that counts."""
    attempt = Attempt(table, me, test, need)
    attempt.again_if_good = False
    yield from attempt.made(table)
    return attempt.roll


def marked_by(table: Table, me: PlayerNo) -> list[PlayerNo]:
    """The opponents beside a player who has tackle zones, however they lie or stand."""
    if not table.has_zone(me):
        return []
    return [other for other in table.neighbours(table.place[me]) if side_of(other) != side_of(me)]
