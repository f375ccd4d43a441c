"""What lies on the table: players, sides, ball, clock, weather. Data, no rules.

Everything about a match in progress is a plain field here, so a table can be copied, printed and
picked up again. Players are numbers: 0-31 play for home, 32-63 for away, and `side_of` tells
which. What never changes about a player (name, characteristics, skills) is his `Profile`, shared
by all copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pigskin.dice import Dice
from pigskin.ledger import Line
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, CELL_NUMBERS, HOME, ON_PITCH, STRIDE, TRAPDOORS
from pigskin.rolls import NO_ANSWER, RULE, Modifiers, Roll, thrown_dice

if TYPE_CHECKING:
    from pigskin.edition import Edition, Options
    from pigskin.skills.base import Skill
    from pigskin.teams.roster import Roster

SEATS: Final = 32  # player numbers kept for each side
NOBODY: Final[PlayerNo] = -1  # type: ignore[assignment]
NOWHERE: Final[Square] = 0  # type: ignore[assignment]
NEITHER: Final[SideNo] = -1  # type: ignore[assignment]
THRALL: Final = "Thrall"  # the position whom vampires feed on

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
FROG: Final = 256  # bewitched for the drive
CUT: Final = 512  # weakened by a spell for the drive
CHANGED: Final = 768  # FROG or CUT: he plays with another profile
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
    (FROG, "frog"),
    (CUT, "cut"),
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
GAZE: Final = 8
THROW_MATE: Final = 9  # where it is an action of its own
KICK_MATE: Final = 10
ACTION_NAMES: Final[tuple[str, ...]] = (
    "move",
    "block",
    "blitz",
    "pass",
    "hand-off",
    "foul",
    "special",
    "none",
    "gaze",
    "throw team-mate",
    "kick team-mate",
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
MINUS_PA: Final = 8
SERIOUS: Final = 9  # out of this match, without anything lasting
CASUALTY_NAMES: Final[tuple[str, ...]] = (
    "badly hurt",
    "misses next game",
    "niggling injury",
    "-1 MA",
    "-1 AV",
    "-1 AG",
    "-1 ST",
    "dead",
    "-1 PA",
    "serious injury",
)

# Feats that earn star player points.
COMPLETION: Final = 0
CASUALTY: Final = 1
INTERCEPTION: Final = 2
TOUCHDOWN: Final = 3
INFECTION: Final = 4  # no points, but a new player for some teams
DEFLECTION: Final = 5
SAFE_LANDING: Final = 6  # of a team-mate he has thrown superbly
BLESSING: Final = 7  # one point more for the feat before it, as a prayer has it
FEAT_NAMES: Final[tuple[str, ...]] = (
    "completion",
    "casualty",
    "interception",
    "touchdown",
    "infection",
    "deflection",
    "safe landing",
    "blessing",
)

# Why a turn is lost.
TURNOVER_REASONS: Final[tuple[str, ...]] = (
    "knocked down",
    "failed pick-up",
    "fumble",
    "ball not caught",
    "intercepted",
    "sent off",
    "carrier knocked down",
    "carrier placed prone",
    "carrier in the crowd",
    "carrier struck by a spell",
    "carrier through the trapdoor",
    "carrier eaten",
    "carrier squirmed free",
    "carrier kicked too hard",
    "thrown carrier fell",
    "landed on somebody",
    "bitten carrier",
    "nobody bitten",
    "bomb fumbled",
    "hit by his own bomb",
    "kick-back",
    "time",
)

# Prayers to Nuffle, by their row of the table. `Side.prayers` has bit `1 << row` while it lasts.
TREACHEROUS_TRAPDOOR: Final = 1
FRIENDS_WITH_THE_REF: Final = 2
STILETTO: Final = 3
IRON_MAN: Final = 4
KNUCKLE_DUSTERS: Final = 5
BAD_HABITS: Final = 6
GREASY_CLEATS: Final = 7
BLESSED_STATUE: Final = 8
MOLES: Final = 9
PERFECT_PASSING: Final = 10
FAN_INTERACTION: Final = 11
NECESSARY_VIOLENCE: Final = 12
FOULING_FRENZY: Final = 13
THROW_A_ROCK: Final = 14
UNDER_SCRUTINY: Final = 15
INTENSIVE_TRAINING: Final = 16
PRAYER_NAMES: Final[tuple[str, ...]] = (
    "",
    "treacherous trapdoor",
    "friends with the ref",
    "stiletto",
    "iron man",
    "knuckle dusters",
    "bad habits",
    "greasy cleats",
    "blessed statue of Nuffle",
    "moles under the pitch",
    "perfect passing",
    "fan interaction",
    "necessary violence",
    "fouling frenzy",
    "throw a rock",
    "under scrutiny",
    "intensive training",
)

# What sort of player he is.
ROSTERED: Final = 0
JOURNEYMAN: Final = 1
MERCENARY: Final = 2
STAR: Final = 3
RAISED: Final = 4  # a dead opponent whom a necromancer has called
INFECTED: Final = 5  # a dead opponent whom a plague has claimed
KIND_NAMES: Final[tuple[str, ...]] = (
    "rostered",
    "journeyman",
    "mercenary",
    "star",
    "raised",
    "infected",
)


def side_of(player: PlayerNo) -> SideNo:
    """The side a player belongs to: 0 home, 1 away."""
    return player >> 5  # type: ignore[return-value]


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
        pa: int = 0,
        target_numbers: bool = False,
    ) -> None:
        self.name = name
        self.number = number
        self.position = position
        self.race = race
        self.ma = ma
        self.st = st
        self.ag = ag
        self.av = av
        self.pa = pa  # 0 for none, or in an edition without it
        # What the dice must reach. Some editions print it; in others it follows from the values.
        self.agility = ag if target_numbers else max(1, 7 - ag)
        self.passing = pa if target_numbers else self.agility
        self.armour = av if target_numbers else av + 1
        self.skills = skills
        self.at = moments  # at[moment]: the skills that act at that moment, in their order
        self.niggling = niggling
        self.kind = kind
        self.value = value
        self.key: int = 0  # see pigskin.keys, which sets it when it is first wanted


class Side:
    """What one coach has in front of him beside his players."""

    score: int
    turn: int  # of this half
    rerolls: int
    leader_rerolls: int
    full_rerolls: int  # what half time restores
    apothecaries: int
    bribes: int
    babes: int
    chefs: int
    igors: int
    wizards: int
    necromancers: int
    fame: int
    fans: int
    fan_factor: int
    assistants: int
    cheerleaders: int
    treasury: int  # thousands, as are the next two
    petty_cash: int
    budget: int  # what is left to spend on inducements
    value: int  # team value, thousands
    seats: int  # players so far
    casualties: int  # suffered
    coach_banned: int  # 1 when the head coach has argued too loudly
    bought: tuple[int, ...]  # inducements, by their place in the edition's list
    plague_doctors: int  # may roll a failed regeneration again or spare a knock-out
    mascots: int  # hired; each brings a re-roll a half
    mascot_rerolls: int  # left in this half
    weather_mages: int
    nurglings: int  # cavorting, for FAME
    hot_pots: int
    hirelings: int  # wizards of fireball and zap
    sorceresses: int  # wizards of thunderbolt and a thousand cuts
    pyromancers: int  # hired; each casts a wild fireball a half
    wild_fireballs: int  # left in this half
    fixers: int  # who know the referee
    muses: int  # whose applause may be worth a re-roll
    prima_donnas: int  # cheerleaders who may play for a drive
    staff: int  # who and what else serves the side, as bits; see rules.staff
    spells: int  # what its wizard may still cast, a bit for each of the edition's spells
    wanderers: int  # apothecaries who treat journeymen and mercenaries as well
    bet: int  # thousands staked on a win
    bottles: int  # of heady brew
    prayers: int  # those heard now, a bit for each; see PRAYER_NAMES
    drive_rerolls: int  # so many of the re-rolls are gone when the drive ends
    coming_rerolls: int  # won for the next drive
    bugman_rolls: int  # how often Josef Bugman has thought of coming on
    corrupted: int  # 1 when the referee has let the head coach begin an argument again

    def __init__(self, source: Side | None = None) -> None:
        if source is not None:
            if _OPEN:
                self.__dict__.update(source.__dict__)
                return
            self.score = source.score
            self.turn = source.turn
            self.rerolls = source.rerolls
            self.leader_rerolls = source.leader_rerolls
            self.full_rerolls = source.full_rerolls
            self.apothecaries = source.apothecaries
            self.bribes = source.bribes
            self.babes = source.babes
            self.chefs = source.chefs
            self.igors = source.igors
            self.wizards = source.wizards
            self.necromancers = source.necromancers
            self.fame = source.fame
            self.fans = source.fans
            self.fan_factor = source.fan_factor
            self.assistants = source.assistants
            self.cheerleaders = source.cheerleaders
            self.treasury = source.treasury
            self.petty_cash = source.petty_cash
            self.budget = source.budget
            self.value = source.value
            self.seats = source.seats
            self.casualties = source.casualties
            self.coach_banned = source.coach_banned
            self.bought = source.bought
            self.plague_doctors = source.plague_doctors
            self.mascots = source.mascots
            self.mascot_rerolls = source.mascot_rerolls
            self.weather_mages = source.weather_mages
            self.nurglings = source.nurglings
            self.hot_pots = source.hot_pots
            self.hirelings = source.hirelings
            self.sorceresses = source.sorceresses
            self.pyromancers = source.pyromancers
            self.wild_fireballs = source.wild_fireballs
            self.fixers = source.fixers
            self.muses = source.muses
            self.prima_donnas = source.prima_donnas
            self.staff = source.staff
            self.spells = source.spells
            self.wanderers = source.wanderers
            self.bet = source.bet
            self.bottles = source.bottles
            self.prayers = source.prayers
            self.drive_rerolls = source.drive_rerolls
            self.coming_rerolls = source.coming_rerolls
            self.corrupted = source.corrupted
            self.bugman_rolls = source.bugman_rolls
            return
        self.score = 0
        self.turn = 0
        self.rerolls = 0
        self.leader_rerolls = 0
        self.full_rerolls = 0
        self.apothecaries = 0
        self.bribes = 0
        self.babes = 0
        self.chefs = 0
        self.igors = 0
        self.wizards = 0
        self.necromancers = 0
        self.fame = 0
        self.fans = 0
        self.fan_factor = 0
        self.assistants = 0
        self.cheerleaders = 0
        self.treasury = 0
        self.petty_cash = 0
        self.budget = 0
        self.value = 0
        self.seats = 0
        self.casualties = 0
        self.coach_banned = 0
        self.bought = ()
        self.plague_doctors = 0
        self.mascots = 0
        self.mascot_rerolls = 0
        self.weather_mages = 0
        self.nurglings = 0
        self.hot_pots = 0
        self.hirelings = 0
        self.sorceresses = 0
        self.pyromancers = 0
        self.wild_fireballs = 0
        self.fixers = 0
        self.muses = 0
        self.prima_donnas = 0
        self.staff = 0
        self.spells = 0
        self.wanderers = 0
        self.bet = 0
        self.bottles = 0
        self.prayers = 0
        self.drive_rerolls = 0
        self.coming_rerolls = 0
        self.corrupted = 0
        self.bugman_rolls = 0

    def copy(self) -> Side:
        return Side(self)

    def hears(self, prayer: int) -> bool:
        """Is this prayer of the side's heard now?"""
        return self.prayers >> prayer & 1 != 0


# The fields of Side, in the order in which records digest them.
SIDE_FIELDS: Final[tuple[str, ...]] = (
    "score",
    "turn",
    "rerolls",
    "leader_rerolls",
    "full_rerolls",
    "apothecaries",
    "bribes",
    "babes",
    "chefs",
    "igors",
    "wizards",
    "necromancers",
    "fame",
    "fans",
    "fan_factor",
    "assistants",
    "cheerleaders",
    "treasury",
    "petty_cash",
    "budget",
    "value",
    "seats",
    "casualties",
    "bought",
)
# Fields that came later: a record digests them only where they are not as they begin.
LATER_SIDE_FIELDS: Final[tuple[str, ...]] = (
    "coach_banned",
    "plague_doctors",
    "mascots",
    "mascot_rerolls",
    "weather_mages",
    "nurglings",
    "hot_pots",
    "hirelings",
    "sorceresses",
    "pyromancers",
    "wild_fireballs",
    "fixers",
    "muses",
    "prima_donnas",
    "staff",
    "spells",
    "wanderers",
    "bet",
    "bottles",
    "prayers",
    "drive_rerolls",
    "corrupted",
    "coming_rerolls",
    "bugman_rolls",
)
# What a side has so many of, and gains and spends; the events about it name it by its place here.
COUNTER_NAMES: Final[tuple[str, ...]] = tuple(
    field
    for field in (*SIDE_FIELDS, *LATER_SIDE_FIELDS)
    if field
    not in (
        "score", "turn", "seats", "casualties", "bought", "coach_banned", "staff", "spells",
        "prayers", "corrupted", "bugman_rolls",
    )
)  # fmt: skip
LATER_TABLE_FIELDS: Final[tuple[str, ...]] = ("weather_mage", "old_weather")
# ... and those that came after them, with what each begins as.
NEW_TABLE_FIELDS: Final[tuple[tuple[str, object], ...]] = (
    ("target", NOBODY),
    ("jumped", False),
    ("picks", 0),
    ("used_up", ()),
    ("boons", ()),
    ("stallers", ()),
    ("treading", ()),
)

# Objects of plain Python keep their fields in a dictionary, which copies faster as a whole than
# field by field; those of the compiled engine have none.
_OPEN: Final = hasattr(Side(), "__dict__")

# A cell of the board: 0 empty, else the player's number plus 1, with a bit for the tackle zones he
# exerts. The bits lie so high that the sum of eight cells still counts them side by side, which is
# how tackle zones on a square are counted.
_PLAYER: Final = 127
_OFF: Final = 127  # the border around the pitch
_HOME_ZONE: Final = 1 << 10
_AWAY_ZONE: Final = 1 << 14
ZONED: Final = 1 << 10  # the cell of a player with tackle zones is no less than this
_EMPTY_BOARD: Final[list[int]] = [0 if ON_PITCH[sq] else _OFF for sq in CELL_NUMBERS]
_NO_BOARD: Final[list[int]] = []


class Table:
    """One match in progress."""

    # What copies share.
    edition: Edition
    options: Options
    profiles: list[Profile]
    team_names: tuple[str, str]
    rosters: tuple[Roster, Roster] | None  # None for a bare position
    # Chance and memory.
    dice: Dice
    tape: list[int]  # every face since the last rest point
    events: list[tuple[str, int, int, int, int, Roll | None]] | None
    thrown: int  # the dice no event has told yet, 20 bits each; see rolls.thrown_dice
    # Players.
    place: list[Square]
    state: list[int]
    marks: list[int]
    spent: list[int]  # bits of once-per-turn skills used
    injuries: tuple[tuple[PlayerNo, int], ...]  # (player, casualty result)
    feats: tuple[tuple[PlayerNo, int], ...]  # (player, feat)
    lines: list[Line]  # of the ledger; copies share the list until one of them writes on
    noted: int  # so many of them are this table's
    originals: tuple[tuple[PlayerNo, Profile], ...]  # players changed for the drive, as they were
    boons: tuple[tuple[PlayerNo, int, int], ...]  # (player, what, until); see rules.boons
    # The pitch.
    board: list[int]  # who is where; see the cells above
    ball: Square
    carrier: PlayerNo
    loose: bool  # the ball must still bounce from where it lies
    # Sides and clock.
    home: Side
    away: Side
    phase: int
    stage: int  # a step inside a phase
    half: int
    active: SideNo  # the side whose turn it is; -1 between turns
    kicking: SideNo  # the side kicking this drive
    first_kicker: SideNo
    weather: int
    weather_mage: SideNo  # the side whose mage has changed the weather for now
    old_weather: int  # ... and what it was before
    winner: SideNo  # set when the match is decided
    ending: str  # how it was decided
    # This turn.
    bonus_turn: bool
    marker_moved: bool
    rerolled: bool
    blitzed: bool
    passed: bool
    handed_off: bool
    fouled: bool
    begun: bool  # somebody has acted this turn
    turnover: bool
    scored: SideNo  # the side that has just scored
    # This action.
    actor: PlayerNo
    action: int
    target: PlayerNo  # the opponent named when the action was declared
    moved: int
    rushes: int
    blocked: bool  # the block of a blitz is done
    rising: bool  # stood up in this action
    finished: bool  # the action ends before the next question
    left: Square  # the square the moving player has just left
    jumped: bool  # he has jumped in this action
    # The kick-off.
    kick_square: Square  # where the kicked ball will come down
    pool: tuple[PlayerNo, ...]  # who may be set up
    picks: int  # how many more players a kick-off event lets a coach choose
    stallers: tuple[PlayerNo, ...]  # who could have scored this turn without a roll
    treading: tuple[PlayerNo, ...]  # who has stepped on an open trapdoor; see rules.trapdoors
    # Rare powers: (player, skill) that are gone until the end of the drive, half or match.
    used_up: tuple[tuple[PlayerNo, int], ...]

    def __init__(
        self, edition: Edition, options: Options, dice: Dice, source: Table | None = None
    ) -> None:
        if source is not None:
            if _OPEN:
                self.__dict__.update(source.__dict__)
                self.place = source.place[:]
                self.state = source.state[:]
                self.marks = source.marks[:]
                self.spent = source.spent[:]
                self.board = _NO_BOARD
                self.home = Side(source.home)
                self.away = Side(source.away)
                return
            self.edition = source.edition
            self.options = source.options
            self.profiles = source.profiles
            self.team_names = source.team_names
            self.rosters = source.rosters
            self.dice = source.dice
            self.tape = source.tape
            self.events = source.events
            self.thrown = source.thrown
            self.place = source.place[:]
            self.state = source.state[:]
            self.marks = source.marks[:]
            self.spent = source.spent[:]
            self.injuries = source.injuries
            self.feats = source.feats
            self.lines = source.lines
            self.noted = source.noted
            self.originals = source.originals
            self.boons = source.boons
            self.board = _NO_BOARD
            self.ball = source.ball
            self.carrier = source.carrier
            self.loose = source.loose
            self.home = source.home.copy()
            self.away = source.away.copy()
            self.phase = source.phase
            self.stage = source.stage
            self.half = source.half
            self.active = source.active
            self.kicking = source.kicking
            self.first_kicker = source.first_kicker
            self.weather = source.weather
            self.weather_mage = source.weather_mage
            self.old_weather = source.old_weather
            self.winner = source.winner
            self.ending = source.ending
            self.bonus_turn = source.bonus_turn
            self.marker_moved = source.marker_moved
            self.rerolled = source.rerolled
            self.blitzed = source.blitzed
            self.passed = source.passed
            self.handed_off = source.handed_off
            self.fouled = source.fouled
            self.begun = source.begun
            self.turnover = source.turnover
            self.scored = source.scored
            self.actor = source.actor
            self.action = source.action
            self.target = source.target
            self.moved = source.moved
            self.rushes = source.rushes
            self.blocked = source.blocked
            self.rising = source.rising
            self.finished = source.finished
            self.left = source.left
            self.jumped = source.jumped
            self.kick_square = source.kick_square
            self.pool = source.pool
            self.picks = source.picks
            self.used_up = source.used_up
            self.stallers = source.stallers
            self.treading = source.treading
            return
        self.edition = edition
        self.options = options
        self.profiles = [edition.nobody] * (2 * SEATS)
        self.team_names = ("home", "away")
        self.rosters = None
        self.dice = dice
        self.tape = []
        self.events = []
        self.thrown = 0
        self.place = [NOWHERE] * (2 * SEATS)
        self.state = [ABSENT] * (2 * SEATS)
        self.marks = [0] * (2 * SEATS)
        self.spent = [0] * (2 * SEATS)
        self.injuries = ()
        self.feats = ()
        self.lines = []
        self.noted = 0
        self.originals = ()
        self.boons = ()
        self.board = _EMPTY_BOARD[:]
        self.ball = NOWHERE
        self.carrier = NOBODY
        self.loose = False
        self.home = Side()
        self.away = Side()
        self.phase = 0
        self.stage = 0
        self.half = 1
        self.active = NEITHER
        self.kicking = HOME
        self.first_kicker = HOME
        self.weather = NICE
        self.weather_mage = NEITHER
        self.old_weather = NICE
        self.winner = NEITHER
        self.ending = ""
        self.bonus_turn = False
        self.marker_moved = True
        self.rerolled = False
        self.blitzed = False
        self.passed = False
        self.handed_off = False
        self.fouled = False
        self.begun = False
        self.turnover = False
        self.scored = NEITHER
        self.actor = NOBODY
        self.action = NO_ACTION
        self.target = NOBODY
        self.moved = 0
        self.rushes = 0
        self.blocked = False
        self.rising = False
        self.finished = False
        self.left = NOWHERE
        self.jumped = False
        self.kick_square = NOWHERE
        self.pool = ()
        self.picks = 0
        self.used_up = ()
        self.stallers = ()
        self.treading = ()

    def copy(self) -> Table:
        """A table in the same state. Dice and memory are the caller's to replace."""
        twin = Table(self.edition, self.options, self.dice, self)
        if self.board:
            twin.board = self.board[:]
        else:
            twin.board = _EMPTY_BOARD[:]
            for player in range(2 * SEATS):
                twin.refresh(player)  # type: ignore[arg-type]
        return twin

    def sketch(self) -> Table:
        """A copy without the board, which `copy` lays out anew: cheaper, and only good for that."""
        return Table(self.edition, self.options, self.dice, self)

    # --- chance and memory --------------------------------------------------------------------

    def d6(self) -> int:
        face = self.dice.roll(6)
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | 6 << 10 | face
        return face

    def roll(self, sides: int) -> int:
        """A die with any number of sides; also a fair choice among that many things."""
        face = self.dice.roll(sides)
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | sides << 10 | face
        return face

    def block_die(self) -> int:
        face = self.dice.block()
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | 6 << 10 | face
        return face

    def tell(
        self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, roll: Roll | None = None
    ) -> None:
        """Note an event for whoever listens (contract/told has the kinds), with its dice if any."""
        if self.events is not None:
            if self.thrown and roll is None:
                roll = Roll(*self.take_thrown())
            self.events.append((kind, a, b, c, d, roll))

    def whisper(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note a quiet event; dice on the table belong to the one that is told after it."""
        if self.events is not None:
            self.events.append((kind, a, b, c, d, None))

    def tell_roll(self, kind: str, player: int, roll: Roll) -> None:
        """Note a roll that had to reach something."""
        if self.events is not None:
            ok = 1 if roll.passed else 0
            self.events.append((kind, player, roll.rolled, roll.need, ok, roll))

    def tell_test(
        self,
        kind: str,
        player: int,  # or a side that rolls
        base: int,
        modifier: int,
        passed: bool,
        base_of: int = RULE,
        parts: Modifiers | None = None,
        by: Code = NO_ANSWER,
    ) -> Roll | None:
        """Note the dice just thrown against a figure; the roll, if anybody listens."""
        if self.events is None:
            return None
        dice, sides = self.take_thrown()
        roll = Roll(dice, sides, base, base_of, parts, base - modifier, passed, by)
        self.tell_roll(kind, player, roll)
        return roll

    def tell_changed(
        self,
        test: str,
        player: PlayerNo,
        roll: Roll,
        modifier: int,
        passed: bool,
        parts: Modifiers | None,
    ) -> Roll:
        """Note that a roll counts otherwise after all: the dice lie, what is added has changed."""
        changed = Roll(
            roll.dice, roll.sides, roll.base, roll.base_of, parts, roll.base - modifier, passed,
            roll.by,
        )
        self.tell_roll(test + " after all", player, changed)
        return changed

    def take_thrown(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Faces and sides of the dice that no event has told yet."""
        dice = thrown_dice(self.thrown)
        self.thrown = 0
        return dice

    def parts(self) -> Modifiers | None:
        """Where to note the parts of a roll, if anybody listens."""
        return Modifiers() if self.events is not None else None

    def note(
        self,
        kind: int,
        by: int = NOBODY,  # for some kinds a side
        on: PlayerNo = NOBODY,
        cause: int = 0,
        amount: int = 0,
        fate: int = 0,
    ) -> None:
        """Write a deed into the ledger (see ledger.py for the kinds), listened to or not.

        The turn is the one that is played, or was begun last.
        """
        active = self.active
        turn = self.away.turn
        if active == 0 or (active < 0 and self.home.turn > turn):
            turn = self.home.turn
        line = (kind, by, on, cause, amount, fate, self.half, turn, active)
        lines = self.lines
        if len(lines) != self.noted:  # a table that was a copy of this one has gone on
            lines = lines[: self.noted]
            self.lines = lines
        lines.append(line)
        self.noted += 1

    @property
    def ledger(self) -> list[Line]:
        """What was noted, in order."""
        return self.lines[: self.noted]

    def table_roll(self, parts: Modifiers | None = None) -> Roll | None:
        """The dice just thrown on some table, with what is added, if anybody listens."""
        return Roll(*self.take_thrown(), modifiers=parts) if self.events is not None else None

    def contest(self, home: Modifiers | None, away: Modifiers | None) -> Roll | None:
        """Dice just thrown for both sides, with what is added for each, if anybody listens."""
        roll = self.table_roll(home)
        if roll is not None:
            roll.versus = Roll((), (), modifiers=away)
        return roll

    def blank(self) -> Roll | None:
        """A roll whose figures are still to be found, if anybody listens."""
        return Roll((), ()) if self.events is not None else None

    def part(self, source: int, amount: int, who: PlayerNo = NOBODY) -> Modifiers | None:
        """Notes of a single part, if anybody listens."""
        if self.events is None:
            return None
        parts = Modifiers()
        parts.add(source, amount, who)
        return parts

    # --- players ------------------------------------------------------------------------------

    def side(self, side: SideNo) -> Side:
        return self.home if side == 0 else self.away

    def players(self, side: SideNo) -> Sequence[PlayerNo]:
        """The numbers of a side's players."""
        first = side * SEATS
        return range(first, first + self.side(side).seats)  # type: ignore[return-value]

    def seat(self, side: SideNo, profile: Profile) -> PlayerNo:
        """Give a player a number and put him in the reserves box."""
        owner = self.side(side)
        player = PlayerNo(side * SEATS + owner.seats)
        owner.seats += 1
        self.profiles = self.profiles[:]  # copies share the list: never change it in place
        self.profiles[player] = profile
        self.state[player] = RESERVES
        return player

    def original(self, player: PlayerNo) -> Profile:
        """The player's profile without what was done to him for this drive."""
        for changed, profile in self.originals:
            if changed == player:
                return profile
        return self.profiles[player]

    def change(self, player: PlayerNo, profile: Profile) -> None:
        """Give a player another profile until `restore`."""
        before = self.original(player)
        self.restore(player)
        self.originals = (*self.originals, (player, before))
        self.profiles = self.profiles[:]
        self.profiles[player] = profile

    def restore(self, player: PlayerNo) -> None:
        """The player is himself again."""
        kept: list[tuple[PlayerNo, Profile]] = []
        for changed, profile in self.originals:
            if changed == player:
                self.profiles = self.profiles[:]
                self.profiles[player] = profile
            else:
                kept.append((changed, profile))
        self.originals = tuple(kept)

    def put(self, player: PlayerNo, sq: Square, state: int) -> None:
        """Put a player on an empty square of the pitch."""
        here = self.place[player]
        if here:
            self.board[here] = 0
        self.place[player] = sq
        self.state[player] = state
        self.refresh(player)
        if sq in TRAPDOORS and (self.home.prayers | self.away.prayers) & 1 << TREACHEROUS_TRAPDOOR:
            self.treading = (*self.treading, player)

    def set_state(self, player: PlayerNo, state: int) -> None:
        """Change how a player on the pitch lies or stands."""
        self.state[player] = state
        self.refresh(player)

    def set_mark(self, player: PlayerNo, mark: int) -> None:
        """Mark a player with something, or several things, and say so."""
        self._say_marks("marked", player, mark & ~self.marks[player])
        self.marks[player] |= mark
        self.refresh(player)

    def clear_mark(self, player: PlayerNo, mark: int) -> None:
        """Take marks off a player, and say so."""
        self._say_marks("unmarked", player, mark & self.marks[player])
        self.marks[player] &= ~mark
        self.refresh(player)

    def _say_marks(self, kind: str, player: PlayerNo, marks: int) -> None:
        if self.events is not None:
            for mark, _ in MARK_NAMES:
                if marks & mark:
                    self.whisper(kind, player, mark)

    def refresh(self, player: PlayerNo) -> None:
        """Write a player into his cell of the board."""
        here = self.place[player]
        if here:
            cell = player + 1
            if self.state[player] == STANDING and not self.marks[player] & NO_ZONE:
                cell |= _HOME_ZONE if player < SEATS else _AWAY_ZONE
            self.board[here] = cell

    def lift(self, player: PlayerNo) -> None:
        """Off the board, though his state is not settled yet."""
        here = self.place[player]
        if here:
            self.board[here] = 0
            self.place[player] = NOWHERE

    def remove(self, player: PlayerNo, state: int) -> None:
        """Take a player off the pitch into a box of the dugout."""
        self.lift(player)
        self.state[player] = state

    def player_at(self, sq: Square) -> PlayerNo:
        """The player in a square, or NOBODY."""
        found = self.board[sq] & _PLAYER
        return found - 1 if found != _OFF else NOBODY  # type: ignore[return-value]

    def standing(self, player: PlayerNo) -> bool:
        return self.state[player] == STANDING

    def on_pitch(self, player: PlayerNo) -> bool:
        return self.place[player] != NOWHERE

    def has_zone(self, player: PlayerNo) -> bool:
        """Does the player exert tackle zones?"""
        return self.state[player] == STANDING and not self.marks[player] & NO_ZONE

    # --- tackle zones -------------------------------------------------------------------------

    def zones_on(self, sq: Square, side: SideNo) -> int:
        """How many opponents of `side` have a tackle zone on the square."""
        board = self.board
        total = (
            board[sq - STRIDE - 1]
            + board[sq - STRIDE]
            + board[sq - STRIDE + 1]
            + board[sq - 1]
            + board[sq + 1]
            + board[sq + STRIDE - 1]
            + board[sq + STRIDE]
            + board[sq + STRIDE + 1]
        )
        return total >> 14 if side == 0 else total >> 10 & 15

    def markers(self, sq: Square, side: SideNo) -> list[PlayerNo]:
        """The opponents of `side` whose tackle zones cover the square."""
        zone = _AWAY_ZONE if side == 0 else _HOME_ZONE
        board = self.board
        return [
            (board[near] & _PLAYER) - 1  # type: ignore[misc]
            for near in ADJACENT[sq]
            if board[near] & zone
        ]

    def neighbours(self, sq: Square) -> list[PlayerNo]:
        """Every player next to the square, however he lies or stands."""
        board = self.board
        return [
            (board[near] & _PLAYER) - 1  # type: ignore[misc]
            for near in ADJACENT[sq]
            if board[near]
        ]

    def down_beside(self, sq: Square) -> list[Square]:
        """The squares next to one in which somebody lies."""
        board = self.board
        return [
            near
            for near in ADJACENT[sq]
            # A cell without zone bits is empty, or its player exerts no tackle zones.
            if 0 < board[near] < ZONED and self.state[(board[near] & _PLAYER) - 1] != STANDING
        ]

    def opponents_beside(self, player: PlayerNo) -> list[PlayerNo]:
        """Standing opponents next to the player."""
        found: list[PlayerNo] = []
        for near in ADJACENT[self.place[player]]:
            cell = self.board[near]
            if cell:
                other = (cell & _PLAYER) - 1
                if other >> 5 != player >> 5 and self.state[other] == STANDING:
                    found.append(other)  # type: ignore[arg-type]
        return found

    def beside_opponent(self, player: PlayerNo) -> bool:
        """Is a standing opponent next to the player?"""
        board = self.board
        side = player >> 5
        for near in ADJACENT[self.place[player]]:
            cell = board[near]
            if cell:
                other = (cell & _PLAYER) - 1
                if other >> 5 != side and self.state[other] == STANDING:
                    return True
        return False

    # --- the ball -----------------------------------------------------------------------------

    def ball_square(self) -> Square:
        """Where the ball is, in a player's hands or not; NOWHERE when off the pitch."""
        return self.place[self.carrier] if self.carrier >= 0 else self.ball

    def give_ball(self, player: PlayerNo) -> None:
        self.carrier = player
        self.ball = NOWHERE
        self.loose = False

    def drop_ball(self, sq: Square) -> None:
        """The ball lies in a square and has yet to bounce."""
        self.carrier = NOBODY
        self.ball = sq
        self.loose = True

    def rest_ball(self, sq: Square) -> None:
        self.carrier = NOBODY
        self.ball = sq
        self.loose = False
