"""Teams that come into a league: new ones, and those that have a history already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pigskin.league.events import (
    Advanced,
    Bought,
    Corrected,
    Created,
    Earned,
    Event,
    Hired,
    Hurt,
    Kept,
)
from pigskin.league.figures import league_figures
from pigskin.league.log import Entry
from pigskin.league.sheet import category_of
from pigskin.league.switches import Switches
from pigskin.showing import counted
from pigskin.teams.check import IllegalTeam, problems
from pigskin.teams.reading import team_rules
from pigskin.teams.roster import STATS
from pigskin.teams.team import Team, TeamPlayer

STAFF = (
    ("rerolls", "re-roll"),
    ("assistant_coaches", "assistant coach"),
    ("cheerleaders", "cheerleader"),
)


def begin(team: Team, switches: Switches) -> Created:
    """The first event of a team: its name, and what it may spend."""
    rules = team_rules(team.roster.edition)
    return Created(
        edition=team.roster.edition,
        roster=team.roster.id,
        name=team.name,
        coach=team.coach,
        chosen_rule=team.chosen_rule,
        gold=rules.start_treasury,
        fan_factor=max(rules.fan_factor_free, switches.free_fan_factor),
        fans_in_value=switches.fans_in_value,
    )


def create(team: Team, switches: Switches) -> list[Entry]:
    """The log of a new team; `IllegalTeam` if it may not be built so."""
    rules, first = team_rules(team.roster.edition), begin(team, switches)
    given = first.fan_factor - rules.fan_factor_free  # more fans for nothing than the edition has
    paid = replace(team, fan_factor=max(rules.fan_factor_free, team.fan_factor - given))
    found = problems(paid if given else team, creation=True) + list(_limits(team, switches))
    if found:
        raise IllegalTeam(team.name, tuple(found))
    events: list[Event] = [first]
    for number, player in enumerate(team.players, 1):
        events.append(_hired(number, player, team.position_of(player).cost, "bought"))
    prices = {
        "re-roll": team.roster.reroll_cost,
        "assistant coach": rules.assistant_coach_cost,
        "cheerleader": rules.cheerleader_cost,
    }
    for field, what in STAFF:
        count = getattr(team, field)
        if count:
            events.append(Bought(what, count, count * prices[what]))
    fans = team.fan_factor - first.fan_factor
    if fans > 0:
        events.append(Bought("fan", fans, fans * rules.fan_factor_cost))
    if team.apothecary:
        events.append(Bought("apothecary", 1, rules.apothecary_cost))
    return [Entry(event, "draft") for event in events]


def _limits(team: Team, switches: Switches) -> Iterator[str]:
    """What a league allows less of than the edition; fans given for nothing count, too."""
    rules = team_rules(team.roster.edition)
    most = switches.draft_fans_max or rules.fan_factor_max_at_creation
    limited = switches.draft_fans_max or switches.free_fan_factor
    if limited and team.fan_factor > most:
        yield f"{rules.fan_factor_name} {team.fan_factor}, at most {most} at the draft"
    if switches.rerolls_max and team.rerolls > switches.rerolls_max:
        yield f"re-rolls {team.rerolls}, at most {switches.rerolls_max} is allowed"


def enter(team: Team, switches: Switches) -> list[Entry]:
    """The log of a team that has played before: what it is now is taken as it is."""
    found = problems(team, creation=False) + list(_too_many_advances(team))
    if found:
        raise IllegalTeam(team.name, tuple(found))
    first = replace(begin(team, switches), gold=team.treasury, fan_factor=team.fan_factor)
    events: list[Event] = [first]
    for number, player in enumerate(team.players, 1):
        events += _history(team, f"p{number:02}", number, player)
    for field, what in STAFF:
        if getattr(team, field):
            events.append(Bought(what, getattr(team, field)))
    if team.apothecary:
        events.append(Bought("apothecary"))
    return [Entry(event, "entered") for event in events]


def _too_many_advances(team: Team) -> Iterator[str]:
    """Where points are not spent, they say how much a player can have learned."""
    figures = league_figures(team.roster.edition)
    for player in team.players if figures.levels else ():
        learned = len([each for each in player.skills if each not in player.gifts])
        learned += sum(player.stat_advances) + player.pa_advances
        most = figures.level(player.spp)
        if learned > most:
            yield (
                f"number {player.number} has {counted(learned, 'improvement')}, "
                f"{player.spp} SPP are enough for {most}"
            )


def _hired(number: int, player: TeamPlayer, price: int, how: str) -> Hired:
    key = f"p{number:02}"
    return Hired(key, price, player.number, player.name, player.position, how)


def _history(team: Team, key: str, number: int, player: TeamPlayer) -> Iterator[Event]:
    rules, position = team_rules(team.roster.edition), team.position_of(player)
    yield _hired(number, player, 0, "entered")
    if player.spp:
        yield Earned(key, player.spp, {}, matches=0)
    worth_of_gifts = player.gifts_value
    for skill in player.gifts:
        yield Kept(key, skill, "before", worth_of_gifts)  # which nobody has told apart
        worth_of_gifts = 0
    for skill in [each for each in player.skills if each not in player.gifts]:
        letter = category_of(team.roster.edition, skill)
        primary, rolled = letter in position.normal, skill in player.random_skills
        value = {
            (True, False): rules.normal_skill_value,
            (True, True): rules.random_normal_skill_value,
            (False, False): rules.double_skill_value,
            (False, True): rules.random_double_skill_value,
        }[primary, rolled]
        yield Advanced(key, skill, _how(rules.stats, primary, rolled), value=value)
    raised = dict(zip(STATS, player.stat_advances, strict=True)) | {"pa": player.pa_advances}
    worth = dict(zip(STATS, rules.stat_values, strict=True)) | {"pa": rules.pa_value}
    for stat, times in raised.items():
        for _ in range(times):
            yield Advanced(key, f"+1 {stat.upper()}", "characteristic", value=worth[stat])
    losses = _losses(player, raised)
    for stat in losses:
        yield Hurt(key, f"-1 {stat.upper()}", stat)
    for _ in range(player.niggling):
        yield Hurt(key, "niggling injury")
    if (losses or player.niggling) and not player.misses_next:
        yield Corrected("misses_next", True, False, "an injury of before", key)
    elif player.misses_next and not (losses or player.niggling):
        yield Hurt(key, "misses next game")


def _losses(player: TeamPlayer, raised: dict[str, int]) -> list[str]:
    """A characteristic for every point lost: a file may say so, or only what is left.

    What it says keeps its order, so that a team comes in as it went out.
    """
    found = list(player.injuries)
    for stat, times in raised.items():
        lost = times - getattr(player, stat)
        found += [stat] * (lost - player.injuries.count(stat))
    return found


def _how(stats: tuple[str, ...], primary: bool, rolled: bool) -> str:
    if "pa" not in stats:
        return "normal" if primary else "double"
    return f"{'random' if rolled else 'chosen'} {'primary' if primary else 'secondary'}"
