"""Seats of a match, names and refusals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Refused(Exception):
    """A message that cannot be taken: a word for programs, and a sentence for people."""

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words)
        self.why = why
        self.words = words


def clean(words: str) -> str:
    """Words of somebody outside as they may be shown: one line, nothing that cannot be seen.

    That takes what a terminal obeys and what turns the direction of writing. Browsers are given
    such words only ever as text.
    """
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())


class Seat(Struct):
    """One side of a match."""

    kind: Literal["person", "computer", "open"]
    name: str
    token: str = ""  # hashed; of a person
    nonce: str = ""  # hex; his part of the dice
    coach: str = ""  # of a computer: which
