"""What a team list, a star and an inducement are: frozen values, read by `reading`."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pigskin import errors
from pigskin.teams.near import hint

STATS = ("ma", "st", "ag", "av")
ALL_STATS = (*STATS, "pa")  # the passing ability, where an edition has one, comes last
ANY = "any"


class TeamError(errors.PigskinError):
    """Anything that is wrong with a team, a team file or a name asked for."""


class UnknownName(TeamError, LookupError):
    """A name nobody knows; the message lists the known ones, and the one that may be meant."""

    what = "name"

    def __init__(self, name: str, known: Iterable[str], where: str = "") -> None:
        self.name = name
        self.known = tuple(known)
        self.where = where
        super().__init__(name, self.known, where)

    def message(self) -> str:
        where = f" in {self.where}" if self.where else ""
        known = ", ".join(self.known) or "none"
        near = hint(self.name, self.known)
        return f"no {self.what} {self.name!r}{where}; known: {known}{near}"


class UnknownEdition(UnknownName, errors.UnknownEdition):
    """No edition of this id has team lists."""

    what = "edition"


class UnknownRoster(UnknownName):
    """The edition has no roster of this id."""

    what = "roster"


class UnknownPosition(UnknownName):
    """The roster has no position of this name."""

    what = "position"


class UnknownStar(UnknownName):
    """The edition has no star player of this name."""

    what = "star player"


class UnknownInducement(UnknownName):
    """The edition has no inducement of this id."""

    what = "inducement"


class UnknownSkill(UnknownName):
    """The edition has no skill of this name."""

    what = "skill"


@dataclass(frozen=True, slots=True)
class Position:
    """One line of a team list: what such a player is, and what he costs.

    Some editions print the number a D6 must reach where others print a value: an `ag` of 3 is then
    "3+". A `pa` of 0 is no passing ability at all, or an edition without one. `normal` and `double`
    are the skill categories learned easily and with difficulty.
    """

    name: str
    race: str
    maximum: int
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    normal: str
    double: str
    aliases: tuple[str, ...] = ()
    pa: int = 0
    minimum: int = 0
    lineman: bool = False
    big_guy: bool = False

    @property
    def stats(self) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV of a rookie."""
        return (self.ma, self.st, self.ag, self.av)

    @property
    def primary(self) -> str:
        """The later name of the categories learned easily."""
        return self.normal

    @property
    def secondary(self) -> str:
        """The later name of the categories learned with difficulty."""
        return self.double


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special rule of team lists: where a team plays, or something it can do.

    `part_of` names the wider rule a team with this one has as well.
    """

    name: str
    kind: str
    text: str = ""
    part_of: str = ""


@dataclass(frozen=True, slots=True)
class Roster:
    """A team list.

    `choose` are special rules of which a team takes one for good, see `choosing`; `big_guys` is how
    many players of its big guy positions a team may have, if there is a limit.
    """

    id: str
    name: str
    edition: str
    extra: bool
    tier: int
    reroll_cost: int
    apothecary: bool
    igor: bool
    necromancer: bool
    stakes_target: bool
    positions: tuple[Position, ...]
    status: str = ""
    special_rules: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    big_guys: int | None = None

    def has_rule(self, name: str) -> bool:
        """Whether teams of this roster have the special rule, or one that is part of it."""
        from pigskin.teams.books import books  # which read rosters in turn

        known = books(self.edition).special_rules
        return any(
            rule == name or (rule in known and known[rule].part_of == name)
            for rule in self.special_rules
        )

    def choosing(self, rule: str) -> "Roster":
        """This roster for a team that chose the rule: stars and prices follow from it."""
        if not rule or rule in self.special_rules:
            return self
        return replace(self, special_rules=(*self.special_rules, rule))

    def position(self, name: str) -> Position:
        """The position of this name or, failing that, with this alias."""
        for position in self.positions:
            if position.name == name:
                return position
        for position in self.positions:
            if name in position.aliases:
                return position
        raise UnknownPosition(name, (p.name for p in self.positions), f"the {self.name} roster")

    @property
    def journeyman_positions(self) -> tuple[Position, ...]:
        """The positions a journeyman may fill in: those of which a team may have very many."""
        from pigskin.teams.books import books  # which read rosters in turn

        limits = books(self.edition).team_rules.journeyman_position_max
        return tuple(p for p in self.positions if p.maximum in limits)


@dataclass(frozen=True, slots=True)
class TeamRules:
    """Prices and limits that are the same for every roster of an edition.

    `stats` are the characteristics of the edition and `stat_ranges` how far each may go. Those in
    `targets` are numbers a roll must reach; of those in `low_stats` a lower one is better. Where
    `stars_with_team` is true stars may be hired with a team, and not only for a match.
    """

    start_treasury: int
    players_min: int
    players_max: int
    rerolls_max: int
    apothecary_cost: int
    assistant_coach_cost: int
    assistant_coaches_max: int | None
    cheerleader_cost: int
    cheerleaders_max: int | None
    fan_factor_name: str
    fan_factor_cost: int
    fan_factor_free: int
    fan_factor_min: int
    fan_factor_max: int | None
    fan_factor_max_at_creation: int
    fan_factor_counts: bool
    reroll_cost_factor_after_creation: int
    journeyman_position_max: tuple[int, ...]
    journeyman_skill: str
    never_together: tuple[tuple[str, str], ...]
    skill_needs: tuple[tuple[str, str], ...]
    normal_skill_value: int
    double_skill_value: int
    random_normal_skill_value: int
    random_double_skill_value: int
    stat_values: tuple[int, int, int, int]
    pa_value: int
    free_with_skills: tuple[str, ...]
    free_linemen_with_rules: tuple[str, ...]
    advances_max: int | None
    stats: tuple[str, ...]
    stat_ranges: tuple[tuple[int, int], ...]
    stat_rise_max: int
    stat_drop_max: int | None
    targets: tuple[str, ...]
    low_stats: tuple[str, ...]
    stars_with_team: bool

    def stat_range(self, stat: str) -> tuple[int, int]:
        """The lowest and the highest number the characteristic may have."""
        return self.stat_ranges[self.stats.index(stat)]

    def changed(self, stat: str, start: int, change: int) -> int:
        """The characteristic after improving that often (or, below 0, getting that much worse).

        A player without passing ability, 0, who improves it begins at the worst there is.
        """
        if stat not in self.low_stats:
            return start + change
        if stat == "pa" and start == 0:
            return self.stat_range(stat)[1] + 1 - change if change > 0 else 0
        return start - change

    def show(self, stat: str, value: int) -> str:
        """The characteristic as a team list prints it: 6, 3+ or -."""
        if stat == "pa" and value == 0:
            return "-"
        return f"{value}+" if stat in self.targets else str(value)


@dataclass(frozen=True, slots=True)
class StarRule:
    """What only this star can do: how often (`period`), and what it is."""

    id: str
    name: str
    period: str
    text: str


@dataclass(frozen=True, slots=True)
class Star:
    """A star player. Two who form a `pair` are hired together, for the price one of them shows.

    He plays for the rosters named in `teams` (or "any") and for those with one of the special
    rules `rules`, but for none with a rule of `not_for`. An `event` star is never hired; an
    `exhibition` star plays no league matches. `pair_name` is what a pair is called together.
    """

    name: str
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    teams: tuple[str, ...]
    pair: str | None = None
    pa: int = 0
    rules: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    pair_name: str = ""
    mega: bool = False
    event: bool = False
    exhibition: bool = False
    upkeep: int = 0
    rule: StarRule | None = None

    def plays_for(self, roster: Roster) -> bool:
        """Whether a team of this roster (see `Roster.choosing`) may hire him."""
        if any(roster.has_rule(rule) for rule in self.not_for):
            return False
        if ANY in self.teams or roster.id in self.teams:
            return True
        return any(roster.has_rule(rule) for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Inducement:
    """Something a team may buy for one match.

    `price` says what `cost` means: "fixed", the whole price; "position", on top of the price of
    the position hired; "star", on top of the star's own price; "profile", on top of the price of
    the profile hired; "stake", the least of a sum up to `cost_max`.

    `teams`, `rules` and `tiers` say who may buy: rosters, special rules and tiers of which one must
    fit; anybody where all are empty. Of one `group` a team buys no more than the group allows.
    `named` is somebody who serves no two teams in a match; `book` tells "core" from "supplement"
    and "optional". `not_sold` says why the shop has it not, where it is only a name in the books.
    """

    id: str
    name: str
    maximum: int | None
    cost: int
    cost_exceptions: tuple[tuple[str, int], ...] = ()
    needs: str = ""
    price: str = "fixed"
    extra_skill_cost: int = 0
    extra_skill_max: int = 0
    cost_with: tuple[tuple[str, int], ...] = ()
    cost_max: int = 0
    teams: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tiers: tuple[int, ...] = ()
    group: str = ""
    named: bool = False
    book: str = "core"
    spells: tuple[str, ...] = ()
    profiles: tuple[str, ...] = ()
    text: str = ""
    not_sold: str = ""

    def cost_for(self, roster: Roster) -> int:
        """What one of it costs a team of this roster (see `price`)."""
        for id, cost in self.cost_exceptions:
            if id == roster.id:
                return cost
        return min((c for rule, c in self.cost_with if roster.has_rule(rule)), default=self.cost)

    def may_buy(self, roster: Roster) -> bool:
        """Whether a team of this roster may buy it at all."""
        if self.needs == "apothecary":
            return roster.apothecary
        if self.needs == "igor":
            return roster.igor
        if not (self.teams or self.rules or self.tiers):
            return True
        return (
            roster.id in self.teams
            or roster.tier in self.tiers
            or any(roster.has_rule(rule) for rule in self.rules)
        )


@dataclass(frozen=True, slots=True)
class InducementGroup:
    """Inducements of one kind, of which a team buys `maximum` together."""

    id: str
    name: str
    maximum: int


@dataclass(frozen=True, slots=True)
class Spell:
    """What a wizard casts once: when, and what it does. `profile` is what becomes of the target."""

    id: str
    name: str
    when: str
    text: str
    profile: str = ""


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody on the pitch who is in no team list: a coach who plays, a giant, a frog."""

    id: str
    name: str
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    pa: int = 0
    cost: int = 0
    maximum: int | None = None
