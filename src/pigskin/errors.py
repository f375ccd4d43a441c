"""Every error Pigskin raises on purpose. Each message names the problem and, if any, the cure."""

from __future__ import annotations


class PigskinError(Exception):
    """Base of all errors raised on purpose."""


class DiceError(PigskinError):
    """Scripted or replayed dice do not fit what the rules want to roll."""


class IllegalAnswer(PigskinError):
    """The answer is not among the legal options; the game is unchanged."""


class NotYourTurn(IllegalAnswer):
    """The answer came from a coach who was not asked; the game is unchanged."""


class MalformedAnswer(IllegalAnswer):
    """The answer could not be understood; the game is unchanged."""


class GameOver(IllegalAnswer):
    """The game has ended and takes no more answers."""


class PositionError(PigskinError):
    """A position text is wrong; the message points at the spot."""


class RecordError(PigskinError):
    """A saved game is damaged, altered or of an unknown version."""


class UnknownEdition(PigskinError):
    """There is no such edition."""
