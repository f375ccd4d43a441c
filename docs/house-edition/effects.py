"""What the Harbour League plays in its own way. Numbers from 800 are for houses."""

from pigskin.effects.base import Effect, Skill
from pigskin.model import POURING_RAIN, Table
from pigskin.numbers import PlayerNo


class SeaLegs(Skill):
    name = "Sea Legs"
    id = 800
    category = "Agility"
    text = "On a wet pitch he may re-roll one failed dodge or rush a turn."
    once_per_turn = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        wet = table.weather == POURING_RAIN
        return wet and test in ("dodge", "go for it") and not self.spent(table, me)


class Tarpaulins(Effect):
    """What a side holds that has bought the inducement."""

    name = "tarpaulins"
    id = 801
    text = "The side's players handle the ball in the rain as if it were dry."
    sold_as = ("tarpaulins",)

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return what == "rain"
