"""What odds are handed over as: exact shares, floats when wanted, JSON, a sentence."""

from __future__ import annotations

from fractions import Fraction

from pigskin.contract.arguments import Json
from pigskin.errors import PigskinError
from pigskin.odds.shares import NONE
from pigskin.showing import quoted


class Odds:
    """The chances of what may come of one thing.

    `chances` has a share for each outcome by name, and no team re-roll in it; `with_reroll` the
    same if the coach spends one (None where that cannot be). `assumes` says in sentences what was
    taken for granted.
    """

    def __init__(
        self,
        subject: str,
        chances: dict[str, Fraction],
        with_reroll: dict[str, Fraction] | None,
        assumes: list[str],
    ) -> None:
        self.subject = subject
        self.chances = chances
        self.with_reroll = with_reroll
        self.assumes = assumes

    def __getitem__(self, outcome: str) -> Fraction:
        return self._of(self.chances, outcome)

    def again(self, outcome: str) -> Fraction:
        """The chance of an outcome with a team re-roll, or without if there is none to spend."""
        chances = self.chances if self.with_reroll is None else self.with_reroll
        return self._of(chances, outcome)

    def _of(self, chances: dict[str, Fraction], outcome: str) -> Fraction:
        if outcome not in self.chances:
            known = ", ".join(self.chances)
            raise PigskinError(f"{quoted(outcome)} is no outcome here; there are {known}")
        return chances.get(outcome, NONE)

    @property
    def floats(self) -> dict[str, float]:
        """The chances as floats."""
        return {outcome: float(share) for outcome, share in self.chances.items()}

    @property
    def sentence(self) -> str:
        """All of it in a line."""
        parts = []
        for outcome, share in self.chances.items():
            again = self.again(outcome)
            if not share and not again:
                continue
            part = f"{outcome} {percent(share)}"
            if self.with_reroll is not None and again != share:
                part += f" ({percent(again)} with a re-roll)"
            parts.append(part)
        return f"{self.subject}: {', '.join(parts)}"

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.sentence}>"

    def to_json(self) -> dict[str, Json]:
        again = self.with_reroll
        return {
            "chances": {**self.floats},
            "with_reroll": None
            if again is None
            else {outcome: float(share) for outcome, share in again.items()},
            "assumes": [*self.assumes],
            "sentence": self.sentence,
        }


def percent(share: Fraction) -> str:
    """A share as a person reads it."""
    if share and share < Fraction(1, 2000):
        return "under 0.1 %"
    return f"{float(share) * 100:.1f} %"
