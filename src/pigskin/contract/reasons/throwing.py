"""Why something cannot be thrown at a square, or kicked there."""

from __future__ import annotations

from pigskin.contract.reasons.skills import skill_numbered, spent_skill
from pigskin.contract.reasons.words import at as square
from pigskin.contract.reasons.words import coach, off_pitch, who
from pigskin.effects import moments as at
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import (
    OTHER_SIDE,
    OUT_OF_RANGE,
    QUICK,
    RANGE_NAMES,
    SHORT,
    distance,
    in_half,
    pass_range,
)
from pigskin.questions import (
    HURL,
    PASS_TO,
    SKILL_TO,
    STOP,
    Question,
    first_of,
    player_of,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rules.passing import farthest_throw

FARTHEST = 13  # squares the ruler is long


def against_throwing(table: Table, question: Question, answer: Code) -> str:
    """Why a throw cannot be aimed like this; nothing for other verbs."""
    verb = verb_of(answer)
    thrower = question.player
    if verb == PASS_TO:
        limit = QUICK if question.kind == "dump-off" else OUT_OF_RANGE - 1
        return against_target(table, thrower, square_of(answer), limit) or _refused(question)
    if verb == HURL and question.kind == "throw team-mate":
        if first_of(answer) != question.other:
            return f"{who(table, question.other)} is thrown, not {who(table, player_of(answer))}"
        return against_target(table, thrower, second_square(answer), SHORT)
    if verb == SKILL_TO:
        return _against_skill(table, question, first_of(answer), second_square(answer))
    return ""


def against_target(table: Table, thrower: PlayerNo, sq: Square, longest: int) -> str:
    """Why a square is no target within a range."""
    here, him = table.place[thrower], who(table, thrower)
    if not here:
        return off_pitch(table, thrower)
    if sq == here:
        return f"{him} is at {square(sq)} himself"
    reach = pass_range(here, sq, table.edition.figures.wide_ruler)
    if reach >= OUT_OF_RANGE or distance(here, sq) > FARTHEST:
        return f"{square(sq)} is out of range of {him}"
    range_name = RANGE_NAMES[reach]
    if reach > longest:
        longest_name = RANGE_NAMES[longest]
        return f"{square(sq)} is at {range_name} range of {him}; {longest_name} is the farthest"
    if reach > farthest_throw(table, thrower):
        return f"{square(sq)} is at {range_name} range of {him}; nobody throws that far in snow"
    return ""


def _refused(question: Question) -> str:
    """In range, and still no target: a receiver was refused, and few others will do."""
    if STOP in question.codes:
        return "the thrower now only throws to team-mates of his own race"
    return ""


def _against_skill(table: Table, question: Question, number: int, sq: Square) -> str:
    player = question.player
    skill = skill_numbered(table, number)
    if question.kind == "kick team-mate":
        if any(verb_of(each) == SKILL_TO and first_of(each) == number for each in question.codes):
            return against_target(table, player, sq, SHORT)
        return f"{who(table, player)} does not kick with {skill.name}"
    problem = spent_skill(table, player, skill)
    if problem:
        return problem
    if skill not in table.at[player][at.THROWS_ANYWHERE]:
        return f"{skill.name} throws nothing"
    if question.kind == "dump-off":
        return f"{who(table, player)} throws no farther than a quick pass now"
    if farthest_throw(table, player) < OUT_OF_RANGE - 1:
        return "nobody throws that far in snow"
    if sq == table.place[player]:
        return f"{who(table, player)} is at {square(sq)} himself"
    return _refused(question)


def against_kick(table: Table, sq: Square) -> str:
    """Why the ball cannot be kicked to a square."""
    if in_half(sq, table.kicking):
        mine, theirs = coach(table.kicking), coach(OTHER_SIDE[table.kicking])
        return f"{square(sq)} is in the half of {mine}; the kick goes to the half of {theirs}"
    return ""


