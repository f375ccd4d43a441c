"""One match in progress: every field, and how a table is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.dice import Dice
from pigskin.ledger import Line
from pigskin.model.board import EMPTY_BOARD, NO_BOARD, Board
from pigskin.model.names import (
    ABSENT,
    NEITHER,
    NICE,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    SEATS,
)
from pigskin.model.side import OPEN, Side
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import HOME

if TYPE_CHECKING:
    from pigskin.edition import Edition
    from pigskin.options import Options
    from pigskin.teams.roster import Roster


class Table(Board):
    """One match in progress."""

    # What copies share.
    options: Options
    team_names: tuple[str, str]
    rosters: tuple[Roster, Roster] | None  # None for a bare position
    injuries: tuple[tuple[PlayerNo, int], ...]  # (player, casualty result)
    feats: tuple[tuple[PlayerNo, int], ...]  # (player, feat)
    lines: list[Line]  # of the ledger; copies share the list until one of them writes on
    noted: int  # so many of them are this table's
    # Sides and clock.
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
    blitzed: int  # how many blitzes were declared, passes, hand-offs and fouls
    passed: int
    handed_off: int
    fouled: int
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
    # Rare powers: (player, skill) that are gone until the end of the drive, half or match.
    used_up: tuple[tuple[PlayerNo, int], ...]

    def __init__(
        self, edition: Edition, options: Options, dice: Dice, source: Table | None = None
    ) -> None:
        if source is not None:
            if OPEN:
                self.__dict__.update(source.__dict__)
                self.place = source.place[:]
                self.state = source.state[:]
                self.marks = source.marks[:]
                self.spent = source.spent[:]
                self.board = NO_BOARD
                self.home = Side(source.home)
                self.away = Side(source.away)
                return
            self.edition = source.edition
            self.options = source.options
            self.profiles = source.profiles
            self.at = source.at
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
            self.pitfalls = source.pitfalls
            self.held = source.held
            self.board = NO_BOARD
            self.ball = source.ball
            self.carrier = source.carrier
            self.loose = source.loose
            self.spare = source.spare
            self.lent = source.lent
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
        self.at = [edition.nobody.at] * (2 * SEATS)
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
        self.held = ()
        self.board = EMPTY_BOARD[:]
        self.ball = NOWHERE
        self.carrier = NOBODY
        self.loose = False
        self.spare = None
        self.lent = ()
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
        self.blitzed = 0
        self.passed = 0
        self.handed_off = 0
        self.fouled = 0
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
        self.pitfalls = ()
        self.treading = ()

    def copy(self) -> Table:
        """A table in the same state. Dice and memory are the caller's to replace."""
        twin = Table(self.edition, self.options, self.dice, self)
        if self.board:
            twin.board = self.board[:]
        else:
            twin.board = EMPTY_BOARD[:]
            for player, here in enumerate(self.place):
                if here:
                    twin.refresh(player)  # type: ignore[arg-type]
        return twin

    def sketch(self) -> Table:
        """A copy without the board, which `copy` lays out anew: cheaper, and only good for that."""
        return Table(self.edition, self.options, self.dice, self)

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
