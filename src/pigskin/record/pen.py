"""The lines of a record, one after the other, sealed as they are written."""

from __future__ import annotations

import hashlib
from copy import copy

from pigskin.contract.answers import option_text
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.record.form import UNDO, sealed
from pigskin.record.playing import turn_key, whereabouts, who_says
from pigskin.record.state import digest


class Pen:
    """Writes what follows the header of a record, and keeps the digest of the file so far."""

    def __init__(self, written: str, game: Game) -> None:
        self._seal = hashlib.sha256(written.encode())
        self._turn = turn_key(game)

    def copy(self) -> Pen:
        """A pen that has written the same."""
        twin = copy(self)
        twin._seal = self._seal.copy()
        return twin

    def start(self, game: Game) -> str:
        """The dice before the first question."""
        self._turn = turn_key(game)
        return self._line("start" + _dice_text(game.history.all_tape()))

    def answer(self, game: Game, words: str, faces: list[int]) -> str:
        """An answer, once it is taken, and a mark if another turn has begun."""
        text = self._line(words + _dice_text(faces))
        turn = turn_key(game)
        if turn != self._turn:
            self._turn = turn
            if turn[1] >= 0:
                text += self._mark(game, whereabouts(game))
        return text

    def undone(self, game: Game) -> str:
        """The answer before was taken back."""
        self._turn = turn_key(game)
        return self._line(UNDO)

    def end(self, game: Game) -> str:
        """The last line of a record that is complete."""
        answers, dice = game.history.count_answers(), game.history.count_tape()
        return self._mark(game, f"end, {answers} answers, {dice} dice, {whereabouts(game)}")

    def _line(self, line: str) -> str:
        text = f"{line}\n"
        self._seal.update(text.encode())
        return text

    def _mark(self, game: Game, where: str) -> str:
        words = f"== {where}: state {digest(game.table)}"
        return self._line(f"{words}, file {sealed(self._seal, words)}")


def answer_words(game: Game, answer: Code) -> str:
    """An answer or call as a line begins, before it is given."""
    return f"{who_says(game, answer)}> {option_text(game.table, answer)}"


def _dice_text(faces: list[int]) -> str:
    return f" [{' '.join(str(face) for face in faces)}]" if faces else ""
