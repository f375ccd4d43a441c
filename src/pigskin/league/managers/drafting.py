"""How the steady manager draws up a list: that of a new team, or of a new season."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pigskin.league.desk import Desk
from pigskin.league.legal import price_of
from pigskin.league.managers.base import asked_of
from pigskin.league.managers.hiring import (
    ELEVEN,
    MORE_REROLLS,
    PLAYERS,
    REROLLS,
    having,
    linemen,
    worth_it,
)
from pigskin.league.managers.wishes import ruined
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.league.steps.drafting import old_price

DONE: Final = "done"
_FANS: Final = 3  # bought with what is left
_BARGAIN: Final = 20_000  # so much more than a rookie an old hand may ask for his few points


def drafted(desk: Desk) -> str:
    """What comes on the list next."""
    answers = asked_of(desk).answers
    return next(each for each in (*_wanted(desk), DONE, *_fill(desk.sheet)) if each in answers)


def _wanted(desk: Desk) -> Iterator[str]:
    sheet = desk.sheet
    there = len(sheet.active)
    if there < PLAYERS:
        for player in sorted(_old_hands(sheet), key=lambda each: _merit(sheet, each)):
            if old_price(desk, player) + _reserve(sheet, there + 1) <= sheet.treasury:
                yield f"keep {player.key}"
    if sheet.rerolls < REROLLS:
        yield "buy re-roll"
    if sheet.roster.apothecary:
        yield "buy apothecary"
    if there < PLAYERS - 1:
        for position in worth_it(sheet):
            if having(sheet, position) < position.maximum:
                yield from _known(desk, position.name)
                yield f"hire {position.name}"
        yield from _fill(sheet)
    if sheet.rerolls < MORE_REROLLS:
        yield "buy re-roll"
    if there < PLAYERS:
        yield from _fill(sheet)
    if sheet.bought_fans < _FANS:
        yield "buy fan"


def _old_hands(sheet: Sheet) -> list[SheetPlayer]:
    """Who has learned something and is whole, or has rested and may be whole again."""
    return [
        each
        for each in sheet.players.values()
        if each.state == "released" and each.advances
        and (each.resting or not ruined(sheet, each))
    ]  # fmt: skip


def _merit(sheet: Sheet, player: SheetPlayer) -> tuple[bool, int]:
    """Specialists before linemen; then who has learned most."""
    common = sheet.position_of(player) in sheet.roster.journeyman_positions
    return (common, -len(player.advances))


def _known(desk: Desk, position: str) -> Iterator[str]:
    """Those of the old list who are nearly as cheap as rookies, and have some points already."""
    sheet = desk.sheet
    for player in sheet.players.values():
        if player.state == "released" and player.position == position and player.spp:
            more = old_price(desk, player) - sheet.position_of(player).cost
            if more <= _BARGAIN and not ruined(sheet, player):
                yield f"keep {player.key}"


def _reserve(sheet: Sheet, there: int) -> int:
    """Gold that is not for old hands: eleven players, re-rolls, the apothecary."""
    lineman = min([each.cost for each in sheet.roster.journeyman_positions])
    rerolls = max(0, REROLLS - sheet.rerolls) * price_of(sheet, "re-roll", creation=True)
    doctor = sheet.roster.apothecary and not sheet.apothecary
    apothecary = price_of(sheet, "apothecary") if doctor else 0
    return max(0, ELEVEN - there) * lineman + rerolls + apothecary


def _fill(sheet: Sheet) -> Iterator[str]:
    for position in linemen(sheet):
        yield f"hire {position.name}"
