"""`pigskin report`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pigskin.cli.house import print_json, readable, say
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.report import MatchReport


def report(
    file: Annotated[
        Path,
        typer.Argument(help="A saved game; or a report, .toml or .json.", show_default=False),
    ],
    json_: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    toml: Annotated[
        bool, typer.Option("--toml", help="Print the report as a form a league keeps.")
    ] = False,
) -> None:
    """The box score of a match: who did what to whom, and what a league needs to know."""
    if json_ and toml:
        raise PigskinError("the report is printed as JSON or as TOML, not both")
    readable(file)
    found = _found(file)
    if json_:
        print_json(found.to_json())
    elif toml:
        typer.echo(found.to_toml(), nl=False)
    else:
        for line in str(found).split("\n"):
            say(line)


def _found(file: Path) -> MatchReport:
    if file.suffix.lower() in (".toml", ".json"):
        from pigskin.report import load_report

        return load_report(file)
    from pigskin import record

    return record.replay(record.read(file), check=False).report()
