"""Why a roll cannot be rolled again like this, or a die not be chosen."""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.skills import of_no_use, skill_numbered, spent_skill
from pigskin.contract.reasons.words import coach, listed, off_pitch, who
from pigskin.dice import BLOCK_FACES
from pigskin.effects import moments as at
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    DECLINE,
    FACE,
    KEEP,
    LEADER_REROLL,
    MASCOT_REROLL,
    PLAYER_USES,
    REROLL_DIE,
    SKILL_ON,
    SKILL_REROLL,
    SKILL_TO,
    TEAM_REROLL,
    USE,
    Question,
    first_of,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rules.asking import has_skills
from pigskin.rules.block_dice import PUSHED, PUSHED_TOO
from pigskin.rules.counting import has
from pigskin.rules.rerolls import leader_on_pitch, team_reroll_codes

BY_SKILL: Final = (USE, DECLINE, SKILL_ON, SKILL_TO)  # answers that begin with a skill
_TEAM: Final = (TEAM_REROLL, LEADER_REROLL, MASCOT_REROLL)
VERBS: Final = (*_TEAM, SKILL_REROLL, REROLL_DIE, PLAYER_USES, FACE, KEEP)


def against_rolling(table: Table, question: Question, answer: Code) -> str:
    """Why an answer does not fit dice that lie on the table; nothing for other verbs."""
    verb = verb_of(answer)
    if verb in _TEAM:
        return against_team_reroll(table, question, verb)
    if verb == SKILL_REROLL:
        return _against_skill(table, question, first_of(answer))
    if verb == REROLL_DIE and question.faces:
        return _against_die(table, question, first_of(answer), second_of(answer))
    if verb == PLAYER_USES:
        return _against_helper(table, question, player_of(answer), second_of(answer))
    if not question.faces:
        return ""
    if verb == FACE:
        return _against_face(question, first_of(answer))
    if verb == KEEP:
        return "the roll stands once a die is chosen"
    return ""


def roller_of(question: Question) -> PlayerNo:
    """Whose roll it is."""
    return question.player


def against_team_reroll(table: Table, question: Question, verb: Code) -> str:
    """Why a re-roll of the team cannot be used now."""
    player = roller_of(question)
    if question.side != side_of(player):
        return f"this is a roll of {who(table, player)}; only {coach(side_of(player))} re-rolls it"
    side = question.side
    owner = table.side(side)
    if table.active != side:
        return f"{coach(side)} has team re-rolls in a turn of its own only"
    if table.rerolled and table.edition.figures.rerolls_a_turn == 1:
        return "the team re-roll of this turn is used"
    if table.bonus_turn and not table.edition.figures.bonus_turn_rerolls:
        return "there are no team re-rolls in this bonus turn"
    if not table.on_pitch(player):
        return off_pitch(table, player)
    if verb == TEAM_REROLL and owner.rerolls <= 0:
        return f"{coach(side)} has no team re-rolls left"
    if verb == LEADER_REROLL and has(table, side, "leader_rerolls") <= 0:
        return f"{coach(side)} has no leader's re-roll left"
    if verb == LEADER_REROLL and not leader_on_pitch(table, side):
        return f"no leader of {coach(side)} is on the pitch"
    if verb == MASCOT_REROLL and has(table, side, "mascot_rerolls") <= 0:
        return f"{coach(side)} has no mascot's re-roll left"
    return _rolled_again(question)


def _rolled_again(question: Question) -> str:
    """The re-roll is there, and still not to be had for these dice."""
    if question.kind in ("block dice", "re-roll block"):
        return "these dice have been rolled again already"
    return "team re-rolls cannot be used on this roll"


def _against_skill(table: Table, question: Question, number: int) -> str:
    player = roller_of(question)
    skill = skill_numbered(table, number)
    him = who(table, player)
    problem = spent_skill(table, player, skill)
    if problem:
        return problem
    if skill not in table.at[player][at.REROLLS]:
        return f"{skill.name} re-rolls nothing of this kind"
    if question.side != side_of(player):
        return f"this is a roll of {him}; only {coach(side_of(player))} re-rolls it"
    block = question.kind in ("block dice", "re-roll block")
    test = "block" if block else question.test
    if table.edition.figures.skills_need_zone and not has_skills(table, player):
        return f"{him} cannot use skills now: he does not stand with his tackle zones"
    if not skill.rerolls(table, player, test):
        return f"{skill.name} of {him} does not re-roll this {test}"
    return _rolled_again(question) if block else of_no_use(table, player, skill)


def _against_die(table: Table, question: Question, face: int, number: int) -> str:
    player = roller_of(question)
    skill = skill_numbered(table, number)
    problem = spent_skill(table, player, skill) or _against_face(question, face)
    if problem:
        return problem
    if skill not in table.at[player][at.REROLLS_DIE]:
        return f"{skill.name} rolls no single die again"
    if question.side != side_of(player):
        return f"only {coach(side_of(player))} re-rolls the dice of {who(table, player)}"
    if not skill.rerolls_die(table, player, face):
        return of_no_use(table, player, skill)
    return "that die or skill has had its second roll"


def _against_helper(table: Table, question: Question, star: PlayerNo, number: int) -> str:
    """Why a re-roll that a team-mate brings cannot be used."""
    skill = skill_numbered(table, number)
    player = roller_of(question)
    if side_of(star) != side_of(player):
        return f"{who(table, star)} does not help {who(table, player)}"
    problem = spent_skill(table, star, skill)
    if problem:
        return problem
    if skill not in table.at[star][at.BRINGS_REROLL]:
        return f"{skill.name} brings the team no re-roll"
    if not team_reroll_codes(table, player):
        return against_team_reroll(table, question, PLAYER_USES)
    return of_no_use(table, star, skill)


def _against_face(question: Question, face: int) -> str:
    """Why a face cannot be chosen: it must lie there."""
    if not 0 < face < len(BLOCK_FACES):
        return "a block die has no such face"
    shown = [PUSHED if each == PUSHED_TOO else each for each in question.faces]
    if face not in shown:
        lying = ", ".join(BLOCK_FACES[each] for each in shown)
        return f"no die shows {BLOCK_FACES[face]}; there is {lying}"
    if question.kind == "re-roll block":
        return "the other coach chooses the die; re-roll the dice or keep the roll"
    return ""


def about_skill(table: Table, question: Question, number: int) -> str:
    """The question is whether to use one skill, and another was named."""
    skill = skill_numbered(table, number)
    offered = [
        table.edition.all_effects[first_of(each)].name
        for each in question.codes
        if verb_of(each) in BY_SKILL
    ]
    if not offered or skill.name in offered:
        return ""
    whose = f" of {who(table, question.player)}" if question.player != NOBODY else ""
    names = listed(list(dict.fromkeys(offered)))
    return f"the question is about {names}{whose}, not about {skill.name}"
