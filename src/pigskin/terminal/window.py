"""What stands in the window: the picture, the question under it, and a line of news."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.events import Event
from pigskin.game import Game
from pigskin.model import NOBODY, Table
from pigskin.pitch import HOME
from pigskin.questions import Question
from pigskin.terminal import asking, draw, hands, shop, words
from pigskin.terminal.screen import Hangup, Leave, Screen

LISTED_BELOW: Final = 12  # lines of answers under the picture, before `list` must be asked for


class Window:
    """A game in a window, or told through a pipe."""

    def __init__(self, screen: Screen, game: Game, notice: str = "") -> None:
        self.screen = screen
        self.game = game
        self.notice = notice  # a line about the last answer
        self.show_zones = False
        self.focus = NOBODY  # the player a bare number has named
        self.told = 0  # events already written to a pipe
        self._asked: Question | None = None  # already written to a pipe
        self.ear: str | None = None  # the coach whose log it is; None for everybody's
        self.shared = False  # do both coaches look at it?

    def look(self, question: Question | None, size: int) -> draw.Look:
        look = draw.Look()
        table = self.game.table
        look.active = table.actor
        if self.show_zones:
            side = question.side if question is not None else HOME
            look.zones_against = side
        if question is not None:
            look.marks = words.step_marks(self.game, size)
            if question.player >= 0 and table.actor == NOBODY:
                look.active = question.player
        if self.focus != NOBODY:
            look.active = self.focus
        return look

    def paint(
        self, panel: list[Text], spare: int, table: Table | None = None, asked: str = "",
        state: str = "",
    ) -> None:
        """The whole picture, the question under it."""
        layout = self.layout()
        question = self.game.question
        shown = table if table is not None else self.game.table
        look = self.look(question, layout.size)
        log = draw.log_lines(self.recent(80)) if self.screen.live else []
        below = [line for line in (asked, state, self.notice) if line]
        under = sum(draw.rows(line, layout.width) for line in below)
        if layout.plain:
            parts = draw.plain_picture(shown, layout, panel, log, spare + under)
        else:
            parts = draw.table_picture(shown, layout, look, panel, log, spare + under)
            over = len(parts) + under + (0 if layout.beside else len(panel)) + 1 - layout.height
            if self.screen.live and over > 0:
                del parts[1 : 1 + min(over, 2)]  # what either side has left, under the score
        parts += [Text(line, style="bold") for line in (asked,) if line]
        parts += panel if not layout.beside else []
        parts += [Text(line, style="italic") for line in below if line != asked]
        if not self.screen.live:
            self.tell()
        self.screen.picture(*parts)

    def recent(self, count: int) -> list[Event]:
        """The last events of the log; quiet ones are no part of it."""
        total = self.game.history.count_events()
        told = self.game.events_for(self.ear, max(0, total - 2 * count - 20))
        return [event for event in told if not event.quiet][-count:]

    def show_question(self, question: Question) -> None:
        """The picture with the question; through a pipe only the question, except in a turn."""
        if not self.screen.live and self._asked is question:
            return
        self._asked = question
        question = self.on_screen(question)
        table = self.game.table
        layout = self.layout()
        asked = asking.asked(table, question)
        if not self.screen.live and question.kind not in ("turn", "kick"):
            self.tell()
            self.screen.show(Text(asked, style="bold"))
            self.screen.show(*self.options(question, layout.width))
            return
        if question.kind == "inducements":
            self.show_shop(question, asked)
            return
        lines = self.options(question, layout.panel)
        if layout.beside:
            room = 16
            if len(lines) > room:
                rest = len(lines) - room + 1
                lines = [*lines[: room - 1], Text(f"   {rest} more: list", style="dim")]
        elif len(lines) > self.room_below(asked):
            column = layout.panel // 2 - 1
            lines = self.options(question, column)
            if question.kind == "turn":
                lines = words.turn_lines(table, question, column, short=True)
            lines = words.in_columns(lines, layout.panel)
            room = self.room_below(asked)
            if len(lines) > room:
                lines = [*lines[: room - 1], Text("   more: list", style="dim")]
        self.paint(lines, 1, asked=asked)

    def on_screen(self, question: Question) -> Question:
        """The question as everybody who looks may see it."""
        return hands.masked(question) if self.shared else question

    def options(self, question: Question, width: int, everything: bool = False) -> list[Text]:
        """Its answers in words; on a shared screen that there may be cards as well."""
        lines = words.option_lines(self.game, width, everything, question)
        cards = hands.card_line(self.game.table, question) if self.shared else ""
        return [*lines, Text(cards)] if cards else lines

    def show_shop(self, question: Question, asked: str) -> None:
        """What can be bought, in the whole window: nobody is on the pitch yet."""
        table, layout = self.game.table, self.layout()
        lines = shop.shop_lines(table, question, layout.width)
        below = [line for line in (asked, self.notice) if line]
        under = sum(draw.rows(line, layout.width) for line in below) + 1
        room = layout.height - under - 3
        if len(lines) > room:
            rest = len(lines) - room
            lines = [*lines[: room - 1], Text(f"    {rest} more: list", style="dim")]
        log = draw.log_lines(self.recent(20))
        self.screen.picture(
            *draw.shop_picture(table, layout, lines, log, under),
            Text(asked, style="bold"),
            *(Text(line, style="italic") for line in below[1:]),
        )

    def layout(self) -> draw.Layout:
        """How to use the window; through a pipe only its width matters."""
        screen = self.screen
        return draw.Layout(screen.width, screen.height if screen.live else max(24, screen.height))

    def room_below(self, asked: str) -> int:
        """How many lines of answers fit under the pitch and the question."""
        if not self.screen.live:
            return LISTED_BELOW
        lines = sum(draw.rows(each, self.screen.width) for each in (asked, self.notice))
        above = 8 if self.layout().plain else 19  # the places in words, or the pitch; the score
        return max(2, self.screen.height - above - lines - 1)

    def tell(self) -> None:
        """Write what has happened since the last time, for pipes."""
        events = self.game.events_for(self.ear, self.told)
        self.told += len(events)
        for line in draw.log_lines(events):
            self.screen.show(Text(f"  {line}"))

    # --- pages to read -----------------------------------------------------------------------

    def _page(self, lines: list[Text], last: str = "Enter to go back ") -> None:
        """Show something to read, a window at a time, and wait until it has been read.

        Without `last` the end of it stays on the screen, and nothing waits.
        """
        if not self.screen.live:
            self.screen.show(*lines)
            return
        pages = self.screen.pages(lines)
        for number, page in enumerate(pages, 1):
            self.screen.begin()
            self.screen.write(page)
            more = f"Page {number} of {len(pages)}: Enter to go on, q to go back "
            if number == len(pages) and not last:
                return
            if not self._read(more if number < len(pages) else last):
                break
        self.screen.begin()

    def _read(self, prompt: str) -> bool:
        """Wait until something has been read; False when the person has had enough of it."""
        try:
            return self.screen.ask(prompt).lower() not in ("q", "quit", "exit")
        except Hangup:
            raise
        except Leave:  # Ctrl-C leaves the page, not the game
            self.screen.show("")
            return False
