"""Both teams of a replay as teams of this edition.

A team whose positions are all on our roster of the same name plays with that roster. Any other
(a roster of a league's own, a star among the players) brings the roster in the file with it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pigskin.fumbbl.names import plain, skill_text, skill_word
from pigskin.fumbbl.reading import BB2016, PlayerSheet, PositionSheet, ReplayError, TeamSheet
from pigskin.model import THRALL
from pigskin.showing import shown_name
from pigskin.teams.reading import rosters, skill_name, special_rules, team_rules
from pigskin.teams.roster import Position, Roster, TeamRules
from pigskin.teams.team import Team, TeamPlayer

_RAISED: Final = "Zombie"  # what our rules call those a necromancer raises
# Rosters the site calls otherwise.
_RENAMED: Final[dict[str, str]] = {
    "chaosrenegade": "chaosrenegades",
    "chaosrenegades": "chaosrenegade",
    "khemritombkings": "khemri",
    "lizardman": "lizardmen",
}
_ADVANCES: Final = ("+MA", "+ST", "+AG", "+PA", "+AV")  # already in the player's figures
# Players hired for a match bring special rules of which we may not have all.
_HIRED: Final = ("Star", "Infamous Staff")
_FEUD: Final = "Animosity"  # whose value is a list of positions, and the same as on our roster


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
        coach=shown_name(sheet.coach),
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
    ours = next((r for r in rosters(sheet.edition).values() if _same_name(r, sheet)), None)
    if ours is not None and not _names_races(sheet):
        names = _names_on(sheet, ours)
        if names is not None:
            return ours, names
    names = _position_names(sheet)
    return _own_roster(sheet, ours, names), names


def _same_name(ours: Roster, sheet: TeamSheet) -> bool:
    name = plain(sheet.race)
    return plain(ours.name) in (name, _RENAMED.get(name, name))


def _names_races(sheet: TeamSheet) -> bool:
    """Does it matter of what race the file says a position is? The site leaves many without."""
    born = (name for each in sheet.positions for name, _ in each.skills)
    return sheet.edition == BB2016 and any(skill_word(each, BB2016) == "Animosity" for each in born)


def _position_names(sheet: TeamSheet) -> dict[str, str]:
    """Every position by its id; two of one name are told apart."""
    names: dict[str, str] = {}
    for each in sheet.positions:
        names[each.id] = f"{each.name} {each.id}" if each.name in names.values() else each.name
    return names


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


def _own_roster(sheet: TeamSheet, ours: Roster | None, names: dict[str, str]) -> Roster:
    """The roster in the file; what it does not say is as on ours of that name, if there is one."""
    used = {player.position for player in sheet.players} | {sheet.raised}
    positions = tuple(
        _own_position(sheet, each, names, ours) for each in sheet.positions if each.id in used
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
        igor=not sheet.may_have_apothecary,
        necromancer=sheet.necromancer,
        stakes_target=sheet.undead,
        positions=positions,
        special_rules=tuple(known[plain(r)] for r in sheet.rules if plain(r) in known),
    )


def _own_position(
    team: TeamSheet, sheet: PositionSheet, names: dict[str, str], ours: Roster | None
) -> Position:
    ma, st, ag, pa, av = sheet.stats
    known = ours.positions if ours is not None else ()
    twin = next((each for each in known if plain(each.name).endswith(plain(sheet.name))), None)
    feuds = [each for each in twin.skills if skill_name(each) == _FEUD] if twin else []
    return Position(
        name=names[sheet.id],
        race=_race(team, sheet, ours, twin),
        maximum=team_rules(team.edition).players_max,
        cost=sheet.cost,
        ma=ma,
        st=st,
        ag=ag,
        av=av,
        skills=tuple(
            feuds[0] if name == _FEUD and feuds else skill_text(name, value, names, team.edition)
            for name, value in sheet.skills
            if sheet.kind not in _HIRED or skill_word(name, team.edition)
        ),
        normal="GAPSM",  # a league may let its players learn anything
        double="",
        aliases=(_RAISED,) if sheet.id == team.raised and sheet.name != _RAISED else (),
        pa=pa,
        lineman=twin.lineman if twin else False,
        big_guy=sheet.kind == "Big Guy",
    )


def _race(
    team: TeamSheet, sheet: PositionSheet, ours: Roster | None, twin: Position | None
) -> str:
    """What Animosity compares, and what tells a Thrall."""
    if team.edition == BB2016:
        return THRALL if sheet.thrall else sheet.race
    return twin.race if twin else ours.name if ours else sheet.name


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
    words = {name: skill_word(name, sheet.edition) for name, _ in (*theirs.skills, *player.skills)}
    born = {words[name] for name, _ in theirs.skills if words[name]}
    try:
        gained = tuple(
            skill_text(name, value, names, sheet.edition)
            for name, value in player.skills
            if words[name] not in born
            and (words[name] or player.kind not in _HIRED)
            and name not in _ADVANCES
        )
    except ReplayError as error:
        raise ReplayError(f"{sheet.name}, player {player.number}: {error}") from error
    ma, st, ag, pa, av = player.stats
    rules = team_rules(sheet.edition)
    return TeamPlayer(
        number=player.number,
        name=player.name,
        position=position.name,
        skills=gained,
        ma=ma - position.ma,
        st=st - position.st,
        ag=position.ag - ag if "ag" in rules.low_stats else ag - position.ag,
        av=av - position.av,
        pa=_passing_change(rules, position.pa, pa),
        niggling=player.niggling,
        misses_next=player.misses,
    )


def _passing_change(rules: TeamRules, start: int, now: int) -> int:
    """How much better a passing ability is than that of the position; 0 is none at all."""
    if "pa" not in rules.stats:
        return 0
    worst = rules.stat_range("pa")[1] + 1
    return (start or worst) - now if now else -start
