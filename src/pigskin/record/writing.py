"""Writing a game down."""

from __future__ import annotations

from pigskin.dice import Dice, ReplayedDice, ScriptedDice
from pigskin.errors import PigskinError, RecordError
from pigskin.files import AnyPath, write_whole
from pigskin.game import Game
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.options import option_values
from pigskin.position import parse as parse_position
from pigskin.position import to_text as position_text
from pigskin.record.form import (
    AS_ROLLED,
    FIRST_WORD,
    OPEN,
    RULER,
    RULES_VERSION,
    SEEDED,
    VERSION,
)
from pigskin.record.pen import Pen, answer_words
from pigskin.record.playing import give
from pigskin.record.reading import from_text
from pigskin.record.state import digest
from pigskin.teams.files import team_from_dict, team_to_dict
from pigskin.toml import toml_value


def save(game: Game, path: AnyPath) -> None:
    """Write the game to a file: the whole of it, or nothing."""
    text = to_text(game)
    from_text(text, str(path))  # what is saved can be read: a game of odd parts is refused here
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from error


def to_text(game: Game) -> str:
    """The game as the text of a record."""
    return _written(game, "")


def open_text(game: Game) -> str:
    """The game so far as the text of a record that is to grow."""
    return _written(game, OPEN)


def _written(game: Game, form: str) -> str:
    if not game.listening:
        raise RecordError("a silenced game keeps no answers and cannot be saved")
    if game.imagined:
        raise RecordError("a game as one coach sees it cannot be saved: a hand is not the real one")
    answers = game.history.all_answers()
    tape = game.history.all_tape()
    seed = game.setup.seed if game.setup is not None else None
    again: Game | None = None
    if seed is not None and _follows_seed(game, seed, answers, tape):
        again = start_of(game, Dice(seed))
    else:
        seed = None
        again = start_of(game, ReplayedDice(tape, ScriptedDice()))
    head = "".join([f"{line}\n" for line in (*_header(game, seed, tape, form), RULER)])
    pen = Pen(head, again)
    parts = [head, pen.start(again)]
    rolled = len(again.history.tape)
    for answer in answers:
        words = answer_words(again, answer)
        give(again, answer)
        parts.append(pen.answer(again, words, again.history.tape[rolled:]))
        rolled = len(again.history.tape)
    if again.history.tape != tape or digest(again.table) != digest(game.table):
        raise RecordError("the game does not play again as it was played: this is a bug of pigskin")
    if not form or game.over:
        parts.append(pen.end(again))
    return "".join(parts)


def _follows_seed(game: Game, seed: int | str, answers: list[Code], tape: list[int]) -> bool:
    """Do all dice of the game come from the seed, and will the next ones?"""
    again = start_of(game, Dice(seed))
    for answer in answers:
        try:
            give(again, answer)
        except PigskinError:
            return False
        if again.history.tape[-1:] != tape[len(again.history.tape) - 1 : len(again.history.tape)]:
            return False
    return again.history.tape == tape and _future(game.table.dice) == again.table.dice.state


def _future(dice: Dice) -> int | None:
    """The state of the seeded dice that are rolled next; None if they are no seeded dice."""
    while isinstance(dice, ReplayedDice):
        dice = dice.after
    return dice.state or None


def start_of(game: Game, dice: Dice) -> Game:
    """The game as it was before the first answer."""
    setup = game.setup
    if setup is not None:
        return Game(setup.home, setup.away, setup.edition, dice=dice, options=setup.options)
    text = position_text(_start_table(game))
    return Game.at(parse_position(text, game.table.edition, game.table.options, dice))


def _start_table(game: Game) -> Table:
    """The position a game began from, if the game has kept it."""
    start = game.start
    if start is None:
        raise RecordError("this game began from a position that was not kept: it cannot be saved")
    return start


def _header(game: Game, seed: int | str | None, tape: list[int], form: str) -> list[str]:
    table = game.table
    lines = [f"{FIRST_WORD} {VERSION}{form}", f"rules = {RULES_VERSION}"]
    lines.append(f"edition = {toml_value(table.edition.id)}")
    if seed is not None:
        lines += [f"dice = {toml_value(SEEDED)}", f"seed = {toml_value(seed)}"]
    elif form:
        lines.append(f"dice = {toml_value(AS_ROLLED)}")  # what comes next, nobody knows yet
    else:
        state = _future(table.dice)
        if state is None:
            state = Dice(f"after {' '.join(str(face) for face in tape)}").state
        lines += [f"dice = {toml_value(AS_ROLLED)}", f"next = {state}"]
    if game.setup is None:
        rows = position_text(_start_table(game)).rstrip("\n").split("\n")
        lines += ["", "position = [", *(f"  {toml_value(each)}," for each in rows), "]"]
    lines += ["", "[options]"]
    options = option_values(table.options)
    lines += [f"{name} = {toml_value(value)}" for name, value in options.items()]
    if game.setup is None:
        return lines
    for coach, team in (("home", game.setup.home), ("away", game.setup.away)):
        fields = team_to_dict(team)
        if team_from_dict(fields) != team:
            raise RecordError(f"the team of {coach} has a roster of its own and cannot be saved")
        players = fields.pop("players")
        assert isinstance(players, list)
        lines += ["", f"[{coach}]"]
        lines += [f"{name} = {toml_value(value)}" for name, value in fields.items()]
        lines += ["players = [", *(f"  {toml_value(player)}," for player in players), "]"]
    return lines
