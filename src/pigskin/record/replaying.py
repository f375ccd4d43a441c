"""Playing a record again, checked to the last die."""

from __future__ import annotations

from pigskin.contract.answers import read_words
from pigskin.dice import Dice, ReplayedDice, ScriptedDice
from pigskin.editions import edition_of_id
from pigskin.errors import DiceError, MalformedAnswer, PigskinError, RecordError
from pigskin.files import AnyPath
from pigskin.game import Game
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.options import make_options, option_values
from pigskin.position import parse as parse_position
from pigskin.questions import TIME_OUT, Question
from pigskin.record.form import (
    DIGESTED_SINCE,
    RULES_VERSION,
    Line,
    Record,
    does_not_play,
    point_text,
)
from pigskin.record.playing import CALL_WORDS, make_call, whereabouts
from pigskin.record.reading import file_text, parse
from pigskin.record.state import digest


def load(path: AnyPath) -> Game:
    """The saved game in a file, checked to the last die and ready to go on."""
    return load_with_record(path)[0]


def load_with_record(path: AnyPath) -> tuple[Game, Record]:
    """The saved game in a file, and what the file says besides."""
    record, damage = parse(file_text(path), str(path))
    if damage is not None and (not record.start.number or record.rules != RULES_VERSION):
        raise damage
    game = replay(record)  # may find the very line that was altered
    if damage is not None:
        raise damage
    return game, record


def replay(record: Record, check: bool = True) -> Game:
    """Play a record again.

    With `check`, the table must come out at every mark as it was saved (of an older record, whose
    digests are of another kind, the turn and the score); without it, only the answers must be legal
    and the dice must fit, as for a game saved by other rules.
    """
    good = ""
    digested = record.rules >= DIGESTED_SINCE
    seeded = record.seed is not None
    tape: list[int] = list(record.start.dice)
    dice = Dice(record.seed) if record.seed is not None else ReplayedDice(tape, ScriptedDice())
    try:
        game = _begin(record, dice)
        _check_dice(game, 0, record.start, dice)
    except Exception as error:  # a team nobody checked may break anything
        raise does_not_play(record, record.start.number, _reason(error), good) from error
    marks = iter(record.marks)
    mark = next(marks, None)
    for count in range(len(record.answers) + 1):
        if count:
            line = record.answers[count - 1]
            rolled = len(game.history.tape)
            if not seeded:
                tape.extend(line.dice)
            try:
                if line.coach:
                    _answer(game, line)
                    _check_dice(game, rolled, line, dice)
                else:
                    game.undo()
            except Exception as error:
                problem = f"after {count - 1} answers: {_reason(error)}"
                raise does_not_play(record, line.number, problem, good) from error
        while mark is not None and mark.answers == count:
            same = not digested or digest(game.table) == mark.state
            if check and (not same or whereabouts(game) != mark.where):
                problem = (
                    f"the table is not as it was saved: {whereabouts(game)}, state "
                    f"{digest(game.table)}, where the file has {mark.where}, state {mark.state}"
                )
                raise does_not_play(record, mark.number, problem, good)
            good = point_text(mark)
            mark = next(marks, None)
    if not seeded:
        faces = " ".join([str(face) for face in tape])
        state = record.next_dice or Dice(f"after {faces}").state
        game.table.dice = _dice_at(state)
    return game


def _reason(error: Exception) -> str:
    if isinstance(error, PigskinError):
        return str(error).partition("\n")[0]  # a position shows its line below
    return f"{type(error).__name__}: {error}"


def _begin(record: Record, dice: Dice) -> Game:
    # A record holds every option; what it lacks is younger, and as it was before.
    options = make_options(record.options)
    if record.home is not None and record.away is not None:
        home, away = record.home, record.away
        words: dict[str, object] = {**option_values(options)}
        if record.seed is not None:
            return Game(home, away, record.edition, record.seed, options=words)
        return Game(home, away, record.edition, dice=dice, options=words)
    edition = edition_of_id(record.edition)
    return Game.at(parse_position(record.position, edition, options, dice))


def _answer(game: Game, line: Line) -> None:
    call = CALL_WORDS.get(line.text)
    if call is not None:
        if call == TIME_OUT and game.question is not None and game.question.coach != line.coach:
            raise RecordError(f"it is not the time of {line.coach} that runs")
        make_call(game, call, line.coach)
        return
    question = game.question
    if question is None:
        raise RecordError("there are more answers, but the game is over")
    found = find_code(game.table, question, line.text)
    if found is None:
        raise RecordError(f"{line.text!r} is no legal answer of {question.coach} ({question.kind})")
    game.answer(found, line.coach)


def find_code(table: Table, question: Question, text: str) -> Code | None:
    """The legal answer of these words."""
    try:
        found = read_words(table, text, question.codes)
    except MalformedAnswer:
        return None
    return found if found in question.codes else None


def _check_dice(game: Game, rolled: int, line: Line, dice: Dice) -> None:
    faces = tuple(game.history.tape[rolled:])
    left = isinstance(dice, ReplayedDice) and dice.used < len(dice.tape)
    if faces != line.dice or left:
        raise DiceError(
            f"the dice rolled are {_faces_text(faces)}, the file has {_faces_text(line.dice)}"
        )


def _faces_text(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces) if faces else "none"


def _dice_at(state: int) -> Dice:
    dice = Dice()
    dice.state = state
    return dice
