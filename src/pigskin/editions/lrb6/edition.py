"""LRB6/CRP: the tables of this edition, and which procedures it uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.edition import Edition
from pigskin.editions import EDITION_NAMES
from pigskin.editions.lrb6 import (
    ball,
    blocking,
    dealing,
    drive,
    fouling,
    kickoff,
    movement,
    passing,
    prematch,
    throwing,
    turn,
)
from pigskin.editions.lrb6.cards import CARDS
from pigskin.editions.lrb6.staff import STAFF
from pigskin.editions.lrb6.weather import WEATHERS
from pigskin.editions.lrb6.wizards import WIZARDS
from pigskin.effects.base import Effect
from pigskin.effects.magic import School
from pigskin.effects.of_sides import goods_of
from pigskin.effects.registry import ALL_EFFECTS, LRB6_SKILLS
from pigskin.figures import Figures
from pigskin.model import (
    BADLY_HURT,
    BLIZZARD,
    DEAD,
    MINUS_AG,
    MINUS_AV,
    MINUS_MA,
    MINUS_ST,
    MISS_NEXT,
    NICE,
    NIGGLING,
    POURING_RAIN,
    SERIOUS,
    SWELTERING,
    VERY_SUNNY,
    WEATHER_NAMES,
    Table,
)
from pigskin.numbers import PlayerNo
from pigskin.rolls import Modifiers
from pigskin.rules import acting, phases, setup
from pigskin.rules import ball as any_ball
from pigskin.rules import kickoff as kicking
from pigskin.rules import turn as any_turn
from pigskin.rules.prematch import (
    add_journeymen,
    first_weather,
    inducement_list,
    shopping,
    star_list,
)
from pigskin.teams.books import books

if TYPE_CHECKING:
    from pigskin.league.rules import LeagueRules

# By 2D6.
WEATHER: Final[list[int]] = [
    NICE, NICE, SWELTERING, VERY_SUNNY, NICE, NICE, NICE, NICE, NICE, NICE, NICE,
    POURING_RAIN, BLIZZARD,
]  # fmt: skip

# The casualty table by D6 (tens) and D8 (units): rows 1-3 badly hurt, 4 misses a game, 6 dead.
LASTING: Final[list[int]] = [
    NIGGLING, NIGGLING, MINUS_MA, MINUS_MA, MINUS_AV, MINUS_AV, MINUS_AG, MINUS_ST,
]  # fmt: skip
CASUALTY_ROWS: Final[dict[int, str]] = {
    41: "Broken Ribs",
    42: "Groin Strain",
    43: "Gouged Eye",
    44: "Broken Jaw",
    45: "Fractured Arm",
    46: "Fractured Leg",
    47: "Smashed Hand",
    48: "Pinched Nerve",
    51: "Damaged Back",
    52: "Smashed Knee",
    53: "Smashed Hip",
    54: "Smashed Ankle",
    55: "Serious Concussion",
    56: "Fractured Skull",
    57: "Broken Neck",
    58: "Smashed Collar Bone",
}


def casualty(
    table: Table, player: PlayerNo, total: int, parts: Modifiers | None = None
) -> tuple[int, int]:
    """A casualty by D68, or by the injury total alone where the simple table is in use.

    A total of 0 asks for a second opinion: the simple table then rolls 2D6 of its own.
    """
    if table.options.casualty_mode == "simple":
        total = total or table.d6() + table.d6()
        return BADLY_HURT if total <= 10 else SERIOUS if total == 11 else DEAD, total
    tens, units = table.d6(), table.roll(8)
    row = 10 * tens + units
    if tens <= 3:
        return BADLY_HURT, row
    if tens == 4:
        return MISS_NEXT, row
    return LASTING[units - 1] if tens == 5 else DEAD, row


def can_rise(table: Table, player: PlayerNo) -> bool:
    """A necromancer raises players of ST 4 or less without Regeneration or Stunty."""
    profile = table.profiles[player]
    immune = {"Regeneration", "Stunty"}
    return profile.st <= 4 and not any(skill.name in immune for skill in profile.skills)


def argument_names(table: Table, kind: str) -> list[str]:
    """Everything of a kind that an answer about teams may name, by number."""
    if kind == "inducement":
        return [offer.name for offer in inducement_list(table)]
    if kind == "star":
        return [star.name for star in star_list(table)]
    if table.rosters is None or table.stage > 1:
        return []
    if kind == "position":
        return [each.name for each in table.rosters[shopping(table)].positions]
    if kind == "journeyman":
        side = shopping(table) if table.phase == phases.INDUCEMENTS else table.stage
        return [each.name for each in table.rosters[side].journeyman_positions]
    return []


KICK_OFF_NAMES: Final[tuple[str, ...]] = (
    "",
    "",
    "get the ref",
    "riot",
    "perfect defence",
    "high kick",
    "cheering fans",
    "changing weather",
    "brilliant coaching",
    "quick snap",
    "blitz",
    "throw a rock",
    "pitch invasion",
)


SIDE_EFFECTS: Final[list[Effect]] = [*STAFF, *WIZARDS]


def between_matches() -> LeagueRules:
    """Read when a league asks, since nothing else needs it."""
    from pigskin.editions.lrb6.league import LEAGUE

    return LEAGUE


LRB6: Final = Edition(
    id="lrb6",
    name=EDITION_NAMES["lrb6"],
    books=books("lrb6"),
    turns=8,
    skill_lists=[LRB6_SKILLS],
    all_effects=ALL_EFFECTS,
    weather_table=WEATHER,
    weather_names=WEATHER_NAMES,
    weathers=WEATHERS,
    magic=[],
    school=School(),
    test_names={},
    kick_off_events=[
        kickoff.get_the_ref,  # 0 and 1 cannot be rolled
        kickoff.get_the_ref,
        kickoff.get_the_ref,
        kickoff.riot,
        kickoff.perfect_defence,
        kicking.high_kick,
        kickoff.cheering_fans,
        kickoff.changing_weather,
        kickoff.brilliant_coaching,
        kickoff.quick_snap,
        kickoff.blitz,
        kickoff.throw_a_rock,
        kickoff.pitch_invasion,
    ],
    kick_off_names=KICK_OFF_NAMES,
    casualty=casualty,
    casualty_rows=CASUALTY_ROWS,
    can_rise=can_rise,
    appeal=fouling.bribe_appeal,
    argument_names=argument_names,
    goods=goods_of(SIDE_EFFECTS),
    leap_squares=movement.leap_squares,
    leap=movement.leap,
    leap_need=movement.leap_need,
    throw_ball=passing.throw_ball,
    throw_player=throwing.throw_player,
    diver_for=ball.diver_for,
    throw_in_steps=any_ball.throw_in_template,
    block_two=blocking.block_two,
    figures=Figures(),
    asks={
        phases.SETUP: setup.setup_question,
        phases.KICK: kicking.kick_question,
        phases.QUICK_SNAP: kickoff.snap_question,
        phases.TURN: any_turn.turn_question,
        phases.ACTION: acting.action_question,
    },
    takes={
        phases.SETUP: setup.take_setup,
        phases.KICK: kicking.take_kick,
        phases.QUICK_SNAP: kickoff.take_snap,
        phases.TURN: any_turn.take_turn,
        phases.ACTION: acting.take_action,
    },
    procedures={
        phases.WEATHER: first_weather,
        phases.JOURNEYMEN: add_journeymen,
        phases.PETTY_CASH: prematch.petty_cash,
        phases.INDUCEMENTS: prematch.buy_inducements,
        phases.CARDS: dealing.hand_out,
        phases.BEFORE_MATCH: prematch.before_match,
        phases.TOSS: drive.toss,
        phases.DRIVE: drive.start_drive,
        phases.KICK_OFF: kickoff.kick_off,
        phases.LANDING: kicking.landing,
        phases.MARKER: any_turn.before_marker,
        phases.TURN_BEGINS: any_turn.turn_begins,
        phases.END_TURN: turn.end_turn,
        phases.END_DRIVE: drive.end_drive,
    },
    own_options=(
        "casualty_mode", "fan_multiplier", "fans", "dump_off", "nurgles_rot", "hail_mary", "corner",
        "animosity", "feeding", "completions", "chained_prone", "foul_guards", "right_stuff_dodges",
        "gust", "landing_hits", "quick_snap", "squirming", "trampled", "spiked_ball", "second_bomb",
        "cards", "card_decks", "card_count", "max_cards",
    ),
    usual_options={"cards": "bought"},  # which are ordinary inducements here
    effects=[*SIDE_EFFECTS],
    star_rules=[],
    after_match=None,
    cards=CARDS,
    between_matches=between_matches,
)  # fmt: skip
