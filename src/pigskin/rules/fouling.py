"""Fouls, the referee, and those who pay him."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_FOUL
from pigskin.model import NOBODY, PRONE, RESERVES, SENT_OFF, STUNNED, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import Flow
from pigskin.rolls import FOULING, UNMARKED, Modifiers
from pigskin.rules.armour import Armour
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.block_dice import assists
from pigskin.rules.casualties import out_of_play
from pigskin.rules.injury import apply_injury, injury_band, niggles, tell_injury, weakness, worsened


def foul(table: Table, player: PlayerNo, victim: PlayerNo) -> Flow[None]:
    """Kick an opponent who is down."""
    table.tell("foul", player, victim)
    table.note(ledger.FOUL, player, victim)
    parts = table.parts()
    modifier = foul_modifier(table, player, victim, parts)
    for skill in table.at[player][at.ATTACK]:
        # An armed player uses his weapon for this too; it may turn on him instead.
        bonus = yield from skill.armed_foul(table, player, victim)
        if bonus < 0:
            return
        modifier += bonus
        if parts is not None:
            parts.add(skill.id, bonus, player)
    armour = Armour(table, victim, player, BY_FOUL, modifier, parts)
    if (yield from _goes_through(table, player, victim)):
        armour.broken = True
    else:
        yield from armour.make(table)
    unseen = at.UNSEEN_BREAKING if armour.broken else at.UNSEEN
    seen = armour.double and not may(table, player, unseen)
    if armour.broken:
        one, two = table.d6(), table.d6()
        noted = table.part(armour.bonus_of, armour.bonus_left(), player)
        bonus = niggles(table, victim, noted) + armour.bonus_left()
        bonus += weakness(table, victim, player, BY_FOUL, noted)
        bare = may(table, victim, at.BARE_INJURY)
        if bare:
            bonus, noted = 0, table.parts()
        total = one + two + bonus
        band = injury_band(table, victim, total, BY_FOUL, player)
        roll = tell_injury(table, victim, total, bonus, band, BY_FOUL, player, noted)
        seen = seen or one == two
        if not bare:
            total = yield from worsened(table, victim, player, BY_FOUL, one + two, bonus, roll)
        band = injury_band(table, victim, total, BY_FOUL, player)
        yield from apply_injury(table, victim, player, BY_FOUL, band, total)
    if not seen:
        seen = yield from _spotted(table, player, victim)
    if seen and not may(table, player, at.OVERLOOKED, victim):
        yield from sent_off(table, player)
    yield from settle(table)


def _goes_through(table: Table, player: PlayerNo, victim: PlayerNo) -> Flow[bool]:
    """Does armour break without a roll?"""
    for effect in table.at[player][at.FOULS_THROUGH]:
        if (yield from effect.reacts(table, player, at.FOULS_THROUGH, victim)):
            table.tell("armour broken", victim, effect.id)
            return True
    return False


def _spotted(table: Table, player: PlayerNo, victim: PlayerNo) -> Flow[bool]:
    """The referee has seen nothing: has anybody else, on behalf of the other side?"""
    side = OTHER_SIDE[side_of(player)]
    for effect in table.side(side).at[at.SPOTS]:
        if (yield from effect.spots(table, side, player, victim)):
            return True
    return False


def can_be_fouled(table: Table, player: PlayerNo) -> bool:
    """Is he down, and does nothing protect him?"""
    state = table.state[player]
    return (state == PRONE or state == STUNNED) and not may(table, player, at.CANNOT_BE_FOULED)


def foul_modifier(
    table: Table, player: PlayerNo, victim: PlayerNo, parts: Modifiers | None = None
) -> int:
    """What is added to the armour roll of a foul: what the rules give for it, and assists."""
    if may(table, victim, at.BARE_ARMOUR):
        return -assists(table, victim, player, True, NOBODY, parts, -1)
    total = table.options.foul_base_bonus
    if parts is not None:
        parts.add(FOULING, total)
    if table.options.foul_unmarked_bonus and not table.zones_on(
        table.place[player], side_of(player)
    ):
        total += table.options.foul_unmarked_bonus
        if parts is not None:
            parts.add(UNMARKED, table.options.foul_unmarked_bonus)
    helping = assists(table, player, victim, True, NOBODY, parts)
    hindering = assists(table, victim, player, True, NOBODY, parts, -1)
    return total + helping - hindering


# What becomes of a player the referee wants off.
SENT: Final = 0
ARGUED: Final = 1  # to the reserves instead, though the turn is still lost
BRIBED: Final = 2  # nothing happened
EXCUSED: Final = 3  # he stays where he is, though the turn is still lost


def sent_off(table: Table, player: PlayerNo) -> Flow[None]:
    """The referee sends a player off for a foul, unless his coach finds a way out."""
    table.tell("caught", player)
    result = yield from way_out(table, player)
    if result == BRIBED:
        return
    turn_over(table, "sent off")
    if result != EXCUSED and table.turn_to(player):
        table.drop_ball(table.place[player])
    leave(table, player, result, ledger.FOR_FOUL)


def way_out(table: Table, player: PlayerNo) -> Flow[int]:
    """What the player and his coach can do about a call: SENT, ARGUED, BRIBED or EXCUSED."""
    for skill in table.at[player][at.BUYS_OFF]:
        if (yield from skill.reacts(table, player, at.BUYS_OFF, NOBODY)):
            table.note(ledger.LET_OFF, player, cause=ledger.BRIBE)
            return BRIBED
    result = yield from table.edition.appeal(table, player)
    if result != SENT:
        bribed = result == BRIBED
        table.note(ledger.LET_OFF, player, cause=ledger.BRIBE if bribed else ledger.ARGUMENT)
    return result


def leave(table: Table, player: PlayerNo, result: int, why: int = ledger.FOR_WHIM) -> None:
    """Off he goes, to the dungeon or only to the reserves, unless he is excused."""
    if result == EXCUSED:
        table.tell("excused", player)
        return
    table.remove(player, RESERVES if result == ARGUED else SENT_OFF)
    table.tell("argued back" if result == ARGUED else "sent off", player)
    if result == SENT:
        table.note(ledger.SENT_OFF, player, cause=why)
    out_of_play(table, player)
