"""Matches of a league that are played here: how they begin, and what is handed in afterwards."""

from __future__ import annotations

from pigskin.errors import LeagueError
from pigskin.game import Game
from pigskin.league.matches import meeting, report
from pigskin.league.office import Office
from pigskin.league.values import Fixture
from pigskin.record import to_text


def begin(office: Office, id: str) -> Game:
    """The match of a fixture, with the teams as they are now and the dice of the league."""
    found = meeting(office, id)
    edition = office.info.edition
    return Game(found.home, found.away, edition, seed=found.seed, options=found.options)


def check_same(office: Office, id: str, game: Game) -> None:
    """A saved game that goes on must be the match of the fixture."""
    found, setup = meeting(office, id), game.setup
    if setup is None or (setup.home, setup.away) != (found.home, found.away):
        names = f"{found.home.name} and {found.away.name}"
        raise LeagueError(f"this is not the match of {id}: {names} meet as they are now")
    if setup.seed != found.seed:
        raise LeagueError(f"this is not the match of {id}: it has other dice")


def hand_in(office: Office, id: str, game: Game) -> Fixture:
    """A match is over: its report and its record go into the league."""
    return report(office, id, game.report(), to_text(game))
