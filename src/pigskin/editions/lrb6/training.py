"""A player learns a skill for a while, in the middle of a match."""

from __future__ import annotations

from pigskin.effects.holding import lend
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import GAIN_SKILL, code, first_of
from pigskin.rules.counting import now_has
from pigskin.rules.drive import leader_in_team
from pigskin.rules.prematch import category, learnable


def lessons(table: Table, player: PlayerNo) -> list[Code]:
    """The skills of his usual categories that he lacks; somebody no list knows learns none."""
    if table.rosters is None:
        return []
    profile = table.profiles[player]
    known = tuple([skill.name for skill in profile.skills])
    for position in table.rosters[side_of(player)].positions:
        if position.name == profile.position:
            return [
                code(GAIN_SKILL, skill.id)
                for skill in learnable(table, known)
                if category(table, skill) in position.primary
            ]
    return []


def learn(table: Table, player: PlayerNo, lesson: Code, until: int) -> None:
    """He has the skill for so long; one who leads brings the re-roll of this half."""
    side = side_of(player)
    skill = table.edition.all_effects[first_of(lesson)]
    led = leader_in_team(table, side)
    lend(table, player, skill.name, until)
    table.tell("gains", player, skill.id)
    if not led and leader_in_team(table, side) and table.half <= 2:
        now_has(table, side, "leader_rerolls", 1)
