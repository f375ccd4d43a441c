"""What the Harbour League plays in its own way. Numbers from 800 are for houses."""

from pigskin.effects.base import Skill
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
