"""Trapdoors: what happens to players who step on an open one.

`Table.put` notes them in `Table.treading`; the rules call `spring` as soon as what moved them there
is settled. While nothing opens trapdoors (see `Effect.pitfalls`) nobody is ever noted.
"""

from __future__ import annotations

from pigskin.effects.causes import BY_CROWD
from pigskin.model import NOBODY, RESERVES, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.questions import Flow
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.casualties import out_of_play
from pigskin.rules.injury import injure
from pigskin.rules.rolling import plain_test


def spring(table: Table) -> Flow[None]:
    """Everybody who has stepped on a trapdoor and is still there rolls; on a 1 it opens."""
    while table.treading:
        player = table.treading[0]
        table.treading = table.treading[1:]
        sq = table.place[player]
        if table.scored >= 0:
            continue  # play has stopped
        if sq in table.pitfalls and not (yield from plain_test(table, player, "trapdoor", 2)):
            yield from _fall_through(table, player, sq)


def _fall_through(table: Table, player: PlayerNo, sq: Square) -> Flow[None]:
    """He is out as if the crowd had got him; a ball he held bounces from where he stood."""
    table.tell("falls through", player)
    if table.turn_to(player):
        table.drop_ball(sq)
        if side_of(player) == table.active:
            turn_over(table, "carrier through the trapdoor")
    table.remove(player, RESERVES)
    out_of_play(table, player)
    yield from injure(table, player, NOBODY, BY_CROWD)
    yield from settle(table)
