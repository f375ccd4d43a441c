"""What a turn still holds: what it would cost to lose it now."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.supposing import Suppose
from pigskin.model import NOBODY, PRONE, STANDING, USED
from pigskin.numbers import PlayerNo

# What plans and hits of the veteran had still to bring, in touchdowns: 30 games, by who could act.
_EACH: Final = 0.035
_MOST: Final = 9  # more than so many hardly add to it
CARRIER: Final = 0.08  # the own carrier, beside what he may score
_LOOSE: Final = 0.08  # the ball lies on the ground
_THEIRS: Final = 0.04  # there is their carrier to be hunted


def still_to_act(suppose: Suppose) -> list[PlayerNo]:
    """The players of the side whose turn it is who have done nothing yet, and could."""
    table = suppose.table
    if table.active != suppose.side:
        return []
    return [
        player
        for player in suppose.field.mine
        if player != table.actor
        and not table.marks[player] & USED
        and table.state[player] in (STANDING, PRONE)
    ]


def at_stake(suppose: Suppose) -> float:
    """What it costs a side to lose its turn now; nothing out of its turn."""
    table, field, judge = suppose.table, suppose.field, suppose.judge
    if table.active != suppose.side:
        return 0.0
    able = still_to_act(suppose)
    carrier = field.carrier
    if judge.their_turns == 0 and judge.my_turns == 0:
        stake = 0.005 * len(able)  # nothing counts any more but who gets hurt, and a score
    else:
        stake = _EACH * min(_MOST, len(able))
        if able and carrier not in field.mine:
            stake += _LOOSE if carrier == NOBODY else _THEIRS
        if carrier in able:
            stake += CARRIER
    if carrier in able:
        stake += scores_now(suppose, carrier)
    return stake


def scores_now(suppose: Suppose, carrier: PlayerNo) -> float:
    """What the chance of a carrier to score this turn is worth beside having the ball."""
    field, judge = suppose.field, suppose.judge
    chance = field.chance_to(carrier, field.end_zone(suppose.side))
    if judge.my_turns == 0:
        return chance
    return 0.2 * chance
