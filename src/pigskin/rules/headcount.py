"""Too many players on the pitch: a call from beside the table, once a drive has begun.

Nobody can set up too many here, but a position may have them.
"""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import TAKE_PLAYER, Flow, Question, code, player_of
from pigskin.rules import phases
from pigskin.rules.acting import end_action
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.fouling import ARGUED, BRIBED, SENT, leave, way_out

ELEVEN: Final = 11
SWARM: Final = 3  # the most who may swarm onto the pitch at one kick-off


def too_many(table: Table, side: SideNo) -> int:
    """How many players of a side are on the pitch who should not be.

    Those who swarm come on beside the eleven, though no more than were there before.
    """
    there = [player for player in table.players(side) if table.on_pitch(player)]
    swarming = sum(1 for player in there if may(table, player, at.SWARMS))
    return max(0, len(there) - ELEVEN - min(SWARM, swarming // 2))


def send_extras_off(table: Table, side: SideNo) -> Flow[None]:
    """The opponents choose who goes. Who gets away with it leaves the pitch all the same."""
    table.tell("too many players", side)
    for _ in range(too_many(table, side)):
        codes = [
            code(TAKE_PLAYER, player) for player in table.players(side) if table.on_pitch(player)
        ]
        player = player_of((yield Question(OTHER_SIDE[side], "too many players", codes)))
        yield from _off(table, player, side)
    if table.phase == phases.ACTION and (
        table.turnover or not table.on_pitch(table.actor) or table.scored >= 0
    ):
        yield from end_action(table)
    elif table.turnover or table.scored >= 0:
        table.phase = phases.END_TURN


def _off(table: Table, player: PlayerNo, side: SideNo) -> Flow[None]:
    table.tell("caught", player)
    result = yield from way_out(table, player)
    if side == table.active and result != BRIBED:
        turn_over(table, "sent off")
    if table.turn_to(player):
        table.drop_ball(table.place[player])
    leave(table, player, SENT if result == SENT else ARGUED)
    yield from settle(table)
