"""What the site got wrong in matches of BB2016, so that a difference can be put down to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pigskin.fumbbl.field import Spot, spot_of
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item, SiteError, Story

_BLAST: Final = "bomb"


def site_errors(story: Story) -> list[SiteError]:
    """All that can be recognised in a log, in the order of the commands."""
    found = [error for find in _ALL for error in find(story)]
    return sorted(found, key=lambda error: error.command)


def _rolled_twice(story: Story) -> Iterator[SiteError]:
    """A roll that has been rolled again is rolled again once more."""
    last: list[Item] = []  # re-roll, roll, as long as nothing else is told
    for item in story.reports(-1):
        report = item.report
        assert report is not None
        if report.id == "reRoll":
            if len(last) == 2 and _who(last[1]) == report.text("playerId"):
                yield SiteError(item.command, "one roll was rolled again twice")
            last = [item]
        elif last and report.truth("reRolled") and report.text("playerId") == _who(last[0]):
            last = [last[0], item]
        elif report.id != "skillUse":
            last = []


def _who(item: Item) -> str:
    return item.report.text("playerId") if item.report is not None else ""


def _thrown_again(story: Story) -> Iterator[SiteError]:
    """A bomb that has exploded is thrown once more, by one who has caught the ball."""
    exploded = False
    for item in story.after(-1):
        report, change = item.report, item.change
        if report is not None and report.id == "playerAction":
            exploded = False
        if report is not None and report.id == "spellEffectRoll":
            exploded = exploded or report.text("specialEffect") == _BLAST
        if (
            exploded
            and change is not None
            and change.id == "actingPlayerSetPlayerAction"
            and change.value == "throwBomb"
            and not _told(story, item, "playerAction")
        ):
            yield SiteError(item.command, "a bomb that had exploded was thrown again")


def _told(story: Story, item: Item, id: str) -> bool:
    return any(report.id == id for report in story.command(item.command).reports)


def _walked_through(story: Story) -> Iterator[SiteError]:
    """A player steps into the square of another."""
    for item in story.after(-1):
        change = item.change
        if change is None or change.id != "fieldModelSetPlayerCoordinate":
            continue
        spot = spot_of(change.value)
        if spot is None or change.key != story.before(item).acting:
            continue
        steps = any(
            each.id == "actingPlayerSetCurrentMove"
            for each in story.command(item.command).changes
        )
        if steps and _stands_there(story, item, spot):
            yield SiteError(item.command, "a player walked through the square of another")


def _stands_there(story: Story, item: Item, spot: Spot) -> bool:
    before, after = story.before(item).men, story.picture(item).men
    return any(
        man.spot == spot and after[id].spot == spot
        for id, man in before.items()
        if id != story.before(item).acting
    )


def _horns_against_tentacles(story: Story) -> Iterator[SiteError]:
    """The strength of a blitz counts when he is to be held back."""
    for item in story.reports(-1):
        report = item.report
        assert report is not None
        if report.id == "tentaclesShadowingRoll" and _is_held(report):
            shown = story.picture(item)
            if shown.action.startswith("blitz") and "Horns" in story.skills.get(shown.acting, ()):
                yield SiteError(item.command, "Horns were counted for Tentacles")


def _is_held(report: Report) -> bool:
    return report.text("skill") == "Tentacles"


_ALL: Final[tuple[Callable[[Story], Iterator[SiteError]], ...]] = (
    _rolled_twice,
    _thrown_again,
    _walked_through,
    _horns_against_tentacles,
)
