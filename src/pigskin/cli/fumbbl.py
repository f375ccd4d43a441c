"""`pigskin fumbbl`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from pigskin.cli.house import FAILED, JsonOption, print_json, progress
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.fumbbl import Difference, Outcome, Row


def fumbbl(
    files: Annotated[
        list[Path], typer.Argument(help="FUMBBL replays, or folders of them.", show_default=False)
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the match as a saved game.")
    ] = None,
    edition: Annotated[
        str, typer.Option("--edition", help="Edition of files that name no rules version.")
    ] = "",
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 0,
    json_: JsonOption = False,
) -> None:
    """Play FUMBBL matches again and compare every command."""
    from pigskin.editions import edition as find_edition
    from pigskin.fumbbl.many import replay_files

    if edition:
        find_edition(edition)
    if len(files) == 1 and not files[0].is_dir():
        _one(files[0], output, edition, json_)
        return
    if output is not None:
        raise PigskinError("only a single match can be written with --output")
    found = replay_files(files)
    if not found:
        raise PigskinError(f"{files[0]}: no replays in this folder")
    _many(found, edition, jobs or os.cpu_count() or 1, json_)


# --- one match --------------------------------------------------------------------------------


def _one(file: Path, output: Path | None, edition: str, json_: bool) -> None:
    from pigskin.fumbbl import play, read

    if output is not None and (output.exists() or not output.absolute().parent.is_dir()):
        why = "is there already" if output.exists() else "is in a folder that does not exist"
        raise PigskinError(f"{output} {why}; name another file for the match")
    match = read(file, edition)
    with progress() as bar:
        task = bar.add_task("commands", total=len(match.commands))
        outcome = play(match, lambda agreed: bar.update(task, completed=agreed))
    if json_:
        print_json(outcome.to_dict())
    else:
        _show_outcome(outcome)
    if output is not None:
        outcome.game.save(output)
    if outcome.differs:
        raise typer.Exit(FAILED)


def _show_outcome(outcome: Outcome) -> None:
    console = SafeConsole(highlight=False)
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
        f"({outcome.compared} compared picture by picture, {outcome.passed} passed over)"
    )
    console.print(f"{outcome.rolls} rolls compared, {len(outcome.odd)} differ")
    for odd in outcome.odd:
        console.print(f"  {escape(odd)}", soft_wrap=True)
    if outcome.reason:
        console.print(f"[bold]{escape(outcome.reason)}[/]", soft_wrap=True)
    if outcome.difference is not None:
        _show_difference(console, outcome.difference)


def _show_difference(console: SafeConsole, difference: Difference) -> None:
    console.print(f"[bold red]first difference, command {difference.command}[/]")
    for problem in difference.problems:
        console.print(f"  {escape(problem)}", soft_wrap=True)
    for title, pitch in (("ours", difference.ours), ("theirs", difference.theirs)):
        console.print(f"[bold]{title}[/]")
        console.print(escape(pitch), soft_wrap=True)


# --- many -------------------------------------------------------------------------------------


def _many(files: list[Path], edition: str, jobs: int, json_: bool) -> None:
    from pigskin.fumbbl.many import play_many

    rows: list[Row] = []
    with progress() as bar:
        task = bar.add_task("matches", total=len(files))
        for row in play_many(files, edition, jobs):
            rows.append(row)
            bar.update(task, completed=len(rows))
    if json_:
        print_json({"matches": [row.to_dict() for row in rows], **_totals(rows)})
    else:
        _show_rows(rows)
    if any(row.differs for row in rows):
        raise typer.Exit(FAILED)


def _totals(rows: list[Row]) -> dict[str, int]:
    return {
        "files": len(rows),
        "whole": sum(row.whole for row in rows),
        "commands": sum(row.commands for row in rows),
        "agreed": sum(row.agreed for row in rows),
        "compared": sum(row.compared for row in rows),
        "passed_over": sum(row.passed_over for row in rows),
        "rolls": sum(row.rolls for row in rows),
        "figures_that_differ": sum(row.figures_that_differ for row in rows),
    }


def _show_rows(rows: list[Row]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("file", overflow="fold")
    grid.add_column("rules")
    for heading in ("score", "commands", "agree", "compared", "passed", "rolls", "differ"):
        grid.add_column(heading, justify="right")
    grid.add_column("whole")
    for row in rows:
        grid.add_row(
            escape(Path(row.file).name),
            row.edition or "-",
            "-".join(str(each) for each in row.score) or "-",
            *(str(each) for each in _figures(row)),
            "yes" if row.whole else "no",
        )
    console = SafeConsole(highlight=False)
    console.print(grid)
    for row in rows:
        if row.said:
            console.print(f"{escape(Path(row.file).name)}: {escape(row.said)}", soft_wrap=True)
    total = _totals(rows)
    console.print(
        f"{total['whole']} of {total['files']} matches whole; {total['agreed']} of "
        f"{total['commands']} commands agree ({total['compared']} compared picture by picture, "
        f"{total['passed_over']} passed over)",
        soft_wrap=True,
    )
    console.print(f"{total['rolls']} rolls compared, {total['figures_that_differ']} differ")


def _figures(row: Row) -> tuple[int, ...]:
    return (
        row.commands,
        row.agreed,
        row.compared,
        row.passed_over,
        row.rolls,
        row.figures_that_differ,
    )
