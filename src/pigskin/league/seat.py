"""What somebody does at a desk that is kept: answer, let others decide, take an answer back.

Each is a function of the desk; whoever keeps desks (`matches`, `seasons.between`, `drafts`) plays
the answers so far, calls it, and keeps what has become of them, in one transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pigskin.league.desk import Desk
from pigskin.league.store import Meanwhile

Deed: TypeAlias = "Callable[[Desk], None]"


def handing_over(given: Sequence[str], whose: str, seen: Sequence[str] | None = None) -> Deed:
    """Answers of a coach: all are taken, or none.

    `seen` are those he knew of before: if there are others, somebody else sits at the same desk,
    and what he says would answer another question.
    """

    def hand_over(desk: Desk) -> None:
        _check_seen(desk, whose, seen)
        for each in given:
            desk.answer(each)

    return hand_over


def taking_back(whose: str, seen: Sequence[str] | None = None) -> Deed:
    """The last answer is taken back, if it is the one that was seen."""

    def take_back(desk: Desk) -> None:
        _check_seen(desk, whose, seen)
        desk.take_back()

    return take_back


def deciding(choose: Callable[[Desk], str]) -> Deed:
    """From here to the end, by somebody who answers everything."""

    def decide(desk: Desk) -> None:
        while desk.question is not None:
            desk.answer(choose(desk))

    return decide


def _check_seen(desk: Desk, whose: str, seen: Sequence[str] | None) -> None:
    if seen is not None and list(seen) != desk.answers:
        raise Meanwhile(f"somebody else has answered for {whose} meanwhile; look again")
