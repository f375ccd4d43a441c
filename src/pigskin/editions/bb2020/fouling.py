"""The referee, those who watch with him, and what can be done about a call."""

from __future__ import annotations

from pigskin.editions.bb2020.arguing import WINS, argue, may_argue
from pigskin.editions.lrb6.fouling import appeal_question, offer_bribe
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import ACCEPT_CALL, ARGUE, BRIBE, Flow
from pigskin.rules.counting import has
from pigskin.rules.fouling import BRIBED, EXCUSED, SENT


def appeal(table: Table, player: PlayerNo) -> Flow[int]:
    """First the head coach may argue; then, or instead, bribes are offered."""
    side = side_of(player)
    if table.options.appeal == "bribe first":
        return (yield from _pays_first(table, player))
    if may_argue(table, side):
        codes = [ACCEPT_CALL, ARGUE]
        if has(table, side, "bribes") > 0:
            codes.append(BRIBE)
        answer = yield appeal_question(table, player, codes)
        if answer == ACCEPT_CALL:
            return SENT
        if answer == BRIBE:
            return (yield from _pay(table, player, True))
        roll = argue(table, player)
        if roll >= WINS:
            return EXCUSED
        if roll == 1:
            return SENT  # with the head coach gone nobody takes money for this
    return (yield from _pay(table, player, False))


def _pays_first(table: Table, player: PlayerNo) -> Flow[int]:
    """The other way round: who cannot buy himself free may still be argued for."""
    if (yield from _pay(table, player, False)) == BRIBED:
        return BRIBED
    if not may_argue(table, side_of(player)):
        return SENT
    answer = yield appeal_question(table, player, [ACCEPT_CALL, ARGUE])
    if answer == ACCEPT_CALL:
        return SENT
    return EXCUSED if argue(table, player) >= WINS else SENT


def _pay(table: Table, player: PlayerNo, willing: bool) -> Flow[int]:
    """Bribes one after the other; for a secret weapon, between drives, usually one is taken.

    `willing` coaches have said so already.
    """
    while has(table, side_of(player), "bribes") > 0:
        if not willing:
            answer = yield appeal_question(table, player, [BRIBE, ACCEPT_CALL])
            if answer == ACCEPT_CALL:
                return SENT
        if offer_bribe(table, player):
            return BRIBED
        if table.active < 0 and not table.options.many_bribes:
            return SENT
        willing = False
    return SENT
