"""`pigskin sheet`."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from pigskin.cli.house import JsonOption, bare, edition_id, print_json
from pigskin.cli.versus import print_versus
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError

_PAGE: Final = 80  # columns at most: sheets are printed, and lie beside the board


def sheet(
    edition: Annotated[
        str,
        typer.Argument(
            callback=edition_id, help="lrb6, bb2016, bb2020, or the folder of a house edition."
        ),
    ],
    home: Annotated[
        str | None,
        typer.Argument(help="Compare this roster or team file ...", show_default=False),
    ] = None,
    away: Annotated[
        str | None, typer.Argument(help="... with this one.", show_default=False)
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Print the reference sheet of an edition, or compare two teams."""
    from pigskin.sheets import edition_sheet, versus_sheet

    if (home is None) != (away is None):
        raise PigskinError(f"{home} is compared with another team: name two of them")
    made = edition_sheet(edition) if home is None else versus_sheet(edition, home, away or "")
    if json_:
        print_json(made)
        return
    console = _console()
    if home is not None:
        print_versus(console, made)
        return
    console.print(f"[bold]{escape(made['name'])}[/]")
    for number, page in enumerate(made["pages"]):
        console.print(f"\n[dim]page {number + 1}[/]")
        for id in page:
            _print_table(console, made["tables"][id])


def _console() -> SafeConsole:
    console = SafeConsole(highlight=False)
    return console if console.width <= _PAGE else SafeConsole(highlight=False, width=_PAGE)


def _print_table(console: SafeConsole, table: dict[str, Any]) -> None:
    dice = f"  [dim]{table['dice']}[/]" if table.get("dice") else ""
    console.print(f"\n[bold]{escape(table['title'])}[/]{dice}")
    shown = {
        "rolls": _rolls, "pass chart": _chart, "strength": _strength, "actions": _actions,
        "inducements": _inducements,
    }.get(table["id"], _rows)  # fmt: skip
    console.print(Padding(shown(table), (0, 0, 0, 2)))
    if table["id"] == "rolls":
        for line in _roll_lines(table):
            console.print(Padding(line, (0, 0, 0, 4)))
    for note in table.get("notes", ()):
        console.print(Padding(f"[dim]{escape(note)}[/]", (0, 0, 0, 2)))


def _rows(table: dict[str, Any]) -> Grid:
    """What is rolled, what that is called, and what it does."""
    rolled = any(each["roll"] for each in table["rows"])
    wordy = any(each["text"] for each in table["rows"])
    made = bare("", *[""] * (rolled + wordy))
    for each in table["rows"]:
        called = ", ".join(each.get("called", ()))
        text = " ".join([part for part in (each["text"], f"({called})" if called else "") if part])
        cells = [each["roll"]] if rolled else []
        cells.append(f"[cyan]{escape(each['name'])}[/]")
        made.add_row(*cells, *([escape(text)] if wordy else []))
    if rolled:
        made.columns[1].no_wrap = True
    return made


def _rolls(table: dict[str, Any]) -> Grid:
    """What each roll needs by the characteristic."""
    made = bare("", "on", *table["values"])
    for each in table["rows"]:
        needs = [f"{need}+" for need in each["needs"]]
        made.add_row(f"[cyan]{escape(each['name'])}[/]", each["stat"], *needs)
    return made


def _roll_lines(table: dict[str, Any]) -> list[str]:
    """A line for every roll: what is added to it, and the skills that count."""
    lines: list[str] = []
    for each in table["rows"]:
        parts = [
            f"{part['name']} {part['amount']:+d}{' each' if part['each'] else ''}"
            for part in each["modifiers"]
        ]
        parts += [f"{skill['name']} ({skill['does']})" for skill in each["skills"]]
        added = escape(", ".join(parts)) or "nothing is added"
        lines.append(f"[cyan]{escape(each['name'])}[/]: {added}")
    return lines


def _chart(table: dict[str, Any]) -> Grid:
    """The quarter of the chart ahead of the thrower, and what each range adds."""
    made = bare("", "")
    legend = Grid(box=None, show_header=False, pad_edge=False)
    for each in table["ranges"]:
        legend.add_row(f"{each['letter']}  {each['name']} {each['modifier']:+d}")
    lines = [f"{down:2} {' '.join(row)}" for down, row in enumerate(table["rows"])]
    across = " ".join(str(each % 10) for each in range(len(table["rows"])))
    made.add_row(f"   {across}\n" + "\n".join(lines), legend)
    return made


def _strength(table: dict[str, Any]) -> Grid:
    """Dice for the attacker, or with a minus for the defender to choose from."""
    made = bare("ST, against", *[str(each) for each in table["defenders"]])
    for mine, row in zip(table["attackers"], table["matrix"], strict=True):
        made.add_row(f"[cyan]{mine}[/]", *[str(dice) for dice in row])
    return made


def _actions(table: dict[str, Any]) -> Grid:
    made = bare("", "a turn", "")
    for each in table["rows"]:
        once = "once" if each["once"] else "any"
        if each["shares"]:
            once += f", or {' or '.join(each['shares'])}"
        made.add_row(f"[cyan]{escape(each['name'])}[/]", once, escape(each["text"]))
    return made


def _inducements(table: dict[str, Any]) -> Grid:
    made = bare("", "limit", "price", "who")
    for each in table["rows"]:
        made.add_row(
            f"[cyan]{escape(each['name'])}[/]", each["limit"], each["price"], escape(each["who"])
        )
    return made
