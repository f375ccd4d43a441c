"""A moment of a match as a few numbers for both sides: what its end may be foretold from.

Nothing here looks at the score: whoever leads is as likely to score next as anybody else. What the
field is worth comes from `planning.judgement`.
"""

from __future__ import annotations

from math import log
from typing import Final

from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.plans import with_ball_of
from pigskin.model import (
    FAINTED,
    KNOCKED_OUT,
    NEITHER,
    NOBODY,
    PRONE,
    RESERVES,
    STANDING,
    STUNNED,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, LENGTH, OTHER_SIDE, column
from pigskin.rules import phases

# What is told of a side, in this order.
NAMES: Final[tuple[str, ...]] = (
    "base",  # 1: the ball lies about
    "holds",  # it has the ball
    "chases",  # the others have it
    "receives",  # the ball is not in play, and it will receive it
    "kicks",  # ... or kick it
    "moves",  # its turn, or the next one if nobody has his
    "holds_moves",  # it has the ball and its turn
    "chases_moves",  # the others have the ball, it has its turn
    "turns",  # logarithm of its turns left in the half
    "worth",  # what the field is worth to it
    "worth_held",  # the same, if it has the ball
    "worth_moves",  # the same, if it has its turn
    "near",  # how far its carrier has come: 0 at the own end zone, 1 at the other
    "late",  # how many squares its carrier has to go in each of its turns, in fours
    "up",  # players on their feet, more than the others
    "men",  # players who can take part, more than the others
    "rerolls",  # re-rolls left
)
_PLAYING: Final = (phases.TURN, phases.ACTION, phases.END_TURN)
_BEFORE_TOSS: Final = (
    phases.WEATHER,
    phases.JOURNEYMEN,
    phases.PETTY_CASH,
    phases.INDUCEMENTS,
    phases.TOSS,
    phases.CARDS,
    phases.BEFORE_MATCH,
)


class Moment:
    """What matters of a match for how it ends; lists have home first."""

    def __init__(
        self,
        scores: list[int],
        half: int,
        turns: list[int],
        length: int,
        men: list[int],
        receives_later: list[float],
        facts: list[list[float]],
        must_end: bool = False,
        over: bool = False,
        winner: SideNo = NEITHER,
    ) -> None:
        self.scores = scores
        self.half = half
        self.turns = turns  # left in the half
        self.length = length  # turns of a half
        self.men = men  # players who can take part
        self.receives_later = receives_later  # who receives in a half to come, a half each if open
        self.facts = facts  # as NAMES has them
        self.must_end = must_end  # somebody will win, after whatever overtime
        self.over = over
        self.winner = winner


def moment_of(table: Table) -> Moment:
    """The moment a match is in."""
    scores = [table.home.score, table.away.score]
    just: SideNo = table.scored if table.phase in _PLAYING else NEITHER
    if just >= 0:  # it counts when the turn has been ended
        scores[just] += 1
    tossed = table.phase not in _BEFORE_TOSS
    receives_later = [0.0, 0.0]
    if table.half == 1:
        if tossed:
            receives_later[table.first_kicker] = 1.0
        else:
            receives_later = [0.5, 0.5]
    turns = [turns_left(table, HOME), turns_left(table, AWAY)]
    men = [_men(table, HOME), _men(table, AWAY)]
    return Moment(
        scores,
        table.half,
        turns,
        table.edition.turns,
        men,
        receives_later,
        _facts(table, turns, men, just, tossed),
        table.half > 2 or table.options.overtime == "always",
        table.phase == phases.OVER,
        table.winner,
    )


def _facts(
    table: Table, turns: list[int], men: list[int], just: SideNo, tossed: bool
) -> list[list[float]]:
    """The numbers of both sides; `just` is a side that has scored in this turn."""
    if just < 0 and table.spare is not None and table.active >= 0:
        table = with_ball_of(table, table.active)
    in_play = just < 0 and table.ball_square() > 0
    kicker = just if just >= 0 else table.kicking
    holder: SideNo = NEITHER
    worth = [0.0, 0.0]
    mover = OTHER_SIDE[kicker]
    if in_play:
        mover = mover_of(table)
        if table.carrier != NOBODY:
            holder = side_of(table.carrier)
        worth[mover] = _worth(table, mover, turns)
        worth[OTHER_SIDE[mover]] = -worth[mover]
    up = [_up(table, HOME), _up(table, AWAY)]
    facts: list[list[float]] = []
    for side in (HOME, AWAY):
        other = OTHER_SIDE[side]
        own = worth[side]
        holds, chases = holder == side, holder == other
        moves = 1.0 if mover == side else 0.0
        receives = kicks = 0.0
        if not tossed:
            receives = kicks = moves = 0.5
        elif not in_play:
            receives, kicks = (0.0, 1.0) if side == kicker else (1.0, 0.0)
        near = late = 0.0
        if holds:
            x = column(table.place[table.carrier])
            near = (x if side == HOME else LENGTH - 1 - x) / (LENGTH - 1)
            late = min(3.0, (1 - near) * (LENGTH - 1) / max(1, turns[side]) / 4)
        facts.append(
            [
                1.0,
                1.0 if holds else 0.0,
                1.0 if chases else 0.0,
                receives,
                kicks,
                moves,
                moves if holds else 0.0,
                moves if chases else 0.0,
                log(max(1, turns[side])),
                own,
                own if holds else 0.0,
                moves * own if moves > 0 else 0.0,
                near,
                late,
                (up[side] - up[other]) / 11 if in_play else 0.0,
                (men[side] - men[other]) / 11,
                min(4, table.side(side).rerolls) / 4,
            ]
        )
    return facts


def turns_left(table: Table, side: SideNo) -> int:
    """Turns of a side that are left in the half, with the one that is being played."""
    left = table.edition.turns - table.side(side).turn
    if table.active == side and table.marker_moved and not table.bonus_turn:
        left += 1
    return max(0, left)


def mover_of(table: Table) -> SideNo:
    """The side whose turn it is, or whose turn is next."""
    if table.active >= 0:
        return table.active
    if table.phase == phases.MARKER:
        return HOME if table.stage == HOME else AWAY
    if table.home.turn != table.away.turn:
        return HOME if table.home.turn < table.away.turn else AWAY
    return OTHER_SIDE[table.kicking]


def _men(table: Table, side: SideNo) -> int:
    """Players who can take part: eleven at most, and one knocked out may come round."""
    count = 0.0
    for player in table.players(side):
        state = table.state[player]
        if state in (RESERVES, STANDING, PRONE, STUNNED, FAINTED):
            count += 1
        elif state == KNOCKED_OUT:
            count += 0.5
    return min(11, int(count))


def _up(table: Table, side: SideNo) -> int:
    """Players on their feet."""
    count = 0
    for player in table.players(side):
        if table.state[player] == STANDING:
            count += 1
    return count


def _worth(table: Table, mover: SideNo, turns: list[int]) -> float:
    """What the field is worth to the side that moves.

    A judge sees a field from the side whose turn is over. At the start of a turn that is the other
    one; the more players of the mover have acted, the more it is the mover itself.
    """
    other = OTHER_SIDE[mover]
    fresh = 1.0
    if table.active == mover:
        there = used = 0
        for player in table.players(mover):
            if table.on_pitch(player):
                there += 1
                if table.marks[player] & USED:
                    used += 1
        fresh = 1.0 - used / there if there else 0.0
    traits = Traits()
    worth = 0.0
    if fresh > 0:
        judge = Judge(Field(table, other, traits))
        judge.my_turns, judge.their_turns = turns[other], turns[mover]
        worth -= fresh * judge.worth()
    if fresh < 1:
        judge = Judge(Field(table, mover, traits))
        judge.my_turns, judge.their_turns = max(0, turns[mover] - 1), turns[other]
        worth += (1 - fresh) * judge.worth()
    return max(-1.0, min(1.0, worth))
