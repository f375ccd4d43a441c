"""Questions of a client that change nothing: chances, and what is legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from pigskin.contract.reasons import setup_problems
from pigskin.errors import PigskinError
from pigskin.looking import player_of, square_of
from pigskin.web import messages as say
from pigskin.web.match import COACHES, Coach, Match
from pigskin.web.seats import Refused, Seat
from pigskin.web.seeing import Eyes
from pigskin.web.setting_up import ready_formations, setup_rules
from pigskin.web.start import Start

if TYPE_CHECKING:
    from pigskin.web.live import Live

# By the workers.
Reckoned = say.Reach | say.Targets | say.Preview | say.Hints | say.Advise | say.Typed
Wonder = Reckoned | say.WhyNot | say.SetUpCheck | say.Formations
WONDERS: Final = (
    say.Reach, say.Targets, say.Preview, say.Hints, say.Advise, say.Typed, say.WhyNot,
    say.SetUpCheck, say.Formations,
)  # fmt: skip
_TRIED: Final = (say.Targets, say.Preview, say.Hints, say.Advise, say.Typed, say.WhyNot)


class Followed(Protocol):
    """A match as somebody follows it: now, or with its delay."""

    @property
    def id(self) -> str: ...
    @property
    def start(self) -> Start: ...
    @property
    def seats(self) -> Mapping[Coach, Seat]: ...
    @property
    def match(self) -> Match | None: ...
    @property
    def fence(self) -> int: ...
    def running(self) -> Match: ...


class Thinker(Protocol):
    """Who works out odds and thinks for computer coaches, away from the event loop."""

    async def think(self, match: Live, coach: Coach) -> list[str]: ...
    def failed(self, match: Live, coach: Coach) -> None: ...
    async def odds(self, match: Followed, coach: Coach | None, asked: Reckoned) -> say.Odds: ...


async def wonder(live: Followed, eyes: Eyes, asked: Wonder, thinker: Thinker) -> say.Odds:
    """The answer, as far as these eyes may know."""
    match = live.running()
    if asked.n != match.n:
        raise Refused("stale", f"the table is at {match.n}, not at {asked.n}")
    if isinstance(asked, _TRIED) and match.asked not in eyes:
        # What could be answered tells of a hidden hand: it is for who is asked alone.
        raise Refused("not yours", "only who is asked may try out his answers")
    if isinstance(asked, say.Advise):
        _check_advised(live, eyes)
    # On one screen it is answered with the knowledge of whoever is asked.
    coach = match.asked if len(eyes) == 2 else eyes[0] if eyes else None
    try:
        if isinstance(asked, say.WhyNot):
            why = match.game.why_not(asked.answer, coach)
            return say.Odds(asked.id, asked.n, words=[why] if why else [])
        if isinstance(asked, (say.SetUpCheck, say.Formations)):
            return _setting_up(match, eyes, asked)
        return await thinker.odds(live, coach, asked)
    except PigskinError as error:
        why = "not understood" if isinstance(asked, say.Typed) else "not legal"
        raise Refused(why, str(error)) from None


def _check_advised(live: Followed, eyes: Eyes) -> None:
    """Coaches who play each other online have only their own heads; a lesson has its own words."""
    if live.start.lesson:
        raise Refused("not yours", "a lesson is done without a coach's advice")
    if len(eyes) < 2 and any(
        seat.kind != "computer" for side, seat in live.seats.items() if side not in eyes
    ):
        raise Refused("not yours", "no advice is given in a match between people")


def _setting_up(match: Match, eyes: Eyes, asked: say.SetUpCheck | say.Formations) -> say.Odds:
    question = match.game.question
    if question is None or question.kind != "set-up" or COACHES[question.side] not in eyes:
        raise Refused("not yours", "nobody asks you to set up")
    table, side = match.game.table, question.side
    if isinstance(asked, say.Formations):
        return say.Odds(asked.id, asked.n, formations=ready_formations(table, side))
    draft = {
        player_of(table, who): square_of(list(where)) for who, where in asked.formation.items()
    }
    rules = setup_rules(table, side, draft)
    words = setup_problems(table, side, draft)
    return say.Odds(asked.id, asked.n, words=[*words], rules=rules)
