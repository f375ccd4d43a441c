"""Who sees a foul, and bribes."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import ACCEPT_CALL, BRIBE, Flow, Question
from pigskin.rules.counting import has, spend
from pigskin.rules.fouling import BRIBED, SENT


def bribe_appeal(table: Table, player: PlayerNo) -> Flow[int]:
    """Bribes one after the other until one works."""
    while has(table, side_of(player), "bribes") > 0:
        answer = yield appeal_question(table, player, [BRIBE, ACCEPT_CALL])
        if answer == ACCEPT_CALL:
            return SENT
        if offer_bribe(table, player):
            return BRIBED
    return SENT


def offer_bribe(table: Table, player: PlayerNo) -> bool:
    """A bribe works on anything but a 1, and is gone either way; some may try a 1 again."""
    side = side_of(player)
    spend(table, side, "bribes")
    if _paid(table, player):
        return True
    for effect in table.side(side).at[at.BRIBES_AGAIN]:
        if effect.bribes_again(table, side):
            return _paid(table, player)
    return False


def _paid(table: Table, player: PlayerNo) -> bool:
    roll = table.d6()
    table.tell_test("bribe", player, 2, 0, roll > 1)
    return roll > 1


def appeal_question(table: Table, player: PlayerNo, codes: list[Code]) -> Question:
    """What a coach does about a call; he is told how many bribes he has."""
    side = side_of(player)
    return Question(side, "bribe", codes, player, number=has(table, side, "bribes"))
