"""`pigskin league new`, `add-team`, `draft`, `set`, `rename`, `retire`: a league and its teams."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated

import typer

from pigskin.cli.house import EditionOption, JsonOption, entry, print_json, say
from pigskin.cli.league.door import (
    AsOption,
    FileArgument,
    LeagueOption,
    PlayerOption,
    TeamArgument,
    database,
    login,
    named,
    opened,
    place_text,
    tell_begun_again,
    wearing,
)
from pigskin.console import SafeConsole
from pigskin.errors import LeagueError

if TYPE_CHECKING:
    from pigskin.league.office import Office
    from pigskin.teams.team import Team


def new(
    file: FileArgument,
    name: Annotated[str, typer.Option("--name", help="What the league is called.")],
    edition: EditionOption = "bb2020",
    seed: Annotated[
        str, typer.Option("--seed", help="Seed of all its dice; left to chance if not given.")
    ] = "",
    by: AsOption = "",
) -> None:
    """Found a league: without teams, in a file or a database that may have others."""
    from pigskin.league.office import check_new, new_league

    check_new(name.strip(), edition)
    with database(file, create=True) as store:
        office = new_league(store, name.strip(), edition, seed, by or login())
        info = office.info
        say(f"{place_text(file)}: {info.name} is founded ({info.id}, {info.edition})")
        _tell_where_the_edition_is(info.edition)


def _tell_where_the_edition_is(id: str) -> None:
    """A league knows its edition by its id; where nobody would find that, say how."""
    from pigskin.editions import EDITION_IDS, edition
    from pigskin.house.finding import VARIABLE, houses

    if id not in (*EDITION_IDS, *houses()):
        say(f"  so that {id} is found from now on: {VARIABLE}={edition(id).folder}")


def add_team(
    file: FileArgument,
    roster: Annotated[
        str, typer.Option("--roster", help="The ready team of a roster, see pigskin teams.")
    ] = "",
    team_file: Annotated[str, typer.Option("--file", help="A team file.")] = "",
    history: Annotated[
        bool, typer.Option("--history", help="The team of the file has played before.")
    ] = False,
    name: Annotated[str, typer.Option("--name", help="What the team is called.")] = "",
    coach: Annotated[str, typer.Option("--coach", help="Whose team it is.")] = "",
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Enter a team: a ready one, or that of a file, new or as it has become."""
    from pigskin.teams import load_team, ready_team

    if bool(roster) == bool(team_file):
        raise LeagueError("a team is entered with --roster or with --file")
    if history and not team_file:
        raise LeagueError("a ready team has no history; --history is for a team file")
    with opened(file, league, by) as office:
        team = load_team(team_file) if team_file else ready_team(office.info.edition, roster)
        _tell_entered(office, office.add_team(_called(team, name, coach), new=not history))


def _called(team: Team, name: str, coach: str) -> Team:
    from pigskin.showing import why_not_a_name

    for option, given in (("--name", name), ("--coach", coach)):
        wrong = why_not_a_name(given)
        if wrong:
            raise LeagueError(f"{option} {wrong}")
    return dataclasses.replace(
        team, name=name.strip() or team.name, coach=coach.strip() or team.coach
    )


def _tell_entered(office: Office, id: str) -> None:
    sheet = office.sheet(id)
    say(
        f"{id}: {sheet.name}, {sheet.roster.name}, {len(sheet.active)} players, "
        f"value {sheet.value:,}, treasury {sheet.treasury:,}"
    )


def draft(
    file: FileArgument,
    name: Annotated[str, typer.Option("--name", help="What the team is called.")],
    roster: Annotated[
        str, typer.Option("--roster", help="A roster, see pigskin teams; of a new draft.")
    ] = "",
    coach: Annotated[str, typer.Option("--coach", help="Whose team it is.")] = "",
    rule: Annotated[
        str, typer.Option("--rule", help="The special rule it takes, if its roster has a choice.")
    ] = "",
    forget: Annotated[
        bool, typer.Option("--forget", help="Let a draft go that was left in the middle.")
    ] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Put a new team together, player by player, and enter it. Every answer is kept."""
    from pigskin.cli.league.talking import converse
    from pigskin.league import drafts

    name = name.strip()
    if not name:
        raise LeagueError("--name is empty")
    with opened(file, league, by) as office:
        if forget:
            say(f"The draft of {drafts.forget(office, name).name} is let go.")
            return
        found = drafts.opened(office, name, roster, coach.strip(), rule)
        done = converse(
            drafts.look(office, found),
            lambda answer, seen: drafts.answer(office, found, [answer], seen),
            lambda seen: drafts.take_back(office, found, seen),
        )
        if done:
            _tell_entered(office, office.team_id(found.name))
        else:
            say(f"The draft of {found.name} is left; what was answered is kept.")


def set_(
    file: FileArgument,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="A switch.", show_default=False)
    ] = None,
    value: Annotated[
        str | None, typer.Argument(metavar="[VALUE]", help="What it is to be.", show_default=False)
    ] = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Turn a switch of the league; alone, list them all with words."""
    with opened(file, league, by) as office:
        if name is not None and value is not None:
            counted = office.set(name, value)
            say(f"{name} is {value_text(getattr(office.info.switches, name))}")
            if counted:
                say(f"  note: what season {office.info.season} has brought so far is counted anew")
            tell_begun_again(office)
            return
        if name is not None:
            raise LeagueError(f"say what {name} is to be, or nothing to see all switches")
        list_switches(office, json_)


def value_text(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, tuple):
        return ",".join([str(each) for each in value]) or "(none)"
    return str(value).lower() if isinstance(value, bool) else str(value)


def list_switches(office: Office, json_: bool) -> None:
    from pigskin.league.rules import acts
    from pigskin.league.switches import VALUES, WORDS, Switches

    info = office.info
    held = info.switches
    names = [each.name for each in dataclasses.fields(Switches)]
    if json_:
        print_json(
            [{"name": name, "value": getattr(held, name), "values": VALUES.get(name),
              "text": WORDS[name], "acts": acts(name, info.edition)} for name in names]
        )  # fmt: skip
        return
    console = SafeConsole(highlight=False)
    idle = [name for name in names if not acts(name, info.edition)]
    for name in names:
        if name not in idle:
            known = f"  (of {', '.join(VALUES[name])})" if name in VALUES else ""
            entry(console, f"{name} = {value_text(getattr(held, name))}", known, WORDS[name])
    if idle:
        console.print(f"These do nothing in {info.edition}: {', '.join(idle)}.")


def rename(
    file: FileArgument,
    team: TeamArgument,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name.", show_default=False)],
    player: PlayerOption = "",
    coach: Annotated[bool, typer.Option("--coach", help="Its coach, not the team.")] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Give a team, its coach or one of its players another name; its id stays."""
    if player and coach:
        raise LeagueError("a name is that of the team, of --coach or of a --player")
    with opened(file, league, by) as office:
        id = office.team_id(team)
        key = wearing(office, id, player)
        found = office.rename(id, name.strip(), key, coach)
        whose = named(found, key) if key else "the coach" if coach else "the team"
        say(f"{id}: {whose} is called {name.strip()}")


def retire(
    file: FileArgument,
    team: TeamArgument,
    back: Annotated[bool, typer.Option("--back", help="The team comes back.")] = False,
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """A team plays no more, or comes back; what it has done stays."""
    with opened(file, league, by) as office:
        id = office.team_id(team)
        office.retire(id, back)
        say(f"{id} {'comes back' if back else 'plays no more'}")
        with office.reading() as rows:
            left = [
                each.id
                for each in rows.fixtures(rows.info().season)
                if each.side_of(id) and not each.over
            ]
        if left and not back:
            say(f"  note: it has still to play {', '.join(left)}; see forfeit and void")
