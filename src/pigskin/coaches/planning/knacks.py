"""Skills that a coach may use or leave: what the field is worth with them, and without."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import answers
from pigskin.coaches.planning.faces import Faces
from pigskin.coaches.planning.rerolling import price
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits, breaks
from pigskin.coaches.planning.weights import Weights
from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.rough import falls_on_both_down
from pigskin.pitch import ADJACENT, ON_PITCH, distance, facing_square, push_squares
from pigskin.questions import DECLINE, Question, first_of, verb_of
from pigskin.rules.block_dice import PUSHED

_ON_BOTH_DOWN: Final = ("Wrestle", "Juggernaut")
_MORE: Final = 0.01  # what a push has to be worth more than to stand firm
_USUAL: Final = 80
# Who throws himself on somebody, or fouls him, ends on the ground.
_CAUGHT: Final = 11 / 36  # by the referee
_SENT_OFF: Final = 0.13  # what it costs that he goes, a cheap player


def use_skill(table: Table, question: Question, traits: Traits, weights: Weights | None) -> Code:
    """Use a skill where that leaves the own side better off."""
    me, other = question.player, question.other
    if other == NOBODY:
        other = table.actor  # who has set it off
    if other == NOBODY or other == me or not table.place[me] or not table.place[other]:
        return answers.use_skill(table, question)
    use = question.codes[0]
    decline = next((each for each in question.codes if verb_of(each) == DECLINE), use)
    if question.skill in _ON_BOTH_DOWN:
        wanted = _on_both_down(table, question, traits, weights)
    elif verb_of(use) == DECLINE:
        return use
    else:
        skill = table.edition.all_effects[first_of(use)]
        if at.REFUSES_PUSH in skill.reacts_to:
            wanted = _stands_firm(table, me, other, traits, weights)
        elif at.GRABS in skill.grants:
            wanted = _grabs(table, me, other, traits, weights)
        elif at.PILES_ON in skill.grants:
            wanted = _piles_on(table, me, other, skill, traits, weights)
        elif skill.name == "Pile Driver":
            wanted = _fouls_him(table, me, other, traits, weights)
        else:
            return answers.use_skill(table, question)
    return use if wanted else decline


def _on_both_down(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> bool:
    me, other = question.player, question.other
    attacking = side_of(me) == table.active
    attacker, defender = (me, other) if attacking else (other, me)
    faces = Faces(table, attacker, defender, traits, weights)
    plain = faces.fall(
        falls_on_both_down(table, attacker), falls_on_both_down(table, defender)
    )
    if question.skill == "Juggernaut":
        return faces.worth(PUSHED) > plain
    better = faces.grapple() - plain
    return (better if attacking else -better) > 0


def _stands_firm(
    table: Table, me: PlayerNo, attacker: PlayerNo, traits: Traits, weights: Weights | None
) -> bool:
    """He gives way where any push does him good, whether he goes down or not."""
    if side_of(me) == side_of(attacker):
        return False  # the own coach wants him pushed
    here = table.place[me]
    if distance(table.place[attacker], here) > 1:
        return True  # somebody is pushed into him
    behind = push_squares(facing_square(table.place[attacker], here), here)
    if not all(ON_PITCH[sq] and table.board[sq] == 0 for sq in behind):
        return True
    faces = Faces(table, attacker, me, traits, weights)
    for down in (False, True):
        pushed = max([faces.driven_to(sq, down) for sq in behind])
        if pushed > faces.driven_to(here, down) - _MORE:
            return True
    return False


def _grabs(
    table: Table, me: PlayerNo, victim: PlayerNo, traits: Traits, weights: Weights | None
) -> bool:
    """No room behind him: to another square rather than among the crowd, or into others?"""
    here = table.place[victim]
    faces = Faces(table, me, victim, traits, weights)
    free = [sq for sq in ADJACENT[here] if table.board[sq] == 0]
    grabbed = max([faces.driven_to(sq, False) for sq in free], default=-1.0)
    behind = push_squares(facing_square(table.place[me], here), here)
    if not all(ON_PITCH[sq] for sq in behind):
        return grabbed > faces.crowded()
    return grabbed > faces.driven_to(here, False)


def _piles_on(
    table: Table,
    me: PlayerNo,
    victim: PlayerNo,
    skill: Effect,
    traits: Traits,
    weights: Weights | None,
) -> bool:
    """May it hurt the victim more than it costs to lie there?"""
    suppose = Suppose(table, side_of(me), traits, weights)
    mine, his = suppose.trait(me), suppose.trait(victim)
    gain = suppose.weights.harm * breaks(mine, his) * his.value / _USUAL
    if at.PAYS_TO_PILE in skill.reacts_to:
        gain -= price(table, side_of(me))
    return gain > _lying(suppose, me)


def _fouls_him(
    table: Table, me: PlayerNo, victim: PlayerNo, traits: Traits, weights: Weights | None
) -> bool:
    """The same with a foul, for which he may be sent off."""
    suppose = Suppose(table, side_of(me), traits, weights)
    mine, his = suppose.trait(me), suppose.trait(victim)
    gain = suppose.weights.harm * breaks(None, his) * his.value / _USUAL
    gain -= _CAUGHT * _SENT_OFF * mine.value / _USUAL
    return gain > _lying(suppose, me)


def _lying(suppose: Suppose, me: PlayerNo) -> float:
    """What it costs to be on the ground when the turn is over."""
    now = suppose.worth()
    suppose.fell(me)
    cost = now - suppose.worth()
    suppose.back()
    return cost + suppose.weights.knock * min(1.0, suppose.judge.my_turns / 2)
