"""`pigskin fumbbl`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from pigskin.cli.house import FAILED, JsonOption, print_json, progress
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.fumbbl import Difference


def fumbbl(
    file: Annotated[Path, typer.Argument(help="A FUMBBL replay.", show_default=False)],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the match as a saved game.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Play a FUMBBL match of the BB2020 rules again and compare every command."""
    from pigskin.fumbbl import play, read

    if output is not None and (output.exists() or not output.absolute().parent.is_dir()):
        why = "is there already" if output.exists() else "is in a folder that does not exist"
        raise PigskinError(f"{output} {why}; name another file for the match")
    match = read(file)
    with progress() as bar:
        task = bar.add_task("commands", total=len(match.commands))
        outcome = play(match, lambda agreed: bar.update(task, completed=agreed))
    difference = outcome.difference
    if json_:
        print_json(outcome.to_dict())
    else:
        console = Console(highlight=False)
        names = outcome.game.table.team_names
        home, away = outcome.game.table.home, outcome.game.table.away
        console.print(
            f"[bold]{escape(names[0])}[/] (home) against [bold]{escape(names[1])}[/] (away): "
            f"{home.score}-{away.score}"
        )
        for note in outcome.notes:
            console.print(f"not supported: {escape(note)}", soft_wrap=True)
        console.print(
            f"{outcome.agreed} of {outcome.commands} commands agree "
            f"({outcome.compared} compared picture by picture)"
        )
        if difference is not None:
            _show_difference(console, difference)
    if output is not None:
        outcome.game.save(output)
    if difference is not None:
        raise typer.Exit(FAILED)


def _show_difference(console: Console, difference: Difference) -> None:
    console.print(f"[bold red]first difference, command {difference.command}[/]")
    for problem in difference.problems:
        console.print(f"  {escape(problem)}", soft_wrap=True)
    for title, pitch in (("ours", difference.ours), ("theirs", difference.theirs)):
        console.print(f"[bold]{title}[/]")
        console.print(escape(pitch), soft_wrap=True)
