"""A team: its players, its staff, what it costs and what it is worth."""

from collections.abc import Mapping
from dataclasses import dataclass

from pigskin.teams.reading import skill_categories, skill_name, star, stars, team_rules
from pigskin.teams.roster import (
    STATS,
    Position,
    Roster,
    Star,
    TeamError,
    UnknownSkill,
)

# No league ever saw so much gold. Without an end to it a coach could be asked which of a million
# sums he takes out of his treasury.
MOST_TREASURY = 10_000_000
MOST_VALUE = 100_000_000  # that a league may state


@dataclass(frozen=True, slots=True)
class TeamPlayer:
    """A player of a team: a position, and what became of him since he was hired.

    `skills` are those gained beyond the position's; `random_skills` are those among them that were
    rolled for, which counts where they are worth less, and `gifts` those that nobody had to learn:
    kept from a match, or a prize. They are worth `gifts_value` together, and are no advances.
    `ma`, `st`, `ag`, `av` and `pa` are the change to the position's values, advances and injuries
    taken together; above 0 is better, also where a lower number is. `injuries` names the values
    lost to lasting injuries, once for every point ("ma", "av", ...): they are in the change
    already, and are kept because an injury takes away an advance but not what the advance is worth.
    """

    number: int
    name: str
    position: str
    skills: tuple[str, ...] = ()
    ma: int = 0
    st: int = 0
    ag: int = 0
    av: int = 0
    injuries: tuple[str, ...] = ()
    niggling: int = 0
    spp: int = 0
    misses_next: bool = False
    pa: int = 0
    random_skills: tuple[str, ...] = ()
    gifts: tuple[str, ...] = ()
    gifts_value: int = 0

    @property
    def stat_changes(self) -> tuple[int, int, int, int]:
        """The change to MA, ST, AG and AV."""
        return (self.ma, self.st, self.ag, self.av)

    @property
    def stat_advances(self) -> tuple[int, int, int, int]:
        """How often MA, ST, AG and AV were raised, later injuries set aside."""
        ma, st, ag, av = (
            max(0, change + self.injuries.count(stat))
            for stat, change in zip(STATS, self.stat_changes, strict=True)
        )
        return (ma, st, ag, av)

    @property
    def pa_advances(self) -> int:
        """How often the passing ability was improved, later injuries set aside."""
        return max(0, self.pa + self.injuries.count("pa"))


@dataclass(frozen=True, slots=True)
class Team:
    """A team as its coach's sheet shows it. Nothing here says that it is legal: see `problems`.

    `fan_factor` are the dedicated fans where an edition has those. `chosen_rule` is the special
    rule the team took, where its roster leaves a choice. `house_rules` marks a team built by the
    rules of a league of its own, whose legality is not asked for here; `stated_value` is what such
    a league says it is worth, 0 where our own sum counts. `stars` names star players who were hired
    with the team and stay with it, where an edition has that. `gate` is what a trophy adds to the
    fans who come, in thousands.
    """

    name: str
    roster: Roster
    players: tuple[TeamPlayer, ...]
    rerolls: int = 0
    fan_factor: int = 0
    assistant_coaches: int = 0
    cheerleaders: int = 0
    apothecary: bool = False
    treasury: int = 0
    coach: str = ""
    chosen_rule: str = ""
    house_rules: bool = False
    stated_value: int = 0
    stars: tuple[str, ...] = ()
    gate: int = 0

    @property
    def star_players(self) -> tuple[Star, ...]:
        """The stars of the team; one of a pair brings the other along."""
        found: dict[str, Star] = {}
        for name in self.stars:
            first = star(self.roster.edition, name)
            found[first.name] = first
            if first.pair:
                found.setdefault(first.pair, stars(self.roster.edition)[first.pair])
        return tuple(found.values())

    @property
    def full_roster(self) -> Roster:
        """The roster together with the special rule the team chose."""
        return self.roster.choosing(self.chosen_rule)

    def player(self, number: int) -> TeamPlayer:
        """The player who wears this number."""
        for player in self.players:
            if player.number == number:
                return player
        worn = ", ".join(str(p.number) for p in self.players)
        raise TeamError(f"no player of {self.name} wears number {number}; worn: {worn or 'none'}")

    def position_of(self, player: TeamPlayer) -> Position:
        """The player's position on the roster."""
        return self.roster.position(player.position)

    def stats_of(self, player: TeamPlayer) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV of the player, advances and injuries counted in."""
        rules, position = team_rules(self.roster.edition), self.position_of(player)
        ma, st, ag, av = (
            rules.changed(stat, start, change)
            for stat, start, change in zip(STATS, position.stats, player.stat_changes, strict=True)
        )
        return (ma, st, ag, av)

    def pa_of(self, player: TeamPlayer) -> int:
        """The passing ability of the player; 0 is none."""
        rules, start = team_rules(self.roster.edition), self.position_of(player).pa
        return rules.changed("pa", start, player.pa) if "pa" in rules.stats else 0

    def skills_of(self, player: TeamPlayer) -> tuple[str, ...]:
        """All skills of the player: those of the position, then those he gained."""
        return self.position_of(player).skills + player.skills

    @property
    def value(self) -> int:
        """Team value: everybody who can play the next match, re-rolls at base price, and staff.

        Fans count where the edition has it so. What a league states is taken as it is.
        """
        if self.stated_value > 0:
            return self.stated_value
        rules = team_rules(self.roster.edition)
        fans = self.fan_factor * rules.fan_factor_cost if rules.fan_factor_counts else 0
        fit = (p for p in self.players if not p.misses_next)
        hired = sum(each.cost for each in self.star_players)
        return sum(self.player_value(p) for p in fit) + hired + self._staff() + fans

    def player_value(self, player: TeamPlayer) -> int:
        """What the player is worth: his price and his improvements. Injuries do not lower it.

        The price of some counts for nothing: see `free_with_skills` and `free_linemen_with_rules`.
        """
        position = self.position_of(player)
        rules = team_rules(self.roster.edition)
        categories = skill_categories(self.roster.edition)
        worth = player.gifts_value + (0 if self._free(position) else position.cost)
        for skill in player.skills:
            if skill in player.gifts:
                continue
            rolled = skill in player.random_skills
            worth += skill_value(
                position,
                skill,
                categories,
                normal=rules.random_normal_skill_value if rolled else rules.normal_skill_value,
                double=rules.random_double_skill_value if rolled else rules.double_skill_value,
            )
        for times, value in zip(player.stat_advances, rules.stat_values, strict=True):
            worth += times * value
        return worth + player.pa_advances * rules.pa_value

    def _free(self, position: Position) -> bool:
        rules = team_rules(self.roster.edition)
        if any(skill in position.skills for skill in rules.free_with_skills):
            return True
        return position.lineman and any(
            self.roster.has_rule(rule) for rule in rules.free_linemen_with_rules
        )

    def cost(self) -> int:
        """What the team costs at creation: rookies, stars, re-rolls, fans and staff."""
        rules = team_rules(self.roster.edition)
        fans = max(0, self.fan_factor - rules.fan_factor_free) * rules.fan_factor_cost
        hired = sum(each.cost for each in self.star_players)
        return sum(self.position_of(p).cost for p in self.players) + hired + self._staff() + fans

    def _staff(self) -> int:
        rules = team_rules(self.roster.edition)
        return (
            self.rerolls * self.roster.reroll_cost
            + self.assistant_coaches * rules.assistant_coach_cost
            + self.cheerleaders * rules.cheerleader_cost
            + (rules.apothecary_cost if self.apothecary else 0)
        )


def skill_value(
    position: Position,
    skill: str,
    categories: Mapping[str, str],
    *,
    normal: int = 20_000,
    double: int = 30_000,
) -> int:
    """What a gained skill adds to a player's value: more when only a double could give it.

    `categories` says which category letter each skill belongs to.
    """
    name = skill_name(skill)
    if name not in categories:
        raise UnknownSkill(skill, categories)
    return normal if categories[name] in position.normal else double
