"""A team sheet for a terminal: readable in 80 columns, and as plain text."""

from __future__ import annotations

import io

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pigskin.console import SafeConsole
from pigskin.league.papers.lines import Figure, Lines, PlayerLine, lines_of, thousands
from pigskin.league.sheet import Sheet


def team_sheet_text(sheet: Sheet, width: int = 80) -> str:
    """The sheet as plain text of so many columns. A plus is before every skill that was gained,
    an arrow behind every characteristic that was raised or lost."""
    console = SafeConsole(file=io.StringIO(), width=width, color_system=None, legacy_windows=False)
    with console.capture() as caught:
        console.print(team_sheet_grid(sheet))
    return "\n".join([line.rstrip() for line in caught.get().splitlines()]) + "\n"


def team_sheet_grid(sheet: Sheet) -> Group:
    """The sheet as a console of rich prints it."""
    told = lines_of(sheet)
    waiting = [Text(f"May be hired: {', '.join(told.waiting)}")] if told.waiting else []
    return Group(
        Text(told.name, style="bold"),
        Text(" · ".join(told.about), style="dim"),
        Text(),
        _squad(told),
        *waiting,
        Text(),
        _below(told),
    )


def _squad(told: Lines) -> Table:
    figures = [each.name for each in told.players[0].figures] if told.players else []
    made = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    made.add_column("No", justify="right", no_wrap=True)
    made.add_column("Player", min_width=14, overflow="fold")
    for each in figures:
        made.add_column(each, no_wrap=True)
    made.add_column("Skills, injuries, feats", ratio=1, overflow="fold")
    made.add_column("SPP", justify="right", no_wrap=True)
    made.add_column("Value", justify="right", no_wrap=True)
    for player in told.players:
        made.add_row(
            str(player.number),
            Text.assemble((player.name, "bold"), "\n", (player.position, "dim")),
            *[_figure(each) for each in player.figures],
            _about(player, told),
            _points(player),
            thousands(player.value),
            style="dim" if player.out else "",
        )
    return made


def _figure(figure: Figure) -> Text:
    raised, lost = "↑" * figure.raised, "↓" * figure.lost
    return Text.assemble(figure.shown, (raised, "green"), (lost, "red"))


def _points(player: PlayerLine) -> str:
    have = player.earned - player.spent
    return f"{have}/{player.earned}" if player.spent else str(have)


def _about(player: PlayerLine, told: Lines) -> Text:
    """Skills, what is wrong with him, and what he did, each in a line of its own."""
    skills = [Text(each) for each in player.skills]
    skills += [Text(f"+{each.what}", "bold") for each in player.learned]
    lines = [Text(", ").join(skills)] if skills else []
    hurt = [*player.injuries, *([player.out] if player.out else [])]
    if hurt:
        lines.append(Text(f"! {', '.join(hurt)}", "red"))
    feats = [f"{short} {n}" for (short, _), n in zip(told.kinds, player.feats, strict=True) if n]
    lines.append(Text(", ".join([player.title, *feats]), "dim"))
    return Text("\n").join(lines)


def _below(told: Lines) -> Table:
    """Staff on the left, gold, values and the season on the right."""
    record = ", ".join([f"{what.lower()} {count}" for what, count in told.record])
    right = [
        f"Treasury {thousands(told.treasury)}",
        f"Team value {thousands(told.total_value)}",
        f"Current value {thousands(told.value)}",
        f"Season {told.season}: {record}",
        *[f"Trophy: {each}" for each in told.trophies],
    ]
    left = [(each.what, each.count) for each in told.staff]
    made = Table.grid(padding=(0, 3, 0, 0))
    made.add_column(no_wrap=True)
    made.add_column(justify="right", no_wrap=True)
    made.add_column(overflow="fold")
    rows = max(len(left), len(right))
    left += [("", "")] * (rows - len(left))
    right += [""] * (rows - len(right))
    for (what, count), line in zip(left, right, strict=True):
        made.add_row(what, count, Text(line))
    return made
