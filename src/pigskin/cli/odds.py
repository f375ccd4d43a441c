"""`pigskin odds`."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

import typer

from pigskin.cli.house import JsonOption, grid, print_json
from pigskin.console import SafeConsole
from pigskin.odds.sequence import GREEDY, Sequence


def odds(
    sequence: Annotated[
        str,
        typer.Argument(help="What is rolled, such as 'D:D3,R2;2D3,K8'.", show_default=False),
    ],
    rerolls: Annotated[int, typer.Option(help="Team re-rolls that may be spent.")] = 0,
    policy: Annotated[
        str,
        typer.Option(
            help="With --json: greedy (a failed roll is rolled again at once) or best."
        ),
    ] = GREEDY,
    json_: JsonOption = False,
) -> None:
    """Reckon the chance that a whole sequence of rolls succeeds.

    Bare figures are tests: '2,3;4' is a 2+ and a 3+ by one player and a 4+ by another. Letters say
    which test: D dodge, R rush, U pick up, P pass, C catch, E leap; 2D3 is a block with two dice
    and three good faces, -2D3 the same when the defender picks; K8 armour, J8 injury, F8 a foul.
    Skills stand before a colon: 'D,SF:D3,R2'. docs/odds.md has the whole notation.
    """
    reckoned = Sequence(sequence, rerolls)
    chances = reckoned.chances(policy)
    if json_:
        print_json({"chance": [float(chance) for chance in chances]})
        return
    shown = grid("re-rolls", "greedy", "best")
    for spent, (greedy, best) in enumerate(zip(reckoned.greedy, reckoned.best)):
        shown.add_row(str(spent), _percent(greedy), _percent(best))
    SafeConsole().print(shown)
    typer.echo("The chance of success with at most so many team re-rolls spent.")


def _percent(chance: Fraction) -> str:
    exact = f"  {chance}" if chance.denominator < 100_000 else ""
    return f"{float(chance) * 100:6.2f} %{exact}"
