"""Driving the flows: from an answer to the next question. The only file that does.

Everything here changes the game as it goes and looks neither forward nor back: whether an answer
is legal is asked before (`answering`, `calls`), and what if a rule breaks, after (`remembering`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.numbers import Code
from pigskin.questions import (
    CONCEDE,
    ILLEGAL_PROCEDURE,
    STOP,
    TIME_OUT,
    TOO_MANY,
    Flow,
    Question,
    side_in,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import turn_over
from pigskin.rules.drive import concede
from pigskin.rules.headcount import send_extras_off
from pigskin.rules.turn import call_illegal_procedure

if TYPE_CHECKING:
    from pigskin.game import Game

# What is recorded like an answer but said from beside the table.
CALLS: Final[tuple[Code, ...]] = (CONCEDE, TIME_OUT, ILLEGAL_PROCEDURE, TOO_MANY)
CALL_NUMBERS: Final[tuple[int, ...]] = tuple([verb >> 20 for verb in CALLS])  # how codes begin

# When whoever keeps a record of a game is told of an answer.
BEFORE: Final = 0  # with its code
AFTER: Final = 1  # with how many dice there were before it
UNDONE: Final = 2


def apply(game: Game, chosen: Code) -> None:
    """Carry out an answer."""
    flow = game.flow
    if flow is None:
        # What is in mid-flow follows from the answer that began it and what came after.
        game.flow_answers = len(game.history.answers) - 1
        game.flow_tape = len(game.history.tape)
        run(game, game.table.edition.takes[game.table.phase](game.table, chosen))
        return
    try:
        question = flow.send(chosen)
    except StopIteration:
        game.flow = None
        advance(game)
        return
    question.table = game.table
    game.question = question


def run(game: Game, flow: Flow[None]) -> None:
    """Let a flow begin, up to its first question or its end."""
    try:
        question = next(flow)
    except StopIteration:
        game.flow = None
        advance(game)
        return
    question.table = game.table
    game.question = question
    game.flow = flow


def advance(game: Game) -> None:
    """From a rest point to the next question."""
    table = game.table
    edition = table.edition
    while table.phase != phases.OVER:
        ask = edition.asks.get(table.phase)
        if ask is not None:
            question = ask(table)
            if table.phase == phases.ACTION and len(question.codes) == 1:
                _begin(game)
                run(game, edition.takes[phases.ACTION](table, STOP))
                return
            question.table = table
            game.question = question
            return
        if table.phase == phases.BEFORE_MATCH and (table.home.hand or table.away.hand):
            _dealt(game)
        _begin(game)
        flow = edition.procedures[table.phase](table)
        try:
            question = next(flow)
        except StopIteration:
            continue
        question.table = table
        game.question = question
        game.flow = flow
        return
    game.question = None


def _begin(game: Game) -> None:
    """A flow begins without an answer."""
    game.flow_answers = len(game.history.answers)
    game.flow_tape = len(game.history.tape)


def _dealt(game: Game) -> None:
    from pigskin.remembering import mark_deal  # which drives games as well

    mark_deal(game)


# --- calls ------------------------------------------------------------------------------------


def apply_call(game: Game, call: Code) -> None:
    """Carry out a call from beside the table."""
    verb = verb_of(call)
    if verb == CONCEDE:
        concede(game.table, side_in(call))
        game.flow = None
        advance(game)
    elif verb == ILLEGAL_PROCEDURE:
        run(game, call_illegal_procedure(game.table))
    elif verb == TOO_MANY:
        run(game, send_extras_off(game.table, side_in(call)))
    else:
        _run_out_of_time(game)


def _run_out_of_time(game: Game) -> None:
    table = game.table
    side = table.active
    turn_over(table, "time")
    if game.flow is None and table.phase == phases.ACTION:
        apply(game, STOP)  # the action ends where it has got to
    while game.flow is not None:
        question = game.question
        if question is None or question.side != side:
            return  # the other coach decides; the turn ends once that is settled
        apply(game, passive(question))
    if table.turnover and table.active == side:
        table.phase = phases.END_TURN
        advance(game)


def passive(question: Question) -> Code:
    """The answer of a coach who does nothing that is not forced on him."""
    from pigskin.contract.kinds import kind_of

    return kind_of(question).passive_answer(question)
