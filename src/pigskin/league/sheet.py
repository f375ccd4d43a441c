"""A team between its matches: what its log of events makes of an empty sheet.

A sheet is a plain value. It is never changed in place: events make the next one of it (see
`events`). Gold is in pieces.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pigskin.errors import LeagueError
from pigskin.showing import quoted
from pigskin.teams.books import books
from pigskin.teams.check import HIGHEST_NUMBER
from pigskin.teams.near import hint
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import Position, Roster, TeamRules
from pigskin.teams.team import Team, TeamPlayer

ACTIVE = "active"
GUEST = "guest"  # played for the team, and may be hired
DEAD = "dead"
GONE = ("fired", "left", "released")
# What is kept of a player's match, worth points or not.
FEATS = (
    "touchdowns", "completions", "casualties", "interceptions", "deflections", "safe_landings",
    "blessings", "infections", "kills", "blocks", "fouls", "passes", "hand_offs", "rushes",
    "dodges",
)  # fmt: skip
RANDOM = ("random primary", "random secondary")
GATE = 2  # thousands of fans that a trophy for the gate brings


@dataclass(frozen=True, slots=True)
class Advance:
    """What a player has learned: a skill, or "+1 ST"."""

    what: str
    how: str  # "normal", "double", "characteristic", "chosen primary" ...
    spp: int = 0  # paid for it, where points are paid
    value: int = 0

    @property
    def stat(self) -> str:
        """The characteristic it raised, or nothing."""
        return self.what[3:].lower() if self.what.startswith("+1 ") else ""


@dataclass(frozen=True, slots=True)
class Gift:
    """A skill he did not have to learn: kept from a match, or a prize. It is no advance."""

    what: str
    whence: str  # "Schielund Scharlitan", "championship" ...
    value: int = 0


@dataclass(frozen=True, slots=True)
class SheetPlayer:
    """A player of a team, or who was one: the dead and gone stay on its sheet.

    His key is his for ever; shirts and names may change. `losses` names a characteristic for every
    point lost to injuries.
    """

    key: str
    number: int
    name: str
    position: str
    how: str  # he came: "bought", "journeyman", "raised", "infected", "summoned", "entered"
    state: str = ACTIVE
    earned: int = 0  # star player points in all
    spent: int = 0  # of them, where they are spent
    feats: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    advances: tuple[Advance, ...] = ()
    gifts: tuple[Gift, ...] = ()
    niggling: int = 0
    losses: tuple[str, ...] = ()
    misses_next: bool = False
    lasting: str = ""  # the match in which he last suffered a lasting injury
    resting: bool = False  # retired for the season
    seasons: int = 0  # that have ended while he was there

    @property
    def spp(self) -> int:
        """Star player points he has now."""
        return self.earned - self.spent

    @property
    def able(self) -> bool:
        """Can he play the next match?"""
        return self.state == ACTIVE and not self.misses_next and not self.resting

    @property
    def skills(self) -> tuple[str, ...]:
        """What he has learned beyond his position's, and what he was given."""
        learned = [each.what for each in self.advances if not each.stat]
        return (*learned, *[each.what for each in self.gifts])

    def raised(self, stat: str) -> int:
        """How often a characteristic was improved."""
        return [each.stat for each in self.advances].count(stat)

    def change(self, stat: str) -> int:
        """A characteristic beside that of his position; above 0 is better."""
        return self.raised(stat) - self.losses.count(stat)

    def on_team(self) -> TeamPlayer:
        """The player as the engine has him."""
        return TeamPlayer(
            number=self.number,
            name=self.name,
            position=self.position,
            skills=self.skills,
            ma=self.change("ma"),
            st=self.change("st"),
            ag=self.change("ag"),
            av=self.change("av"),
            pa=self.change("pa"),
            injuries=self.losses,
            niggling=self.niggling,
            spp=self.spp,
            misses_next=self.misses_next or self.resting,
            random_skills=tuple([each.what for each in self.advances if each.how in RANDOM]),
            gifts=tuple([each.what for each in self.gifts]),
            gifts_value=sum(each.value for each in self.gifts),
        )


@dataclass(frozen=True, slots=True)
class Trophy:
    """A prize that is held until somebody else wins it, and what it does meanwhile."""

    name: str
    effect: str = ""  # "re-roll": one more, which counts; "gate": more fans in every match


@dataclass(frozen=True, slots=True)
class Record:
    """How a season has gone so far."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    friendlies: int = 0
    forfeits: int = 0  # among those won and lost: nobody has played

    @property
    def fixtures(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def games(self) -> int:
        """Matches that were played."""
        return self.fixtures - self.forfeits + self.friendlies


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of a team. Nothing here says that it is legal: see `legal`."""

    edition: str
    roster_id: str
    name: str
    coach: str = ""
    chosen_rule: str = ""
    players: dict[str, SheetPlayer] = field(default_factory=dict)  # by key; in order of coming
    treasury: int = 0
    rerolls: int = 0
    fan_factor: int = 0
    bought_fans: int = 0
    assistant_coaches: int = 0
    cheerleaders: int = 0
    apothecary: bool = False
    trophies: tuple[Trophy, ...] = ()
    owed: str = ""  # a prize that the coach has still to hand out: "mutation"
    season: int = 1
    record: Record = Record()
    retired: bool = False
    # The highest number that the key of a player has ever had, those of matches that were withdrawn
    # counted in: nobody gets the key of somebody else.
    last_key: int = field(default=0, compare=False)
    fans_in_value: str = "none"  # beside what the edition has; a switch of the league
    # As the engine plays it, once somebody has asked: desks ask again and again.
    _team: Team | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def roster(self) -> Roster:
        """The team list, with the special rule the team has chosen."""
        known = books(self.edition).rosters
        if self.roster_id not in known:
            near = hint(self.roster_id, known)
            raise LeagueError(f"{self.edition} has no team list {quoted(self.roster_id)}{near}")
        return known[self.roster_id].choosing(self.chosen_rule)

    @property
    def rules(self) -> TeamRules:
        return books(self.edition).team_rules

    # --- players ------------------------------------------------------------------------------

    def player(self, key: str) -> SheetPlayer:
        """The player of a key, whatever has become of him."""
        found = self.players.get(key)
        if found is None:
            raise LeagueError(f"{self.name} has never had a player {key}")
        return found

    def wearing(self, number: int) -> SheetPlayer:
        """The player on the list who wears a number."""
        for each in self.active:
            if each.number == number:
                return each
        worn = ", ".join([str(each.number) for each in self.active])
        raise LeagueError(f"nobody of {self.name} wears number {number}; worn: {worn or 'none'}")

    def _of(self, state: str) -> tuple[SheetPlayer, ...]:
        found = [each for each in self.players.values() if each.state == state]
        return tuple(sorted(found, key=lambda each: each.number))

    @property
    def active(self) -> tuple[SheetPlayer, ...]:
        """Everybody on the list, in the order of shirts."""
        return self._of(ACTIVE)

    @property
    def able(self) -> tuple[SheetPlayer, ...]:
        """Who can play the next match."""
        return tuple([each for each in self.active if each.able])

    @property
    def guests(self) -> tuple[SheetPlayer, ...]:
        """Who played the last match without being on the list, and has not been hired or let go."""
        return self._of(GUEST)

    def position_of(self, player: SheetPlayer) -> Position:
        return self.roster.position(player.position)

    def skills_of(self, player: SheetPlayer) -> tuple[str, ...]:
        """All his skills: those of the position, then those he has learned."""
        return self.position_of(player).skills + player.skills

    def stat(self, player: SheetPlayer, stat: str) -> int:
        """A characteristic as it is now."""
        position = self.position_of(player)
        return self.rules.changed(stat, start_of(position, stat), player.change(stat))

    def free_number(self) -> int:
        """The lowest shirt that nobody wears."""
        worn = {each.number for each in (*self.active, *self.guests)}
        return next(number for number in range(1, HIGHEST_NUMBER + 1) if number not in worn)

    def next_key(self) -> str:
        """The key of whoever comes next."""
        return f"p{self.last_key + 1:02}"

    # --- values -------------------------------------------------------------------------------

    def value_of(self, player: SheetPlayer) -> int:
        """What a player is worth: his price and what he has learned. Injuries do not lower it."""
        bare = self._bare()
        return bare.player_value(player.on_team())

    @property
    def value(self) -> int:
        """The team value that counts in the next match: without those who miss it."""
        return self._value(self.able)

    @property
    def total_value(self) -> int:
        """The value of everything on the sheet."""
        return self._value(self.active)

    def _value(self, players: tuple[SheetPlayer, ...]) -> int:
        team = replace(
            self._bare(),
            players=tuple([replace(each.on_team(), misses_next=False) for each in players]),
        )
        fans = {"none": 0, "all": self.fan_factor, "bought": self.bought_fans}[self.fans_in_value]
        return team.value + fans * self.rules.fan_factor_cost

    # --- for the engine -----------------------------------------------------------------------

    def team(self) -> Team:
        """The team as the engine plays it. Trophies are on it; who misses the match is marked."""
        if self._team is None:
            players = tuple([each.on_team() for each in self.active])
            object.__setattr__(self, "_team", replace(self._bare(), players=players))
            assert self._team is not None
        return self._team

    def _bare(self) -> Team:
        return Team(
            name=self.name,
            roster=self.roster,
            players=(),
            rerolls=self._rerolls(),
            fan_factor=self.fan_factor,
            assistant_coaches=self.assistant_coaches,
            cheerleaders=self.cheerleaders,
            apothecary=self.apothecary,
            treasury=self.treasury,
            coach=self.coach,
            chosen_rule=self.chosen_rule,
            gate=GATE * self._held("gate"),
        )

    def _held(self, effect: str) -> int:
        """How many trophies do something."""
        return sum(each.effect == effect for each in self.trophies)

    def _rerolls(self) -> int:
        """Those that were bought and those of trophies, as far as a team may have any."""
        most = max(self.rerolls, self.rules.rerolls_max)
        return min(self.rerolls + self._held("re-roll"), most)

    # --- for events ---------------------------------------------------------------------------

    def having(self, player: SheetPlayer) -> Sheet:
        """This sheet with a player as he is now."""
        last = max(self.last_key, number_of(player.key))
        return replace(self, players={**self.players, player.key: player}, last_key=last)


def number_of(key: str) -> int:
    """The number of a key: that of "p07" is 7."""
    return int(key[1:]) if key[:1] == "p" and key[1:].isdecimal() else 0


def start_of(position: Position, stat: str) -> int:
    """A characteristic of a rookie."""
    return int(getattr(position, stat))


def category_of(edition: str, skill: str) -> str:
    """The letter of a skill's category; nothing if there is no such skill."""
    return books(edition).skill_categories.get(skill_name(skill), "")
