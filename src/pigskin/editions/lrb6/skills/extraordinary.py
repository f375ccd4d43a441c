"""The skills that only this edition and its neighbour play."""

from __future__ import annotations

from pigskin.editions.lrb6.bombs import throw_bombs
from pigskin.effects.base import Skill
from pigskin.model import SPECIAL, STANDING, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import ACTIVATE, Flow, code


class Bombardier(Skill):
    name = "Bombardier"
    id = 55
    category = "Extraordinary"
    text = (
        "Instead of any other action he may throw a bomb, without moving. It is thrown like the "
        "ball; whoever catches it must throw it on. Where it comes down it explodes: the player in "
        "the square goes down, those beside it on a 4+."
    )
    action = SPECIAL

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        return [code(ACTIVATE, me, SPECIAL)] if table.state[me] == STANDING else []

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        yield from throw_bombs(table, me)
