"""Passing skills."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import LEADS, THROWS_ANYWHERE
from pigskin.model import Table
from pigskin.numbers import PlayerNo


class HailMaryPass(Skill):
    name = "Hail Mary Pass"
    id = 26
    category = "Passing"
    text = (
        "May throw to any square of the pitch: a fumble on 1, otherwise the ball scatters three "
        "times from there. It cannot be intercepted. Not in a blizzard."
    )
    grants: tuple[int, ...] = (THROWS_ANYWHERE,)


class Leader(Skill):
    name = "Leader"
    id = 27
    category = "Passing"
    text = (
        "Brings his team one extra re-roll each half, usable while a Leader is on the pitch in "
        "any state. It is carried into overtime if unused."
    )
    grants: tuple[int, ...] = (LEADS,)


class NervesOfSteel(Skill):
    name = "Nerves of Steel"
    id = 28
    category = "Passing"
    text = "Ignores tackle zones when he passes, catches or intercepts."

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return what == "zones" and test in ("pass", "catch", "intercept", "interfere")


