"""`pigskin stats`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pigskin.cli.house import print_json, readable, say
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.statistics import Statistics


def stats(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    json_: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    csv: Annotated[
        str | None,
        typer.Option(
            "--csv",
            metavar="TABLE",
            help="Print a table as CSV: rolls, luck, turns, blocks, faces, ball, squares, players.",
        ),
    ] = None,
) -> None:
    """Figures of a match: every roll and its chance, luck, blocks, the ball, every player."""
    if json_ and csv is not None:
        raise PigskinError("figures are printed as JSON or as CSV, not both")
    readable(file)
    figures = _figures(file)
    if json_:
        print_json(asdict(figures))
    elif csv is not None:
        from pigskin.statistics import to_csv

        typer.echo(to_csv(figures, csv), nl=False)
    else:
        from pigskin.statistics.printing import lines_of

        for line in lines_of(figures):
            say(line)


def _figures(file: Path) -> Statistics:
    from pigskin import record
    from pigskin.statistics import statistics_of

    return statistics_of(record.replay(record.read(file), check=False))
