"""Who and what a side can have beside its players."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects.base import Effect
from pigskin.effects.changes import GONE
from pigskin.effects.holding import MATCH, bless
from pigskin.effects.moments import (
    CLAIMS_DEAD,
    GATE_BONUS,
    KNITS_AGAIN,
    PREPARES,
    TREATS,
    WAKE_BONUS,
)
from pigskin.effects.of_sides import Counted
from pigskin.model import RAISED, ROSTERED, Profile, Table
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import LEADER_REROLL, NOTHING, Flow
from pigskin.rolls import NO_ANSWER
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import gain, has, lose, now_has, spend
from pigskin.rules.rerolls import leader_on_pitch, take_reroll


class Apothecary(Counted):
    id = 300
    name = "apothecaries"
    text = "Treats a casualty or a knock-out of the own team, once."
    key = "apothecaries"
    sold_as: tuple[str, ...] = ("wandering_apothecaries",)
    figure = True
    order = 40
    side_grants: tuple[int, ...] = (TREATS,)

    def side_may(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> bool:
        kind = table.profiles[player].kind
        return kind == ROSTERED or kind == RAISED or table.edition.figures.treats_hired


class Bribe(Counted):
    id = 302
    name = "bribes"
    text = "May make the referee look away, once."
    key = "bribes"
    sold_as: tuple[str, ...] = ("bribes",)
    figure = True


class LeaderReroll(Counted):
    id = 303
    name = "re-rolls of a leader"
    text = "A re-roll a half, as long as a leader is on the pitch."
    key = "leader_rerolls"
    figure = True
    order = 40

    def offers_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> Code:
        return LEADER_REROLL if leader_on_pitch(table, side) else NO_ANSWER

    def uses_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> bool:
        spend(table, side, self.key)
        take_reroll(table, player)
        return True

    def loses_reroll(self, table: Table, side: SideNo) -> bool:
        lose(table, side, self.key)
        return True


class Babes(Counted):
    id = 306
    name = "Bloodweiser Babes"
    text = "Each adds 1 to the rolls of knocked-out players who come round."
    key = "babes"
    sold_as: tuple[str, ...] = ("bloodweiser_babes", "bloodweiser_kegs")
    side_adds_to: tuple[int, ...] = (WAKE_BONUS,)

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return has(table, side, self.key)


class Chef(Counted):
    id = 307
    name = "master chefs"
    text = (
        "Each cooks once a half: each 4+ on three dice wins a re-roll and takes one from the "
        "opponents, if they have any."
    )
    key = "chefs"
    sold_as: tuple[str, ...] = ("halfling_master_chef",)
    side_notices: tuple[int, ...] = (PREPARES,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        for _ in range(has(table, side, self.key)):
            self._cook(table, side)
        yield from NOTHING

    def _cook(self, table: Table, side: SideNo) -> None:
        for _ in range(3):
            roll = table.d6()
            table.tell_test("cooks", side, 4, 0, roll >= 4)
            if roll >= 4:
                table.tell("chef", side)
                gain(table, side, "rerolls")
                other = OTHER_SIDE[side]
                now_has(table, other, "rerolls", max(0, table.side(other).rerolls - 1))


class Igor(Counted):
    id = 308
    name = "Igors"
    text = "Lets a player who has not regenerated try again, once."
    key = "igors"
    sold_as: tuple[str, ...] = ("igor",)
    order = 40
    question: str = "use the Igor"
    side_reacts_to: tuple[int, ...] = (KNITS_AGAIN,)

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        if not (yield from ask_yes(table, side, self.question, player)):
            return False
        spend(table, side, self.key)
        return True


class Necromancer(Counted):
    id = 309
    name = "necromancers"
    text = "Raises an opponent who has died, once."
    key = "necromancers"
    side_notices: tuple[int, ...] = (CLAIMS_DEAD,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        if not table.edition.can_rise(table, player):
            return
        if (yield from ask_yes(table, side, "raise the dead", player)):
            spend(table, side, self.key)
            bless(table, player, GONE, MATCH)
            risen: Profile = table.edition.zombie(table, side)
            zombie = table.seat(side, risen)
            table.tell("raised", zombie)
            table.note(ledger.RAISED, zombie, player)


class GateTrophy(Counted):
    id = 340
    name = "fans for a trophy"
    text = "Each is a thousand fans more at the gate, for a trophy that the team holds."
    key = "gate"
    side_adds_to: tuple[int, ...] = (GATE_BONUS,)

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return has(table, side, self.key)


STAFF: Final[list[Effect]] = [
    Apothecary(), Bribe(), LeaderReroll(), Babes(), Chef(), Igor(), Necromancer(), GateTrophy(),
]  # fmt: skip
