"""The chance of a single test: before it, with every re-roll there is, or at the re-roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.answering import code_of
from pigskin.contract.answers import Answer, option_text
from pigskin.contract.happenings import HAPPENINGS
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.trial import NO_DICE, Trial, failed_test, with_reroll, without_rerolls
from pigskin.odds.values import Odds
from pigskin.remembering import copy_of

PASSES: Final = "passes"
FAILS: Final = "fails"
_OF_A_TEST: Final = ("re-roll", "use skill", "dive at", "hold", "shadow")


def chance_of(game: Game, answer: Answer | None = None) -> Odds:
    """The chance that what is rolled for an answer succeeds, a step for example.

    Without an answer the game must ask for a re-roll: then each of the answers to that has the
    chance that the test is passed after all.
    """
    question = game.question
    if question is None:
        raise PigskinError("the game is over, and nothing is rolled any more")
    assumes = ["Opponents who may spoil the test do so as is worst for the player."]
    if answer is None:
        if question.kind != "re-roll":
            raise PigskinError(f"no roll waits to be rolled again: {question.kind} is asked")
        chances = {
            option_text(game.table, code): _chance(game, code, question.side)
            for code in question.codes
        }
        return Odds(f"re-roll the {question.test or 'roll'}", chances, None, assumes)
    code = code_of(game, answer)
    if not game.at_rest:  # whatever re-rolls there are have been asked about
        return Odds(
            option_text(game.table, code), _both(_chance(game, code, question.side)), None, assumes
        )
    plain = copy_of(game, NO_DICE)
    without_rerolls(plain.table, question.side)
    team = copy_of(game, NO_DICE)
    with_reroll(team.table, question.side)
    return Odds(
        option_text(game.table, code),
        _both(_chance(plain, code, question.side)),
        _both(_chance(team, code, question.side)),
        assumes,
    )


def _both(passes: Fraction) -> dict[str, Fraction]:
    return {PASSES: passes, FAILS: ALL - passes}


def _chance(game: Game, code: Code, side: SideNo) -> Fraction:
    """The chance that an answer leads on without a failed test of the side."""
    return _after(game, code, side, [])


def _after(game: Game, code: Code, side: SideNo, faces: list[int]) -> Fraction:
    trial = Trial(game, code, faces)
    table = trial.table
    if table.turnover:
        return NONE
    if trial.game is None:
        if _is_falling(table, side):
            return NONE
        total = NONE
        for face in range(1, trial.sides + 1):
            total += _after(game, code, side, [*faces, face])
        return total / trial.sides
    question = trial.game.question
    if question is None or question.kind not in _OF_A_TEST:
        return NONE if failed_test(table, side) else ALL
    best = NONE
    for number, option in enumerate(question.codes):
        chance = _after(trial.game, option, side, [])
        if number == 0 or (chance > best if question.side == side else chance < best):
            best = chance
    return best


def _is_falling(table: Table, side: SideNo) -> bool:
    """Is the die that is wanted one about a player of the side who has just gone down?"""
    for event in reversed(table.events or []):
        if not HAPPENINGS[event[0]].quiet:
            fell = event[0] in ("knocked down", "placed prone")
            return fell and side_of(PlayerNo(event[1])) == side
    return False
