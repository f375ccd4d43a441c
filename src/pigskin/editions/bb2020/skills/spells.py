"""What spells do to a player for a while, in the shape of skills nobody learns."""

from __future__ import annotations

from typing import Final

from pigskin.effects.base import Skill
from pigskin.effects.changes import BETTER_PASSER, FASTER, NIMBLER
from pigskin.effects.holding import TURN, bless
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import IMPROVE, Flow, Question, code, first_of

# What the dance improves, by its place in the answer.
DANCE_STEPS: Final[tuple[tuple[str, int], ...]] = (
    ("MA", FASTER),
    ("AG", NIMBLER),
    ("PA", BETTER_PASSER),
)


class RoughGround(Skill):
    """A turn in which the ground is against the team."""

    category = "Spell"

    def __init__(self, name: str, penalty: int, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.penalty = penalty
        self.text = f"{penalty} to his Rush rolls in this turn."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return self.penalty if test == "go for it" else 0


class StoneBoots(Skill):
    name = "Stone Boots"
    id = 168
    category = "Spell"
    text = "-1 to his tests to dodge, jump and leap in this drive."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test in ("dodge", "jump", "leap") else 0


class DanseMacabre(Skill):
    name = "Danse Macabre"
    id = 169
    category = "Spell"
    text = "Activated in this turn, he is 1 better in MA, AG or PA for the rest of it."
    order = 1

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        steps = [
            number
            for number, (stat, _) in enumerate(DANCE_STEPS)
            if stat != "PA" or table.profiles[me].pa
        ]
        codes = [code(IMPROVE, number) for number in steps]
        answer = yield Question(side_of(me), "danse macabre", codes, me)
        bless(table, me, DANCE_STEPS[first_of(answer)][1], TURN)
        return True
