"""Why a match does not go through whole, in one line, where that is known."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.bb2016.cards import our_card
from pigskin.fumbbl.reading import BB2016, Report
from pigskin.fumbbl.story import SiteError, Story

# What we have not, by the report that tells of it.
_MISSING: Final[dict[str, str]] = {"playCard": "a special play card is played, which we have not"}
_MISSING_BB2016: Final[dict[str, str]] = {
    **_MISSING,
    "wizardUse": "a wizard casts a spell when our rules of BB2016 have none cast",
}
# An error of the site shows at once, or with the next picture that is compared.
_WITHIN: Final = 40  # commands


def reason(
    story: Story, errors: list[SiteError], options: tuple[str, ...], agreed: int, index: int
) -> str:
    """Why command `index` differs, when those before `agreed` did not; "" if nobody knows."""
    for error in errors:
        if agreed - _WITHIN <= error.command <= index + _WITHIN:
            number = story.command(error.command).number
            return f"an error of the site: {error.words} (command {number})"
    missing = _MISSING_BB2016 if story.replay.edition == BB2016 else _MISSING
    for place in range(index + 1):
        for report in story.command(place).reports:
            if report.id in missing and not _have(story, report):
                number = story.command(place).number
                return f"{missing[report.id]} (command {number})"
    return options[0] if options else ""


def _have(story: Story, report: Report) -> bool:
    """Is this a special play card that our edition has too?"""
    old = story.replay.edition == BB2016
    return old and report.id == "playCard" and our_card(report.text("card")) is not None
