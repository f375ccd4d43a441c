"""A match played again from its entries, by whoever checks it.

On purpose this is not what the table itself plays with (`match`): a checker that shared it would
share its mistakes. Needs the engine only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pigskin.contract.happenings import HAPPENINGS
from pigskin.dice import Dice
from pigskin.editions import edition_of_id
from pigskin.errors import GameOver, IllegalAnswer, NothingToUndo, NotYourTurn
from pigskin.game import Game
from pigskin.pitch import SIDES
from pigskin.questions import CONCEDE, ILLEGAL_PROCEDURE, TIME_OUT, TOO_MANY
from pigskin.record.playing import make_call
from pigskin.record.reading import from_text
from pigskin.record.replaying import find_code, replay
from pigskin.showing import quoted
from pigskin.teams.files import team_from_dict

CALLS: Final = {
    "concede": CONCEDE,
    "time out": TIME_OUT,
    "illegal procedure": ILLEGAL_PROCEDURE,
    "too many players": TOO_MANY,
}


def begin(
    edition: str,
    home: Mapping[str, object],
    away: Mapping[str, object],
    options: Mapping[str, object],
    dice: Dice,
) -> Game:
    """The first question of a match between two teams as team files have them.

    The edition is named by its id: no folder is looked into because of what stands in a file.
    """
    rules = edition_of_id(edition)
    return Game(team_from_dict(home), team_from_dict(away), rules, dice=dice, options=dict(options))


def go_on(record: str, dice: Dice) -> Game:
    """A match that goes on from where a saved game is, with dice of its own."""
    return replay(from_text(record, "what the match goes on from")).copy(dice)


class Playback:
    """A game, and which entries of its match have led to where it is.

    An entry that cannot be given raises a PigskinError and changes nothing.
    """

    def __init__(self, game: Game, earlier: int = 0) -> None:
        """A game at its start, and how many of its dice are those of what it goes on from."""
        self.game = game
        # The entries that still count, each with the number of answers after it.
        self._counting: list[tuple[int, int]] = [(0, game.history.count_answers())]
        # For every entry, how many counted after it, and the last of those.
        self._after: list[tuple[int, int]] = [(1, 0)]
        # Rolled by the last entry, or at the start.
        self.faces = tuple(game.history.all_tape()[earlier:])
        self.rolled = len(self.faces)  # dice of the match so far
        self.hidden = _tells_a_secret(game, 0)  # did it deal something only one coach may see?

    @property
    def n(self) -> int:
        """How many entries have been given."""
        return len(self._after) - 1

    def give(self, kind: str, by: str, words: str = "", to: int = 0) -> None:
        """The next entry of the match."""
        game = self.game
        rolled, told = game.history.count_tape(), game.history.count_events()
        if by not in SIDES:
            raise IllegalAnswer(f"{quoted(by)} is no coach; write home or away")
        if kind == "back":
            self._back(by, to)
        elif kind == "answer":
            self._answer(by, words)
        elif kind == "call":
            if words not in CALLS:
                raise IllegalAnswer(f"{quoted(words)} is no call")
            make_call(game, CALLS[words], by)
        elif kind == "time":
            self._time_is_up(by, words)
        else:
            raise IllegalAnswer(f"{quoted(kind)} is no kind of entry")
        if kind != "back":
            self._counting.append((self.n + 1, game.history.count_answers()))
        self._after.append((len(self._counting), self._counting[-1][0]))
        self.faces = ()
        if game.history.count_tape() > rolled:
            self.faces = tuple(game.history.all_tape()[rolled:])
            self.rolled += len(self.faces)
        self.hidden = kind != "back" and _tells_a_secret(game, told)

    def _answer(self, by: str, words: str) -> None:
        question = self.game.question
        if question is None:
            raise GameOver("the game is over")
        if question.coach != by:
            raise NotYourTurn(f"{by} answers, but {question.coach} is asked ({question.kind})")
        code = find_code(self.game.table, question, words)
        if code is None:
            raise IllegalAnswer(f"{quoted(words)} is no legal answer of {by} ({question.kind})")
        self.game.answer(code, by)

    def _time_is_up(self, by: str, words: str) -> None:
        """The turn of a coach ends, or what he is asked is answered by doing nothing."""
        question = self.game.question
        if question is None:
            raise GameOver("the game is over")
        if question.coach != by:
            raise NotYourTurn(f"the time of {question.coach} runs, not that of {by}")
        if words == "time out":
            self.game.time_out()
            return
        passive = str(self.game.passive_answer())
        if words != passive:
            raise IllegalAnswer(f"who does nothing answers {quoted(passive)}, not {quoted(words)}")
        self._answer(by, words)

    def why_not_back(self, by: str, to: int) -> str:
        """Why everything after entry `to` cannot be taken back by this coach; empty if it can."""
        if type(to) is not int or not 0 <= to < len(self._after):
            return f"there is no entry {quoted(to)} to go back to"
        depth, last = self._after[to]
        if depth > len(self._counting) or self._counting[depth - 1][0] != last:
            return f"entry {to} has been taken back itself"
        answers = self.game.history.count_answers() - self._counting[depth - 1][1]
        if answers <= 0:
            return "nothing has been answered since"
        if answers > self.game.undoable:
            while_none = self.game.undoable == 0
            return self.game.why_not_undo(by) if while_none else "a die has been rolled since"
        return self.game.why_not_undo(by)

    def _back(self, by: str, to: int) -> None:
        reason = self.why_not_back(by, to)
        if reason:
            raise NothingToUndo(f"nothing can be taken back: {reason}")
        depth, _ = self._after[to]
        while self.game.history.count_answers() > self._counting[depth - 1][1]:
            self.game.undo(by)
        del self._counting[depth:]


def playback_of(
    edition: str, home: Mapping[str, object], away: Mapping[str, object],
    options: Mapping[str, object], record: str, dice: Dice,
) -> Playback:  # fmt: skip
    """A match at its start: that of two teams, or where a saved game is."""
    if record:
        game = go_on(record, dice)
        return Playback(game, game.history.count_tape())
    return Playback(begin(edition, home, away, options, dice))


def _tells_a_secret(game: Game, told: int) -> bool:
    """Has anything happened after so many events that not everybody hears of?"""
    return any(HAPPENINGS[row[0]].secret for row in game.history.events_since(told))
