"""Drives, halves and the end of the match."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.model import (
    ABSENT,
    INJURED,
    KNOCKED_OUT,
    NEITHER,
    NOBODY,
    NOWHERE,
    PLAYED,
    RESERVES,
    SENT_OFF,
    TOUCHDOWN,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import HEADS, KICK, RECEIVE, TAILS, Flow, Question
from pigskin.rolls import RULE, STAFF
from pigskin.rules import phases
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import in_end_zone
from pigskin.rules.changing_sides import give_all_back
from pigskin.rules.feats import earn
from pigskin.rules.fouling import ARGUED, BRIBED, EXCUSED, leave, way_out
from pigskin.rules.setup import too_few
from pigskin.rules.sideline import may_return

# --- the toss ---------------------------------------------------------------------------------


def flip_coin(table: Table) -> Flow[None]:
    """The away coach calls the coin, or each rolls a die; the winner kicks or receives."""
    lucky = [side for side in (HOME, AWAY) if table.side(side).at[at.WINS_TOSS]]
    if len(lucky) == 1:
        winner = lucky[0]
    elif table.options.toss == "roll-off":
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


def leader_in_team(table: Table, side: SideNo) -> bool:
    """Has the side a player fit to play, in reserve too, who brings it a re-roll?"""
    for player in table.players(side):
        if table.state[player] not in (ABSENT, INJURED, SENT_OFF) and may(table, player, at.LEADS):
            return True
    return False


# --- a drive begins ---------------------------------------------------------------------------


def come_round(table: Table, lowest: int) -> None:
    """Knocked-out players wake up on 4+, with help on less, but never below the `lowest` roll."""
    for side in (HOME, AWAY):
        bonus = 0
        for effect in table.side(side).at[at.WAKE_BONUS]:
            bonus += effect.side_adds(table, side, at.WAKE_BONUS, NOBODY)
        bonus = min(bonus, 4 - lowest)
        parts = table.part(STAFF, bonus)
        for player in table.players(side):
            if table.state[player] == KNOCKED_OUT and not may(table, player, at.SLEEPS_ON):
                roll = table.d6()
                if _wakes_again(table, side, roll):
                    table.tell_test("comes round", player, 4, bonus, False, RULE, parts)
                    roll = table.d6()
                awake = roll + bonus >= 4
                table.tell_test("comes round", player, 4, bonus, awake, RULE, parts)
                if awake:
                    table.state[player] = RESERVES


def _wakes_again(table: Table, side: SideNo, roll: int) -> bool:
    """May the roll of a knocked-out player be made again?"""
    for effect in table.side(side).at[at.WAKES_AGAIN]:
        if effect.wakes_again(table, side, roll):
            return True
    return False


# --- a drive ends -----------------------------------------------------------------------------


def count_touchdown(table: Table) -> None:
    """The carrier has scored; his side kicks off the next drive."""
    scorer = table.scored
    for carrier in table.carriers():
        if side_of(carrier) == scorer and in_end_zone(table, carrier):
            table.turn_to(carrier)
    table.side(scorer).score += 1
    table.tell("touchdown", table.carrier, scorer)
    earn(table, table.carrier, TOUCHDOWN)
    table.kicking = scorer


def ban_weapons(table: Table) -> Flow[None]:
    """Armed players who took part in the drive are sent off, wherever they are now.

    A spell that changed one of them does not hide what he has done.
    """
    for side in (HOME, AWAY):
        for player in table.players(side):
            if (
                table.marks[player] & PLAYED
                and _weapons(table, player)
                and table.state[player] != SENT_OFF
                and (table.state[player] != INJURED or may_return(table, player))
                and (yield from _is_noticed(table, player))
            ):
                result = yield from way_out(table, player)
                if result == ARGUED:
                    result = EXCUSED  # the drive is over: he stays where he is, even knocked out
                if result != BRIBED:
                    leave(table, player, result, ledger.FOR_WEAPON)


def _weapons(table: Table, player: PlayerNo) -> tuple[Effect, ...]:
    """What the referee could object to: the player's own, and what he was given."""
    own = table.original(player).at[at.BANNED]
    given = table.at[player][at.BANNED]
    if given == own:
        return own
    return (*own, *[each for each in given if each not in own])


def _is_noticed(table: Table, player: PlayerNo) -> Flow[bool]:
    """Does the referee see what the player is armed with?"""
    for skill in _weapons(table, player):
        if (yield from skill.reacts(table, player, at.BANNED, NOBODY)):
            return True
    return False


def clear_pitch(table: Table) -> None:
    table.whisper("pitch cleared")
    table.carrier = NOBODY
    table.ball = NOWHERE
    table.loose = False
    table.spare = None
    for side in (HOME, AWAY):
        for player in table.players(side):
            table.marks[player] = 0
            table.spent[player] = 0
            if table.on_pitch(player):
                table.remove(player, RESERVES)


# --- the end ----------------------------------------------------------------------------------


def wants_overtime(table: Table) -> Flow[bool]:
    if table.options.overtime != "agreed":
        return table.options.overtime == "always"
    for side in (HOME, AWAY):
        if not (yield from ask_yes(table, side, "overtime")):
            return False
    return True


def finish(table: Table, ending: str, winner: SideNo = NEITHER) -> None:
    """The final whistle."""
    if winner < 0 and table.home.score != table.away.score:
        winner = HOME if table.home.score > table.away.score else AWAY
    give_all_back(table)
    if table.edition.after_match is not None:
        table.edition.after_match(table, winner)
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.MATCH_ENDS]:
            effect.match_ends(table, side, winner)
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
