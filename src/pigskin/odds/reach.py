"""Where a player can get in one action, how likely, and on which way: exactly.

A way is as likely as all its rolls together, with everything that may save one of them: his skills
and, if wanted, one re-roll of his team. What is used up on the way is missing later, so a way is
known by its chances for every set of things still left (see `hurdles`), and the best way to a
square may lead over one that is not the best way to a square before it.

Most squares need no roll. They are found first, all at once, with a bit for every square; only what
lies behind a roll is searched square by square.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.model import NOBODY, Table
from pigskin.odds.hurdles import Hurdle
from pigskin.odds.ways import Leaving, Ways
from pigskin.pitch import ADJACENT, CELLS, ON_PITCH, STRIDE, TRAPDOORS
from pigskin.questions import LEAP, STEP, code
from pigskin.rules.movement import allowance, max_rushes

_SLIGHT: Final = 1e-12
LEAST: Final = 0.01  # less likely ways are not gone into


def _bits(squares: list[int]) -> int:
    mask = 0
    for sq in squares:
        mask |= 1 << sq
    return mask


_PITCH: Final[int] = _bits([sq for sq in range(CELLS) if ON_PITCH[sq]])
_BESIDE: Final[list[int]] = [_bits(list(ADJACENT[sq])) for sq in range(CELLS)]


def _better_sets(bits: int) -> list[list[int]]:
    """The sets of states to compare two ways by: with every state all those that have more left.

    One way is no worse than another if it is as likely to end in each of these sets.
    """
    states = 1 << bits
    found: list[list[int]] = []
    for chosen in range(1, 1 << states):
        members = [state for state in range(states) if chosen >> state & 1]
        if all(
            chosen >> (member | 1 << bit) & 1 for member in members for bit in range(bits)
        ):
            found.append(members)
    return found


_COMPARED: Final[list[list[list[int]]]] = [_better_sets(bits) for bits in range(4)]


class Way:
    """One way to a square: the last step of it, and the way before."""

    def __init__(
        self,
        square: int,
        count: int,
        chances: list[float],
        before: Way | None,
        rolls: list[Hurdle],
        followed: float,
        leapt: bool,
    ) -> None:
        self.square = square
        self.count = count  # squares of movement it takes
        self.chances = chances
        self.before = before
        self.rolls = rolls  # those of the last step
        self.followed = followed  # how likely an opponent has come along
        self.leapt = leapt
        self.beaten = False  # has a way been found that is better in every respect?
        self.total: float = chances[0] if len(chances) == 1 else sum(chances)


class Reach:
    """The squares a player can get to."""

    def __init__(
        self,
        table: Table,
        player: int,
        moved: int = 0,
        rushes: int = 0,
        risky: bool = True,
        team: bool = False,
        leaping: bool = True,
        first: list[tuple[str, int]] | None = None,
    ) -> None:
        """From where he stands, so many squares of his movement and rushes already used.

        Who takes no risks rolls no die, except to get away from where he is. With `team` his coach
        is ready to spend one re-roll of the team on the way. Without `leaping` he only walks.
        `first` are tests he has to pass before he may move at all, with what each needs.
        """
        self.start: int = table.place[player]
        self.ways = Ways(table, player, team)
        self.first: list[Hurdle] = [self.ways.plain(test, need) for test, need in first or []]
        begin = self._begin()
        self.chance: dict[int, float] = {self.start: begin.total}
        self.steps: dict[int, int] = {self.start: 0}
        self._risky = risky
        self._walk = max(0, allowance(table, player) - moved)
        self._rush = max(0, max_rushes(table, player) - rushes) if risky else 0
        self._free: dict[int, int] = {self.start: 0}  # steps to what needs no roll
        self._best: dict[int, Way] = {}
        self._found: dict[int, list[Way]] = {}
        self._queues: list[list[Way]] = [[] for _ in range(self._walk + self._rush + 3)]
        self._ball: int = table.ball if table.carrier == NOBODY and table.ball > 0 else 0
        self._leap_from: int = (
            _bits(self.ways.leaping_squares()) if risky and leaping else 0
        )
        self._simple: bool = self.ways.states == 1 and not self.ways.followers
        self._steps_free: list[int] = [99] * CELLS  # the same as `_free`, quicker to look up
        self._steps_free[self.start] = 0
        self._most: list[float] = [0.0] * CELLS  # the likeliest way so far
        self._most_unleapt: list[float] = [0.0] * CELLS  # ... on which a leap is still possible
        self._special: list[int] = [self._ball] if self._ball else []
        self._special += [sq for sq in TRAPDOORS if self.ways.trapdoors]
        self._compared = _COMPARED[self.ways.fallbacks.bits]
        self._marked = self._zones(table)
        self._empty = self._room(table)
        self._flood(begin)
        self._search()

    # --- what needs no roll -------------------------------------------------------------------

    def _zones(self, table: Table) -> int:
        """The squares some opponent marks, a bit for each."""
        mask = 0
        for other in table.players(1 - self.ways.side):
            if table.has_zone(other):
                mask |= _BESIDE[table.place[other]]
        return mask

    def _room(self, table: Table) -> int:
        """The squares that can be walked into."""
        mask = _PITCH
        for side in (0, 1):
            for other in table.players(side):
                if table.place[other]:
                    mask &= ~(1 << table.place[other])
        return mask | 1 << self.start

    def _begin(self) -> Way:
        """Where he stands, having passed whatever he had to pass first."""
        chances = [0.0] * self.ways.states
        chances[self.ways.states - 1] = 1.0
        for hurdle in self.first:
            chances = hurdle.take(chances)
        return Way(self.start, 0, chances, None, [], 0.0, False)

    def _flood(self, first: Way) -> None:
        """Every square that is reached without a roll, ring by ring."""
        room = self._empty
        beside_special = 0
        for sq in self._special:
            room &= ~(1 << sq)
            beside_special |= _BESIDE[sq]
        self._queues[0].append(first)
        reached = edge = 1 << self.start
        for count in range(1, self._walk + 1):
            edge &= ~self._marked
            wide = edge | edge << 1 | edge >> 1
            edge = (wide | wide << STRIDE | wide >> STRIDE) & room & ~reached
            if not edge:
                return
            reached |= edge
            last = count == self._walk and self._rush > 0
            wanted = edge if last else edge & (self._marked | beside_special | self._leap_from)
            ring = edge
            while ring:
                lowest = ring & -ring
                ring ^= lowest
                sq = lowest.bit_length() - 1
                self._free[sq] = count
                self._steps_free[sq] = count
                self.chance[sq] = first.total
                self.steps[sq] = count
                if wanted & lowest:
                    self._queues[count].append(
                        Way(sq, count, first.chances, None, [], 0.0, False)
                    )

    # --- what does ----------------------------------------------------------------------------

    def _search(self) -> None:
        for count in range(self._walk + self._rush):
            for way in self._queues[count]:
                if way.beaten:
                    continue
                if self._simple:
                    self._step_simply(way)
                else:
                    self._step_on(way)
                if (
                    self._leap_from >> way.square & 1
                    and not way.leapt
                    and count + 2 <= self._walk + self._rush
                ):
                    self._leap_on(way)

    def _step_simply(self, way: Way) -> None:
        """Every step from a square, where nothing can be used up and nobody follows.

        One figure then tells everything about a way, and steps that are no good are dropped here.
        """
        here = way.square
        marked = self._marked >> here & 1 != 0
        if marked and not self._risky and here != self.start:
            return
        ways = self.ways
        count = way.count + 1
        chance = way.total
        rolls: list[Hurdle] = []
        leaving: Leaving | None = None
        if marked:
            leaving = ways.leaving(here)
            if leaving.held is not None:
                rolls.append(leaving.held)
                chance *= leaving.held.factor
        if count > self._walk:
            rush = ways.rush()
            rolls.append(rush)
            chance *= rush.factor
        empty, free = self._empty, self._steps_free
        most = self._most if way.leapt else self._most_unleapt
        for to in ADJACENT[here]:
            if free[to] <= count or chance <= most[to] or not empty >> to & 1:
                continue
            if leaving is None:
                self._arrive(way, to, count, [chance], rolls, 0.0, way.leapt)
                continue
            hurdle = ways.dodge_from(leaving, to)
            there = chance * hurdle.factor
            if there > most[to]:
                self._arrive(way, to, count, [there], [*rolls, hurdle], 0.0, way.leapt)

    def _step_on(self, way: Way) -> None:
        """Every step from a square."""
        here = way.square
        marked = self._marked >> here & 1 != 0
        if marked and not self._risky and here != self.start:
            return
        ways = self.ways
        count = way.count + 1
        chances = way.chances
        rolls: list[Hurdle] = []
        followed = way.followed
        leaving: Leaving | None = None
        if marked:
            leaving = ways.leaving(here)
            if leaving.held is not None:
                rolls.append(leaving.held)
                chances = leaving.held.take(chances)
            followed = max(followed, leaving.followed)
        if count > self._walk:
            rush = ways.rush()
            rolls.append(rush)
            chances = rush.take(chances)
        empty, free = self._empty, self._steps_free
        for to in ADJACENT[here]:
            if free[to] <= count or not empty >> to & 1:
                continue
            if leaving is not None:
                hurdle = ways.dodge_from(leaving, to)
            elif way.followed:  # a dodge is only rolled if somebody has come along
                hurdle = ways.pursued(here, to, way.followed)
            else:
                self._arrive(way, to, count, chances, rolls, followed, way.leapt)
                continue
            there = hurdle.take(chances)
            self._arrive(way, to, count, there, [*rolls, hurdle], followed, way.leapt)

    def _leap_on(self, way: Way) -> None:
        here = way.square
        ways = self.ways
        targets = ways.leap_squares(here)
        if not targets:
            return
        count = way.count + 2
        chances = way.chances
        rolls: list[Hurdle] = []
        for each in range(way.count, count):
            if each >= self._walk:
                rush = ways.rush()
                rolls.append(rush)
                chances = rush.take(chances)
        followed = way.followed
        if self._marked >> here & 1:
            leaving = ways.leaving(here)
            if leaving.held is not None:
                rolls.append(leaving.held)
                chances = leaving.held.take(chances)
            followed = max(followed, leaving.followed)
        for to in targets:
            if self._steps_free[to] <= count:
                continue
            hurdle = ways.leap(here, to)
            self._arrive(way, to, count, hurdle.take(chances), [*rolls, hurdle], followed, True)

    def _arrive(
        self,
        way: Way,
        to: int,
        count: int,
        chances: list[float],
        rolls: list[Hurdle],
        followed: float,
        leapt: bool,
    ) -> None:
        """A step may lead on to the ball or a trapdoor; note it if it is worth anything."""
        if to in self._special:
            for hurdle in _awaiting(self.ways, to, self._ball):
                chances = hurdle.take(chances)
                rolls = [*rolls, hurdle]
        fresh = Way(to, count, chances, way, rolls, followed, leapt)
        if fresh.total < LEAST:
            return
        known = self._found.get(to)
        if known is None:
            self._found[to] = [fresh]
        else:
            for other in known:
                if self._no_better(fresh, other):
                    return
            for other in known:
                if other.count >= count and self._no_better(other, fresh):
                    other.beaten = True
            self._found[to] = [other for other in known if not other.beaten]
            self._found[to].append(fresh)
        if count < self._walk + self._rush:
            self._queues[count].append(fresh)
        if not leapt and fresh.total > self._most_unleapt[to]:
            self._most_unleapt[to] = fresh.total
        if fresh.total > self._most[to] + _SLIGHT:
            self._most[to] = fresh.total
            if to not in self._free:
                self.chance[to] = fresh.total
                self.steps[to] = count
                self._best[to] = fresh

    def _no_better(self, way: Way, other: Way) -> bool:
        """Is a way nowhere better than another that is no longer?"""
        if way.followed < other.followed or (other.leapt and not way.leapt):
            return False
        mine, theirs = way.chances, other.chances
        if len(mine) == 1:
            return mine[0] <= theirs[0] + _SLIGHT
        if way.total > other.total + _SLIGHT:
            return False
        for states in self._compared:
            difference = _SLIGHT
            for state in states:
                difference += theirs[state] - mine[state]
            if difference < 0:
                return False
        return True

    # --- looking ------------------------------------------------------------------------------

    def path(self, to: int) -> list[int]:
        """The squares to walk, the last one included."""
        way = self._best.get(to)
        squares: list[int] = []
        while way is not None and way.before is not None:
            squares.append(way.square)
            way = way.before
        squares.reverse()
        return self._straight(way.square if way is not None else to) + squares

    def answers(self, to: int) -> list[int]:
        """The same as answers to give one after the other."""
        way = self._best.get(to)
        leaps: list[int] = []
        while way is not None and way.before is not None:
            if way.leapt and not way.before.leapt:
                leaps.append(way.square)
            way = way.before
        return [code(LEAP if sq in leaps else STEP, sq) for sq in self.path(to)]

    def _straight(self, to: int) -> list[int]:
        """The straightest way to a square that needs no roll."""
        squares: list[int] = []
        goal = to
        while to != self.start:
            squares.append(to)
            steps = self._free[to] - 1
            before = [
                near
                for near in ADJACENT[to]
                if self._free.get(near, -1) == steps
                and (steps == 0 or not self._marked >> near & 1)
            ]
            to = min(before, key=lambda near: _off_line(self.start, goal, near))
        return squares[::-1]

    def rolls(self, to: int) -> list[Hurdle]:
        """The rolls on the way, in order."""
        way = self._best.get(to)
        found: list[list[Hurdle]] = []
        while way is not None:
            found.append(way.rolls)
            way = way.before
        found.append(self.first)
        found.reverse()
        return [hurdle for rolls in found for hurdle in rolls]

    def exact(self, to: int) -> Fraction:
        """The chance of the way to a square as a fraction."""
        return sum(self._exactly(to), Fraction(0))

    def _exactly(self, to: int) -> list[Fraction]:
        chances = [Fraction(0)] * self.ways.states
        chances[self.ways.states - 1] = Fraction(1)
        for hurdle in self.rolls(to):
            chances = hurdle.take_exactly(chances)
        return chances

    def beside(self, square: int) -> tuple[int, Fraction]:
        """From which square he is likeliest to hit who is in another, in a blitz, and how likely.

        The blow itself takes a square of movement, for which he may have to rush. Square 0 if he
        cannot get at him.
        """
        best, best_chance = 0, Fraction(0)
        for sq in sorted(ADJACENT[square], key=lambda sq: _off_line(self.start, square, sq)):
            if sq not in self.chance or self.chance[sq] < float(best_chance):
                continue
            steps = self.steps[sq]
            if steps >= self._walk + self._rush:
                continue
            chances = self._exactly(sq)
            if steps >= self._walk:
                chances = self.ways.rush().take_exactly(chances)
            chance = sum(chances, Fraction(0))
            if chance > best_chance or (chance == best_chance and steps < self.steps[best]):
                best, best_chance = sq, chance
        return best, best_chance


def _awaiting(ways: Ways, sq: int, ball: int) -> list[Hurdle]:
    """The rolls that await a player in a square."""
    rolls = [ways.pick_up(sq)] if sq == ball else []
    if ways.is_door(sq):
        rolls.append(ways.door())
    return rolls


def _off_line(start: int, goal: int, sq: int) -> int:
    """How far a square lies off the straight line between two others."""
    dx, dy = goal % STRIDE - start % STRIDE, goal // STRIDE - start // STRIDE
    x, y = sq % STRIDE - start % STRIDE, sq // STRIDE - start // STRIDE
    return abs(x * dy - y * dx)
