"""What can be seen of a game, whoever looks."""

from __future__ import annotations

from bisect import bisect_right

from pigskin.errors import MalformedAnswer, PigskinError
from pigskin.events import Event, heard
from pigskin.history import EventRow, History
from pigskin.looking import Player, SquareLike, pair, player_of, square_of
from pigskin.model import ABSENT, NOBODY, Table
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.questions import Question
from pigskin.rules import phases
from pigskin.showing import quoted
from pigskin.starting import Outcome


class Seen:
    """The looks of a game; `Game` adds what can be done with one."""

    table: Table
    history: History
    question: Question | None  # what is asked now; None when the game is over

    @property
    def over(self) -> bool:
        """Has the final whistle gone?"""
        return self.table.phase == phases.OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if not self.over:
            return None
        winner = self.table.winner
        score = (self.table.home.score, self.table.away.score)
        return Outcome(SIDES[winner] if winner >= 0 else None, score, self.table.ending)

    @property
    def players(self) -> list[Player]:
        """Everybody of both teams, on the pitch or off it, home first."""
        return [
            Player(self, index)
            for side in (HOME, AWAY)
            for index in self.table.players(side)
            if self.table.state[index] != ABSENT
        ]

    def player(self, who: str | int) -> Player:
        """A player by side and shirt number, "home 5"; `Player` says what can be asked of him."""
        return Player(self, player_of(self.table, who))

    def player_at(self, square: SquareLike) -> Player | None:
        """Who is in a square, (12, 7) or "12,7"."""
        found = self.table.player_at(square_of(square))
        return Player(self, found) if found != NOBODY else None

    @property
    def ball(self) -> tuple[int, int] | None:
        """The square the ball is in, in somebody's hands or not; None when it is off the pitch."""
        return pair(self.table.ball_square())

    @property
    def carrier(self) -> Player | None:
        """Who has the ball."""
        carrier = self.table.carrier
        return Player(self, carrier) if carrier != NOBODY else None

    @property
    def carriers(self) -> list[Player]:
        """Everybody who has a ball: there may be two."""
        return [Player(self, carrier) for carrier in self.table.carriers()]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order. A coach is told `events_for` him."""
        return self._events(0, self.history.all_events())

    def events_since(self, count: int) -> list[Event]:
        """The events after the first `count`."""
        if not isinstance(count, int) or count < 0:
            raise PigskinError(f"events are counted from 0, not {quoted(count)}")
        return self._events(count, self.history.events_since(count))

    def events_for(self, coach: str | None, since: int = 0) -> list[Event]:
        """What has happened after the first `since` events, as one coach is told of it.

        He hears which cards he drew himself, and of the others' only from which deck; without a
        coach, what those hear who only watch.
        """
        if coach is not None and coach not in SIDES:
            raise MalformedAnswer(
                f"{quoted(coach)} is no coach; write home or away, or None for those who watch"
            )
        if not isinstance(since, int) or since < 0:
            raise PigskinError(f"events are counted from 0, not {quoted(since)}")
        side = SIDES.index(coach) if coach is not None else -1
        rows = [heard(row, side) for row in self.history.events_since(since)]
        return self._events(since, rows)

    def _events(self, number: int, rows: list[EventRow]) -> list[Event]:
        """Rows from a number on, each with the answer that led to it."""
        told = self.history.all_told() if rows else []
        answer = bisect_right(told, number) - 1
        found: list[Event] = []
        for row in rows:
            while answer + 1 < len(told) and told[answer + 1] <= number:
                answer += 1
            found.append(Event(self.table, number, answer, row))
            number += 1
        return found

    def __repr__(self) -> str:
        table = self.table
        score = f"{table.home.score}-{table.away.score}"
        state = "over" if self.over else f"half {table.half}, {phases.PHASE_NAMES[table.phase]}"
        return f"<Game {' v '.join(table.team_names)}, {score}, {state}>"

    def __str__(self) -> str:
        """The pitch in plain characters."""
        from pigskin.contract.view import board

        return board(self.table)
