"""Parts of the view that seldom change, kept from one view to the next.

Most answers move one player or none, so whoever looks after each of them, as the web table does,
need not have all of them and all tackle zones described anew. What is kept is shared between
views: read it, and leave it as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.contract.arguments import Json
from pigskin.contract.view import player_view, zones_view
from pigskin.model import ABSENT
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME

if TYPE_CHECKING:
    from pigskin.ledger import Line
    from pigskin.model import Profile, Table


class Shown:
    """A player as he was last shown, with what that depends on."""

    def __init__(self, table: Table, player: PlayerNo) -> None:
        self.profile: Profile = table.profiles[player]
        self.marks = table.marks[player]
        self.spent = table.spent[player]
        self.state = table.state[player]
        self.place = table.place[player]
        self.has_ball = table.has_ball(player)
        self.view = player_view(table, player)

    def holds(self, table: Table, player: PlayerNo) -> bool:
        """Is he still like that?"""
        return (
            self.profile is table.profiles[player]
            and self.place == table.place[player]
            and self.state == table.state[player]
            and self.marks == table.marks[player]
            and self.spent == table.spent[player]
            and self.has_ball == table.has_ball(player)
        )


class Known:
    """What was last shown of one game."""

    def __init__(self) -> None:
        self._players: dict[PlayerNo, Shown] = {}
        self._held: tuple[tuple[int, int, int, int], ...] = ()
        self._used_up: tuple[tuple[PlayerNo, int], ...] = ()
        self._lent: tuple[tuple[PlayerNo, PlayerNo], ...] = ()
        self._originals: tuple[tuple[PlayerNo, Profile], ...] = ()
        self._ledger: list[Line] = []
        self._board: list[int] = []
        self._zones: dict[str, Json] = {}

    def players(self, table: Table) -> list[Json]:
        """All who are there."""
        self._forget(table)
        found: list[Json] = []
        for side in (HOME, AWAY):
            for player in table.players(side):
                if table.state[player] == ABSENT:
                    continue
                shown = self._players.get(player)
                if shown is None or not shown.holds(table, player):
                    shown = self._players[player] = Shown(table, player)
                found.append(shown.view)
        return found

    def _forget(self, table: Table) -> None:
        """Those whom something else than their own place and state has changed."""
        if (
            self._held != table.held
            or self._used_up != table.used_up
            or self._lent != table.lent
            or self._originals != table.originals
        ):
            self._players.clear()
            self._held, self._used_up = table.held, table.used_up
            self._lent, self._originals = table.lent, table.originals
        lines, known = table.ledger, len(self._ledger)
        if lines[:known] != self._ledger:
            self._players.clear()
        for line in lines[known:]:
            self._players.pop(line[1], None)  # type: ignore[call-overload]
            self._players.pop(line[2], None)  # type: ignore[call-overload]
        self._ledger = lines[:]

    def zones(self, table: Table) -> dict[str, Json]:
        """How many players mark each square."""
        if table.board != self._board:
            self._board = table.board[:]
            self._zones = zones_view(table)
        return self._zones
