"""The computer coaches of a match: whoever is asked thinks, and his answers are entered."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from pigskin.errors import IllegalAnswer
from pigskin.web.match import Coach
from pigskin.web.store import Conflict, Repeated, StoreError
from pigskin.web.wondering import Thinker

if TYPE_CHECKING:
    from pigskin.web.live import Live

log = logging.getLogger("pigskin.web")

PACE: Final = 0.7  # seconds between two entries of a match in which only computers play
AGAIN: Final = 2.0  # seconds until an answer that could not be stored is tried again ...
LONGEST: Final = 60.0  # ... at first; then twice as long, up to this


class Computers:
    """Whoever of a match is no person."""

    def __init__(self, live: Live, thinker: Thinker) -> None:
        self._live = live
        self._thinker = thinker
        self.alone = all(seat.kind == "computer" for seat in live.seats.values())
        self.thinking = False

    def next(self) -> None:
        """Something else is asked: if it is one of them, it begins to think."""
        if not self.thinking and self._asked() is not None:
            self.thinking = True
            self._live.tasks.do(self._think())

    def _asked(self) -> Coach | None:
        match = self._live.match
        asked = match.asked if match is not None else None
        lesson = self._live.taught()
        if lesson is not None and lesson.state != "open":
            return None  # who learns reads what has become of it
        return asked if asked is not None and self._live.seats[asked].kind == "computer" else None

    async def _think(self) -> None:
        wait = AGAIN
        try:
            while not self._live.gone and (by := self._asked()) is not None:
                n = self._live.running().n
                try:
                    answers = await self._thinker.think(self._live, by)
                    if self.alone:
                        await asyncio.sleep(PACE)
                    async with self._live.lock:
                        if not self._live.gone and self._live.running().n == n:
                            await self._give(by, answers)
                except (Conflict, Repeated):
                    return  # the match is forgotten here
                except Exception as error:  # the match must not stand still for ever
                    ours = isinstance(error, StoreError)
                    log.error("%s", error, exc_info=not ours, extra={"match": self._live.id})
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST)
                else:
                    wait = AGAIN
        finally:
            self.thinking = False

    async def _give(self, by: Coach, answers: list[str]) -> None:
        """Enter what it says; nonsense is replaced by the passive answer."""
        match = self._live.running()
        n = match.n
        try:
            entries, _ = match.answer(by, answers)
        except Exception as error:
            words = "%s answered %.200r: %r"
            log.warning(words, by, answers[:1], error, extra={"match": self._live.id})
            self._thinker.failed(self._live, by)
            if not isinstance(error, IllegalAnswer) or match.n != n:
                await self._live.go_back_to(n)  # the game may be anywhere
            match = self._live.running()
            entries, _ = match.answer(by, [str(match.game.passive_answer())])
        await self._live.enter(entries, "")
