"""Skills that a coach may use or leave: what the field is worth with them, and without."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import answers
from pigskin.coaches.planning.faces import Faces
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code
from pigskin.odds.rough import falls_on_both_down
from pigskin.questions import DECLINE, Question, verb_of
from pigskin.rules.block_dice import PUSHED

_ON_BOTH_DOWN: Final = ("Wrestle", "Juggernaut")


def use_skill(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """Use a skill where that leaves the own side better off."""
    if question.skill not in _ON_BOTH_DOWN or question.other == NOBODY:
        return answers.use_skill(table, question)
    use = question.codes[0]
    decline = next((each for each in question.codes if verb_of(each) == DECLINE), use)
    me, other = question.player, question.other
    attacking = side_of(me) == table.active
    attacker, defender = (me, other) if attacking else (other, me)
    faces = Faces(table, attacker, defender, traits, weights)
    plain = faces.fall(
        falls_on_both_down(table, attacker), falls_on_both_down(table, defender)
    )
    if question.skill == "Juggernaut":
        return use if faces.worth(PUSHED) > plain else decline
    better = faces.grapple() - plain
    return use if (better if attacking else -better) > 0 else decline
