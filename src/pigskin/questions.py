"""What a coach is asked, and the numbers of what he can answer.

An answer is one small number, its code: a verb and up to two arguments. What its verb is called
and what its arguments are is declared in `contract/verbs.py`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from pigskin.model import SEATS

if TYPE_CHECKING:
    from pigskin.contract.answers import Option
    from pigskin.contract.arguments import Json
    from pigskin.model import Table
    from pigskin.rolls import Roll

# Verbs. A code is verb << 20 | first << 10 | second.
END_TURN: Final = 0
ACTIVATE: Final = 1 << 20
STEP: Final = 2 << 20
LEAP: Final = 3 << 20
STOP: Final = 4 << 20
HIT: Final = 5 << 20
SKILL_ON: Final = 6 << 20
KICK_HIM: Final = 7 << 20
HAND_TO: Final = 8 << 20
PASS_TO: Final = 9 << 20
SKILL_TO: Final = 10 << 20
HURL: Final = 11 << 20
FACE: Final = 12 << 20
TEAM_REROLL: Final = 13 << 20
LEADER_REROLL: Final = 14 << 20
SKILL_REROLL: Final = 15 << 20
KEEP: Final = 16 << 20
USE: Final = 17 << 20
DECLINE: Final = 18 << 20
PLAYER_USES: Final = 19 << 20
NOBODY_DOES: Final = 20 << 20
PUSH_TO: Final = 21 << 20
FOLLOW: Final = 22 << 20
STAY: Final = 23 << 20
PLACE: Final = 24 << 20
DONE: Final = 25 << 20
KICK_TO: Final = 26 << 20
HEADS: Final = 27 << 20
TAILS: Final = 28 << 20
KICK: Final = 29 << 20
RECEIVE: Final = 30 << 20
BUY: Final = 31 << 20
HIRE_STAR: Final = 32 << 20
HIRE_MERCENARY: Final = 33 << 20
PETTY_CASH: Final = 34 << 20
JOURNEYMEN: Final = 35 << 20
APOTHECARY: Final = 36 << 20
NO_APOTHECARY: Final = 37 << 20
FIRST_RESULT: Final = 38 << 20
SECOND_RESULT: Final = 39 << 20
BRIBE: Final = 40 << 20
ACCEPT_CALL: Final = 41 << 20
FIREBALL: Final = 42 << 20
LIGHTNING: Final = 43 << 20
GIVE_BALL: Final = 44 << 20
YES: Final = 45 << 20
NO: Final = 46 << 20
FACING: Final = 47 << 20
BITE: Final = 48 << 20
INTERCEPT: Final = 49 << 20
SNAP: Final = 50 << 20
CONCEDE: Final = 51 << 20
TIME_OUT: Final = 52 << 20
ILLEGAL_PROCEDURE: Final = 53 << 20
MOVE_MARKER: Final = 54 << 20
GIVE_UP_TURN: Final = 55 << 20
GIVE_UP_REROLL: Final = 56 << 20
TAKE_PLAYER: Final = 57 << 20
ANNOUNCE_PASS: Final = 58 << 20
PICK_MATE: Final = 59 << 20
ARGUE: Final = 60 << 20
MASCOT_REROLL: Final = 61 << 20
ZAP: Final = 62 << 20
THUNDERBOLT: Final = 63 << 20
CUTS: Final = 64 << 20
WILD_FIREBALL: Final = 65 << 20
HOT_POT: Final = 66 << 20
WEATHER_MAGE: Final = 67 << 20
SHIFT_WEATHER: Final = 68 << 20
REROLL_DIE: Final = 69 << 20
NAME_TARGET: Final = 70 << 20
GAIN_SKILL: Final = 71 << 20
CAST: Final = 72 << 20
CAST_ON: Final = 73 << 20
CAST_AT: Final = 74 << 20
SHIFT_TIME: Final = 75 << 20
IMPROVE: Final = 76 << 20
SKILL_CATEGORY: Final = 77 << 20
SIDE_BET: Final = 78 << 20
HIRE_SPECIALIST: Final = 79 << 20
ARTEFACT: Final = 80 << 20
RUNE: Final = 81 << 20
SHIFT_DISTANCE: Final = 82 << 20
SHIFT_DIRECTION: Final = 83 << 20
TAKE_THE_BLOW: Final = 84 << 20
TOO_MANY: Final = 85 << 20

FIRST: Final = 10
MASK: Final = 1023

COMPASS4: Final[tuple[str, ...]] = ("north", "east", "south", "west")


def code(verb: int, first: int = 0, second: int = 0) -> int:
    return verb | first << FIRST | second


def first_of(answer: int) -> int:
    return answer >> FIRST & MASK


def second_of(answer: int) -> int:
    return answer & MASK


def verb_of(answer: int) -> int:
    return answer & ~0xFFFFF


def player_text(table: Table, player: int) -> str:
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
        side: int,
        kind: str,
        codes: list[int],
        player: int = -1,
        other: int = -1,
        number: int = 0,
        need: int = 0,
        skill: str = "",
        square: int = 0,
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
Flow: TypeAlias = Generator[Question, int, Result]
# `yield from NOTHING` makes a flow of a rule that has nothing to ask.
NOTHING: Final[list[Question]] = []
