"""A team that somebody builds at the web table: read, priced and checked; nothing is stored."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from pigskin.edition import Edition
from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError
from pigskin.seating import squad_of
from pigskin.teams.check import Finding, findings
from pigskin.teams.describing import printed
from pigskin.teams.drafting import shopping
from pigskin.teams.fields import TeamFileError
from pigskin.teams.files import (
    team_from_dict,
    team_from_json,
    team_from_toml,
    team_to_dict,
    team_to_json,
    team_to_toml,
)
from pigskin.teams.playable import MOST_PLAYERS, unplayable_roster
from pigskin.teams.reading import team_rules
from pigskin.teams.team import Team
from pigskin.web import book, shapes

_WRITERS: Final = {"toml": team_to_toml, "json": team_to_json}
_OF_A_PLAYER: Final = re.compile(r"players\[(\d+)\]\.?(\w*)")


def team_in(text: str, source: str = "the file") -> Team:
    """The team a text describes, TOML or JSON."""
    text = text.removeprefix("\ufeff")
    reader = team_from_json if text.lstrip().startswith("{") else team_from_toml
    try:
        return reader(text, source)
    except RecursionError:
        raise PigskinError(f"{source} is nested too deeply") from None


def draft_read(wanted: shapes.TeamDraft) -> shapes.TeamDrafted:
    """What a draft costs, what is wrong with it and where, and what may still be bought."""
    if (wanted.team is None) == (wanted.text is None):
        raise PigskinError("a draft is either a team or the text of a team file")
    if wanted.text is not None:
        return _drafted(team_in(wanted.text), wanted)  # a file that is none is refused
    try:
        return _drafted(team_from_dict(wanted.team, ""), wanted)
    except TeamFileError as error:  # what somebody is just typing is no reason to lose his draft
        return shapes.TeamDrafted(problems=[_misread(error)])
    except RecursionError:
        raise PigskinError("the team is nested too deeply") from None


def _misread(error: TeamFileError) -> shapes.TeamProblem:
    found = _OF_A_PLAYER.match(error.field)
    if found is None:
        return shapes.TeamProblem(place=error.field.partition("[")[0], words=error.problem)
    return shapes.TeamProblem(
        place=found[2], player=int(found[1]) - 1, words=error.problem
    )


def _drafted(team: Team, wanted: shapes.TeamDraft) -> shapes.TeamDrafted:
    edition = edition_of_id(team.roster.edition)
    rules = team_rules(edition.id)
    told = shapes.TeamDrafted(
        team=team_to_dict(team),
        problems=[
            _problem(each) for each in findings(team, creation=wanted.new, gold=wanted.gold)
        ],
        gold=wanted.gold if wanted.gold is not None or not wanted.new else rules.start_treasury,
    )
    if len(team.players) <= MOST_PLAYERS and not [*unplayable_roster(team.roster)]:
        with suppress(PigskinError):  # a position or a skill nobody knows: named already
            _price(told, team, edition, wanted)
    if wanted.file is not None:
        told.file = _WRITERS[wanted.file](team)
    return told


def _price(
    told: shapes.TeamDrafted, team: Team, edition: Edition, wanted: shapes.TeamDraft
) -> None:
    """What of a draft can only be said if its parts are known."""
    offers = shopping(team, creation=wanted.new, gold=wanted.gold)
    squad = squad_of(team, edition)[1]
    told.shown = book.roster_told(team.roster.id, team, squad)
    told.legal = not findings(team, creation=False)
    told.cost, told.value = team.cost(), team.value
    told.players = [_player(team, index, edition) for index in range(len(team.players))]
    told.stars = [star.name for star in team.star_players]
    told.why_not = shapes.WhyNot(
        positions=offers.positions, staff=offers.staff, stars=offers.stars
    )


def _problem(finding: Finding) -> shapes.TeamProblem:
    return shapes.TeamProblem(
        place=finding.place, player=finding.player, words=finding.words, lacking=finding.lacking
    )


def _player(team: Team, index: int, edition: Edition) -> dict[str, Any]:
    player = team.players[index]
    position = team.position_of(player)
    now = dict(zip(("ma", "st", "ag", "av"), team.stats_of(player), strict=True))
    now["pa"] = team.pa_of(player)
    return {
        "stats": printed(now, edition.id),
        "skills": list(position.skills),
        "gained": list(player.skills),
        "cost": position.cost,
        "value": team.player_value(player),
    }
