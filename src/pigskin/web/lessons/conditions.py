"""What can be asked of the table of a lesson, in a few words: "home 7 at 13,5", "not home carries".

A condition is one or more of them, joined by "and". It looks at nothing but the view and the
events, as anybody at the table does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.errors import PigskinError
from pigskin.events import Event
from pigskin.pitch import SIDES
from pigskin.showing import quoted

LEARNER: Final = "home"  # who learns has this side
View = dict[str, Any]
Test = Callable[["Seen"], bool]


class LessonError(PigskinError):
    """A lesson that makes no sense, or that there is not."""


class Seen(Struct):
    """As much as a condition looks at: the table, and what has happened by its kind and side."""

    view: View
    events: frozenset[tuple[str, str]]  # such as ("touchdown", "home"); the side may be empty
    turn: int  # of the learner, when the lesson began

    def player(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in self.view["players"] if each["id"] == id)
        return found


class Condition(Struct, frozen=True):
    """Words, and what they ask."""

    words: str
    tests: tuple[Test, ...]
    players: frozenset[str]  # whom it names

    def holds(self, seen: Seen) -> bool:
        return all(test(seen) for test in self.tests)


_PLAYER: Final = r"(?P<player>(?:home|away) \d+)"
_SIDE: Final = r"(?P<side>home|away)"


def _at(who: str, where: str) -> Test:
    x, y = where.split(",")
    square = [int(x), int(y)]

    def stands(seen: Seen) -> bool:
        player = seen.player(who)
        return bool(player["square"] == square and player["state"] == "up")

    return stands


def _acts(seen: Seen, who: str) -> bool:
    action = seen.view["action"]
    return bool(action is not None and action["player"] == who)


def _asks(seen: Seen, kind: str) -> bool:
    question = seen.view["question"]
    return bool(question is not None and question["kind"] == kind)


def _turn_ended(seen: Seen) -> bool:
    return bool(seen.view["active"] != LEARNER or seen.view["turns"][LEARNER] != seen.turn)


# Every form of words, and the test it stands for.
_FORMS: Final[tuple[tuple[str, Callable[[dict[str, str]], Test]], ...]] = (
    (rf"{_PLAYER} at (?P<square>\d+,\d+)", lambda found: _at(found["player"], found["square"])),
    (rf"{_PLAYER} down", lambda found: lambda seen: seen.player(found["player"])["state"] != "up"),
    (rf"{_PLAYER} carries", lambda found: lambda seen: seen.player(found["player"])["has_ball"]),
    (
        rf"{_SIDE} carries",
        lambda found: lambda seen: str(seen.view["ball"]["carrier"]).startswith(found["side"]),
    ),
    (rf"{_PLAYER} acts", lambda found: lambda seen: _acts(seen, found["player"])),
    (
        rf"{_PLAYER} finished",
        lambda found: lambda seen: "used" in seen.player(found["player"])["marks"]
        and not _acts(seen, found["player"]),
    ),
    (rf"{_SIDE} scored", lambda found: lambda seen: ("touchdown", found["side"]) in seen.events),
    (r"asked (?P<kind>[a-z -]+)", lambda found: lambda seen: _asks(seen, found["kind"])),
    ("turnover", lambda _: lambda seen: ("turnover", LEARNER) in seen.events),
    ("turn ended", lambda _: _turn_ended),
    ("match over", lambda _: lambda seen: seen.view["over"]),
)


def condition(words: str) -> Condition:
    """What words ask; LessonError if they ask nothing known."""
    tests: list[Test] = []
    players: set[str] = set()
    for part in words.split(" and "):
        wanted = part.removeprefix("not ")
        test, named = _test(wanted)
        tests.append(test if wanted == part else _not(test))
        players |= named
    return Condition(words, tuple(tests), frozenset(players))


def _test(words: str) -> tuple[Test, set[str]]:
    for form, make in _FORMS:
        found = re.fullmatch(form, words)
        if found is not None:
            given = found.groupdict()
            if given.get("kind", "turn") not in QUESTION_KINDS:
                raise LessonError(f"there is no question {quoted(given['kind'])}")
            return make(given), {given["player"]} if "player" in given else set()
    raise LessonError(f"{quoted(words)} is nothing that can be asked of a lesson's table")


def _not(test: Test) -> Test:
    return lambda seen: not test(seen)


def kinds_of(events: Iterable[Event]) -> frozenset[tuple[str, str]]:
    """What has happened, by kind and side."""
    return frozenset((each.kind, _side(each)) for each in events)


def _side(event: Event) -> str:
    side = event.arguments.get("side", -1)
    return SIDES[side] if 0 <= side < len(SIDES) else ""
