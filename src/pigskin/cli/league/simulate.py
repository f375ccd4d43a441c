"""`pigskin league simulate`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from pigskin.cli.house import (
    FAILED,
    INTERRUPTED,
    JsonOption,
    complain,
    grid,
    print_json,
    progress,
    say,
)
from pigskin.cli.league.door import AsOption, FileArgument, LeagueOption, opened
from pigskin.console import SafeConsole
from pigskin.errors import CoachError

if TYPE_CHECKING:
    from pigskin.league.balance import Tally
    from pigskin.league.office import Office
    from pigskin.league.simulate import Seasons, Staff, Stand


def simulate(
    file: FileArgument,
    seasons: Annotated[int, typer.Option(min=1, help="To the end of how many seasons.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed plays the same seasons.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
    coach: Annotated[
        list[str] | None,
        typer.Option(
            help="Coach of all teams: random, scripted, rookie, veteran, legend, mine.py:Coach, "
            "run:COMMAND; or of one, as TEAM=COACH. May be given again."
        ),
    ] = None,
    manager: Annotated[
        list[str] | None,
        typer.Option(
            help="Who does the books of all teams: random, steady, mine.py:Manager; or of one, as "
            "TEAM=MANAGER. May be given again."
        ),
    ] = None,
    times: Annotated[int, typer.Option(min=1, help="How often everybody meets everybody.")] = 1,
    divisions: Annotated[int, typer.Option(min=1, help="Divisions of a new season.")] = 1,
    records: Annotated[
        bool, typer.Option(help="Keep records of the matches; without them it is quicker.")
    ] = True,
    json_: JsonOption = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Let computers play whole seasons, and count who wins.

    A season that has begun is played to its end first: what is open is played, and books that are
    missing are done. What was played stays in the league.
    """
    from pigskin.league.seasons import Plan
    from pigskin.league.simulate import Seasons, play, play_silently
    from pigskin.league.simulate import simulate as run
    from pigskin.workers import most_jobs

    with opened(file, league, by) as office:
        staff = _staff(office, coach or (), manager or ())
        found, code = Seasons(), 0
        with progress() as bar:
            task = bar.add_task("matches")

            def note(stand: Stand) -> None:
                words = f"season {stand.season}, matches"
                bar.update(task, description=words, completed=stand.played, total=stand.matches)

            try:
                run(
                    office,
                    seasons,
                    seed,
                    min(jobs or os.cpu_count() or 1, most_jobs()),
                    staff,
                    Plan(times=times, divisions=divisions),
                    note,
                    play if records else play_silently,
                    found,
                )
            except KeyboardInterrupt:
                code = INTERRUPTED
            except CoachError as error:
                complain(error)
                code = FAILED
        told = _told(office, staff, found, seed)
        if json_:
            print_json(told)
        else:
            _show(told)
        if code:
            left = seasons - len(found.champions)
            complain(f"stopped in season {office.info.season}; --seasons {left} goes on there")
            raise typer.Exit(code)


def _staff(office: Office, coaches: Iterable[str], managers: Iterable[str]) -> Staff:
    """Who plays and manages, as it was typed: a name for everybody, or TEAM=NAME."""
    from pigskin.league.simulate import Staff

    teams = [each.id for each in office.teams()]
    usual = Staff()
    coach, for_teams = _read(coaches, usual.coach, teams)
    manager, for_desks = _read(managers, usual.manager, teams)
    found = Staff(coach, manager, for_teams, for_desks)
    found.check(teams)
    return found


def _read(given: Iterable[str], usual: str, teams: list[str]) -> tuple[str, dict[str, str]]:
    special: dict[str, str] = {}
    for each in given:
        team, sign, name = each.partition("=")
        if sign and (team in teams or team.replace("-", "").isalnum()):
            special[team] = name
        else:
            usual = each
    return usual, special


def _told(office: Office, staff: Staff, found: Seasons, seed: int) -> dict[str, Any]:
    """What is known afterwards, as plain values. The rates are of all that was ever played."""
    from pigskin.league.balance import tallies

    info = office.info
    told: dict[str, Any] = {
        "league": info.name,
        "edition": info.edition,
        "seed": seed,
        "matches": found.matches,
        "seconds": round(found.seconds, 3),
        "seasons": [{"season": each, "champions": team} for each, team in found.champions],
        "rosters": _rows(tallies(office)),
        "managers": [],
    }
    if len({staff.manager, *staff.managers.values()}) > 1:
        told["managers"] = _rows(tallies(office, lambda line: staff.manager_of(line.id)))
    return told


def _rows(found: Iterable[Tally]) -> list[dict[str, object]]:
    return [each.to_dict() for each in found]


def _show(told: dict[str, Any]) -> None:
    for each in told["seasons"]:
        say(f"Season {each['season']}: {each['champions']}")
    for what, rows in (("roster", told["rosters"]), ("manager", told["managers"])):
        if rows:
            _show_rates(what, rows)
    say(f"{told['matches']} matches in {told['seconds']:.0f} s. Rates are those of all seasons, "
        "with intervals for 95 of 100 as if matches of a team did not hang together.")  # fmt: skip


def _show_rates(what: str, rows: list[dict[str, Any]]) -> None:
    shown = grid(what, "matches", "won", "drawn", "lost", "win rate", "points a match")
    for column in shown.columns[1:]:
        column.justify = "right"
    for row in rows:
        rate = f"{row['win_rate']:.0%} ({row['low']:.0%} to {row['high']:.0%})"
        points = f"{row['points'] / row['fixtures']:.2f}" if row["fixtures"] else "-"
        figures = [str(row[each]) for each in ("matches", "won", "drawn", "lost")]
        shown.add_row(escape(row["name"]), *figures, rate, points)
    SafeConsole().print(shown)
