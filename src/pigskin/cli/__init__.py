"""The `pigskin` command: thin commands over the library. `docs/cli.md` lists them all.

A command is a function in a module of its own; `house` has what they share.
"""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from pigskin import __version__
from pigskin.cli import (
    backup,
    cards,
    fit,
    fumbbl,
    gather,
    inducements,
    odds,
    options,
    play,
    replay,
    report,
    review,
    rules,
    schema,
    serve,
    sheet,
    simulate,
    skills,
    stars,
    stats,
    talk,
    team,
    teams,
    tournament,
    verify,
)
from pigskin.cli.house import Commands
from pigskin.cli.league import league

app = typer.Typer(
    cls=Commands,
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


# In the order in which the help lists them.
app.command()(play.play)
app.command()(serve.serve)
app.command()(backup.backup)
app.command()(backup.restore)
app.command()(simulate.simulate)
app.command()(tournament.tournament)
app.command()(gather.gather)
app.command()(fit.fit)
app.command()(talk.talk)
app.command()(schema.schema)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(report.report)
app.command()(stats.stats)
app.command()(review.review)
app.command()(fumbbl.fumbbl)
# A block in which the defender picks begins with a minus: -2D3.
app.command(context_settings={"ignore_unknown_options": True})(odds.odds)
app.command()(options.options)
app.command()(teams.teams)
app.add_typer(team.team, name="team")
app.add_typer(league, name="league")
app.command()(stars.stars)
app.command()(inducements.inducements)
app.command()(cards.cards)
app.command()(skills.skills)
app.command()(rules.rules)
app.command()(sheet.sheet)


def main() -> None:
    """The entry point of the `pigskin` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # letters that the terminal has not
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text
    app()
