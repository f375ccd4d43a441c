"""Where somebody is pushed, and whether to follow: whatever leaves the field worth most."""

from __future__ import annotations

from pigskin.coaches import answers
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code
from pigskin.pitch import ON_PITCH
from pigskin.questions import FOLLOW, PUSH_TO, STAY, Question, square_of, verb_of


def push(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """The square to push somebody into."""
    victim = question.player
    if table.place[victim] == 0:
        return answers.push(table, question)
    field = Field(table, question.side, traits)
    judge = Judge(field, weights)
    here = field.place[victim]
    mine = side_of(victim) == question.side
    best, most = question.codes[0], -99.0
    for answer in question.codes:
        if verb_of(answer) != PUSH_TO:
            continue
        sq = square_of(answer)
        worth = 0.0
        if not ON_PITCH[sq]:
            worth = -0.5 if mine else 0.5
        else:
            other = table.player_at(sq)
            if other != NOBODY:  # he is pushed on in turn
                worth += 0.02 if side_of(other) != question.side else -0.03
                field.place[victim] = here
            else:
                field.place[victim] = sq
            if field.carrier == victim:
                field.ball = field.place[victim]
            field.refresh()
            worth += judge.worth()
        if worth > most:
            best, most = answer, worth
    return best


def follow_up(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """Follow up, or keep one's place?"""
    player, square = question.player, question.square
    if not square or table.place[player] == 0 or FOLLOW not in question.codes:
        return answers.follow_up(table, question)
    field = Field(table, question.side, traits)
    judge = Judge(field, weights)
    stay = judge.worth()
    field.place[player] = square
    if field.carrier == player:
        field.ball = square
    field.refresh()
    return FOLLOW if judge.worth() > stay + 0.002 else STAY
