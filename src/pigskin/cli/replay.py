"""`pigskin replay`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from pigskin.cli.house import complain, print_json, readable, say
from pigskin.cli.story import story
from pigskin.console import SafeConsole

if TYPE_CHECKING:
    from pigskin.events import Event
    from pigskin.game import Game
    from pigskin.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    check: Annotated[
        bool, typer.Option("--check", help="Only check the file: every answer, die and digest.")
    ] = False,
    pitch: Annotated[
        bool, typer.Option("--pitch", help="Show the pitch at the start of every turn.")
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Watch it action by action, with Enter.")
    ] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print the events as JSON lines.")] = False,
) -> None:
    """Tell a saved game, or check it to the last die."""
    from pigskin import record

    readable(file)
    if check:
        _check(file, json_)
        return
    found = record.read(file)
    _tell_unfinished(found)
    if found.note:
        complain(found.note)
    game = record.replay(found, check=False)
    if json_:
        for event in game.events:
            print_json(event.json)
    elif step:
        from pigskin.terminal.screen import Screen
        from pigskin.terminal.watching import watch

        watch(game, Screen())
    else:
        _tell(game, pitch)


def _check(file: Path, json_: bool) -> None:
    from pigskin import record

    game, read = record.load_with_record(file)
    _tell_unfinished(read)
    if read.note:
        complain(read.note)
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
        return
    state = "over" if game.over else f"half {game.table.half}, not over"
    say(
        f"{file}: good, {found['answers']} answers, {found['dice']} dice, {state}, "
        f"{game.table.home.score}-{game.table.away.score}, state {found['digest']}"
    )


def _tell_unfinished(record: Record) -> None:
    """A file that was being written when somebody pulled the plug lacks its last line."""
    if record.unfinished:
        complain(f"{record.source}, line {record.unfinished}: was not finished and is left out")


def _tell(game: Game, pitch: bool) -> None:
    """The story, with the pitch in between if it is wanted, and what it comes to."""
    from pigskin.terminal.summary import summary_lines
    from pigskin.terminal.watching import frames, pitch_text

    console = SafeConsole(highlight=False)
    names = game.table.team_names
    console.print(f"[bold]{escape(names[0])}[/] (home) against [bold]{escape(names[1])}[/] (away)")
    if pitch:
        events: list[Event] = []
        begun = False
        for frame in frames(game):
            events += frame.events
            if frame.turn_begins:
                _print_story(console, events, begun)
                console.print(*pitch_text(frame), sep="\n")
                begun, events = True, []
        _print_story(console, events, begun)
    else:
        _print_story(console, game.events)
    if not game.over and game.question is not None:
        console.print(f"(to be continued: {game.question.coach} is asked, {game.question.kind})")
    console.print("", *summary_lines(game), sep="\n", soft_wrap=True)


def _print_story(console: SafeConsole, events: list[Event], begun: bool = False) -> None:
    for style, text in story(events, begun):
        console.print(f"[{style}]{escape(text)}[/]" if style else escape(text), soft_wrap=True)
