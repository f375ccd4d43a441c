"""BB2016: LRB6 with another head coach, another Piling On, new skills, and people to hire.

What is the same is taken from LRB6 by name.
"""

from __future__ import annotations

from typing import Final

from pigskin.edition import Edition
from pigskin.editions.bb2016 import fouling, prematch, staff, turn, wizards
from pigskin.editions.lrb6.edition import LRB6
from pigskin.effects.base import Skill
from pigskin.effects.registry import (
    ALL_EFFECTS,
    BB2016_SKILLS,
    HOUSE_SKILLS,
    LRB6_SKILLS,
    SPELL_EFFECTS,
    skills_named,
)
from pigskin.model import BADLY_HURT, FROG, Table
from pigskin.numbers import PlayerNo
from pigskin.rolls import Modifiers
from pigskin.rules import phases
from pigskin.teams.reading import skill_categories


def casualty(
    table: Table, player: PlayerNo, total: int, parts: Modifiers | None = None
) -> tuple[int, int]:
    """As before, but a frog is only hurt, and is himself again after the match."""
    if table.marks[player] & FROG:
        return BADLY_HURT, 0
    return LRB6.casualty(table, player, total, parts)


def _skills() -> list[Skill]:
    return skills_named(skill_categories("bb2016"), BB2016_SKILLS, LRB6_SKILLS)


BB2016: Final = Edition(
    id="bb2016",
    name="BB2016 (2016-2020)",
    turns=LRB6.turns,
    skills=_skills,
    all_effects=ALL_EFFECTS,
    weather_table=LRB6.weather_table,
    weather_names=LRB6.weather_names,
    test_names=LRB6.test_names,
    kick_off_events=LRB6.kick_off_events,
    kick_off_names=LRB6.kick_off_names,
    casualty=casualty,
    casualty_rows=LRB6.casualty_rows,
    can_rise=LRB6.can_rise,
    appeal=fouling.argue_appeal,
    spotted=LRB6.spotted,
    argument_names=wizards.argument_names,
    leap_squares=LRB6.leap_squares,
    leap=LRB6.leap,
    leap_need=LRB6.leap_need,
    throw_ball=LRB6.throw_ball,
    throw_player=LRB6.throw_player,
    diver_for=LRB6.diver_for,
    throw_in_steps=LRB6.throw_in_steps,
    block_two=LRB6.block_two,
    figures=LRB6.figures,
    asks={**LRB6.asks, phases.TURN: turn.turn_question},
    takes={**LRB6.takes, phases.TURN: turn.take_turn},
    procedures={
        **LRB6.procedures,
        phases.JOURNEYMEN: prematch.add_journeymen,
        phases.PETTY_CASH: prematch.petty_cash,
        phases.INDUCEMENTS: prematch.buy_inducements,
        phases.TURN_BEGINS: wizards.turn_begins,
        phases.END_TURN: turn.end_turn,
    },
    effects=[*SPELL_EFFECTS, *HOUSE_SKILLS],
    carried_off=staff.carried_off,
)
