"""What a desk asks a coach, and what he may answer."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer, and what it means."""

    answer: str
    words: str = ""
    loses: bool = False  # somebody or something is given up by it


def nothing_known(answer: str) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class DeskQuestion:
    """What a coach is asked.

    A roll of dice that people throw themselves is asked for with the kind "roll": `dice` are then
    the sides of each, and the answer is what they show, such as "4 3". Of other questions `dice`
    are what was rolled for them. `why_not` gives the reason why an answer is not legal.
    """

    kind: str
    text: str
    choices: tuple[Choice, ...] = ()
    player: str = ""  # whom it is about, by his key
    dice: tuple[int, ...] = ()
    why_not: Callable[[str], str] = nothing_known

    @property
    def answers(self) -> tuple[str, ...]:
        return tuple([each.answer for each in self.choices])

    @property
    def harmless(self) -> tuple[str, ...]:
        """What may be suggested to somebody who mistypes: answers that give nothing up."""
        return tuple([each.answer for each in self.choices if not each.loses])


Flow: TypeAlias = Generator[DeskQuestion, str, T]
