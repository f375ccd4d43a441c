"""One roll on a player's way, and what it does to his chances and to what he can fall back on.

The chances of a way are kept as a list: one for each set of re-rolls that may still be left (bit by
bit, as `Source.bit` numbers them). A hurdle moves chances between these, and loses some.
"""

from __future__ import annotations

from fractions import Fraction

from pigskin.model import NOBODY
from pigskin.numbers import PlayerNo
from pigskin.odds.rerolls import Source


class Hurdle:
    """A roll, with everything that may save it."""

    def __init__(
        self,
        test: str,
        need: int,
        sixths: int,
        again: list[Source],
        lifted: list[tuple[Source, int]],
        states: int,
        by: PlayerNo = NOBODY,
        among: int = 6,
        number: int = -1,
    ) -> None:
        """`sixths` of `among` rolls are good; `lifted` gives how many are with a skill's help."""
        self.test = test
        self.number = number  # among the hurdles of a player
        self.need = need  # what the die must show; 0 where no single die decides
        self.by = by  # an opponent who brings it about
        self.plain = Fraction(sixths, among)
        self.exact: list[tuple[int, int, Fraction]] = []
        for state in range(states):
            self._from(state, sixths, among, again, lifted)
        self.moves: list[tuple[int, int, float]] = [
            (source, to, float(part)) for source, to, part in self.exact
        ]

    def _from(
        self,
        state: int,
        good: int,
        among: int,
        again: list[Source],
        lifted: list[tuple[Source, int]],
    ) -> None:
        lost = self._roll(state, state, Fraction(1), good, among, lifted)
        for source in again:
            if source.bit and not state & source.bit:
                continue
            works = lost * Fraction(source.sixths, 6)
            self._roll(state, state & ~source.bit, works, good, among, lifted)
            return

    def _roll(
        self,
        start: int,
        state: int,
        part: Fraction,
        good: int,
        among: int,
        lifted: list[tuple[Source, int]],
    ) -> Fraction:
        """One roll by a part of the chances; returns the part that fails."""
        self._add(start, state, part * Fraction(good, among))
        for source, better in lifted:
            if better > good and (not source.bit or state & source.bit):
                self._add(start, state & ~source.bit, part * Fraction(better - good, among))
                good = better
                break
        return part * Fraction(among - good, among)

    def _add(self, start: int, to: int, part: Fraction) -> None:
        if not part:
            return
        for place, (source, target, before) in enumerate(self.exact):
            if source == start and target == to:
                self.exact[place] = (source, target, before + part)
                return
        self.exact.append((start, to, part))

    def sometimes(self, chance: Fraction, number: int) -> Hurdle:
        """The same roll, made only so often."""
        twin = Hurdle(self.test, self.need, 0, [], [], 0, self.by, number=number)
        twin.plain = 1 - chance * (1 - self.plain)
        for state in range(1 + max([source for source, _, _ in self.exact], default=0)):
            twin._add(state, state, 1 - chance)
        for source, to, part in self.exact:
            twin._add(source, to, part * chance)
        twin.moves = [(source, to, float(part)) for source, to, part in twin.exact]
        return twin

    def take(self, chances: list[float]) -> list[float]:
        """The chances after it."""
        after = [0.0] * len(chances)
        for source, to, part in self.moves:
            after[to] += chances[source] * part
        return after

    def take_exactly(self, chances: list[Fraction]) -> list[Fraction]:
        after = [Fraction(0)] * len(chances)
        for source, to, part in self.exact:
            after[to] += chances[source] * part
        return after
