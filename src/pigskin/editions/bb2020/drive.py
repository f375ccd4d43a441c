"""Drives, halves, extra time and the end of the match."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.praying import pray
from pigskin.effects import holding as boons
from pigskin.effects import moments as at
from pigskin.effects.asking import of_both
from pigskin.model import NEITHER, NOBODY, Table
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import Flow
from pigskin.rules import phases
from pigskin.rules.counting import now_has
from pigskin.rules.drive import (
    ban_weapons,
    clear_pitch,
    come_round,
    count_touchdown,
    finish,
    flip_coin,
    leader_in_team,
    wants_overtime,
)
from pigskin.rules.setup import KICKERS, RECEIVERS, begin_setup, fit_players
from pigskin.rules.sideline import back_to_bed
from pigskin.rules.staff import go_home
from pigskin.rules.weather import clear_up, strike

ROLL_OFFS: Final = 5


def toss(table: Table) -> Flow[None]:
    """Prayers, then the toss; the first half begins."""
    yield from pray(table)
    yield from flip_coin(table)
    table.first_kicker = table.kicking
    yield from start_half(table)
    table.phase = phases.DRIVE


def start_half(table: Table) -> Flow[None]:
    """Fresh turn markers and, except in extra time, fresh re-rolls."""
    for side in (HOME, AWAY):
        owner = table.side(side)
        owner.turn = 0
        if table.half <= 2:
            now_has(table, side, "rerolls", owner.full_rerolls)
            now_has(table, side, "leader_rerolls", 1 if leader_in_team(table, side) else 0)
            for effect in owner.at[at.HALF_BEGINS]:
                yield from effect.side_notice(table, side, at.HALF_BEGINS, NOBODY)


def start_drive(table: Table) -> Flow[None]:
    """Both sides set up; one that has nobody left plays on without."""
    table.active = NEITHER
    table.scored = NEITHER
    for side, effect in of_both(table, at.DRIVE_BEGINS):
        yield from effect.side_notice(table, side, at.DRIVE_BEGINS, NOBODY)
    empty = [side for side in (HOME, AWAY) if not fit_players(table, side)]
    for side in empty:
        table.tell("nobody to set up", side)
    if table.kicking not in empty:
        begin_setup(table, KICKERS)
    elif len(empty) < 2:
        begin_setup(table, RECEIVERS)
    else:
        table.phase = phases.KICK


# --- a drive ends -----------------------------------------------------------------------------


def end_drive(table: Table) -> Flow[None]:
    """The score; then weapons, knock-outs and effects, unless that was the final whistle."""
    if table.scored >= 0:
        count_touchdown(table)
        for skill in table.at[table.carrier][at.SCORES]:
            yield from skill.notice(table, table.carrier, at.SCORES, NOBODY)
    table.tell("end of drive", table.home.score, table.away.score)
    if _last_drive(table):
        _match_ends(table)
        return
    yield from ban_weapons(table)
    if table.weather_mage >= 0:
        clear_up(table, table.weather_mage)
    come_round(table, 1)
    back_to_bed(table)
    _effects_end(table)
    for side, effect in of_both(table, at.DRIVE_ENDS):
        yield from effect.side_notice(table, side, at.DRIVE_ENDS, NOBODY)
    yield from strike(table)
    _leave_pitch(table)
    go_home(table)
    if not _time_is_up(table):
        table.phase = phases.DRIVE
        return
    _half_effects_end(table)
    if table.half == 1:
        table.half = 2
        table.kicking = OTHER_SIDE[table.first_kicker]
        table.tell("half", 2)
        yield from start_half(table)
        table.phase = phases.DRIVE
    else:
        yield from _extra_time(table)


def _time_is_up(table: Table) -> bool:
    limit = table.edition.turns
    return table.home.turn >= limit and table.away.turn >= limit


def _last_drive(table: Table) -> bool:
    """Is the match over, with nobody to ask about it?"""
    if table.half == 1 or not _time_is_up(table):
        return False
    tied = table.home.score == table.away.score
    return table.half == 3 or not tied or table.options.overtime == "never"


def _effects_end(table: Table) -> None:
    """Whatever lasted for the drive is over."""
    for until in (boons.DRIVE, boons.TURN, boons.START):
        boons.expire(table, until)
    renew(table, "drive")


def _half_effects_end(table: Table) -> None:
    boons.expire(table, boons.HALF)
    renew(table, "half")


def renew(table: Table, period: str) -> None:
    """Rare powers that were gone for a drive or a half are back."""
    skills = table.edition.all_effects
    over = [each for each in table.used_up if skills[each[1]].period == period]
    for player, skill in over:
        table.whisper("renewed", player, skill)
    table.used_up = tuple([each for each in table.used_up if each not in over])


def _leave_pitch(table: Table) -> None:
    """Everybody to the reserves, and free of what was done to him for the drive."""
    clear_pitch(table)
    table.stallers = ()
    table.treading = ()


# --- the end ----------------------------------------------------------------------------------


def _match_ends(table: Table) -> None:
    if table.home.score != table.away.score:
        winner = HOME if table.home.score > table.away.score else AWAY
        finish(table, "full time" if table.half == 2 else "extra time", winner)
    elif table.half == 2:
        finish(table, "draw", NEITHER)
    else:
        _sudden_death(table)


def _extra_time(table: Table) -> Flow[None]:
    """A tied match goes on if a winner is wanted; re-rolls are not renewed."""
    if not (yield from wants_overtime(table)):
        finish(table, "draw", NEITHER)
        return
    table.half = 3
    table.tell("half", 3)
    yield from start_half(table)
    yield from flip_coin(table)
    table.phase = phases.DRIVE


def _sudden_death(table: Table) -> None:
    """Five roll-offs, ties rolled again; whoever wins more of them wins the match."""
    won = [0, 0]
    while won[0] + won[1] < ROLL_OFFS:
        home, away = table.d6(), table.d6()
        if home != away:
            won[0 if home > away else 1] += 1
        table.tell("penalties", won[0], won[1])
    finish(table, "sudden death", HOME if won[0] > won[1] else AWAY)
