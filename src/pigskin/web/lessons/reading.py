"""Lessons as they stand in `course/`: one file each, read once and checked.

A lesson is data: where everybody stands, which dice lie ready, what is to be done, and what is
noted when something else is done. Its words are the page's own (`web/src/lib/words/lessons.ts`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pigskin.dice import BLOCK_FACES, Dice, PreparedDice
from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.showing import quoted
from pigskin.teams.near import hint
from pigskin.toml import read_toml
from pigskin.web.lessons.conditions import LEARNER, Condition, LessonError, condition

_SIDES: Final = {"D6": 6, "D8": 8, "D16": 16, "block": 6}  # kinds of dice that can lie ready


class _Marks(Struct, forbid_unknown_fields=True):
    squares: list[tuple[int, int]] = []
    players: list[str] = []


class _Note(Struct, forbid_unknown_fields=True):
    when: str
    note: str
    missed: bool = False


class _File(Struct, forbid_unknown_fields=True):
    """A file of the course, before it is checked."""

    position: str
    done: str
    solution: list[str]
    edition: str = "bb2020"
    turns: Literal["one", "several"] = "one"
    dice: dict[str, list[int | str]] = {}
    marks: _Marks = msgspec.field(default_factory=_Marks)
    notes: list[_Note] = []


class Note(Struct, frozen=True):
    """What is noted when a condition holds; a lesson that is `missed` is to be tried again."""

    when: Condition
    note: str
    missed: bool


# However a turn was lost, a lesson of one turn is over with it.
_ENDS: Final = (
    Note(condition("turnover"), "turnover", True),
    Note(condition("turn ended"), "turn ended", True),
)
_LAST: Final = (Note(condition("match over"), "match over", True),)
USUAL: Final = tuple(each.note for each in (*_ENDS, *_LAST))  # notes any lesson may come to


class Lesson(Struct, frozen=True):
    """One lesson."""

    id: str
    edition: str
    position: str
    done: Condition
    solution: tuple[str, ...]  # answers that lead there with the dice that lie ready
    ready: dict[str, list[int]]  # faces, by kind of die
    squares: tuple[tuple[int, int], ...]  # framed on the pitch
    players: tuple[str, ...]  # ringed
    own: tuple[Note, ...]
    turn: int  # of the learner, at the beginning
    several: bool  # does it go on when a turn ends?

    @property
    def notes(self) -> tuple[Note, ...]:
        """All notes, the first that holds counts: what ends the lesson before what only helps."""
        ends = (*(each for each in self.own if each.missed), *(() if self.several else _ENDS))
        return (*ends, *_LAST, *(each for each in self.own if not each.missed))

    def dice(self, after: Dice) -> Dice:
        """The dice of the lesson: what lies ready, then others."""
        return PreparedDice(self.ready, after)


def lesson_in(text: str, id: str) -> Lesson:
    """The lesson a file has; LessonError says what is wrong with it."""
    try:
        return _checked(msgspec.convert(read_toml(text), _File), id)
    except (ValueError, PigskinError) as error:
        raise LessonError(f"lesson {id}: {error}") from error


def _checked(file: _File, id: str) -> Lesson:
    view = Game.from_position(file.position, edition_of_id(file.edition), "lesson").view()
    players = view["players"]
    assert isinstance(players, list)
    known = {str(each["id"]) for each in players if isinstance(each, dict)}
    done = condition(file.done)
    own = tuple(Note(condition(each.when), each.note, each.missed) for each in file.notes)
    named = set(file.marks.players).union(done.players, *(each.when.players for each in own))
    if strangers := named - known:
        raise LessonError(f"nobody in the position is {', '.join(sorted(strangers))}")
    if view["active"] != LEARNER:
        raise LessonError(f"it begins in a turn of {LEARNER}")
    turns = view["turns"]
    assert isinstance(turns, dict)
    return Lesson(
        id, file.edition, file.position, done, tuple(file.solution),
        {kind: [_face(kind, each) for each in faces] for kind, faces in file.dice.items()},
        tuple(file.marks.squares), tuple(file.marks.players), own,
        int(str(turns[LEARNER])), file.turns == "several",
    )  # fmt: skip


def _face(kind: str, face: int | str) -> int:
    if kind not in _SIDES:
        raise LessonError(f"no dice {quoted(kind)} can lie ready; known: {', '.join(_SIDES)}")
    number = BLOCK_FACES.index(face) if kind == "block" and face in BLOCK_FACES[1:] else face
    if not isinstance(number, int) or not 1 <= number <= _SIDES[kind]:
        raise LessonError(f"{quoted(face)} is no face of the dice {kind}")
    return number


@cache
def course() -> dict[str, Lesson]:
    """All lessons by their ids, in the order in which they are taken: that of their file names."""
    folder = files("pigskin.web.lessons") / "course"
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".toml"))
    ids = [name.removesuffix(".toml").partition("-")[2] for name in names]
    return {id: lesson_in((folder / name).read_text("utf-8"), id) for id, name in zip(ids, names)}


def lesson_of(id: str) -> Lesson:
    """A lesson by its id."""
    found = course().get(id)
    if found is None:
        raise LessonError(f"there is no lesson {quoted(id)}{hint(id, list(course()))}")
    return found
