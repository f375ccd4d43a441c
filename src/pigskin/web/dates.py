"""The date, and whether to believe it.

What has been left for so many days is removed by the date. If the system's clock is set meanwhile,
by mistake or to mend one, everything might look old at once: then nothing is removed for a day.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("pigskin.web")

JUMP: Final = 3600.0  # seconds by which date and time may differ
PAUSE: Final = 86_400.0  # seconds during which a date that was set is not believed


class Calendar:
    """Compares the date with a clock that nobody sets."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, date: Callable[[], float] = time.time
    ) -> None:
        self._now = now
        self._date = date
        self._apart = date() - now()
        self._until = now()  # since when or from when on the date is believed

    def to_be_trusted(self) -> bool:
        """Has the date gone on as time has, for a day at least?"""
        now, apart = self._now(), self._date() - self._now()
        if abs(apart - self._apart) > JUMP:
            self._apart, self._until = apart, now + PAUSE
            log.warning("the system's clock was set: no old match is removed for a day")
        return now >= self._until
