"""General skills that LRB6 and BB2016 have in their own way."""

from __future__ import annotations

from pigskin.effects.asking import cancelled
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_FOUL
from pigskin.effects.moments import ARMOUR_BONUS, RETURNS_KICK, STRIPS
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import Flow
from pigskin.rules.rerolls import offer_reroll, team_reroll_codes
from pigskin.rules.rolling import Attempt


class DirtyPlayer(Skill):
    name = "Dirty Player"
    id = 2
    category = "General"
    text = "Adds 1 to the armour roll or to the injury roll of his fouls, not to both."
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if cause == BY_FOUL else 0


class KickOffReturn(Skill):
    name = "Kick-Off Return"
    id = 6
    category = "General"
    text = (
        "One receiver who is off the line and unmarked may move up to three squares inside his own "
        "half after the kick has scattered; not on a touchback."
    )
    grants: tuple[int, ...] = (RETURNS_KICK,)


class Pro(Skill):
    name = "Pro"
    id = 8
    category = "General"
    text = (
        "Once a turn he may re-roll any of his rolls but armour, injury and casualty on a 4+; on "
        "1-3 the roll stands for good, though a team re-roll may be used on the Pro roll itself."
    )
    order = 60
    once_per_turn = True
    rerolls_success = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return not self.spent(table, me)

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        self.spend(table, me)
        attempt = ProRoll(table, me, "pro", 4)
        attempt.again_if_good = False
        return (yield from attempt.made(table))


class ProRoll(Attempt):
    """Only his team may help a professional who has failed."""

    def repeat(self, table: Table) -> Flow[Code]:
        codes = team_reroll_codes(table, self.player)
        return offer_reroll(table, self.player, self.test, codes, self.roll, self.need, self.told)


class StripBall(Skill):
    name = "Strip Ball"
    id = 10
    category = "General"
    text = (
        "A ball carrier whom his block pushes back drops the ball where he ends up, even if he "
        "stood firm."
    )
    grants: tuple[int, ...] = (STRIPS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not cancelled(table, other, "strip ball")
