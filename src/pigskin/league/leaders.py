"""What players and teams have done over many matches, from the logs of their teams.

A season is told by the matches: that of "2-03-1" is the second. What is not of a match (a
correction, a trophy) belongs to the season of the match before it. What a team brought with it
when it came belongs to none, and counts only for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pigskin.errors import LeagueError
from pigskin.league.events import Died, Hired, Joined, PlayedMatch, TrophyGained
from pigskin.league.log import NOTHING, Entry, fold, standing, steps
from pigskin.league.sheet import ACTIVE, DEAD, GONE, Sheet
from pigskin.showing import quoted
from pigskin.teams.near import hint

Logs = Mapping[str, Sequence[Entry]]  # by the ids of teams

CATEGORIES: Final = (
    "touchdowns", "casualties", "completions", "interceptions", "kills", "mvp", "spp", "passes",
    "blocks", "fouls", "matches",
)  # fmt: skip


def season_of(match: str) -> int:
    """The season of a match, by its id; 0 if it does not say."""
    number = match.partition("-")[0]
    return int(number) if number.isdecimal() else 0


def seasons(entries: Iterable[Entry]) -> tuple[int, ...]:
    """The seasons in which a team has played."""
    found = {season_of(entry.match) for _, entry in standing(entries)}
    return tuple(sorted(found - {0}))


# --- players ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Career:
    """What a player has done, in a season or for ever; who he is, he is now."""

    team: str
    team_name: str
    player: str  # his key
    number: int
    name: str
    position: str
    state: str
    matches: int = 0
    spp: int = 0  # earned, whether spent or not
    feats: dict[str, int] = field(default_factory=dict)

    def count(self, category: str) -> int:
        """How many he has of something."""
        if category == "matches":
            return self.matches
        return self.spp if category == "spp" else self.feats.get(category, 0)


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a list of leaders."""

    place: int  # from 1; equal ones share it
    count: int
    career: Career


def careers(logs: Logs, season: int | None = None) -> tuple[Career, ...]:
    """Everybody who has ever been on a sheet, with what he did in a season, or in all."""
    if season is None:
        return tuple([each for team, log in logs.items() for each in on_sheet(team, fold(log))])
    return tuple([each for team, log in logs.items() for each in _in_season(team, log, season)])


def on_sheet(team: str, sheet: Sheet) -> tuple[Career, ...]:
    """What everybody on a sheet has done for ever: all of it stands there."""
    return tuple(
        [
            Career(
                team, sheet.name, key, each.number, each.name, each.position, each.state,
                each.matches, each.earned, each.feats,
            )
            for key, each in sheet.players.items()
        ]
    )  # fmt: skip


def _in_season(team: str, entries: Sequence[Entry], season: int) -> list[Career]:
    """What has been added to a sheet in a season."""
    matches: dict[str, int] = {}
    spp: dict[str, int] = {}
    feats: dict[str, dict[str, int]] = {}
    now, sheet = 0, NOTHING
    for _, entry, before, sheet in steps(entries):
        now = season_of(entry.match) or now
        key = getattr(entry.event, "player", "")
        if now == season and key in before.players:
            was, player = before.players[key], sheet.players[key]
            matches[key] = matches.get(key, 0) + player.matches - was.matches
            spp[key] = spp.get(key, 0) + player.earned - was.earned
            feats[key] = _sum(feats.get(key, {}), was.feats, player.feats)
    return [
        replace(
            each,
            matches=matches.get(each.player, 0),
            spp=spp.get(each.player, 0),
            feats=feats.get(each.player, {}),
        )
        for each in on_sheet(team, sheet)
    ]


def _sum(so_far: dict[str, int], was: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """Feats, and what has come to them."""
    if now == was:
        return so_far
    more = {feat: count - was.get(feat, 0) for feat, count in now.items()}
    return {feat: so_far.get(feat, 0) + more.get(feat, 0) for feat in {**so_far, **more}}


def leaders(found: Iterable[Career], category: str, most: int = 10) -> tuple[Leader, ...]:
    """Who has most of something, at most so many. Equal ones share a place; those of more points,
    then of fewer matches, are named first."""
    if category not in CATEGORIES:
        known = ", ".join(CATEGORIES)
        raise LeagueError(
            f"leaders are counted by {known}; not {quoted(category)}{hint(category, CATEGORIES)}"
        )
    there = [each for each in found if each.count(category) > 0]
    there.sort(key=lambda it: (-it.count(category), -it.spp, it.matches, it.name, it.team))
    counts = [each.count(category) for each in there]
    return tuple(
        [
            Leader(counts.index(count) + 1, count, each)
            for count, each in zip(counts[:most], there, strict=False)
        ]
    )


# --- who is no more ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grave:
    """A dead player. `killer` is as the report of the match has it ("away 5"), or nothing."""

    career: Career
    match: str = ""
    at: float = 0.0  # seconds since 1970; 0 is not known
    killer: str = ""
    killer_team: str = ""  # its id, where it is known who met in the match
    killer_name: str = ""  # nothing for stars and mercenaries: they are on no sheet


def cemetery(
    logs: Logs, meetings: Mapping[str, tuple[str, str]] | None = None
) -> tuple[Grave, ...]:
    """The dead, the latest first. `meetings` says who was at home and away in a match, by its id;
    without it killers have no names."""
    found: list[Grave] = []
    for team, log in logs.items():
        dead = {each.player: each for each in on_sheet(team, fold(log)) if each.state == DEAD}
        graves = {key: Grave(career) for key, career in dead.items()}
        for _, entry in standing(log):
            event = entry.event
            if isinstance(event, Died) and event.player in graves:
                grave = Grave(dead[event.player], entry.match, entry.at, event.killer)
                graves[event.player] = _named(grave, logs, meetings or {})
        found += graves.values()
    found.sort(key=lambda it: (_when(it.match), it.at), reverse=True)
    return tuple(found)


def _when(match: str) -> tuple[int, ...]:
    """Where a match stands among others, by its id."""
    return tuple([int(part) if part.isdecimal() else 0 for part in match.split("-")])


def _named(grave: Grave, logs: Logs, meetings: Mapping[str, tuple[str, str]]) -> Grave:
    """A grave with the name of the killer, if it can be found."""
    side, _, shirt = grave.killer.partition(" ")
    if grave.match not in meetings or side not in ("home", "away") or not shirt.isdecimal():
        return grave
    team = meetings[grave.match][side == "away"]
    name = _wearing(logs.get(team, ()), grave.match, int(shirt))
    return replace(grave, killer_team=team, killer_name=name)


def _wearing(entries: Sequence[Entry], match: str, number: int) -> str:
    """Who wore a number in a match: on the list as it began, or a guest who joined for it."""
    name, begun = "", False
    for _, entry, before, _ in steps(entries):
        if entry.match != match:
            continue
        if not begun:
            begun = True
            name = next((each.name for each in before.active if each.number == number), "")
        if isinstance(entry.event, Joined) and entry.event.number == number:
            name = entry.event.name
    return name


@dataclass(frozen=True, slots=True)
class Legend:
    """Somebody of the hall of fame, and how he went: "dead", "fired", "left", "released", or
    "retired" with his team."""

    career: Career
    how: str


def hall_of_fame(logs: Logs, most: int = 10) -> tuple[Legend, ...]:
    """Players who play no more, those who earned most points first. Who was never on a list, such
    as a journeyman of one match, is not among them."""
    found: list[Legend] = []
    for team, log in logs.items():
        counted = [entry.event for _, entry in standing(log)]
        listed = {each.player for each in counted if isinstance(each, Hired)}
        sheet = fold(log)
        for career in on_sheet(team, sheet):
            how = "retired" if sheet.retired and career.state == ACTIVE else career.state
            if career.player in listed and career.spp > 0 and how in (DEAD, *GONE, "retired"):
                found.append(Legend(career, how))
    found.sort(key=lambda it: (-it.career.spp, it.career.matches, it.career.name))
    return tuple(found[:most])


# --- teams ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamRecord:
    """How a team has fared, in a season or for ever. Friendlies are only counted."""

    team: str
    name: str
    season: int | None = None
    won: int = 0
    drawn: int = 0
    lost: int = 0
    touchdowns: int = 0
    touchdowns_against: int = 0
    friendlies: int = 0
    trophies: tuple[str, ...] = ()

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost


def team_record(team: str, entries: Sequence[Entry], season: int | None = None) -> TeamRecord:
    """The record of one team."""
    return _record(TeamRecord(team, fold(entries).name, season), entries)


def _record(found: TeamRecord, entries: Sequence[Entry]) -> TeamRecord:
    """An empty record, filled with what happened in its season."""
    now = 0
    for _, entry in standing(entries):
        event, now = entry.event, season_of(entry.match) or now
        if found.season is not None and found.season != now:
            continue
        if isinstance(event, TrophyGained):
            found = replace(found, trophies=(*found.trophies, event.name))
        elif isinstance(event, PlayedMatch):
            found = _with_match(found, event)
    return found


def _with_match(record: TeamRecord, match: PlayedMatch) -> TeamRecord:
    if match.friendly:
        return replace(record, friendlies=record.friendlies + 1)
    return replace(
        record,
        won=record.won + (match.result == "won"),
        drawn=record.drawn + (match.result == "drawn"),
        lost=record.lost + (match.result == "lost"),
        touchdowns=record.touchdowns + match.score[0],
        touchdowns_against=record.touchdowns_against + match.score[1],
    )


def by_season(team: str, entries: Sequence[Entry]) -> tuple[TeamRecord, ...]:
    """The record of one team in each of its seasons."""
    name = fold(entries).name
    return tuple([_record(TeamRecord(team, name, each), entries) for each in seasons(entries)])


def team_records(logs: Logs, season: int | None = None) -> tuple[TeamRecord, ...]:
    """The records of all teams: who has won most first, then who has lost least."""
    found = [team_record(team, log, season) for team, log in logs.items()]
    found.sort(key=lambda it: (-it.won, it.lost, -it.drawn, it.name, it.team))
    return tuple(found)
