"""Setting up at the terminal: ready formations, placing by hand, and why a set-up is not legal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.contract.reasons import setup_problems
from pigskin.contract.reasons.placing import against_set_up_square, cannot_be_set_up
from pigskin.model import NOWHERE, RESERVES, STANDING, Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.formations import ATTACKS, DEFENCES, formation
from pigskin.pitch import SIDES, parse_square, square_text
from pigskin.rules.setup import to_be_placed
from pigskin.terminal.cards import stat_values
from pigskin.typed.prompts import Unclear
from pigskin.typed.shirts import player_number, short_position

WIDE: Final = 60  # columns, from which on there is room for names and skills


def formation_names(table: Table, side: SideNo) -> tuple[str, ...]:
    """The ready formations that suit: kicking sides defend."""
    return DEFENCES if side == table.kicking else ATTACKS


class Plan:
    """A set-up being thought about; nothing of it is on the table yet."""

    def __init__(self, table: Table, side: SideNo) -> None:
        self.table = table
        self.side = side
        self.names = formation_names(table, side)
        self.squares: dict[PlayerNo, Square] = {}
        self.wanted = to_be_placed(table)

    def use(self, name: str) -> None:
        self.squares = formation(self.table, self.side, name)

    def picture(self) -> Table:
        """The table as it would look."""
        twin = self.table.copy()
        for player in twin.pool:
            if twin.place[player]:
                twin.remove(player, RESERVES)
        for player, sq in self.squares.items():
            twin.put(player, sq, STANDING)
        return twin

    def problems(self) -> list[str]:
        """Why this is not a legal set-up; nothing when it is."""
        return setup_problems(self.table, self.side, self.squares)

    # --- what may be typed --------------------------------------------------------------------

    def change(self, typed: str) -> str:
        """Carry out one line: a formation, "5 12,7", "swap 5 7", "off 5" or "clear"."""
        words = typed.lower().split()
        if typed.isdecimal() and 1 <= int(typed) <= len(self.names):
            self.use(self.names[int(typed) - 1])
            return f"{self.names[int(typed) - 1]}: done to play it, or move players about"
        if words and words[0] in ("clear", "none"):
            self.squares = {}
            return "everybody back to the reserves"
        if len(words) == 2 and words[0] == "off":
            self.squares.pop(self._player(words[1]), None)
            return f"{words[1]} back to the reserves"
        if len(words) == 3 and words[0] == "swap":
            return self._swap(self._player(words[1]), self._player(words[2]))
        if len(words) == 2 and "," in words[1]:
            return self._place(self._player(words[0]), words[1])
        found = [name for name in self.names if name.startswith(typed.lower())]
        if len(found) == 1:
            self.use(found[0])
            return f"{found[0]}: done to play it, or move players about"
        raise Unclear(
            f"{typed!r} is not clear. Type a formation's number, 5 12,7 to place player 5, "
            "swap 5 7, off 5, clear, or done"
        )

    def _player(self, word: str) -> PlayerNo:
        player = player_number(self.table, self.side, word)
        if player < 0:
            raise Unclear(f"{SIDES[self.side]} has no player {word}")
        problem = cannot_be_set_up(self.table, self.side, player)
        if problem:
            raise Unclear(problem)
        return player

    def _place(self, player: PlayerNo, word: str) -> str:
        try:
            sq = parse_square(word)
        except ValueError as error:
            raise Unclear(str(error)) from None
        problem = against_set_up_square(self.table, self.side, sq)
        if problem:
            raise Unclear(problem)
        for other, taken in self.squares.items():
            if taken == sq and other != player:
                number = self.table.profiles[other].number
                raise Unclear(f"{word} is taken by player {number}; swap changes them round")
        self.squares[player] = sq
        return f"{self.table.profiles[player].number} to {square_text(sq)}"

    def _swap(self, one: PlayerNo, other: PlayerNo) -> str:
        mine, theirs = self.squares.pop(one, NOWHERE), self.squares.pop(other, NOWHERE)
        if theirs:
            self.squares[one] = theirs
        if mine:
            self.squares[other] = mine
        return "changed round"


def reserves_lines(plan: Plan, width: int, most: int = 8) -> list[Text]:
    """Who is still to be placed, under a heading; with room, in full and with their skills."""
    table = plan.table
    waiting = [player for player in table.pool if player not in plan.squares]
    lines = [Text(f"placed {len(plan.squares)} of {plan.wanted}", style="dim")]
    if not waiting:
        return lines
    room = 20 if width >= WIDE else 8
    for number, player in enumerate(waiting[:most]):
        profile = table.profiles[player]
        values = stat_values(table, profile)
        if not number:
            names = [stat.upper() if width >= WIDE else stat[0].upper() for stat, _ in values]
            names[-1] = values[-1][0].upper()
            lines.append(Text(f"   {'':<{room}}{_columns(names, width)}", style="dim"))
        stats = [value if width >= WIDE else value.rstrip("+") for _, value in values]
        line = Text(f"{profile.number:>2} {short_position(profile, room):<{room}}")
        line.append(_columns(stats, width))
        if width >= WIDE:
            line.append("  " + ", ".join(skill.name for skill in profile.skills), style="dim")
            line.truncate(width, overflow="ellipsis")
        lines.append(line)
    if len(waiting) > most:
        lines.append(Text(f"   {len(waiting) - most} more: list", style="dim"))
    return lines


def _columns(words: list[str], width: int) -> str:
    """Figures or their names in columns; the last, which may be 10 or more, has one more."""
    each = 4 if width >= WIDE else 2
    *others, last = words
    return "".join(f"{word:>{each}}" for word in others) + f"{last:>{each + 1}}"
