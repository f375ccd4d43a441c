"""A plan before it is carried out: every roll with what it is made of, and the chance of it all.

    >>> from pigskin import Game
    >>> from pigskin.odds import preview
    >>> game = Game.from_position("rerolls 1 0 / home 1 7,7 / away 1 7,8 / away 2 9,6")
    >>> plan = preview(game, ["home 1 blitz", "move 8,7", "block away 2"])
    >>> [step.words for step in plan.steps]
    ['home 1 blitz', 'move 8,7', 'block away 2']
    >>> plan.steps[1].rolls[0]["need"], round(plan.json["chance"], 3)
    (5, 0.037)

The steps are played on a copy whose dice are kind and whose other coach stands aside, so what is
told is what the rules themselves would roll. The chance is that of `Actions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pigskin.answering import code_of
from pigskin.contract.answers import Answer, option_text
from pigskin.contract.arguments import Json
from pigskin.dice import HighestDice
from pigskin.errors import IllegalAnswer, MalformedAnswer
from pigskin.game import Game
from pigskin.model import ACTION_NAMES, BLITZ
from pigskin.numbers import Code
from pigskin.odds.actions import Actions, TooManyWays
from pigskin.odds.acts import BEGIN, DEED, HAND, THROW, WALK, Step
from pigskin.odds.acts import HIT as BLOW
from pigskin.odds.blocks import block
from pigskin.odds.deeds import DEEDS, deed
from pigskin.odds.rehearsal import stands_aside
from pigskin.odds.throw import pass_
from pigskin.odds.values import Odds
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    HAND_TO,
    HIT,
    INTERCEPT,
    LEAP,
    NAME_TARGET,
    PASS_TO,
    STEP,
    player_of,
    player_text,
    second_of,
    square_of,
    verb_of,
)
from pigskin.rules.counting import has
from pigskin.showing import quoted

MOST: Final = 40  # answers in a plan
_PATIENCE: Final = 12  # questions between two of them


class Planned:
    """One answer of a plan, and what it would bring."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.rolls: list[dict[str, Json]] = []  # events that carry a roll, as JSON
        self.interferers: list[str] = []  # opponents who may go for a ball in flight
        self.odds: Odds | None = None  # of a block, pass or foul, once it comes to that

    @property
    def json(self) -> dict[str, Json]:
        return {
            "answer": self.words,
            "rolls": [*self.rolls],
            "interferers": [*self.interferers],
            "odds": None if self.odds is None else self.odds.to_json(),
        }


class Preview:
    """A plan: its steps, and the chance that all of it comes off."""

    def __init__(self, steps: list[Planned], chances: Actions | None) -> None:
        self.steps = steps
        self.chances = chances  # None for a plan in which nothing is reckoned

    @property
    def chance(self) -> Fraction | None:
        """Without a re-roll of the team."""
        return None if self.chances is None else self.chances.best[0]

    @property
    def with_reroll(self) -> Fraction | None:
        """With one, if there is one to spend."""
        return None if self.chances is None else self.chances.best[-1]

    @property
    def json(self) -> dict[str, Json]:
        assumes: list[Json] = [] if self.chances is None else [*self.chances.assumes]
        return {
            "steps": [step.json for step in self.steps],
            "chance": None if self.chance is None else float(self.chance),
            "with_reroll": None if self.with_reroll is None else float(self.with_reroll),
            "assumes": assumes,
        }


def preview(game: Game, answers: Sequence[Answer], whole: bool = True) -> Preview:
    """What a list of answers would bring. The first that is not legal in its place is refused.

    The chance of the `whole` may take long where a ball goes astray, and can be left out.
    """
    if not isinstance(answers, (list, tuple)):
        raise MalformedAnswer(f"several answers are a list of them, not {quoted(answers)}")
    if not answers or len(answers) > MOST:
        raise IllegalAnswer(f"a plan has 1 to {MOST} answers, not {len(answers)}")
    trial = game.copy(HighestDice(99))
    steps: list[Planned] = []
    codes: list[Code] = []
    for answer in answers:
        if trial.question is None:
            raise IllegalAnswer(f"the game would be over before {answer}")
        code = code_of(trial, answer)
        step = Planned(option_text(trial.table, code))
        step.odds = _odds(trial, code)
        told = trial.history.count_events()
        trial.answer(code)
        _go_on(trial, step)
        step.rolls = [
            event.json for event in trial.events_since(told) if event.roll is not None
        ]
        steps.append(step)
        codes.append(code)
    acts = _acts(game, codes) if whole else []
    if acts and acts[-1].kind == DEED and steps[-1].odds is None:
        acts = []  # it only begins what is decided later: a kicked team-mate has yet to be aimed
    return Preview(steps, _chances(game, acts) if acts else None)


def _chances(game: Game, acts: list[Step]) -> Actions | None:
    """The chance of the whole; none where it can go in too many ways to reckon."""
    try:
        return Actions(game, (), _spare(game), acts)
    except TooManyWays:
        return None


def _odds(trial: Game, code: Code) -> Odds | None:
    """What a block, a pass or a foul may come to when the plan has got so far."""
    player, verb, other = trial.table.actor, verb_of(code), player_of(code)
    if player < 0:
        return None
    if verb == HIT and trial.table.standing(other):
        return block(trial, player, other, trial.table.action == BLITZ)
    if verb in DEEDS:
        return deed(trial, code)
    if verb == PASS_TO and trial.table.has_ball(player):
        return pass_(trial, player, square_of(code))
    return None


def _go_on(trial: Game, step: Planned) -> None:
    """Questions between two answers of a plan are answered by standing aside."""
    for _ in range(_PATIENCE):
        question = trial.question
        if question is None:
            return
        if question.kind == "intercept":
            step.interferers = [
                player_text(trial.table, player_of(each))
                for each in question.codes
                if verb_of(each) == INTERCEPT
            ]
        aside = stands_aside(question)
        if aside is None:
            return
        trial.answer(aside)


def _spare(game: Game) -> int:
    """A plan is reckoned with one re-roll, if the side has any."""
    assert game.question is not None
    table, side = game.table, game.question.side
    return 1 if table.side(side).rerolls + has(table, side, "leader_rerolls") > 0 else 0


def _acts(game: Game, codes: list[Code]) -> list[Step]:
    """The answers as steps to be reckoned with; nothing if something in them is none."""
    question = game.question
    if question is None or question.kind not in ("turn", "action"):
        return []
    steps: list[Step] = []
    actor = game.table.actor
    for code in codes:
        verb = verb_of(code)
        if verb == ACTIVATE:
            if steps:
                return []
            actor = player_of(code)
        if actor < 0:
            return []
        step = Step(WALK, actor, "")
        step.code = code
        if verb == ACTIVATE:
            step.kind = BEGIN
            step.action = ACTION_NAMES[second_of(code)]
        elif verb == STEP or verb == LEAP:
            step.square = square_of(code)
            step.leaps = verb == LEAP
        elif verb == HIT or verb == HAND_TO:
            step.kind = BLOW if verb == HIT else HAND
            step.other = player_of(code)
            if verb == HIT and steps and steps[0].kind == BEGIN:
                steps[0].other = step.other  # some editions want the target named at once
        elif verb == PASS_TO:
            step.kind = THROW
            step.square = square_of(code)
        elif verb in DEEDS:
            step.kind = DEED
        elif verb == NAME_TARGET and steps:
            steps[0].other = player_of(code)
            continue
        elif verb == ANNOUNCE_PASS:
            continue
        else:
            return []
        steps.append(step)
    for step in steps[:-1]:
        if step.kind == DEED:
            return []
    return steps if len(steps) > 1 or (steps and steps[0].kind != BEGIN) else []
