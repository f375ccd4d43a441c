"""Why a player cannot use a skill now."""

from __future__ import annotations

from pigskin.contract.reasons.words import owns, who
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo


def skill_numbered(table: Table, number: int) -> Effect:
    """The skill of that number."""
    skill: Effect = table.edition.all_effects[number]
    return skill


def spent_skill(table: Table, player: PlayerNo, skill: Effect) -> str:
    """That somebody has not got a skill, or has used what he had of it."""
    if not owns(table, player, skill):
        return f"{who(table, player)} has no {skill.name}"
    for each in table.profiles[player].skills:
        if skill.name in each.suppresses:
            return f"{who(table, player)} cannot use {skill.name}, for he has {each.name}"
    if skill.used_up(table, player):
        period = f"in this {skill.period}" if skill.period else "already"
        return f"{who(table, player)} has used {skill.name} {period}"
    if skill.once_per_turn and skill.spent(table, player):
        return f"{who(table, player)} has used {skill.name} this turn"
    return ""


def spent_by_mate(table: Table, player: PlayerNo, skill: Effect) -> PlayerNo:
    """The team-mate who has had the one use his team has of a skill in a turn, or NOBODY."""
    if skill.once_per_turn:
        for mate in table.players(side_of(player)):
            if mate != player and skill.spent(table, mate):
                return mate
    return NOBODY


def of_no_use(table: Table, player: PlayerNo, skill: Effect) -> str:
    """The last word about a skill: what it is for."""
    text = " ".join(skill.text.split())
    return f"{who(table, player)} cannot use {skill.name} now: {text}"
