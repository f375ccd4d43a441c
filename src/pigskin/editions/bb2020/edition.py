"""BB2020: target numbers, a passing ability, prayers, and procedures of its own.

if TYPE_CHECKING:
    from pigskin.league.rules import LeagueRules

The modules beside this one hold what this edition plays in its own way; the rest is LRB6's by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.editions import EDITION_NAMES
from pigskin.editions.bb2016.edition import BB2016
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
    throwing,
    turn,
)
from pigskin.editions.bb2020.spells import MAGIC, OneSpell
from pigskin.editions.bb2020.weather import WEATHERS
from pigskin.editions.lrb6.edition import LRB6
from pigskin.effects.of_sides import goods_of
from pigskin.effects.registry import (
    BB2016_SKILLS,
    BB2020_SKILLS,
    SERVICES_2020,
    SPELL_EFFECTS,
    STAR_RULES,
)
from pigskin.rules import phases

if TYPE_CHECKING:
    from pigskin.league.rules import LeagueRules

WEATHER_NAMES: Final[tuple[str, ...]] = (
    "sweltering heat", "very sunny", "perfect conditions", "pouring rain", "blizzard",
)  # fmt: skip


# What of older editions a side can have here as well.
OLDER: Final = (
    "apothecaries", "bribes", "leader_rerolls", "babes", "chefs", "necromancers", "mascots",
    "mascot_rerolls", "plague_doctors", "bottles", "coach_banned", "josef_bugman",
    "papa_skullbones", "weather_mages",
)  # fmt: skip
HERE: Final = [*SERVICES_2020, *[each for each in BB2016.effects if each.key in OLDER]]


def between_matches() -> LeagueRules:
    """Read when a league asks, since nothing else needs it."""
    from pigskin.editions.bb2020.league import LEAGUE

    return LEAGUE


BB2020: Final = LRB6.but(
    id="bb2020",
    name=EDITION_NAMES["bb2020"],
    skill_lists=[BB2020_SKILLS, BB2016_SKILLS],
    weather_names=WEATHER_NAMES,
    weathers=WEATHERS,
    magic=MAGIC,
    school=OneSpell(),
    test_names={"go for it": "rush"},
    kick_off_events=kickoff.EVENTS,
    kick_off_names=kickoff.EVENT_NAMES,
    casualty=injury.casualty,
    casualty_rows=injury.CASUALTY_ROWS,
    appeal=fouling.appeal,
    argument_names=inducements.argument_names,
    leap_squares=movement.leap_squares,
    leap=movement.leap,
    leap_need=movement.leap_need,
    throw_ball=passing.throw_ball,
    throw_player=throwing.throw_player,
    diver_for=ball.diver_for,
    throw_in_steps=ball.throw_in_step,
    block_two=blocking.block_two,
    asks={
        phases.QUICK_SNAP: kickoff.snap_question,
        phases.TURN: turn.turn_question,
    },
    takes={
        phases.QUICK_SNAP: kickoff.take_snap,
        phases.TURN: turn.take_turn,
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
        phases.END_TURN: turn.end_turn,
        phases.END_DRIVE: drive.end_drive,
    },
    figures=LRB6.figures.but(
        target_numbers=True,
        handling=0,
        rerolls_a_turn=99,
        bonus_turn_rerolls=False,
        skills_need_zone=True,
        held_before_rushing=True,
        rooted_blitz=True,
        shadows_runs=True,
        dives_at_fallers=False,
        jumping=True,
        second_receiver=False,
        names_targets=True,
        crowd_first=True,
        niggling_hurts=False,
        treats_hired=False,
        patched_at_once=True,
        scores_at_once=True,
        bonus_turn_counts=False,
        turnover_stops_block=True,
        counts_heads=True,
        exhibition_squad=11,
        own_ma_counts=True,
        active_only=True,
        frenzy_follows=True,
        holds_followers=True,
        edge_counts=False,
        mascot_roll=5,
        treats_frogs=False,
        wide_ruler=True,
        journeymen_forced=True,
        short_side=3,
        concession_takes_all=True,
        stat_limits=((1, 9), (1, 8), (6, 1), (3, 11), (6, 1)),
        usual_stats=(6, 3, 3, 9, 4),
    ),
    own_options=(
        "inducement_books", "treasury", "play", "appeal", "many_bribes", "bomber_turnover",
        "lasting_at_minimum",
    ),
    usual_options={"cards": "off"},  # nobody has written down what its own do
    effects=[*SPELL_EFFECTS, *HERE],
    goods=goods_of(HERE),
    star_rules=STAR_RULES,
    after_match=staff.after_match,
    cards=[],
    between_matches=between_matches,
)  # fmt: skip
