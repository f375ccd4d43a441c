"""Ready teams: one per roster, legal, named, and fit to play at once."""

from functools import cache

from pigskin.teams.files import TeamFileError, load_team, team_from_dict
from pigskin.teams.reading import read_data, roster
from pigskin.teams.team import Team

TEAM_FILES = (".toml", ".json")


@cache
def _ready_teams(edition: str) -> dict[str, Team]:
    tables = read_data(edition, "ready_teams.toml")["teams"]
    teams = [
        team_from_dict(table, f"{edition}/ready_teams.toml, team {number}")
        for number, table in enumerate(tables, 1)
    ]
    return {team.roster.id: team for team in teams}


def ready_teams(edition: str) -> dict[str, Team]:
    """The ready team of every roster of the edition, by roster id."""
    return dict(_ready_teams(edition))


def ready_team(edition: str, roster_id: str) -> Team:
    """The ready team of this roster."""
    return _ready_teams(edition)[roster(edition, roster_id).id]


def find_team(edition: str, name: str) -> Team:
    """The team in a file (a name that ends in .toml or .json), or the ready team of a roster."""
    if not name.lower().endswith(TEAM_FILES):
        return ready_team(edition, name)
    team = load_team(name)
    if team.roster.edition != edition:
        problem = f"is a team of {team.roster.edition}, but the game is {edition}"
        raise TeamFileError(name, "", problem)
    return team
