"""Two teams compared, as `pigskin sheet` prints them."""

from __future__ import annotations

from typing import Any, Final

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from pigskin.cli.house import bare
from pigskin.console import SafeConsole

_ROLLS: Final = (("dodge", "dodge"), ("pick_up", "pick up"), ("pass", "pass"), ("catch", "catch"))
_ABREAST: Final = 5  # opponents beside each other, so that a page holds them
_SINGLE: Final = (
    ("catch_bounce", "loose"), ("intercept", "int."), ("rush", "rush"), ("jump", "jump"),
)  # fmt: skip


def print_versus(console: SafeConsole, made: dict[str, Any]) -> None:
    """Both sides: the rolls of their positions, and their blocks against the others."""
    home, away = made["home"], made["away"]
    console.print(f"[bold]{escape(home['name'])} against {escape(away['name'])}[/]", end="")
    console.print(f"  [dim]{escape(made['name'])}[/]")
    for side, other in ((home, away), (away, home)):
        console.print(f"\n[bold]{escape(side['name'])}[/]")
        for part in (_figures(side), _rolls(side)):
            console.print(Padding(part, (0, 0, 0, 2)))
            console.print()
        for line in _notes(side):
            console.print(Padding(line, (0, 0, 0, 2)))
        console.print(f"\n  Blocks of {escape(side['name'])} against {escape(other['name'])}")
        names = [each["name"] for each in other["positions"]]
        for first in range(0, len(names), _ABREAST):
            some = range(first, min(first + _ABREAST, len(names)))
            legend = ", ".join(f"{number + 1} {names[number]}" for number in some)
            console.print(Padding(f"[dim]{escape(legend)}[/]", (0, 0, 0, 2)))
            console.print(Padding(_blocks(side, some), (0, 0, 0, 2)))
    console.print(
        "\n[dim]Breaks: how often 2D6 break his armour when he goes down. "
        "Rolls: dodges into 0, 1, 2 and 3 tackle zones; pick-ups and catches of a good "
        "pass marked by 0, 1 and 2, of a loose ball by nobody; passes by range; interceptions; "
        "with * a skill of his own may save it. "
        "Blocks: dice, with a minus for the defender to choose from, the dice with one assist, "
        "and the chance that the opponent goes down without a turnover.[/]"
    )


def _figures(side: dict[str, Any]) -> Grid:
    stats = list(side["positions"][0]["stats"])
    made = bare("", "", *[stat.upper() for stat in stats], "breaks", "")
    for each in side["positions"]:
        shown = [each["stats"][stat] for stat in stats]
        name = f"[cyan]{escape(each['name'])}[/]"
        broken = f"{each['armour']['chance']['value']:.0%}"
        made.add_row(name, each["many"], *shown, broken, escape(", ".join(each["skills"])))
    return made


def _rolls(side: dict[str, Any]) -> Grid:
    headings = [heading for _, heading in (*_ROLLS, *_SINGLE)]
    made = bare("", *headings)
    for number, column in enumerate(made.columns):
        column.no_wrap = number > 0
    for each in side["positions"]:
        several = [_needs(_several(each, key)) for key, _ in _ROLLS]
        single = [_needs([each[key]]) for key, _ in _SINGLE]
        made.add_row(f"[cyan]{escape(each['name'])}[/]", *several, *single)
    return made


def _several(position: dict[str, Any], key: str) -> list[dict[str, Any] | None]:
    """The rolls of a sort, from the easiest on."""
    return [each["roll"] if key == "pass" else each for each in position[key]]


def _needs(rolls: list[dict[str, Any] | None]) -> str:
    """What rolls need, with a mark if a skill may save them."""
    figures = [str(roll["need"]) if roll is not None else "-" for roll in rolls]
    saved = any(roll is not None and roll["helped_by"] for roll in rolls)
    return " ".join(figures or ["-"]) + ("*" if saved else "")


def _notes(side: dict[str, Any]) -> list[str]:
    """Which skills save which rolls, what few roll, and whom it is harder to get away from."""
    lines: list[str] = []
    for each in side["positions"]:
        helped: dict[str, list[str]] = {}
        for key, heading in (*_ROLLS, *_SINGLE):
            for roll in _several(each, key) if isinstance(each[key], list) else [each[key]]:
                for skill in [] if roll is None else roll["helped_by"]:
                    if heading not in helped.setdefault(skill, []):
                        helped[skill].append(heading)
        parts = [f"{skill} for {', '.join(rolls)}" for skill, rolls in helped.items()]
        for key in ("activation", "landing"):
            if each[key] is not None:
                parts.append(f"{each[key]['test']} {each[key]['text']}")
        for other in each["dodge_from"]:
            roll = other["roll"]
            chance = f"{roll['chance']['value']:.0%}"
            parts.append(f"away from {other['position']} {roll['text']}, {chance}")
        if parts:
            lines.append(f"[cyan]{escape(each['name'])}[/]: {escape('; '.join(parts))}")
    return lines


def _blocks(side: dict[str, Any], others: range) -> Grid:
    """The blocks against some of the opponents."""
    made = bare("", *[str(number + 1) for number in others])
    for number, column in enumerate(made.columns):
        column.no_wrap = number > 0
    for each in side["positions"]:
        cells = [_block(each["blocks"][number]) for number in others]
        made.add_row(f"[cyan]{escape(each['name'])}[/]", *cells)
    return made


def _block(block: dict[str, Any]) -> str:
    if block["dice"] is None:
        return escape(", ".join(block["instead"])) or "-"
    dice = block["dice"] if block["chooses"] == "attacker" else -block["dice"]
    return f"{dice}/{block['with_assist']} {block['chances']['success']['value']:.0%}"
