"""A match followed answer by answer: where the ball goes, and who stands where as turns begin."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pigskin.game import Game
from pigskin.history import EventRow
from pigskin.model import ABSENT, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import AWAY, HOME, LENGTH, ON_PITCH, column, distance, row
from pigskin.questions import player_text
from pigskin.record.retelling import retell
from pigskin.statistics.stretches import SIDE_NAMES, Stretches
from pigskin.statistics.values import BallFigures, Side

# Ways to go with the ball: the player, the square, and where he came from.
_GOES: Final = ("move", "leaps", "jumps", "follows up")
# Ways to get to a square without going there.
_GETS: Final = ("pushed", "lands", "shadows", "slips away", "stumbles", "falls back")
_TOUCHDOWN: Final = "touchdown"
_KNOCKED_DOWN: Final = "knocked down"
_LASHES_OUT: Final = "lashes out"
_CHOSEN: Final = "chosen"


class Follower:
    """Plays a match once more and keeps what is to be counted; `game` is then at its end."""

    def __init__(self, played: Game) -> None:
        again = retell(played)
        self.game = next(again)
        table = self.game.table
        self.stretches = Stretches(played.start)
        self.of_event: list[int] = []  # the stretch of every event
        self.touchdowns: dict[int, Side] = {}  # by stretch
        self.players: dict[int, dict[Side, tuple[int, int]]] = {}  # on the pitch, standing
        self.stood: Counter[tuple[Side, Square]] = Counter()  # as turns began
        self.turns: Counter[PlayerNo] = Counter()  # he was on the pitch for
        self.ball: list[BallFigures] = []
        self.squares: Counter[PlayerNo] = Counter()  # gone with the ball
        self.forward: Counter[PlayerNo] = Counter()
        self.knock_downs: Counter[PlayerNo] = Counter()
        self.chosen: list[tuple[Side, int]] = []  # side of the attacker, face
        self._attacker = HOME
        self._hear((), list(table.place), 0)
        if self.stretches.all[0].side is not None:
            self._look(table, 0)
        for moment, _ in enumerate(played.history.all_answers(), 1):
            carriers, places = self.game.table.carriers(), list(self.game.table.place)
            next(again)
            self._hear(carriers, places, moment)
        for counted in (self.turns, self.squares, self.forward, self.knock_downs):
            self._to_himself(counted)

    def himself(self, number: PlayerNo) -> PlayerNo:
        """The number he has at the end, for one he had with the other side or before it."""
        table = self.game.table
        if table.state[number] == ABSENT:
            for other, own in table.lent:
                if number in (other, own):
                    return own if number == other else other
        return number

    def _to_himself(self, counted: Counter[PlayerNo]) -> None:
        found = list(counted.items())
        counted.clear()
        for number, count in found:
            counted[self.himself(number)] += count

    def _hear(self, carriers: tuple[PlayerNo, ...], places: list[Square], moment: int) -> None:
        """What the last answer has brought; these had a ball before it, all stood there."""
        table = self.game.table
        first = self.stretches.last + 1
        scored: BallFigures | None = None
        for event in self.game.history.events_since(len(self.of_event)):
            begins = self.stretches.hear(event, moment)
            self.of_event.append(self.stretches.last)
            if begins:
                continue
            kind = event[0]
            if kind in _GOES and event[1] in carriers:
                self._go(PlayerNo(event[1]), Square(event[2]), Square(event[3]))
            if kind in _GOES or kind in _GETS:
                places[event[1]] = Square(event[2])
            elif kind == _TOUCHDOWN:
                scored = self._score(table, event, places, moment)
            elif kind == _KNOCKED_DOWN and event[2] >= 0:
                self._fell(table, PlayerNo(event[2]), PlayerNo(event[1]))
            elif kind == _LASHES_OUT:
                self._fell(table, PlayerNo(event[1]), PlayerNo(event[2]))
            elif kind == "block":
                self._attacker = side_of(PlayerNo(event[1]))
            elif kind == _CHOSEN:
                self.chosen.append((SIDE_NAMES[self._attacker], event[1]))
        for number in range(first, len(self.stretches.all)):
            if self.stretches.all[number].side is not None:
                self._look(table, number)
        if scored is not None:
            self.ball.append(scored)
        self._watch(table, moment)

    def _go(self, player: PlayerNo, to: Square, start: Square) -> None:
        self.squares[player] += distance(start, to)
        ahead = column(to) - column(start)
        self.forward[player] += ahead if side_of(player) == HOME else -ahead

    def _fell(self, table: Table, player: PlayerNo, other: PlayerNo) -> None:
        """A player has knocked somebody down, who is no opponent if they are of one team."""
        if table.belongs_to(player) != table.belongs_to(other):
            self.knock_downs[player] += 1

    def _score(
        self, table: Table, event: EventRow, places: list[Square], moment: int
    ) -> BallFigures:
        """Where a touchdown was: in the end zone, in the row he got there or stood in."""
        player, side = PlayerNo(event[1]), SIDE_NAMES[event[2]]
        self.touchdowns[self.stretches.last] = side
        x, y = LENGTH - 1 if side == "home" else 0, row(places[player])
        who = player_text(table, player)
        return BallFigures(moment, self.stretches.last, x, y, side, who, True)

    def _look(self, table: Table, number: int) -> None:
        """Who stands where as a turn begins."""
        found: dict[Side, tuple[int, int]] = {}
        for side in (HOME, AWAY):
            name = SIDE_NAMES[side]
            there = [each for each in table.players(side) if table.on_pitch(each)]
            for each in there:
                self.stood[name, table.place[each]] += 1
                self.turns[each] += 1
            found[name] = len(there), sum(table.standing(each) for each in there)
        self.players[number] = found

    def _watch(self, table: Table, moment: int) -> None:
        """Where the ball is now, if that is news."""
        sq = table.ball_square()
        if not ON_PITCH[sq]:
            return
        carrier = table.carrier
        side = SIDE_NAMES[side_of(carrier)] if carrier >= 0 else None
        who = player_text(table, carrier) if carrier >= 0 else None
        last = self.ball[-1] if self.ball else None
        x, y = column(sq), row(sq)
        same = last is not None and (last.x, last.y, last.player) == (x, y, who)
        if last is None or last.touchdown or not same:
            self.ball.append(BallFigures(moment, self.stretches.last, x, y, side, who, False))
