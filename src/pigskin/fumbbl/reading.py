"""Reading a FUMBBL replay: one JSON object, usually gzipped, with both teams and the whole log.

Only what is needed to play the match again is taken out of it, and given names and types here. A
file that is no replay, or one of rules we do not have, is refused with the reason.
"""

from __future__ import annotations

import gzip
import io
import json
import zlib
from dataclasses import dataclass, replace
from typing import Any, Final

from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.files import AnyPath, read_whole
from pigskin.fumbbl.books import SiteBooks, books_of
from pigskin.fumbbl.result import Result, result_of
from pigskin.model import NEITHER
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.showing import shown_name

BB2016: Final = "bb2016"
BB2020: Final = "bb2020"
# Our editions by the rules version that a file names.
_RULES: Final[dict[str, str]] = {"BB2016": BB2016, "BB2020": BB2020}
_UNNAMED: Final = BB2016  # files that name none are older than the site's BB2020
ADD_PLAYER: Final = "addPlayer"  # our name of the command that does so, as a change
LONGEST_FILE: Final = 100_000_000  # bytes, packed or not; a match is a few million
_GZIP: Final = b"\x1f\x8b"


class ReplayError(PigskinError):
    """The file is not a replay we can read, or the log says something nobody knows."""


@dataclass(frozen=True, slots=True)
class PositionSheet:
    """A position as the roster in the file has it; skills come with their values."""

    id: str
    name: str
    kind: str  # Regular, Big Guy, Star, ...
    race: str
    thrall: bool
    maximum: int
    cost: int
    stats: tuple[int, int, int, int, int]  # MA, ST, AG, PA, AV
    skills: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """A player as the team in the file has him."""

    id: str
    number: int
    name: str
    position: str  # the id of his position
    kind: str
    stats: tuple[int, int, int, int, int]
    skills: tuple[tuple[str, str], ...]
    niggling: int
    misses: bool


@dataclass(frozen=True, slots=True)
class TeamSheet:
    """One team with the roster it was hired from, and the edition it plays."""

    edition: str
    id: str
    name: str
    coach: str  # as in the log, which names him
    race: str
    rerolls: int
    apothecaries: int
    cheerleaders: int
    assistants: int
    fans: int
    treasury: int
    value: int  # before anything was bought for the match; 0 where the file does not say
    rules: tuple[str, ...]
    reroll_cost: int
    may_have_apothecary: bool
    necromancer: bool
    undead: bool
    raised: str  # the id of the position of those he raises
    positions: tuple[PositionSheet, ...]
    players: tuple[PlayerSheet, ...]
    inducements: tuple[tuple[str, int], ...]

    def position(self, id: str) -> PositionSheet:
        for each in self.positions:
            if each.id == id:
                return each
        raise ReplayError(f"{self.name}: no position {id!r} in the roster of the file")


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the field model: what, of whom, to what."""

    id: str
    key: str
    value: Any


@dataclass(frozen=True, slots=True)
class Report:
    """One line of the log: what happened, as FUMBBL tells it."""

    id: str
    fields: dict[str, Any]

    def text(self, name: str) -> str:
        value = self.fields.get(name)
        return "" if value is None else str(value)

    def number(self, name: str) -> int:
        value = self.fields.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else 0

    def numbers(self, name: str) -> list[int]:
        value = self.fields.get(name)
        return [each for each in value if isinstance(each, int)] if isinstance(value, list) else []

    def texts(self, name: str) -> list[str]:
        value = self.fields.get(name)
        return [str(each) for each in value] if isinstance(value, list) else []

    def tables(self, name: str) -> list[dict[str, Any]]:
        value = self.fields.get(name)
        return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []

    def truth(self, name: str) -> bool:
        return self.fields.get(name) is True


@dataclass(frozen=True, slots=True)
class Command:
    """What the server sent at once: changes of the model and lines of the log."""

    number: int
    changes: tuple[Change, ...]
    reports: tuple[Report, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole match."""

    source: str
    edition: str
    played: str  # when the match began, as the site writes it; "" if it does not say
    teams: tuple[TeamSheet, TeamSheet]
    options: dict[str, str]
    commands: tuple[Command, ...]
    late: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # who joined after the first kick-off
    result: Result | None = None  # what the site noted in the end
    books: SiteBooks | None = None  # and all that it kept of it
    joined: tuple[tuple[PlayerSheet, ...], tuple[PlayerSheet, ...]] = ((), ())  # the late ones

    def side_of_team(self, id: str) -> SideNo:
        """0 for the home team, 1 for the away team, -1 for neither."""
        return next((side for side in (HOME, AWAY) if self.teams[side].id == id), NEITHER)


# --- opening ----------------------------------------------------------------------------------


def read(path: AnyPath, edition: str = "") -> Replay:
    """The replay in a file; `edition` is that of a file which names no rules version."""
    try:
        raw = read_whole(path, LONGEST_FILE)
    except OSError as error:
        raise ReplayError(f"{path}: cannot be read: {error.strerror or error}") from error
    return from_bytes(raw, str(path), edition)


def from_bytes(
    raw: bytes, source: str = "replay", edition: str = "", longest: int | None = None
) -> Replay:
    """The replay in the bytes of a file, packed or not; so many bytes at most."""
    longest = longest or LONGEST_FILE
    if raw[:2] == _GZIP:
        try:
            with gzip.open(io.BytesIO(raw)) as file:
                raw = file.read(longest + 1)
        except (EOFError, OSError, zlib.error) as error:
            raise ReplayError(f"{source}: is a damaged or cut off gzip file: {error}") from error
        if len(raw) > longest:
            raise ReplayError(f"{source}: unpacks to more than {longest:,} bytes")
    try:
        data = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ReplayError(f"{source}: is neither gzip nor JSON text") from error
    except (ValueError, RecursionError) as error:
        raise ReplayError(f"{source}: is not valid JSON: {error}") from error
    return from_json(data, source, edition)


def from_json(data: object, source: str = "replay", edition: str = "") -> Replay:
    """The replay in a JSON value."""
    try:
        return _replay(data, source, edition)
    except ReplayError as error:
        raise ReplayError(f"{source}: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        said = f"{type(error).__name__} {error}"
        raise ReplayError(f"{source}: is not built like a FUMBBL replay: {said}") from error


def _replay(data: object, source: str, edition: str) -> Replay:
    game = _table(data, "game", "no FUMBBL replay: it has no game")
    log = _table(data, "gameLog", "no FUMBBL replay: it has no log")
    options = _options(game)
    edition = _edition(options.get("rulesVersion", ""), edition)
    rows = log.get("commandArray")
    if not isinstance(rows, list) or not rows:
        raise ReplayError("has a log without commands")
    home, away = (_team(game, coach.title(), edition) for coach in SIDES)
    commands = tuple(_command(row) for row in rows)
    late = _late_players(commands)
    teams = (_without(home, late), _without(away, late))
    joined = tuple(tuple(id for team, id in late if team == each.id) for each in teams)
    later = [id for _, id in late]
    guests = tuple(tuple(p for p in each.players if p.id in later) for each in (home, away))
    return Replay(
        source,
        edition,
        str(game.get("started") or game.get("finished") or ""),
        teams,
        options,
        commands,
        (joined[0], joined[1]),
        result_of(game),
        books_of(game, commands),
        (guests[0], guests[1]),
    )


def _edition(rules: str, wanted: str) -> str:
    """Our edition of a rules version; the one wanted, or the guess, where a file names none."""
    if rules:
        if rules not in _RULES:
            known = " or ".join(_RULES)
            raise ReplayError(f"is a match of the rules {rules}, not {known}")
        return _RULES[rules]
    return find_edition(wanted or _UNNAMED).id


def _table(data: object, name: str, problem: str) -> dict[str, Any]:
    value = data.get(name) if isinstance(data, dict) else None
    if not isinstance(value, dict):
        raise ReplayError(problem)
    return value


def _options(game: dict[str, Any]) -> dict[str, str]:
    rows = _table(game, "gameOptions", "has no game options").get("gameOptionArray") or []
    return {row["gameOptionId"]: str(row["gameOptionValue"]) for row in rows}


def _late_players(commands: tuple[Command, ...]) -> list[tuple[str, str]]:
    """Team and player of those who joined after the first kick-off: raised from the dead."""
    kicked = False
    found: list[tuple[str, str]] = []
    for command in commands:
        kicked = kicked or any(report.id == "kickoffScatter" for report in command.reports)
        for change in command.changes:
            if kicked and change.id == ADD_PLAYER:
                found.append((str(change.value["teamId"]), str(change.value["player"]["playerId"])))
    return found


def _without(team: TeamSheet, late: list[tuple[str, str]]) -> TeamSheet:
    ids = [id for _, id in late]
    return replace(team, players=tuple(each for each in team.players if each.id not in ids))


# --- teams ------------------------------------------------------------------------------------


def _team(game: dict[str, Any], which: str, edition: str) -> TeamSheet:
    team = _table(game, f"team{which}", f"has no team {which.lower()}")
    roster = _table(team, "roster", f"has no roster for team {which.lower()}")
    positions = tuple(_position(each) for each in roster.get("positionArray") or [])
    bought = ((game.get(f"turnData{which}") or {}).get("inducementSet") or {}).get(
        "inducementArray"
    )
    known = {each.id: each for each in positions}
    return TeamSheet(
        edition=edition,
        id=str(team["teamId"]),
        name=shown_name(team["teamName"]),
        coach=team.get("coach") or "",
        race=shown_name(team.get("race") or roster.get("rosterName") or ""),
        rerolls=team.get("reRolls") or 0,
        apothecaries=team.get("apothecaries") or 0,
        cheerleaders=team.get("cheerleaders") or 0,
        assistants=team.get("assistantCoaches") or 0,
        fans=team.get("fanFactor" if edition == BB2016 else "dedicatedFans") or 0,
        treasury=team.get("treasury") or 0,
        value=_value(game, team, which),
        rules=tuple(team.get("specialRules") or ()),
        reroll_cost=roster.get("reRollCost") or 0,
        may_have_apothecary=bool(roster.get("apothecary")),
        necromancer=bool(roster.get("necromancer")),
        undead=bool(roster.get("undead")),
        raised=str(roster.get("raisedPositionId") or ""),
        positions=positions,
        players=tuple(_player(each, known) for each in team["playerArray"]),
        inducements=tuple(_inducement(each) for each in bought or []),
    )


def _value(game: dict[str, Any], team: dict[str, Any], which: str) -> int:
    noted = (game.get("gameResult") or {}).get(f"teamResult{which}") or {}
    return int(noted.get("teamValue") or team.get("teamValue") or 0)


def _inducement(table: dict[str, Any]) -> tuple[str, int]:
    name = table.get("inducementType") or table.get("name") or "?"
    return str(name), int(table.get("value") or 0)


def _stats(table: dict[str, Any]) -> tuple[int, int, int, int, int]:
    return (
        table["movement"],
        table["strength"],
        table["agility"],
        table.get("passing") or 0,
        table["armour"],
    )


def _position(table: dict[str, Any]) -> PositionSheet:
    names = table.get("skillArray") or []
    values = table.get("skillValues") or [None] * len(names)
    return PositionSheet(
        id=str(table["positionId"]),
        name=shown_name(table["positionName"]),
        kind=table.get("playerType") or "Regular",
        race=table.get("race") or "",
        thrall=bool(table.get("thrall")),
        maximum=table.get("quantity") or 0,
        cost=table.get("cost") or 0,
        stats=_stats(table),
        skills=tuple((n, str(v) if v else "") for n, v in zip(names, values, strict=True)),
    )


def _player(table: dict[str, Any], positions: dict[str, PositionSheet]) -> PlayerSheet:
    position = positions.get(str(table["positionId"]))
    born = dict(position.skills) if position else {}
    gained = table.get("skillValuesMap") or {}
    skills = []
    for name in table.get("skillArray") or []:
        value = gained.get(name)
        skills.append((name, born.get(name, "") if value is None else str(value)))
    injuries = table.get("lastingInjuries") or []
    return PlayerSheet(
        id=str(table["playerId"]),
        number=table["playerNr"],
        name=shown_name(table.get("playerName") or f"Player {table['playerNr']}"),
        position=str(table["positionId"]),
        kind=table.get("playerType") or "Regular",
        stats=_stats(table),
        skills=tuple(skills),
        niggling=sum(1 for each in injuries if "(NI)" in str(each)),
        misses=table.get("recoveringInjury") is not None,
    )


# --- the log ----------------------------------------------------------------------------------


def _command(row: dict[str, Any]) -> Command:
    number = int(row["commandNr"])
    changes = (row.get("modelChangeList") or {}).get("modelChangeArray") or []
    reports = (row.get("reportList") or {}).get("reports") or []
    if row.get("netCommandId") == "serverAddPlayer":
        changes = [*changes, {"modelChangeId": ADD_PLAYER, "modelChangeValue": row}]
    return Command(
        number,
        tuple(
            Change(c["modelChangeId"], _key(c.get("modelChangeKey")), c.get("modelChangeValue"))
            for c in changes
        ),
        tuple(Report(r["reportId"], r) for r in reports),
    )


def _key(value: object) -> str:
    return "" if value is None else str(value)
