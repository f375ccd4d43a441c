"""Luck: how often the dice did what a coach wanted, beside how often they do on average.

Counted is every roll that had to reach something, and every roll of block dice: with the exact
chance it had, whatever came before or after. A roll again is a roll of its own. Somebody's armour
is rolled for the other coach, who wants it broken. Of block dice it is asked whether they fell the
opponent, skills aside: if the attacker chooses one of them must, otherwise all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Final

from pigskin.model import side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import SIDES

if TYPE_CHECKING:
    from pigskin.events import Event
    from pigskin.game import Game

FELLS: Final = (5, 6)  # faces of a block die
_ARMOUR: Final = "armour"
_BLOCK: Final = "block"
# To pass these is not what the coach of the player wants, or not always.
_UNWANTED: Final = ("weapon noticed", "card test")
_TURNS: Final = ("turn", "bonus turn")


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that were to do something for a coach."""

    event: int  # its number among the events of the match
    side: str  # whose coach wanted it
    player: int  # who rolled, or whose armour it was; the number inside
    what: str  # the test, "armour" or "block"
    chance: Fraction
    made: bool
    half: int
    turn: int  # of the side whose turn it was; 0 before the first
    answer: int  # the one that led to it, from 0; -1 before the first
    dice: tuple[int, ...]  # the faces, as they fell
    need: int = 0  # what the dice had to show; 0 for block dice
    chooser: str = ""  # the side that chooses from block dice


@dataclass(frozen=True, slots=True)
class Luck:
    """What the dice of a coach came to."""

    rolls: int = 0
    made: int = 0
    expected: Fraction = Fraction(0)

    @property
    def more(self) -> Fraction:
        """Rolls made beyond what is to be expected."""
        return self.made - self.expected


def luck_of(throws: Iterable[Throw], side: str) -> Luck:
    """The luck of one coach."""
    own = [each for each in throws if each.side == side]
    return Luck(
        len(own), sum(each.made for each in own), sum((each.chance for each in own), Fraction(0))
    )


def throws_of(game: Game) -> list[Throw]:
    """Every throw of a match so far, if somebody has listened to it from the beginning."""
    return list(_throws(game.events_since(0)))


def _throws(events: list[Event]) -> Iterator[Throw]:
    half = turn = 0
    attacker, count = -1, 0
    place = 0
    while place < len(events):
        event = events[place]
        place += 1
        if event.kind == "half":
            half, turn = event["half"], 0
        elif event.kind in _TURNS and "turn" in event.arguments:
            turn = event["turn"]
        elif event.kind == _BLOCK:
            attacker, count = event["player"], _dice(event)
        elif event.kind == "block die" and attacker >= 0:
            faces = [event["face"]]
            while place < len(events) and events[place].kind == "block die" and (
                events[place].answer == event.answer and len(faces) < abs(count)
            ):
                faces.append(events[place]["face"])
                place += 1
            chance, made = block_chance(len(faces), count > 0), fells(faces, count > 0)
            side_no = side_of(PlayerNo(attacker))
            yield Throw(
                event.number, SIDES[side_no], attacker, _BLOCK, chance, made, half, turn,
                event.answer, tuple(faces), chooser=SIDES[side_no if count > 0 else 1 - side_no],
            )  # fmt: skip
        else:
            roll = event.roll
            if roll is None or not roll.dice or not roll.base or event.kind in _UNWANTED:
                continue
            if not event.is_test and event.kind != _ARMOUR:
                continue
            if roll.passed != (roll.rolled >= roll.target):
                continue  # something else than the dice has decided
            side_no = side_of(PlayerNo(event["player"]))
            side = SIDES[1 - side_no if event.kind == _ARMOUR else side_no]
            yield Throw(
                event.number, side, event["player"], event.kind,
                chance_of(roll.sides, roll.target), roll.passed, half, turn,
                event.answer, roll.dice, roll.target,
            )  # fmt: skip


@cache
def chance_of(sides: tuple[int, ...], target: int) -> Fraction:
    """How likely dice show at least this in all."""
    sums = Counter({0: 1})
    for faces in sides:
        more: Counter[int] = Counter()
        for shown, ways in sums.items():
            for face in range(1, faces + 1):
                more[shown + face] += ways
        sums = more
    good = sum(ways for shown, ways in sums.items() if shown >= target)
    return Fraction(good, sums.total())


def block_chance(dice: int, attacker_chooses: bool) -> Fraction:
    """How likely so many block dice fell the opponent, skills aside."""
    fell = Fraction(len(FELLS), 6)
    return 1 - (1 - fell) ** dice if attacker_chooses else fell**dice


def fells(faces: list[int], attacker_chooses: bool) -> bool:
    found = [face in FELLS for face in faces]
    return any(found) if attacker_chooses else all(found)


def _dice(event: Event) -> int:
    """How many block dice; fewer than none if the defender chooses."""
    return event["dice"]
