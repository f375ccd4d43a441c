"""`pigskin team check` and `pigskin team new`: team files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from pigskin.cli.house import FAILED, EditionOption, JsonOption, print_json, say
from pigskin.errors import PigskinError
from pigskin.files import write_whole
from pigskin.showing import why_not_a_name

team = typer.Typer(
    help="Check team files, and write one to begin with.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@team.command()
def check(
    file: Annotated[Path, typer.Argument(help="A team file.", show_default=False)],
    new: Annotated[
        bool, typer.Option("--new", help="By the rules for new teams: rookies, and the budget.")
    ] = False,
    json_: JsonOption = False,
) -> None:
    """Say whether a team is legal, what it is worth, and all that is wrong with it."""
    from pigskin.teams import load_team, problems

    found = load_team(file)
    wrong = problems(found, creation=new)
    shown: dict[str, Any] = {
        "file": str(file),
        "name": found.name,
        "edition": found.roster.edition,
        "roster": found.roster.id,
        "players": len(found.players) + len(found.stars),
        "legal": not wrong,
        "problems": wrong,
    }
    if not wrong:
        shown |= {"value": found.value, "cost": found.cost(), "treasury": found.treasury}
    if json_:
        print_json(shown)
    elif wrong:
        say(f"{file}: {found.name} is not a legal {_kind(new)} of {found.roster.edition}:")
        for problem in wrong:
            say(f"  {problem}")
    else:
        say(
            f"{file}: {found.name} is a legal {_kind(new)} of {found.roster.edition}: "
            f"{found.roster.name}, {shown['players']} players, value {found.value:,}, "
            f"treasury {found.treasury:,}"
        )
    if wrong:
        raise typer.Exit(FAILED)


def _kind(new: bool) -> str:
    return "new team" if new else "team"


@team.command()
def new(
    roster: Annotated[str, typer.Argument(help="A roster, see pigskin teams.", show_default=False)],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write it to this file (.toml).")
    ] = None,
    name: Annotated[str, typer.Option(help="What the team is called.")] = "",
    edition: EditionOption = "lrb6",
) -> None:
    """Write a legal team of a roster as a file to change, with comments; else print it."""
    from dataclasses import replace

    from pigskin.teams import ready_team
    from pigskin.teams.sheet import team_sheet

    made = ready_team(edition, roster)
    if name.strip():
        wrong = why_not_a_name(name.strip())
        if wrong:
            raise PigskinError(f"--name {wrong}")
        made = replace(made, name=name.strip())
    text = team_sheet(made)
    if output is None:
        typer.echo(text, nl=False)
        return
    if output.suffix.lower() != ".toml":
        raise PigskinError(f"{output}: a team file with comments ends in .toml")
    if output.exists():
        raise PigskinError(f"{output} is there already; name another file for the team")
    try:
        write_whole(output, text.encode("utf-8"))
    except OSError as error:
        raise PigskinError(f"{output}: cannot be written: {error.strerror or error}") from None
    say(f"{output}: {made.name}, {made.roster.name}, {len(made.players)} players")
