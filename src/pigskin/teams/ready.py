"""Ready teams: one per roster, legal, named, and fit to play at once.

Some editions were sold in a box with two teams; these are ready under names such as "Human (box)".
"""

from functools import cache

from pigskin.teams.files import TeamFileError, load_team, team_from_dict
from pigskin.teams.near import plain
from pigskin.teams.reading import read_data, roster
from pigskin.teams.roster import UnknownName
from pigskin.teams.team import Team

TEAM_FILES = (".toml", ".json")
BOX = " (box)"


class UnknownTeam(UnknownName):
    """The edition has no ready team of this name."""

    what = "team"


@cache
def _ready_teams(edition: str) -> dict[str, Team]:
    return {team.roster.id: team for team in _read_teams(edition, "teams")}


@cache
def _box_teams(edition: str) -> dict[str, Team]:
    return {team.roster.name + BOX: team for team in _read_teams(edition, "box")}


def _read_teams(edition: str, part: str) -> list[Team]:
    tables = read_data(edition, "ready_teams.toml").get(part, [])
    return [
        team_from_dict(table, f"{edition}/ready_teams.toml, {part} {number}")
        for number, table in enumerate(tables, 1)
    ]


def ready_teams(edition: str) -> dict[str, Team]:
    """The ready team of every roster of the edition, by roster id."""
    return dict(_ready_teams(edition))


def box_teams(edition: str) -> dict[str, Team]:
    """The teams that were in the box of the edition, by names such as "Human (box)"."""
    return dict(_box_teams(edition))


def box_team(edition: str, name: str) -> Team | None:
    """The team of the box with this name, if there is one."""
    for known, team in _box_teams(edition).items():
        if plain(known) == plain(name):
            return team
    return None


def ready_team(edition: str, name: str) -> Team:
    """The ready team of this roster, or the team of the box that is meant: "Human (box)"."""
    found = box_team(edition, name)
    if found is not None:
        return found
    if plain(name).endswith(plain(BOX)):
        raise UnknownTeam(name, (*_box_teams(edition), *_ready_teams(edition)), edition)
    return _ready_teams(edition)[roster(edition, name).id]


def find_team(edition: str, name: str) -> Team:
    """The team in a file (a name that ends in .toml or .json), or a ready team (`ready_team`)."""
    if not name.lower().endswith(TEAM_FILES):
        return ready_team(edition, name)
    team = load_team(name)
    if team.roster.edition != edition:
        problem = f"is a team of {team.roster.edition}, but the game is {edition}"
        raise TeamFileError(name, "", problem)
    return team
