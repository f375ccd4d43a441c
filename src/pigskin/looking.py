"""Looking at a game: players one can ask about, and squares as people write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pigskin.contract.arguments import KINDS
from pigskin.errors import MalformedAnswer, UnknownName
from pigskin.model import (
    KIND_NAMES,
    MARK_NAMES,
    NOWHERE,
    SEATS,
    STANDING,
    STATE_NAMES,
    USED,
    Profile,
    side_of,
)
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import CELLS, ON_PITCH, SIDES, column, parse_square, row
from pigskin.questions import player_text
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.model import Table
    from pigskin.seen import Seen

# A square as a program may write it: (12, 7), "12,7", or its number inside the engine.
SquareLike: TypeAlias = "tuple[int, int] | str | int"


def square_of(value: object) -> Square:
    """The square somebody means by (12, 7), [12, 7], "12,7" or its number."""
    if isinstance(value, str):
        try:
            return parse_square(value)
        except ValueError as error:
            raise UnknownName(str(error)) from error
    if isinstance(value, int) and not isinstance(value, bool):
        if 0 <= value < CELLS and ON_PITCH[value]:
            return Square(value)
        raise UnknownName(f"{quoted(value)} is the number of no square; write (12, 7) or '12,7'")
    if isinstance(value, (tuple, list)) and len(value) == 2:
        x, y = value
        if all(isinstance(each, int) and not isinstance(each, bool) for each in value):
            return square_of(f"{x},{y}")
    raise MalformedAnswer(f"a square is (12, 7) or '12,7', not {quoted(value)}")


def pair(sq: Square) -> tuple[int, int] | None:
    """A square as column and row; None for nowhere."""
    return (column(sq), row(sq)) if sq != NOWHERE else None


def player_of(table: Table, who: object) -> PlayerNo:
    """The player somebody means by "home 5", a Player or his number inside the engine."""
    if isinstance(who, Player):
        return who.index
    if isinstance(who, str):
        return PlayerNo(KINDS["player"].read(table, " ".join(who.split())))
    if isinstance(who, int) and not isinstance(who, bool):
        player = PlayerNo(who)
        if 0 <= player < 2 * SEATS and player in table.players(side_of(player)):
            return player
        raise UnknownName(f"there is no player of the number {quoted(who)}; write 'home 5'")
    raise MalformedAnswer(f"a player is 'home 5', not {quoted(who)}")


class Player:
    """A player as he is now: he is looked at anew whenever one asks.

    >>> from pigskin import Game
    >>> game = Game.from_position("home 5 7,7 Block Dodge / away 1 8,7 prone")
    >>> player = game.player("home 5")
    >>> player.square, player.state, player.skills, player.ma
    ((7, 7), 'up', ('Block', 'Dodge'), 6)
    >>> game.answer("home 5 move")
    >>> game.answer("move 7,8")
    >>> player.square, player.has_ball
    ((7, 8), False)
    """

    def __init__(self, game: Seen, index: PlayerNo) -> None:
        self._game = game
        self.index = index  # his number inside the engine

    @property
    def _profile(self) -> Profile:
        return self._game.table.profiles[self.index]

    @property
    def side(self) -> str:
        """Whom he plays for: "home" or "away"."""
        return SIDES[side_of(self.index)]

    @property
    def number(self) -> int:
        """On his shirt."""
        return self._profile.number

    @property
    def name(self) -> str:
        return self._profile.name

    @property
    def position(self) -> str:
        """On the roster, such as "Blitzer"."""
        return self._profile.position

    @property
    def kind(self) -> str:
        """What sort of player: rostered, journeyman, mercenary, star..."""
        return KIND_NAMES[self._profile.kind]

    @property
    def ma(self) -> int:
        return self._profile.ma

    @property
    def st(self) -> int:
        return self._profile.st

    @property
    def ag(self) -> int:
        """As his edition prints it: a value, or what a die must reach."""
        return self._profile.ag

    @property
    def pa(self) -> int:
        """0 for none, or in an edition without it."""
        return self._profile.pa

    @property
    def av(self) -> int:
        return self._profile.av

    @property
    def skills(self) -> tuple[str, ...]:
        return tuple(skill.name for skill in self._profile.skills)

    @property
    def state(self) -> str:
        """How he is: up, prone, stunned, reserves, ko, injured, off or faint."""
        return STATE_NAMES[self._game.table.state[self.index]]

    @property
    def standing(self) -> bool:
        return self._game.table.state[self.index] == STANDING

    @property
    def square(self) -> tuple[int, int] | None:
        """Column and row of his square, None when he is not on the pitch."""
        return pair(self._game.table.place[self.index])

    @property
    def has_ball(self) -> bool:
        return self._game.table.has_ball(self.index)

    @property
    def acted(self) -> bool:
        """Has he begun his action of this turn?"""
        return self._game.table.marks[self.index] & USED != 0

    @property
    def marks(self) -> tuple[str, ...]:
        """What else is the matter with him: used, dazed, rooted..."""
        marks = self._game.table.marks[self.index]
        return tuple(name for mark, name in MARK_NAMES if marks & mark)

    @property
    def marked_by(self) -> list[Player]:
        """The opponents whose tackle zones he stands in."""
        table = self._game.table
        sq = table.place[self.index]
        if sq == NOWHERE:
            return []
        markers = table.markers(sq, side_of(self.index))
        return [Player(self._game, each) for each in markers]

    def __str__(self) -> str:
        return player_text(self._game.table, self.index)

    def __repr__(self) -> str:
        square = self.square
        where = f"{square[0]},{square[1]} {self.state}" if square else self.state
        known = [each for each in (self.name, self.position, where) if each]
        return f"<Player {self}: {', '.join(known)}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Player) and other._game is self._game and other.index == self.index
        )

    def __hash__(self) -> int:
        return hash(self.index)

