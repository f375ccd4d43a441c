"""A way walked by the engine itself, with every face of every die: what odds must agree with."""

from __future__ import annotations

from fractions import Fraction

from pigskin import Game
from pigskin.contract.answers import option_text
from pigskin.model import STANDING
from pigskin.odds.trial import Trial
from pigskin.pitch import distance
from pigskin.questions import (
    KEEP,
    LEAP,
    NOBODY_DOES,
    SKILL_REROLL,
    STEP,
    TEAM_REROLL,
    USE,
    code,
    verb_of,
)


def walk_chance(game: Game, player: int, path: list[int], team: bool) -> Fraction:
    """How likely the player stands at the end of a path, everything that helps being used.

    Step by step: what is alike after a step goes on together.
    """
    standing: dict[object, tuple[Game, Fraction]] = {0: (game, Fraction(1))}
    for sq in path:
        after: dict[object, tuple[Game, Fraction]] = {}
        for before, part in standing.values():
            for there, chance in _steps(before, player, sq, team):
                table = there.table
                left = (table.spent[player], table.home.rerolls, table.rerolled)
                key = (left, tuple(table.place), tuple(table.state))
                known = after.get(key, (there, Fraction(0)))[1]
                after[key] = (there, known + part * chance)
        standing = after
    return sum((part for _, part in standing.values()), Fraction(0))


def _steps(
    game: Game, player: int, sq: int, team: bool
) -> list[tuple[Game, Fraction]]:
    """Every way in which one step comes off."""
    step = code(LEAP if distance(game.table.place[player], sq) > 1 else STEP, sq)
    assert game.question is not None
    assert step in game.question.codes, f"no step to {sq}"
    found: list[tuple[Game, Fraction]] = []
    for there, part in _answered(game, step, team, [], Fraction(1)):
        table = there.table
        if table.state[player] == STANDING and table.place[player] == sq:
            found.append((there, part))
    return found


def _answered(
    game: Game, answer: int, team: bool, faces: list[int], part: Fraction
) -> list[tuple[Game, Fraction]]:
    """Where an answer leads, up to the next step; whatever ends the turn is left out."""
    trial = Trial(game, answer, faces)
    if trial.table.turnover:
        return []
    if trial.game is None:
        return [
            end
            for face in range(1, trial.sides + 1)
            for end in _answered(game, answer, team, [*faces, face], part / trial.sides)
        ]
    question = trial.game.question
    if question is None or question.kind in ("action", "turn"):
        return [(trial.game, part)]
    return _answered(trial.game, _choose(trial.game, team), team, [], part)


def _choose(game: Game, team: bool) -> int:
    """A skill that always works, the team, any other skill; opponents do their worst."""
    question = game.question
    assert question is not None
    skills = [answer for answer in question.codes if verb_of(answer) == SKILL_REROLL]
    sure = [each for each in skills if "Pro" not in option_text(game.table, each)]
    spare = [TEAM_REROLL] if team and TEAM_REROLL in question.codes else []
    for answer in (*sure, *spare, *skills):
        return answer
    if KEEP in question.codes:
        return KEEP
    for answer in question.codes:
        if verb_of(answer) == USE:
            return answer
    return next(answer for answer in question.codes if answer != NOBODY_DOES)
