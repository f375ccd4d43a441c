"""`pigskin simulate`."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from rich.markup import escape
from rich.table import Table as Grid

from pigskin.cli.house import (
    FAILED,
    INTERRUPTED,
    EditionOption,
    JsonOption,
    complain,
    print_json,
    progress,
    writable,
)
from pigskin.cli.options import OptionOption
from pigskin.console import SafeConsole
from pigskin.errors import CoachError, PigskinError

if TYPE_CHECKING:
    from pigskin.sim import GameResult, Result


def simulate(
    edition: EditionOption = "lrb6",
    home: Annotated[str, typer.Option(help='Roster or team file of home, or "all".')] = "human",
    away: Annotated[str, typer.Option(help='Roster or team file of away, or "all".')] = "orc",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    coach: Annotated[
        str,
        typer.Option(
            help="Coach of both sides: random, scripted, rookie, veteran, legend, mine.py:Coach, "
            "run:COMMAND."
        ),
    ] = "random",
    home_coach: Annotated[str | None, typer.Option(help="Another coach for the home side.")] = None,
    away_coach: Annotated[str | None, typer.Option(help="Another coach for the away side.")] = None,
    option: OptionOption = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
    csv_: Annotated[
        Path | None, typer.Option("--csv", help="Write a row for every game into this file.")
    ] = None,
    jsonl: Annotated[
        Path | None, typer.Option(help="Write a JSON object for every game into this file.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Let computer coaches play many games and count what happens."""
    from pigskin.editions import edition as find_edition
    from pigskin.option_words import idle_options, read_options
    from pigskin.sim import Plan, Result
    from pigskin.sim import simulate as run
    from pigskin.workers import most_jobs

    first, second = home_coach or coach, away_coach or coach
    options = read_options(option or ())
    rules = find_edition(edition)
    for problem in idle_options(options, rules):
        complain(problem)
    edition = rules.folder or rules.id  # other processes have to find it, too
    plan = Plan(edition, home, away, games, seed, first, second, options)
    plan.check()
    if jobs > most_jobs():
        complain(f"{jobs} processes are more than this machine has a use for; {most_jobs()} play")
    jobs = min(jobs or os.cpu_count() or 1, most_jobs())
    result = Result(plan, jobs)
    code = 0
    with progress() as bar, _rows(csv_, jsonl) as write:
        task = bar.add_task("games", total=games)

        def note(now: Result, game: GameResult) -> None:
            nonlocal result
            result = now
            bar.update(task, completed=now.games)
            write(game)

        try:
            result = run(edition, home, away, games, seed, first, jobs, second, note, options)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except CoachError as error:
            complain(error)
            code = FAILED
    if json_:
        print_json(result.to_dict())
    else:
        _show_result(result)
    if code:
        complain(f"stopped after {result.games} of {games} games")
        raise typer.Exit(code)


@contextmanager
def _rows(csv_: Path | None, jsonl: Path | None) -> Iterator[Callable[[GameResult], None]]:
    """What writes a game into the files asked for, a row each."""
    from pigskin.sim import GameResult

    if csv_ is not None and csv_ == jsonl:
        raise PigskinError(f"{csv_}: --csv and --jsonl cannot write into the same file")
    writers: list[Callable[[GameResult], object]] = []
    try:
        with ExitStack() as files:
            for path in (csv_, jsonl):
                if path is None:
                    continue
                writable(path)
                # Line by line: what is finished can be read, and outlives a killed process.
                file = files.enter_context(path.open("w", 1, encoding="utf-8", newline=""))
                if path is csv_:
                    table = csv.writer(file)
                    table.writerow(GameResult._fields)
                    writers.append(table.writerow)
                else:
                    writers.append(_line_writer(file))

            def write(game: GameResult) -> None:
                for each in writers:
                    each(game)

            yield write
    except OSError as error:  # at the latest when a file is closed
        named = error.filename or " or ".join(str(each) for each in (csv_, jsonl) if each)
        raise PigskinError(f"{named}: cannot be written: {error.strerror or error}") from None


def _line_writer(file: TextIO) -> Callable[[GameResult], object]:
    return lambda game: file.write(json.dumps(game._asdict(), ensure_ascii=False) + "\n")


def _show_result(result: Result) -> None:
    shown = result.to_dict()
    plan = result.plan
    games = f"{result.games} game{'' if result.games == 1 else 's'}"
    grid = Grid(title=f"{games}, {result.edition}", title_justify="left")
    for heading in ("", "home", "away", "both"):
        grid.add_column(heading, justify="right" if heading else "left")
    grid.add_row("team", escape(plan.home), escape(plan.away), "")
    grid.add_row("coach", escape(plan.home_coach), escape(plan.away_coach), "")
    grid.add_row("won", str(result.home_wins), str(result.away_wins), f"{result.draws} drawn")
    for what, label in (("touchdowns", "touchdowns"), ("casualties", "casualties suffered")):
        grid.add_row(label, *(str(shown[f"{side}{what}"]) for side in ("home_", "away_", "")))
    console = SafeConsole()
    console.print(grid)
    console.print(
        f"{result.decisions} decisions in {result.seconds:.1f} s: "
        f"{shown['decisions_per_second']:,.0f} decisions/s, {shown['games_per_second']} games/s "
        f"({shown['engine']} engine, {result.jobs} process{'' if result.jobs == 1 else 'es'})",
        highlight=False,
        soft_wrap=True,
    )
