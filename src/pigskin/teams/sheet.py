"""A team file to begin with: a legal team, and beside every field what it means.

`docs/teams.md` explains the fields at length.
"""

from pigskin.teams.describing import player_text
from pigskin.teams.files import team_to_toml
from pigskin.teams.reading import team_rules
from pigskin.teams.roster import Position, Roster, TeamRules
from pigskin.teams.team import Team


def team_sheet(team: Team) -> str:
    """The team as TOML for somebody who wants to change it."""
    rules = team_rules(team.roster.edition)
    notes = _notes(team, rules)
    lines = [*_head(team, rules), ""]
    text = team_to_toml(team)
    fields, _, players = text.partition("\n[[players]]")
    for line in fields.splitlines():
        note = notes.get(line.partition(" = ")[0], "")
        lines.append(f"{line}  # {note}" if note else line)
    lines += _players_head(team.roster, rules)
    return "\n".join(lines) + "\n\n[[players]]" + players


def _head(team: Team, rules: TeamRules) -> list[str]:
    staff = [f"re-rolls {team.roster.reroll_cost:,}"]
    if team.roster.apothecary:
        staff.append(f"an apothecary {rules.apothecary_cost:,}")
    staff.append(f"assistant coaches {rules.assistant_coach_cost:,}")
    staff.append(f"cheerleaders {rules.cheerleader_cost:,}")
    staff.append(f"{rules.fan_factor_name} {rules.fan_factor_cost:,}")
    return [
        f"# A {team.roster.name} team of {team.roster.edition}. Change what you like; then see",
        "#     pigskin team check FILE",
        f"# A new team has {rules.start_treasury:,} gold for everything; this one costs "
        f"{team.cost():,}.",
        f"# Prices: {', '.join(staff)}.",
    ]


def _notes(team: Team, rules: TeamRules) -> dict[str, str]:
    """What stands beside a field."""
    found = {
        "roster": "see: pigskin teams",
        "coach": "whoever you like",
        "rerolls": f"at most {rules.rerolls_max}",
        "fan_factor": f"{rules.fan_factor_min} to {rules.fan_factor_max_at_creation} "
        f"for a new team; {rules.fan_factor_free} come free",
        "treasury": "gold that was not spent",
    }
    if rules.fan_factor_name != "fan factor":
        found["fan_factor"] = f"{rules.fan_factor_name}: {found['fan_factor']}"
    if not team.roster.apothecary:
        found["apothecary"] = f"{team.roster.name} teams may not have one"
    if team.roster.choose:
        found["chosen_rule"] = f"one of: {', '.join(team.roster.choose)}"
    if rules.assistant_coaches_max is not None:
        found["assistant_coaches"] = f"at most {rules.assistant_coaches_max}"
    if rules.cheerleaders_max is not None:
        found["cheerleaders"] = f"at most {rules.cheerleaders_max}"
    return found


def _players_head(roster: Roster, rules: TeamRules) -> list[str]:
    lines = [""]
    if rules.stars_with_team:
        lines += [
            "# Stars may belong to the team, at their price (pigskin stars); above the players:",
            '# stars = ["Morg \'n\' Thorg"]',
            "",
        ]
    lines.append(
        f"# {rules.players_min} to {rules.players_max} players, each with a number of his own:"
    )
    lines += [f"#     {_position(position, roster.edition)}" for position in roster.positions]
    if roster.big_guys is not None:
        giants = ", ".join(p.name for p in roster.positions if p.big_guy)
        lines.append(f"# At most {roster.big_guys} of: {giants}.")
    return [
        *lines,
        "# A player who has played before may also have, among others,",
        '#     skills = ["Block"]   spp = 7   ma = 1   niggling = 1   misses_next = true',
    ]


def _position(position: Position, edition: str) -> str:
    count = f"{position.minimum}-{position.maximum}"
    return f"{count} {position.name}, {position.cost:,}: {player_text(position, edition)}"
