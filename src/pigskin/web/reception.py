"""What is asked about a match from outside: answered here, or by the process that holds it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from pigskin.web import delaying, shapes
from pigskin.web.hall import Begun, Hall
from pigskin.web.match import Coach
from pigskin.web.pitches import Glance, glance_at
from pigskin.web.seating import Elsewhere, Later
from pigskin.web.seeing import WATCHING
from pigskin.web.store import Brief, StoreError
from pigskin.web.tokens import hash_of

T = TypeVar("T")


class About(Struct, tag="about", frozen=True):
    """What may everybody know of the match?"""

    match: str


class Seen(Struct, tag="seen", frozen=True):
    """How does the table look, for who has this seat or for anybody?"""

    match: str
    seat: str = ""


class Join(Struct, tag="join", frozen=True):
    """May somebody take the open seat?"""

    match: str
    invite: str
    name: str
    key: str | None


class Standings(Struct, tag="standings", frozen=True):
    """How do these matches stand?"""

    matches: list[str]


class Glances(Struct, tag="glances", frozen=True):
    """How do these matches look in little?"""

    matches: list[str]


Ask = About | Seen | Join | Standings | Glances


class Standing(Struct, frozen=True):
    """How a match stands, for a list."""

    score: dict[Coach, int] | None = None
    half: int | None = None
    turn: int | None = None
    watchers: int = 0
    stopped: bool = False  # is it known that the match cannot go on?


class Others(Protocol):
    """The other processes, where there are some."""

    async def ask(self, process: str, ask: Ask) -> bytes: ...  # JSON


class Reception:
    """Asks whoever can answer."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.others: Others | None = None

    async def about(self, match: str) -> dict[str, Any]:
        return await self._ask(About(match), dict[str, Any])

    async def picture(self, match: str, seat: str = "") -> shapes.Picture:
        return shapes.Picture.model_validate(await self._ask(Seen(match, seat), dict[str, Any]))

    async def join(self, match: str, invite: str, name: str, key: str | None) -> Begun:
        return await self._ask(Join(match, invite, name, key), Begun)

    async def listed(self) -> list[shapes.Listed]:
        """Running matches that anybody may watch, with how they stand as far as that is known."""
        briefs = await self._hall.listed()
        standings = self._standings([brief.id for brief in briefs])
        for process, matches in _afar(briefs, standings).items():
            standings |= await self._told_by(process, Standings(matches), Standing)
        found = [(brief, standings.get(brief.id, Standing())) for brief in briefs]
        return [_listed(brief, standing) for brief, standing in found if not standing.stopped]

    async def glances(self, briefs: Sequence[Brief]) -> dict[str, Glance]:
        """Those of these matches that somebody is at, in little."""
        found = self._glances([brief.id for brief in briefs])
        for process, matches in _afar(briefs, found).items():
            found |= await self._told_by(process, Glances(matches), Glance)
        return found

    async def answer(self, ask: Ask) -> object:
        """What this process itself has to say; `Elsewhere` if the match is held by another."""
        if isinstance(ask, Standings):
            return self._standings(ask.matches)
        if isinstance(ask, Glances):
            return self._glances(ask.matches)
        if isinstance(ask, Join):
            return await self._hall.join(ask.match, ask.invite, ask.name, ask.key)
        live = await self._hall.find(ask.match)
        if isinstance(ask, About):
            return live.about(WATCHING)
        if live.stopped is not None:
            return {"state": live.state, "view": live.stopped.seen.view, "asked": None}
        eyes = live.side_of(hash_of(ask.seat)) if ask.seat else WATCHING
        seen, picture = live.as_seen(eyes), live.picture(eyes)
        if seen.match is None or picture is None:
            return {"state": seen.state, "view": None, "asked": None}
        return {"state": seen.state, "view": picture.view(WATCHING), "asked": seen.match.asked}

    async def _ask(self, ask: Ask, kind: type[T]) -> T:
        try:
            return msgspec.convert(msgspec.to_builtins(await self.answer(ask)), kind)
        except Elsewhere as elsewhere:
            if self.others is None:
                raise
            return msgspec.json.decode(await self.others.ask(elsewhere.holder, ask), type=kind)

    async def _told_by(self, process: str, ask: Ask, kind: type[T]) -> dict[str, T]:
        if self.others is None:
            return {}
        try:
            told = await self.others.ask(process, ask)
        except (Later, StoreError):  # a list is good without it
            return {}
        return msgspec.json.decode(told, type=dict[str, kind])  # type: ignore[valid-type]

    def _glances(self, matches: list[str]) -> dict[str, Glance]:
        seen = {id: glance_at(self._hall.in_memory(id)) for id in matches}
        return {id: glance for id, glance in seen.items() if glance is not None}

    def _standings(self, matches: list[str]) -> dict[str, Standing]:
        found: dict[str, Standing] = {}
        for id in matches:
            live = self._hall.in_memory(id)
            if live is None:
                continue
            match = live.as_seen(WATCHING).match
            if match is None:
                found[id] = Standing(watchers=live.watchers, stopped=live.stopped is not None)
                continue
            table = match.game.table
            found[id] = Standing(
                {"home": table.home.score, "away": table.away.score}, table.half,
                max(table.home.turn, table.away.turn), live.watchers,
            )  # fmt: skip
        return found


def _listed(brief: Brief, standing: Standing) -> shapes.Listed:
    return shapes.Listed(
        match=brief.id,
        edition=brief.edition,
        teams={"home": brief.teams[0], "away": brief.teams[1]},
        names={"home": brief.names[0], "away": brief.names[1]},
        score=standing.score,
        half=standing.half,
        turn=standing.turn,
        watchers=standing.watchers,
        updated=min(brief.updated, delaying.wall() - brief.delay),
        delay=brief.delay,
    )


def _afar(briefs: Sequence[Brief], known: Collection[str]) -> dict[str, list[str]]:
    """The matches of which nothing is known here, by the process that holds them."""
    found: dict[str, list[str]] = {}
    for brief in briefs:
        if brief.id not in known and brief.holder is not None:
            found.setdefault(brief.holder, []).append(brief.id)
    return found
