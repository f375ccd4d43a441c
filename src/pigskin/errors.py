"""Every error Pigskin raises on purpose. Each message names the problem and, if any, the cure.

Messages quote what was given: names of files, words of a text. So they are made fit for a terminal
here, whoever shows them.
"""

from __future__ import annotations

from pigskin.showing import shown, shown_lines


class PigskinError(Exception):
    """Base of all errors raised on purpose. The words of one are a single line."""

    def __str__(self) -> str:
        return shown(self.message())

    def message(self) -> str:
        """What there is to say, as it comes."""
        return super().__str__()


class DiceError(PigskinError):
    """A seed is none, or scripted or replayed dice do not fit what the rules want to roll."""


class IllegalAnswer(PigskinError):
    """The answer is not among the legal options; the game is unchanged.

    `reason` says why in a sentence, without the answer itself.
    """

    def __init__(self, message: str = "", reason: str = "") -> None:
        super().__init__(message)
        self.reason = shown(reason or message)


class NotYourTurn(IllegalAnswer):
    """The answer came from a coach who was not asked; the game is unchanged."""


class MalformedAnswer(IllegalAnswer):
    """The answer could not be understood; the game is unchanged."""


class UnknownName(MalformedAnswer):
    """The answer names a player, a skill, a square... that does not exist; nothing has changed."""


class GameOver(IllegalAnswer):
    """The game has ended and takes no more answers."""


class NothingToUndo(PigskinError):
    """The last answer cannot be taken back; the message says why, and the game is unchanged."""


class PositionError(PigskinError):
    """A position text is wrong; two more lines of the message point at the spot."""

    def __str__(self) -> str:
        return shown_lines(self.message())


class RecordError(PigskinError):
    """A saved game is damaged, altered or of an unknown version."""


class ReportError(PigskinError):
    """A report of a match, or a form somebody filled in, says what it cannot say."""


class UnknownEdition(PigskinError):
    """There is no such edition."""


class EditionError(PigskinError):
    """A folder that is no edition; the message names the file, the key and what is wrong."""


class CoachError(PigskinError):
    """A coach from a file has broken down or given an answer that is none."""


class NotationError(PigskinError):
    """A sequence of rolls or actions that cannot be read; the message says where."""


class LeagueError(PigskinError):
    """Something a league cannot do or know; nothing has changed."""
