"""What follows an answer whose next step is a die: what each face brings, and where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pigskin.contract.arguments import Json
from pigskin.contract.happenings import HAPPENINGS
from pigskin.events import Event
from pigskin.game import Game
from pigskin.history import EventRow
from pigskin.numbers import Code, Square
from pigskin.odds.trial import Trial
from pigskin.pitch import ON_PITCH, column, row

MOST_FACES: Final = 8
WORKS: Final = " works"  # ends what is said of a face that brings nothing but a test passed
FAILS: Final = " fails"
# By which somebody or something gets to a square, which is then the first thing told of it.
_GOES: Final = ("lurches", "stumbles", "move", "scatter", "throw-in")
_SAID: Final = 3  # things that follow one face
MOST_SAID: Final = 3  # kinds of outcome

Wanted = Callable[[EventRow], bool]


class Rolled(NamedTuple):
    """What the faces of the next die bring."""

    then: list[str]  # in words; empty if all come to the same
    leads: list[Json]  # the squares they lead to, each with its share
    chance: float | None  # that the test is passed, if it is one


def by_face(game: Game, answer: Code, wanted: Wanted) -> Rolled:
    """What the faces of the next die bring; nothing if no die is next."""
    first = Trial(game, answer, [])
    sides = first.sides
    if first.game is not None or not 1 < sides <= MOST_FACES:
        return Rolled([], [], None)
    known = len(first.table.events or [])
    words: list[str] = []
    places: list[Square] = []
    passed: list[bool] = []
    for face in range(1, sides + 1):
        trial = Trial(game, answer, [face])
        rows = (trial.table.events or [])[known:]
        words.append(_words(trial, rows, wanted))
        passed += [each[5].passed for each in rows if each[5] is not None and each[5].need][:1]
        places += [_square(each) for each in rows if each[0] in _GOES][:1]
    led: list[Json] = []
    if len(set(places)) > 1:  # a face that leads nowhere leads off the pitch
        shares = {place: places.count(place) / sides for place in places}
        led += [
            [column(sq), row(sq), round(share, 4)] for sq, share in shares.items() if ON_PITCH[sq]
        ]
    chance = sum(passed) / sides if len(passed) == sides else None
    then = _grouped(words, bool(led))
    # A die that only says where to something flies has no story to each face.
    return Rolled(then if 1 < len(then) <= MOST_SAID or led else [], led, chance)


def _words(trial: Trial, rows: list[EventRow], wanted: Wanted) -> str:
    """What a face brings: what happens then, or only whether the test is passed."""
    told = [each for each in rows if each[5] is None and wanted(each)]
    happened = [str(Event(trial.table, 0, 0, each)) for each in told[:_SAID]]
    tests = [(each[0], each[5].passed) for each in rows if each[5] is not None and each[5].need]
    if not happened and tests:
        test, passed = tests[0]
        named = trial.table.edition.test_names.get(test, test)
        return f"the {named}{WORKS if passed else FAILS}"
    return "; ".join(happened)


def _square(event: EventRow) -> Square:
    """The square an event leads to: the first or the second of its values."""
    return Square(event[1] if HAPPENINGS[event[0]].names[0] == "square" else event[2])


def _grouped(words: list[str], led: bool) -> list[str]:
    """Faces that come to the same stand together: "on 1: ...", "on 2-6: ..."."""
    found: list[str] = []
    begin = 0
    for face in range(1, len(words) + 1):
        if face == len(words) or words[face] != words[begin]:
            span = f"{begin + 1}" if face == begin + 1 else f"{begin + 1}-{face}"
            if words[begin] or not led:
                found.append(f"on {span}: {words[begin] or 'nothing else happens'}")
            begin = face
    return found
