"""Questions beside the turn: before a drive, on the sideline, in the middle of an action."""

from __future__ import annotations

from pigskin.coaches import answers
from pigskin.coaches.planning import (
    hurling,
    kicking,
    knacks,
    lineups,
    openings,
    rerolling,
    shopping,
    staff,
)
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.questions import Question


def answer(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """The answer to whatever is not about what a player of the own turn does."""
    kind = question.kind
    if kind == "block dice":
        return rerolling.pick_face(table, question, traits, weights)
    if kind in ("re-roll", "re-roll block"):
        return rerolling.reroll(table, question, traits, weights)
    if kind == "use skill":
        return knacks.use_skill(table, question, traits, weights)
    if kind == "set-up":
        return lineups.set_up(table, question, traits)
    if kind == "kick":
        return kicking.kick(table, question)
    if kind == "inducements":
        return shopping.shop(table, question)
    if kind in ("apothecary for a casualty", "apothecary for a knock-out"):
        return staff.apothecary(table, question)
    if kind == "bribe":
        return staff.bribe(table, question)
    if kind == "wizard":
        return staff.spell(table, question, traits, weights)
    if kind == "throw team-mate":
        return hurling.aim(table, question, traits)
    if kind == "facing" and hurling.in_the_air(table, question.player):
        return hurling.steer(table, question, traits)
    if kind == "touchback":
        return openings.touchback(table, question, traits, weights)
    if kind == "high kick":
        return openings.high_kick(table, question, traits, weights)
    if kind == "quick snap":
        return openings.quick_snap(table, question, traits, weights)
    if kind == "kick-off return":
        return openings.runs_under_it(table, question, traits, weights)
    if kind == "kick-off return step":
        return openings.step_under_it(table, question, traits, weights)
    if kind == "dump-off":
        return answers.throw(table, question)
    return answers.small(table, question)
