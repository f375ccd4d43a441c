"""Whom the steady manager hires and fires, and what he buys, between matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pigskin.league.desk import Desk
from pigskin.league.legal import price_of
from pigskin.league.managers.base import asked_of
from pigskin.league.managers.wishes import STUNTY, role_of, ruined
from pigskin.league.sheet import Sheet
from pigskin.league.steps.hiring import FREE, guest_price
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import Position

DONE: Final = "done"
ELEVEN: Final = 11
PLAYERS: Final = 13  # a list as he likes it, with twelve to begin with
FREE_PLAYERS: Final = 14  # as long as they cost nothing
REROLLS: Final = 3
MORE_REROLLS: Final = 4  # when there is gold for it
_NEARLY: Final = 30_000  # missing for something: a risk one takes for a match
_DEAR: Final = 80_000  # a player one would rather wait for than replace


def hired(desk: Desk) -> str:
    """What is to be done next; "done" if there is no need, or gold is better saved."""
    answers = asked_of(desk).answers
    for wanted in (*_rests(desk), *_fires(desk)):
        if wanted in answers:
            return wanted
    for wanted, price in _purposes(desk):
        if wanted in answers:
            return wanted
        if price > desk.sheet.treasury and (
            not _too_rich(desk) or price <= desk.sheet.treasury + _NEARLY
        ):
            return DONE  # it is worth waiting for
    return DONE


def _too_rich(desk: Desk) -> bool:
    """Is there so much gold that mistakes threaten?"""
    table = desk.figures.mistakes
    return table is not None and desk.sheet.treasury >= table.start


def _ready(desk: Desk) -> int:
    """How many can play the next match: who has just missed one will be back."""
    before = desk.before.players
    return sum(
        not each.resting
        and not (each.misses_next and not (each.key in before and before[each.key].misses_next))
        for each in desk.sheet.active
    )


# --- letting go -------------------------------------------------------------------------------


def _rests(desk: Desk) -> Iterator[str]:
    """Who is worth waiting for until the season ends, when he may be well again."""
    lineman = min([each.cost for each in desk.sheet.roster.journeyman_positions])
    for player in desk.sheet.active:
        dear = player.advances or desk.sheet.position_of(player).cost >= _DEAR
        if dear and ruined(desk.sheet, player):
            if _ready(desk) > ELEVEN or desk.sheet.treasury >= lineman:
                yield f"rest {player.key}"


def _fires(desk: Desk) -> Iterator[str]:
    """Rookies who will never be what they were, if there is gold or somebody for their place."""
    sheet = desk.sheet
    free = any(each.how in FREE and guest_price(desk, each) == 0 for each in sheet.guests)
    for player in sheet.active:
        if player.advances or player.resting or not ruined(sheet, player):
            continue
        full = len(sheet.active) >= PLAYERS
        if sheet.treasury >= sheet.position_of(player).cost or full or free:
            yield f"fire {player.key}"


# --- buying -----------------------------------------------------------------------------------


def _purposes(desk: Desk) -> Iterator[tuple[str, int]]:
    """What he would like to have, the most urgent first, and what it costs."""
    sheet = desk.sheet
    there = len(sheet.active)
    if there < FREE_PLAYERS:
        for guest in sheet.guests:
            if guest.how in FREE and guest_price(desk, guest) == 0:
                yield f"hire {guest.key}", 0
    if there < ELEVEN or (there < PLAYERS and _ready(desk) < ELEVEN):
        yield from _somebody(desk)
    if sheet.roster.apothecary and not sheet.apothecary:
        yield "buy apothecary", price_of(sheet, "apothecary")
    if there < PLAYERS - 1:
        yield from _somebody(desk)
    if there < PLAYERS:
        yield from _specialists(sheet)
    if sheet.rerolls < REROLLS:
        yield "buy re-roll", price_of(sheet, "re-roll")
    if there < PLAYERS:
        yield from _somebody(desk)
    if sheet.rerolls < MORE_REROLLS:
        yield "buy re-roll", price_of(sheet, "re-roll")
    if _too_rich(desk) and there < FREE_PLAYERS + 1:
        yield from _somebody(desk)


def _somebody(desk: Desk) -> Iterator[tuple[str, int]]:
    """One more player now: who can be paid of the positions worth it, or else a lineman."""
    sheet = desk.sheet
    for wanted, price in _specialists(sheet):
        if price <= sheet.treasury:
            yield wanted, price
    for guest in sorted(sheet.guests, key=lambda each: (-len(each.advances), -each.earned)):
        price = guest_price(desk, guest)
        if price <= sheet.treasury and not ruined(sheet, guest):
            yield f"hire {guest.key}", price
    for position in linemen(sheet):
        if position.cost <= sheet.treasury:
            yield f"hire {position.name}", position.cost


def _specialists(sheet: Sheet) -> Iterator[tuple[str, int]]:
    for position in worth_it(sheet):
        if having(sheet, position) < position.maximum:
            yield f"hire {position.name}", position.cost


def having(sheet: Sheet, position: Position) -> int:
    return sum(each.position == position.name for each in sheet.active)


def worth_it(sheet: Sheet) -> list[Position]:
    """Positions one wants to have, the first first: not common, no weapon that is sent off.

    The dearest is the best. Loners come last and stunty players not at all, unless there is
    nothing else.
    """
    common = sheet.roster.journeyman_positions
    found = [
        each
        for each in sheet.roster.positions
        if each not in common and each.normal and "Secret Weapon" not in _names(each)
    ]
    tall = [each for each in found if role_of(sheet.edition, each) != STUNTY]
    if any("Loner" not in _names(each) for each in tall):
        return sorted(tall, key=lambda each: ("Loner" in _names(each), -each.cost))
    return sorted(found, key=lambda each: -each.cost)


def _names(position: Position) -> set[str]:
    return {skill_name(each) for each in position.skills}


def linemen(sheet: Sheet) -> list[Position]:
    """The common positions, the dearest first."""
    return sorted(sheet.roster.journeyman_positions, key=lambda each: -each.cost)
