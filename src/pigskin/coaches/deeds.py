"""What a player does in one go, and the answers it is given by: each can be had from the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.sight import reach_of
from pigskin.dice import HighestDice
from pigskin.model import NOBODY, NOWHERE
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    HAND_TO,
    HIT,
    KICK_HIM,
    LEAP,
    NAME_TARGET,
    PASS_TO,
    SKILL_ON,
    STEP,
    STOP,
    Question,
    code,
    player_of,
    second_of,
    second_player,
    square_of,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.coaches.base import Coach
    from pigskin.game import Game
    from pigskin.model import Table

AIMS: Final = (HIT, KICK_HIM, HAND_TO, PASS_TO, SKILL_ON)  # what an action is for
_ACTING: Final = ("target", "action", "pass")  # questions between a player's first and last answer
_MOST: Final = 40  # answers of one action


class Deed:
    """What one player does: his action, the squares he enters, and what he does at the end."""

    def __init__(self, player: PlayerNo, action: int) -> None:
        self.player = player
        self.action = action
        self.path: list[Square] = []
        self.last: Code = STOP

    @property
    def to(self) -> Square:
        """Where he goes; NOWHERE if he stays."""
        return self.path[-1] if self.path else NOWHERE

    @property
    def other(self) -> PlayerNo:
        """Whom he means, if anybody."""
        return aimed_at(self.last)


def aimed_at(last: Code) -> PlayerNo:
    """Whom an answer means, if anybody."""
    verb = verb_of(last)
    if verb == SKILL_ON:
        return second_player(last)
    return player_of(last) if verb in (HIT, KICK_HIM, HAND_TO) else NOBODY


def deed_of(codes: Sequence[Code]) -> Deed | None:
    """What answers come to that begin with a player's action; None if they begin otherwise."""
    if not codes or verb_of(codes[0]) != ACTIVATE:
        return None
    deed = Deed(player_of(codes[0]), second_of(codes[0]))
    for answer in codes[1:]:
        verb = verb_of(answer)
        if verb in (STEP, LEAP):
            deed.path.append(square_of(answer))
        elif verb in AIMS:
            deed.last = answer
            break
    return deed


def answers_of(game: Game, act: Act) -> list[Code]:
    """The answers that carry an act out, if its dice are kind."""
    path = _way(game.table, act)
    last = act.last

    def choose(trial: Game, question: Question) -> Code:
        if question.kind == "turn":
            return code(ACTIVATE, act.player, act.action)
        if question.kind == "target":
            return code(NAME_TARGET, aimed_at(last))
        if path:
            return code(STEP, path.pop(0))
        if verb_of(last) == PASS_TO and ANNOUNCE_PASS in question.codes:
            return ANNOUNCE_PASS
        return last

    return _given(game, choose)


def answers_by(game: Game, coach: Coach) -> list[Code]:
    """The answers of a coach up to the end of one action, if its dice are kind."""

    def choose(trial: Game, question: Question) -> Code:
        chosen = coach.choose(trial)
        return chosen if isinstance(chosen, int) else chosen.code

    return _given(game, choose)


def _given(game: Game, choose: Callable[[Game, Question], Code]) -> list[Code]:
    trial = game.copy(HighestDice(99))
    given: list[Code] = []
    while trial.question is not None and len(given) < _MOST:
        asked = trial.question
        answer = choose(trial, asked)
        if answer not in asked.codes:
            break
        given.append(answer)
        trial.answer(answer)
        if verb_of(answer) in (*AIMS, STOP) or trial.question is None:
            break
        if trial.question.kind not in _ACTING or trial.question.side != asked.side:
            break
    return given


def _way(table: Table, act: Act) -> list[Square]:
    """The squares to where an act leads, without a roll if that can be."""
    if act.to in (NOWHERE, table.place[act.player]):
        return []
    for risky in (False, True):
        reach = reach_of(table, act.player, risky)
        if act.to in reach.chance and (risky or reach.chance[act.to] == 1.0):
            return reach.path(act.to)
    return []
