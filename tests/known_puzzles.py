"""Puzzles that stay as they are, whatever the collection has by now."""

from __future__ import annotations

from typing import Final

import pytest

from pigskin.puzzles.collection import read

KNOWN: Final = read(
    # The best of it is to have away 1 out of the way and go past him.
    '{"number": 1, "edition": "lrb6", "level": "easy", "chance": "7/9", "position": "home 1 21,7'
    " ball / home 2 20,6 Block / away 1 22,7 / away 2 22,5 / away 3 24,9 / away 4 21,10 / half 2 /"
    ' turn home 8 / rerolls 1 0", "line": ["home 2 blitz 21,6 away 1 push",'
    ' "home 1 move 21,8 22,8 23,7 24,7 25,7"]}\n'
    '{"number": 2, "edition": "bb2020", "level": "hard", "chance": "1", "position": "home 1 20,7'
    ' ball / home 2 24,4 / away 1 3,3 / half 2 / turn home 8",'
    ' "line": ["home 1 move 21,7 22,7 23,7 24,7 25,7"]}\n'
)


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has these and no others."""
    monkeypatch.setattr("pigskin.puzzles.collection.puzzles", lambda: KNOWN)
    monkeypatch.setattr("pigskin.web.puzzles.serving.puzzles", lambda: KNOWN)
