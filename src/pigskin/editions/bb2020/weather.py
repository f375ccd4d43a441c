"""The weather, where it does something else than before."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.prayers import at_random
from pigskin.editions.lrb6.weather import WEATHERS as BEFORE
from pigskin.editions.lrb6.weather import Weather
from pigskin.effects.base import Effect
from pigskin.effects.moments import OVERCOMES
from pigskin.model import FAINTED, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import NOTHING, Flow
from pigskin.rules.spells import on_pitch


class SwelteringHeat(Weather):
    name = "sweltering heat"
    id = 445
    text = "When a drive ends D3 random players of each side on the pitch miss the next one."
    side_notices: tuple[int, ...] = (OVERCOMES,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        if side != HOME:
            return  # one roll is for both
        number = table.roll(3)
        table.tell("players", number)
        for each in (HOME, AWAY):
            for player in at_random(table, on_pitch(table, each), number):
                table.remove(player, FAINTED)
                table.tell("faints", player)
        yield from NOTHING


WEATHERS: Final[list[Effect]] = [SwelteringHeat(), *BEFORE[1:]]
