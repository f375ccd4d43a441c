"""`pigskin replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from pigskin.cli.house import print_json, readable, say
from pigskin.cli.story import story
from pigskin.console import SafeConsole


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    check: Annotated[
        bool, typer.Option("--check", help="Only check the file: every answer, die and digest.")
    ] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print the events as JSON lines.")] = False,
) -> None:
    """Tell a saved game, or check it to the last die."""
    from pigskin import record

    readable(file)
    if check:
        game = record.load(file)
        found = {
            "file": str(file),
            "good": True,
            "answers": len(game.history.all_answers()),
            "dice": len(game.history.all_tape()),
            "over": game.over,
            "score": [game.table.home.score, game.table.away.score],
            "digest": record.digest(game.table),
        }
        if json_:
            print_json(found)
        else:
            state = "over" if game.over else f"half {game.table.half}, not over"
            say(
                f"{file}: good, {found['answers']} answers, {found['dice']} dice, {state}, "
                f"{game.table.home.score}-{game.table.away.score}, state {found['digest']}"
            )
        return
    game = record.replay(record.read(file), check=False)
    if json_:
        half = 1
        turn: list[object] = [None, 0]
        for number, event in enumerate(game.events):
            if event.kind == "half":
                half, turn = event.values[0], [None, 0]
            elif event.kind == "turn":
                turn = [("home", "away")[event.values[0]], event.values[1]]
            print_json(
                {
                    "number": number,
                    "half": half,
                    "side": turn[0],
                    "turn": turn[1],
                    "kind": event.kind,
                    "why": event.why,
                    "values": list(event.values),
                    "text": str(event),
                }
            )
        return
    console = SafeConsole(highlight=False)
    names = game.table.team_names
    console.print(f"[bold]{escape(names[0])}[/] (home) against [bold]{escape(names[1])}[/] (away)")
    for style, text in story(game.events):
        console.print(f"[{style}]{escape(text)}[/]" if style else escape(text), soft_wrap=True)
    if not game.over and game.question is not None:
        console.print(f"(to be continued: {game.question.coach} is asked, {game.question.kind})")
