"""`pigskin tournament`."""

from __future__ import annotations

import os
import secrets
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pigskin.cli.house import (
    FAILED,
    INTERRUPTED,
    EditionOption,
    JsonOption,
    complain,
    progress,
    writable,
)
from pigskin.cli.options import OptionOption
from pigskin.errors import CoachError, PigskinError

if TYPE_CHECKING:
    from pigskin.sim.tournament import Kept, Table, Tournament

_EVERYBODY: Final = "all"
_NOBODY: Final = "none"


def tournament(
    coaches: Annotated[
        list[str] | None,
        typer.Option(help="Coaches: random,scripted,mine.py:Coach; run:COMMAND in one of its own."),
    ] = None,
    rosters: Annotated[
        str, typer.Option(help='Rosters or team files, or "all"; ten of them if none are named.')
    ] = "",
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Let different rosters meet, not each itself.")
    ] = False,
    edition: EditionOption = "lrb6",
    games: Annotated[
        int | None, typer.Option(min=1, help="Games of every pairing; 400, as a claim takes.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same games; usually a fresh one.")
    ] = None,
    control: Annotated[
        str, typer.Option(help='Coaches who also meet themselves: "all", "none", or names.')
    ] = _EVERYBODY,
    option: OptionOption = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to use; 0 for one a processor.")] = 1,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Keep the games here; what is there is gone on with."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the tournament in this file.")
    ] = None,
    read: Annotated[
        Path | None, typer.Option(help="Play nothing: show the games in this file.")
    ] = None,
    worst: Annotated[
        str | None, typer.Option(help="With --read: the games this coach did worst in.")
    ] = None,
    game: Annotated[
        int | None,
        typer.Option(min=0, help="With --read: play this game again and save it with -o."),
    ] = None,
    by_roster: Annotated[
        bool, typer.Option("--by-roster", help="Show the points with each roster.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw it into a file that ends in .svg or .html.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Let computer coaches play each other, and say who is better and how sure that is."""
    from pigskin.cli import tournament_kept as kept_games

    asked = bool(coaches or rosters or mixed or seed is not None or option)
    if read is not None or resume is not None:
        if asked or (read is not None and (resume is not None or games is not None)):
            raise PigskinError("a file says itself what was played: leave the other options out")
    elif worst is not None or game is not None:
        raise PigskinError("--worst and --game are of games that were played: name a file, --read")
    kept_games.check_plot(plot)
    if read is not None and game is not None:
        kept_games.save_again(read, game, output)
    elif read is not None and worst is not None:
        kept_games.show_worst(read, worst, json_)
    elif read is not None:
        kept_games.show_kept(read, plot, by_roster, json_)
    else:
        if resume is not None:
            plan, file = kept_games.plan_in(resume), resume
            plan = plan if games is None else replace(plan, games=games)
        else:
            plan = _planned(coaches, rosters, mixed, edition, games, seed, control, option)
            file = output or Path(f"tournament-{plan.seed}.jsonl")
        table, code = _played(plan, file, jobs)
        kept_games.show(table, file, plot, by_roster, json_)
        if code:
            complain(f"stopped after {len(table.games)} of {len(plan)} games; "
                     f"to go on: pigskin tournament --resume {file}")  # fmt: skip
            raise typer.Exit(code)


def _planned(
    coaches: list[str] | None,
    rosters: str,
    mixed: bool,
    edition: str,
    games: int | None,
    seed: int | None,
    control: str,
    option: list[str] | None,
) -> Tournament:
    """What was asked for on the command line."""
    from pigskin.editions import edition as find_edition
    from pigskin.option_words import idle_options, read_options
    from pigskin.sim.tournament import ENOUGH, Tournament, rosters_named

    options = read_options(option or ())
    rules = find_edition(edition)
    for problem in idle_options(options, rules):
        complain(problem)
    names = _names(*(coaches or ()))
    controls = names if control == _EVERYBODY else () if control == _NOBODY else _names(control)
    return Tournament(
        edition=rules.folder or rules.id,  # other processes have to find it, too
        coaches=names,
        rosters=rosters_named(rules.folder or rules.id, _names(rosters)),
        games=ENOUGH if games is None else games,
        seed=secrets.randbelow(10**9) if seed is None else seed,
        control=controls,
        mixed=mixed,
        options=options,
    )


def _names(*given: str) -> tuple[str, ...]:
    """Names between commas; a command to run is taken as it is."""
    from pigskin.coaches.program import is_program

    parts = [part for each in given for part in ([each] if is_program(each) else each.split(","))]
    return tuple([part.strip() for part in parts if part.strip()])


def _played(plan: Tournament, file: Path, jobs: int) -> tuple[Table, int]:
    """Play what is missing; the table of it all, and the exit code."""
    from pigskin.sim.tournament import Table, kept_in
    from pigskin.workers import most_jobs

    plan.check()
    writable(file)
    if jobs > most_jobs():
        complain(f"{jobs} processes are more than this machine has a use for; {most_jobs()} play")
    code = 0
    with kept_in(file, plan) as kept:
        try:
            _play(plan, kept, min(jobs or os.cpu_count() or 1, most_jobs()))
        except KeyboardInterrupt:
            code = INTERRUPTED
        except CoachError as error:
            complain(error)
            code = FAILED
        return Table(plan, kept.games.values()), code


def _play(plan: Tournament, kept: Kept, jobs: int) -> None:
    """Play what is missing. The first breakdown of a coach is told at once."""
    from pigskin.sim.tournament import play_on

    broken: set[str] = set()
    with progress() as bar, closing(play_on(plan, kept, jobs)) as games:
        played = sum(number < len(plan) for number in kept.games)
        task = bar.add_task("games", total=len(plan), completed=played)
        for game in games:
            bar.advance(task)
            for part in game.parts:
                if part.failure and part.coach not in broken:
                    broken.add(part.coach)
                    complain(f"game {game.number}: {part.failure}; the passive answer was given")
