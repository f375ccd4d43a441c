"""What lies on the table: players, sides, ball, clock, weather. Data, no rules.

Everything about a match in progress is a plain field here, so a table can be copied, printed and
picked up again. Players are numbers: 0-31 play for home, 32-63 for away, and `side_of` tells
which. What never changes about a player (name, characteristics, skills) is his `Profile`, shared
by all copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.dice import Dice
from pigskin.pitch import ADJACENT, CELLS, ON_PITCH, STRIDE

if TYPE_CHECKING:
    from pigskin.edition import Edition, Options
    from pigskin.skills.base import Skill
    from pigskin.teams.roster import Roster

SEATS: Final = 32  # player numbers kept for each side
NOBODY: Final = -1
NOWHERE: Final = 0

# Where and how a player is.
ABSENT: Final = 0  # no such player
RESERVES: Final = 1
STANDING: Final = 2
PRONE: Final = 3
STUNNED: Final = 4
KNOCKED_OUT: Final = 5
INJURED: Final = 6  # the dead & injured box
SENT_OFF: Final = 7
FAINTED: Final = 8  # overcome by heat: misses the next drive
STATE_NAMES: Final[tuple[str, ...]] = (
    "absent",
    "reserves",
    "up",
    "prone",
    "stunned",
    "ko",
    "injured",
    "off",
    "faint",
)

# Marks a player may carry.
USED: Final = 1  # has taken his action this turn
DAZED: Final = 2  # lost his tackle zones until a later action of his own
HYPNOTISED: Final = 4  # lost his tackle zones until his next action starts
ROOTED: Final = 8  # cannot leave his square
FRESH: Final = 16  # stunned in his own team's turn: turns over a turn later
PLAYED: Final = 32  # took part in this drive
BARRED: Final = 64  # may not act in this bonus turn
HUNGRY: Final = 128  # must feed before his action ends
NO_ZONE: Final = 6  # DAZED or HYPNOTISED
MARK_NAMES: Final[tuple[tuple[int, str], ...]] = (
    (USED, "used"),
    (DAZED, "dazed"),
    (HYPNOTISED, "hypnotised"),
    (ROOTED, "rooted"),
    (FRESH, "fresh"),
    (PLAYED, "played"),
    (BARRED, "barred"),
    (HUNGRY, "hungry"),
)

# Actions.
MOVE: Final = 0
BLOCK: Final = 1
BLITZ: Final = 2
PASS: Final = 3
HAND_OFF: Final = 4
FOUL: Final = 5
SPECIAL: Final = 6  # a whole action given by a skill, such as throwing a bomb
NO_ACTION: Final = 7
ACTION_NAMES: Final[tuple[str, ...]] = (
    "move",
    "block",
    "blitz",
    "pass",
    "hand-off",
    "foul",
    "special",
    "none",
)

# Weather.
SWELTERING: Final = 0
VERY_SUNNY: Final = 1
NICE: Final = 2
POURING_RAIN: Final = 3
BLIZZARD: Final = 4
WEATHER_NAMES: Final[tuple[str, ...]] = (
    "sweltering heat",
    "very sunny",
    "nice",
    "pouring rain",
    "blizzard",
)

# Lasting effects of casualties.
BADLY_HURT: Final = 0
MISS_NEXT: Final = 1
NIGGLING: Final = 2
MINUS_MA: Final = 3
MINUS_AV: Final = 4
MINUS_AG: Final = 5
MINUS_ST: Final = 6
DEAD: Final = 7
CASUALTY_NAMES: Final[tuple[str, ...]] = (
    "badly hurt",
    "misses next game",
    "niggling injury",
    "-1 MA",
    "-1 AV",
    "-1 AG",
    "-1 ST",
    "dead",
)

# Feats that earn star player points.
COMPLETION: Final = 0
CASUALTY: Final = 1
INTERCEPTION: Final = 2
TOUCHDOWN: Final = 3
INFECTION: Final = 4  # no points, but a new player for some teams
FEAT_NAMES: Final[tuple[str, ...]] = (
    "completion",
    "casualty",
    "interception",
    "touchdown",
    "infection",
)

# What sort of player he is.
ROSTERED: Final = 0
JOURNEYMAN: Final = 1
MERCENARY: Final = 2
STAR: Final = 3


def side_of(player: int) -> int:
    """The side a player belongs to: 0 home, 1 away."""
    return player >> 5


class Profile:
    """What does not change about a player during a match."""

    def __init__(
        self,
        name: str,
        number: int,
        position: str,
        race: str,
        ma: int,
        st: int,
        ag: int,
        av: int,
        skills: tuple[Skill, ...],
        moments: list[tuple[Skill, ...]],
        niggling: int = 0,
        kind: int = ROSTERED,
        value: int = 0,
    ) -> None:
        self.name = name
        self.number = number
        self.position = position
        self.race = race
        self.ma = ma
        self.st = st
        self.ag = ag
        self.av = av
        self.skills = skills
        self.at = moments  # at[moment]: the skills that act at that moment, in their order
        self.niggling = niggling
        self.kind = kind
        self.value = value


class Side:
    """What one coach has in front of him beside his players."""

    def __init__(self) -> None:
        self.score: int = 0
        self.turn: int = 0  # of this half
        self.rerolls: int = 0
        self.leader_rerolls: int = 0
        self.full_rerolls: int = 0  # what half time restores
        self.apothecaries: int = 0
        self.bribes: int = 0
        self.babes: int = 0
        self.chefs: int = 0
        self.igors: int = 0
        self.wizards: int = 0
        self.necromancers: int = 0
        self.fame: int = 0
        self.fans: int = 0
        self.fan_factor: int = 0
        self.assistants: int = 0
        self.cheerleaders: int = 0
        self.treasury: int = 0  # thousands, as are the next two
        self.petty_cash: int = 0
        self.budget: int = 0  # what is left to spend on inducements
        self.value: int = 0  # team value, thousands
        self.seats: int = 0  # players so far
        self.casualties: int = 0  # suffered
        self.bought: tuple[int, ...] = ()  # inducements, by their place in the edition's list

    def copy(self) -> Side:
        twin = Side.__new__(Side)
        twin.score = self.score
        twin.turn = self.turn
        twin.rerolls = self.rerolls
        twin.leader_rerolls = self.leader_rerolls
        twin.full_rerolls = self.full_rerolls
        twin.apothecaries = self.apothecaries
        twin.bribes = self.bribes
        twin.babes = self.babes
        twin.chefs = self.chefs
        twin.igors = self.igors
        twin.wizards = self.wizards
        twin.necromancers = self.necromancers
        twin.fame = self.fame
        twin.fans = self.fans
        twin.fan_factor = self.fan_factor
        twin.assistants = self.assistants
        twin.cheerleaders = self.cheerleaders
        twin.treasury = self.treasury
        twin.petty_cash = self.petty_cash
        twin.budget = self.budget
        twin.value = self.value
        twin.seats = self.seats
        twin.casualties = self.casualties
        twin.bought = self.bought
        return twin


_EMPTY_BOARD: Final[list[int]] = [0 if ON_PITCH[sq] else -1 for sq in range(CELLS)]


class Table:
    """One match in progress."""

    def __init__(self, edition: Edition, options: Options, dice: Dice) -> None:
        # What copies share.
        self.edition = edition
        self.options = options
        self.profiles: list[Profile] = [edition.nobody] * (2 * SEATS)
        self.team_names: tuple[str, str] = ("home", "away")
        self.rosters: tuple[Roster, Roster] | None = None  # None for a bare position
        # Chance and memory.
        self.dice = dice
        self.tape: list[int] = []  # every face since the last rest point
        self.events: list[tuple[str, int, int, int, int]] | None = []
        # Players.
        self.place: list[int] = [NOWHERE] * (2 * SEATS)
        self.state: list[int] = [ABSENT] * (2 * SEATS)
        self.marks: list[int] = [0] * (2 * SEATS)
        self.spent: list[int] = [0] * (2 * SEATS)  # bits of once-per-turn skills used
        self.injuries: tuple[tuple[int, int], ...] = ()  # (player, casualty result)
        self.feats: tuple[tuple[int, int], ...] = ()  # (player, feat)
        # The pitch.
        self.board: list[int] = _EMPTY_BOARD[:]  # player + 1, 0 empty, -1 off the pitch
        self.home_zone: list[int] = [0] * CELLS  # 1 where a home player exerts tackle zones
        self.away_zone: list[int] = [0] * CELLS
        self.ball: int = NOWHERE
        self.carrier: int = NOBODY
        self.loose: bool = False  # the ball must still bounce from where it lies
        # Sides and clock.
        self.home = Side()
        self.away = Side()
        self.phase: int = 0
        self.stage: int = 0  # a step inside a phase
        self.half: int = 1
        self.active: int = -1  # the side whose turn it is; -1 between turns
        self.kicking: int = 0  # the side kicking this drive
        self.first_kicker: int = 0
        self.weather: int = NICE
        self.winner: int = -1  # set when the match is decided
        self.ending: str = ""  # how it was decided
        # This turn.
        self.bonus_turn: bool = False
        self.marker_moved: bool = True
        self.rerolled: bool = False
        self.blitzed: bool = False
        self.passed: bool = False
        self.handed_off: bool = False
        self.fouled: bool = False
        self.begun: bool = False  # somebody has acted this turn
        self.turnover: bool = False
        self.scored: int = -1  # the side that has just scored
        # This action.
        self.actor: int = NOBODY
        self.action: int = NO_ACTION
        self.moved: int = 0
        self.rushes: int = 0
        self.blocked: bool = False  # the block of a blitz is done
        self.rising: bool = False  # stood up in this action
        self.finished: bool = False  # the action ends before the next question
        self.left: int = NOWHERE  # the square the moving player has just left
        # The kick-off.
        self.kick_square: int = NOWHERE  # where the kicked ball will come down
        self.pool: tuple[int, ...] = ()  # who may be set up

    def copy(self) -> Table:
        """A table in the same state. Dice and memory are the caller's to replace."""
        twin = Table.__new__(Table)
        twin.edition = self.edition
        twin.options = self.options
        twin.profiles = self.profiles
        twin.team_names = self.team_names
        twin.rosters = self.rosters
        twin.dice = self.dice
        twin.tape = self.tape
        twin.events = self.events
        twin.place = self.place[:]
        twin.state = self.state[:]
        twin.marks = self.marks[:]
        twin.spent = self.spent[:]
        twin.injuries = self.injuries
        twin.feats = self.feats
        twin.board = self.board[:]
        twin.home_zone = self.home_zone[:]
        twin.away_zone = self.away_zone[:]
        twin.ball = self.ball
        twin.carrier = self.carrier
        twin.loose = self.loose
        twin.home = self.home.copy()
        twin.away = self.away.copy()
        twin.phase = self.phase
        twin.stage = self.stage
        twin.half = self.half
        twin.active = self.active
        twin.kicking = self.kicking
        twin.first_kicker = self.first_kicker
        twin.weather = self.weather
        twin.winner = self.winner
        twin.ending = self.ending
        twin.bonus_turn = self.bonus_turn
        twin.marker_moved = self.marker_moved
        twin.rerolled = self.rerolled
        twin.blitzed = self.blitzed
        twin.passed = self.passed
        twin.handed_off = self.handed_off
        twin.fouled = self.fouled
        twin.begun = self.begun
        twin.turnover = self.turnover
        twin.scored = self.scored
        twin.actor = self.actor
        twin.action = self.action
        twin.moved = self.moved
        twin.rushes = self.rushes
        twin.blocked = self.blocked
        twin.rising = self.rising
        twin.finished = self.finished
        twin.left = self.left
        twin.kick_square = self.kick_square
        twin.pool = self.pool
        return twin

    # --- chance and memory --------------------------------------------------------------------

    def d6(self) -> int:
        face = self.dice.roll(6)
        self.tape.append(face)
        return face

    def roll(self, sides: int) -> int:
        """A die with any number of sides; also a fair choice among that many things."""
        face = self.dice.roll(sides)
        self.tape.append(face)
        return face

    def block_die(self) -> int:
        face = self.dice.block()
        self.tape.append(face)
        return face

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note an event for whoever listens (see events.py for the kinds)."""
        if self.events is not None:
            self.events.append((kind, a, b, c, d))

    # --- players ------------------------------------------------------------------------------

    def side(self, side: int) -> Side:
        return self.home if side == 0 else self.away

    def players(self, side: int) -> range:
        """The numbers of a side's players."""
        first = side * SEATS
        return range(first, first + self.side(side).seats)

    def seat(self, side: int, profile: Profile) -> int:
        """Give a player a number and put him in the reserves box."""
        owner = self.side(side)
        player = side * SEATS + owner.seats
        owner.seats += 1
        self.profiles = self.profiles[:]  # copies share the list: never change it in place
        self.profiles[player] = profile
        self.state[player] = RESERVES
        return player

    def put(self, player: int, sq: int, state: int) -> None:
        """Put a player on an empty square of the pitch."""
        here = self.place[player]
        zone = self.home_zone if player < SEATS else self.away_zone
        if here:
            self.board[here] = 0
            zone[here] = 0
        self.board[sq] = player + 1
        self.place[player] = sq
        self.state[player] = state
        if state == STANDING and not self.marks[player] & NO_ZONE:
            zone[sq] = 1

    def set_state(self, player: int, state: int) -> None:
        """Change how a player on the pitch lies or stands."""
        self.state[player] = state
        self.refresh_zone(player)

    def set_mark(self, player: int, mark: int) -> None:
        self.marks[player] |= mark
        self.refresh_zone(player)

    def clear_mark(self, player: int, mark: int) -> None:
        self.marks[player] &= ~mark
        self.refresh_zone(player)

    def refresh_zone(self, player: int) -> None:
        here = self.place[player]
        if here:
            zone = self.home_zone if player < SEATS else self.away_zone
            standing = self.state[player] == STANDING and not self.marks[player] & NO_ZONE
            zone[here] = 1 if standing else 0

    def remove(self, player: int, state: int) -> None:
        """Take a player off the pitch into a box of the dugout."""
        here = self.place[player]
        if here:
            self.board[here] = 0
            zone = self.home_zone if player < SEATS else self.away_zone
            zone[here] = 0
            self.place[player] = NOWHERE
        self.state[player] = state

    def player_at(self, sq: int) -> int:
        """The player in a square, or NOBODY."""
        found = self.board[sq]
        return found - 1 if found > 0 else NOBODY

    def standing(self, player: int) -> bool:
        return self.state[player] == STANDING

    def on_pitch(self, player: int) -> bool:
        return self.place[player] != NOWHERE

    def has_zone(self, player: int) -> bool:
        """Does the player exert tackle zones?"""
        return self.state[player] == STANDING and not self.marks[player] & NO_ZONE

    # --- tackle zones -------------------------------------------------------------------------

    def zones_on(self, sq: int, side: int) -> int:
        """How many opponents of `side` have a tackle zone on the square."""
        zone = self.away_zone if side == 0 else self.home_zone
        return (
            zone[sq - STRIDE - 1]
            + zone[sq - STRIDE]
            + zone[sq - STRIDE + 1]
            + zone[sq - 1]
            + zone[sq + 1]
            + zone[sq + STRIDE - 1]
            + zone[sq + STRIDE]
            + zone[sq + STRIDE + 1]
        )

    def markers(self, sq: int, side: int) -> list[int]:
        """The opponents of `side` whose tackle zones cover the square."""
        zone = self.away_zone if side == 0 else self.home_zone
        return [self.board[near] - 1 for near in ADJACENT[sq] if zone[near]]

    def neighbours(self, sq: int) -> list[int]:
        """Every player next to the square, however he lies or stands."""
        return [self.board[near] - 1 for near in ADJACENT[sq] if self.board[near] > 0]

    def opponents_beside(self, player: int) -> list[int]:
        """Standing opponents next to the player."""
        found: list[int] = []
        for near in ADJACENT[self.place[player]]:
            other = self.board[near] - 1
            if other >= 0 and other >> 5 != player >> 5 and self.state[other] == STANDING:
                found.append(other)
        return found

    # --- the ball -----------------------------------------------------------------------------

    def ball_square(self) -> int:
        """Where the ball is, in a player's hands or not; NOWHERE when off the pitch."""
        return self.place[self.carrier] if self.carrier >= 0 else self.ball

    def give_ball(self, player: int) -> None:
        self.carrier = player
        self.ball = NOWHERE
        self.loose = False

    def drop_ball(self, sq: int) -> None:
        """The ball lies in a square and has yet to bounce."""
        self.carrier = NOBODY
        self.ball = sq
        self.loose = True

    def rest_ball(self, sq: int) -> None:
        self.carrier = NOBODY
        self.ball = sq
        self.loose = False
