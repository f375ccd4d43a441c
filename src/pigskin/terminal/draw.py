"""The picture of the table: the pitch, the log, and how a window is divided.

Home plays to the right and his players look that way, `12>`; away plays to the left, `<12`. The
arrow gives way to `_` (prone), `x` (stunned) or `@` (has the ball), always on the side it was, so
that the sides can be told apart without colour. Narrow pictures write 10 as A, 11 as B and so on.
"""

from __future__ import annotations

import re
import string
import textwrap
from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from pigskin.console import SafeConsole
from pigskin.events import Event
from pigskin.model import NEITHER, NOBODY, PRONE, STUNNED, USED, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import (
    AWAY,
    END_ZONE_COLUMN,
    HALFWAY,
    HOME,
    LENGTH,
    SIDES,
    WIDTH,
    column,
    in_wide_zone,
    row,
    square,
)
from pigskin.terminal.status import AWAY_STYLE, FAINT, HOME_STYLE, dugout, scoreboard

HOME_DOWN: Final = "#9dbcff on #22304a"
AWAY_DOWN: Final = "#ffd08a on #4a3a1e"
FIELD: Final = "#5f8f6c on #16341f"
WIDE_FIELD: Final = "#5f8f6c on #112a18"
HOME_END: Final = "#7da0d8 on #1b2638"
AWAY_END: Final = "#d8b27d on #38301b"
STEP_STYLE: Final = "bold #e8ffe8 on #2c6e3f"
ROLL_STYLE: Final = "bold #fff2c0 on #7a5a14"
ZONE_STYLE: Final = "#e0a0a0 on #16341f"
BALL_STYLE: Final = "bold black on #ffffff"


_MEASURE: Final = SafeConsole()  # wraps as the window will
_DIGITS: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase


class Look:
    """What to show on the pitch beside the players."""

    def __init__(self) -> None:
        self.zones_against: SideNo = NEITHER  # show the tackle zones that hinder this side
        self.marks: dict[int, str] = {}  # square to a short word, such as the roll it needs
        self.active: PlayerNo = NOBODY


# --- the pitch --------------------------------------------------------------------------------


def short_number(number: int) -> str:
    """A shirt number in one character: 1-9, then A for 10, a for 36; + where letters end."""
    return _DIGITS[number] if 0 <= number < len(_DIGITS) else "+"


def player_mark(table: Table, player: PlayerNo, size: int, active: bool = False) -> str:
    """A player as he stands on the pitch, in `size` characters (2 or 3)."""
    number = table.profiles[player].number
    home = side_of(player) == 0
    state = table.state[player]
    if table.has_ball(player):
        sign = "@"
    elif state == PRONE:
        sign = "_"
    elif state == STUNNED:
        sign = "x"
    elif active:
        sign = "»" if home else "«"
    else:
        sign = ">" if home else "<"
    name = str(number) if size > 2 else short_number(number)
    return f"{name}{sign}".rjust(size) if home else f"{sign}{name}".ljust(size)


def player_style(table: Table, player: PlayerNo, active: bool) -> str:
    home = side_of(player) == 0
    down = table.state[player] in (PRONE, STUNNED)
    if down:
        style = HOME_DOWN if home else AWAY_DOWN
    else:
        style = HOME_STYLE if home else AWAY_STYLE
    if active:
        return style + " reverse"
    if table.has_ball(player):
        return style + " underline"
    if side_of(player) == table.active and table.marks[player] & USED and not down:
        return style + " dim"
    return style


def _field(sq: Square) -> tuple[str, str]:
    """The sign and style of an empty square."""
    x = column(sq)
    if x in END_ZONE_COLUMN:
        return ":", HOME_END if x == 0 else AWAY_END
    if in_wide_zone(sq):
        return ",", WIDE_FIELD
    return ".", FIELD


def square_cell(table: Table, sq: Square, size: int, look: Look) -> tuple[str, str]:
    """The characters and the style of one square."""
    player = table.player_at(sq)
    if player != NOBODY:
        active = player == look.active
        return player_mark(table, player, size, active), player_style(table, player, active)
    sign, style = _field(sq)
    loose = table.ball_at(sq)
    if loose or table.kick_square == sq:
        if size > 2:
            return ("(@)" if loose else "(%)"), BALL_STYLE
        return ("()" if loose else "%%"), BALL_STYLE
    if sq in look.marks:
        word = look.marks[sq]
        return word.center(size)[:size], STEP_STYLE if word == "o" else ROLL_STYLE
    if look.zones_against >= 0:
        count = table.zones_on(sq, look.zones_against)
        if count:
            return f"~{count}".ljust(size), ZONE_STYLE
    text = sign.center(size) if size > 2 else sign + " "
    if column(sq) == HALFWAY - 1:
        text = text[: size - 1] + "|"
    return text, style


def pitch_lines(table: Table, size: int, look: Look) -> list[Text]:
    """The pitch row by row under a line of column numbers."""
    if size > 2:
        numbers = "".join(f"{x:^{size}}" for x in range(LENGTH))
    else:
        numbers = "".join(f"{x:<4}" for x in range(0, LENGTH, 2))
    lines = [Text().append("   " + numbers, style=FAINT)]
    for y in range(WIDTH):
        line = Text()
        run, worn = f"{y:>2} ", FAINT  # neighbours of one style are written in one go
        for x in range(LENGTH):
            text, style = square_cell(table, square(x, y), size, look)
            if style == worn:
                run += text
            else:
                line.append(run, style=worn)
                run, worn = text, style
        line.append(run, style=worn)
        lines.append(line)
    return lines


# --- the log ----------------------------------------------------------------------------------

NO_NEWS: Final = frozenset({"set up", "activates", "chosen", "end of turn", "half"})


def log_lines(events: Iterable[Event]) -> list[str]:
    """Events told shortly: a walk is one line, dice stand beside their block."""
    lines: list[str] = []
    walker = NOBODY
    steps = 0
    for event in events:
        if event.quiet:
            continue
        if event.kind == "move":
            if walker == event["player"]:
                steps += 1
                lines[-1] = f"{event} ({steps} squares)"
                continue
            walker, steps = PlayerNo(event["player"]), 1
        else:
            walker = NOBODY
        if event.kind == "block die" and lines:
            lines[-1] += f" {event}"
        elif event.kind not in NO_NEWS:
            lines.append(str(event))
    return lines


# What a roll and a block are made of, which a line can do without.
_MADE_OF: Final = re.compile(r" \([^()]*(\([^()]*\)[^()]*)*\)|: ST \d[^\[]*(?= \[|$)")
_SHORT_FACES: Final = (("[attacker down]", "[att.down]"), ("[both down]", "[both]"))


def shortened(table: Table, line: str, width: int) -> str:
    """A line of the log that fits: too long a one loses names, reasons, and words of faces."""
    if len(line) > width:
        for player in (*table.players(HOME), *table.players(AWAY)):
            profile = table.profiles[player]
            if profile.name:
                called = f"{SIDES[side_of(player)]} {profile.number}"
                line = line.replace(f"{called} {profile.name}", called)
    if len(line) > width:
        line = _MADE_OF.sub("", line)
    for face, short in _SHORT_FACES:
        if len(line) > width:
            line = line.replace(face, short)
    return line


def log_text(lines: list[str], width: int, keep: int, wrap: bool = False) -> list[Text]:
    """The last lines of the log, coloured by side, each cut to the width, or wrapped."""
    shown: list[Text] = []
    for line in lines[-keep:] if keep > 0 else []:
        whole = f"  {line}"
        if wrap:
            rows = textwrap.wrap(whole, max(10, width), subsequent_indent="    ")
            whole = "\n".join(rows)
        text = Text(whole)
        plain = _MADE_OF.sub("", line)  # who is named among the reasons does not matter
        if line.startswith(("home ", "turn")) and "of away" not in plain:
            text.stylize("#9dbcff")
        elif line.startswith("away ") or "of away" in plain:
            text.stylize("#ffd08a")
        if "TOUCHDOWN" in line or line.startswith("turnover"):
            text.stylize("bold")
        if not wrap:
            text.truncate(width, overflow="ellipsis")
        shown.extend(text.split("\n"))
    return shown


# --- the whole picture ------------------------------------------------------------------------


SMALLEST: Final = (2 * LENGTH + 5, 21)  # columns and lines, below which there is no pitch
NARROWEST_BELOW: Final = 24  # lines a window needs that has no room beside the pitch


class Layout:
    """How a window is divided: characters a square, and whether a column fits beside the pitch.

    A window too small for the pitch is `plain`: the players are listed instead.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.beside = True
        if width >= 3 * LENGTH + 3 + 28:
            self.size = 3
        elif width >= 3 * LENGTH + 3 and height >= 34:
            self.size = 3
            self.beside = False
        else:
            self.size = 2
            self.beside = width >= 2 * LENGTH + 3 + 22
        self.pitch = self.size * LENGTH + 3
        self.panel = width - self.pitch - 2 if self.beside else width
        self.plain = width < SMALLEST[0] or height < SMALLEST[1]
        if not self.beside and height < NARROWEST_BELOW:
            self.plain = True
        if self.plain:
            self.size = 2
            self.beside = False
            self.panel = width

    def too_small(self) -> str:
        """What to say of a window without a pitch, in one line."""
        narrow = self.width < 2 * LENGTH + 3 + 22
        need = (
            f"{max(self.width, SMALLEST[0])}x{NARROWEST_BELOW}" if narrow
            else f"{self.width}x{SMALLEST[1]}"
        )
        return f"Too small for the pitch: {need} is enough"


def table_picture(
    table: Table, layout: Layout, look: Look, panel: list[Text], log: list[str], spare: int
) -> list[RenderableType]:
    """Scoreboard, pitch with a column beside it if there is room, dugouts and log.

    `spare` is how many lines the question below will take. Without room beside the pitch the
    panel is left to the caller, who puts it under the question.
    """
    parts: list[RenderableType] = list(scoreboard(table, layout.width))
    pitch = pitch_lines(table, layout.size, look)
    left = layout.height - len(parts) - len(pitch) - spare
    if layout.beside:
        for number in range(max(len(pitch), len(panel))):
            line = pitch[number] if number < len(pitch) else Text("")
            if number < len(panel):
                line.pad_right(layout.pitch + 2 - len(line))
                line.append_text(panel[number])
                line.truncate(layout.width, overflow="ellipsis")
            parts.append(line)
        left -= max(0, len(panel) - len(pitch))
    else:
        parts.extend(pitch)
        left -= len(panel)
    boxes = [*dugout(table, HOME), *dugout(table, AWAY)]
    if left >= len(boxes) + 6:
        for line in boxes:
            line.truncate(layout.width, overflow="ellipsis")
        parts.extend(boxes)
        left -= len(boxes)
    parts.extend(short_log(table, log, layout.width, left))
    return parts


def rows(words: str, width: int) -> int:
    """How many lines some words take in a window."""
    return len(Text(words).wrap(_MEASURE, max(1, width))) if words else 0


def short_log(table: Table, log: list[str], width: int, left: int) -> list[Text]:
    """The end of the log for the lines that are left, each line made to fit."""
    recent = [shortened(table, line, width - 2) for line in log[-12:]]
    return log_text(recent, width, min(12, left))


def plain_picture(
    table: Table, layout: Layout, panel: list[Text], log: list[str], spare: int
) -> list[RenderableType]:
    """For windows without room for the pitch: the score, and who is where, in words."""
    width = layout.width
    head = [Text(layout.too_small(), style="italic"), scoreboard(table, width)[0]]
    left = layout.height - len(head) - spare - len(panel)
    where = places_lines(table, width)
    if len(where) > left:
        where = where[: max(0, left)]
    left -= len(where)
    head[0].truncate(width, overflow="ellipsis")
    return [*head, *where, *short_log(table, log, width, left)]


def shop_picture(
    table: Table, layout: Layout, panel: list[Text], log: list[str], spare: int
) -> list[RenderableType]:
    """Before anybody is on the pitch: the score, and all the room for what can be bought."""
    head = scoreboard(table, layout.width)
    left = layout.height - len(head) - spare - len(panel)
    return [*head, *short_log(table, log, layout.width, left), *panel]


def places_lines(table: Table, width: int) -> list[Text]:
    """Who stands where: "home 1> 7,7  3@ 12,7"; a ball on the ground first."""
    lines: list[Text] = []
    for sq in table.balls_lying():
        lines.append(Text(f"the ball is at {column(sq)},{row(sq)}"))
    for side, style in ((HOME, "#9dbcff"), (AWAY, "#ffd08a")):
        words = [
            f"{player_mark(table, player, 3).strip()}\xa0{where_text(table, player)}"
            for player in table.players(side)
            if table.place[player]
        ]
        if words:
            told = f"{SIDES[side]}: {'  '.join(words)}"
            rows = textwrap.wrap(told, width, subsequent_indent="  ", break_on_hyphens=False)
            lines += [Text(each.replace("\xa0", " "), style=style) for each in rows]
    return lines


def legend() -> str:
    return (
        "12> home, <12 away (in narrow windows A> is 10, B> is 11 and so on)\n"
        "  _ prone, x stunned, @ has the ball, (@) the ball, (%) where a kick lands\n"
        "  . pitch, \",\" wide zone, : end zone, | half-way line\n"
        "  o free step, 3+ step that needs a roll, ~2 a square in two tackle zones\n"
        "  #2 answer 2 of the list: where a player may be pushed to"
    )


def where_text(table: Table, player: PlayerNo) -> str:
    """Where a player is, for cards."""
    sq = table.place[player]
    return f"{column(sq)},{row(sq)}" if sq else "off the pitch"
