"""A way walked by the engine itself, with every face of every die: what odds must agree with."""

from __future__ import annotations

from fractions import Fraction

from pigskin import Dice, Game
from pigskin.contract.answers import option_text
from pigskin.model import STANDING, Table
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


class OutOfFaces(Exception):
    """The engine rolls another die than those whose faces were given."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Lost(Exception):
    """The turn is over: what is rolled from here on does not matter."""


class Faces(Dice):
    """Dice that show what they are told, and then stop everything."""

    def __init__(self, faces: list[int]) -> None:
        self.faces, self.used, self.state = faces, 0, 0
        self.table: Table | None = None

    def roll(self, sides: int) -> int:
        if self.table is not None and self.table.turnover:
            raise Lost
        if self.used >= len(self.faces):
            raise OutOfFaces(sides)
        self.used += 1
        return self.faces[self.used - 1]

    def block(self) -> int:
        return self.roll(6)

    def copy(self) -> Faces:
        twin = Faces(self.faces)
        twin.used = self.used
        return twin


def walk_chance(game: Game, player: int, path: list[int], team: bool) -> Fraction:
    """How likely the player stands at the end of a path, everything that helps being used.

    Step by step: what is alike after a step goes on together.
    """
    standing: dict[object, tuple[Game, Fraction]] = {0: (game, Fraction(1))}
    for sq in path:
        after: dict[object, tuple[Game, Fraction]] = {}
        for before, part in standing.values():
            for there, chance in _steps(before, player, sq, team, []):
                table = there.table
                left = (table.spent[player], table.home.rerolls, table.rerolled)
                key = (left, tuple(table.place), tuple(table.state))
                known = after.get(key, (there, Fraction(0)))[1]
                after[key] = (there, known + part * chance)
        standing = after
    return sum((part for _, part in standing.values()), Fraction(0))


def _steps(
    game: Game, player: int, sq: int, team: bool, faces: list[int]
) -> list[tuple[Game, Fraction]]:
    """Every way in which one step comes off."""
    dice = Faces(faces)
    trial = game.copy(dice)
    trial.silence()
    dice.table = trial.table
    try:
        return [(trial, Fraction(1))] if _step(trial, player, sq, team) else []
    except Lost:
        return []
    except OutOfFaces as out:
        return [
            (there, part / out.sides)
            for face in range(1, out.sides + 1)
            for there, part in _steps(game, player, sq, team, [*faces, face])
        ]


def _step(game: Game, player: int, sq: int, team: bool) -> bool:
    table = game.table
    here = table.place[player]
    step = code(LEAP if distance(here, sq) > 1 else STEP, sq)
    assert game.question is not None
    assert step in game.question.codes, f"no step from {here} to {sq}"
    game.answer(step)
    while game.question is not None and game.question.kind not in ("action", "turn"):
        if table.state[player] != STANDING:
            return False
        game.answer(_choose(game, team))
        table = game.table
    return not table.turnover and table.state[player] == STANDING and table.place[player] == sq


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
