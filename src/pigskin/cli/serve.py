"""`pigskin serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from pigskin.cli.house import FAILED, complain
from pigskin.errors import PigskinError


def serve(
    host: Annotated[
        str,
        typer.Option(help="Address to listen at; 0.0.0.0 lets others in your network come too."),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen at; 0 for any that is free.")] = 8765,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where matches are kept: a file, or postgresql://...; PIGSKIN_DATABASE_URL, or a "
            "file in the folder for your data, if not given."
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(help="The address others know this server by, behind a proxy for example."),
    ] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(
            min=1, help="Remove matches in which nothing has happened for so many days; never, "
            "if not given."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Keep the web table: pages to play on, for this machine or for others."""
    try:
        from pigskin.web import serving
    except ModuleNotFoundError as error:
        missing = error.name
        complain(f"the web table needs more ({missing} is missing): pip install 'pigskin[web]'")
        raise typer.Exit(FAILED) from None
    try:
        serving.run(host, port, database, public_url, browser, typer.echo, keep_days)
    except PigskinError as error:
        complain(error)
        raise typer.Exit(FAILED) from None
