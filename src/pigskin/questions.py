"""What a coach is asked, and the numbers of what he can answer.

An answer is one small number, its code: a verb and up to two arguments. What its verb is called
and what its arguments are is declared in `contract/verbs.py`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from pigskin.model import NOBODY, NOWHERE, SEATS
from pigskin.numbers import Code, PlayerNo, SideNo, Square

if TYPE_CHECKING:
    from pigskin.contract.answers import Option
    from pigskin.contract.arguments import Json
    from pigskin.model import Table
    from pigskin.rolls import Roll

# Verbs. A code is verb << 20 | first << 10 | second. They are literals, which compiled code folds,
# and mypy has to take them for codes.
# mypy: disable-error-code="assignment"
END_TURN: Final[Code] = 0
ACTIVATE: Final[Code] = 1 << 20
STEP: Final[Code] = 2 << 20
LEAP: Final[Code] = 3 << 20
STOP: Final[Code] = 4 << 20
HIT: Final[Code] = 5 << 20
SKILL_ON: Final[Code] = 6 << 20
KICK_HIM: Final[Code] = 7 << 20
HAND_TO: Final[Code] = 8 << 20
PASS_TO: Final[Code] = 9 << 20
SKILL_TO: Final[Code] = 10 << 20
HURL: Final[Code] = 11 << 20
FACE: Final[Code] = 12 << 20
TEAM_REROLL: Final[Code] = 13 << 20
LEADER_REROLL: Final[Code] = 14 << 20
SKILL_REROLL: Final[Code] = 15 << 20
KEEP: Final[Code] = 16 << 20
USE: Final[Code] = 17 << 20
DECLINE: Final[Code] = 18 << 20
PLAYER_USES: Final[Code] = 19 << 20
NOBODY_DOES: Final[Code] = 20 << 20
PUSH_TO: Final[Code] = 21 << 20
FOLLOW: Final[Code] = 22 << 20
STAY: Final[Code] = 23 << 20
PLACE: Final[Code] = 24 << 20
DONE: Final[Code] = 25 << 20
KICK_TO: Final[Code] = 26 << 20
HEADS: Final[Code] = 27 << 20
TAILS: Final[Code] = 28 << 20
KICK: Final[Code] = 29 << 20
RECEIVE: Final[Code] = 30 << 20
BUY: Final[Code] = 31 << 20
HIRE_STAR: Final[Code] = 32 << 20
HIRE_MERCENARY: Final[Code] = 33 << 20
PETTY_CASH: Final[Code] = 34 << 20
JOURNEYMEN: Final[Code] = 35 << 20
APOTHECARY: Final[Code] = 36 << 20
NO_APOTHECARY: Final[Code] = 37 << 20
FIRST_RESULT: Final[Code] = 38 << 20
SECOND_RESULT: Final[Code] = 39 << 20
BRIBE: Final[Code] = 40 << 20
ACCEPT_CALL: Final[Code] = 41 << 20
FIREBALL: Final[Code] = 42 << 20
LIGHTNING: Final[Code] = 43 << 20
GIVE_BALL: Final[Code] = 44 << 20
YES: Final[Code] = 45 << 20
NO: Final[Code] = 46 << 20
FACING: Final[Code] = 47 << 20
BITE: Final[Code] = 48 << 20
INTERCEPT: Final[Code] = 49 << 20
SNAP: Final[Code] = 50 << 20
CONCEDE: Final[Code] = 51 << 20
TIME_OUT: Final[Code] = 52 << 20
ILLEGAL_PROCEDURE: Final[Code] = 53 << 20
MOVE_MARKER: Final[Code] = 54 << 20
GIVE_UP_TURN: Final[Code] = 55 << 20
GIVE_UP_REROLL: Final[Code] = 56 << 20
TAKE_PLAYER: Final[Code] = 57 << 20
ANNOUNCE_PASS: Final[Code] = 58 << 20
PICK_MATE: Final[Code] = 59 << 20
ARGUE: Final[Code] = 60 << 20
MASCOT_REROLL: Final[Code] = 61 << 20
ZAP: Final[Code] = 62 << 20
THUNDERBOLT: Final[Code] = 63 << 20
CUTS: Final[Code] = 64 << 20
WILD_FIREBALL: Final[Code] = 65 << 20
HOT_POT: Final[Code] = 66 << 20
WEATHER_MAGE: Final[Code] = 67 << 20
SHIFT_ROLL: Final[Code] = 68 << 20
REROLL_DIE: Final[Code] = 69 << 20
NAME_TARGET: Final[Code] = 70 << 20
GAIN_SKILL: Final[Code] = 71 << 20
CAST: Final[Code] = 72 << 20
CAST_ON: Final[Code] = 73 << 20
CAST_AT: Final[Code] = 74 << 20
SHIFT_TIME: Final[Code] = 75 << 20
IMPROVE: Final[Code] = 76 << 20
SKILL_CATEGORY: Final[Code] = 77 << 20
SIDE_BET: Final[Code] = 78 << 20
HIRE_SPECIALIST: Final[Code] = 79 << 20
ARTEFACT: Final[Code] = 80 << 20
RUNE: Final[Code] = 81 << 20
SHIFT_DISTANCE: Final[Code] = 82 << 20
SHIFT_DIRECTION: Final[Code] = 83 << 20
TAKE_THE_BLOW: Final[Code] = 84 << 20
TOO_MANY: Final[Code] = 85 << 20
PLAY_CARD: Final[Code] = 86 << 20
PLAY_CARD_ON: Final[Code] = 87 << 20
PLAY_CARD_AT: Final[Code] = 88 << 20
BUY_CARD: Final[Code] = 89 << 20
TAKE_WEATHER: Final[Code] = 90 << 20
DRAW_CARD: Final[Code] = 91 << 20

FIRST: Final = 10
MASK: Final = 1023

COMPASS4: Final[tuple[str, ...]] = ("north", "east", "south", "west")


def code(verb: Code, first: int = 0, second: int = 0) -> Code:
    return verb | first << FIRST | second  # type: ignore[return-value]


def first_of(answer: Code) -> int:
    return answer >> FIRST & MASK


def second_of(answer: Code) -> int:
    return answer & MASK


# The same arguments where they are players, squares or sides.


def player_of(answer: Code) -> PlayerNo:
    return answer >> FIRST & MASK  # type: ignore[return-value]


def square_of(answer: Code) -> Square:
    return answer >> FIRST & MASK  # type: ignore[return-value]


def side_in(answer: Code) -> SideNo:
    return answer >> FIRST & MASK  # type: ignore[return-value]


def second_player(answer: Code) -> PlayerNo:
    return answer & MASK  # type: ignore[return-value]


def second_square(answer: Code) -> Square:
    return answer & MASK  # type: ignore[return-value]


def verb_of(answer: Code) -> Code:
    """The answer without its arguments."""
    return answer & ~0xFFFFF  # type: ignore[return-value]


def player_text(table: Table, player: PlayerNo) -> str:
    """A player as people write him: "home 5"."""
    return f"{'home' if player < SEATS else 'away'} {table.profiles[player].number}"


class Question:
    """What one coach must decide now: who, about what, and the legal answers.

        >>> from pigskin import Game
        >>> from pigskin.questions import Question
        >>> game = Game("human", "orc", seed=1)
        >>> question = game.question
        >>> question
        <Question for away: toss (heads, tails)>
        >>> question.coach, question.kind, question.sentence
        ('away', 'toss', 'away, call the coin')
        >>> [str(option) for option in question.options]
        ['heads', 'tails']
        >>> game.answer("heads")

    `about` has what a question is about, by names that depend on its kind: a "set-up" has what is
    `left` to place, a "re-roll" the `player`, the `test`, what he `rolled` and his `need`. All
    kinds and their names are declared in `pigskin.contract.kinds`, and listed in docs/contract.md.

        >>> while game.question.kind != "set-up":
        ...     game.answer(game.question.options[0])
        >>> game.question.about
        {'left': 11}

    Rules and coaches read the same from plain slots: players and squares are numbers there.
    """

    # Questions are made at every step; those of fixed shape are made faster.
    __slots__ = (
        "codes", "faces", "kind", "need", "number", "other", "player", "roll", "second", "side",
        "skill", "square", "table", "test",
    )  # fmt: skip

    def __init__(
        self,
        side: SideNo,
        kind: str,
        codes: list[Code],
        player: PlayerNo = NOBODY,
        other: PlayerNo = NOBODY,
        number: int = 0,
        need: int = 0,
        skill: str = "",
        square: Square = NOWHERE,
        faces: tuple[int, ...] = (),
        second: int = 0,
        test: str = "",
        roll: Roll | None = None,
    ) -> None:
        self.side = side
        self.kind = kind
        self.codes = codes
        self.player = player  # whom it is about
        self.other = other  # who else has to do with it
        self.number = number  # a figure that matters; its kind says which (contract.kinds)
        self.need = need  # the target of the roll
        self.skill = skill  # the name of the skill it is about
        self.square = square  # the square it is about, if any
        self.faces = faces  # the block dice on the table
        self.second = second  # a second figure, where there are two
        self.test = test  # what was rolled for
        self.roll = roll  # the roll itself with its modifiers, if somebody listens
        self.table: Table | None = None  # the table it is asked at

    def at(self, table: Table) -> Question:
        """The same question at a copy of the table."""
        twin = Question(
            self.side, self.kind, self.codes, self.player, self.other, self.number, self.need,
            self.skill, self.square, self.faces, self.second, self.test, self.roll,
        )
        twin.table = table
        return twin

    @property
    def coach(self) -> str:
        """Who is asked: "home" or "away"."""
        return "home" if self.side == 0 else "away"

    @property
    def sentence(self) -> str:
        """The question as one would ask it across the table."""
        from pigskin.contract.asking import sentence

        assert self.table is not None
        return sentence(self.table, self)

    @property
    def about(self) -> dict[str, Json]:
        """What it is about, each thing by the name that its kind has for it."""
        from pigskin.contract.asking import about

        assert self.table is not None
        return about(self.table, self)

    @property
    def json(self) -> dict[str, Json]:
        """All of it as plain data: see docs/contract.md."""
        from pigskin.contract.asking import to_json

        assert self.table is not None
        return to_json(self.table, self)

    def __len__(self) -> int:
        return len(self.codes)

    def option(self, number: int) -> Option:
        """One legal answer by its place in the list."""
        from pigskin.contract.answers import Option

        assert self.table is not None
        return Option(self.table, self.codes[number])

    @property
    def options(self) -> list[Option]:
        """All legal answers."""
        from pigskin.contract.answers import Option

        assert self.table is not None
        return [Option(self.table, answer) for answer in self.codes]

    def __repr__(self) -> str:
        words = [str(option) for option in self.options[:6]]
        more = len(self.codes) - len(words)
        if more > 0:
            words.append(f"... {more} more")
        return f"<Question for {self.coach}: {self.kind} ({', '.join(words)})>"


Result = TypeVar("Result")
# A rule that may have to ask: it yields questions, receives answers, and returns a result.
Flow: TypeAlias = Generator[Question, Code, Result]
# `yield from NOTHING` makes a flow of a rule that has nothing to ask.
NOTHING: Final[list[Question]] = []
