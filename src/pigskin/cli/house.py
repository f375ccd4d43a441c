"""What the commands share: errors told in a line, options, tables, JSON, the progress bar."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from typer.core import TyperGroup

from pigskin.errors import CoachError, PigskinError, RecordError

FAILED: Final = 1  # a check did not pass
MISUSED: Final = 2  # wrong names, files or options
INTERRUPTED: Final = 130

EditionOption = Annotated[
    str, typer.Option("--edition", help="Edition of the rules: lrb6, bb2016 or bb2020.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class Commands(TyperGroup):
    """Tells every error raised on purpose in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (CoachError, RecordError) as error:
            complain(error)
            raise typer.Exit(FAILED) from None
        except PigskinError as error:
            complain(error)
            raise typer.Exit(MISUSED) from None


def complain(problem: object) -> None:
    typer.echo(f"pigskin: {' '.join(str(problem).split())}", err=True)


def readable(file: Path) -> None:
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise PigskinError(f"{file}: cannot be read: {error.strerror or error}") from None


def writable(file: Path) -> None:
    """Notice before hours of work that what comes of it could not be written."""
    if file.is_dir():
        raise PigskinError(f"{file} is a folder; name a file in it")
    if not file.absolute().parent.is_dir():
        raise PigskinError(f"{file} is in a folder that does not exist")


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def grid(*headings: str) -> Grid:
    made = Grid()
    for number, heading in enumerate(headings):
        # The first column is what one types; it is never cut.
        made.add_column(heading, no_wrap=number == 0)
    return made


def count(number: int, what: str) -> None:
    typer.echo(f"{number} {what if number != 1 else what.removesuffix('s')}")


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))
