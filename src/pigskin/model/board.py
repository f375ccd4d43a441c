"""Who is where: players, tackle zones and the ball."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pigskin.model.memory import Memory
from pigskin.model.names import (
    CLINGING,
    MARK_NAMES,
    NO_ZONE,
    NOBODY,
    NOWHERE,
    PRONE,
    RESERVES,
    SEATS,
    STANDING,
    side_of,
)
from pigskin.model.profile import Profile
from pigskin.model.side import Side
from pigskin.numbers import Holder, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, CELL_NUMBERS, CELLS, ON_PITCH, STRIDE

if TYPE_CHECKING:
    from pigskin.edition import Edition
    from pigskin.effects.base import Effect

# A cell of the board: 0 empty, else the player's number plus 1, with a bit for the tackle zones he
# exerts. The bits lie so high that the sum of eight cells still counts them side by side, which is
# how tackle zones on a square are counted.
_PLAYER: Final = 127
_OFF: Final = 127  # the border around the pitch
_HOME_ZONE: Final = 1 << 10
_AWAY_ZONE: Final = 1 << 14
ZONED: Final = 1 << 10  # the cell of a player with tackle zones is no less than this
EMPTY_BOARD: Final[list[int]] = [0 if ON_PITCH[sq] else _OFF for sq in CELL_NUMBERS]
NO_BOARD: Final[list[int]] = []


class Board(Memory):
    """The part of a table that shows who and what is where."""

    edition: Edition
    profiles: list[Profile]
    at: list[list[tuple[Effect, ...]]]  # what acts for each player, by moment; shared as well
    home: Side
    away: Side
    place: list[Square]
    state: list[int]
    marks: list[int]
    spent: list[int]  # bits of once-per-turn skills used
    held: tuple[tuple[Holder, int, int, int], ...]  # (holder, effect, until, amount)
    originals: tuple[tuple[PlayerNo, Profile], ...]  # players changed for the drive, as they were
    # Who has ever played for the other side: the number he has there, his own; see
    # rules.changing_sides.
    lent: tuple[tuple[PlayerNo, PlayerNo], ...]
    # The pitch.
    board: list[int]  # who is where; see the cells above
    ball: Square  # where it lies; NOWHERE in somebody's hands, in the air, or while there is none
    carrier: PlayerNo
    loose: bool  # the ball must still bounce from where it lies
    spare: tuple[Square, PlayerNo, bool] | None  # the same three of a second ball; see `turn_to`
    pitfalls: tuple[Square, ...]  # squares that may open; follows from what is held
    treading: tuple[PlayerNo, ...]  # who has stepped on one of them; see rules.trapdoors

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
        self.take_up(player)
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
        self.take_up(player)

    def restore(self, player: PlayerNo) -> None:
        """The player is himself again."""
        kept: list[tuple[PlayerNo, Profile]] = []
        for changed, profile in self.originals:
            if changed == player:
                self.profiles = self.profiles[:]
                self.profiles[player] = profile
                self.take_up(player)
            else:
                kept.append((changed, profile))
        self.originals = tuple(kept)

    def take_up(self, player: PlayerNo) -> None:
        """His profile, what he holds or what his side holds has changed: so has what acts for him.
        """
        profile = self.profiles[player]
        wide = self.side(side_of(player)).wide
        own = self.edition.held_by(player, self.held)
        if own:
            wide = (*wide, *[each for each in own if each not in wide])
        self.at = self.at[:]
        self.at[player] = self.edition.acting(profile, wide) if wide else profile.at

    def belongs_to(self, player: PlayerNo) -> SideNo:
        """The side a player is of, whomever he plays for just now."""
        for other, own in self.lent:
            if other == player:
                return side_of(own)
        return side_of(player)

    def put(self, player: PlayerNo, sq: Square, state: int) -> None:
        """Put a player on an empty square of the pitch."""
        here = self.place[player]
        if here:
            self.board[here] = 0
        self.place[player] = sq
        self.state[player] = state
        self.refresh(player)
        if sq in self.pitfalls:
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
            marks = self.marks[player]
            if not marks & NO_ZONE and (  # as in `has_zone`
                self.state[player] == STANDING
                or (marks & CLINGING and self.state[player] == PRONE)
            ):
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
        marks = self.marks[player]
        return not marks & NO_ZONE and (
            self.state[player] == STANDING
            or (marks & CLINGING != 0 and self.state[player] == PRONE)
        )

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

    def all_zones(self, side: SideNo) -> list[int]:
        """`zones_on` for every cell at once, going from player to player."""
        zone = _AWAY_ZONE if side == 0 else _HOME_ZONE
        counts = [0] * CELLS
        for cell in CELL_NUMBERS:
            if self.board[cell] & zone:
                for near in ADJACENT[cell]:
                    counts[near] += 1
        return counts

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
    # There may be two. "The ball" is always the one that is being played with: before a rule does
    # something with the ball of a player, or in a square, it turns to that one.

    def has_ball(self, player: PlayerNo) -> bool:
        """Has the player the ball, or one of two?"""
        return self.carrier == player or (self.spare is not None and self.spare[1] == player)

    def ball_at(self, sq: Square) -> bool:
        """Does a ball lie in the square?"""
        return self.ball == sq or (self.spare is not None and self.spare[0] == sq)

    def balls_lying(self) -> list[Square]:
        """Where balls lie on the ground."""
        lying = [self.ball] if self.ball > 0 else []
        if self.spare is not None and self.spare[0] > 0:
            lying.append(self.spare[0])
        return lying

    def carriers(self) -> tuple[PlayerNo, ...]:
        """Everybody who has a ball."""
        if self.spare is None or self.spare[1] < 0:
            return (self.carrier,) if self.carrier >= 0 else ()
        return (self.carrier, self.spare[1]) if self.carrier >= 0 else (self.spare[1],)

    def turn_to(self, player: PlayerNo) -> bool:
        """Of two balls, the one he has is played with from now on; False if he has none."""
        if self.carrier == player:
            return True
        if self.spare is None or self.spare[1] != player:
            return False
        self.other_ball()
        return True

    def turn_to_square(self, sq: Square) -> bool:
        """The ball that lies in the square is played with from now on; False if none does."""
        if self.ball == sq:
            return True
        if self.spare is None or self.spare[0] != sq:
            return False
        self.other_ball()
        return True

    def turn_to_flight(self) -> None:
        """Of two balls, the one that is in the air is played with from now on."""
        if self.ball or self.carrier >= 0:
            self.other_ball()

    def other_ball(self) -> None:
        """Of two balls, the other one is played with from now on."""
        if self.spare is not None:
            here = (self.ball, self.carrier, self.loose)
            self.ball, self.carrier, self.loose = self.spare
            self.spare = here
            self.whisper("other ball")

    def loosen(self, sq: Square) -> None:
        """Somebody has got where a ball may lie, and does not take it: it must bounce."""
        if sq and self.ball == sq:
            self.loose = True
        if sq and self.spare is not None and self.spare[0] == sq:
            self.spare = (sq, NOBODY, True)

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
