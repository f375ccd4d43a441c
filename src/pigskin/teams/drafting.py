"""A team that is being built: what may still be bought for it, and why not.

No rule stands here. Whatever may be bought is bought on trial, and the check (`findings`) says
whether anything is wrong then that was not wrong before.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pigskin.teams.check import HIGHEST_NUMBER, LOWEST_NUMBER, Finding, findings
from pigskin.teams.reading import stars, team_rules
from pigskin.teams.roster import Star, TeamError
from pigskin.teams.team import Team, TeamPlayer

STAFF = ("rerolls", "fan_factor", "assistant_coaches", "cheerleaders")  # counted
_NEWCOMER = "Newcomer"


@dataclass(frozen=True, slots=True)
class Shopping:
    """Why each thing may not be bought, or an empty text: positions, staff by field, stars."""

    positions: dict[str, str]
    staff: dict[str, str]
    stars: dict[str, str]


def free_number(team: Team) -> int:
    """The lowest shirt nobody wears."""
    worn = {player.number for player in team.players}
    numbers = range(LOWEST_NUMBER, HIGHEST_NUMBER + 1)
    return next((number for number in numbers if number not in worn), HIGHEST_NUMBER)


def shopping(team: Team, *, creation: bool, gold: int | None = None) -> Shopping:
    """What may still be bought for the team."""

    def look(at: Team) -> list[Finding]:
        return findings(at, creation=creation, gold=gold)

    before = look(team)

    def why_not(more: Team) -> str:
        new = (each for each in look(more) if each not in before and not each.lacking)
        return next((each.words for each in new), "")

    number = free_number(team)
    positions = {
        position.name: why_not(
            replace(team, players=(*team.players, TeamPlayer(number, _NEWCOMER, position.name)))
        )
        for position in team.roster.positions
    }
    staff = {field: why_not(_one_more(team, field)) for field in STAFF}
    if not team.apothecary:
        staff["apothecary"] = why_not(replace(team, apothecary=True))
    hired = {
        star.name: why_not(replace(team, stars=(*team.stars, star.name)))
        for star in stars_for(team)
    }
    return Shopping(positions, staff, hired)


def _one_more(team: Team, field: str) -> Team:
    counts = {
        "rerolls": team.rerolls, "fan_factor": team.fan_factor,
        "assistant_coaches": team.assistant_coaches, "cheerleaders": team.cheerleaders,
    }  # fmt: skip
    counts[field] += 1
    return replace(
        team, rerolls=counts["rerolls"], fan_factor=counts["fan_factor"],
        assistant_coaches=counts["assistant_coaches"], cheerleaders=counts["cheerleaders"],
    )  # fmt: skip


def stars_for(team: Team) -> Iterator[Star]:
    """The stars who may belong to such a team and do not yet; of a pair the one with the price."""
    if not team_rules(team.roster.edition).stars_with_team:
        return
    try:
        hired = {each.name for each in team.star_players}
    except TeamError:
        hired = set()  # the check names whom nobody knows
    for star in stars(team.roster.edition).values():
        open_to = not star.event and star.plays_for(team.full_roster)
        if open_to and star.name not in hired and (star.cost or not star.pair):
            yield star
