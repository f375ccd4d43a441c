"""A review as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from pigskin.coaches.reviewing.values import Costly, Point, Review, Side

_BARS = "▁▂▃▄▅▆▇█"


def lines_of(review: Review) -> Iterator[str]:
    """The chance to win by turn, what turned the match, and what each coach could do better."""
    home, away = review.teams
    yield f"{home} {review.score[0]} - {review.score[1]} {away}"
    if not review.over:
        yield "not over"
    yield from _curve(review)
    if review.swings:
        yield ""
        yield "What turned it"
    names: dict[Side, str] = {"home": home, "away": away}
    for swing in review.swings:
        gained = home if swing.change > 0 else away
        kind = "" if swing.dice else ", no dice"
        yield (
            f"  moment {swing.moment}, half {swing.half}, turn {swing.turn} of {names[swing.side]}"
            f"{kind}: {swing.text}: +{100 * abs(swing.change):.0f} points for {gained}"
        )
    for side in names:
        yield ""
        yield f"What cost {names[side]} most, before the dice"
        if not review.costly.get(side):
            yield "  nothing that a coach would have done otherwise"
        for costly in review.costly.get(side, []):
            yield from _told(costly)


def _curve(review: Review) -> Iterator[str]:
    """The chance of home at the beginning of every turn, as a line of bars and in figures."""
    turns: list[Point] = []
    for point in review.points:
        last = turns[-1] if turns else None
        if last is None or (last.half, last.turn, last.side) != (
            point.half, point.turn, point.side,
        ):  # fmt: skip
            turns.append(point)
    for half in sorted({point.half for point in turns}):
        own = [point.win + point.draw / 2 for point in turns if point.half == half]
        bars = "".join(_BARS[min(7, int(8 * each))] for each in own)
        yield ""
        yield f"Half {half}: what {review.teams[0]} may expect, a win being 100 and a draw 50"
        yield f"  {bars}"
        yield f"  {' '.join(f'{100 * each:.0f}' for each in own)}"


def _told(costly: Costly) -> Iterator[str]:
    points = f"{100 * costly.cost:.1f} points"
    if costly.touchdowns:
        points += f", {costly.touchdowns:.2f} touchdowns"
    yield f"  moment {costly.moment}, half {costly.half}, turn {costly.turn}: {points}"
    yield f"    was:    {costly.did['words']}"
    yield f"    better: {costly.better['words']}"
    yield f"            {costly.better['reason']}"
