"""Is this team legal? What is wrong with it, in plain words."""

from collections import Counter
from collections.abc import Iterator, Mapping

from pigskin.teams.roster import (
    STATS,
    Position,
    TeamError,
    TeamRules,
    UnknownPosition,
    category_names,
    skill_categories,
    team_rules,
)
from pigskin.teams.team import Team, TeamPlayer

LOWEST_NUMBER = 1
HIGHEST_NUMBER = 99


class IllegalTeam(TeamError, ValueError):
    """The team breaks the rules of its edition; `problems` says in what."""

    def __init__(self, team: str, problems: tuple[str, ...]) -> None:
        self.team = team
        self.problems = problems
        super().__init__(team, problems)

    def __str__(self) -> str:
        return f"{self.team} is not a legal team: " + "; ".join(self.problems)


def check(
    team: Team, *, creation: bool = False, categories: Mapping[str, str] | None = None
) -> None:
    """Raise `IllegalTeam` if anything is wrong with the team."""
    found = problems(team, creation=creation, categories=categories)
    if found:
        raise IllegalTeam(team.name, tuple(found))


def problems(
    team: Team, *, creation: bool, categories: Mapping[str, str] | None = None
) -> list[str]:
    """All that is wrong with the team, or an empty list.

    At creation a team needs eleven rookies and pays for everything out of the starting treasury.
    Later it may be short of players, and richer. `categories` gives the category letter of every
    skill; without it the edition's own list is used.
    """
    rules = team_rules(team.roster.edition)
    if categories is None:
        categories = skill_categories(team.roster.edition)
    found = list(_squad(team, rules, creation))
    for player in team.players:
        found += (f"{_who(player)}: {text}" for text in _player(team, player, rules, categories))
        if creation and _experienced(player):
            found.append(f"{_who(player)}: is not a rookie, and a new team has only rookies")
    found += _staff(team, rules, creation)
    if creation:
        found += _budget(team, rules)
    return found


def _who(player: TeamPlayer) -> str:
    return f"player {player.number} ({player.name or 'unnamed'})"


def _squad(team: Team, rules: TeamRules, creation: bool) -> Iterator[str]:
    if not team.name.strip():
        yield "the team has no name"
    count = len(team.players)
    if creation and count < rules.players_min:
        yield f"{count} players, at least {rules.players_min} are needed"
    if count > rules.players_max:
        yield f"{count} players, at most {rules.players_max} are allowed"
    for number, times in Counter(p.number for p in team.players).items():
        if times > 1:
            wearers = " and ".join(p.name for p in team.players if p.number == number)
            yield f"number {number} is worn by {times} players: {wearers}"
    hired: Counter[str] = Counter()
    for player in team.players:
        try:
            hired[team.position_of(player).name] += 1
        except UnknownPosition:
            continue  # named with the player
    for position in team.roster.positions:
        if hired[position.name] > position.maximum:
            yield (
                f"{hired[position.name]} players in the position {position.name}, "
                f"at most {position.maximum} are allowed"
            )


def _player(
    team: Team, player: TeamPlayer, rules: TeamRules, categories: Mapping[str, str]
) -> Iterator[str]:
    if not LOWEST_NUMBER <= player.number <= HIGHEST_NUMBER:
        yield f"numbers go from {LOWEST_NUMBER} to {HIGHEST_NUMBER}"
    if not player.name.strip():
        yield "has no name"
    for label, value in (("niggling injuries", player.niggling), ("SPP", player.spp)):
        if value < 0:
            yield f"{value} {label}, there cannot be fewer than 0"
    for injury in player.injuries:
        if injury not in STATS:
            yield f"injury {injury!r} is none of {', '.join(STATS)}"
    try:
        position = team.position_of(player)
    except UnknownPosition as unknown:
        yield str(unknown)
        return
    yield from _skills(team, player, position, rules, categories)
    yield from _stats(team, player, position, rules)


def _skills(
    team: Team,
    player: TeamPlayer,
    position: Position,
    rules: TeamRules,
    categories: Mapping[str, str],
) -> Iterator[str]:
    names = category_names(team.roster.edition)
    for index, skill in enumerate(player.skills):
        letter = categories.get(skill)
        if letter is None:
            yield f"there is no skill {skill!r} in {team.roster.edition}"
        elif skill in position.skills:
            yield f"gained {skill}, which every {position.name} has already"
        elif skill in player.skills[:index]:
            yield f"gained {skill} twice"
        elif letter == "E":
            yield f"gained {skill}, but Extraordinary skills cannot be learned"
        elif letter not in position.normal + position.double:
            open_to = ", ".join(names[c] for c in position.normal + position.double)
            yield (
                f"gained {skill} ({names[letter]}), but the position {position.name} "
                f"may only learn: {open_to}"
            )
    owned = team.skills_of(player)
    for one, other in rules.never_together:
        if one in owned and other in owned:
            yield f"has {one} and {other}, which never go together"


def _stats(team: Team, player: TeamPlayer, position: Position, rules: TeamRules) -> Iterator[str]:
    rows = zip(STATS, position.stats, player.stat_changes, team.stats_of(player), strict=True)
    for stat, start, change, now in rows:
        name = stat.upper()
        if change > rules.stat_rise_max:
            yield (
                f"{name} {now} is {change} above the start of {start}, "
                f"at most {rules.stat_rise_max} are allowed"
            )
        if -change > rules.stat_drop_max:
            yield (
                f"{name} {now} is {-change} below the start of {start}, "
                f"at most {rules.stat_drop_max} are allowed"
            )
        if now > rules.stat_max:
            yield f"{name} {now} is above the limit of {rules.stat_max}"
        if now < rules.stat_min:
            yield f"{name} {now} is below the limit of {rules.stat_min}"


def _experienced(player: TeamPlayer) -> bool:
    return bool(
        player.skills
        or any(player.stat_changes)
        or player.injuries
        or player.niggling
        or player.spp
        or player.misses_next
    )


def _staff(team: Team, rules: TeamRules, creation: bool) -> Iterator[str]:
    counts = (
        ("re-rolls", team.rerolls, rules.rerolls_max),
        ("fan factor", team.fan_factor, rules.fan_factor_max_at_creation if creation else None),
        ("assistant coaches", team.assistant_coaches, None),
        ("cheerleaders", team.cheerleaders, None),
        ("treasury", team.treasury, None),
    )
    for label, count, most in counts:
        if count < 0:
            yield f"{label} {count}, at least 0 is needed"
        if most is not None and count > most:
            new = " for a new team" if label == "fan factor" else ""
            yield f"{label} {count}, at most {most} is allowed{new}"
    if team.apothecary and not team.roster.apothecary:
        yield f"{team.roster.name} teams may not have an apothecary"


def _budget(team: Team, rules: TeamRules) -> Iterator[str]:
    try:
        cost = team.cost()
    except UnknownPosition:
        return  # a price needs a position; named with the player
    if cost > rules.start_treasury:
        yield f"costs {cost:,} gold, {rules.start_treasury:,} is all there is"
    elif cost + team.treasury > rules.start_treasury:
        left = rules.start_treasury - cost
        yield f"treasury {team.treasury:,}, but only {left:,} gold is left after buying the team"
