"""What a side has so many of: re-rolls, gold, people... Nothing is gained or spent untold.

A counter is a figure of `Side`, or the key of an effect that the side holds. What a side has or has
not, such as prayers, is a set, and one number stands for it with a bit for each member.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.effects.holding import HOLDERS, count, keep
from pigskin.model import FIGURE_NAMES, Table
from pigskin.numbers import SideNo

if TYPE_CHECKING:
    from pigskin.edition import Edition

# Sets of effects: the first of each has the lowest bit.
SETS: Final[dict[str, tuple[int, ...]]] = {
    "prayers": tuple(range(360, 377)),
    "staff": (
        322, 323, 325, 326, 327, 328, 330, 331, 332, 430, 431, 432, 435, 433, 434, 333, 334, 338,
        335, 336, 339,
    ),
    "spells": (),  # those of the edition
}  # fmt: skip


def has(table: Table, side: SideNo, counter: str) -> int:
    """How many of that the side has."""
    thing = table.edition.by_key.get(counter)
    if thing is not None:
        return count(table, HOLDERS[side], thing.id)
    if counter in SETS:
        return _bits(table, side, members(table.edition, counter))
    found: int = getattr(table.side(side), counter)
    return found


def set_to(table: Table, side: SideNo, counter: str, left: int) -> None:
    """So many the side has: how a table is laid out, which nobody is told."""
    thing = table.edition.by_key.get(counter)
    if thing is not None:
        keep(table, HOLDERS[side], thing.id, left - count(table, HOLDERS[side], thing.id))
    elif counter in SETS:
        for bit, what in enumerate(members(table.edition, counter)):
            if left >> bit & 1:
                keep(table, HOLDERS[side], what, 1, table.edition.all_effects[what].lasts)
    else:
        setattr(table.side(side), counter, left)


def _bits(table: Table, side: SideNo, known: list[int]) -> int:
    total = 0
    for holder, what, _, _ in table.held:
        if holder == HOLDERS[side] and what in known:
            total |= 1 << known.index(what)
    return total


def members(edition: Edition, counter: str) -> list[int]:
    """The members of a set as the edition has them."""
    if counter == "spells":
        return [spell.id for spell in edition.magic]
    found: list[int] = []
    for what in SETS[counter]:
        effect = edition.all_effects.get(what)
        found.append(edition.by_key[effect.key].id if effect and effect.key else what)
    return found


def meant(edition: Edition, counter: str) -> int:
    """All bits of a set that stand for something."""
    known = edition.all_effects
    return sum([1 << bit for bit, what in enumerate(members(edition, counter)) if what in known])


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
    _count(table, "now has", side, counter, left - has(table, side, counter))


def _count(table: Table, kind: str, side: SideNo, counter: str, change: int) -> None:
    if not change:
        return
    thing = table.edition.by_key.get(counter)
    if thing is not None:
        left = keep(table, HOLDERS[side], thing.id, change)
        table.whisper(kind, side, thing.id, change, left)
        return
    owner = table.side(side)
    left = getattr(owner, counter) + change
    setattr(owner, counter, left)
    if table.events is not None:
        table.whisper(kind, side, FIGURE_NAMES.index(counter), change, left)
