"""Stops of the match at which what a side or the table holds may act; see effects.times."""

from __future__ import annotations

from pigskin.effects.moments import INTERLUDE, OFFERS
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import Flow


def interlude(table: Table, when: int, whose: SideNo) -> Flow[None]:
    """Everything that acts at this time: of the side whose turn or kick it is, then the other's."""
    for side in (whose, OTHER_SIDE[whose]):
        for effect in table.side(side).at[INTERLUDE]:
            yield from effect.interlude(table, side, when, whose)


def anything_between(table: Table) -> bool:
    """Does anything act between the turns at all?"""
    return len(table.home.at[INTERLUDE]) > 0 or len(table.away.at[INTERLUDE]) > 0


def offered(table: Table, side: SideNo, when: int) -> list[Code]:
    """What the coach may do beside his players while he is asked something anyway."""
    codes: list[Code] = []
    for effect in table.side(side).at[OFFERS]:
        codes.extend(effect.offers(table, side, when))
    return codes


def taken(table: Table, side: SideNo, answer: Code) -> Flow[bool]:
    """The coach has answered with something of that; False if nobody knows it."""
    for effect in table.side(side).at[OFFERS]:
        if (yield from effect.takes(table, side, answer)):
            return True
    return False
