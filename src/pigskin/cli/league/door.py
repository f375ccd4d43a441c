"""What the verbs of `pigskin league` share: whose league it is, who acts, who wears a shirt."""

from __future__ import annotations

import contextlib
import getpass
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from pigskin.cli.house import FAILED, complain, say
from pigskin.errors import LeagueError
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.league.office import Office
    from pigskin.league.sheet import Sheet
    from pigskin.league.store import LeagueStore

FileArgument = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="The league: a file, or postgresql://...", show_default=False
    ),
]
LeagueOption = Annotated[
    str, typer.Option("--league", metavar="NAME", help="Which one, if the database has several.")
]
AsOption = Annotated[
    str, typer.Option("--as", metavar="NAME", help="Who does this; you, if not given.")
]
FixtureArgument = Annotated[
    str, typer.Argument(metavar="FIXTURE", help="A fixture, such as 1-03-2.", show_default=False)
]
TeamArgument = Annotated[
    str, typer.Argument(metavar="TEAM", help="A team, by its id or its name.", show_default=False)
]
PlayerOption = Annotated[
    str,
    typer.Option(
        "--player", metavar="NUMBER", help="A player of it, by his shirt or his key."
    ),
]
AutoOption = Annotated[bool, typer.Option("--auto", help="Let the computer answer everything.")]
ManagerOption = Annotated[
    str, typer.Option("--manager", help="Who does, with --auto: steady, random, mine.py:Manager.")
]


@contextlib.contextmanager
def opened(
    file: str, league: str = "", by: str = "", season: int | None = None
) -> Iterator[Office]:
    """The office of a league; if somebody asks for a season, there must be one."""
    from pigskin.league.office import open_office

    with database(file) as store:
        office = open_office(store, league, by or login())
        if season is not None and not 1 <= season <= (begun := office.info.season):
            raise LeagueError(f"the league is in season {begun}; there is no {season}")
        yield office


@contextlib.contextmanager
def database(file: str, create: bool = False) -> Iterator[LeagueStore]:
    try:
        from pigskin.league.store import LeagueStore
    except ModuleNotFoundError as error:
        complain(f"leagues need more ({error.name} is missing): pip install 'pigskin[league]'")
        raise typer.Exit(FAILED) from None
    if not file.strip():
        raise LeagueError("the name of the league's file is empty")
    with LeagueStore(file, create=create) as store:
        yield store


def place_text(file: str) -> str:
    """Where a league is kept, as it may be shown: a server without its password."""
    from pigskin.storage.places import place, words_for

    return words_for(place(file)) if "://" in file else file


def login() -> str:
    """The name of whoever types this."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # nobody we know
        return "somebody"


def wearing(office: Office, team: str, who: str) -> str:
    """The key of a player, by the shirt he wears, or wore when he went; or by the key itself."""
    if not who:
        return ""
    sheet = office.sheet(team)
    if who in sheet.players:
        return who
    if not who.isascii() or not who.isdecimal() or len(who) > 9:
        raise LeagueError(f"a player is named by his shirt or his key, not {quoted(who)}")
    number = int(who)
    gone = [each for each in sheet.players.values() if each.number == number]
    if number in [each.number for each in sheet.active] or not gone:
        return sheet.wearing(number).key
    if len(gone) > 1:
        known = ", ".join([f"{each.key} {each.name} ({each.state})" for each in gone])
        raise LeagueError(f"{sheet.name} has had several with number {number}: {known}; name a key")
    return gone[0].key


def named(sheet: Sheet, key: str) -> str:
    """A player as one speaks of him."""
    player = sheet.player(key)
    return f"number {player.number}" if player in sheet.active else player.key


def tell_begun_again(office: Office) -> None:
    """What was answered at open desks is taken back by a change: their coaches should know."""
    for each in office.begun_again:
        say(f"  {each}")


def side_named(side: str) -> str:
    if side not in ("home", "away"):
        raise LeagueError(f"--side is home or away, not {quoted(side)}")
    return side
