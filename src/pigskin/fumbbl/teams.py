"""Both teams of a replay as teams of this edition.

A team whose positions are all on our roster of the same name plays with that roster. Any other
(a roster of a league's own, a star among the players) brings the roster in the file with it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pigskin.fumbbl.names import plain, skill_text, skill_word
from pigskin.fumbbl.reading import PlayerSheet, PositionSheet, ReplayError, TeamSheet
from pigskin.teams.reading import rosters, skill_name, special_rules, team_rules
from pigskin.teams.roster import Position, Roster
from pigskin.teams.team import Team, TeamPlayer

# Players hired for a match bring special rules of which we may not have all.
_HIRED: Final = ("Star", "Infamous Staff")


def team_of(sheet: TeamSheet) -> Team:
    """The team of a sheet, with every player in it, injured ones and hired ones too."""
    roster, names = _roster(sheet)
    return Team(
        name=sheet.name or "unnamed",
        roster=roster,
        players=tuple(_player(sheet, roster, names, each) for each in sheet.players),
        rerolls=sheet.rerolls,
        fan_factor=sheet.fans,
        assistant_coaches=sheet.assistants,
        cheerleaders=sheet.cheerleaders,
        apothecary=sheet.apothecaries > 0,
        treasury=sheet.treasury,
        coach=sheet.coach,
        chosen_rule=_chosen_rule(sheet, roster),
        house_rules=True,
    )


def missing_rules(sheet: TeamSheet) -> list[str]:
    """Special rules of hired players that we do not have."""
    return [
        f"the special rule {name} of {player.name}"
        for player in sheet.players
        if player.kind in _HIRED
        for name, _ in player.skills
        if not skill_word(name, sheet.edition)
    ]


# --- rosters ----------------------------------------------------------------------------------


def _roster(sheet: TeamSheet) -> tuple[Roster, dict[str, str]]:
    """The roster of a team, and our name of each position that its players have."""
    known = rosters(sheet.edition).values()
    ours = next((each for each in known if plain(each.name) == plain(sheet.race)), None)
    if ours is not None:
        names = _names_on(sheet, ours)
        if names is not None:
            return ours, names
    return _own_roster(sheet, ours), {each.id: each.name for each in sheet.positions}


def _names_on(sheet: TeamSheet, ours: Roster) -> dict[str, str] | None:
    """Our name of every position in use, or None when one is not just as on our roster."""
    names: dict[str, str] = {}
    for id in dict.fromkeys(player.position for player in sheet.players):
        theirs = sheet.position(id)
        alike = [each for each in ours.positions if _alike(each, theirs, sheet.edition)]
        named = [each for each in alike if plain(each.name).endswith(plain(theirs.name))]
        if not alike:
            return None
        names[id] = (named or alike)[0].name
    return names


def _alike(ours: Position, theirs: PositionSheet, edition: str) -> bool:
    stats = (ours.ma, ours.st, ours.ag, ours.pa, ours.av)
    born = {skill_word(name, edition) for name, _ in theirs.skills}
    return stats == theirs.stats and born == {skill_name(each) for each in ours.skills}


def _own_roster(sheet: TeamSheet, ours: Roster | None) -> Roster:
    """The roster in the file; what it does not say is as on ours of that name, if there is one."""
    used = {player.position for player in sheet.players}
    names = {each.id: each.name for each in sheet.positions}
    positions = tuple(
        _own_position(each, names, ours, sheet.edition)
        for each in sheet.positions
        if each.id in used
    )
    if ours is not None:
        return replace(ours, positions=positions, big_guys=None)
    known = {plain(each): each for each in special_rules(sheet.edition)}
    return Roster(
        id=plain(sheet.race) or "own",
        name=sheet.race or "own roster",
        edition=sheet.edition,
        extra=True,
        tier=0,
        reroll_cost=sheet.reroll_cost,
        apothecary=sheet.may_have_apothecary or sheet.apothecaries > 0,
        igor=False,
        necromancer=False,
        stakes_target=False,
        positions=positions,
        special_rules=tuple(known[plain(r)] for r in sheet.rules if plain(r) in known),
    )


def _own_position(
    sheet: PositionSheet, names: dict[str, str], ours: Roster | None, edition: str
) -> Position:
    ma, st, ag, pa, av = sheet.stats
    known = ours.positions if ours is not None else ()
    twin = next((each for each in known if plain(each.name).endswith(plain(sheet.name))), None)
    return Position(
        name=sheet.name,
        race=twin.race if twin else ours.name if ours else sheet.name,
        maximum=team_rules(edition).players_max,
        cost=sheet.cost,
        ma=ma,
        st=st,
        ag=ag,
        av=av,
        skills=tuple(
            skill_text(name, value, names, edition)
            for name, value in sheet.skills
            if sheet.kind not in _HIRED or skill_word(name, edition)
        ),
        normal="GAPSM",  # a league may let its players learn anything
        double="",
        pa=pa,
        lineman=twin.lineman if twin else False,
        big_guy=sheet.kind == "Big Guy",
    )


def _chosen_rule(sheet: TeamSheet, roster: Roster) -> str:
    """The special rule the team took, where its roster leaves a choice."""
    theirs = {plain(each) for each in sheet.rules}
    return next((rule for rule in roster.choose if plain(rule) in theirs), "")


# --- players ----------------------------------------------------------------------------------


def _player(
    sheet: TeamSheet, roster: Roster, names: dict[str, str], player: PlayerSheet
) -> TeamPlayer:
    theirs = sheet.position(player.position)
    position = roster.position(names[player.position])
    born = {skill_word(name, sheet.edition) for name, _ in theirs.skills} - {""}
    ids = {each.id: each.name for each in sheet.positions}
    try:
        gained = tuple(
            skill_text(name, value, ids, sheet.edition)
            for name, value in player.skills
            if (word := skill_word(name, sheet.edition)) not in born
            and (word or player.kind not in _HIRED)
        )
    except ReplayError as error:
        raise ReplayError(f"{sheet.name}, player {player.number}: {error}") from error
    ma, st, ag, pa, av = player.stats
    worst = team_rules(sheet.edition).stat_range("pa")[1] + 1
    return TeamPlayer(
        number=player.number,
        name=player.name,
        position=position.name,
        skills=gained,
        ma=ma - position.ma,
        st=st - position.st,
        ag=position.ag - ag,
        av=av - position.av,
        pa=(position.pa or worst) - pa if pa else -position.pa,
        niggling=player.niggling,
        misses_next=player.misses,
    )
