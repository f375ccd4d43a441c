"""What it costs to fail a roll: the turn, the ball, a player on the ground, an action."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.stakes import CARRIER, at_stake
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import breaks
from pigskin.model import BLITZ, BLOCK, FOUL, HAND_OFF, PASS
from pigskin.numbers import PlayerNo

FALLS: Final = ("dodge", "go for it", "leap", "jump")
# Rolls to be allowed to act at all.
NERVES: Final = (
    "bone-head", "really stupid", "wild animal", "take root", "blood lust", "bone head",
    "animal savagery", "unchannelled fury", "bloodlust", "foul appearance",
)  # fmt: skip
THROWS: Final = ("pass", "hail mary", "throw team-mate", "landing", "safe throw", "kick team-mate")
_TRIFLE: Final = 0.03  # what the rest are about
_USUAL: Final = 80


def loss(suppose: Suppose, player: PlayerNo, test: str) -> float:
    """What it costs the side whose player he is to fail a test, in touchdowns."""
    if test in FALLS:
        return _fall(suppose, player)
    if test == "pick-up":
        return _without_ball(suppose, player)
    if test == "catch":
        return _dropped(suppose, player)
    if test in THROWS:
        return _thrown(suppose, player)
    if test == "chainsaw":
        return _fall(suppose, player)
    if test in NERVES:
        return _idle(suppose, player, test)
    return _TRIFLE


def _fall(suppose: Suppose, player: PlayerNo) -> float:
    """He goes down, the turn is over, and the ball is loose if he had it."""
    trait = suppose.trait(player)
    now = suppose.worth() + _ahead(suppose, player)
    suppose.fell(player)
    worth = suppose.worth()
    suppose.back()
    return now - worth + at_stake(suppose) + 0.1 * breaks(None, trait) * trait.value / _USUAL


def _ahead(suppose: Suppose, player: PlayerNo) -> float:
    """What an action that goes on may still bring: a score, a hit, the ball."""
    table, field = suppose.table, suppose.field
    if player != table.actor:
        return 0.0
    if field.carrier == player:
        chance = field.chance_to(player, field.end_zone(suppose.side), table.moved)
        return chance * 0.9 if suppose.judge.my_turns == 0 else CARRIER + chance * 0.3
    if table.action == BLITZ and not table.blocked:
        return 0.05
    if table.action in (PASS, HAND_OFF):
        return 0.05
    return 0.0


def _without_ball(suppose: Suppose, player: PlayerNo) -> float:
    """The ball is not picked up: it bounces, and the turn is over."""
    without = suppose.worth()
    suppose.takes(player)
    holding = suppose.worth() + _ahead(suppose, player)
    suppose.back()
    return max(0.05, holding - without) + at_stake(suppose)


def _dropped(suppose: Suppose, player: PlayerNo) -> float:
    """The ball is not caught; the turn is over if it was thrown or handed to him."""
    return _without_ball(suppose, player)


def _thrown(suppose: Suppose, player: PlayerNo) -> float:
    """The throw goes astray: the turn, and perhaps the ball."""
    return 0.15 + at_stake(suppose)


def _idle(suppose: Suppose, player: PlayerNo, test: str) -> float:
    """He does nothing this turn; who is hungry for blood may bite a team-mate as well."""
    table = suppose.table
    cost = 0.08 if test in ("blood lust", "bloodlust") else 0.0
    if suppose.field.carrier == player:
        return cost + 0.25
    if table.action == BLITZ:
        return cost + 0.16
    return cost + (0.08 if table.action in (BLOCK, FOUL) else _TRIFLE)
