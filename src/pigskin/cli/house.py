"""What the commands share: errors told in a line, options, tables, JSON, the progress bar."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, cast

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from typer.core import TyperGroup

from pigskin.console import SafeConsole
from pigskin.errors import CoachError, PigskinError, RecordError
from pigskin.files import check_readable
from pigskin.showing import json_line, shown
from pigskin.teams.near import hint

FAILED: Final = 1  # a check did not pass
MISUSED: Final = 2  # wrong names, files or options
INTERRUPTED: Final = 130



def edition_id(typed: str | None) -> str | None:
    """The id of the edition that was typed, which may be the folder of a house edition."""
    from pigskin.editions import is_folder, load

    return load(typed).id if typed and is_folder(typed) else typed


EditionOption = Annotated[
    str,
    typer.Option(
        "--edition",
        callback=edition_id,
        help="Edition of the rules: lrb6, bb2016, bb2020, or the folder of a house edition.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


# Every complaint of typer's about what was typed; it has no public name.
_Mistyped: Final = cast(type[typer.BadParameter], typer.BadParameter.__mro__[1])


class Commands(TyperGroup):
    """Tells every error raised on purpose in one line, without a traceback."""

    def make_context(self, *args: Any, **more: Any) -> Any:
        try:
            return super().make_context(*args, **more)
        except _Mistyped as error:
            _make_fit(error)
            raise

    def invoke(self, ctx: Any) -> Any:
        try:
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()  # a full disk is noticed here, not when Python ends
            return result
        except _Mistyped as error:
            _make_fit(error)
            raise
        except (CoachError, RecordError) as error:
            complain(error)
            raise typer.Exit(FAILED) from None
        except PigskinError as error:
            complain(error)
            raise typer.Exit(MISUSED) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError):  # whoever read has had enough; typer knows
                raise
            complain(f"{error.filename or 'the output'}: {error.strerror or error}")
            if error.filename is not None:
                raise typer.Exit(MISUSED) from None
            _drop_output()
            raise typer.Exit(FAILED) from None


def _drop_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _make_fit(error: typer.BadParameter) -> None:
    """Complaints quote what was typed. The help for a command without words is our own text."""
    if error.ctx is None or error.message != error.ctx.get_help():
        error.message = shown(error.message)


def complain(problem: object) -> None:
    typer.echo(f"pigskin: {shown(' '.join(str(problem).split()))}", err=True)


def say(line: str) -> None:
    typer.echo(shown(line))


def readable(file: Path) -> None:
    """Refuse a file that cannot be read before anything else happens."""
    try:
        check_readable(file)
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
        console=SafeConsole(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def grid(*headings: str) -> Grid:
    made = Grid()
    for number, heading in enumerate(headings):
        # The first column is what one types; it is never cut.
        made.add_column(heading, no_wrap=number == 0)
    return made


def bare(*headings: str) -> Grid:
    """A grid without lines; its first column is never cut."""
    made = Grid(box=None, show_header=any(headings), pad_edge=False, header_style="dim")
    for number, heading in enumerate(headings):
        made.add_column(heading, no_wrap=number == 0)
    return made


def entry(console: SafeConsole, name: str, about: str, text: str) -> None:
    """A thing of a list too wordy for a grid: its name and figures, and below what it does."""
    console.print(f"[bold]{escape(name)}[/]  [dim]{escape(about)}[/]")
    console.print(Padding(escape(text), (0, 0, 0, 4)))


def count(number: int, what: str, search: str = "", names: Iterable[str] = ()) -> None:
    """How many were found; if none, the name that is nearest to what was searched for."""
    near = "" if number else hint(search, names)
    say(f"{number} {what if number != 1 else what.removesuffix('s')}{near}")


def print_json(value: object) -> None:
    typer.echo(json_line(value))
