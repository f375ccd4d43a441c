"""`pigskin simulate`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from pigskin.cli.house import (
    INTERRUPTED,
    EditionOption,
    JsonOption,
    complain,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from pigskin.sim import Result


def simulate(
    edition: EditionOption = "lrb6",
    home: Annotated[str, typer.Option(help='Roster of the home team, or "all".')] = "human",
    away: Annotated[str, typer.Option(help='Roster of the away team, or "all".')] = "orc",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    coach: Annotated[str, typer.Option(help="Computer coach of both sides.")] = "random",
    away_coach: Annotated[
        str | None, typer.Option(help="Another computer coach for the away side.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
    json_: JsonOption = False,
) -> None:
    """Let computer coaches play many games and count what happens."""
    from pigskin.sim import Plan, Result
    from pigskin.sim import simulate as run

    jobs = jobs or os.cpu_count() or 1
    result = Result(Plan(edition, home, away, games, seed, coach, away_coach or coach), jobs)
    stopped = False

    with progress() as bar:
        task = bar.add_task("games", total=games)

        def note(now: Result) -> None:
            nonlocal result
            result = now
            bar.update(task, completed=now.games)

        try:
            result = run(edition, home, away, games, seed, coach, jobs, away_coach, note)
        except KeyboardInterrupt:
            stopped = True
    if json_:
        print_json(result.to_dict())
    else:
        _show_result(result)
    if stopped:
        complain(f"stopped after {result.games} of {games} games")
        raise typer.Exit(INTERRUPTED)


def _show_result(result: Result) -> None:
    shown = result.to_dict()
    plan = result.plan
    grid = Grid(title=f"{result.games} games, {plan.edition}", title_justify="left")
    for heading in ("", "home", "away", "both"):
        grid.add_column(heading, justify="right" if heading else "left")
    grid.add_row("team", plan.home, plan.away, "")
    grid.add_row("coach", plan.home_coach, plan.away_coach, "")
    grid.add_row("won", str(result.home_wins), str(result.away_wins), f"{result.draws} drawn")
    for what in ("touchdowns", "casualties"):
        grid.add_row(what, *(str(shown[f"{side}{what}"]) for side in ("home_", "away_", "")))
    console = Console()
    console.print(grid)
    console.print(
        f"{result.decisions} decisions in {result.seconds:.1f} s: "
        f"{shown['decisions_per_second']:,.0f} decisions/s, {shown['games_per_second']} games/s "
        f"({shown['engine']} engine, {result.jobs} process{'' if result.jobs == 1 else 'es'})",
        highlight=False,
        soft_wrap=True,
    )
