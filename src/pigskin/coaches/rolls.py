"""Answers about dice: which block result to take, and what to roll again."""

from __future__ import annotations

from typing import Final

from pigskin.model import BLITZ, NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.rough import falls_on_both_down, stays_up_on_stumble
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
    verb_of,
)
from pigskin.rules.block_dice import ATTACKER_DOWN, BOTH_DOWN, DEFENDER_DOWN, STUMBLES
from pigskin.rules.rerolls import leader_on_pitch

# Rolls to do anything at all, which are not worth a team re-roll every time.
_FOR_NOTHING: Final = (
    "bone-head", "really stupid", "wild animal", "take root", "blood lust", "bone head",
    "animal savagery", "unchannelled fury", "bloodlust",
)  # fmt: skip


def _face_worth(table: Table, face: int, attacker: PlayerNo, defender: PlayerNo) -> float:
    """What a block result is worth to the attacker."""
    crucial = 60.0 if table.has_ball(defender) else 0.0
    if face == ATTACKER_DOWN:
        return -100.0 - (40 if table.has_ball(attacker) else 0)
    if face == BOTH_DOWN:
        names = {skill.name for skill in table.profiles[attacker].skills}
        mine = falls_on_both_down(table, attacker)
        theirs = falls_on_both_down(table, defender)
        if not mine:
            return 80.0 + crucial if theirs else 10.0
        if "Wrestle" in names and not table.has_ball(attacker):
            return 35.0 + crucial
        return (-60.0 if theirs else -90.0) + crucial - (40 if table.has_ball(attacker) else 0)
    if face == DEFENDER_DOWN:
        return 100.0 + crucial
    if face == STUMBLES and not stays_up_on_stumble(table, attacker, defender):
        return 98.0 + crucial
    strip = any(skill.name == "Strip Ball" for skill in table.profiles[attacker].skills)
    return 30.0 + (crucial if strip else 0.0)


def pick_face(table: Table, question: Question) -> Code:
    attacker, defender = question.player, question.other
    mine = question.side == side_of(attacker)
    faces = [answer for answer in question.codes if verb_of(answer) == FACE]
    worths = {answer: _face_worth(table, first_of(answer), attacker, defender) for answer in faces}
    pick = max(faces, key=lambda a: worths[a]) if mine else min(faces, key=lambda a: worths[a])
    if mine and worths[pick] < 0:
        for spare in (_one_die(table, question), _any_reroll(table, question, True)):
            if spare != KEEP:
                return spare
    return pick


def _any_reroll(table: Table, question: Question, team: bool) -> Code:
    """The cheapest re-roll on offer, or KEEP."""
    for answer in question.codes:
        if verb_of(answer) == SKILL_REROLL:
            return answer
    if team:
        for wanted in (LEADER_REROLL, PLAYER_USES, TEAM_REROLL, MASCOT_REROLL):
            for answer in question.codes:
                if verb_of(answer) == wanted:
                    return answer
    return KEEP


def _one_die(table: Table, question: Question) -> Code:
    """A single die that hurts and may be rolled again by a skill, or KEEP."""
    for answer in question.codes:
        if verb_of(answer) == REROLL_DIE and (
            first_of(answer) == ATTACKER_DOWN
            or (first_of(answer) == BOTH_DOWN and falls_on_both_down(table, question.player))
        ):
            return answer
    return KEEP


def reroll(table: Table, question: Question) -> Code:
    """Skills are used whenever they may be; team re-rolls where a failure hurts."""
    side = question.side
    if question.kind == "re-roll block":
        one = _one_die(table, question)
        if one != KEEP or question.other == NOBODY:
            return one
        return _any_reroll(table, question, _defender_would_win(table, question))
    player = question.player
    test = question.test
    team = True
    if test in _FOR_NOTHING:
        owner = table.side(side)
        rest = table.edition.turns - owner.turn
        spare = owner.rerolls + (1 if leader_on_pitch(table, side) else 0)
        team = table.has_ball(player) or table.action == BLITZ or spare > rest
    elif test in ("stand up", "gaze", "dauntless", "foul appearance", "pro"):
        team = False
    return _any_reroll(table, question, team)


def _defender_would_win(table: Table, question: Question) -> bool:
    """Would the opposing coach find a result that hurts among the dice just rolled?"""
    return any(
        _face_worth(table, face, question.player, question.other) < 0 for face in question.faces
    )
