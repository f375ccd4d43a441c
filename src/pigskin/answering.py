"""Answers as they come in: one, several, a path, a formation. What is not legal is refused here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from pigskin.contract.answers import Answer, Option, option_text, understand
from pigskin.errors import GameOver, IllegalAnswer, MalformedAnswer, NotYourTurn
from pigskin.looking import Player, SquareLike, player_of, square_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import SIDES, distance, parse_square, square_text
from pigskin.questions import PLACE, STEP, Question, code, player_text
from pigskin.remembering import take
from pigskin.rules.movement import squares_left
from pigskin.showing import quoted, shown

if TYPE_CHECKING:
    from pigskin.game import Game

# Who stands where: {"home 1": (12, 7)}; numbers and words will do for both.
Formation: TypeAlias = (
    "Mapping[str, SquareLike] | Mapping[int, SquareLike] | Mapping[Player, SquareLike]"
    " | Mapping[PlayerNo, Square]"
)


def code_of(game: Game, answer: Answer) -> Code:
    """The code of a legal answer, however it is given."""
    question = game.question
    if question is None:
        raise GameOver("the game is over")
    chosen = _read(game, question, answer)
    if chosen not in question.codes:
        from pigskin.contract.reasons import why_not as reason

        said = option_text(game.table, chosen)  # it may be the code of nothing
        because = reason(game.table, question, chosen)
        raise IllegalAnswer(f"{said!r} is not legal now: {because}", because)
    return chosen


def _read(game: Game, question: Question, answer: Answer) -> Code:
    """The code of an answer, legal or not."""
    if isinstance(answer, int) and not isinstance(answer, bool):
        return Code(answer)
    if isinstance(answer, Option):
        return answer.code
    if isinstance(answer, (str, dict)):
        return understand(game.table, answer, question.codes)
    raise MalformedAnswer(
        f"an answer is an option, its words, its JSON or its code, not {quoted(answer)}"
    )


def asked(game: Game, coach: str | None) -> Question:
    """The question, if there is one and this coach is asked."""
    question = game.question
    if question is None:
        raise GameOver("the game is over")
    if coach is not None and coach != SIDES[question.side]:
        whom = quoted(coach)
        if coach not in SIDES:
            raise MalformedAnswer(f"{whom} is no coach; write home or away")
        raise NotYourTurn(f"{SIDES[question.side]} is asked ({question.kind}), not {whom}")
    return question


def why_not(game: Game, answer: Answer, coach: str | None) -> str:
    """Why an answer would be refused; nothing when it would be taken."""
    try:
        asked(game, coach)
        if isinstance(answer, str) and is_path(answer):
            _path(game, answer.split()[1:])
        else:
            code_of(game, answer)
    except IllegalAnswer as refusal:
        return refusal.reason
    return ""


# --- several in one go ------------------------------------------------------------------------


class Played:
    """What became of several answers: how many were taken, and why no more (empty: all were)."""

    def __init__(self, taken: int, stopped: str) -> None:
        self.taken = taken
        self.stopped = stopped

    def __repr__(self) -> str:
        return f"<Played {self.taken}{': ' + self.stopped if self.stopped else ''}>"


def play(game: Game, answers: Sequence[Answer], coach: str | None) -> Played:
    """Give answers of one coach one after the other, up to a question the next does not fit."""
    if isinstance(answers, (str, bytes)) or not isinstance(answers, Sequence):
        raise MalformedAnswer(f"several answers are a list of them, not {quoted(answers)}")
    side = asked(game, coach).side
    for taken, answer in enumerate(answers):
        question = game.question
        if question is None:
            return Played(taken, "the game is over")
        if question.side != side:
            return Played(taken, f"{SIDES[question.side]} is asked ({question.kind})")
        try:
            if isinstance(answer, str) and is_path(answer):
                if not walk(game, answer.split()[1:]):
                    return Played(taken, "the path was not walked to its end")
            else:
                take(game, code_of(game, answer), side)
        except IllegalAnswer as refusal:
            if taken == 0:
                raise
            return Played(taken, f"{question.kind}: {shown(refusal.reason)}")
    return Played(len(answers), "")


# --- a path -----------------------------------------------------------------------------------


def is_path(answer: str) -> bool:
    """Do the words name several squares to walk to?"""
    return answer.lower().split()[:1] == ["move"] and answer.count(",") > 1


def walk(game: Game, squares: list[str]) -> bool:
    """A whole path, square by square, while the next question is about the next step; all of it?

    A path that cannot be walked as the table stands is refused before the first step.
    """
    path = _path(game, squares)
    actor = game.table.actor
    for sq in path:
        question = game.question
        if question is None or question.kind != "action" or game.table.actor != actor:
            return False
        if code(STEP, sq) not in question.codes:
            return False  # something has got in the way
        take(game, code(STEP, sq), question.side)
    return True


def _path(game: Game, squares: list[str]) -> list[Square]:
    """The squares of a path, checked against the table as it stands."""
    table = game.table
    question = game.question
    if question is None:
        raise GameOver("the game is over")
    try:
        path = [parse_square(each) for each in squares]
    except ValueError as error:
        raise MalformedAnswer(str(error)) from error
    if question.kind != "action":
        code_of(game, code(STEP, path[0]))
        raise IllegalAnswer("only the player who acts walks several squares at once")
    here = start = table.place[table.actor]
    for sq in path:
        if distance(here, sq) != 1:
            raise IllegalAnswer(f"{square_text(sq)} is not next to {square_text(here)}")
        if table.board[sq] and sq != start:
            other = player_text(table, table.player_at(sq))
            raise IllegalAnswer(f"{square_text(sq)} is occupied by {other}")
        here = sq
    code_of(game, code(STEP, path[0]))
    if len(path) > squares_left(table):
        raise IllegalAnswer(
            f"the path has {len(path)} squares, but {squares_left(table)} are left to him"
        )
    return path


# --- a formation ------------------------------------------------------------------------------


def set_up(game: Game, wanted: Formation) -> None:
    """Place a whole formation; nothing changes unless all of it is legal."""
    if game.question is None or game.question.kind != "set-up":
        raise IllegalAnswer("nobody is being asked to set up")
    if not isinstance(wanted, Mapping):
        raise MalformedAnswer(f"a formation gives each player his square, not {quoted(wanted)}")
    formation: dict[PlayerNo, Square] = {}
    for who, where in wanted.items():
        player = player_of(game.table, who)
        if player in formation:
            raise MalformedAnswer(f"the formation has {player_text(game.table, player)} twice")
        formation[player] = square_of(where)
    from pigskin.contract.reasons import setup_problems

    side = game.question.side
    problems = "; ".join(setup_problems(game.table, side, formation))
    if problems:
        raise IllegalAnswer(f"the set-up is not legal: {problems}", problems)
    # The line of scrimmage first: the order of placing never decides what is legal.
    order = sorted(formation, key=lambda player: abs(2 * (formation[player] % 28 - 1) - 25))
    for player in order:
        take(game, code_of(game, code(PLACE, player, formation[player])), side)
