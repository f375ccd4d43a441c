"""`pigskin puzzle`: score from here."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.markup import escape
from typer.core import TyperGroup

from pigskin.cli.house import (
    FAILED,
    EditionOption,
    JsonOption,
    bare,
    complain,
    edition_id,
    grid,
    print_json,
    progress,
    readable,
    say,
    writable,
)
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from pigskin.model import Table
    from pigskin.puzzles.puzzle import Puzzle
_LARGEST: Final = 10_000_000  # bytes of a file of puzzles


class _Verbs(TyperGroup):
    """`pigskin puzzle 17` and `pigskin puzzle` alone are `pigskin puzzle look`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0].isdecimal() or args[0] == "--json":
            args = ["look", *args]
        return super().parse_args(ctx, args)


puzzle = typer.Typer(
    cls=_Verbs,
    help="Score from here: the puzzle of the day, all puzzles, your lines and the best ones.",
    add_completion=False,
    rich_markup_mode=None,
)

_Number = Annotated[int | None, typer.Argument(help="Its number; else today's.")]
_Acts = Annotated[
    list[str],
    typer.Argument(
        help="What to do, act by act, such as 'home 3 move 12,7 13,7'.", show_default=False
    ),
]
_Fixed = Annotated[int, typer.Argument(help="Its number.", show_default=False)]


@puzzle.command()
def look(number: _Number = None, json_: JsonOption = False) -> None:
    """Show a puzzle, today's if you name none."""
    found = _find(number)
    if json_:
        print_json(_json(found))
        return
    from pigskin.terminal import draw

    table = found.game().table
    rerolls = table.side(table.active).rerolls
    say(
        f"Puzzle {found.number} ({table.edition.name}, {found.level}): home moves to the right and "
        "has this turn to score."
    )
    left = {0: "no re-roll", 1: "one re-roll"}.get(rerolls, f"{rerolls} re-rolls")
    say(f"It has {left}. The best line that is known scores {_percent(found.chance)} of the time.")
    console = SafeConsole(highlight=False)
    console.print("", *draw.pitch_lines(table, 2, draw.Look()), "", sep="\n")
    console.print(_who(table))
    say("")
    say(f"Try a line: pigskin puzzle try {found.number} 'home 1 move ...'")


@puzzle.command("try")
def try_(number: _Fixed, acts: _Acts, json_: JsonOption = False) -> None:
    """Say how likely your line scores, beside the best that is known."""
    from pigskin.puzzles import find, grade

    found = find(number)
    graded = grade(found, acts)
    if json_:
        print_json(
            {
                "number": number,
                "chance": float(graded.chance),
                "exact": str(graded.chance),
                "best": float(graded.best),
                "stars": graded.stars,
                "solved": graded.solved,
            }
        )
        return
    if not graded.scores:
        say("This line never scores: it must end with the ball in the end zone.")
        return
    say(f"Your line scores {_percent(graded.chance)} of the time ({graded.chance}).")
    if graded.better:
        say(f"That is better than the best that was known, {_percent(graded.best)}!")
    elif graded.solved:
        say("That is the best that is known. Solved!")
    else:
        stars = f"{graded.stars} of 3 stars" if graded.stars else "no star"
        say(f"The best that is known scores {_percent(graded.best)}: {stars}.")


@puzzle.command()
def show(number: _Number = None, json_: JsonOption = False) -> None:
    """Show the best line that is known, and how likely it gets how far."""
    from pigskin.puzzles.grading import so_far

    found = _find(number)
    game = found.game()
    chances = [so_far(game, found.line[: count + 1]) for count in range(len(found.line))]
    if json_:
        told = [{"act": act, "chance": float(p)} for act, p in zip(found.line, chances)]
        print_json({**_json(found), "line": told})
        return
    say(f"Puzzle {found.number}, the best line that is known:")
    for act, chance in zip(found.line, chances):
        say(f"  {_percent(chance):>8}  {act}")
    say("The figures tell how likely everything has succeeded so far, re-rolls used at best.")


@puzzle.command("list")
def list_(
    edition: Annotated[
        str | None,
        typer.Option("--edition", callback=edition_id, help="Only those of this edition."),
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", help="Only easy, middling or hard ones.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """List the puzzles."""
    from pigskin.editions import edition as find_edition
    from pigskin.puzzles import puzzles
    from pigskin.puzzles.puzzle import LEVELS

    if level is not None and level not in LEVELS:
        raise PigskinError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    wanted = None if edition is None else find_edition(edition).id
    found = [
        each
        for each in puzzles()
        if wanted in (None, each.edition) and level in (None, each.level)
    ]
    if json_:
        print_json([_json(each) for each in found])
        return
    shown = grid("puzzle", "edition", "level", "acts", "best")
    for each in found:
        shown.add_row(
            str(each.number), each.edition, each.level, str(len(each.line)), _percent(each.chance)
        )
    SafeConsole().print(shown)
    say(_puzzles(len(found)))


@puzzle.command()
def make(
    out: Annotated[Path, typer.Option("--out", help="The file they are written to, new.")],
    edition: EditionOption = "lrb6",
    seed: Annotated[str, typer.Option(help="The same seed makes the same puzzles.")] = "1",
    games: Annotated[int, typer.Option(min=1, help="How many games the coaches play.")] = 10,
) -> None:
    """Make puzzles from games of computer coaches, each proved by search."""
    from pigskin.editions import edition as find_edition
    from pigskin.puzzles.making import make as made_of
    from pigskin.puzzles.puzzle import to_text

    rules = find_edition(edition).id
    writable(out)
    made = looked_at = 0
    with progress() as bar, out.open("x", 1, encoding="utf-8") as file:
        task = bar.add_task("games", total=games)
        for played in made_of(rules, seed, games):
            looked_at += played.looked_at
            for each in played.found:
                made += 1
                file.write(to_text(each.puzzle(made, rules)) + "\n")
            bar.update(task, advance=1)
    say(f"{_puzzles(made)} of {looked_at} positions from {games} games")


@puzzle.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(help="A file of puzzles; else those that come with Pigskin.")
    ] = None,
) -> None:
    """Work out every line again: its chance must be exactly what is written."""
    from pigskin.files import read_whole
    from pigskin.puzzles.collection import puzzles, read
    from pigskin.puzzles.grading import chance_to_score

    if file is None:
        found = puzzles()
    else:
        readable(file)
        found = read(read_whole(file, _LARGEST).decode("utf-8", "replace"), str(file))
    if not found:
        raise PigskinError("there are no puzzles in it")
    wrong = 0
    with progress() as bar:
        for each in bar.track(found, description="puzzles"):
            try:
                chance = chance_to_score(each.game(), each.line)
            except PigskinError as error:
                wrong += 1
                complain(f"puzzle {each.number}: {error}")
                continue
            if chance != each.chance:
                wrong += 1
                complain(f"puzzle {each.number}: {each.chance} is written, but it is {chance}")
    if wrong:
        raise typer.Exit(FAILED)
    say(f"{_puzzles(len(found))}, all as likely as is written")


def _puzzles(number: int) -> str:
    return f"{number} puzzle{'s' if number != 1 else ''}"


def _find(number: int | None) -> Puzzle:
    from pigskin.puzzles import find, today

    return today() if number is None else find(number)


def _json(found: Puzzle) -> dict[str, object]:
    return {
        "number": found.number,
        "edition": found.edition,
        "level": found.level,
        "position": found.position,
        "best": float(found.chance),
    }


def _who(table: Table) -> Grid:
    """Everybody on the pitch, with what matters about him."""
    from pigskin.model import STANDING, STATE_NAMES
    from pigskin.pitch import AWAY, HOME, square_text
    from pigskin.questions import player_text
    from pigskin.terminal.cards import stat_values

    rows = bare("", "", "", "")
    for side in (HOME, AWAY):
        for player in table.players(side):
            profile = table.profiles[player]
            words = [skill.name for skill in profile.skills]
            if table.state[player] != STANDING:
                words.insert(0, STATE_NAMES[table.state[player]])
            if table.has_ball(player):
                words.insert(0, "has the ball")
            stats = " ".join(
                f"{name.upper()}\xa0{value}" for name, value in stat_values(table, profile)
            )
            where = f"{player_text(table, player)} {square_text(table.place[player])}"
            rows.add_row(where, stats, escape(", ".join(words)), escape(profile.position))
    return rows


def _percent(chance: Fraction) -> str:
    return f"{float(chance) * 100:.1f} %"
