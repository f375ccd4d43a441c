"""A match looked at again, step by step.

First the whole match is played once more, with a look wherever a coach chooses what to do next, and
how the match stands then (`pigskin.coaches.outlook`). Where the chances of a side fell most, its
decisions are held against what the planning coaches would have thought of (`costs.py`). That takes
a while, so it goes in steps that can be spread over time.

    >>> from pigskin import Game
    >>> from pigskin.coaches import make_coach
    >>> game = Game("human", "orc", seed=1)
    >>> coach = make_coach("random", 1)
    >>> for _ in range(200):
    ...     game.answer(coach.choose(game))
    >>> found = review(game)
    >>> found.teams == [*game.table.team_names], 0 < found.points[0].win < 1
    (True, True)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pigskin.coaches.outlook import Outlook
from pigskin.coaches.reviewing import costs
from pigskin.coaches.reviewing.looks import looks_of
from pigskin.coaches.reviewing.values import Costly, Named, Point, Review, Side, Swing
from pigskin.pitch import AWAY, HOME
from pigskin.questions import player_text

if TYPE_CHECKING:
    from pigskin.game import Game

FORMAT: Final = 1
MOST: Final = 3  # costly decisions of each coach that are told
MOST_SWINGS: Final = 6
ACTIONS: Final = 24  # of each coach that are looked at closely ...
TURNS: Final = 16  # ... and turns
_LEAST: Final = 0.005  # points: what costs less is not told
_LEAST_SWING: Final = 0.02


class Reviewing:
    """A review on its way: `step` until `done`."""

    def __init__(self, game: Game) -> None:
        table = game.table
        self._looks, self._end = looks_of(game)
        self._found: dict[Side, list[Costly]] = {"home": [], "away": []}
        self._left = self._wanted()
        self.total = len(self._left)
        self._review = Review(
            FORMAT, table.edition.id, [*table.team_names], [table.home.score, table.away.score],
            game.over, game.history.count_answers(), _people(game), self._points(game),
            self._swings(), {}, self.total,
        )  # fmt: skip

    @property
    def done(self) -> int:
        """How many of all steps are done."""
        return self.total - len(self._left)

    def step(self) -> bool:
        """Look at one decision closely; False if there is none left."""
        if not self._left:
            return False
        found = self._left.pop()()
        if found is not None and found.cost >= _LEAST:
            self._found[found.side].append(found)
        return True

    def result(self) -> Review:
        """All there is to say, once every step is done."""
        for side, found in self._found.items():
            found.sort(key=lambda each: -each.cost)
            self._review.costly[side] = _apart(found)[:MOST]
        return self._review

    # --- what is looked at --------------------------------------------------------------------

    def _wanted(self) -> list[Callable[[], Costly | None]]:
        """The decisions worth a closer look: after which the chances of their side fell most."""
        found: list[Callable[[], Costly | None]] = []
        for side in self._found:
            acts = [
                (self._drop(n), look)
                for n, look in enumerate(self._looks)
                if look.side == side and look.rolled and not look.ends_turn
            ]
            acts.sort(key=lambda each: -each[0])
            for drop, look in acts[:ACTIONS]:
                if drop > 0:
                    found.append(partial(costs.of_action, look))
                if look.kept:
                    found.append(partial(costs.of_reroll, look, drop))
            turns = [(self._fell(first, last), first, last) for first, last in self._turns(side)]
            turns.sort(key=lambda each: -each[0])
            for _, first, last in turns[:TURNS]:
                found.append(partial(costs.of_turn, self._looks[first : last + 1]))
        return found

    def _points_after(self, n: int, side: Side) -> float:
        """What a side may expect at the look after this one."""
        home = self._looks[n + 1].outlook if n + 1 < len(self._looks) else self._end
        return home.points if side == "home" else 1 - home.points

    def _drop(self, n: int) -> float:
        look = self._looks[n]
        return look.points - self._points_after(n, look.side)

    def _turns(self, side: Side) -> list[tuple[int, int]]:
        """The turns of a side that were ended by its coach: from which look to which."""
        found: list[tuple[int, int]] = []
        first = 0
        for n, look in enumerate(self._looks):
            before = self._looks[n - 1] if n else None
            if before is None or (before.side, before.half, before.turn) != (
                look.side, look.half, look.turn,
            ):  # fmt: skip
                first = n
            if look.side == side and look.ends_turn:
                found.append((first, n))
        return found

    def _fell(self, first: int, last: int) -> float:
        """How far the chances fell from the last die of a turn to the side's next turn."""
        side = self._looks[last].side
        after = last
        while after + 1 < len(self._looks) and self._looks[after + 1].side != side:
            after += 1
        return self._looks[first].points - self._points_after(after, side)

    # --- what is told without it --------------------------------------------------------------

    def _points(self, game: Game) -> list[Point]:
        found = [
            _point(look.moment, look.half, look.turn, look.side, look.outlook)
            for look in self._looks
        ]
        if found:
            last = self._looks[-1]
            end = game.history.count_answers()
            found.append(_point(end, last.half, last.turn, last.side, self._end))
        return found

    def _swings(self) -> list[Swing]:
        """The largest changes, in the order of the match."""
        found: list[Swing] = []
        for n, look in enumerate(self._looks):
            drop = self._drop(n)
            event = look.telling()
            if abs(drop) < _LEAST_SWING or event is None:
                continue
            change = -drop if look.side == "home" else drop
            until = look.moment + len(look.codes)
            found.append(
                Swing(
                    look.moment, until, look.half, look.turn, look.side, change, look.rolled,
                    event.json, str(event),
                )
            )  # fmt: skip
        found.sort(key=lambda each: -abs(each.change))
        return sorted(found[:MOST_SWINGS], key=lambda each: each.moment)


def review(game: Game) -> Review:
    """A match looked at again, in one go."""
    found = Reviewing(game)
    while found.step():
        pass
    return found.result()


def _point(moment: int, half: int, turn: int, side: Side, home: Outlook) -> Point:
    return Point(
        moment, half, turn, side, round(home.win, 4), round(home.draw, 4), round(home.loss, 4)
    )


def _apart(found: list[Costly]) -> list[Costly]:
    """Of one turn only what cost most."""
    seen: set[tuple[int, int]] = set()
    kept: list[Costly] = []
    for each in found:
        if (each.half, each.turn) not in seen:
            seen.add((each.half, each.turn))
            kept.append(each)
    return kept


def _people(game: Game) -> list[Named]:
    table = game.table
    found: list[Named] = []
    for side in (HOME, AWAY):
        for player in table.players(side):
            who = table.profiles[player]
            found.append(
                Named(
                    player_text(table, player), "home" if side == HOME else "away", who.number,
                    who.name, who.position, who.race,
                )
            )  # fmt: skip
    return found
