"""Calls from beside the table: who may make one, and when. They are recorded like answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.errors import GameOver, IllegalAnswer, MalformedAnswer, NotYourTurn
from pigskin.numbers import SideNo
from pigskin.pitch import OTHER_SIDE, SIDES
from pigskin.questions import CONCEDE, ILLEGAL_PROCEDURE, TIME_OUT, TOO_MANY, code
from pigskin.remembering import take
from pigskin.rules import phases
from pigskin.rules.headcount import too_many
from pigskin.rules.setup import may_give_up, setting_up
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.game import Game


def concede(game: Game, coach: str) -> None:
    """Give up the match, where a coach may."""
    side = side_named(coach)
    problem = against_conceding(game, side)
    if problem and not may_give_up(game.table, side):
        raise IllegalAnswer(
            f"{coach} may concede only at the start of a turn of its own, or when it has too few "
            f"players to set up: {problem}",
            problem,
        )
    take(game, code(CONCEDE, side), side, call=True)


def against_conceding(game: Game, side: SideNo) -> str:
    """Why this is not the start of a turn of the side's own."""
    table = game.table
    if game.over:
        return "the game is over"
    if table.phase == phases.SETUP and setting_up(table) == side:
        return f"{SIDES[side]} has {len(table.pool)} players to set up"
    if table.active < 0:
        return "no turn is under way"
    if table.active != side:
        return f"it is the turn of {SIDES[table.active]}"
    if table.bonus_turn:
        return "this is a bonus turn"
    if table.begun:
        return f"somebody of {SIDES[side]} has acted this turn"
    if game.flow is not None or table.phase != phases.TURN:
        return "something else is being settled first"
    if table.options.illegal_procedure and table.marker_moved:
        return f"{SIDES[side]} has moved its turn marker"
    return ""


def time_out(game: Game) -> None:
    """End the turn of a coach whose time is up."""
    question = game.question
    if question is None:
        raise GameOver("the game is over")
    if game.table.active < 0:
        raise IllegalAnswer("no coach is using up the time of a turn now")
    if question.side != game.table.active:
        asked, runs = SIDES[question.side], SIDES[game.table.active]
        raise IllegalAnswer(f"{asked} is asked, and only the time of {runs} runs out in this turn")
    take(game, TIME_OUT, question.side, call=True)


def illegal_procedure(game: Game, coach: str) -> None:
    """The waiting coach has seen that a turn marker was not moved."""
    side = side_named(coach)
    if not game.table.options.illegal_procedure:
        raise IllegalAnswer("the illegal procedure rule is not in use")
    if game.flow is not None or game.table.phase not in (phases.TURN, phases.ACTION):
        raise IllegalAnswer("an illegal procedure can be called between two steps of a turn")
    if game.table.active == side:
        raise NotYourTurn("a coach cannot call an illegal procedure on himself")
    take(game, ILLEGAL_PROCEDURE, side, call=True)


def too_many_players(game: Game, coach: str) -> None:
    """A coach has counted his opponent's players."""
    caller = side_named(coach)
    side = OTHER_SIDE[caller]
    if not game.table.edition.figures.counts_heads:
        raise IllegalAnswer("this edition has no rule about too many players")
    if game.flow is not None or game.table.phase not in (phases.TURN, phases.ACTION):
        raise IllegalAnswer("too many players can be called between two steps of a turn")
    if not too_many(game.table, side):
        raise IllegalAnswer(f"{SIDES[side]} has no more players on the pitch than it may have")
    take(game, code(TOO_MANY, side), caller, call=True)


def side_named(coach: str) -> SideNo:
    """The side of a coach."""
    if coach not in SIDES:
        raise MalformedAnswer(f"{quoted(coach)} is no coach; write home or away")
    return SideNo(SIDES.index(coach))
