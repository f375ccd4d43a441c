"""Drives, halves and the end of the match."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.holding import DRIVE, START, TURN, expire
from pigskin.model import (
    CHANGED,
    FAINTED,
    INJURED,
    KNOCKED_OUT,
    NEITHER,
    NOBODY,
    NOWHERE,
    PLAYED,
    RESERVES,
    SENT_OFF,
    SWELTERING,
    TOUCHDOWN,
    Table,
)
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import HEADS, KICK, RECEIVE, TAILS, Flow, Question
from pigskin.rolls import REROLLS, RULE, STAFF
from pigskin.rules import phases
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import gain, now_has
from pigskin.rules.feats import earn
from pigskin.rules.fouling import ARGUED, BRIBED, EXCUSED, leave, way_out
from pigskin.rules.injury import put_aside
from pigskin.rules.setup import KICKERS, begin_setup, fit_players, too_few
from pigskin.rules.sideline import back_to_bed, may_return, revive
from pigskin.rules.staff import applaud, come_on, go_home, wakes_again

# --- the toss ---------------------------------------------------------------------------------


def toss(table: Table) -> Flow[None]:
    """The toss before the match; the first half begins."""
    yield from flip_coin(table)
    table.first_kicker = table.kicking
    start_half(table)
    table.phase = phases.DRIVE


def flip_coin(table: Table) -> Flow[None]:
    """The away coach calls the coin, or each rolls a die; the winner kicks or receives."""
    if table.options.toss == "roll-off":
        winner = _roll_off(table)
    else:
        call = yield Question(AWAY, "toss", [HEADS, TAILS])
        winner = AWAY if (table.roll(2) == 1) == (call == HEADS) else HOME
    table.tell("wins the toss", winner)
    answer = yield Question(winner, "kick or receive", [KICK, RECEIVE])
    table.kicking = winner if answer == KICK else OTHER_SIDE[winner]
    table.tell("will kick", table.kicking)


def _roll_off(table: Table) -> SideNo:
    """The side that rolls higher on a D6; ties are rolled again."""
    home = away = 0
    while home == away:
        home, away = table.d6(), table.d6()
        table.tell("contest", home, away)
    return HOME if home > away else AWAY


def start_half(table: Table) -> None:
    """Fresh turn markers and, except in overtime, fresh re-rolls."""
    for side in (HOME, AWAY):
        table.side(side).turn = 0
    if table.half > 2:
        return
    for side in (HOME, AWAY):
        owner = table.side(side)
        now_has(table, side, "rerolls", owner.full_rerolls)
        now_has(table, side, "mascot_rerolls", owner.mascots)
        now_has(table, side, "wild_fireballs", owner.pyromancers)
    for side in (HOME, AWAY):
        for _ in range(table.side(side).chefs):
            cook(table, side)
    for side in (HOME, AWAY):
        now_has(table, side, "leader_rerolls", 1 if leader_in_team(table, side) else 0)


def cook(table: Table, side: SideNo) -> None:
    """Each 4+ on three dice wins a re-roll and takes one from the opponents, if they have any."""
    for _ in range(3):
        roll = table.d6()
        table.tell_test("cooks", side, 4, 0, roll >= 4)
        if roll >= 4:
            table.tell("chef", side)
            gain(table, side, "rerolls")
            other = OTHER_SIDE[side]
            now_has(table, other, "rerolls", max(0, table.side(other).rerolls - 1))


def leader_in_team(table: Table, side: SideNo) -> bool:
    """Has the side a player fit to play, in reserve too, who brings it a re-roll?"""
    for player in table.players(side):
        if table.state[player] not in (INJURED, SENT_OFF) and table.at[player][at.LEADS]:
            return True
    return False


# --- a drive begins ---------------------------------------------------------------------------


def start_drive(table: Table) -> Flow[None]:
    """Knocked-out players may come round; then both sides set up."""
    table.active = NEITHER
    table.scored = NEITHER
    come_round(table, 2)
    yield from revive(table, False)
    yield from come_on(table)
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


def come_round(table: Table, lowest: int) -> None:
    """Knocked-out players wake up on 4+, with help on less, but never below the `lowest` roll."""
    for side in (HOME, AWAY):
        bonus = min(table.side(side).babes, 4 - lowest)
        parts = table.part(STAFF, bonus)
        for player in table.players(side):
            if table.state[player] == KNOCKED_OUT:
                roll = table.d6()
                if wakes_again(table, side, roll):
                    table.tell_test("comes round", player, 4, bonus, False, RULE, parts)
                    roll = table.d6()
                awake = roll + bonus >= 4
                table.tell_test("comes round", player, 4, bonus, awake, RULE, parts)
                if awake:
                    table.state[player] = RESERVES


# --- a drive ends -----------------------------------------------------------------------------


def count_touchdown(table: Table) -> None:
    """The carrier has scored; his side kicks off the next drive."""
    scorer = table.scored
    table.side(scorer).score += 1
    table.tell("touchdown", table.carrier, scorer)
    earn(table, table.carrier, TOUCHDOWN)
    table.kicking = scorer


def end_drive(table: Table) -> Flow[None]:
    """Score, secret weapons, heat; then a new drive, a new half, or the final whistle."""
    if table.scored >= 0:
        count_touchdown(table)
        applaud(table, table.scored)
    table.tell("end of drive", table.home.score, table.away.score)
    yield from ban_weapons(table)
    _heat(table)
    clear_pitch(table)
    if table.held:
        back_to_bed(table)
        for until in (DRIVE, TURN, START):
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
        start_half(table)
        table.phase = phases.DRIVE
    else:
        yield from _full_time(table)


def ban_weapons(table: Table) -> Flow[None]:
    """Armed players who took part in the drive are sent off, wherever they are now.

    A spell that changed one of them does not hide what he has done.
    """
    for side in (HOME, AWAY):
        for player in table.players(side):
            if (
                table.marks[player] & PLAYED
                and table.original(player).at[at.BANNED]
                and table.state[player] != SENT_OFF
                and (table.state[player] != INJURED or may_return(table, player))
                and _is_noticed(table, player)
            ):
                result = yield from way_out(table, player)
                if result == ARGUED:
                    result = EXCUSED  # the drive is over: he stays where he is, even knocked out
                if result != BRIBED:
                    leave(table, player, result, ledger.FOR_WEAPON)


def _is_noticed(table: Table, player: PlayerNo) -> bool:
    """Does the referee see what the player is armed with?"""
    for skill in table.original(player).at[at.BANNED]:
        if skill.banned(table, player):
            return True
    return False


def _heat(table: Table) -> None:
    """Those who fainted before are back; in sweltering heat others collapse."""
    for side in (HOME, AWAY):
        for player in table.players(side):
            if table.state[player] == FAINTED:
                put_aside(table, player, RESERVES)
            elif table.on_pitch(player) and table.weather == SWELTERING:
                roll = table.d6()
                table.tell_test("heat", player, 2, 0, roll > 1)
                if roll == 1:
                    table.remove(player, FAINTED)
                    table.tell("faints", player)


def clear_pitch(table: Table) -> None:
    table.whisper("pitch cleared")
    table.carrier = NOBODY
    table.ball = NOWHERE
    table.loose = False
    for side in (HOME, AWAY):
        for player in table.players(side):
            if table.marks[player] & CHANGED:
                table.restore(player)
            table.marks[player] = 0
            table.spent[player] = 0
            if table.on_pitch(player):
                table.remove(player, RESERVES)


# --- the end ----------------------------------------------------------------------------------


def _full_time(table: Table) -> Flow[None]:
    if table.home.score != table.away.score:
        finish(table, "full time")
    elif table.half == 2:
        if (yield from wants_overtime(table)):
            table.half = 3
            table.tell("half", 3)
            start_half(table)
            yield from flip_coin(table)
            table.phase = phases.DRIVE
        else:
            finish(table, "draw")
    else:
        _penalties(table)


def wants_overtime(table: Table) -> Flow[bool]:
    if table.options.overtime != "agreed":
        return table.options.overtime == "always"
    for side in (HOME, AWAY):
        if not (yield from ask_yes(table, side, "overtime")):
            return False
    return True


def _penalties(table: Table) -> None:
    """Each coach rolls a D6 and adds his unused re-rolls; the higher wins."""
    while True:
        saved = [owner.rerolls + owner.leader_rerolls for owner in (table.home, table.away)]
        totals = [table.d6() + saved[side] for side in (HOME, AWAY)]
        notes = [table.part(REROLLS, each) for each in saved]
        table.tell("penalties", totals[0], totals[1], roll=table.contest(notes[0], notes[1]))
        if totals[0] != totals[1]:
            finish(table, "penalties", HOME if totals[0] > totals[1] else AWAY)
            return


def finish(table: Table, ending: str, winner: SideNo = NEITHER) -> None:
    """The final whistle."""
    if winner < 0 and table.home.score != table.away.score:
        winner = HOME if table.home.score > table.away.score else AWAY
    if table.edition.after_match is not None:
        table.edition.after_match(table, winner)
    table.winner = winner
    table.ending = ending
    table.phase = phases.OVER
    table.tell("over", table.home.score, table.away.score)


def concede(table: Table, side: SideNo) -> None:
    """The side gives up; its opponents are given the touchdowns they need to win, or all of them.

    A side short of players does not suffer what that costs others: the ending says so.
    """
    own, other = table.side(side), table.side(OTHER_SIDE[side])
    scored = other.score
    takes_all = table.edition.figures.concession_takes_all
    table.note(ledger.CONCEDED, side, amount=own.score if takes_all else 0)
    blameless = too_few(table, side)
    if takes_all:
        other.score += own.score + 1
        own.score = 0
    else:
        other.score = max(other.score, own.score + 1)
    if other.score > scored:
        table.note(ledger.AWARDED, OTHER_SIDE[side], amount=other.score - scored)
    table.tell("concedes", side)
    finish(table, "conceded short of players" if blameless else "conceded", OTHER_SIDE[side])

