"""The lines of a team as sheets compare them: positions of a roster, or players of a team."""

from __future__ import annotations

from pigskin.contract.arguments import Json
from pigskin.edition import Edition
from pigskin.starting import team_for
from pigskin.teams.reading import roster as find_roster
from pigskin.teams.reading import team_rules
from pigskin.teams.ready import TEAM_FILES, box_team
from pigskin.teams.roster import Roster, TeamError
from pigskin.teams.team import Team


class Line:
    """One sort of player: what he is, and how many of them there are."""

    def __init__(
        self,
        edition: Edition,
        name: str,
        many: str,
        stats: tuple[int, int, int, int],
        pa: int,
        skills: tuple[str, ...],
    ) -> None:
        self.name = name
        self.many = many  # "0-4" of a roster, "3" of a team
        self.skills = skills
        self.ma, self.st, self.ag, self.av = stats
        self.pa = pa
        self.edition = edition

    @property
    def spec(self) -> str:
        """Such a player in the words of a position."""
        passing = f" pa{self.pa}" if "pa" in team_rules(self.edition.id).stats else ""
        stats = f"ma{self.ma} st{self.st} ag{self.ag} av{self.av}{passing}"
        return f"{stats} {', '.join(self.skills)}"

    @property
    def json(self) -> dict[str, Json]:
        rules = team_rules(self.edition.id)
        shown = [stat for stat in ("ma", "st", "ag", "pa", "av") if stat in rules.stats]
        return {
            "name": self.name,
            "many": self.many,
            "stats": {stat: rules.show(stat, getattr(self, stat)) for stat in shown},
            "skills": [*self.skills],
        }


class Lineup:
    """The lines of one of the two."""

    def __init__(self, name: str, roster: Roster, lines: list[Line]) -> None:
        self.name = name
        self.roster = roster
        self.lines = lines


def lineup_of(edition: Edition, team: Team | str) -> Lineup:
    """A roster by its id or name, the file of a team, or a team."""
    if isinstance(team, str) and not team.lower().endswith(TEAM_FILES):
        box = box_team(edition.id, team)
        roster = box.roster if box is not None else find_roster(edition.id, team)
        lines = [
            Line(
                edition, each.name, f"{each.minimum}-{each.maximum}", each.stats, each.pa,
                each.skills,
            )
            for each in roster.positions
        ]  # fmt: skip
        return Lineup(roster.name, roster, lines)
    found = team_for(team, edition.id)
    if not found.players:
        raise TeamError(f"{found.name} has no players to compare")
    return Lineup(found.name, found.roster, _players(edition, found))


def _players(edition: Edition, team: Team) -> list[Line]:
    """The players of a team, those who are alike on one line."""
    kinds: dict[tuple[str, tuple[int, int, int, int], int, tuple[str, ...]], int] = {}
    for player in team.players:
        stats, skills = team.stats_of(player), team.skills_of(player)
        kind = (player.position, stats, team.pa_of(player), skills)
        kinds[kind] = kinds.get(kind, 0) + 1
    lines = [
        Line(edition, position, str(many), stats, pa, skills)
        for (position, stats, pa, skills), many in kinds.items()
    ]
    for star in team.star_players:
        stats = (star.ma, star.st, star.ag, star.av)
        lines.append(Line(edition, star.name, "1", stats, star.pa, star.skills))
    return lines


