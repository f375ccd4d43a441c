"""Building teams: rosters, prices, value, legality, files.

>>> from pigskin.teams import problems, ready_team
>>> team = ready_team("lrb6", "human")
>>> team.name, len(team.players), team.value
('Low Harbour Ferrymen', 12, 1000000)
>>> problems(team, creation=True)
[]
"""

from pigskin.teams.books import editions_with_rosters
from pigskin.teams.check import IllegalTeam, check, problems
from pigskin.teams.fields import TeamFileError
from pigskin.teams.files import (
    load_team,
    save_team,
    team_from_dict,
    team_from_json,
    team_from_toml,
    team_to_dict,
    team_to_json,
    team_to_toml,
)
from pigskin.teams.reading import (
    category_names,
    inducement,
    inducement_groups,
    inducements,
    innate_categories,
    learned_skills,
    profiles,
    roster,
    rosters,
    skill_categories,
    skill_name,
    special_rules,
    spells,
    star,
    stars,
    team_rules,
)
from pigskin.teams.ready import UnknownTeam, box_team, box_teams, find_team, ready_team, ready_teams
from pigskin.teams.roster import (
    Inducement,
    InducementGroup,
    Position,
    Profile,
    Roster,
    SpecialRule,
    Spell,
    Star,
    StarRule,
    TeamError,
    TeamRules,
    UnknownEdition,
    UnknownInducement,
    UnknownName,
    UnknownPosition,
    UnknownRoster,
    UnknownSkill,
    UnknownStar,
)
from pigskin.teams.team import Team, TeamPlayer, skill_value

__all__ = [
    "IllegalTeam",
    "Inducement",
    "InducementGroup",
    "Position",
    "Profile",
    "Roster",
    "SpecialRule",
    "Spell",
    "Star",
    "StarRule",
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
    "UnknownTeam",
    "box_team",
    "box_teams",
    "category_names",
    "check",
    "editions_with_rosters",
    "inducement",
    "inducement_groups",
    "inducements",
    "innate_categories",
    "learned_skills",
    "load_team",
    "problems",
    "profiles",
    "find_team",
    "ready_team",
    "ready_teams",
    "roster",
    "rosters",
    "save_team",
    "skill_categories",
    "skill_name",
    "skill_value",
    "special_rules",
    "spells",
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
