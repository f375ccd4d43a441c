"""A league as a folder of TOML files: to read, to compare, to carry from one database to another.

    league.toml         name, edition, switches, where the season stands; its seed, which is secret
    acts.toml           who did what
    seasons/2.toml      stages and fixtures, with the answers at desks
    teams/ID.toml       the log: an [[event]] each, oldest first
    reports/2-03-1.toml a match, as its report has it
    games/2-03-1.game   the record of a match that was played here

What is as it usually is goes without saying. What is read is checked, and an error names the file
and the entry; then everything goes into the database, or nothing.
"""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from pigskin.editions import edition as find_edition
from pigskin.errors import LeagueError, PigskinError
from pigskin.files import read_whole, write_whole
from pigskin.league.events import Created
from pigskin.league.figures import league_figures
from pigskin.league.log import Entry, clashes, standing
from pigskin.league.matches import desk_in
from pigskin.league.office import Office
from pigskin.league.plain import checked, from_tree, to_tree
from pigskin.league.standings import Deduction
from pigskin.league.store import LeagueStore, Rows
from pigskin.league.switches import Switches, with_switch
from pigskin.league.values import (
    DRAFTING,
    FINAL,
    FIXTURE,
    FORFEITED,
    FRIENDLY,
    OFF_SEASON,
    OPEN,
    PLAY_OFF,
    PLAY_OFFS,
    PLAYED,
    RUNNING,
    SIDES,
    THIRD,
    UNPLAYED,
    VOID,
    Act,
    DeskState,
    Fixture,
    LeagueInfo,
    Stage,
    TeamLine,
)
from pigskin.record import from_text
from pigskin.report.values import MatchReport
from pigskin.showing import quoted
from pigskin.teams.near import hint
from pigskin.toml import read_toml, toml_value

LEAGUE: Final = "league.toml"
ACTS: Final = "acts.toml"
PARTS: Final = {"seasons": ".toml", "teams": ".toml", "reports": ".toml", "games": ".game"}
MOST_BYTES: Final = 20_000_000
_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,47}")
_FIXTURE: Final = re.compile(r"[0-9]{1,4}-[0-9]{2,4}-[0-9]{1,4}")
_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "league state": (DRAFTING, RUNNING, PLAY_OFFS, OFF_SEASON),
    "fixture state": (OPEN, PLAYED, FORFEITED, UNPLAYED, VOID),
    "fixture kind": (FIXTURE, FRIENDLY, PLAY_OFF, THIRD, FINAL),
    "fixture gave_way": ("", *SIDES),
    "fixture winner": ("", *SIDES),
}

T = TypeVar("T")


@dataclass(slots=True)
class Folder:
    """Everything a league is, as plain values."""

    info: LeagueInfo
    acts: list[Act] = field(default_factory=list)
    teams: list[TeamLine] = field(default_factory=list)
    logs: dict[str, list[Entry]] = field(default_factory=dict)
    stages: list[Stage] = field(default_factory=list)
    deductions: dict[int, list[Deduction]] = field(default_factory=dict)
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
                if f"{part}/{old.name}" not in files:
                    old.unlink()
        for name, text in files.items():
            write_whole(root / name, text.encode("utf-8"))
    except OSError as error:
        raise LeagueError(f"{root}: cannot be written: {error.strerror or error}") from None
    return list(files)


def _check_place(root: Path, league: str) -> None:
    if not root.exists():
        return
    if not root.is_dir():
        raise LeagueError(f"{root} is no folder")
    if (root / LEAGUE).is_file():
        other = _tree(root, LEAGUE).get("id")
        if other != league:
            raise LeagueError(f"{root} has another league already: {quoted(other)}")
    elif any(root.iterdir()):
        raise LeagueError(f"{root} has something else in it; name a new folder")


def _of(rows: Rows) -> Folder:
    found = Folder(rows.info(), rows.acts(), rows.teams(), stages=rows.stages())
    found.fixtures = rows.fixtures()
    for line in found.teams:
        found.logs[line.id] = rows.log(line.id)
    for season in found.seasons:
        found.deductions[season] = rows.deductions(season)
    for each in found.fixtures:
        report, record = rows.report(each.id), rows.record(each.id)
        if report is not None:
            found.reports[each.id] = report
        if record is not None:
            found.records[each.id] = record
    return found


def written(folder: Folder) -> dict[str, str]:
    """The files of a league, by their names."""
    found = {LEAGUE: _league_text(folder.info), ACTS: _text({}, act=map(_said, folder.acts))}
    for season in folder.seasons:
        found[f"seasons/{season}.toml"] = _text(
            {},
            stage=[_said(each, "season") for each in folder.stages if each.season == season],
            deduction=[_all(each) for each in folder.deductions.get(season, ())],
            fixture=[
                _said(each, "season", "version")
                for each in folder.fixtures
                if each.season == season
            ],
        )
    for line in folder.teams:
        if not _ID.fullmatch(line.id):
            raise LeagueError(f"no file can be named after the team {quoted(line.id)}")
        events = [{"n": n, **to_tree(each)} for n, each in enumerate(folder.logs[line.id], 1)]
        found[f"teams/{line.id}.toml"] = _text(_said(line, "id", "entries"), event=events)
    for id, report in folder.reports.items():
        found[f"reports/{id}.toml"] = report.to_toml()
    for id, record in folder.records.items():
        found[f"games/{id}.game"] = record
    return found


def _league_text(info: LeagueInfo) -> str:
    usual = league_figures(info.edition).switches
    own = {
        each.name: getattr(info.switches, each.name)
        for each in dataclasses.fields(Switches)
        if getattr(info.switches, each.name) != getattr(usual, each.name)
    }
    plain = {name: value for name, value in _all(info).items() if name != "switches"}
    return "\n".join([*_lines(plain), "", "[switches]", *_lines(own)]) + "\n"


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
        if each.name in without or held == _usual(each):
            continue
        found[each.name] = _said(held) if isinstance(held, DeskState) else held
    return found


def _usual(field: dataclasses.Field[Any]) -> object:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


# --- in ---------------------------------------------------------------------------------------


def bring_in(store: LeagueStore, found: Folder, by: str, at: float) -> Office:
    """A league from a folder, into a database that does not have it: all of it, or nothing."""
    with store.writing(found.info.id) as rows:
        rows.create(found.info, found.acts[0].at if found.acts else at)
        for act in found.acts:
            rows.note(act.at, act.by, act.text)
        for line in found.teams:
            rows.add_team(line.id, line.name, line.roster)
            rows.append(line.id, 0, found.logs[line.id], by, at)
            rows.put_team_desk(line.id, line.desk)
        for stage in found.stages:
            rows.put_stage(stage)
        for season, deductions in found.deductions.items():
            for each in deductions:
                rows.deduct(season, each)
        rows.add_fixtures(found.fixtures)
        for id, report in found.reports.items():
            rows.put_report(id, report, found.records.get(id))
        _check_desks(rows, found.fixtures)
    return Office(store, found.info.id, by)


def _check_desks(rows: Rows, fixtures: Sequence[Fixture]) -> None:
    """The answers so far must lead to where they led."""
    for each in fixtures:
        for side in SIDES:
            if each.waits_for(side):
                try:
                    desk_in(rows, each.id, side)
                except PigskinError as error:
                    where = f"seasons/{each.season}.toml: fixture {each.id}: {side}_desk"
                    raise LeagueError(f"{where}: {error}") from None


def read(place: str | Path) -> Folder:
    """The league in a folder, checked."""
    root = Path(place)
    if not (root / LEAGUE).is_file():
        raise LeagueError(f"{root} is no league: it has no {LEAGUE}")
    found = Folder(_league(root))
    if (root / ACTS).exists():
        found.acts = list(_acts(_tree(root, ACTS)))
    for name in _names(root, "teams"):
        _read_team(root, name, found)
    for name in _names(root, "seasons"):
        _read_season(root, name, found)
    known = {each.id for each in found.fixtures}
    for name in _names(root, "reports"):
        file = f"reports/{name}.toml"
        _expect(name in known, f"{file}: there is no fixture {quoted(name)}")
        found.reports[name] = _report(root, file)
    for name in _names(root, "games"):
        file = f"games/{name}.game"
        _expect(name in found.reports, f"{file}: the match {quoted(name)} has no report")
        found.records[name] = _read(root, file)
        _told_of(file, from_text, found.records[name], file)
    _check_matches(found)
    return found


def _league(root: Path) -> LeagueInfo:
    tree = _tree(root, LEAGUE)
    switches = tree.pop("switches", {})
    _expect(isinstance(switches, dict), f"{LEAGUE}: switches is a table of names")
    edition = tree.get("edition")
    _expect(isinstance(edition, str), f"{LEAGUE}: edition is a text, not {quoted(edition)}")
    _told_of(LEAGUE, find_edition, edition)
    chosen = league_figures(str(edition)).switches
    for name, value in switches.items():
        chosen = _told_of(LEAGUE, with_switch, chosen, name, value)
    info = _filled(LeagueInfo, tree, LEAGUE, "league", switches=chosen)
    _expect(_ID.fullmatch(info.id) is not None, f"{LEAGUE}: id cannot be {quoted(info.id)}")
    return info


def _acts(tree: dict[str, Any]) -> Iterator[Act]:
    for number, each in enumerate(_tables(tree, "act", ACTS), 1):
        where = f"{ACTS}: act {number}"
        act = _filled(Act, each, where, "act")
        _expect(act.number == number, f"{where} says it is number {act.number}")
        yield act


def _read_team(root: Path, id: str, found: Folder) -> None:
    file = f"teams/{id}.toml"
    _expect(_ID.fullmatch(id) is not None, f"{file}: a team cannot have this id")
    tree = _tree(root, file)
    events = _tables(tree, "event", file)
    log: list[Entry] = []
    for number, each in enumerate(events, 1):
        where = f"{file}: event {number}"
        said = each.pop("n", number)
        _expect(said == number, f"{where} says it is number {quoted(said)}")
        log.append(from_tree(each, where))
    line = _filled(TeamLine, tree, file, "team", id=id, entries=len(log))
    first = log[0].event if log else None
    _expect(isinstance(first, Created), f"{file}: event 1 does not create the team")
    assert isinstance(first, Created)
    same = (first.edition, first.roster) == (found.info.edition, line.roster)
    _expect(same, f"{file}: event 1 is of {first.roster}, {first.edition}")
    for clash in _told_of(file, clashes, log):
        raise LeagueError(f"{file}: event {clash.number}: {clash.told}: {clash.why}")
    found.teams.append(line)
    found.logs[id] = log


def _read_season(root: Path, name: str, found: Folder) -> None:
    file = f"seasons/{name}.toml"
    _expect(name.isascii() and name.isdecimal(), f"{file}: a season is a number")
    season, tree = int(name), _tree(root, file)
    stages = [
        _filled(Stage, each, f"{file}: stage {n}", "stage", season=season)
        for n, each in enumerate(_tables(tree, "stage", file), 1)
    ]
    found.deductions[season] = [
        _filled(Deduction, each, f"{file}: deduction {n}", "deduction")
        for n, each in enumerate(_tables(tree, "deduction", file), 1)
    ]
    fixtures = _tables(tree, "fixture", file)
    _expect(not tree, f"{file}: there is no {quoted(next(iter(tree), ''))} in it")
    for stage in stages:
        for team in stage.teams:
            _expect(team in found.logs, f"{file}: stage {stage.id}: no team {quoted(team)} is here")
    for each in found.deductions[season]:
        _expect(each.team in found.logs, f"{file}: deduction: no team {quoted(each.team)} is here")
    known = {each.id for each in stages}
    for number, table in enumerate(fixtures, 1):
        where = f"{file}: fixture {table.get('id', number)}"
        fixture = _filled(Fixture, table, where, "fixture", season=season)
        right = _FIXTURE.fullmatch(fixture.id) and fixture.id.startswith(f"{season}-")
        _expect(bool(right), f"{where}: id is such as {season}-03-1")
        _expect(fixture.stage in known, f"{where}: there is no stage {quoted(fixture.stage)}")
        _expect(fixture.home != fixture.away, f"{where}: {fixture.home} cannot meet itself")
        for side in SIDES:
            team = fixture.team(side)
            _expect(team in found.logs, f"{where}: no team {quoted(team)} is here")
        _expect(fixture.id not in {each.id for each in found.fixtures}, f"{where} is there twice")
        found.fixtures.append(fixture)
    found.stages += stages


def _check_matches(found: Folder) -> None:
    """Fixtures, reports and logs must tell the same."""
    for fixture in found.fixtures:
        where = f"seasons/{fixture.season}.toml: fixture {fixture.id}"
        there = fixture.id in found.reports
        if fixture.state == PLAYED:
            _expect(there, f"{where} is played, but reports/{fixture.id}.toml is missing")
        else:
            _expect(not there, f"{where} is {fixture.state}, but reports/{fixture.id}.toml is here")
        for side in SIDES:
            team = fixture.team(side)
            booked = any(entry.match == fixture.id for _, entry in standing(found.logs[team]))
            done = fixture.desk(side).done
            _expect(done or not booked, f"{where}: teams/{team}.toml has it, {side}_desk is open")
            _expect(booked or not done, f"{where}: {side}_desk is done, teams/{team}.toml lacks it")
    known = {each.id for each in found.fixtures}
    for team, log in found.logs.items():
        for number, entry in enumerate(log, 1):
            right = not entry.match or entry.match in known
            _expect(right, f"teams/{team}.toml: event {number}: no fixture {quoted(entry.match)}")


# --- reading files ----------------------------------------------------------------------------


def _names(root: Path, part: str) -> list[str]:
    """The files of a part, in the order of their names; seasons in the order of their numbers."""
    found = [each.name.removesuffix(PARTS[part]) for each in (root / part).glob(f"*{PARTS[part]}")]
    return sorted(found, key=lambda name: (int(name) if name.isdecimal() else 0, name))


def _read(root: Path, file: str) -> str:
    try:
        return read_whole(root / file, MOST_BYTES).decode("utf-8")
    except OSError as error:
        raise LeagueError(f"{file}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise LeagueError(f"{file}: this is no text") from None


def _tree(root: Path, file: str) -> dict[str, Any]:
    try:
        return read_toml(_read(root, file))
    except ValueError as error:
        raise LeagueError(f"{file}: {error}") from None


def _report(root: Path, file: str) -> MatchReport:
    found: MatchReport = _told_of(file, MatchReport.from_toml, _read(root, file))
    _expect(found.over, f"{file}: the match is not over")
    return found


def _tables(tree: dict[str, Any], name: str, file: str) -> list[dict[str, Any]]:
    """The tables of a list, taken out of a tree."""
    found = tree.pop(name, [])
    right = isinstance(found, list) and all(isinstance(each, dict) for each in found)
    _expect(right, f"{file}: {name} is a list of tables: [[{name}]]")
    return list(found)


def _filled(cls: type[T], tree: dict[str, Any], where: str, what: str, **known: Any) -> T:
    """A value of a table, of which some is known from elsewhere."""
    types = typing.get_type_hints(cls)
    fields = {each.name: each for each in dataclasses.fields(cls)}  # type: ignore[arg-type]
    given = dict(known)
    for name, value in tree.items():
        if name not in fields or name in known or name == "version":
            raise LeagueError(f"{where}: there is no {quoted(name)}{hint(name, fields)}")
        given[name] = _value(types[name], value, f"{where}: {name}")
        allowed = _KNOWN.get(f"{what} {name}")
        if allowed is not None and value not in allowed:
            listed = ", ".join([each for each in allowed if each])
            raise LeagueError(f"{where}: {name} is one of {listed}; not {quoted(value)}")
    for name, each in fields.items():
        if name not in given and _usual(each) is dataclasses.MISSING:
            raise LeagueError(f"{where}: its {name} is missing")
    return cls(**given)


def _value(kind: Any, value: object, where: str) -> Any:
    if kind is DeskState or DeskState in typing.get_args(kind):
        if not isinstance(value, dict):
            raise LeagueError(f"{where} is a table of names, not {quoted(value)}")
        return _filled(DeskState, value, where, "desk")
    return checked(kind, value, where)


def _expect(right: bool, otherwise: str) -> None:
    if not right:
        raise LeagueError(otherwise)


def _told_of(file: str, do: Any, *with_: Any) -> Any:
    """Do something; what goes wrong is said of a file."""
    try:
        return do(*with_)
    except PigskinError as error:
        words = str(error)
        raise LeagueError(words if words.startswith(file) else f"{file}: {words}") from None
