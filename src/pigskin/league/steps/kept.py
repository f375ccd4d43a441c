"""Skills that a match leaves players with."""

from __future__ import annotations

from pigskin.errors import LeagueError
from pigskin.league.desk import Desk
from pigskin.league.events import Kept, Noted
from pigskin.league.figures import KeptSkill
from pigskin.league.sheet import category_of
from pigskin.league.steps.recording import everybody
from pigskin.report.values import PlayerReport


def keep(desk: Desk) -> None:
    """Whoever lives keeps what he gained; what a journeyman was taught is his, should he stay."""
    for key, told in everybody(desk).items():
        if told.dead:
            continue
        for skill in (*told.gained, *told.trained):
            player, rule = desk.sheet.player(key), _rule(desk, told, skill)
            if skill in desk.sheet.skills_of(player):
                desk.do(Noted(f"{player.number} {player.name} keeps {skill}, which he has already"))
            else:
                desk.do(Kept(key, skill, rule.whence, rule.value))


def _rule(desk: Desk, told: PlayerReport, skill: str) -> KeptSkill:
    """By what a player has a skill after the match."""
    taught = skill in told.trained
    letter = category_of(desk.sheet.edition, skill)
    for rule in desk.figures.kept:
        if rule.taught if taught else (skill == rule.skill or (letter and letter == rule.category)):
            return rule
    whose = f"number {told.shirt} of {desk.sheet.name}"
    raise LeagueError(f"{whose} cannot keep {skill} from a match of {desk.sheet.edition}")
