"""Calls from beside the table: who may make one, and when. They are recorded like answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.errors import IllegalAnswer, MalformedAnswer, NotYourTurn
from pigskin.pitch import SIDES
from pigskin.questions import CONCEDE, ILLEGAL_PROCEDURE, TIME_OUT, TOO_MANY, code
from pigskin.remembering import take
from pigskin.rules import phases
from pigskin.rules.headcount import too_many
from pigskin.rules.setup import may_give_up
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.game import Game


def concede(game: Game, coach: str) -> None:
    """Give up the match, where a coach may."""
    side = side_named(coach)
    table = game.table
    turn_start = (
        table.phase == phases.TURN
        and game.flow is None
        and table.active == side
        and not table.begun
        and not table.bonus_turn
        and not (table.options.illegal_procedure and table.marker_moved)
    )
    if not turn_start and not may_give_up(table, side):
        raise IllegalAnswer(
            f"{coach} may concede only at the start of a turn of its own, or when it has "
            "too few players to set up"
        )
    take(game, code(CONCEDE, side), side, call=True)


def time_out(game: Game) -> None:
    """End the turn of a coach whose time is up."""
    question = game.question
    if question is None or game.table.active < 0 or question.side != game.table.active:
        raise IllegalAnswer("no coach is using up the time of a turn now")
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
    side = 1 - caller
    if not game.table.edition.figures.counts_heads:
        raise IllegalAnswer("this edition has no rule about too many players")
    if game.flow is not None or game.table.phase not in (phases.TURN, phases.ACTION):
        raise IllegalAnswer("too many players can be called between two steps of a turn")
    if not too_many(game.table, side):
        raise IllegalAnswer(f"{SIDES[side]} has no more players on the pitch than it may have")
    take(game, code(TOO_MANY, side), caller, call=True)


def side_named(coach: str) -> int:
    """The side of a coach."""
    if coach not in SIDES:
        raise MalformedAnswer(f"{quoted(coach)} is no coach; write home or away")
    return SIDES.index(coach)
