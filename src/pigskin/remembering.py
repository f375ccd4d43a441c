"""What a game remembers of its way: rest points, and from them copies and taking back.

A copy at rest copies the data; a copy in mid-flow copies the last rest point and plays the few
answers and dice since then again. Taking back is the same with an answer fewer, and so is putting
things right when a rule breaks on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.dice import Dice, NextRoll, NoDice, ReplayedDice
from pigskin.driving import AFTER, BEFORE, CALL_NUMBERS, UNDONE, advance, apply, apply_call
from pigskin.errors import NothingToUndo
from pigskin.history import History
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import SIDES
from pigskin.questions import PLAY_CARD, PLAY_CARD_AT, PLAY_CARD_ON, TIME_OUT, verb_of
from pigskin.rules import phases
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.game import Game

# Why no answer, or no further one, can be taken back.
NOTHING_ANSWERED: Final = 0
DIE_ROLLED: Final = 1
COACH_CHANGED: Final = 2
TIME_UP: Final = 3
CARD_SHOWN: Final = 4
_IN_A_TURN: Final = (phases.TURN, phases.ACTION)
_REASONS: Final[tuple[str, ...]] = (
    "nothing has been answered",
    "a die has been rolled since",
    "the other coach has been asked since",
    "the time was up",
    "a card has been shown since",
)
_NONE: Final = NoDice()
_SHOWS_A_CARD: Final = (PLAY_CARD, PLAY_CARD_ON, PLAY_CARD_AT)


class Rest:
    """A moment at which everything about a game was data, and where in its history that was."""

    def __init__(
        self, table: Table, history: History, answers: int, tape: int, events: int, given: int = -1
    ) -> None:
        self.table = table  # a sketch
        self.history = history
        self.answers = answers
        self.tape = tape
        self.events = events
        self.given = given  # the phase of the answer that is being carried out; -1 for none


# --- taking answers ---------------------------------------------------------------------------


def take(game: Game, chosen: Code, side: SideNo, call: bool = False) -> None:
    """Carry out a legal answer or call of a side; if a rule breaks on the way, it is unsaid."""
    if game.flow is None and (game.rest is None or game.table.phase != phases.ACTION):
        if not game.listening:
            game.history.answers.clear()
            game.history.told.clear()
            game.history.tape.clear()
        mark_rest(game)
    rest, earlier = game.rest, game.earlier
    history = game.history
    tape = len(history.tape)
    keeper = game.keeper
    if keeper is not None:
        keeper(game, BEFORE, chosen)
    history.answers.append(chosen)
    phase = game.given = game.table.phase
    if game.listening:
        history.told.append(len(history.events))
    try:
        if call:
            apply_call(game, chosen)
        else:
            apply(game, chosen)
        if game.listening and game.table.phase != phase:
            tell_phase(game.table, phase)
        if keeper is not None:
            keeper(game, AFTER, tape)
    except NextRoll:
        raise  # nobody goes on with a game whose chances are being looked at
    except BaseException:
        assert rest is not None
        game.earlier = earlier
        _restore(game, rest, tape)
        raise
    if game.listening:
        question = game.question
        if len(history.tape) > tape:
            game.undoable = 0
            game.undo_stop = DIE_ROLLED
        elif question is None or question.side != side:
            game.undoable = 0
            game.undo_stop = COACH_CHANGED
        elif chosen == TIME_OUT:
            game.undoable = 0
            game.undo_stop = TIME_UP
        elif verb_of(chosen) in _SHOWS_A_CARD:
            game.undoable = 0
            game.undo_stop = CARD_SHOWN
        else:
            game.undoable += 1


def tell_phase(table: Table, before: int) -> None:
    """An answer has led to another phase: that an action begins or ends is told already."""
    if before not in _IN_A_TURN or table.phase not in _IN_A_TURN:
        table.whisper("phase", table.phase)


def mark_rest(game: Game) -> None:
    """This is a rest point; those before it are kept as long as they may be gone back to."""
    if game.undoable == 0:
        game.earlier = ()
    elif game.rest is not None:
        game.earlier = (*game.earlier, game.rest)
    history = game.history
    sketch = game.table.sketch()
    sketch.dice = _NONE  # whoever plays it again brings his own; forks share it and must not see
    game.rest = Rest(
        sketch,
        history,
        len(history.answers),
        len(history.tape),
        len(history.events),
    )


def mark_deal(game: Game) -> None:
    """Cards have been dealt on the way to a question: a rest point, to play on from after it.

    A copy with another hand cannot play the deal again; the rest point before the answer is kept,
    for that may still be taken back.
    """
    before = game.rest
    assert before is not None
    earlier = (*game.earlier, before)
    mark_rest(game)
    game.earlier = earlier
    assert game.rest is not None
    game.rest.given = game.given


def _restore(game: Game, rest: Rest, tape: int) -> None:
    """Back to before the last answer; the dice it rolled will be rolled again."""
    history = game.history
    rolled = history.tape[tape:]
    dice = game.table.dice
    twin = replayed(
        game, rest, history.answers[rest.answers : -1], history.tape[rest.tape : tape], dice
    )
    _become(game, twin)
    game.table.dice = ReplayedDice(rolled, dice)


def _become(game: Game, twin: Game) -> None:
    """Go on as another game that was made for it."""
    game.table = twin.table
    game.history = twin.history
    game.question = twin.question
    game.flow = twin.flow
    game.flow_answers = twin.flow_answers
    game.flow_tape = twin.flow_tape
    game.rest = twin.rest


# --- copies -----------------------------------------------------------------------------------


def copy_of(game: Game, dice: Dice) -> Game:
    """An independent game in the same state that will roll these dice."""
    rest = game.rest
    history = game.history
    if game.flow is not None and rest is not None:
        twin = replayed(
            game, rest, history.answers[rest.answers :], history.tape[rest.tape :], dice
        )
        if game.listening:
            twin.earlier = game.earlier
            twin.undoable = game.undoable
            twin.undo_stop = game.undo_stop
        return twin
    table = game.table.copy()
    branch = history.branch(len(history.answers), len(history.tape), len(history.events))
    table.dice = dice
    twin = game.around(table, branch)
    question = game.question
    if question is not None:
        twin.question = question.at(table)
    if game.listening:
        twin.undoable = game.undoable
        twin.earlier = game.earlier if rest is None else (*game.earlier, rest)
        twin.undo_stop = game.undo_stop
    return twin


def replayed(game: Game, rest: Rest, answers: list[Code], tape: list[int], after: Dice) -> Game:
    """A game from a rest point on, with these answers and dice, then other dice."""
    table = rest.table.copy()
    history = rest.history.branch(rest.answers, rest.tape, rest.events)
    twin = game.around(table, history)
    twin.rest = Rest(rest.table, history, 0, 0, 0, rest.given)
    twin.given = rest.given
    table.dice = ReplayedDice(tape, after)
    if table.phase not in table.edition.takes or table.phase == phases.ACTION:
        advance(twin)  # the rest point lies before a question is asked
        if rest.given >= 0 and table.phase != rest.given:
            tell_phase(table, rest.given)
    for answer in answers:
        history.answers.append(answer)
        if game.listening:
            history.told.append(len(history.events))
        phase = twin.given = table.phase
        if answer >> 20 in CALL_NUMBERS:
            apply_call(twin, answer)
        else:
            apply(twin, answer)
        if table.phase != phase:
            tell_phase(table, phase)
    if twin.question is None:
        advance(twin)
    if len(tape) == len(history.tape):
        table.dice = after
    return twin


# --- taking back ------------------------------------------------------------------------------


def why_not_undo(game: Game, coach: str | None) -> str:
    """Why the last answer cannot be taken back; empty if it can."""
    if coach is not None and coach not in SIDES:
        return f"{quoted(coach)} is no coach; write home or away"
    if not game.listening:
        return "a silenced game keeps nothing to take back"
    if game.undoable == 0:
        return "the game is over" if game.question is None else _REASONS[game.undo_stop]
    assert game.question is not None
    if coach is not None and coach != SIDES[game.question.side]:
        return f"the last answer was {SIDES[game.question.side]}'s"
    return ""


def undo(game: Game, coach: str | None) -> None:
    """Take back the last answer, if no die, reveal or other coach has come since."""
    reason = why_not_undo(game, coach)
    if reason:
        raise NothingToUndo(f"nothing can be taken back: {reason}")
    kept = game.history.all_answers()[:-1]
    tape = game.history.all_tape()
    points = list(game.earlier) if game.rest is None else [*game.earlier, game.rest]
    while _place(points[-1]) > len(kept):
        points.pop()
    rest = points.pop()
    rolled = tape[rest.history.count_tape_before() + rest.tape :]
    twin = replayed(game, rest, kept[_place(rest) :], rolled, game.table.dice)
    if game.keeper is not None:
        game.keeper(twin, UNDONE, 0)
    _become(game, twin)
    game.earlier = tuple(points)
    game.undoable -= 1


def _place(rest: Rest) -> int:
    """How many answers had been given at a rest point."""
    return rest.history.count_answers_before() + rest.answers
