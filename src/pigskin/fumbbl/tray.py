"""The dice of a story, handed to our engine in the order in which it rolls them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.dice import ScriptedDice
from pigskin.fumbbl.names import plain
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item, Story

# What an explosion or a ball of fire does to those around it.
_BLASTS: Final = ("bomb", "fireball")
_AFTER_BLAST: Final = (
    "spellEffectRoll",
    "injury",
    "apothecaryRoll",
    "apothecaryChoice",
    "regenerationRoll",
)


class Tray:
    """The dice of the story for our engine, handed over as far as the next decision."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.script = ScriptedDice([])
        self.origin: list[int] = []  # the place in the story each die comes from
        self.fed = 0  # places whose dice have been handed over
        self.meals: list[Item] = []  # of chefs, told when a half begins and cooked at its kick-off
        # Passages told in another order: from, to, and whom they are about.
        self.passages: list[tuple[int, int, tuple[str, ...]]] = []

    def feed(self, stop: int) -> None:
        """Hand over the dice up to a place."""
        while self.fed < stop:
            item = self.story.items[self.fed]
            self.fed += 1
            if item.report is not None:
                self.take(item, item.report)

    def take(self, item: Item, report: Report) -> None:
        """The dice of one report, or of several that we roll in another order."""
        if report.id == "masterChefRoll":
            self.meals.append(item)
        elif report.id == "kickoffResult":
            for meal in (*self.meals, item):
                self.hand_over(meal)
            self.meals.clear()
        elif report.id == "secretWeaponBan":
            self._appeals()
        elif _by_blast(report):
            self.fed = item.place
            self._blast()
        else:
            self.hand_over(item)

    def hand_over(self, item: Item) -> None:
        faces = self.story.dice(item)
        self.script.faces.extend(faces)
        self.origin.extend([item.place] * len(faces))

    def run(self, fits: Callable[[Report], bool]) -> list[Item]:
        """The reports from here on that fit, up to the first that does not."""
        found: list[Item] = []
        while self.fed < len(self.story.items):
            item = self.story.items[self.fed]
            if item.report is not None and not fits(item.report):
                break
            if item.report is not None:
                found.append(item)
            self.fed += 1
        return found

    def _appeals(self) -> None:
        """FUMBBL hears all who argue, then all who pay; we hear armed players one by one."""
        heard = self.run(lambda report: report.id in ("argueTheCall", "bribesRoll"))
        order = self.story.order
        heard.sort(key=lambda item: order.get(player_of(item), 0))
        for item in heard:
            self.hand_over(item)

    def _blast(self) -> None:
        """FUMBBL goes from player to player; we roll for all who are hit, then hurt them.

        The one in the middle comes first; a bomb hits him without a roll.
        """
        items = self.run(lambda report: report.id in _AFTER_BLAST)
        men = self.story.before(items[0]).men
        rolls = [item for item in items if item.report and item.report.id == "spellEffectRoll"]
        beside = [player_of(item) for item in rolls if self.story.dice(item)]
        middle = self.story.burnt(self.story.last("wizardUse", items[0].place))

        def where(item: Item) -> tuple[bool, int, int]:
            who = player_of(item)
            spot = men[who].spot if who in men else None
            first = who not in beside or (_is_fire(rolls) and spot == middle)
            return (not first, spot[1] if spot else -1, spot[0] if spot else -1)

        hurt = [item for item in items if item not in rolls]
        self.reordered(items)
        for item in sorted(rolls, key=where) + sorted(hurt, key=where):
            self.hand_over(item)

    def reordered(self, items: list[Item]) -> None:
        """Remember a passage whose dice are not rolled in the order in which it is told."""
        if items:
            who = tuple(player_of(item) for item in items)
            self.passages.append((items[0].place, items[-1].place, who))

    def in_passage(self, place: int) -> tuple[str, ...]:
        """Of whom is told in another order around a place?"""
        for start, end, who in self.passages:
            if start <= place <= end:
                return who
        return ()

    @property
    def place(self) -> int:
        """Where the last die rolled lies in the story; -1 when none was."""
        used = self.script.used
        return self.origin[used - 1] if used else -1

    def waiting(self, stop: int) -> Item | None:
        """The first report before a place whose dice our engine has not rolled."""
        used = self.script.used
        if used >= len(self.origin) or self.origin[used] >= stop:
            return None
        place = self.origin[used]
        if any(start <= place and stop <= end for start, end, _ in self.passages):
            return None  # in the middle of a passage that we roll in another order
        return self.story.items[place]


def player_of(item: Item) -> str:
    report = item.report
    return (report.text("playerId") or report.text("defenderId")) if report is not None else ""


def _is_fire(rolls: list[Item]) -> bool:
    return any(item.report and _effect(item.report) == "fireball" for item in rolls)


def _effect(report: Report) -> str:
    return plain(report.text("specialEffect"))


def _by_blast(report: Report) -> bool:
    if report.id == "spellEffectRoll":
        return _effect(report) in _BLASTS
    return report.id == "injury" and report.text("injuryType").lower().startswith("bomb")
