"""`pigskin serve`."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Annotated

import typer

from pigskin.cli.house import FAILED, complain
from pigskin.errors import PigskinError


class LogFormat(StrEnum):
    text = "text"
    json = "json"


class LogLevel(StrEnum):
    warning = "warning"
    info = "info"


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
    replay_days: Annotated[
        float,
        typer.Option(
            min=0, help="Remove matches that somebody brought to look at once nobody has looked "
            "for so many days; 0 for never."
        ),
    ] = 90,
    replay_megabytes: Annotated[
        int,
        typer.Option(
            min=1, help="Keep so many megabytes of such matches; the longest unseen go first."
        ),
    ] = 200,
    metrics: Annotated[
        str | None,
        typer.Option(
            help="HOST:PORT at which Prometheus reads figures; not an address for visitors."
        ),
    ] = None,
    log_format: Annotated[
        LogFormat, typer.Option(help="How the log is written: text, or json for programs.")
    ] = LogFormat.text,
    log_level: Annotated[
        LogLevel, typer.Option(help="What is logged: warning, or info for matches too.")
    ] = LogLevel.warning,
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=64, help="Processes that serve together; more than one need PostgreSQL and "
            "Redis."
        ),
    ] = 1,
    redis: Annotated[
        str | None,
        typer.Option(
            help="Where processes and machines that share a database meet: redis://...; "
            "PIGSKIN_REDIS_URL, if not given."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Keep the web table: pages to play on, for this machine or for others."""
    try:
        from pigskin.web import logs, serving
    except ModuleNotFoundError as error:
        missing = error.name
        complain(f"the web table needs more ({missing} is missing): pip install 'pigskin[web]'")
        raise typer.Exit(FAILED) from None
    try:
        set_up_log = partial(logs.set_up, log_format.value, log_level.value)
        set_up_log()
        serving.run(
            host, port, database, public_url, browser, typer.echo, keep_days, metrics=metrics,
            replay_days=replay_days or None, replay_bytes=replay_megabytes * 1_000_000,
            workers=workers, redis=redis, in_each=set_up_log,
        )  # fmt: skip
    except PigskinError as error:
        complain(error)
        raise typer.Exit(FAILED) from None
