"""Putting teams at the table: what of a team's sheet matters during a match."""

from __future__ import annotations

from functools import lru_cache

from pigskin import ledger
from pigskin.edition import Edition, next_number
from pigskin.model import INJURED, Profile, Table
from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import set_to
from pigskin.teams.roster import TeamError
from pigskin.teams.team import Team


def seat_teams(table: Table, home: Team, away: Team) -> None:
    """Put both teams at the table; one too small for exhibition play is refused."""
    if table.options.play == "exhibition":
        for team in (home, away):
            _refuse_small(team, table.edition.figures.exhibition_squad)
    table.rosters = (home.full_roster, away.full_roster)
    table.team_names = (home.name, away.name)
    for side, team in ((HOME, home), (AWAY, away)):
        owner = table.side(side)
        owner.full_rerolls = team.rerolls
        set_to(table, side, "apothecaries", 1 if team.apothecary else 0)
        owner.fan_factor = team.fan_factor
        owner.assistants = team.assistant_coaches
        owner.cheerleaders = team.cheerleaders
        owner.treasury = team.treasury // 1000
        set_to(table, side, "necromancers", 1 if team.roster.necromancer else 0)
        if team.gate:
            set_to(table, side, "gate", team.gate)
        value, squad = squad_of(team, table.edition)
        owner.value = value // 1000
        table.note(ledger.TREASURY, side, amount=owner.treasury)
        for member, profile in zip(team.players, squad, strict=True):
            player = table.seat(side, profile)
            if member.misses_next:
                table.state[player] = INJURED
                table.note(ledger.MISSED, player)
        for star in team.star_players:
            table.seat(side, table.edition.star(star, next_number(table, side)))


def _refuse_small(team: Team, needed: int) -> None:
    fit = sum(1 for member in team.players if not member.misses_next)
    if fit < needed:
        raise TeamError(
            f"{team.name} has {fit} players who can play, but needs {needed} for exhibition play"
        )


@lru_cache(maxsize=256)
def squad_of(team: Team, edition: Edition) -> tuple[int, tuple[Profile, ...]]:
    """The value of a team and the profiles of its players; teams play many matches."""
    squad = []
    for member in team.players:
        position = team.position_of(member)
        squad.append(
            edition.profile(
                member.name, member.number, position.name, position.race,
                team.stats_of(member), team.skills_of(member),
                niggling=member.niggling, value=team.player_value(member) // 1000,
                pa=team.pa_of(member),
            )
        )
    return team.value, tuple(squad)
