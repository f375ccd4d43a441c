"""Ready teams: one per roster, legal, named, and fit to play at once.

Some editions were sold in a box with two teams; these are ready under names such as "Human (box)".
"""

from pigskin.teams.books import BOX, books
from pigskin.teams.fields import TeamFileError
from pigskin.teams.files import load_team
from pigskin.teams.near import plain
from pigskin.teams.reading import roster
from pigskin.teams.roster import TeamError, UnknownName
from pigskin.teams.team import Team

TEAM_FILES = (".toml", ".json")


class UnknownTeam(UnknownName):
    """The edition has no ready team of this name."""

    what = "team"


def ready_teams(edition: str) -> dict[str, Team]:
    """The ready team of every roster of the edition, by roster id."""
    return dict(books(edition).ready_teams)


def box_teams(edition: str) -> dict[str, Team]:
    """The teams that were in the box of the edition, by names such as "Human (box)"."""
    return dict(books(edition).box_teams)


def box_team(edition: str, name: str) -> Team | None:
    """The team of the box with this name, if there is one."""
    for known, team in books(edition).box_teams.items():
        if plain(known) == plain(name):
            return team
    return None


def ready_team(edition: str, name: str) -> Team:
    """The ready team of this roster, or the team of the box that is meant: "Human (box)"."""
    found = box_team(edition, name)
    if found is not None:
        return found
    if plain(name).endswith(plain(BOX)):
        raise UnknownTeam(name, (*box_teams(edition), *ready_teams(edition)), edition)
    team_list = roster(edition, name)
    team = books(edition).ready_teams.get(team_list.id)
    if team is None:
        raise TeamError(f"{edition} has no ready {team_list.name} team; name a team file")
    return team


def find_team(edition: str, name: str) -> Team:
    """The team in a file (a name that ends in .toml or .json), or a ready team (`ready_team`)."""
    if not name.lower().endswith(TEAM_FILES):
        return ready_team(edition, name)
    team = load_team(name)
    if team.roster.edition != edition:
        problem = f"is a team of {team.roster.edition}, but the game is {edition}"
        raise TeamFileError(name, "", problem)
    return team
