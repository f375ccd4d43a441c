"""`pigskin review`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from pigskin.cli.house import print_json, readable, say


def review(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    json_: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """A match looked at again: the chance to win, what turned it, what would have been better."""
    from pigskin import record
    from pigskin.coaches.reviewing import review as reviewed
    from pigskin.coaches.reviewing.printing import lines_of

    readable(file)
    found = reviewed(record.replay(record.read(file), check=False))
    if json_:
        print_json(asdict(found))
        return
    for line in lines_of(found):
        say(line)
