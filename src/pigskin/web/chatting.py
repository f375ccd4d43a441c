"""Lines of chat: kept, then told to all; one that is sent again counts once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pigskin.web import messages as say
from pigskin.web.lines import Line
from pigskin.web.match import Coach
from pigskin.web.seats import Refused, clean
from pigskin.web.store import Line as Said
from pigskin.web.store import Store

if TYPE_CHECKING:
    from pigskin.web.live import Live


async def chat(live: Live, line: Line, asked: say.Say, store: Store) -> say.Ok:
    """Somebody says something."""
    if not line.may_chat():
        raise Refused("too fast", "not so much at once; say it in a moment")
    match = live.match
    by: Coach | Literal["watcher"] = line.eyes[0] if line.eyes else "watcher"
    # A seat has its ids; a watcher is known by what he calls himself, if he does.
    who = by if line.eyes else line.mark
    if len(line.eyes) == 2 and match is not None and match.asked is not None:
        by = match.asked
    name = live.seats[by].name if by != "watcher" else line.name or "a watcher"
    text = clean(asked.text)
    if not text:
        raise Refused("not understood", "there is nothing to read in this")
    message = f"{who} {asked.id}" if who else ""
    if await store.say(live.id, Said(by=by, name=name, text=text, message=message), live.fence):
        said = say.Line(by, name, text)
        live.tell_said(said)
    seen = live.as_seen(line.eyes).match
    return say.Ok(asked.id, seen.n if seen is not None else 0)
