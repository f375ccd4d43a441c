"""What a record is made of, on paper and in memory."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from pigskin.errors import RecordError
from pigskin.teams.team import Team

VERSION: Final = 1  # of the format
# Of the rules as the engine plays them. Raise it by one in any release in which the same answers
# and dice may lead elsewhere, or ask something else, than they did: a rule put right, a question
# added or left out, an option with another default. A record keeps the version it was played by.
#   1: as the three editions were first done; records did not name it
#   2: the corrections of the close reading against the texts
#   3: the rules of 2; what a side has is written otherwise in the digests
RULES_VERSION: Final = 3
DIGESTED_SINCE: Final = 3  # the digests of older records are of another kind
FIRST_WORD: Final = "pigskin-game"
OPEN: Final = " open"  # after the version: the file grows with its game and may end anywhere
RULER: Final = "---"
UNDO: Final = "undo"  # a line of an open file: the answer before it was taken back
SEEDED: Final = "seeded"
AS_ROLLED: Final = "as rolled"


@dataclass(frozen=True, slots=True)
class Line:
    """One answer: its line in the file, who gave it, its words, and the dice it rolled.

    Nobody gave the start of the game, nor an `undo`.
    """

    number: int
    coach: str
    text: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A point at which the table is checked: after so many answers."""

    number: int
    answers: int
    where: str
    state: str


@dataclass(slots=True)
class Record:
    """A saved game as it is written, not yet played."""

    source: str
    edition: str
    options: dict[str, object]
    home: Team | None  # None for a game that began from a position
    away: Team | None
    position: str
    seed: int | str | None  # None when the dice were not all from one seed
    next_dice: int  # the state of the dice after the last line, where there is no seed; 0: unknown
    start: Line
    rules: int = RULES_VERSION  # it was played by
    answers: list[Line] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    growing: bool = False  # a file that is appended to
    unfinished: int = 0  # ... whose last line, this one, was not finished and is left out

    @property
    def note(self) -> str:
        """What could not be checked in it, in a sentence; nothing where everything can."""
        if self.rules >= DIGESTED_SINCE:
            return ""
        return (
            f"{self.source} was saved by an older pigskin, whose digests of the table are of "
            "another kind: every answer and die is checked, the digests are not"
        )


def sealed(seal: hashlib._Hash, words: str) -> str:
    """The digest of the whole file up to here."""
    upto = seal.copy()
    upto.update(words.encode())
    return upto.hexdigest()[:12]


class OtherRules(RecordError):
    """A game played by another version of the rules, which does not play by this one."""

    def __init__(self, source: str, rules: int, problem: str) -> None:
        super().__init__(
            f"{source}: was played by version {rules} of the rules, and by version "
            f"{RULES_VERSION}, which this pigskin has, it does not play again: {problem}"
        )


def point_text(mark: Mark) -> str:
    """A mark in the words of an error."""
    return f"{mark.where}, {mark.answers} answers (line {mark.number})"


def bad(source: str, number: int, problem: str, good: str) -> RecordError:
    """What is wrong with a line, and how far the file could be trusted."""
    return RecordError(f"{source}, {_told(number, problem, good)}")


def does_not_play(record: Record, number: int, problem: str, good: str) -> RecordError:
    """What is wrong with a line when the game is played again, and whose rules may be why."""
    if record.rules == RULES_VERSION:
        return bad(record.source, number, problem, good)
    return OtherRules(record.source, record.rules, _told(number, problem, good))


def _told(number: int, problem: str, good: str) -> str:
    last = f"good up to {good}" if good else "nothing before it could be checked"
    return f"line {number}: {problem} ({last})"
