"""A sequence of actions as it is hoped for: how the table lies if all of it succeeds.

The steps are those of `Actions`, and so is what it means that one succeeds. Of all the ways the
dice may fall the kindest is taken that lets every step be done: who is blocked goes down, opponents
stand aside, pushes and follow-ups go as later steps need them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pigskin.driving import passive
from pigskin.errors import NotationError
from pigskin.game import Game
from pigskin.model import NOBODY, NOWHERE, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.actions import ARMOUR, Reckoner, TooManyWays, is_reroll
from pigskin.odds.acts import BEGIN, WALK, Step, read_acts
from pigskin.odds.rehearsal import stands_aside
from pigskin.odds.shares import LOST, WON, BySpent
from pigskin.odds.trial import NO_DICE, Trial, test_shown
from pigskin.pitch import END_ZONE_COLUMN, OTHER_SIDE, column, distance
from pigskin.questions import (
    FACE,
    FOLLOW,
    NAME_TARGET,
    PUSH_TO,
    STOP,
    Question,
    code,
    first_of,
    square_of,
    verb_of,
)
from pigskin.remembering import copy_of

MOST_TRIES: Final = 10_000


class Hoped:
    """The table after the actions; or, if they score, before the last step of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before: list[Game] = []  # the table before each action, on the way there
        self.scorer: PlayerNo = NOBODY  # of the touchdown they end with
        self.square: Square = NOWHERE  # where he scores


def hoped(game: Game, acts: Sequence[str], stop: bool = False) -> Hoped | None:
    """The table after these actions, None if they cannot all succeed; `stop` ends the last one.

    What is not legal, or cannot be read, is a NotationError, as for `Actions`.
    """
    start = copy_of(game, NO_DICE)
    if not acts:
        return Hoped(start)
    steps = read_acts(game.table, list(acts))
    asked = game.question
    if asked is None or asked.side != side_of(steps[0].player):
        whose = "the game is over" if asked is None else f"it is {asked.coach}'s turn"
        raise NotationError(whose)
    found = _Hoping(steps).after(start)
    if found is None or found.scorer != NOBODY or not stop:
        return found
    question = found.game.question
    if question is not None and question.kind == "action" and STOP in question.codes:
        stopped = Trial(found.game, STOP, []).game
        found.game = stopped or found.game
    return found


class _Hoping(Reckoner):
    """Looks for one way in which everything succeeds, the kindest dice first."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(steps, side_of(steps[0].player), True, False, MOST_TRIES)
        self.end: Hoped | None = None
        self.early = False  # has a touchdown ended it before its last step?

    def after(self, start: Game) -> Hoped | None:
        try:
            self.begin(start)
        except TooManyWays:
            self.refuse()
            if not self.early:
                raise
        return self.end

    def _next(self, game: Game, question: Question, number: int) -> BySpent:
        if number == len(self.steps) and self._reached(game.table, number - 1):
            self.end = Hoped(game)
            return WON
        found = super()._next(game, question, number)
        begins = question.kind == "turn" and self.steps[number].kind == BEGIN
        if found and begins and self.end is not None:
            self.end.before.insert(0, game)  # the last action's comes first
        return found

    def _over(self, game: Game, number: int) -> BySpent:
        return LOST  # a touchdown is seen where it is made

    def _done(self, game: Game, answer: Code) -> BySpent:
        return self._take(game, answer, len(self.steps))

    def _take(self, game: Game, answer: Code, number: int) -> BySpent:
        """Let the dice fall, the highest faces first, until it goes on well."""
        waiting: list[list[int]] = [[]]  # faces yet to be tried, the kindest last
        while waiting:
            faces = waiting.pop()
            self.tries += 1
            if self.tries > MOST_TRIES:
                raise TooManyWays("it cannot be told how these actions would go")
            trial = Trial(game, answer, faces)
            table = trial.table
            if table.side(self.side).score > self.score:
                if self._scored(game, trial, number):
                    return WON
            elif trial.game is not None:
                if self._at(trial.game, number):
                    return WON
            elif not table.turnover:
                waiting += [[*faces, face] for face in self._faces_of(game, answer, faces, trial)]
        return LOST

    def _faces_of(self, game: Game, answer: Code, faces: list[int], trial: Trial) -> list[int]:
        """The faces the next die may show, the kindest last."""
        told = trial.told
        last = told[-1] if told else ""
        if trial.sides != 8 and last in ARMOUR:
            return [1]
        if last == "block die":
            return [faces[-1]]  # all dice of a block alike: that is the face then
        highest = trial.sides
        before = len(trial.table.events or [])
        onward = Trial(game, answer, [*faces, highest])
        if test_shown(onward.table, before):
            return [highest]  # of a test it only matters that it is passed
        return list(range(1, highest + 1))

    def _scored(self, game: Game, trial: Trial, number: int) -> BySpent:
        if number != len(self.steps):
            self.early = True
            return LOST
        scorer = next(
            PlayerNo(event[1]) for event in trial.table.events or [] if event[0] == "touchdown"
        )
        last = self.steps[-1]
        self.end = Hoped(game)
        self.end.scorer = scorer
        goes = last.kind == WALK and last.player == scorer
        self.end.square = last.square if goes else game.table.place[scorer]
        return WON

    # --- questions on the way -----------------------------------------------------------------

    def _asked(self, game: Game, question: Question, number: int) -> BySpent:
        if question.kind == "pass" and question.side == self.side and number < len(self.steps):
            return self._say(game, self.steps[number], number)
        for answer in self._liked(game, question, number):
            if self._take(game, answer, number):
                return WON
        return LOST

    def _liked(self, game: Game, question: Question, number: int) -> list[Code]:
        """The answers, what is tried first in front."""
        codes = list(question.codes)
        if question.side != self.side:
            aside = stands_aside(question)
            return [passive(question) if aside is None else aside, *codes]
        wanted = code(NAME_TARGET, self.steps[number - 1].other)
        if question.kind == "target" and wanted in codes:
            return [wanted]
        codes = [each for each in codes if not is_reroll(question, each)] or codes
        codes.sort(key=lambda each: self._worth(game, question, each, number), reverse=True)
        return codes

    def _gone_over(self, number: int) -> set[Square]:
        """The squares later steps go over."""
        return {each.square for each in self.steps[number:] if each.kind == WALK}

    def _worth(self, game: Game, question: Question, answer: Code, number: int) -> int:
        """How much one would rather answer so; what is alike keeps its order."""
        table, verb = game.table, verb_of(answer)
        if verb == FACE:
            return first_of(answer)
        goal = END_ZONE_COLUMN[OTHER_SIDE[self.side]]
        if verb == PUSH_TO:  # out of the way of the ball
            ball = table.place[table.carrier] if table.carrier >= 0 else table.ball
            free = 0 if square_of(answer) in self._gone_over(number) else 100
            return free + (distance(square_of(answer), ball) if ball else 0)
        if verb == FOLLOW:  # out of the way of others, else towards the end zone
            here = table.place[question.player]
            over = self._gone_over(number)
            if (here in over) != (question.square in over):
                return 1 if here in over else -1
            gained = abs(column(here) - goal) - abs(column(question.square) - goal)
            return 1 if gained > 0 else -1
        return 0

