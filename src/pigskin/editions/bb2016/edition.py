"""BB2016: LRB6 with another head coach, another Piling On, and a few new skills.

What is the same is taken from LRB6 by name.
"""

from __future__ import annotations

from typing import Final

from pigskin.edition import Edition
from pigskin.editions.lrb6.edition import LRB6
from pigskin.rules import fouling
from pigskin.skills.base import Skill
from pigskin.skills.registry import ALL_SKILLS, skills_named
from pigskin.teams.reading import skill_categories

# Piling On costs a team re-roll here; the rest is new.
OWN_SKILLS: Final[list[Skill]] = ALL_SKILLS[75:84]

BB2016: Final = Edition(
    id="bb2016",
    name="BB2016 (2016-2020)",
    turns=LRB6.turns,
    skills=skills_named(skill_categories("bb2016"), OWN_SKILLS),
    all_skills=ALL_SKILLS,
    weather_table=LRB6.weather_table,
    kick_off_events=LRB6.kick_off_events,
    kick_off_names=LRB6.kick_off_names,
    casualty=LRB6.casualty,
    can_rise=LRB6.can_rise,
    appeal=fouling.argue_appeal,
    spotted=LRB6.spotted,
    argument_name=LRB6.argument_name,
    leap_squares=LRB6.leap_squares,
    leap=LRB6.leap,
    throw_ball=LRB6.throw_ball,
    throw_player=LRB6.throw_player,
    diver_for=LRB6.diver_for,
    throw_in_steps=LRB6.throw_in_steps,
    block_two=LRB6.block_two,
    figures=LRB6.figures,
    asks=LRB6.asks,
    takes=LRB6.takes,
    procedures=LRB6.procedures,
)
