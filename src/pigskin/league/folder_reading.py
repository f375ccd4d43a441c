"""A league out of a folder: every file is read and checked, and an error names the file and the
entry. Then everything goes into the database, or nothing."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from pigskin.editions import edition as find_edition
from pigskin.errors import LeagueError, PigskinError
from pigskin.league.desks import draft_so_far
from pigskin.league.events import Created
from pigskin.league.figures import league_figures
from pigskin.league.folder import ACTS, ID, LEAGUE, PARTS, Folder, text_of, tree_of
from pigskin.league.folder_checks import (
    check_fixture,
    check_matches,
    check_names,
    check_positions,
    check_seasons,
    check_sheet,
    check_stages,
    expect,
    told_of,
)
from pigskin.league.log import Entry, clashes
from pigskin.league.matches import desk_in
from pigskin.league.office import Office
from pigskin.league.plain import checked, from_tree, usual
from pigskin.league.standings import Deduction
from pigskin.league.store import LeagueStore, Rows
from pigskin.league.switches import Switches, with_switch
from pigskin.league.values import (
    DIVISION,
    DRAFTING,
    FINAL,
    FIXTURE,
    FORFEITED,
    FRIENDLIES,
    FRIENDLY,
    LADDER,
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
    Draft,
    Fixture,
    LeagueInfo,
    Stage,
    TeamLine,
)
from pigskin.record import from_text
from pigskin.report.values import MatchReport
from pigskin.showing import quoted
from pigskin.teams.near import hint

_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "league state": (DRAFTING, RUNNING, PLAY_OFFS, OFF_SEASON),
    "stage kind": (DIVISION, PLAY_OFFS, LADDER, FRIENDLIES),
    "fixture state": (OPEN, PLAYED, FORFEITED, UNPLAYED, VOID),
    "fixture kind": (FIXTURE, FRIENDLY, PLAY_OFF, THIRD, FINAL),
    "fixture gave_way": ("", *SIDES),
    "fixture winner": ("", *SIDES),
}

T = TypeVar("T")


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
        for draft in found.drafts:
            rows.add_draft(draft)
        for stage in found.stages:
            rows.put_stage(stage)
        for season, switches in found.switches.items():
            rows.keep_switches(season, switches)
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
    tree = tree_of(root, LEAGUE)
    drafts = _tables(tree, "draft", LEAGUE)
    found = Folder(_league(tree))
    found.drafts = list(_drafts(drafts, found.info))
    if (root / ACTS).exists():
        found.acts = list(_acts(tree_of(root, ACTS)))
    for name in _names(root, "teams"):
        _read_team(root, name, found)
    check_names(found)
    for name in _names(root, "seasons"):
        _read_season(root, name, found)
    known = {each.id for each in found.fixtures}
    for name in _names(root, "reports"):
        file = f"reports/{name}.toml"
        expect(name in known, f"{file}: there is no fixture {quoted(name)}")
        found.reports[name] = _report(root, file)
    for name in _names(root, "games"):
        file = f"games/{name}.game"
        expect(name in found.reports, f"{file}: the match {quoted(name)} has no report")
        found.records[name] = text_of(root, file)
        told_of(file, from_text, found.records[name], file)
    check_matches(found)
    check_seasons(found)
    return found


def _league(tree: dict[str, Any]) -> LeagueInfo:
    edition = tree.get("edition")
    expect(isinstance(edition, str), f"{LEAGUE}: edition is a text, not {quoted(edition)}")
    told_of(LEAGUE, find_edition, edition)
    chosen = _switches(tree.pop("switches", {}), str(edition), LEAGUE)
    info = _filled(LeagueInfo, tree, LEAGUE, "league", switches=chosen)
    expect(ID.fullmatch(info.id) is not None, f"{LEAGUE}: id cannot be {quoted(info.id)}")
    return info


def _drafts(tables: list[dict[str, Any]], info: LeagueInfo) -> Iterator[Draft]:
    for number, each in enumerate(tables, 1):
        where = f"{LEAGUE}: draft {number}"
        draft = _filled(Draft, each, where, "draft")
        told_of(where, draft_so_far, draft, info.edition, info.switches)
        yield draft


def _switches(turned: object, edition: str, file: str) -> Switches:
    """The switches of an edition, some of them turned."""
    found = league_figures(edition).switches
    if not isinstance(turned, dict):
        raise LeagueError(f"{file}: switches is a table of names")
    for name, value in turned.items():
        found = told_of(file, with_switch, found, name, value)
    return found


def _acts(tree: dict[str, Any]) -> Iterator[Act]:
    for number, each in enumerate(_tables(tree, "act", ACTS), 1):
        where = f"{ACTS}: act {number}"
        act = _filled(Act, each, where, "act")
        expect(act.number == number, f"{where} says it is number {act.number}")
        yield act


def _read_team(root: Path, id: str, found: Folder) -> None:
    file = f"teams/{id}.toml"
    expect(ID.fullmatch(id) is not None, f"{file}: a team cannot have this id")
    tree = tree_of(root, file)
    events = _tables(tree, "event", file)
    log: list[Entry] = []
    for number, each in enumerate(events, 1):
        where = f"{file}: event {number}"
        said = each.pop("n", number)
        expect(said == number, f"{where} says it is number {quoted(said)}")
        log.append(from_tree(each, where))
    line = _filled(TeamLine, tree, file, "team", id=id, entries=len(log))
    first = log[0].event if log else None
    expect(isinstance(first, Created), f"{file}: event 1 does not create the team")
    assert isinstance(first, Created)
    same = (first.edition, first.roster) == (found.info.edition, line.roster)
    expect(same, f"{file}: event 1 is of {first.roster}, {first.edition}")
    check_positions(file, first, log)
    for clash in told_of(file, clashes, log):
        raise LeagueError(f"{file}: event {clash.number}: {clash.told}: {clash.why}")
    check_sheet(file, log)
    found.teams.append(line)
    found.logs[id] = log


def _read_season(root: Path, name: str, found: Folder) -> None:
    file = f"seasons/{name}.toml"
    expect(name.isascii() and name.isdecimal(), f"{file}: a season is a number")
    season, tree = int(name), tree_of(root, file)
    if "switches" in tree:
        found.switches[season] = _switches(tree.pop("switches"), found.info.edition, file)
    stages = [
        _filled(Stage, each, f"{file}: stage {n}", "stage", season=season)
        for n, each in enumerate(_tables(tree, "stage", file), 1)
    ]
    found.deductions[season] = [
        _filled(Deduction, each, f"{file}: deduction {n}", "deduction")
        for n, each in enumerate(_tables(tree, "deduction", file), 1)
    ]
    fixtures = _tables(tree, "fixture", file)
    expect(not tree, f"{file}: there is no {quoted(next(iter(tree), ''))} in it")
    check_stages(file, stages, found.logs)
    for each in found.deductions[season]:
        expect(each.team in found.logs, f"{file}: deduction: no team {quoted(each.team)} is here")
    for number, table in enumerate(fixtures, 1):
        where = f"{file}: fixture {table.get('id', number)}"
        fixture = _filled(Fixture, table, where, "fixture", season=season)
        check_fixture(where, fixture, found, stages)
        found.fixtures.append(fixture)
    found.stages += stages


# --- reading files ----------------------------------------------------------------------------


def _names(root: Path, part: str) -> list[str]:
    """The files of a part, in the order of their names; seasons in the order of their numbers."""
    found = [each.name.removesuffix(PARTS[part]) for each in (root / part).glob(f"*{PARTS[part]}")]
    return sorted(found, key=lambda name: (int(name) if name.isdecimal() else 0, name))


def _report(root: Path, file: str) -> MatchReport:
    found: MatchReport = told_of(file, MatchReport.from_toml, text_of(root, file))
    expect(found.over, f"{file}: the match is not over")
    return found


def _tables(tree: dict[str, Any], name: str, file: str) -> list[dict[str, Any]]:
    """The tables of a list, taken out of a tree."""
    found = tree.pop(name, [])
    right = isinstance(found, list) and all(isinstance(each, dict) for each in found)
    expect(right, f"{file}: {name} is a list of tables: [[{name}]]")
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
        if name not in given and usual(each) is dataclasses.MISSING:
            raise LeagueError(f"{where}: its {name} is missing")
    return cls(**given)


def _value(kind: Any, value: object, where: str) -> Any:
    if kind is DeskState or DeskState in typing.get_args(kind):
        if not isinstance(value, dict):
            raise LeagueError(f"{where} is a table of names, not {quoted(value)}")
        return _filled(DeskState, value, where, "desk")
    return checked(kind, value, where)
