"""Is this team legal? What is wrong with it, in plain words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pigskin.teams.near import hint, plain
from pigskin.teams.playable import unplayable
from pigskin.teams.reading import (
    category_names,
    innate_categories,
    learned_skills,
    skill_categories,
    skill_name,
    star,
    team_rules,
)
from pigskin.teams.roster import (
    Position,
    TeamError,
    TeamRules,
    UnknownPosition,
    UnknownStar,
)
from pigskin.teams.team import MOST_TREASURY, Team, TeamPlayer

LOWEST_NUMBER = 1
HIGHEST_NUMBER = 99
NAMELESS = "has no name"


class IllegalTeam(TeamError, ValueError):
    """The team breaks the rules of its edition; `problems` says in what."""

    def __init__(self, team: str, problems: tuple[str, ...]) -> None:
        self.team = team
        self.problems = problems
        super().__init__(team, problems)

    def message(self) -> str:
        return f"{self.team} is not a legal team: " + "; ".join(self.problems)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with a team, and where.

    `place` is the field of a team file it is about ("cost" where no single one is), of the player
    at that place in the list if `player` says so. What is `lacking` may still come, as long as
    somebody is building the team.
    """

    place: str
    words: str
    player: int | None = None
    lacking: bool = False

    def told(self, team: Team) -> str:
        """The finding in words that stand alone."""
        if self.player is None:
            return self.words
        return f"{_who(team.players[self.player])}: {self.words}"


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
    return [each.told(team) for each in findings(team, creation=creation, categories=categories)]


def findings(
    team: Team,
    *,
    creation: bool,
    categories: Mapping[str, str] | None = None,
    gold: int | None = None,
) -> list[Finding]:
    """The same as `problems`, each with its place.

    `gold` is what a tournament gives for a team in place of the edition's starting treasury; a team
    that is not new pays for nothing without it.
    """
    broken = [Finding("", words) for words in unplayable(team)]
    if team.house_rules and not creation:
        return broken
    rules = team_rules(team.roster.edition)
    if categories is None:
        categories = skill_categories(team.roster.edition)
    else:
        broken = []  # a list of skills that the edition may not have
    found = [*_stars(team, rules), *squad_findings(team, rules, creation), *_chosen_rule(team)]
    for index, player in enumerate(team.players):
        for place, words in _player(team, player, rules, categories):
            found.append(Finding(place, words, index, words == NAMELESS))
        if creation and _experienced(player):
            words = "is not a rookie, and a new team has only rookies"
            found.append(Finding("experience", words, index))
    found += staff_findings(team, rules, creation)
    if gold is not None or creation:
        found += _budget(team, rules.start_treasury if gold is None else gold)
    return found or broken


def _who(player: TeamPlayer) -> str:
    return f"player {player.number} ({player.name or 'unnamed'})"


def _at(place: str, found: Iterable[str]) -> Iterator[tuple[str, str]]:
    return ((place, words) for words in found)


def _stars(team: Team, rules: TeamRules) -> Iterator[Finding]:
    """Stars who belong to the team: each once, and only where he plays."""
    return (Finding("stars", words) for words in _star_words(team, rules))


def _star_words(team: Team, rules: TeamRules) -> Iterator[str]:
    if team.stars and not rules.stars_with_team:
        yield f"stars are hired for a match in {team.roster.edition}, not with the team"
        return
    for name, times in Counter(plain(name) for name in team.stars).items():
        try:
            hired = star(team.roster.edition, name)
        except UnknownStar as unknown:
            yield str(unknown)
            continue
        if times > 1:
            yield f"hired {hired.name} {times} times, each star may be hired once"
        if hired.event:
            yield f"hired {hired.name}, whom nobody can hire"
        elif not hired.plays_for(team.full_roster):
            yield f"hired {hired.name}, who does not play for {team.roster.name} teams"


def _stars_count(team: Team) -> int:
    try:
        return len(team.star_players)
    except UnknownStar:
        return 0  # named already


def squad_findings(team: Team, rules: TeamRules, creation: bool) -> Iterator[Finding]:
    """Too many or too few players, in all or of a position; two who wear one number."""
    if not team.name.strip():
        yield Finding("name", "the team has no name", lacking=True)
    count = len(team.players) + _stars_count(team)
    if creation and count < rules.players_min:
        words = f"{count} players, at least {rules.players_min} are needed"
        yield Finding("players", words, lacking=True)
    if count > rules.players_max:
        yield Finding("players", f"{count} players, at most {rules.players_max} are allowed")
    for number, times in Counter(p.number for p in team.players).items():
        if times > 1:
            wearers = " and ".join(p.name for p in team.players if p.number == number)
            yield Finding("number", f"number {number} is worn by {times} players: {wearers}")
    hired: Counter[str] = Counter()
    for player in team.players:
        try:
            hired[team.position_of(player).name] += 1
        except UnknownPosition:
            continue  # named with the player
    for position in team.roster.positions:
        players = f"{hired[position.name]} players in the position {position.name}"
        if hired[position.name] > position.maximum:
            yield Finding("players", f"{players}, at most {position.maximum} are allowed")
        if creation and hired[position.name] < position.minimum:
            words = f"{players}, at least {position.minimum} are needed"
            yield Finding("players", words, lacking=True)
    giants = [p.name for p in team.roster.positions if p.big_guy]
    count = sum(hired[name] for name in giants)
    if team.roster.big_guys is not None and count > team.roster.big_guys:
        words = f"{count} big guys ({', '.join(giants)}), at most {team.roster.big_guys} allowed"
        yield Finding("players", words)


def _chosen_rule(team: Team) -> Iterator[Finding]:
    choice = ", ".join(team.roster.choose)
    if team.chosen_rule and not choice:
        words = f"{team.roster.name} teams choose no special rule, not {team.chosen_rule!r} either"
        yield Finding("chosen_rule", words)
    elif team.chosen_rule and team.chosen_rule not in team.roster.choose:
        yield Finding("chosen_rule", f"chose {team.chosen_rule!r}, which is none of: {choice}")
    elif choice and not team.chosen_rule:
        words = f"has to choose one special rule of: {choice}"
        yield Finding("chosen_rule", words, lacking=True)


def _player(
    team: Team, player: TeamPlayer, rules: TeamRules, categories: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """What is wrong with a player: which field of his, and the words."""
    if not LOWEST_NUMBER <= player.number <= HIGHEST_NUMBER:
        yield "number", f"numbers go from {LOWEST_NUMBER} to {HIGHEST_NUMBER}"
    if not player.name.strip():
        yield "name", NAMELESS
    for field, label, value in (
        ("niggling", "niggling injuries", player.niggling), ("spp", "SPP", player.spp),
    ):  # fmt: skip
        if value < 0:
            yield field, f"{value} {label}, there cannot be fewer than 0"
    for injury in player.injuries:
        if injury not in rules.stats:
            yield "injuries", f"injury {injury!r} is none of {', '.join(rules.stats)}"
    try:
        position = team.position_of(player)
    except UnknownPosition as unknown:
        yield "position", str(unknown)
        return
    yield from _at("skills", skill_problems(team, player, position, rules, categories))
    yield from _at("stats", _stats(team, player, position, rules))
    learned = len(player.skills) - len(player.gifts)
    advances = learned + sum(player.stat_advances) + player.pa_advances
    if rules.advances_max is not None and advances > rules.advances_max:
        yield "skills", f"{advances} advances, at most {rules.advances_max} are allowed"


def skill_problems(
    team: Team,
    player: TeamPlayer,
    position: Position,
    rules: TeamRules,
    categories: Mapping[str, str],
) -> Iterator[str]:
    """What is wrong with the skills a player has learned."""
    edition = team.roster.edition
    names, innate, learned = (
        category_names(edition),
        innate_categories(edition),
        learned_skills(edition),
    )
    born = {skill_name(skill) for skill in position.skills}
    for index, skill in enumerate(player.skills):
        name = skill_name(skill)
        letter = categories.get(name)
        if letter is None:
            near = hint(skill, [learned.get(each, each) for each in categories])
            yield f"there is no skill {skill!r} in {edition}{near}"
        elif name in born:
            yield f"gained {skill}, which every {position.name} has already"
        elif skill in player.skills[:index]:
            yield f"gained {skill} twice"
        elif skill in player.gifts:
            continue
        elif letter in innate:
            yield f"gained {skill}, but {innate[letter]} cannot be learned"
        elif letter not in position.normal + position.double:
            open_to = ", ".join(names.get(c, c) for c in position.normal + position.double)
            yield (
                f"gained {skill} ({names[letter]}), but the position {position.name} "
                f"may only learn: {open_to or 'nothing'}"
            )
        elif skill != learned.get(name, name):
            yield f"gained {skill}, but it is learned as {learned.get(name, name)}"
    for skill in player.random_skills:
        if skill not in player.skills:
            yield f"rolled for {skill}, but has not gained it"
    for skill in player.gifts:
        if skill not in player.skills:
            yield f"was given {skill}, but has not gained it"
    owned = {skill_name(skill) for skill in team.skills_of(player)}
    for one, other in rules.never_together:
        if one in owned and other in owned:
            yield f"has {one} and {other}, which never go together"
    for skill, needed in rules.skill_needs:
        if skill in owned and needed not in owned:
            yield f"has {skill}, which needs {needed}"


def _stats(team: Team, player: TeamPlayer, position: Position, rules: TeamRules) -> Iterator[str]:
    rows = zip(
        rules.stats,
        (*position.stats, position.pa),
        (*player.stat_changes, player.pa),
        (*team.stats_of(player), team.pa_of(player)),
        strict=False,  # without a passing ability there are four
    )
    for stat, start, change, now in rows:
        shown = f"{stat.upper()} {rules.show(stat, now)}"
        higher, lower = ("better", "worse") if stat in rules.low_stats else ("above", "below")
        than = " than" if stat in rules.low_stats else ""
        if change > rules.stat_rise_max:
            yield (
                f"{shown} is {change} {higher}{than} the start of {rules.show(stat, start)}, "
                f"at most {rules.stat_rise_max} are allowed"
            )
        if rules.stat_drop_max is not None and -change > rules.stat_drop_max:
            yield (
                f"{shown} is {-change} {lower}{than} the start of {rules.show(stat, start)}, "
                f"at most {rules.stat_drop_max} are allowed"
            )
        if stat == "pa" and now == 0:
            if change < 0:
                yield "has no passing ability that could get worse"
            continue
        lowest, highest = rules.stat_range(stat)
        if now > highest:
            yield f"{shown} is above the limit of {rules.show(stat, highest)}"
        if now < lowest:
            yield f"{shown} is below the limit of {rules.show(stat, lowest)}"
    if player.pa and "pa" not in rules.stats:
        yield f"there is no passing ability in {team.roster.edition}"


def _experienced(player: TeamPlayer) -> bool:
    return bool(
        player.skills
        or any(player.stat_changes)
        or player.pa
        or player.injuries
        or player.niggling
        or player.spp
        or player.misses_next
    )


def staff_findings(team: Team, rules: TeamRules, creation: bool) -> Iterator[Finding]:
    """More or fewer re-rolls, fans, coaches and cheerleaders than may be."""
    fans = rules.fan_factor_name
    fans_max = rules.fan_factor_max_at_creation if creation else rules.fan_factor_max
    counts = (
        ("rerolls", "re-rolls", team.rerolls, 0, rules.rerolls_max),
        ("fan_factor", fans, team.fan_factor, rules.fan_factor_min, fans_max),
        ("assistant_coaches", "assistant coaches", team.assistant_coaches, 0,
         rules.assistant_coaches_max),
        ("cheerleaders", "cheerleaders", team.cheerleaders, 0, rules.cheerleaders_max),
        ("treasury", "treasury", team.treasury, 0, MOST_TREASURY),
    )  # fmt: skip
    for field, label, count, least, most in counts:
        if count < least:
            yield Finding(field, f"{label} {count}, at least {least} is needed")
        if most is not None and count > most:
            new = " for a new team" if label == fans and creation else ""
            yield Finding(field, f"{label} {count:,}, at most {most:,} is allowed{new}")
    if team.apothecary and not team.roster.apothecary:
        yield Finding("apothecary", f"{team.roster.name} teams may not have an apothecary")


def _budget(team: Team, gold: int) -> Iterator[Finding]:
    try:
        cost = team.cost()
    except (UnknownPosition, UnknownStar):
        return  # a price needs a position; named with the player
    if cost > gold:
        yield Finding("cost", f"costs {cost:,} gold, {gold:,} is all there is")
    elif cost + team.treasury > gold:
        words = f"treasury {team.treasury:,}, but only {gold - cost:,} gold is left after buying "
        yield Finding("treasury", words + "the team")
