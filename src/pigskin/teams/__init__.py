"""Building teams: rosters, prices, value, legality, files.

>>> from pigskin.teams import problems, ready_team
>>> team = ready_team("lrb6", "human")
>>> team.name, len(team.players), team.value
('Low Harbour Ferrymen', 12, 1000000)
>>> problems(team, creation=True)
[]
"""

from pigskin.teams.check import IllegalTeam, check, problems
from pigskin.teams.files import (
    TeamFileError,
    load_team,
    save_team,
    team_from_dict,
    team_from_json,
    team_from_toml,
    team_to_dict,
    team_to_json,
    team_to_toml,
)
from pigskin.teams.ready import ready_team, ready_teams
from pigskin.teams.roster import (
    Inducement,
    Position,
    Roster,
    Star,
    TeamError,
    TeamRules,
    UnknownEdition,
    UnknownInducement,
    UnknownName,
    UnknownPosition,
    UnknownRoster,
    UnknownSkill,
    UnknownStar,
    category_names,
    editions_with_rosters,
    inducement,
    inducements,
    roster,
    rosters,
    skill_categories,
    star,
    stars,
    team_rules,
)
from pigskin.teams.team import Team, TeamPlayer, skill_value

__all__ = [
    "IllegalTeam",
    "Inducement",
    "Position",
    "Roster",
    "Star",
    "Team",
    "TeamError",
    "TeamFileError",
    "TeamPlayer",
    "TeamRules",
    "UnknownEdition",
    "UnknownInducement",
    "UnknownName",
    "UnknownPosition",
    "UnknownRoster",
    "UnknownSkill",
    "UnknownStar",
    "category_names",
    "check",
    "editions_with_rosters",
    "inducement",
    "inducements",
    "load_team",
    "problems",
    "ready_team",
    "ready_teams",
    "roster",
    "rosters",
    "save_team",
    "skill_categories",
    "skill_value",
    "star",
    "stars",
    "team_from_dict",
    "team_from_json",
    "team_from_toml",
    "team_rules",
    "team_to_dict",
    "team_to_json",
    "team_to_toml",
]
