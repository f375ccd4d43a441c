"""Small plots, one for every team on the same scale. They need no colours to be read: what is above
the line is full, what is below it is hollow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pigskin.paper.markup import Markup, Part, tag

WIDTH: Final = 190
HEIGHT: Final = 96
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 6, 8, 18
_LONG: Final = 18  # letters of a name beside its line
_ROOM: Final = 20  # rounds among which there is room for figures

Points = Sequence[tuple[int, float]]  # rounds, and how much


@dataclass(frozen=True, slots=True)
class Bar:
    """What stands above and below the line in a round; without either, a dash on the line."""

    round: int
    up: int
    down: int


def lines(told: str, own: Points, others: Sequence[Points], rounds: int) -> Markup:
    """A line among those of the others; 0 is before the first round."""
    every = [value for line in (own, *others) for _, value in line]
    low, high, step = _scale(min(every), max(every))

    def at(point: tuple[int, float]) -> str:
        round, value = point
        across = _LEFT + (WIDTH - _LEFT - _RIGHT) * round / max(rounds, 1)
        return f"{across:.1f},{_down(value, low, high):.1f}"

    drawn: list[Part] = []
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        y = round(_down(value, low, high), 1)
        drawn.append(tag("line", x1=_LEFT, x2=WIDTH - _RIGHT, y1=y, y2=y, class_="grid"))
        drawn.append(tag("text", f"{value:,.0f}", x=_LEFT - 4, y=y + 3, class_="scale"))
    drawn += [
        tag("polyline", points=" ".join([at(point) for point in line]), class_="other")
        for line in others
    ]
    drawn.append(tag("polyline", points=" ".join([at(point) for point in own]), class_="own"))
    x, _, y_last = at(own[-1]).partition(",")
    drawn.append(tag("circle", cx=x, cy=y_last, r=3.2, class_="full"))
    return _picture(told, [*drawn, *_rounds(rounds, first=0)])


def _scale(low: float, high: float) -> tuple[float, float, float]:
    """Round numbers around what there is, and the step between them."""
    step = next(
        (each for each in (50, 100, 250, 500, 1000, 2500, 5000) if (high - low) / each <= 3), 10_000
    )
    first = math.floor(low / step) * step
    last = math.ceil(high / step) * step
    return first, max(last, first + step), step


def _down(value: float, low: float, high: float) -> float:
    return _TOP + (HEIGHT - _TOP - _BOTTOM) * (high - value) / (high - low)


def bars(told: str, found: Sequence[Bar], rounds: int, most: int) -> Markup:
    """Bars up and down from a line, by round; `most` is the longest of all plots."""
    middle = (_TOP + HEIGHT - _BOTTOM) / 2
    wide = (WIDTH - 2 * _RIGHT) / max(rounds, 1)
    unit = (middle - _TOP - 9) / max(most, 1)
    drawn: list[Part] = [
        tag("line", x1=_RIGHT, x2=WIDTH - _RIGHT, y1=middle, y2=middle, class_="axis")
    ]
    thick = min(wide * 0.66, 16.0)
    for bar in found:
        x = _RIGHT + wide * (bar.round - 0.5)
        left, up, down = f"{x - thick / 2:.1f}", bar.up * unit, bar.down * unit
        if bar.up:
            drawn.append(_bar("full", left, middle - up, thick, up))
        if bar.down:
            drawn.append(_bar("hollow", left, middle, thick, down))
        if not bar.up and not bar.down:
            drawn.append(_bar("level", left, middle - 1.5, thick, 3))
        if rounds <= _ROOM:
            drawn += [
                tag("text", count, x=f"{x:.1f}", y=f"{y:.1f}", class_="count")
                for count, y in ((bar.up, middle - up - 3), (bar.down, middle + down + 9))
                if count
            ]
    return _picture(told, [*drawn, *_rounds(rounds, first=1)])


def _bar(kind: str, left: str, top: float, wide: float, high: float) -> Markup:
    return tag(
        "rect", x=left, y=f"{top:.1f}", width=f"{wide:.1f}", height=f"{high:.1f}", class_=kind
    )


def _rounds(rounds: int, first: int) -> list[Part]:
    """The first and the last round, below."""
    last = f"round {rounds}" if rounds > first else ""
    start = "start" if first == 0 else "1"
    left = _LEFT if first == 0 else _RIGHT
    return [
        tag("text", start, x=left, y=HEIGHT - 4, class_="first"),
        tag("text", last, x=WIDTH - _RIGHT, y=HEIGHT - 4, class_="last"),
    ]


@dataclass(frozen=True, slots=True)
class Interval:
    """A part of a whole, and where it may lie."""

    name: str
    low: float
    rate: float
    high: float


def intervals(told: str, found: Sequence[Interval]) -> Markup:
    """A line for each from 0 to 100 in a hundred, with a dot where it is."""
    wide, left, row = 330, 104, 20
    bottom = _TOP + row * len(found)

    def across(part: float) -> float:
        return round(left + (wide - left - 18) * part, 1)

    drawn: list[Part] = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        x = across(part)
        drawn.append(tag("line", x1=x, x2=x, y1=_TOP, y2=bottom, class_="grid"))
        drawn.append(tag("text", f"{part:.0%}", x=x, y=bottom + 12, class_="count"))
    for number, each in enumerate(found):
        y = _TOP + row * (number + 0.5)
        low, high = across(each.low), across(each.high)
        name = each.name if len(each.name) <= _LONG else f"{each.name[: _LONG - 1]}\u2026"
        drawn.append(tag("text", name, x=left - 8, y=y + 3, class_="scale"))
        drawn.append(tag("line", x1=low, x2=high, y1=y, y2=y, class_="own"))
        for x in (low, high):
            drawn.append(tag("line", x1=x, x2=x, y1=y - 4, y2=y + 4, class_="own"))
        drawn.append(tag("circle", cx=across(each.rate), cy=y, r=4, class_="full"))
    return _picture(told, drawn, wide, bottom + 18, "wide")


def _picture(
    told: str, drawn: list[Part], wide: int = WIDTH, high: int = HEIGHT, kind: str | None = None
) -> Markup:
    return tag(
        "svg", *drawn, viewBox=f"0 0 {wide} {high}", role="img", aria_label=told, class_=kind
    )
