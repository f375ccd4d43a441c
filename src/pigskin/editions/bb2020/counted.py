"""What a side has so many of, from this edition on."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.lrb6 import staff as older
from pigskin.effects.base import Effect
from pigskin.effects.moments import DRIVE_BEGINS, DRIVE_ENDS, TREATS
from pigskin.effects.of_sides import Counted
from pigskin.model import Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.questions import NOTHING, Flow
from pigskin.rules.counting import gain, has, now_has, spend


class Wanderer(Counted):
    id = 301
    name = "wandering apothecaries"
    text = "Treats journeymen and mercenaries as well, once."
    key = "wanderers"
    sold_as: tuple[str, ...] = ("wandering_apothecaries",)
    order = 60  # the own one is sent for first
    side_grants: tuple[int, ...] = (TREATS,)


class Bet(Counted):
    id = 316
    name = "bet"
    text = "Thousands staked on a win of the own team, which pays them back twice."
    key = "bet"
    figure = True

    def match_ends(self, table: Table, side: SideNo, winner: SideNo) -> None:
        stake = has(table, side, self.key)
        if winner == side:
            gain(table, side, "treasury", 2 * stake)
            table.note(ledger.BET_WON, side, amount=2 * stake)
        now_has(table, side, self.key, 0)


class DriveReroll(Counted):
    id = 317
    name = "re-rolls for the drive"
    text = "So many of the re-rolls are gone when the drive ends; they are used first."
    key = "drive_rerolls"
    figure = True
    order = 10
    side_notices: tuple[int, ...] = (DRIVE_ENDS,)

    def reroll_spent(self, table: Table, side: SideNo) -> None:
        spend(table, side, self.key)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        left = max(0, table.side(side).rerolls - has(table, side, self.key))
        now_has(table, side, "rerolls", left)
        now_has(table, side, self.key, 0)
        yield from NOTHING


class ComingReroll(Counted):
    id = 318
    name = "re-rolls for the next drive"
    text = "Won for the next drive, and gone after it."
    key = "coming_rerolls"
    figure = True
    order = 10
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        coming = has(table, side, self.key)
        gain(table, side, "rerolls", coming)
        gain(table, side, "drive_rerolls", coming)
        now_has(table, side, self.key, 0)
        yield from NOTHING


class ArguedAgain(Effect):
    """Told by the event that the head coach begins again."""

    id = 321
    name = "argued again"
    text = "The referee has let the head coach begin an argument again, once a match."
    key = "corrupted"
    apart = True


class MortuaryAssistant(older.Igor):
    id = 337
    sold_as: tuple[str, ...] = ("mortuary_assistant",)
    question: str = "use the mortuary assistant"


COUNTED: Final[list[Effect]] = [
    Wanderer(), Bet(), DriveReroll(), ComingReroll(), ArguedAgain(), MortuaryAssistant(),
]  # fmt: skip
