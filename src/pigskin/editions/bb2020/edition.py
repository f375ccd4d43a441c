"""BB2020: target numbers, a passing ability, prayers, and procedures of its own.

The modules beside this one hold what this edition plays in its own way; the rest is LRB6's by name.
"""

from __future__ import annotations

from typing import Final

from pigskin.edition import Edition, Figures
from pigskin.editions.bb2020 import (
    ball,
    blocking,
    drive,
    fouling,
    inducements,
    injury,
    kickoff,
    movement,
    passing,
    prematch,
    staff,
    supplement,
    throwing,
    turn,
    wizards,
)
from pigskin.editions.lrb6.edition import LRB6
from pigskin.effects.base import Skill
from pigskin.effects.registry import (
    ALL_EFFECTS,
    BB2016_SKILLS,
    BB2020_SKILLS,
    LRB6_SKILLS,
    SPELL_EFFECTS,
    STAR_RULES,
    skills_named,
)
from pigskin.rules import acting, phases, setup
from pigskin.rules import kickoff as kicking
from pigskin.teams.reading import skill_categories

WEATHER_NAMES: Final[tuple[str, ...]] = (
    "sweltering heat", "very sunny", "perfect conditions", "pouring rain", "blizzard",
)  # fmt: skip


def _figures() -> Figures:
    figures = Figures()
    figures.target_numbers = True
    figures.handling = 0
    figures.rerolls_a_turn = 99
    figures.bonus_turn_rerolls = False
    figures.skills_need_zone = True
    figures.held_before_rushing = True
    figures.rooted_blitz = True
    figures.shadows_runs = True
    figures.dives_at_fallers = False
    figures.jumping = True
    figures.second_receiver = False
    figures.names_targets = True
    figures.crowd_first = True
    figures.niggling_hurts = False
    figures.treats_hired = False
    figures.patched_at_once = True
    figures.scores_at_once = True
    figures.bonus_turn_counts = False
    figures.turnover_stops_block = True
    figures.counts_heads = True
    figures.exhibition_squad = 11
    figures.own_ma_counts = True
    figures.active_only = True
    figures.frenzy_follows = True
    figures.holds_followers = True
    figures.edge_counts = False
    figures.mascot_roll = 5
    figures.treats_frogs = False
    figures.wide_ruler = True
    figures.journeymen_forced = True
    figures.short_side = 3
    figures.concession_takes_all = True
    figures.stat_limits = ((1, 9), (1, 8), (6, 1), (3, 11), (6, 1))
    figures.usual_stats = (6, 3, 3, 9, 4)
    return figures


def _skills() -> list[Skill]:
    return skills_named(skill_categories("bb2020"), BB2020_SKILLS, BB2016_SKILLS, LRB6_SKILLS)


BB2020: Final = Edition(
    id="bb2020",
    name="BB2020 (2020-2025)",
    turns=8,
    skills=_skills,
    all_effects=ALL_EFFECTS,
    weather_table=LRB6.weather_table,
    weather_names=WEATHER_NAMES,
    test_names={"go for it": "rush"},
    kick_off_events=kickoff.EVENTS,
    kick_off_names=kickoff.EVENT_NAMES,
    casualty=injury.casualty,
    casualty_rows=injury.CASUALTY_ROWS,
    can_rise=LRB6.can_rise,
    appeal=fouling.appeal,
    spotted=fouling.spotted,
    argument_names=inducements.argument_names,
    leap_squares=movement.leap_squares,
    leap=movement.leap,
    leap_need=movement.leap_need,
    throw_ball=passing.throw_ball,
    throw_player=throwing.throw_player,
    diver_for=ball.diver_for,
    throw_in_steps=ball.throw_in_step,
    block_two=blocking.block_two,
    figures=_figures(),
    asks={
        phases.SETUP: setup.setup_question,
        phases.KICK: kicking.kick_question,
        phases.QUICK_SNAP: kickoff.snap_question,
        phases.TURN: turn.turn_question,
        phases.ACTION: acting.action_question,
    },
    takes={
        phases.SETUP: setup.take_setup,
        phases.KICK: kicking.take_kick,
        phases.QUICK_SNAP: kickoff.take_snap,
        phases.TURN: turn.take_turn,
        phases.ACTION: acting.take_action,
    },
    procedures={
        phases.WEATHER: prematch.first_weather,
        phases.JOURNEYMEN: prematch.add_journeymen,
        phases.PETTY_CASH: inducements.petty_cash,
        phases.INDUCEMENTS: inducements.buy_inducements,
        phases.TOSS: drive.toss,
        phases.DRIVE: drive.start_drive,
        phases.KICK_OFF: kickoff.kick_off,
        phases.LANDING: kickoff.landing,
        phases.TURN_BEGINS: wizards.turn_begins,
        phases.END_TURN: turn.end_turn,
        phases.END_DRIVE: drive.end_drive,
    },
    effects=SPELL_EFFECTS,
    star_rules=STAR_RULES,
    spared=staff.crack_spine,
    mended=supplement.rub_in,
    after_match=staff.after_match,
)
