"""The pass chart: how far every square is, as the engine's ruler has it."""

from __future__ import annotations

from typing import Final

from pigskin.edition import Edition
from pigskin.pitch import RANGE_NAMES, pass_range, square
from pigskin.sheets.forms import Plain, said
from pigskin.sheets.needs import RANGES, throw

REACH: Final = 13  # squares; nobody throws farther by the ruler
LETTERS: Final = "QSLB."  # of the ranges on the chart
_RESULTS: Final = ("accurate", "natural-six", "inaccurate", "wildly-inaccurate", "fumble")
_RULES: Final = ("quick", "short", "long", "long-bomb")


def pass_chart(edition: Edition) -> Plain:
    """The ranges with what they add to a throw, and for each offset the range it is in.

    `rows[down][across]` is a letter; the thrower stands at 0, 0.
    """
    offsets = range(REACH + 1)
    ranges: list[Plain] = [
        {
            "letter": LETTERS[reach],
            "name": RANGE_NAMES[reach],
            "modifier": _modifier(edition, reach),
            "text": said(edition.id, f"passing.{_RULES[reach]}"),
        }
        for reach in RANGES
    ]
    return {
        "id": "pass chart",
        "title": "Pass chart",
        "ranges": [*ranges],
        "rows": [
            "".join([LETTERS[_reach(edition, across, down)] for across in offsets])
            for down in offsets
        ],
        "notes": [words for id in _RESULTS if (words := said(edition.id, f"passing.{id}"))],
    }


def _reach(edition: Edition, across: int, down: int) -> int:
    """The range of a square so far away."""
    return pass_range(square(0, 0), square(across, down), edition.figures.wide_ruler)


def _modifier(edition: Edition, reach: int) -> int:
    """What a range adds to the roll of a thrower whom nobody disturbs."""
    told = throw(edition, "", reach).told()
    return 0 if told is None else sum(amount for _, amount in told.parts)
