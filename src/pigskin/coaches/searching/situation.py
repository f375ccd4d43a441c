"""The pitch between two turns as a few numbers, from which may be told who scores next.

Everything is seen by the side whose turn is over; the opponents move next. There are three
situations: it holds the ball, it chases those who do, or the ball lies loose. Each has numbers of
its own.
"""

from __future__ import annotations

from math import log
from typing import Final

from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Traits
from pigskin.model import NOBODY, STUNNED, Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.masks import BESIDE, BIT
from pigskin.pitch import OTHER_SIDE, distance

HELD: Final = 0
CHASED: Final = 1
LOOSE: Final = 2
SITUATIONS: Final[tuple[str, ...]] = ("held", "chased", "loose")

# In what follows "their" is of the opponents; counts are in teams of eleven.
_COMMON: Final[tuple[str, ...]] = (
    "base",
    "turns",  # left after this one
    "their_turns",  # left, with the one that begins
    "turns_log",
    "their_turns_log",
    "over",  # it has no turn left
    "their_last",  # they have only the one that begins
    "men",  # on the pitch
    "their_men",
    "down",  # those of them who lie
    "their_down",
    "stunned",  # ... and may not get up in their next turn
    "their_stunned",
    "free",  # on their feet, and marked by nobody
    "their_free",
    "rerolls",  # in fours
    "their_rerolls",
)
NAMES: Final[tuple[tuple[str, ...], ...]] = (
    (
        *_COMMON,
        "lost",  # how likely the carrier loses the ball in their turn
        "lost_far",  # how likely he loses it, times how far he has to go
        "runs_in",  # how likely he gets to the end zone in his next turn, as they stand
        "keeps_and_runs",  # ... if he is let
        "last_run",  # how likely he fails to, if that turn is his last
        "left",  # how far he has to go, in lengths of the pitch
        "way",  # the same, with every dodge as long as some squares
        "pace",  # how far in each turn that is left, in fours of squares
        "pace_twice",  # ... squared
        "within_one",  # he walks it in a turn
        "within_two",
        "ma",
        "st",
        "lies",  # the carrier is down
        "cage",  # own players beside him
        "near",  # ... within three squares
        "marked",  # opponents beside him
        "threats",  # those who could get at him
        "their_ahead",  # opponents between him and the end zone
        "ahead",  # own players there
    ),
    (
        *_COMMON,
        "runs_in",  # how likely their carrier gets to the end zone in the turn that begins
        "last_run",  # how likely he fails to, if it is their last
        "left",
        "way",
        "way_in_time",  # how much of the way they can go in the turns they have
        "pace",
        "pace_twice",
        "ma",
        "st",
        "lies",
        "marks",  # own players beside him, three at most
        "marked",  # is there any?
        "behind",  # own players between him and the end zone, the nearer the more
        "behind_far",  # ... times how far he has to go
        "near",  # own players who could get at him
        "nobody_near",
        "goal_side",
        "their_cage",
    ),
    (
        *_COMMON,
        "theirs",  # how likely they get the ball up
        "ours",  # ... and we, if we could go first
        "ours_then",  # we, after they have failed
        "ours_far",  # ... times how far we have come with it
        "theirs_far",
        "come",  # how far the ball has come towards the end zone we want
        "their_come",
        "pace",
        "their_pace",
        "marks",  # own players beside the ball
        "their_marks",
        "about",  # own players near the ball, the nearer the more
        "their_about",
    ),
)
_DODGE: Final = 3  # squares that a dodge is as long as
_LENGTH: Final = 24.0
_TEAM: Final = 11.0


class Situation:
    """Which of the three it is, and its numbers as NAMES has them."""

    def __init__(self, kind: int, facts: list[float]) -> None:
        self.kind = kind
        self.facts = facts


def situation_of(table: Table, mover: SideNo) -> Situation | None:
    """The situation as a turn of the mover begins; None if the ball is not on the pitch."""
    field = Field(table, OTHER_SIDE[mover], Traits())
    if field.falling or not field.ball:
        return None
    facts = _common(field)
    if field.carrier == NOBODY:
        return Situation(LOOSE, facts + _loose(field))
    if field.carrier in field.mine:
        return Situation(HELD, facts + _held(field))
    return Situation(CHASED, facts + _chased(field))


def _turns(field: Field) -> tuple[int, int]:
    """Turns that are left in the half: own ones, and theirs."""
    table = field.table
    turns = table.edition.turns
    return (
        max(0, turns - table.side(field.side).turn),
        max(0, turns - table.side(field.other).turn),
    )


def _common(field: Field) -> list[float]:
    table = field.table
    turns, theirs = _turns(field)
    facts = [
        1.0,
        float(turns),
        float(theirs),
        log(max(1, turns)),
        log(max(1, theirs)),
        1.0 if turns == 0 else 0.0,
        1.0 if theirs <= 1 else 0.0,
    ]
    counts: list[float] = []
    for players, marked in ((field.mine, field.threatened), (field.theirs, field.held)):
        down = stunned = free = 0
        for player in players:
            if field.down[player]:
                down += 1
                stunned += 1 if table.state[player] == STUNNED else 0
            elif not BIT[field.place[player]] & marked:
                free += 1
        counts += [len(players) / _TEAM, down / _TEAM, stunned / _TEAM, free / _TEAM]
    for place in range(4):
        facts += [counts[place], counts[place + 4]]
    for side in (field.side, field.other):
        facts.append(min(4, table.side(side).rerolls) / 4)
    return facts


def _held(field: Field) -> list[float]:
    """The side whose turn is over has the ball."""
    carrier = field.carrier
    here, trait = field.place[carrier], field.trait_of(carrier)
    goal = field.end_zone(field.side)
    left = field.goal(here, field.side)
    turns, _ = _turns(field)
    lost = Judge(field).lost(carrier)
    runs = field.chance_to(carrier, goal) if left <= trait.ma + 2 and turns > 0 else 0.0
    pace = min(3.0, left / (4 * turns)) if turns > 0 else 3.0
    cage = near = ahead = marked = threats = their_ahead = 0
    for player in field.mine:
        if field.down[player] or player == carrier:
            continue
        spot = field.place[player]
        cage += 1 if BESIDE[here] & BIT[spot] else 0
        near += 1 if distance(spot, here) <= 3 else 0
        ahead += 1 if field.goal(spot, field.side) <= left else 0
    for player in field.theirs:
        if field.down[player]:
            continue
        spot = field.place[player]
        marked += 1 if BESIDE[here] & BIT[spot] else 0
        threats += 1 if distance(spot, here) <= field.trait_of(player).ma + 1 else 0
        their_ahead += 1 if field.goal(spot, field.side) < left else 0
    return [
        lost,
        lost * left / _LENGTH,
        runs,
        (1 - lost) * runs,
        1 - runs if turns == 1 else 0.0,
        left / _LENGTH,
        field.toil(carrier, goal, _DODGE) / _LENGTH,
        pace,
        pace * pace,
        1.0 if left <= trait.ma else 0.0,
        1.0 if left <= 2 * trait.ma else 0.0,
        trait.ma / 8,
        trait.st / 4,
        1.0 if field.down[carrier] else 0.0,
        float(cage),
        float(near),
        float(marked),
        threats / _TEAM,
        their_ahead / _TEAM,
        ahead / _TEAM,
    ]


def _chased(field: Field) -> list[float]:
    """The side whose turn begins has the ball."""
    carrier = field.carrier
    here, trait = field.place[carrier], field.trait_of(carrier)
    goal = field.end_zone(field.other)
    left = field.goal(here, field.other)
    _, turns = _turns(field)
    down = field.down[carrier]
    runs = field.chance_to(carrier, goal) if left <= trait.ma + 2 else 0.0
    way = field.toil(carrier, goal, _DODGE) + (3 if down else 0)
    pace = min(3.0, left / (4 * turns)) if turns > 0 else 3.0
    marks = near = goal_side = cage = 0
    behind = 0.0
    for player in field.mine:
        if field.down[player]:
            continue
        spot = field.place[player]
        gap = distance(spot, here)
        marks += 1 if field.zone[player] and BESIDE[here] & BIT[spot] else 0
        near += 1 if gap <= field.trait_of(player).ma + 1 else 0
        if field.goal(spot, field.other) <= left:
            goal_side += 1
            behind += 1.0 if gap <= 2 else 1.0 / (0.5 + 0.25 * gap)
    for player in field.theirs:
        if player != carrier and not field.down[player]:
            cage += 1 if BESIDE[here] & BIT[field.place[player]] else 0
    return [
        runs,
        1 - runs if turns == 1 else 0.0,
        left / _LENGTH,
        way / _LENGTH,
        min(2.0, turns * trait.ma / max(1, way)),
        pace,
        pace * pace,
        trait.ma / 8,
        trait.st / 4,
        1.0 if down else 0.0,
        float(min(3, marks)),
        1.0 if marks else 0.0,
        behind,
        behind * left / _LENGTH,
        near / _TEAM,
        0.0 if near else 1.0,
        goal_side / _TEAM,
        float(cage),
    ]


def _loose(field: Field) -> list[float]:
    """Nobody has the ball."""
    ball = field.ball
    turns, their_turns = _turns(field)
    theirs = _fetched(field, field.theirs, field.mine) if their_turns else 0.0
    ours = _fetched(field, field.mine, field.theirs) if turns else 0.0
    then = (1 - theirs) * ours
    left, their_left = field.goal(ball, field.side), field.goal(ball, field.other)
    return [
        theirs,
        ours,
        then,
        then * (1 - left / _LENGTH),
        theirs * (1 - their_left / _LENGTH),
        1 - left / _LENGTH,
        1 - their_left / _LENGTH,
        min(3.0, left / (4 * max(1, turns))),
        min(3.0, their_left / (4 * max(1, their_turns))),
        float(field.zones(ball, field.mine)),
        float(field.zones(ball, field.theirs)),
        _about(field, field.mine, ball),
        _about(field, field.theirs, ball),
    ]


def _fetched(field: Field, players: list[PlayerNo], against: list[PlayerNo]) -> float:
    """The best chance of somebody to get to the ball and pick it up."""
    ball = field.ball
    zones = field.zones(ball, against)
    best = 0.0
    for player in players:
        trait = field.trait_of(player)
        if trait.wanders or field.table.state[player] == STUNNED:
            continue
        lifts = trait.picks_up(zones)
        if lifts > best and distance(field.place[player], ball) <= trait.ma + 2:
            best = max(best, lifts * field.chance_to(player, BIT[ball]))
    return best


def _about(field: Field, players: list[PlayerNo], spot: Square) -> float:
    """How many players stand near a square, the nearer the more."""
    total = 0.0
    for player in players:
        if not field.down[player]:
            total += 1.0 / (1 + distance(field.place[player], spot))
    return total
