"""The toss, drives, halves and the end of the match, as LRB6 has them."""

from __future__ import annotations

from pigskin import ledger
from pigskin.editions.lrb6.cards.dirty_tricks import SPIKED_BALL
from pigskin.effects import moments as at
from pigskin.effects.asking import of_both
from pigskin.effects.holding import (
    BALL,
    DRIVE,
    HALF,
    MATCH,
    START,
    THE_TABLE,
    TURN,
    count,
    expire,
    hold,
)
from pigskin.effects.times import BEFORE_SETUP, DRIVE_OVER, SCORED, WOKEN
from pigskin.model import NEITHER, NOBODY, Table
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import Flow
from pigskin.rolls import REROLLS
from pigskin.rules import phases
from pigskin.rules.counting import has, now_has
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
from pigskin.rules.interludes import interlude
from pigskin.rules.setup import KICKERS, begin_setup, fit_players
from pigskin.rules.sideline import back_to_bed
from pigskin.rules.staff import applaud, go_home
from pigskin.rules.weather import strike


def toss(table: Table) -> Flow[None]:
    """The toss before the match; the first half begins."""
    yield from flip_coin(table)
    table.first_kicker = table.kicking
    yield from start_half(table)
    table.phase = phases.DRIVE


def start_half(table: Table) -> Flow[None]:
    """Fresh turn markers and, except in overtime, fresh re-rolls."""
    for side in (HOME, AWAY):
        table.side(side).turn = 0
    if table.held and table.half > 1:
        expire(table, HALF)
    if table.half > 2:
        return
    for side in (HOME, AWAY):
        owner = table.side(side)
        now_has(table, side, "rerolls", owner.full_rerolls)
        for effect in owner.at[at.HALF_BEGINS]:
            yield from effect.side_notice(table, side, at.HALF_BEGINS, NOBODY)
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.PREPARES]:
            yield from effect.side_notice(table, side, at.PREPARES, NOBODY)
    for side in (HOME, AWAY):
        now_has(table, side, "leader_rerolls", 1 if leader_in_team(table, side) else 0)


def start_drive(table: Table) -> Flow[None]:
    """Knocked-out players may come round; then both sides set up."""
    table.active = NEITHER
    table.scored = NEITHER
    yield from interlude(table, DRIVE_OVER, table.kicking)
    come_round(table, 2)
    yield from interlude(table, WOKEN, table.kicking)
    for side, effect in of_both(table, at.DRIVE_BEGINS):
        yield from effect.side_notice(table, side, at.DRIVE_BEGINS, NOBODY)
    if table.options.spiked_ball and not count(table, THE_TABLE, SPIKED_BALL):
        hold(table, THE_TABLE, SPIKED_BALL, MATCH)
    yield from interlude(table, BEFORE_SETUP, table.kicking)
    fit = [len(fit_players(table, side)) for side in (HOME, AWAY)]
    if fit[0] and fit[1]:
        begin_setup(table, KICKERS)
        return
    # Somebody has nobody left: two turns pass, and whoever could play scores.
    table.tell("nobody to set up", 0 if not fit[0] else 1)
    for side in (HOME, AWAY):
        owner = table.side(side)
        owner.turn = min(owner.turn + 2, table.edition.turns)
        if fit[side]:
            owner.score += 1
            table.tell("awarded touchdown", side)
            table.note(ledger.AWARDED, side, amount=1)
            table.kicking = side
    yield from end_drive(table)


def end_drive(table: Table) -> Flow[None]:
    """Score, secret weapons, heat; then a new drive, a new half, or the final whistle."""
    if table.scored >= 0:
        count_touchdown(table)
        applaud(table, table.scored)
        yield from interlude(table, SCORED, table.scored)
    table.tell("end of drive", table.home.score, table.away.score)
    yield from ban_weapons(table)
    yield from strike(table)
    clear_pitch(table)
    if table.held:
        back_to_bed(table)
        for until in (DRIVE, TURN, START, BALL):
            expire(table, until)
    go_home(table)
    limit = table.edition.turns
    if table.half > 2 and table.home.score != table.away.score:
        finish(table, "sudden death")
    elif table.home.turn < limit or table.away.turn < limit:
        table.phase = phases.DRIVE
    elif table.half == 1:
        table.half = 2
        table.kicking = OTHER_SIDE[table.first_kicker]
        table.tell("half", 2)
        yield from start_half(table)
        table.phase = phases.DRIVE
    else:
        yield from _full_time(table)


def _full_time(table: Table) -> Flow[None]:
    if table.home.score != table.away.score:
        finish(table, "full time")
    elif table.half == 2:
        if (yield from wants_overtime(table)):
            table.half = 3
            table.tell("half", 3)
            yield from start_half(table)
            yield from flip_coin(table)
            table.phase = phases.DRIVE
        else:
            finish(table, "draw")
    else:
        _penalties(table)


def _penalties(table: Table) -> None:
    """Each coach rolls a D6 and adds his unused re-rolls; the higher wins."""
    while True:
        saved = [
            table.side(side).rerolls + has(table, side, "leader_rerolls") for side in (HOME, AWAY)
        ]
        totals = [table.d6() + saved[side] for side in (HOME, AWAY)]
        notes = [table.part(REROLLS, each) for each in saved]
        table.tell("penalties", totals[0], totals[1], roll=table.contest(notes[0], notes[1]))
        if totals[0] != totals[1]:
            finish(table, "penalties", HOME if totals[0] > totals[1] else AWAY)
            return
