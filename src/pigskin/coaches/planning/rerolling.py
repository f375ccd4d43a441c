"""Which dice to roll again, and with what: what a failure costs against what a re-roll is worth."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.faces import Faces
from pigskin.coaches.planning.losses import loss
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.odds.block_dice import FACES, works
from pigskin.odds.rough import chance
from pigskin.questions import (
    FACE,
    KEEP,
    LEADER_REROLL,
    MASCOT_REROLL,
    PLAYER_USES,
    REROLL_DIE,
    SKILL_REROLL,
    TEAM_REROLL,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.rerolls import rerolls_left

_OF_THE_TEAM: Final = (TEAM_REROLL, LEADER_REROLL, MASCOT_REROLL, PLAYER_USES)
_TWO_DICE: Final = 7  # what only two dice can be asked for

# --- what a re-roll is worth ------------------------------------------------------------------

# The most a re-roll could have brought in a turn, in twentieths of all turns: counted in 40 games
# of the veteran against itself.
_BROUGHT: Final = (
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.02, 0.03, 0.04,
    0.05, 0.06, 0.09, 0.16, 0.25, 0.31, 0.35, 0.4, 0.45, 0.59,
)  # fmt: skip
# Whoever has no re-roll takes fewer risks, so it is worth less than that; and what people roll
# again for, in 139 matches, agrees best with these two.
_TRUE: Final = 0.33
_FLOOR: Final = 0.035
_MOST: Final = 8  # so many turns and re-rolls are told apart


def _values() -> list[list[float]]:
    """What so many re-rolls are worth with so many turns to come, each used where it pays."""
    worth = [[0.0] * (_MOST + 1) for _ in range(_MOST + 1)]
    for turns in range(1, _MOST + 1):
        for count in range(1, _MOST + 1):
            keep, less = worth[turns - 1][count], worth[turns - 1][count - 1]
            total = 0.0
            for gain in _BROUGHT:
                total += max(keep, gain + less)
            worth[turns][count] = total / len(_BROUGHT)
    return worth


_VALUES: Final[list[list[float]]] = _values()


def price(table: Table, side: SideNo) -> float:
    """What one re-roll of the team is worth to keep: nothing when no turn is left for it."""
    turns = min(_MOST, max(0, table.edition.turns - table.side(side).turn))
    if turns == 0:
        return 0.0
    count = min(_MOST, max(1, rerolls_left(table, side)))
    return _FLOOR + _TRUE * (_VALUES[turns][count] - _VALUES[turns][count - 1])


# --- tests ------------------------------------------------------------------------------------


def reroll(
    table: Table, question: Question, traits: Traits, weights: Weights | None = None
) -> Code:
    """The re-roll that gains most by what is at stake, or KEEP."""
    if question.kind == "re-roll block":
        return _of_a_block(table, question, traits, weights)
    side, player = question.side, question.player
    suppose = Suppose(table, side, traits, weights)
    if not suppose.here(player):
        return KEEP
    lost = loss(suppose, player, question.test) * likely(question.need)
    return _best(table, question, player, lost, 0.0)


def likely(need: int) -> float:
    """The chance of a roll that must reach a figure, with two dice where one cannot."""
    if need <= _TWO_DICE:
        return chance(need)
    ways = 0
    for one in range(1, 7):
        for two in range(1, 7):
            ways += 1 if one + two >= need else 0
    return ways / 36


def _best(
    table: Table, question: Question, player: PlayerNo, gain: float, least: float
) -> Code:
    """Of what rolls everything again, and gains so much if it works, the one that pays."""
    best, most = KEEP, least
    for answer in question.codes:
        verb = verb_of(answer)
        cost = 0.0
        if verb in _OF_THE_TEAM:
            cost = price(table, question.side)
        elif verb != SKILL_REROLL:
            continue
        if gain <= cost + most:
            continue
        net = gain * float(works(table, player, answer, None, question.test or "block")) - cost
        if net > most:
            best, most = answer, net
    return best


# --- block dice -------------------------------------------------------------------------------


def pick_face(
    table: Table, question: Question, traits: Traits, weights: Weights | None = None
) -> Code:
    """The face that leaves the field worth most to whoever chooses, or dice rolled again."""
    attacker = question.player
    faces = Faces(table, attacker, question.other, traits, weights)
    shown = [answer for answer in question.codes if verb_of(answer) == FACE]
    if question.side != side_of(attacker):
        return min(shown, key=lambda each: (faces.worth(first_of(each)), first_of(each)))
    best = max(shown, key=lambda each: (faces.worth(first_of(each)), first_of(each)))
    if len(shown) == len(question.codes):
        return best
    again = _again(table, question, faces, faces.worth(first_of(best)))
    return best if again == KEEP else again


def _of_a_block(
    table: Table, question: Question, traits: Traits, weights: Weights | None = None
) -> Code:
    """The defender is about to choose, and the attacker may roll again first."""
    if question.other == NOBODY:  # more dice for a skill that has one already
        return KEEP
    faces = Faces(table, question.player, question.other, traits, weights)
    for answer in question.codes:
        if verb_of(answer) == FACE:
            return answer  # a skill that turns the dice over
    now = min([faces.worth(face) for face in question.faces])
    return _again(table, question, faces, now)


def _again(table: Table, question: Question, faces: Faces, now: float) -> Code:
    """What rolls the dice of a block again for the better, or KEEP."""
    mine = question.number > 0
    attacker = question.player
    best, most = KEEP, 0.0
    for answer in question.codes:
        if verb_of(answer) == REROLL_DIE:
            rest = list(question.faces)
            rest.remove(next(face for face in rest if _same(face, first_of(answer))))
            gain = _expected(faces, rest, 1, mine) - now
            if gain > most:
                skill = table.edition.all_effects[second_of(answer)]
                gain *= float(works(table, attacker, KEEP, skill))
            if gain > most:
                best, most = answer, gain
    gain = _expected(faces, [], len(question.faces), mine) - now
    whole = _best(table, question, attacker, gain, most)
    return best if whole == KEEP else whole


def _same(face: int, other: int) -> bool:
    """Two of the six faces are the same push."""
    return face == other or (face in (3, 4) and other in (3, 4))


def _expected(faces: Faces, lying: list[int], count: int, mine: bool) -> float:
    """The worth to expect of so many new dice beside those that lie there."""
    spread = [(faces.worth(face), ways) for face, ways in FACES]
    spread.sort(reverse=not mine)
    floor = None
    if lying:
        worths = [faces.worth(face) for face in lying]
        floor = max(worths) if mine else min(worths)
    total, below = 0.0, 0.0
    ways = 0
    for worth, share in spread:
        ways += share
        upto = (ways / 6) ** count
        if floor is not None:
            worth = max(worth, floor) if mine else min(worth, floor)
        total += worth * (upto - below)
        below = upto
    return total
