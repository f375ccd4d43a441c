"""Spells: what wizards cast from beside the pitch.

A side holds the spells its wizards can still cast. Each says when it may be cast, at whom, and what
it does; a question offers it with the answers CAST, CAST_ON and CAST_AT, which name it by its place
in the edition's list (`Edition.magic`).
"""

from __future__ import annotations

from typing import Final

from pigskin.effects import times
from pigskin.effects.base import Effect
from pigskin.effects.holding import HOLDERS, count, keep
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.questions import (
    CAST,
    CAST_AT,
    CAST_ON,
    NOTHING,
    Flow,
    code,
    first_of,
    second_of,
    verb_of,
)

# When a spell may be cast, seen from its caster: before the first action of a turn, or right after
# the turn, also when a turnover has ended it.
OWN_START: Final = "own_start"
OWN_END: Final = "own_end"
OPP_START: Final = "opp_start"
OPP_END: Final = "opp_end"
ANY_END: Final = "any_end"
_AT: Final[dict[int, tuple[str, ...]]] = {
    times.CHOOSING_ACTION: (OWN_START,),
    times.OWN_TURN_OVER: (OWN_END, ANY_END),
    times.THEIR_TURN_BEGUN: (OPP_START,),
    times.THEIR_TURN_OVER: (OPP_END, ANY_END),
}


class School:
    """How the wizards of an edition cast: what else is over with a spell, and what follows it."""

    def forget(self, table: Table, caster: SideNo, spell: str) -> None:
        """It is cast: it cannot be cast again, nor can others."""

    def done(self, table: Table) -> Flow[None]:
        """What it did is done."""
        yield from NOTHING


class Spell(Effect):
    """A spell of an edition."""

    apart = True
    hurries = True
    order = 70
    spell: str = ""  # what data files call it
    when: tuple[str, ...] = ()
    becomes: str = ""  # the profile its target gets, if any

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        """The answers by which it can be cast now; `number` is its place in the list."""
        return [code(CAST, number)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        """It is cast at a player or square, or at nobody."""
        yield from NOTHING

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        for time in _AT.get(when, ()):
            if time in self.when:
                return self.targets(table, side, table.edition.magic.index(self))
        return []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) not in (CAST, CAST_AT, CAST_ON):
            return False
        number = first_of(answer)
        if table.edition.magic[number] is not self:
            return False
        table.tell("casts", side, number)
        school = table.edition.school
        school.forget(table, side, self.spell)
        yield from self.cast(table, side, second_of(answer))
        yield from school.done(table)
        return True


def teach(table: Table, side: SideNo, known: tuple[str, ...]) -> None:
    """The side's wizards can cast these, by what data files call them."""
    for number, spell in enumerate(table.edition.magic):
        if spell.spell in known and not count(table, HOLDERS[side], spell.id):
            keep(table, HOLDERS[side], spell.id, 1)
            table.whisper("knows spell", side, number)


def unlearn(table: Table, side: SideNo, known: tuple[str, ...]) -> None:
    """These cannot be cast any more."""
    for number, spell in enumerate(table.edition.magic):
        if spell.spell in known and count(table, HOLDERS[side], spell.id):
            keep(table, HOLDERS[side], spell.id, -1)
            table.whisper("spell gone", side, number)
