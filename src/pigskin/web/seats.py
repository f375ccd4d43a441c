"""Seats of a match, and refusals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Refused(Exception):
    """A message that cannot be taken: a word for programs, and a sentence for people."""

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words)
        self.why = why
        self.words = words


class Seat(Struct):
    """One side of a match."""

    kind: Literal["person", "computer", "open"]
    name: str
    token: str = ""  # hashed; of a person
    nonce: str = ""  # hex; his part of the dice
    coach: str = ""  # of a computer: which
