"""Where somebody is pushed, and whether to follow: whatever leaves the field worth most."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import answers
from pigskin.coaches.planning.faces import Faces
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code
from pigskin.questions import FOLLOW, PUSH_TO, STAY, Question, square_of, verb_of
from pigskin.rules.block_dice import DEFENDER_DOWN

_CHAIN: Final = 0.02  # to push on an opponent, who is not asked
_OWN_CHAIN: Final = -0.03  # ... or one of the own players
_LEAST: Final = 0.002  # less is no reason to follow


def push(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """The square to push somebody into."""
    victim = question.player
    if table.place[victim] == 0:
        return answers.push(table, question)
    if not question.faces:
        return _passed_on(table, question, traits, weights)
    attacker = question.other
    faces = Faces(table, attacker, victim, traits, weights)
    down = DEFENDER_DOWN in question.faces
    mine = side_of(attacker) == question.side  # else he steps aside as his own coach likes
    best, most = question.codes[0], -99.0
    for answer in question.codes:
        if verb_of(answer) != PUSH_TO:
            continue
        sq = square_of(answer)
        other = table.player_at(sq)
        if other == NOBODY:
            worth = faces.driven_to(sq, down)
        else:  # he is pushed on in turn
            worth = faces.driven_to(table.place[victim], down)
            worth += _CHAIN if side_of(other) != side_of(attacker) else _OWN_CHAIN
        if not mine:
            worth = -worth
        if worth > most:
            best, most = answer, worth
    return best


def _passed_on(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """The square of somebody who is in the way of a push, or driven back without a block."""
    victim = question.player
    suppose = Suppose(table, question.side, traits, weights)
    here = table.place[victim]
    best, most = question.codes[0], -99.0
    for answer in question.codes:
        if verb_of(answer) != PUSH_TO:
            continue
        sq = square_of(answer)
        other = table.player_at(sq)
        suppose.moves(victim, sq if other == NOBODY else here)
        worth = suppose.worth()
        suppose.back()
        if other != NOBODY:
            worth += _CHAIN if side_of(other) != question.side else _OWN_CHAIN
        if worth > most:
            best, most = answer, worth
    return best


def follow_up(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """Follow up, or keep one's place?"""
    player, victim, square = question.player, question.other, question.square
    if not square or table.place[player] == 0 or FOLLOW not in question.codes:
        return answers.follow_up(table, question)
    suppose = Suppose(table, question.side, traits, weights)
    if DEFENDER_DOWN in question.faces and suppose.here(victim):
        suppose.fell(victim)  # his armour is rolled for later
    stay = suppose.worth()
    suppose.moves(player, square)
    return FOLLOW if suppose.worth() > stay + _LEAST else STAY
