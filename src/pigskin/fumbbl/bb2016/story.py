"""The log of a BB2016 match."""

from __future__ import annotations

from collections.abc import Callable

from pigskin.fumbbl.bb2016.cards import dealt, price
from pigskin.fumbbl.bb2016.reports import VOCABULARY
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.reports import Face, Vocabulary, die
from pigskin.fumbbl.story import Item, Story
from pigskin.numbers import SideNo


class OldStory(Story):
    """The whole log; see `Story`."""

    vocabulary: Vocabulary = VOCABULARY
    tests_of_rerolls: tuple[str, ...] = ()  # a loner rolls in the report that he is to roll again

    def readers(self) -> dict[str, Callable[[Item, Report], list[Face]]]:
        later = super().readers()
        return {
            "apothecaryRoll": self._second_opinion,
            "blockRoll": later["blockRoll"],
            "cardsBought": self._dealt,
            "coinThrow": later["coinThrow"],
            "injury": self._injury,
            "leapRoll": later["leapRoll"],
            "scatterPlayer": later["scatterPlayer"],
        }

    def is_reroll(self, item: Item) -> bool:
        """What Piling On costs is no decision of its own."""
        if not super().is_reroll(item):
            return False
        before = self.report_before(item, ("pilingOn", "injury"))
        return before is None or before.id != "pilingOn"

    def cards_cost(self, side: SideNo) -> int:
        return price(self, side)

    def _dealt(self, item: Item, report: Report) -> list[Face]:
        """All cards are dealt when both coaches have bought."""
        first = self.find(-1, "cardsBought", lambda report: True)
        return dealt(self) if first is not None and first.place == item.place else []

    def _second_opinion(self, item: Item, report: Report) -> list[Face]:
        """A decaying body has two injuries; of the apothecary's second pair they roll one."""
        dice = self.vocabulary.dice_of(report)
        decays = "Decay" in self.skills.get(report.text("playerId"), ())
        return [*dice, die(6, 1), die(8, 1)] if dice and decays else dice

    def _injury(self, item: Item, report: Report) -> list[Face]:
        """Who is hit by a rock is picked at random among those on the pitch."""
        dice = self.vocabulary.dice_of(report)
        if report.text("injuryType") == "throwARock":
            return [*self._picked(item, [report.text("defenderId")]), *dice]
        return dice
