"""A league as a folder of TOML files: to read, to compare, to carry from one database to another.

    league.toml         name, edition, switches, where the season stands, teams that are being
                        drafted; its seed, which is secret
    acts.toml           who did what
    seasons/2.toml      stages and fixtures, with the answers at desks
    teams/ID.toml       the log: an [[event]] each, oldest first
    reports/2-03-1.toml a match, as its report has it
    games/2-03-1.game   the record of a match that was played here

What is as it usually is goes without saying. `folder_reading` brings a folder in again.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pigskin.errors import LeagueError
from pigskin.files import read_whole, write_whole
from pigskin.league.figures import league_figures
from pigskin.league.log import Entry
from pigskin.league.office import Office
from pigskin.league.plain import to_tree, usual
from pigskin.league.standings import Deduction
from pigskin.league.store import Rows
from pigskin.league.switches import Switches
from pigskin.league.values import (
    Act,
    DeskState,
    Draft,
    Fixture,
    LeagueInfo,
    Stage,
    TeamLine,
)
from pigskin.report.values import MatchReport
from pigskin.showing import quoted
from pigskin.toml import read_toml, toml_value

LEAGUE: Final = "league.toml"
ACTS: Final = "acts.toml"
FIXTURE_ID: Final = re.compile(r"[0-9]{1,4}-[0-9]{2,4}-[0-9]{1,4}")
PARTS: Final = {"seasons": ".toml", "teams": ".toml", "reports": ".toml", "games": ".game"}
MOST_BYTES: Final = 20_000_000
ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,47}")


@dataclass(slots=True)
class Folder:
    """Everything a league is, as plain values."""

    info: LeagueInfo
    acts: list[Act] = field(default_factory=list)
    teams: list[TeamLine] = field(default_factory=list)
    logs: dict[str, list[Entry]] = field(default_factory=dict)
    drafts: list[Draft] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    deductions: dict[int, list[Deduction]] = field(default_factory=dict)
    switches: dict[int, Switches] = field(default_factory=dict)  # of seasons that are over
    fixtures: list[Fixture] = field(default_factory=list)
    reports: dict[str, MatchReport] = field(default_factory=dict)
    records: dict[str, str] = field(default_factory=dict)

    @property
    def seasons(self) -> list[int]:
        return sorted(
            {each.season for each in self.stages} | {each.season for each in self.fixtures}
        )


# --- out --------------------------------------------------------------------------------------


def export(office: Office, place: str | Path) -> list[str]:
    """Write a league into a folder: an empty one, or one that has this league already."""
    root = Path(place)
    with office.reading() as rows:
        files = written(_of(rows))
    _check_place(root, office.league)
    try:
        root.mkdir(parents=True, exist_ok=True)
        for part, ending in PARTS.items():
            (root / part).mkdir(exist_ok=True)
            for old in (root / part).glob(f"*{ending}"):
                if f"{part}/{old.name}" not in files and _once_ours(part, old.stem):
                    old.unlink()
        for name, text in files.items():
            write_whole(root / name, text.encode("utf-8"))
    except OSError as error:
        raise LeagueError(f"{root}: cannot be written: {error.strerror or error}") from None
    return list(files)


def _once_ours(part: str, name: str) -> bool:
    """Can an earlier export have written this? Matches are withdrawn, seasons drawn anew."""
    if part in ("reports", "games"):
        return FIXTURE_ID.fullmatch(name) is not None
    return part == "seasons" and name.isascii() and name.isdecimal()


def _check_place(root: Path, league: str) -> None:
    if not root.exists():
        return
    if not root.is_dir():
        raise LeagueError(f"{root} is no folder")
    if (root / LEAGUE).is_file():
        other = tree_of(root, LEAGUE).get("id")
        if other != league:
            raise LeagueError(f"{root} has another league already: {quoted(other)}")
    elif any(root.iterdir()):
        raise LeagueError(f"{root} has something else in it; name a new folder")


def _of(rows: Rows) -> Folder:
    found = Folder(rows.info(), rows.acts(), rows.teams(), stages=rows.stages())
    found.drafts = rows.drafts()
    found.fixtures = rows.fixtures()
    for line in found.teams:
        found.logs[line.id] = rows.log(line.id)
    for season in found.seasons:
        found.deductions[season] = rows.deductions(season)
        kept = rows.kept_switches(season)
        if kept is not None:
            found.switches[season] = kept
    for each in found.fixtures:
        report, record = rows.report(each.id), rows.record(each.id)
        if report is not None:
            found.reports[each.id] = report
        if record is not None:
            found.records[each.id] = record
    return found


def written(folder: Folder) -> dict[str, str]:
    """The files of a league, by their names."""
    found = {LEAGUE: _league_text(folder), ACTS: _text({}, act=map(_said, folder.acts))}
    for season in folder.seasons:
        found[f"seasons/{season}.toml"] = _text(
            _kept(folder, season),
            stage=[_said(each, "season") for each in folder.stages if each.season == season],
            deduction=[_all(each) for each in folder.deductions.get(season, ())],
            fixture=[
                _said(each, "season", "version")
                for each in folder.fixtures
                if each.season == season
            ],
        )
    for line in folder.teams:
        if not ID.fullmatch(line.id):
            raise LeagueError(f"no file can be named after the team {quoted(line.id)}")
        events = [{"n": n, **to_tree(each)} for n, each in enumerate(folder.logs[line.id], 1)]
        found[f"teams/{line.id}.toml"] = _text(_said(line, "id", "entries"), event=events)
    for id, report in folder.reports.items():
        found[f"reports/{id}.toml"] = report.to_toml()
    for id, record in folder.records.items():
        found[f"games/{id}.game"] = record
    return found


def _league_text(folder: Folder) -> str:
    info = folder.info
    own = _turned(info.switches, info.edition)
    plain = {name: value for name, value in _all(info).items() if name != "switches"}
    lines = [*_lines(plain), "", "[switches]", *_lines(own)]
    for each in folder.drafts:
        lines += ["", "[[draft]]", *_lines(_said(each))]
    return "\n".join(lines) + "\n"


def _kept(folder: Folder, season: int) -> dict[str, Any]:
    """By which switches a season was played, if it is over; beside what its edition has."""
    kept = folder.switches.get(season)
    return {} if kept is None else {"switches": _turned(kept, folder.info.edition)}


def _turned(switches: Switches, edition: str) -> dict[str, Any]:
    """The switches that are not as an edition has them."""
    usual = league_figures(edition).switches
    return {
        each.name: getattr(switches, each.name)
        for each in dataclasses.fields(Switches)
        if getattr(switches, each.name) != getattr(usual, each.name)
    }


def _text(head: Mapping[str, Any], **lists: Any) -> str:
    """Lines, then a table for every value of every list."""
    lines = _lines(head)
    for name, tables in lists.items():
        for each in tables:
            lines += [""] * bool(lines) + [f"[[{name}]]", *_lines(each)]
    return "\n".join(lines) + "\n"


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{name} = {toml_value(value)}" for name, value in table.items()]


def _all(value: Any) -> dict[str, Any]:
    return {each.name: getattr(value, each.name) for each in dataclasses.fields(value)}


def _said(value: Any, *without: str) -> dict[str, Any]:
    """What is to be said of a value: what is not as usual."""
    found: dict[str, Any] = {}
    for each in dataclasses.fields(value):
        held = getattr(value, each.name)
        if each.name in without or held == usual(each):
            continue
        found[each.name] = _said(held) if isinstance(held, DeskState) else held
    return found


# --- files ------------------------------------------------------------------------------------


def text_of(root: Path, file: str) -> str:
    """A file of a folder; errors name it as it is named there."""
    try:
        return read_whole(root / file, MOST_BYTES).decode("utf-8")
    except OSError as error:
        raise LeagueError(f"{file}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise LeagueError(f"{file}: this is no text") from None


def tree_of(root: Path, file: str) -> dict[str, Any]:
    """The tables of one."""
    try:
        return read_toml(text_of(root, file))
    except ValueError as error:
        raise LeagueError(f"{file}: {error}") from None
