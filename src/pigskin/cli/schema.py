"""`pigskin schema`."""

from __future__ import annotations

from typing import Annotated

import typer

from pigskin.cli.house import print_json
from pigskin.errors import UnknownName
from pigskin.teams.near import hint


def schema(
    part: Annotated[
        str | None,
        typer.Argument(help="answer, question, event, view or report; all of them if not given."),
    ] = None,
) -> None:
    """Print the contract as JSON Schema (draft 2020-12): what goes in and out as data."""
    from pigskin.contract.whole_schema import parts, whole_schema

    if part is None:
        print_json(whole_schema())
        return
    known = parts()
    if part not in known:
        raise UnknownName(f"no part {part!r}; there are {', '.join(known)}{hint(part, known)}")
    print_json(known[part])
