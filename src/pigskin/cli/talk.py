"""`pigskin talk`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from pigskin.cli.house import FAILED, EditionOption, complain
from pigskin.cli.options import OptionOption


def talk(
    edition: EditionOption = "lrb6",
    home: Annotated[str, typer.Option(help="Roster or team file of the home team.")] = "human",
    away: Annotated[str, typer.Option(help="Roster or team file of the away team.")] = "orc",
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 0,
    home_coach: Annotated[
        str | None, typer.Option(help="A coach for home, who is then not asked over the line.")
    ] = None,
    away_coach: Annotated[str | None, typer.Option(help="The same for away.")] = None,
    option: OptionOption = None,
) -> None:
    """Play a game with a program: a line of JSON out, a line of JSON in (docs/talk.md)."""
    from pigskin.coaches import let_go, make_coach
    from pigskin.game import Game
    from pigskin.option_words import read_options
    from pigskin.talk.stdio import Silence
    from pigskin.talk.stdio import talk as play

    first = make_coach(home_coach, f"{seed} home") if home_coach else None
    second = make_coach(away_coach, f"{seed} away") if away_coach else None
    game = Game(home, away, edition, seed=seed, options=read_options(option or ()))
    try:
        play(game, (first, second), sys.stdin, sys.stdout)
    except Silence as error:
        complain(error)
        raise typer.Exit(FAILED) from None
    finally:
        let_go(first, game)
        let_go(second, game)
