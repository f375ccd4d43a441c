"""`pigskin league export` and `import`: a league as a folder of TOML files."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from pigskin.cli.house import say
from pigskin.cli.league.door import (
    AsOption,
    FileArgument,
    LeagueOption,
    database,
    login,
    opened,
    place_text,
)


def export(
    file: FileArgument,
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", help="A new folder, or one of this league.", show_default=False
        ),
    ],
    league: LeagueOption = "",
) -> None:
    """Write a league as a folder of TOML files that can be compared and kept."""
    from pigskin.league.folder import export as write

    with opened(file, league) as office:
        say(f"{folder}: {office.info.name}, {len(write(office, folder))} files")


def import_(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="What export has written.", show_default=False)
    ],
    file: FileArgument,
    by: AsOption = "",
) -> None:
    """Bring a league in from a folder: all of it, or nothing."""
    from pigskin.league.folder_reading import bring_in
    from pigskin.league.folder_reading import read as read_folder

    found = read_folder(folder)  # what is wrong with it is said before a database is made
    with database(file, create=True) as store:
        office = bring_in(store, found, by or login(), time.time())
        say(f"{place_text(file)}: {office.info.name}, {len(office.teams())} teams")
