"""The weather: what each day does to players. The table has one of these at a time.

Which it is today is `Table.weather`, the place in the edition's list.
"""

from __future__ import annotations

from typing import Final

from pigskin import rolls
from pigskin.effects.base import Effect
from pigskin.effects.moments import OVERCOMES
from pigskin.model import FAINTED, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import SHORT
from pigskin.questions import NOTHING, Flow
from pigskin.rules.rolling import ignores


class Weather(Effect):
    """A kind of weather."""

    apart = True  # events, views and positions speak of the weather


class SwelteringHeat(Weather):
    name = "sweltering heat"
    id = 440
    text = "When a drive ends everybody on the pitch rolls a D6: on a 1 he misses the next one."
    side_notices: tuple[int, ...] = (OVERCOMES,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        for player in table.players(side):
            if table.on_pitch(player):
                roll = table.d6()
                table.tell_test("heat", player, 2, 0, roll > 1)
                if roll == 1:
                    table.remove(player, FAINTED)
                    table.tell("faints", player)
        yield from NOTHING


class VerySunny(Weather):
    name = "very sunny"
    id = 441
    text = "Everybody who throws something has -1."
    order = 90
    source = rolls.SUNSHINE

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test in ("pass", "throw team-mate", "kick team-mate") else 0


class Nice(Weather):
    name = "nice"
    id = 442
    text = "Nothing spoils the game."


class PouringRain(Weather):
    name = "pouring rain"
    id = 443
    text = "Everybody who picks the ball up, catches it or reaches for it in flight has -1."
    order = 90
    source = rolls.RAIN

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        if test not in ("pick-up", "catch", "intercept", "interfere"):
            return 0
        return 0 if ignores(table, me, test, "rain") else -1


class Blizzard(Weather):
    name = "blizzard"
    id = 444
    text = "Who goes for it has -1, and nobody throws farther than a short pass."
    order = 10
    source = rolls.ICE

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test == "go for it" else 0

    def farthest_throw(self, table: Table, me: PlayerNo) -> int:
        return SHORT


# By their numbers on the table.
WEATHERS: Final[list[Effect]] = [
    SwelteringHeat(), VerySunny(), Nice(), PouringRain(), Blizzard(),
]  # fmt: skip
