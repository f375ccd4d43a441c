"""`pigskin league schedule`, `fixtures`, `friendly`, `challenge`, `deadline`, `deduct`, `playoffs`
and `end-season`: what is to be played, and when a season ends."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from pigskin.cli.house import JsonOption, bare, count, print_json, say
from pigskin.cli.league.door import (
    AsOption,
    FileArgument,
    FixtureArgument,
    LeagueOption,
    TeamArgument,
    opened,
)
from pigskin.console import SafeConsole
from pigskin.errors import LeagueError
from pigskin.showing import counted, quoted

if TYPE_CHECKING:
    from pigskin.league.values import Fixture


def a_date(text: str) -> datetime.date | None:
    """A day as it is typed; nothing for "none"."""
    if text in ("", "none"):
        return None
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise LeagueError(f"a day is such as 2026-11-30, not {quoted(text)}") from None


def schedule(
    file: FileArgument,
    times: Annotated[
        int, typer.Option(min=1, max=8, help="How often everybody meets everybody.")
    ] = 1,
    divisions: Annotated[int, typer.Option(min=1, max=64, help="How many divisions.")] = 1,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Stop after so many rounds; all if not given.")
    ] = None,
    draw: Annotated[
        str, typer.Option(help="How divisions are made: lot, snake or seed, by the order of ids.")
    ] = "lot",
    first_deadline: Annotated[
        str, typer.Option(metavar="DAY", help="When the first round is due, such as 2026-11-30.")
    ] = "",
    days: Annotated[int, typer.Option(min=1, max=366, help="Days from round to round.")] = 7,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="A ladder instead: teams challenge each other.")
    ] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Draw up the fixtures of the next season."""
    from pigskin.league.seasons import Plan, begin_ladder
    from pigskin.league.seasons import schedule as draw_up

    with opened(file, league, by) as office:
        if ladder:
            order = begin_ladder(office)
            drawn = f"a ladder of {len(order)} teams"
        else:
            plan = Plan(times, divisions, rounds, draw, a_date(first_deadline), days)
            found = draw_up(office, plan)
            played = len({each.round for each in found})
            drawn = f"{counted(len(found), 'fixture')} in {counted(played, 'round')}"
        say(f"season {office.info.season}: {drawn}")
        with office.reading() as rows:
            for each in rows.drafts():
                say(f"  note: {each.name} is still being drafted, and does not play")


def unschedule(file: FileArgument, league: LeagueOption = "", by: AsOption = "") -> None:
    """Take fixtures back that nobody has played: the last of the play-offs, or a whole season."""
    from pigskin.league.seasons import unschedule as take_back

    with opened(file, league, by) as office:
        found = take_back(office)
        say(f"{counted(len(found), 'fixture')} taken back; the league is {office.info.state}")


def fixtures(
    file: FileArgument,
    round: Annotated[int | None, typer.Option("--round", help="Only of this round.")] = None,
    team: Annotated[str, typer.Option("--team", help="Only of this team.")] = "",
    open_: Annotated[
        bool, typer.Option("--open", help="Only what is to be played or booked.")
    ] = False,
    season: Annotated[int | None, typer.Option("--season", help="Of another season.")] = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """List fixtures: deadlines, what is late, and whose books are missing."""
    from pigskin.league.values import OPEN

    with opened(file, league, season=season) as office:
        wanted = office.team_id(team) if team else ""
        with office.reading() as rows:
            names = {each.id: each.name for each in rows.teams()}
            found = [
                each
                for each in rows.fixtures(rows.info().season if season is None else season)
                if (round is None or each.round == round)
                and (not wanted or each.side_of(wanted))
                and (not open_ or each.state == OPEN or missing(each))
            ]
    if json_:
        print_json([as_json(each) for each in found])
        return
    if found:
        shown = bare("fixture", "home", "away", "result", "")
        for each in found:
            shown.add_row(each.id, *[escape(names[each.team(side)]) for side in ("home", "away")],
                          result_text(each), escape(about(each)))  # fmt: skip
        SafeConsole(highlight=False).print(shown)
    count(len(found), "fixtures")


def missing(fixture: Fixture) -> list[str]:
    """The sides that have still to do their books."""
    return [side for side in ("home", "away") if fixture.waits_for(side)]


def late(fixture: Fixture) -> bool:
    """Is it to be played, and the day is over?"""
    today = datetime.date.today().isoformat()
    return fixture.state == "open" and bool(fixture.deadline) and fixture.deadline < today


def result_text(fixture: Fixture) -> str:
    if fixture.state in ("open", "void", "unplayed"):
        return {"open": "-", "void": "void", "unplayed": "lost by both"}[fixture.state]
    return f"{fixture.score[0]}:{fixture.score[1]}"


def about(fixture: Fixture) -> str:
    """What else there is to know about a fixture."""
    parts: list[str] = []
    if fixture.kind != "fixture":
        parts.append(fixture.kind)
    if fixture.won_level:
        parts.append(f"{fixture.won_level} wins")
    if fixture.state == "open" and fixture.deadline:
        parts.append(f"by {fixture.deadline}{', late' if late(fixture) else ''}")
    if fixture.gave_way:
        parts.append(f"{fixture.gave_way} gave way")
    if missing(fixture):
        parts.append(f"books: {' and '.join(missing(fixture))}")
    return "; ".join(parts)


def as_json(fixture: Fixture) -> dict[str, Any]:
    return {
        "id": fixture.id, "season": fixture.season, "stage": fixture.stage,
        "round": fixture.round, "home": fixture.home, "away": fixture.away, "kind": fixture.kind,
        "deadline": fixture.deadline or None, "late": late(fixture), "state": fixture.state,
        "gave_way": fixture.gave_way or None,
        "score": list(fixture.score) if fixture.state in ("played", "forfeited") else None,
        "winner": fixture.winner or None, "books_missing": missing(fixture),
    }  # fmt: skip


def friendly(
    file: FileArgument,
    home: Annotated[str, typer.Argument(metavar="HOME", help="A team.", show_default=False)],
    away: Annotated[str, typer.Argument(metavar="AWAY", help="Another.", show_default=False)],
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Arrange a match outside the table."""
    from pigskin.league.seasons import add_friendly, why_unusual

    with opened(file, league, by) as office:
        found = add_friendly(office, office.team_id(home), office.team_id(away))
        say(f"{found.id}: {found.home} and {found.away} meet in a friendly")
        with office.reading() as rows:
            unusual = why_unusual(rows, found)
        if unusual:
            say(f"  note: {unusual}")


def challenge(
    file: FileArgument,
    challenger: Annotated[
        str, typer.Argument(metavar="CHALLENGER", help="A team on the ladder.", show_default=False)
    ],
    challenged: Annotated[
        str, typer.Argument(metavar="CHALLENGED", help="One above it.", show_default=False)
    ],
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """On a ladder: a team wants to meet one that stands above it."""
    from pigskin.league.seasons import challenge as arrange

    with opened(file, league, by) as office:
        found = arrange(office, office.team_id(challenger), office.team_id(challenged))
        say(f"{found.id}: {found.away} challenges {found.home}")


def deadline(
    file: FileArgument,
    fixture: FixtureArgument,
    day: Annotated[
        str,
        typer.Argument(metavar="DAY", help="Such as 2026-11-30, or none.", show_default=False),
    ],
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Say by when a fixture is to be played."""
    from pigskin.league.seasons import set_deadline

    with opened(file, league, by) as office:
        found = set_deadline(office, fixture, a_date(day))
        when = f"by {found.deadline}" if found.deadline else "at any time"
        say(f"{found.id} is to be played {when}")


def deduct(
    file: FileArgument,
    team: TeamArgument,
    points: Annotated[int, typer.Argument(metavar="POINTS", help="How many.", show_default=False)],
    reason: Annotated[str, typer.Option("--reason", help="Why.")],
    back: Annotated[bool, typer.Option("--back", help="Give them back.")] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Take points from a team, or give some of them back."""
    from pigskin.league.seasons import deduct as take

    with opened(file, league, by) as office:
        id = office.team_id(team)
        say(take(office, id, points, reason, back))


def playoffs(
    file: FileArgument,
    quarter_finals: Annotated[
        bool, typer.Option("--quarter-finals", help="Of four divisions: two of each go on.")
    ] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Pair the next matches of the play-offs: of who has qualified, then of winners."""
    from pigskin.league.seasons import playoffs as pair

    with opened(file, league, by) as office:
        found = pair(office, quarter_finals)
        for each in found:
            say(f"{each.id}: {each.home} and {each.away}, {each.kind}")
        if not found:
            say("there is nothing more to pair now")


def end_season(file: FileArgument, league: LeagueOption = "", by: AsOption = "") -> None:
    """End the season: prizes, the trophy, and an off-season."""
    from pigskin.league.seasons import champions
    from pigskin.league.seasons import end_season as end

    with opened(file, league, by) as office:
        best = end(office)
        over = office.info.season
        first = [team for season, team in champions(office) if season == over]
        shared = ", who share the first place" if len(first) > 1 else ""
        say(f"season {over} is over; champions: {' and '.join(first)}{shared}")
        for place, team in enumerate(best[len(first) : 4], len(first) + 1):
            say(f"  {place}. {team}")
        if office.sheet(best[0]).owed:
            say(f"{best[0]} has a prize to hand out: pigskin league prize")
