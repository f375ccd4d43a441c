"""A game told in lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.events import Event

_LOUD: Final = {
    "touchdown": "bold green",
    "awarded touchdown": "bold green",
    "over": "bold",
    "turnover": "yellow",
    "casualty": "red",
    "dies": "bold red",
    "sent off": "red",
}


def story(events: list[Event], begun: bool = False) -> Iterator[tuple[str, str]]:
    """The events as styled lines: halves and turns as headings, runs of small things joined.

    `begun` says that the first half has been announced already.
    """
    line = ""
    last = ("", -1)
    for event in events:
        if event.quiet:
            continue
        kind, who = event.kind, event.values[0]
        if kind == "set up" and not begun:
            # Nobody announces the first half: it begins with the first player on the pitch.
            if line:
                yield _LOUD.get(last[0], ""), line
                line = ""
            yield "bold reverse", " Half 1 "
            begun = True
        told = str(event)
        if kind == "move" and last == (kind, who):
            line += f", {told.rpartition(' ')[2]}"
        elif kind == "set up" and last == (kind, who >> 5):
            line += f", {told.partition(' ')[2].replace(' is set up at', ' at')}"
        elif kind in ("block die", "chosen") and last[0] in ("block", "block die"):
            line += f" {told}" if kind == "block die" else f", {told}"
        else:
            if line:
                yield _LOUD.get(last[0], ""), line
            line = ""
            if kind == "half":
                yield "bold reverse", f" Half {who} "
            elif kind == "turn":
                yield "bold", f"{('Home', 'Away')[who]}, turn {event.values[1]}"
            elif kind != "end of turn":
                line = f"  {told}"
        last = (kind, who >> 5 if kind == "set up" else who)
    if line:
        yield _LOUD.get(last[0], ""), line
