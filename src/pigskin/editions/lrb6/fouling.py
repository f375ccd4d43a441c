"""Who sees a foul, and bribes."""

from __future__ import annotations

from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import ACCEPT_CALL, BRIBE, NOTHING, Flow
from pigskin.rules.counting import spend
from pigskin.rules.fouling import BRIBED, SENT, appeal_question


def only_the_referee(table: Table, player: PlayerNo, victim: PlayerNo) -> Flow[bool]:
    """Nobody but the referee watches, and he has seen nothing."""
    yield from NOTHING
    return False


def bribe_appeal(table: Table, player: PlayerNo) -> Flow[int]:
    """Bribes one after the other until one works."""
    while table.side(side_of(player)).bribes > 0:
        answer = yield appeal_question(table, player, [BRIBE, ACCEPT_CALL])
        if answer == ACCEPT_CALL:
            return SENT
        if offer_bribe(table, player):
            return BRIBED
    return SENT


def offer_bribe(table: Table, player: PlayerNo) -> bool:
    """A bribe works on anything but a 1, and is gone either way; a fixer tries a 1 again."""
    owner = table.side(side_of(player))
    spend(table, side_of(player), "bribes")
    roll = table.d6()
    table.tell_test("bribe", player, 2, 0, roll > 1)
    if roll == 1 and owner.fixers:
        roll = table.d6()
        table.tell_test("bribe", player, 2, 0, roll > 1)
    return roll > 1
