"""Fouls, the referee, and those who pay him."""

from __future__ import annotations

from pigskin.model import SENT_OFF, Table, side_of
from pigskin.questions import ACCEPT_CALL, BRIBE, Flow, Question
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.blocking import assists
from pigskin.rules.injury import Armour, apply_injury, injury_band
from pigskin.skills import base as at
from pigskin.skills.base import BY_FOUL


def foul(table: Table, player: int, victim: int) -> Flow[None]:
    """Kick an opponent who is down."""
    table.tell("foul", player, victim)
    modifier = table.options.foul_base_bonus
    modifier += assists(table, player, victim, True) - assists(table, victim, player, True)
    for skill in table.profiles[player].at[at.ATTACK]:
        if skill.attack_forced():
            # An armed player uses his weapon for this too; it may turn on him instead.
            bonus = yield from skill.armed_foul(table, player, victim)
            if bonus < 0:
                return
            modifier += bonus
    armour = Armour(table, victim, player, BY_FOUL, modifier)
    yield from armour.make(table)
    seen = armour.double
    for skill in table.profiles[player].at[at.UNSEEN]:
        if skill.unseen(table, player, armour.broken):
            seen = False
    if armour.broken:
        one, two = table.d6(), table.d6()
        bonus = table.profiles[victim].niggling + armour.bonus_left()
        band = injury_band(table, victim, one + two + bonus)
        table.tell("injury", victim, one + two, bonus, band)
        seen = seen or one == two
        yield from apply_injury(table, victim, player, BY_FOUL, band, one + two + bonus)
    if seen:
        yield from sent_off(table, player)
    yield from settle(table)


def sent_off(table: Table, player: int) -> Flow[bool]:
    """The referee sends a player off for a foul, unless he is bribed. True when he went."""
    table.tell("caught", player)
    if (yield from bribed(table, player)):
        return False
    turn_over(table, "sent off")
    if table.carrier == player:
        table.drop_ball(table.place[player])
    table.remove(player, SENT_OFF)
    table.tell("sent off", player)
    return True


def bribed(table: Table, player: int) -> Flow[bool]:
    """Offer bribes one after the other until one works; a 1 wastes it."""
    owner = table.side(side_of(player))
    while owner.bribes > 0:
        answer = yield Question(
            side_of(player), "bribe", [BRIBE, ACCEPT_CALL], player, number=owner.bribes
        )
        if answer == ACCEPT_CALL:
            return False
        owner.bribes -= 1
        roll = table.d6()
        table.tell("bribe", player, roll, 2, 1 if roll > 1 else 0)
        if roll > 1:
            return True
    return False

