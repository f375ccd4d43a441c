"""What an answer would have to roll, found by trying it out.

The answer is given to a copy of the game in which every die shows its highest face and everybody
else stands aside. The tests of that copy are those of the match, with all their modifiers, so a
hint cannot say one thing and the rules another.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.happenings import is_test
from pigskin.dice import HighestDice
from pigskin.game import Game
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    DECLINE,
    INTERCEPT,
    KEEP,
    LEAP,
    NO,
    NOBODY_DOES,
    STAY,
    STEP,
    Question,
    first_of,
    verb_of,
)

Roll = tuple[str, int]  # what is rolled for, and the figure a D6 must reach
_ASIDE: Final = (KEEP, DECLINE, NOBODY_DOES, STAY, NO)
_PATIENCE: Final = 12  # questions on the way, before the rest is left to imagination
_ASKED_FIRST: Final = ("turn", "action", "block dice", "re-roll block")


def rehearse(game: Game, answer: Code, player: PlayerNo) -> list[Roll]:
    """The tests an answer asks of a player and of whoever is to catch the ball, in order."""
    return [(test, on_a_die(need)) for test, need, _ in rehearsed(game, answer, player)]


def rehearsed(game: Game, answer: Code, player: PlayerNo) -> list[tuple[str, int, PlayerNo]]:
    """The same with the bare figure each needs, and who rolls it."""
    # Who steps in the way of a throw has no part in its catch.
    catches = verb_of(answer) not in (STEP, LEAP)
    trial = game.copy(HighestDice())
    before = len(trial.history.events)
    trial.answer(answer)
    for _ in range(_PATIENCE):
        aside = stands_aside(trial.question) if trial.question is not None else None
        if aside is None:
            break
        trial.answer(aside)
    rolls: list[tuple[str, int, PlayerNo]] = []
    for kind, who, _, need, _, _ in trial.history.events[before:]:
        if kind == "end of turn":
            break
        if is_test(kind) and (who == player or (catches and kind == "catch")):
            rolls.append((kind, need, PlayerNo(who)))
    return rolls


def stands_aside(question: Question) -> Code | None:
    """The answer of somebody who lets it happen; None where there is none, or a step is next."""
    if question.kind in _ASKED_FIRST:
        return None
    for answer in question.codes:
        if verb_of(answer) in _ASIDE:
            return answer
    return None


def in_the_way(game: Game, answer: Code) -> list[int]:
    """The opponents who may try for the ball if it is thrown so and flies true."""
    trial = game.copy(HighestDice())
    trial.answer(answer)
    for _ in range(_PATIENCE):
        question = trial.question
        if question is not None and question.kind == "intercept":
            return [first_of(each) for each in question.codes if verb_of(each) == INTERCEPT]
        aside = stands_aside(question) if question is not None else None
        if aside is None:
            break
        trial.answer(aside)
    return []


def on_a_die(need: int) -> int:
    """A natural 1 always fails and a natural 6 always succeeds."""
    return max(2, min(6, need))
