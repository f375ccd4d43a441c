"""Draws docs/table.svg, the picture in the README: `python docs/picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.terminal.asking import asked
from pigskin.terminal.draw import Layout, Look, log_lines, table_picture
from pigskin.terminal.words import option_lines, step_marks

WIDTH, HEIGHT = 112, 34


def situation() -> Game:
    """Two computer coaches play until somebody in a blitz has a move to make."""
    game = Game("human", "orc", seed=12)
    coaches = [make_coach("scripted", 1), make_coach("scripted", 2)]
    while game.question is not None:
        table = game.table
        if (
            game.question.kind == "action"
            and table.side(table.active).turn >= 3
            and table.moved > 0
            and table.beside_opponent(table.actor)
        ):
            break
        game.answer(coaches[game.question.side].choose(game))
    return game


def picture() -> str:
    """The situation as a terminal shows it."""
    game = situation()
    question, table = game.question, game.table
    assert question is not None
    layout = Layout(WIDTH, HEIGHT)
    look = Look()
    look.active = table.actor
    look.marks = step_marks(game, layout.size)
    panel = option_lines(game, layout.panel)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False
    )
    log = log_lines(game.events)
    for part in table_picture(table, layout, look, panel, log, 2):
        console.print(part)
    console.print(asked(table, question), style="bold")
    console.print(f"{question.coach}> ")
    svg = console.export_svg(title="pigskin play")
    # The picture must not fetch fonts from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    return svg.replace("Fira Code, monospace", "ui-monospace, 'DejaVu Sans Mono', monospace")


def main() -> None:
    (Path(__file__).parent / "table.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
