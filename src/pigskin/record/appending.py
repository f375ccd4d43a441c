"""A record that grows with its game: one line an answer, written before the answer is told."""

from __future__ import annotations

import contextlib
import os

from pigskin.driving import AFTER, BEFORE
from pigskin.errors import RecordError
from pigskin.files import AnyPath, write_whole
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.record.form import Record
from pigskin.record.pen import Pen, answer_words
from pigskin.record.reading import file_text, parse
from pigskin.record.replaying import replay
from pigskin.record.writing import open_text


class Journal:
    """The open file of a game. An answer that cannot be written is not taken."""

    def __init__(self, game: Game, path: AnyPath, text: str, sync: bool) -> None:
        self._path = path
        self._sync = sync
        self._pen = Pen(text, game)
        self._words = ""
        self._size = len(text.encode())
        self._file = _opened(path, self._size)

    def __call__(self, game: Game, moment: int, number: int) -> None:
        """The game tells of an answer: before it is given, after it, and when it is taken back."""
        if moment == BEFORE:
            self._words = answer_words(game, Code(number))
            return
        pen = self._pen.copy()  # the one in use stays as it is if nothing can be written
        if moment == AFTER:
            text = pen.answer(game, self._words, game.history.tape[number:])
            if game.over:
                text += pen.end(game)
        else:
            text = pen.undone(game)
        self._write(text.encode())
        self._pen = pen

    def _write(self, data: bytes) -> None:
        """All of it, or the file as it was."""
        try:
            left = data
            while left:
                left = left[os.write(self._file, left) :]
            if self._sync:
                os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._size)
            problem = error.strerror or error
            raise RecordError(f"{self._path}: cannot be written: {problem}") from error
        self._size += len(data)

    def close(self) -> None:
        """No more is written."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def keep(game: Game, path: AnyPath, sync: bool = False) -> Journal:
    """Write the game so far to a file, and from now on a line for every answer as it is given."""
    text = open_text(game)
    parse(text, str(path))
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from error
    journal = Journal(game, path, text, sync)
    _attach(game, journal)
    return journal


def resume(path: AnyPath, sync: bool = False) -> Game:
    """The game of a file that was kept, ready to go on and to be kept there.

    A last line that was not finished, as a killed process leaves it, is cut off.
    """
    text = file_text(path)
    record = _open_record(text, str(path))
    game = replay(record)
    if record.unfinished:
        text = text[: text.rindex("\n") + 1]
    _attach(game, Journal(game, path, text, sync))
    return game


def _open_record(text: str, source: str) -> Record:
    record, damage = parse(text, source)
    if damage is not None:
        raise damage
    if not record.growing:
        raise RecordError(f"{source}: is a complete record and cannot be appended to")
    if "\r" in text or text.startswith("\ufeff"):
        raise RecordError(f"{source}: was altered by an editor and cannot be appended to")
    return record


def _attach(game: Game, journal: Journal) -> None:
    if isinstance(game.keeper, Journal):
        game.keeper.close()
    game.keeper = journal


def _opened(path: AnyPath, size: int) -> int:
    """The file, cut off after so many bytes, to be written at its end."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_APPEND)
        os.ftruncate(file, size)
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror or error}") from error
    return file
