"""`pigskin options`, and `--option` for the commands that make games."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.markup import escape

from pigskin.cli.house import EditionOption, JsonOption, grid, print_json
from pigskin.console import SafeConsole

OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the rules, such as overtime=never; may be given again.",
    ),
]


MANY: Final = 9  # values in a row, which are told by the first and the last


def options(
    edition: EditionOption = "lrb6",
    search: Annotated[str, typer.Option(help="Only options with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the options of the rules, their values and what they do."""
    from pigskin.editions import edition as find_edition
    from pigskin.option_words import MEANINGS, SECONDS, choices_of, value_text

    rules = find_edition(edition)
    words = search.lower().split()
    found = {
        name: meaning
        for name, meaning in MEANINGS.items()
        if all(word in f"{name} {meaning}".lower() for word in words)
    }
    if json_:
        print_json(
            [
                {
                    "name": name,
                    "default": choices_of(name, rules)[0],
                    "values": list(choices_of(name, rules)) if name != SECONDS else None,
                    "text": meaning,
                    "acts": rules.has_option(name),
                }
                for name, meaning in found.items()
            ]
        )
        return
    shown = grid("option", "default", "or", "what it does")
    idle = []
    for name, meaning in found.items():
        if not rules.has_option(name):
            idle.append(name)
            continue
        default, *others = (value_text(value) for value in choices_of(name, rules))
        if name == SECONDS:
            others = ["any number"]
        elif len(others) > MANY:
            others = [f"{others[0]} to {others[-1]}"]
        shown.add_row(name, default, "\n".join(others), escape(meaning))
    if shown.rows:
        SafeConsole().print(shown)
    elif not idle:
        typer.echo("0 options")
        return
    if idle:
        typer.echo(f"These do nothing in {rules.id}: {', '.join(idle)}.")
    typer.echo("To set one: --option overtime=never, with play and simulate.")
