"""How likely it works after a re-roll: a test that is rolled again, or block dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final

from pigskin.contract.bringing import face_text
from pigskin.dice import BLOCK_FACES
from pigskin.game import Game
from pigskin.model import NOBODY, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.trial import Trial
from pigskin.pitch import SIDES
from pigskin.questions import (
    LEADER_REROLL,
    MASCOT_REROLL,
    REROLL_DIE,
    SKILL_REROLL,
    TEAM_REROLL,
    Question,
    first_of,
    verb_of,
)

REROLLS: Final = (TEAM_REROLL, LEADER_REROLL, MASCOT_REROLL, SKILL_REROLL, REROLL_DIE)
_DEEPEST: Final = 3  # dice of a tree
_FELLED: Final = ("pushed and down", "the defender goes down")


def chance_again(game: Game, question: Question, answer: Code) -> Fraction | None:
    """The chance that it works after this re-roll: the test passed, the opponent down."""
    if question.kind in ("block dice", "re-roll block"):
        return _block_again(game, question, answer)
    return _test_again(game, answer, question.player, question.test, [])


def _test_again(
    game: Game, answer: Code, player: PlayerNo, test: str, faces: list[int]
) -> Fraction | None:
    trial = Trial(game, answer, faces)
    for event in trial.table.events or []:
        roll = event[5]
        if roll is None or not roll.need or event[1] != player:
            continue
        if event[0] == test:
            return Fraction(int(roll.passed))
        if not roll.passed:
            return Fraction(0)  # the re-roll itself was in vain
    if trial.game is not None:
        return Fraction(0)
    if len(faces) == _DEEPEST:
        return None
    total = Fraction(0)
    for face in range(1, trial.sides + 1):
        part = _test_again(game, answer, player, test, [*faces, face])
        if part is None:
            return None
        total += part
    return total / trial.sides


def _block_again(game: Game, question: Question, answer: Code) -> Fraction | None:
    """The chance that the defender goes down and the attacker does not."""
    table, attacker, defender = game.table, question.player, question.other
    works = _reroll_comes(game, answer, [])
    faces = list(question.faces)
    if defender == NOBODY or works is None or not faces:
        return None
    kept = faces.copy()
    if verb_of(answer) == REROLL_DIE:
        kept.remove(first_of(answer))
        rolled = 1
    else:
        kept, rolled = [], len(faces)
    own = question.about.get("chooser") in (None, SIDES[side_of(attacker)])
    good = [
        name != "push" and face_text(table, face, attacker, defender) in _FELLED
        for face, name in enumerate(BLOCK_FACES)
    ]
    ways = [_falls([*kept, *dice], good, own) for dice in product(range(1, 7), repeat=rolled)]
    again = Fraction(sum(ways), len(ways))
    return works * again + (1 - works) * int(_falls(faces, good, own))


def _falls(faces: list[int], good: list[bool], own: bool) -> bool:
    each = [good[face] for face in faces]
    return any(each) if own else all(each)


def _reroll_comes(game: Game, answer: Code, faces: list[int]) -> Fraction | None:
    """The chance that the dice are rolled again at all: somebody may be a loner."""
    trial = Trial(game, answer, faces)
    for event in trial.table.events or []:
        if event[0] == "block die":
            return Fraction(1)
        if event[5] is not None and event[5].need and not event[5].passed:
            return Fraction(0)
    if trial.game is not None:
        return Fraction(0)
    if len(faces) == _DEEPEST:
        return None
    total = Fraction(0)
    for face in range(1, trial.sides + 1):
        part = _reroll_comes(game, answer, [*faces, face])
        if part is None:
            return None
        total += part
    return total / trial.sides
