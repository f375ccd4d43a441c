"""Who may pray to Nuffle, and when."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.effects import moments as at
from pigskin.effects.holding import HOLDERS, count, keep
from pigskin.model import NOBODY, Table
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import Flow
from pigskin.rules.asking import ask_yes

LEAGUE: Final = 16  # rows of the table
EXHIBITION: Final = 8  # ... and of its beginning, which is all there is in exhibition play
EACH: Final = 50  # thousands of difference in value for one prayer before the match


def pray(table: Table) -> Flow[None]:
    """Before a league match the less valuable team may pray, once for each full 50,000."""
    if table.options.play == "exhibition":
        return
    gap = table.home.value - table.away.value
    underdog = HOME if gap < 0 else AWAY
    for _ in range(min(LEAGUE, abs(gap) // EACH)):
        if not (yield from pray_once(table, underdog)):
            return


def pray_once(table: Table, side: SideNo) -> Flow[bool]:
    """One roll on the table, if the coach wants it; what is heard already is rolled again."""
    rows = EXHIBITION if table.options.play == "exhibition" else LEAGUE
    if all(hears(table, side, row) for row in range(1, rows + 1)):
        return False
    if not (yield from ask_yes(table, side, "pray")):
        return False
    row = table.roll(rows)
    while hears(table, side, row):
        row = table.roll(rows)
    prayer = PRAYERS[row - 1]
    keep(table, HOLDERS[side], prayer.id, 1, prayer.lasts)
    table.tell("prayer", side, row)
    if row == EXHIBITION if rows == EXHIBITION else row >= LEAGUE - 1:
        for effect in table.side(side).at[at.PRAYS]:
            yield from effect.side_notice(table, side, at.PRAYS, NOBODY)
    yield from prayer.answer(table, side)
    return True


def hears(table: Table, side: SideNo, row: int) -> bool:
    """Is this prayer of the side's heard now?"""
    return count(table, HOLDERS[side], PRAYERS[row - 1].id) != 0
