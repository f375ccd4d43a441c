"""`pigskin play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from pigskin.cli.house import edition_id, readable
from pigskin.cli.options import OptionOption
from pigskin.editions import edition as find_edition
from pigskin.pitch import HOME

HUMAN: Final = "human"


def play(
    home: Annotated[str | None, typer.Option(help="Roster or team file of the home team.")] = None,
    away: Annotated[str | None, typer.Option(help="Roster or team file of the away team.")] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            callback=edition_id,
            help="Edition of the rules: lrb6, bb2016, bb2020, or the folder of a house edition; "
            "asked for if not given.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the dice; left to chance if not given.")]
    = None,
    home_coach: Annotated[
        str,
        typer.Option(
            help="human, random, scripted, rookie, veteran, legend, mine.py:Coach, run:COMMAND."
        ),
    ] = HUMAN,
    away_coach: Annotated[str, typer.Option(help="The same for the away side.")] = "scripted",
    option: OptionOption = None,
    clock: Annotated[
        int | None,
        typer.Option(min=0, help="Seconds a person has for a turn; the rule is 240."),
    ] = None,
    load: Annotated[
        str | None, typer.Option(help="Go on with a saved game, with its own teams and dice.")
    ] = None,
    save: Annotated[
        str | None, typer.Option(help="Keep the game in this file, every turn and on leaving.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    from pigskin.option_words import SECONDS, read_options
    from pigskin.terminal import app as table

    edition = edition or _edition_of(home) or _edition_of(away)
    if edition is not None:
        find_edition(edition)
    for coach in (home_coach, away_coach):
        table.sit_down(coach, seed, HOME)  # whoever cannot come is named before anything is asked
    if load is not None:
        readable(Path(load))
    options = read_options(option or ())
    if clock is not None:
        options[SECONDS] = clock
    table.play(home, away, edition, seed, home_coach, away_coach, load, save, options=options)


def _edition_of(side: str | None) -> str | None:
    """The edition of a team file: nobody has to be asked for it then."""
    from pigskin.teams import load_team
    from pigskin.teams.ready import TEAM_FILES

    if side is None or not side.lower().endswith(TEAM_FILES):
        return None
    return load_team(side).roster.edition
