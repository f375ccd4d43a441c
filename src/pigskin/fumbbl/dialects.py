"""How a match is read depends on the edition: the log tells some things otherwise in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.fumbbl.bb2016.deciding import OldDecider
from pigskin.fumbbl.bb2016.errors import site_errors
from pigskin.fumbbl.bb2016.story import OldStory
from pigskin.fumbbl.bb2016.tray import OldTray
from pigskin.fumbbl.deciding import Decider
from pigskin.fumbbl.story import SiteError, Story
from pigskin.fumbbl.tray import Tray


class Dialect:
    """Those who read one edition's logs."""

    def __init__(
        self,
        story: type[Story],
        tray: type[Tray],
        decider: type[Decider],
        errors: Callable[[Story], list[SiteError]],
    ) -> None:
        self.story = story
        self.tray = tray
        self.decider = decider
        self.errors = errors


def _none_known(story: Story) -> list[SiteError]:
    return []


_DIALECTS: Final[dict[str, Dialect]] = {
    "bb2016": Dialect(OldStory, OldTray, OldDecider, site_errors),
    "bb2020": Dialect(Story, Tray, Decider, _none_known),
}


def dialect(edition: str) -> Dialect:
    return _DIALECTS[edition]
