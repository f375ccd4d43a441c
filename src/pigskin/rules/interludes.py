"""Stops of the match at which what a side or the table holds may act; see effects.times."""

from __future__ import annotations

from pigskin.effects.moments import INTERLUDE, OFFERS
from pigskin.effects.times import CHOOSING_ACTION, OWN_TURN_OVER
from pigskin.model import NEITHER, Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import STOP, Flow, Question
from pigskin.rules import phases


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
            if effect.hurries and table.phase == phases.TURN and table.active == side:
                table.begun = not _more(table, side)
            return True
    return False


def _more(table: Table, side: SideNo) -> bool:
    """Is there, or may there be, anything else that can only be done before the first action?"""
    if table.side(side).hand:
        return True
    for effect in table.side(side).at[OFFERS]:
        if effect.hurries and effect.offers(table, side, CHOOSING_ACTION):
            return True
    return False


def act_beside(table: Table, side: SideNo, when: int) -> Flow[None]:
    """The coach may do what is offered him at this time, one thing after another."""
    while table.scored < 0 and table.side(side).at[OFFERS]:
        codes = offered(table, side, when)
        if not codes:
            return
        answer = yield Question(side, "wizard", [STOP, *codes])
        if answer == STOP:
            return
        if when == OWN_TURN_OVER and table.active == side:
            table.active = NEITHER  # nobody loses a turn that is over
            table.whisper("nobody's turn", side)
        yield from taken(table, side, answer)
