"""What a side has so many of: re-rolls, bribes, gold... Nothing is gained or spent untold."""

from __future__ import annotations

from pigskin.model import COUNTER_NAMES, Table
from pigskin.numbers import SideNo


def win(table: Table, side: SideNo, counter: str, amount: int = 1) -> None:
    """The side gains something, and the log says so."""
    _count(table, "wins", side, counter, amount)


def lose(table: Table, side: SideNo, counter: str, amount: int = 1) -> None:
    """The side loses something it has not used, and the log says so."""
    _count(table, "loses", side, counter, -amount)


def gain(table: Table, side: SideNo, counter: str, amount: int = 1) -> None:
    """The side gains something; why is a line of the log already."""
    _count(table, "now has", side, counter, amount)


def spend(table: Table, side: SideNo, counter: str, amount: int = 1) -> None:
    """The side uses something up; what for is a line of the log already."""
    _count(table, "spends", side, counter, -amount)


def now_has(table: Table, side: SideNo, counter: str, left: int) -> None:
    """So many the side has from now on."""
    _count(table, "now has", side, counter, left - getattr(table.side(side), counter))


def _count(table: Table, kind: str, side: SideNo, counter: str, change: int) -> None:
    if not change:
        return
    owner = table.side(side)
    left = getattr(owner, counter) + change
    setattr(owner, counter, left)
    if table.events is not None:
        table.whisper(kind, side, COUNTER_NAMES.index(counter), change, left)
