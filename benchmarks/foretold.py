"""What the planners' judgement foretells of a ball in hand, beside what comes of it.

    python benchmarks/foretold.py veteran scripted --drives 600 --seed 1 --jobs 2
    python benchmarks/foretold.py veteran rookie --drives 600 --seed 1 --jobs 2 --kicking

At the end of every turn that the first coach ends with the ball: what he thinks the field is worth,
and whether his side scores the next touchdown of the half (1), the other does (-1), or nobody (0).
A straight line through what is left over then tells what he overlooks, by numbers of the field. It
sees who tends to score, not what to do: whatever it suggests has to prove itself in `drives.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

import drives

from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import weights_for
from pigskin.errors import PigskinError
from pigskin.foretelling.fitting import solved
from pigskin.model import Table
from pigskin.numbers import SideNo
from pigskin.pitch import distance
from pigskin.workers import in_order

BINS: Final = 8
CLOSE: Final = 3  # squares


def _detour(field: Field) -> float:
    detour = weights_for(field.table.edition.books.root).detour
    way = field.toil(field.carrier, field.end_zone(field.side), detour)
    return way - field.goal(field.ball, field.side)


def _near(field: Field) -> float:
    return sum(not field.down[other] and distance(field.place[other], field.ball) <= CLOSE
               for other in field.theirs)  # fmt: skip


FACTS: Final[dict[str, Callable[[Field], float]]] = {
    "turns to come": lambda field: field.table.edition.turns - field.table.side(field.side).turn,
    "squares to go": lambda field: field.goal(field.ball, field.side),
    "way round": _detour,
    "mates beside": lambda field: field.zones(field.ball, field.mine),
    "opponents near": _near,
    "more men": lambda field: len(field.mine) - len(field.theirs),
    "own re-rolls": lambda field: field.table.side(field.side).rerolls,
    "their re-rolls": lambda field: field.table.side(field.other).rerolls,
}  # fmt: skip


@dataclass(slots=True)
class Row:
    """A turn that ended with the ball in hand."""

    drive: int
    worth: float
    facts: list[float]
    came: int = 0


@dataclass(frozen=True, slots=True)
class Slope:
    """What one more of something adds to what was foretold, and how far off that may be."""

    name: str
    slope: float
    error: float


def watched(numbered: tuple[int, drives.Task]) -> list[Row]:
    """One drive: every turn in it that ended with the ball in the first coach's hands."""
    number, task = numbered
    rows: list[Row] = []
    traits = Traits()

    def look(table: Table, side: SideNo) -> None:
        field = Field(table, side, traits)
        if field.carrier in field.mine and table.side(side).turn < table.edition.turns:
            facts = [float(fact(field)) for fact in FACTS.values()]
            rows.append(Row(number, Judge(field).worth(), facts))

    drive = drives.play(task, look)
    for row in rows:
        row.came = drive.scored
    return rows


def slopes(rows: Sequence[Row]) -> list[Slope]:
    """The straight line through what was not foretold; a drive counts once for errors."""
    names = ["whatever else", *FACTS]
    size = len(names)
    squares = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for row in rows:
        facts = [1.0, *row.facts]
        for a in range(size):
            sums[a] += facts[a] * (row.came - row.worth)
            for b in range(size):
                squares[a][b] += facts[a] * facts[b]
    line = solved(squares, sums)
    pulls: dict[int, list[float]] = {}
    for row in rows:
        facts = [1.0, *row.facts]
        off = row.came - row.worth - sum(map(float.__mul__, line, facts))
        pull = pulls.setdefault(row.drive, [0.0] * size)
        for a in range(size):
            pull[a] += off * facts[a]
    found: list[Slope] = []
    for a in range(size):
        weight = solved(squares, [float(b == a) for b in range(size)])
        spread = sum(sum(map(float.__mul__, weight, pull)) ** 2 for pull in pulls.values())
        found.append(Slope(names[a], line[a], sqrt(spread)))
    return found


def told(rows: Sequence[Row]) -> str:
    """What was foretold beside what came, and what was overlooked."""
    lines = [f"{len(rows)} turns that ended with the ball in hand", "foretold  came"]
    ranked = sorted(rows, key=lambda row: row.worth)
    for part in range(BINS):
        some = ranked[part * len(ranked) // BINS : (part + 1) * len(ranked) // BINS]
        if some:
            worth = sum(row.worth for row in some) / len(some)
            lines.append(f"{worth:+8.3f}  {sum(row.came for row in some) / len(some):+.3f}")
    lines.append("one more of           adds to what was foretold")
    try:
        lines += [f"{each.name:20}  {each.slope:+.3f} ± {each.error:.3f}" for each in slopes(rows)]
    except ZeroDivisionError:
        lines.append("cannot be told: these turns are too much alike")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    wanted = drives.wishes(__doc__ or "", arguments)
    work = list(enumerate(drives.tasks_of(wanted)))
    try:
        rows = [row for drive in in_order(watched, work, wanted.jobs) for row in drive]
    except PigskinError as error:
        raise SystemExit(f"foretold.py: {error}") from None
    print(told(rows) if len(rows) > len(FACTS) else "too few turns ended with the ball in hand")


if __name__ == "__main__":
    main()
