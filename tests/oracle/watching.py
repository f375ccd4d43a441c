"""Dice that remember: each roll with the table as it lay at that moment."""

from __future__ import annotations

from dataclasses import dataclass

from pigskin.dice import Dice
from pigskin.model import Table


@dataclass(frozen=True)
class Roll:
    """One die: its sides (0 for a block die), its face, and the table when it was thrown."""

    sides: int
    face: int
    table: Table
    events: int  # how many events had been told by then


class WatchedDice(Dice):
    """Seeded dice that keep every roll from `watch` on."""

    def __init__(self, seed: int | str) -> None:
        self.table: Table | None = None
        self.rolls: list[Roll] = []
        super().__init__(seed)

    def watch(self, table: Table) -> None:
        self.table = table

    def roll(self, sides: int) -> int:
        face = super().roll(sides)
        self._keep(sides, face)
        return face

    def block(self) -> int:
        face = super().roll(6)
        self._keep(0, face)
        return face

    def _keep(self, sides: int, face: int) -> None:
        table = self.table
        if table is not None and table.events is not None:
            self.rolls.append(Roll(sides, face, table.sketch(), len(table.events)))
