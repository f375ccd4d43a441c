"""The `pigskin` command: thin commands over the library. `docs/cli.md` lists them all.

A command is a function in a module of its own; `house` has what they share.
"""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from pigskin import __version__
from pigskin.cli.house import Commands
from pigskin.cli.lazily import LazyGroup


class _Root(Commands, LazyGroup):
    package = __name__
    places = {  # in the order in which the help lists them
        "play": "play.play",
        "serve": "serve.serve",
        "backup": "backup.backup",
        "restore": "backup.restore",
        "simulate": "simulate.simulate",
        "tournament": "tournament.tournament",
        "gather": "gather.gather",
        "fit": "fit.fit",
        "talk": "talk.talk",
        "schema": "schema.schema",
        "replay": "replay.replay",
        "verify": "verify.verify",
        "report": "report.report",
        "stats": "stats.stats",
        "review": "review.review",
        "fumbbl": "fumbbl.fumbbl",
        "odds": "odds.odds",
        "puzzle": "puzzle.puzzle",
        "options": "options.options",
        "teams": "teams.teams",
        "stars": "stars.stars",
        "inducements": "inducements.inducements",
        "cards": "cards.cards",
        "skills": "skills.skills",
        "rules": "rules.rules",
        "sheet": "sheet.sheet",
        "team": "team.team",
        "league": "league.league",
    }
    negative = ("odds",)  # a block in which the defender picks begins with a minus: -2D3


app = typer.Typer(
    cls=_Root,
    help="Blood Bowl, the board game: play, simulate, replay and look things up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pigskin {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and stop."
        ),
    ] = False,
) -> None:
    pass


def main() -> None:
    """The entry point of the `pigskin` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # letters that the terminal has not
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text
    app()
