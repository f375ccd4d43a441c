"""`pigskin gather`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from pigskin.cli.house import complain, progress, say, writable
from pigskin.errors import PigskinError


def gather(
    folder: Annotated[
        Path,
        typer.Argument(
            help="A folder of saved games, FUMBBL replays or tournaments.", show_default=False
        ),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The file for the positions.", show_default=False)
    ],
    games: Annotated[
        int | None, typer.Option(min=1, help="Take only so many games, the first by name.")
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", help="Edition of FUMBBL files that name no rules version.")
    ] = "",
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
) -> None:
    """Gather positions from games, with what came of them, for `pigskin fit`."""
    from pigskin.editions import edition as find_edition
    from pigskin.foretelling.gathering import gather as gather_from
    from pigskin.foretelling.gathering import sources_in
    from pigskin.foretelling.rows import Row, write_rows

    if edition:
        find_edition(edition)
    writable(out)
    sources = sources_in(folder)[:games]
    rows: list[Row] = []
    taken = 0
    with progress() as bar:
        task = bar.add_task("games", total=len(sources))
        for found in gather_from(sources, edition, jobs or os.cpu_count() or 1):
            bar.advance(task)
            rows.extend(found.rows)
            taken += not found.why
            if found.why:
                complain(f"{found.source.name} is left out: {found.why}")
    if not rows:
        raise PigskinError(f"{folder}: no game could be played again to its end")
    write_rows(out, rows)
    say(f"{len(rows)} positions of {taken} games are in {out}")
