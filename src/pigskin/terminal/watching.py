"""A finished game watched again: a picture after every action, forwards and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from pigskin.events import Event
from pigskin.game import Game
from pigskin.record import retell
from pigskin.rules.phases import KICK, OVER, TURN
from pigskin.terminal import draw
from pigskin.terminal.screen import Leave, Screen
from pigskin.terminal.status import scoreboard
from pigskin.terminal.summary import summary_lines

KEYS: Final = "Enter on, b back, t next turn, e end, q leave"


class Frame:
    """The table at a moment when nothing is under way, and what led there."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.table = game.table.copy()
        self.events = events
        self.turn_begins = self.table.phase == TURN and not self.table.begun


def frames(game: Game) -> Iterator[Frame]:
    """The game action by action: set up, kicked off, then after everybody's action."""
    told = 0
    for again in retell(game):
        if again.at_rest and again.table.phase in (KICK, TURN, OVER):
            events = again.events_since(told)
            told += len(events)
            yield Frame(again, events)
    if not game.over:
        yield Frame(game, game.events_since(told))


class Film:
    """The frames of a game, made when they are first looked at."""

    def __init__(self, game: Game) -> None:
        self._coming = frames(game)
        self._seen: list[Frame] = []

    def frame(self, number: int) -> Frame | None:
        """A frame by its number, or None after the last."""
        while len(self._seen) <= number:
            coming = next(self._coming, None)
            if coming is None:
                return None
            self._seen.append(coming)
        return self._seen[number]

    def next_turn(self, number: int) -> int:
        """The first frame after this one with which a turn begins."""
        while True:
            number += 1
            frame = self.frame(number)
            if frame is None or frame.turn_begins:
                return number


def watch(game: Game, screen: Screen) -> None:
    """Show the game action by action, as fast as somebody presses Enter."""
    film = Film(game)
    at = 0
    while (frame := film.frame(at)) is not None:
        show(frame, screen)
        try:
            typed = screen.ask(f"{KEYS}> ").lower()
        except Leave:
            return
        if typed in ("q", "quit", "exit"):
            return
        if typed == "e":
            break
        if typed == "b":
            at = max(0, at - 1)
        elif typed == "t":
            at = film.next_turn(at)
        else:
            at += 1
    screen.begin()
    screen.show(*summary_lines(game))


def show(frame: Frame, screen: Screen) -> None:
    """The pitch, and beside or below it what has just happened."""
    layout = draw.Layout(screen.width, screen.height)
    table = frame.table
    story = draw.log_lines(frame.events)
    short = [draw.shortened(table, line, layout.panel - 2) for line in story]
    lines = draw.log_text(short, layout.panel, len(short), wrap=layout.beside)
    room = 16 if layout.beside else max(2, screen.height - 21)
    lines = lines[-room:]
    if layout.plain:
        parts = draw.plain_picture(table, layout, lines, [], 1)
    else:
        parts = draw.table_picture(table, layout, draw.Look(), lines, [], 1)
    screen.picture(*parts, *([] if layout.beside else lines))


def pitch_text(frame: Frame) -> list[Text]:
    """The pitch for a page of text, with the score above it."""
    table = frame.table
    return [scoreboard(table, 80)[0], *draw.pitch_lines(table, 2, draw.Look())]
