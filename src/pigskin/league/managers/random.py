"""The manager who does anything at all."""

from __future__ import annotations

from typing import Final

from pigskin.dice import Dice
from pigskin.league.desk import Desk
from pigskin.league.managers.base import asked_of, roll_by_hand

DONE: Final = "done"
_ENOUGH: Final = 3  # of a shopping list: one time in so many he has had enough


class RandomManager:
    """Answers at random; the same seed chooses the same answers everywhere.

    Of what can be done with a list he first picks what (hire, buy, fire ...), then whom: otherwise
    he would mostly fire. He does not go on for ever: whenever he may stop, he stops one time in
    three.
    """

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(f"random manager {seed}")

    def choose(self, desk: Desk) -> str:
        question = asked_of(desk)
        if question.kind == "roll":
            return roll_by_hand(question, self.dice)
        answers = question.answers
        if DONE in answers and self.dice.roll(_ENOUGH) == 1:
            return DONE
        if question.kind in ("hire", "draft"):
            verbs = list(dict.fromkeys([each.split(" ")[0] for each in answers]))
            verb = self._one_of(verbs)
            answers = tuple([each for each in answers if each.split(" ")[0] == verb])
        return self._one_of(answers)

    def _one_of(self, found: tuple[str, ...] | list[str]) -> str:
        return found[self.dice.roll(len(found)) - 1] if len(found) > 1 else found[0]
