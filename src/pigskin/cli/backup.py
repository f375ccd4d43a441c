"""`pigskin backup` and `pigskin restore`."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from pigskin.cli.house import FAILED, complain, say

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        help="Where matches are kept: a file, or postgresql://...; PIGSKIN_DATABASE_URL, or a "
        "file in the folder for your data, if not given."
    ),
]


def backup(
    file: Annotated[
        Path, typer.Argument(help="The file to write; it must not be there.", show_default=False)
    ],
    database: DatabaseOption = None,
) -> None:
    """Copy all matches of the web table into a file, also while it runs."""
    say(f"{file}: {_backups().back_up(database, file)}")


def restore(
    file: Annotated[
        Path, typer.Argument(help="What pigskin backup has written.", show_default=False)
    ],
    database: DatabaseOption = None,
) -> None:
    """Put the matches of a backup into an empty database: all of them, or none."""
    say(f"{file}: {_backups().restore(file, database)}")


def _backups() -> ModuleType:
    try:
        from pigskin.web.store import backup
    except ModuleNotFoundError as error:
        complain(f"this needs more ({error.name} is missing): pip install 'pigskin[web]'")
        raise typer.Exit(FAILED) from None
    return backup
