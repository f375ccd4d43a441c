"""The head coach argues the call."""

from __future__ import annotations

from pigskin.editions.lrb6.fouling import appeal_question, offer_bribe
from pigskin.effects import moments as at
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.questions import ACCEPT_CALL, ARGUE, BRIBE, Flow
from pigskin.rolls import REFEREE, RULE
from pigskin.rules.counting import has, set_to
from pigskin.rules.fouling import ARGUED, BRIBED, SENT


def argue_appeal(table: Table, player: PlayerNo) -> Flow[int]:
    """The head coach may argue, once a call, before or after any bribes."""
    side = side_of(player)
    may_argue = not has(table, side, "coach_banned")
    while may_argue or has(table, side, "bribes") > 0:
        codes = [ACCEPT_CALL]
        if has(table, side, "bribes") > 0:
            codes.append(BRIBE)
        if may_argue:
            codes.append(ARGUE)
        answer = yield appeal_question(table, player, codes)
        if answer == ACCEPT_CALL:
            return SENT
        if answer == BRIBE:
            if offer_bribe(table, player):
                return BRIBED
            continue
        may_argue = False
        roll = table.d6()
        need = 5 if argues_well(table, side) else 6
        parts = table.part(REFEREE, 6 - need)
        table.tell_test("argue the call", player, 6, 6 - need, roll >= need, RULE, parts)
        if roll >= need:
            return ARGUED
        if roll == 1:
            set_to(table, side, "coach_banned", 1)
            table.tell("coach banned", side)
    return SENT


def argues_well(table: Table, side: SideNo) -> bool:
    """Does a 5 win the argument as well?"""
    for effect in table.side(side).at[at.ARGUES_WELL]:
        if effect.side_may(table, side, at.ARGUES_WELL, NOBODY):
            return True
    return False
