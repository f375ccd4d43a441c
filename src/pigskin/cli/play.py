"""`pigskin play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from pigskin.cli.house import EditionOption, readable
from pigskin.editions import edition as find_edition

HUMAN: Final = "human"


def play(
    home: Annotated[str | None, typer.Option(help="Roster or team file of the home team.")] = None,
    away: Annotated[str | None, typer.Option(help="Roster or team file of the away team.")] = None,
    edition: EditionOption = "lrb6",
    seed: Annotated[int | None, typer.Option(help="Seed of the dice; left to chance if not given.")]
    = None,
    home_coach: Annotated[str, typer.Option(help="human or a computer coach.")] = HUMAN,
    away_coach: Annotated[str, typer.Option(help="human or a computer coach.")] = "scripted",
    load: Annotated[
        str | None, typer.Option(help="Go on with a saved game, with its own teams and dice.")
    ] = None,
    save: Annotated[
        str | None, typer.Option(help="Keep the game in this file, every turn and on leaving.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from pigskin.coaches import coach_names
    from pigskin.coaches.base import UnknownCoach
    from pigskin.teams.check import check
    from pigskin.teams.ready import find_team
    from pigskin.terminal import app as table

    find_edition(edition)
    for side in (home, away):
        if side is not None:
            check(find_team(edition, side))
    for coach in (home_coach, away_coach):
        if coach != HUMAN and coach not in coach_names():
            raise UnknownCoach(f"no coach {coach!r}; known: {', '.join((HUMAN, *coach_names()))}")
    if load is not None:
        readable(Path(load))
    table.play(home, away, edition, seed, home_coach, away_coach, load, save)
