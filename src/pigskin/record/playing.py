"""Playing a game again: who answers, what is called, where the game is."""

from __future__ import annotations

from typing import Final

from pigskin.contract.verbs import VERBS
from pigskin.driving import CALLS
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.pitch import OTHER_SIDE, SIDES
from pigskin.questions import (
    CONCEDE,
    ILLEGAL_PROCEDURE,
    TIME_OUT,
    TOO_MANY,
    first_of,
    verb_of,
)
from pigskin.rules import phases

CALL_WORDS: Final = {VERBS[verb >> 20].template: verb for verb in CALLS}


def give(game: Game, answer: Code) -> None:
    """Give the game an answer, or make the call that was recorded like one."""
    verb = verb_of(answer)
    if verb in CALLS:
        make_call(game, verb, who_says(game, answer))
    else:
        game.answer(answer)


def make_call(game: Game, verb: Code, coach: str) -> None:
    """Concede, run out of time, call an illegal procedure or too many players."""
    if verb == CONCEDE:
        game.concede(coach)
    elif verb == TIME_OUT:
        game.time_out()
    elif verb == TOO_MANY:
        game.call_too_many_players(coach)
    else:
        game.call_illegal_procedure(coach)


def who_says(game: Game, answer: Code) -> str:
    """The coach whose answer or call it is."""
    verb = verb_of(answer)
    if verb == CONCEDE:
        return SIDES[first_of(answer)]
    if verb == TIME_OUT:
        return SIDES[game.table.active]
    if verb == ILLEGAL_PROCEDURE:
        return SIDES[OTHER_SIDE[game.table.active]]
    if verb == TOO_MANY:
        return SIDES[1 - first_of(answer)]
    assert game.question is not None
    return game.question.coach


def turn_key(game: Game) -> tuple[int, int, int, int, int]:
    """What changes when another turn starts."""
    table = game.table
    playing = table.phase in (phases.TURN, phases.ACTION) or table.phase == phases.END_TURN
    active = table.active if playing else -1
    return table.half, active, table.home.turn, table.away.turn, int(table.bonus_turn)


def whereabouts(game: Game) -> str:
    """How far the game has come, in words."""
    table = game.table
    score = f"{table.home.score}-{table.away.score}"
    if game.over:
        return f"over, {score}"
    if table.active < 0:
        return f"half {table.half}, {phases.PHASE_NAMES[table.phase]}, {score}"
    kind = "bonus turn" if table.bonus_turn else f"turn {table.side(table.active).turn}"
    return f"half {table.half}, {kind} of {SIDES[table.active]}, {score}"
