"""Walking through the steps of a plan: what all kinds of steps share."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

from pigskin.odds.notation import Plan, Step
from pigskin.odds.shares import ALL, LOST, WON, BySpent, mixed, whole

PRO: Final = Fraction(2, 3)

# What has happened that matters later, as tags: a skill that is used up is "number code".
OFF: Final = "off target"  # the pass was inaccurate
ORDINARY: Final = "ordinary"  # the throw of a team-mate was not superb
DIVED_IN: Final = "dived"  # the diving tackler lies on the ground
CAUGHT: Final = "caught"  # the referee has seen the foul
FOULED: Final = "fouled"  # the next injury roll is that of a foul
Tags: TypeAlias = frozenset[str]

# What has come of a roll.
GOOD: Final = 0
MIDDLING: Final = 1  # a push, a missed pass: it goes on somewhere else
BAD: Final = 2


class Walker:
    """Goes through the steps of a plan with one policy, the greedy or the best."""

    def __init__(self, plan: Plan, best: bool) -> None:
        self.best = best
        self.season2 = plan.season2
        self.known: dict[tuple[int, int, Tags], BySpent] = {}
        self.second: dict[tuple[int, int, Tags], BySpent] = {}  # of tests rolled again
        self.blocks: dict[tuple[object, ...], BySpent] = {}

    def follow(self, step: Step | None, left: int, tags: Tags) -> BySpent:
        """The chances from a step on, with so many team re-rolls left."""
        if step is None:
            return WON
        if CAUGHT in tags and step.kind not in ("argue", "bribe", "injury"):
            return LOST
        key = (id(step), left, tags)
        known = self.known.get(key)
        if known is None:
            known = self.roll(step, left, tags)
            self.known[key] = known
        return known

    def roll(self, step: Step, left: int, tags: Tags) -> BySpent:
        """Roll for a step and go on from there."""
        raise NotImplementedError

    def fixed(self, step: Step, left: int, tags: Tags, chance: Fraction) -> BySpent:
        """Something nobody can roll again."""
        return mixed(
            [
                (chance, self.follow(step.next, left, tags)),
                (ALL - chance, self.failed(step, left, tags)),
            ]
        )

    def failed(self, step: Step, left: int, tags: Tags) -> BySpent:
        """The roll has failed for good."""
        return self.follow(step.other, left, tags) if step.forks else LOST

    def has(self, step: Step, tags: Tags, code: str) -> bool:
        return code in step.who.skills and spent_tag(step, code) not in tags


def spent_tag(step: Step, code: str) -> str:
    """The tag of a player who has used a skill up."""
    return f"{step.who.number} {code}"


def wins_over(step: Step) -> Fraction:
    """The chance that a team re-roll works for a player: Loner."""
    loner = step.who.skills.get("L", 0)
    return Fraction(7 - loner, 6) if loner else ALL


def likeliest(ways: list[BySpent]) -> BySpent:
    best = ways[0]
    for way in ways[1:]:
        if whole(way) > whole(best):
            best = way
    return best
