"""`pigskin tournament`."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pigskin.cli.house import (
    FAILED,
    INTERRUPTED,
    EditionOption,
    JsonOption,
    complain,
    print_json,
    progress,
    readable,
    writable,
)
from pigskin.cli.options import OptionOption
from pigskin.errors import CoachError, PigskinError

if TYPE_CHECKING:
    from pigskin.sim.tournament import Kept, Table, Tournament

_PROGRAM: Final = "run:"
_NOBODY: Final = "none"
_EVERYBODY: Final = "all"


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
        int | None, typer.Option(min=1, help="Games of every pairing; 400 carry a claim.")
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
        typer.Option("--output", "-o", help="File of the games; what is there already, goes on."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the tournament of this file.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Let computer coaches play each other, and say who is better and how sure that is."""
    from pigskin.sim.tournament import Table, kept_in, read
    from pigskin.workers import most_jobs

    if resume is not None:
        if coaches or output is not None or seed is not None or rosters or option:
            raise PigskinError("--resume goes on with what the file says; only --games can be more")
        readable(resume)
        plan, _ = read(resume)
        plan = _longer(plan, games)
        output = resume
    else:
        plan = _planned(coaches, rosters, mixed, edition, games, seed, control, option)
        output = output or Path(f"tournament-{plan.seed}.jsonl")
    plan.check()
    writable(output)
    jobs = min(jobs or os.cpu_count() or 1, most_jobs())
    code = 0
    with kept_in(output, plan) as kept:
        try:
            _play(plan, kept, jobs)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except CoachError as error:
            complain(error)
            code = FAILED
        table = Table(plan, kept.games.values())
    _show(table, output, json_)
    if code:
        complain(f"stopped after {len(table.games)} of {len(plan)} games; "
                 f"pigskin tournament --resume {output} goes on")  # fmt: skip
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
    names = tuple(_names(coaches or []))
    if control == _EVERYBODY:
        controls = names
    else:
        controls = () if control == _NOBODY else tuple(_names([control]))
    return Tournament(
        edition=rules.folder or rules.id,  # other processes have to find it, too
        coaches=names,
        rosters=rosters_named(rules.folder or rules.id, _names([rosters])),
        games=ENOUGH if games is None else games,
        seed=secrets.randbelow(10**9) if seed is None else seed,
        control=controls,
        mixed=mixed,
        options=options,
    )


def _names(given: list[str]) -> list[str]:
    """Names between commas; a command to run is taken as it is."""
    found = []
    for each in given:
        parts = [each] if each.startswith(_PROGRAM) else each.split(",")
        found += [part.strip() for part in parts if part.strip()]
    return found


def _longer(plan: Tournament, games: int | None) -> Tournament:
    from dataclasses import replace

    return plan if games is None else replace(plan, games=games)


def _play(plan: Tournament, kept: Kept, jobs: int) -> None:
    """Play what is missing. The first breakdown of a coach is told at once."""
    from contextlib import closing

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


def _show(table: Table, output: Path, json_: bool) -> None:
    from pigskin.cli.tournament_tables import show_table

    if json_:
        print_json({**table.to_dict(), "file": str(output)})
    else:
        show_table(table, output)
