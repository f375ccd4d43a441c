"""`pigskin odds`."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from pigskin.cli.house import JsonOption, edition_id, grid, print_json
from pigskin.cli.options import OptionOption
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError
from pigskin.showing import quoted

_LARGEST: Final = 1_000_000  # bytes

if TYPE_CHECKING:
    from pigskin.odds.actions import Actions
    from pigskin.odds.sequence import Sequence


def odds(
    sequence: Annotated[
        list[str],
        typer.Argument(
            help="What is rolled, such as 'D:D3,R2;2D3,K8'; at a position, actions such as "
            "'home 3 move 12,7 13,7'.",
            show_default=False,
        ),
    ],
    position: Annotated[
        str, typer.Option(help="A position, or a file with one: the table the actions are for.")
    ] = "",
    edition: Annotated[
        str,
        typer.Option(
            "--edition", callback=edition_id, help="Edition of the rules at the position."
        ),
    ] = "lrb6",
    option: OptionOption = None,
    rerolls: Annotated[
        int | None,
        typer.Option(help="Team re-rolls that may be spent; else 0, or those of the position."),
    ] = None,
    policy: Annotated[
        str,
        typer.Option(help="With --json: greedy (a failed roll is rolled again at once) or best."),
    ] = "greedy",
    json_: JsonOption = False,
) -> None:
    """Reckon the chance that a whole sequence of rolls or actions succeeds.

    Bare figures are tests: '2,3;4' is a 2+ and a 3+ by one player and a 4+ by another. Letters say
    which test: D dodge, R rush, U pick up, P pass, C catch, E leap; 2D3 is a block with two dice
    and three good faces, -2D3 the same when the defender picks; K8 armour, J8 injury, F8 a foul.
    Skills stand before a colon: 'D,SF:D3,R2'. docs/odds.md has the whole notation.

    With --position the arguments are actions, each in quotation marks: 'home 3 move 12,7 13,7',
    'home 4 block away 2', 'home 4 block away 2 push' (a push will do), 'home 5 blitz 9,7 away 1',
    'home 6 pass 9,7 to home 7', 'home 6 hand-off home 7'.
    """
    for each in sequence:
        if each.startswith("--"):  # a block in which the defender picks begins with one
            raise PigskinError(f"there is no option {each}; see pigskin odds --help")
    reckoned: Actions | Sequence
    if position:
        reckoned = _at_position(sequence, position, edition, option, rerolls)
    else:
        reckoned = _in_notation(sequence, rerolls)
    chances = reckoned.to_json(policy)
    if json_:
        print_json(chances)
        return
    shown = grid("re-rolls", "greedy", "best")
    for spent, (greedy, best) in enumerate(zip(reckoned.greedy, reckoned.best)):
        shown.add_row(str(spent), _percent(greedy), _percent(best))
    SafeConsole().print(shown)
    typer.echo("The chance of success with at most so many team re-rolls spent.")
    for assumed in reckoned.assumes:
        typer.echo(assumed)


def _in_notation(sequence: list[str], rerolls: int | None) -> Sequence:
    from pigskin.odds.sequence import Sequence

    if len(sequence) > 1:
        raise PigskinError("one sequence at a time; actions at a table need --position")
    if sequence[0].lower().startswith(("home ", "away ")):
        raise PigskinError(f"{quoted(sequence[0])} is an action at a table: that needs --position")
    return Sequence(sequence[0], rerolls or 0)


def _at_position(
    acts: list[str], position: str, edition: str, option: list[str] | None, rerolls: int | None
) -> Actions:
    from pigskin.game import Game
    from pigskin.odds.actions import Actions
    from pigskin.option_words import read_options

    options = read_options(option or ())
    return Actions(Game.from_position(_text(position), edition, options=options), acts, rerolls)


def _text(position: str) -> str:
    """A position as it was typed, or what stands in the file of that name."""
    from pigskin.files import read_whole

    one_word = len(position.split()) == 1  # every position has more
    if not one_word and ("\n" in position or len(position) > 250 or not Path(position).is_file()):
        return position
    try:
        return read_whole(position, _LARGEST).decode()
    except UnicodeDecodeError:
        raise PigskinError(f"{position}: not a text") from None
    except OSError as error:
        raise PigskinError(f"{position}: cannot be read: {error.strerror or error}") from None


def _percent(chance: Fraction) -> str:
    exact = f"  {chance}" if chance.denominator < 100_000 else ""
    return f"{float(chance) * 100:6.2f} %{exact}"
