"""Once more: when everybody who sits at a match wants it, the same coaches meet again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pigskin.web import messages as say
from pigskin.web.match import COACHES
from pigskin.web.measures import Measures
from pigskin.web.seats import Refused
from pigskin.web.seeing import Eyes

if TYPE_CHECKING:
    from pigskin.web.live import Live


class Host(Protocol):
    """Whoever has all matches: he can begin another, and let go of one."""

    measures: Measures

    async def rematch(self, live: Live) -> str: ...
    def forget(self, live: Live) -> None: ...


async def play_again(live: Live, eyes: Eyes, asked: say.Call, host: Host) -> say.Ok:
    """Somebody wants to play again."""
    if live.lesson is not None:
        raise Refused("not legal", "a lesson is begun anew from its own page")
    async with live.lock:
        if live.state != "over":
            raise Refused("not yet", "a rematch is for when this match is over")
        live.wants_rematch.update(eyes)
        people = {side for side in COACHES if live.seats[side].kind == "person"}
        if live.rematch is None and people <= live.wants_rematch:
            live.rematch = await host.rematch(live)
    live.tell_people()
    return say.Ok(asked.id, asked.n)
