"""Expensive mistakes: what becomes of gold that lies about."""

from __future__ import annotations

from typing import Final

from pigskin.league.asking import Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Gold

_TEN: Final = 10_000
_DISPUTED: Final = 200_000  # up to here and a band more, a 1 is read in two ways


def expensive_mistakes(desk: Desk) -> Flow[None]:
    """A D6 against the treasury, if it is large enough."""
    table, treasury = desk.figures.mistakes, desk.sheet.treasury
    if table is None or treasury < table.start:
        return
    face = yield from desk.d6("expensive mistakes")
    result = table.result(treasury, face)
    disputed = face == 1 and _DISPUTED <= treasury < _DISPUTED + table.start
    if disputed and result == "major":
        result = desk.switches.mistakes_200k_on_1
    if result == "minor":
        lost = _TEN * ((1 + (yield from desk.d6("a minor incident, a D6 halved"))) // 2)
        desk.do(Gold(-min(lost, treasury), "a minor incident"))
    elif result == "major":
        desk.do(Gold(-table.half(treasury), "a major incident"))
    elif result == "catastrophe":
        faces = yield from desk.roll(6, 6, what="a catastrophe, what is left")
        desk.do(Gold(min(0, _TEN * sum(faces) - treasury), "a catastrophe"))
