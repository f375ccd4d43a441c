"""Where a player can get in one action, how likely, and on which way: exactly.

A way is as likely as all its rolls together, with everything that may save one of them: his skills
and, if wanted, one re-roll of his team. What is used up on the way is missing later, so a way is
known by its chances for every set of things still left (see `hurdles`), and the best way to a
square may lead over one that is not the best way to a square before it.

Ways that stand alike, with the same chances, are a `Standing` and go on together: where no roll is
needed a whole ring of squares at once, with a bit for every square. Only steps out of tackle zones
are taken one by one.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.effects import moments as at
from pigskin.model import NOWHERE, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.hurdles import Hurdle
from pigskin.odds.masks import BESIDE, PITCH, around, bits_of, squares_in
from pigskin.odds.ways import Ways
from pigskin.pitch import (
    ADJACENT,
    AWAY,
    HOME,
    OTHER_SIDE,
    SQUARES,
    STRIDE,
)
from pigskin.questions import LEAP, STEP, code
from pigskin.rules.movement import allowance, max_rushes

_SLIGHT: Final = 1e-12
LEAST: Final = 0.01  # less likely ways are not gone into


def _better_sets(bits: int) -> list[list[int]]:
    """The sets of states to compare two ways by: with every state all those that have more left.

    One way is no worse than another if it is as likely to end in each of these sets.
    """
    states = 1 << bits
    found: list[list[int]] = []
    for chosen in range(1, 1 << states):
        members = [state for state in range(states) if chosen >> state & 1]
        if all(chosen >> (member | 1 << bit) & 1 for member in members for bit in range(bits)):
            found.append(members)
    return found


_COMPARED: Final[list[list[list[int]]]] = [_better_sets(bits) for bits in range(4)]


class Standing:
    """Ways with the same chances: where they lead, after how many squares of movement."""

    def __init__(
        self, number: int, chances: list[float], followed: float, leapt: bool, length: int
    ) -> None:
        self.number = number
        self.chances = chances
        self.total: float = chances[0] if len(chances) == 1 else sum(chances)
        self.followed = followed  # how likely an opponent has come along
        self.leapt = leapt
        self.reached = 0
        self.rings: list[int] = [0] * length  # by the movement used: the squares, a bit for each
        self.after: dict[int, int] = {}  # what a hurdle makes of it; see Reach._past


class Step:
    """One step of a way that was found: to where, by a leap or not, with which rolls."""

    def __init__(self, square: Square, leap: bool, rolls: list[Hurdle]) -> None:
        self.square = square
        self.leap = leap
        self.rolls = rolls


class Leg:
    """The last step of a way, with where it was taken from and how the way stood there."""

    def __init__(self, standing: Standing, start: Square, step: Step) -> None:
        self.standing = standing
        self.start = start
        self.step = step


class Legs:
    """The last steps of equal ways to a square: of those with the fewest slanting steps.

    A slanting step covers more ground than a straight one, so these are the straightest.
    """

    def __init__(self) -> None:
        self.slanting = 0
        self.legs: list[Leg] = []

    def add(self, leg: Leg, slanting: int) -> None:
        if self.legs and slanting > self.slanting:
            return
        if slanting < self.slanting:
            self.legs.clear()
        self.slanting = slanting
        self.legs.append(leg)


class Reach:
    """The squares a player can get to."""

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
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
        self.start: Square = table.place[player]
        self.ways = Ways(table, player, team)
        self.first: list[Hurdle] = [self.ways.plain(test, need) for test, need in first or []]
        self.chance: dict[Square, float] = {}
        self.steps: dict[Square, int] = {}
        self._risky = risky
        self._walk = max(0, allowance(table, player) - moved)
        self._rush = max(0, max_rushes(table, player) - rushes) if risky else 0
        self._far: int = self._walk + self._rush
        self._rushed = rushes  # before
        self._balls = table.balls_lying()
        self._special: list[Square] = [*self._balls, *table.pitfalls]
        self._specials = bits_of(self._special)
        self._exits: dict[int, list[tuple[Hurdle, int]]] = {}
        self._awaiting: dict[int, list[Hurdle]] = {}
        self._leap_from: int = (
            bits_of(self.ways.leaping_squares()) if risky and leaping else 0
        )
        self._compared = _COMPARED[self.ways.fallbacks.bits]
        self._marked = self._zones(table)
        self._room = self._empty(table)
        self._standings: list[Standing] = []
        self._likeliest: list[Standing] = []  # the same, the likeliest first
        self._known: dict[tuple[float, ...], Standing] = {}
        self._best: dict[Square, Standing] = {}
        self._legs: dict[tuple[int, int, Square], Legs] = {}
        self._search()
        self._settle()

    def _zones(self, table: Table) -> int:
        """The squares some opponent marks, or that must be dodged out of anyway, a bit for each."""
        mask = 0
        for other in table.players(OTHER_SIDE[self.ways.side]):
            if table.has_zone(other):
                mask |= BESIDE[table.place[other]]
        player = self.ways.player
        for effect in table.at[player][at.MUST_DODGE]:
            mask |= bits_of([sq for sq in SQUARES if effect.must_dodge(table, player, sq)])
        return mask

    def _empty(self, table: Table) -> int:
        """The squares that can be walked into."""
        mask = PITCH
        for side in (HOME, AWAY):
            for other in table.players(side):
                if table.place[other]:
                    mask &= ~(1 << table.place[other])
        return mask | 1 << self.start

    # --- standings ----------------------------------------------------------------------------

    def _standing(self, chances: list[float], followed: float, leapt: bool) -> Standing:
        """The standing of ways with these chances."""
        key = (*[round(chance, 12) for chance in chances], followed, 1.0 if leapt else 0.0)
        found = self._known.get(key)
        if found is None:
            found = Standing(len(self._standings), chances, followed, leapt, self._far + 1)
            self._known[key] = found
            self._standings.append(found)
            place = 0
            while place < len(self._likeliest) and self._likeliest[place].total >= found.total:
                place += 1
            self._likeliest.insert(place, found)
        return found

    def _past(self, standing: Standing, hurdle: Hurdle) -> Standing:
        """What a hurdle makes of a standing."""
        number = standing.after.get(hurdle.number)
        if number is not None:
            return self._standings[number]
        found = self._standing(hurdle.take(standing.chances), standing.followed, standing.leapt)
        standing.after[hurdle.number] = found.number
        return found

    def _past_all(self, standing: Standing, hurdles: list[Hurdle]) -> Standing:
        for hurdle in hurdles:
            standing = self._past(standing, hurdle)
        return standing

    def _pursued(self, standing: Standing, followed: float, leapt: bool) -> Standing:
        """The same with an opponent behind him, or after a leap."""
        if followed <= standing.followed and leapt == standing.leapt:
            return standing
        return self._standing(standing.chances, max(followed, standing.followed), leapt)

    def _no_better(self, standing: Standing, other: Standing) -> bool:
        """Is a standing nowhere better than another?"""
        if standing.followed < other.followed or (other.leapt and not standing.leapt):
            return False
        mine, theirs = standing.chances, other.chances
        if len(mine) == 1:
            return mine[0] <= theirs[0] + _SLIGHT
        for states in self._compared:
            difference = _SLIGHT
            for state in states:
                difference += theirs[state] - mine[state]
            if difference < 0:
                return False
        return True

    # --- searching ----------------------------------------------------------------------------

    def _search(self) -> None:
        chances = [0.0] * self.ways.states
        chances[self.ways.states - 1] = 1.0
        begin = self._past_all(self._standing(chances, 0.0, False), self.first)
        begin.rings[0] = 1 << self.start
        for count in range(self._far + 1):
            for standing in self._likeliest[:]:
                ring = standing.rings[count]
                if ring:
                    ring = self._worth_it(standing, ring & ~standing.reached)
                    standing.rings[count] = ring
                    standing.reached |= ring
                    if ring and count < self._far:
                        self._go_on(standing, ring, count)

    def _worth_it(self, standing: Standing, ring: int) -> int:
        """What is left of a ring without the squares that better ways have reached as soon."""
        for other in self._likeliest:
            if not ring or other.total < standing.total - _SLIGHT:
                break
            if other is not standing and other.reached & ring and self._no_better(standing, other):
                ring &= ~other.reached
        return ring

    def _go_on(self, standing: Standing, ring: int, count: int) -> None:
        """One square further, from all squares of a ring."""
        open_ = ring if standing.followed == 0 else 0
        open_ &= ~self._marked
        if open_:
            after = standing
            if count >= self._walk:
                after = self._past(standing, self._rush_at(count))
            targets = around(open_) & self._room
            if after.total >= LEAST:
                after.rings[count + 1] |= targets & ~self._specials
                for sq in squares_in(targets & self._specials):
                    self._enter(after, sq, count + 1)
        for here in squares_in(ring & ~open_):
            self._step_out(standing, here, count)
        if count + 2 <= self._far and not standing.leapt:
            for here in squares_in(ring & self._leap_from):
                self._leap_out(standing, here, count)

    def _enter(self, standing: Standing, sq: Square, count: int) -> None:
        """Into a square, and past whatever awaits him there."""
        if self._specials >> sq & 1:
            standing = self._past_all(standing, self._rolls_in(sq))
        if standing.total >= LEAST:
            standing.rings[count] |= 1 << sq

    def _rolls_in(self, sq: Square) -> list[Hurdle]:
        """The rolls that await him in a square: the ball, a trapdoor."""
        found = self._awaiting.get(sq)
        if found is None:
            found = [self.ways.pick_up(sq)] if sq in self._balls else []
            if self.ways.is_door(sq):
                found.append(self.ways.door())
            self._awaiting[sq] = found
        return found

    def _step_out(self, standing: Standing, here: Square, count: int) -> None:
        """Every step out of a square in which somebody marks him, or may by now."""
        marked = self._marked >> here & 1 != 0
        if marked and not self._risky and here != self.start:
            return
        before, followed = self._getting_away(standing, here, count, 1)
        if not marked:  # a dodge is only rolled if somebody has come along
            for to in squares_in(BESIDE[here] & self._room):
                after = self._past(before, self.ways.pursued(here, to, standing.followed))
                if after.total >= LEAST:
                    self._enter(after, to, count + 1)
            return
        for hurdle, targets in self._ways_out(here):
            after = self._past(before, hurdle)
            if after.total >= LEAST:
                if followed:
                    after = self._pursued(after, followed, after.leapt)
                after.rings[count + 1] |= targets & ~self._specials
                for to in squares_in(targets & self._specials):
                    self._enter(after, to, count + 1)

    def _ways_out(self, here: Square) -> list[tuple[Hurdle, int]]:
        """The dodges out of a square, each with all squares it leads to."""
        found = self._exits.get(here)
        if found is None:
            leaving = self.ways.leaving(here)
            hurdles: list[Hurdle] = []
            masks: list[int] = []
            for to in squares_in(BESIDE[here] & self._room):
                hurdle = self.ways.dodge_from(leaving, to)
                if hurdle in hurdles:
                    masks[hurdles.index(hurdle)] |= 1 << to
                else:
                    hurdles.append(hurdle)
                    masks.append(1 << to)
            found = list(zip(hurdles, masks))
            self._exits[here] = found
        return found

    def _leap_out(self, standing: Standing, here: Square, count: int) -> None:
        before, followed = self._getting_away(standing, here, count, 2)
        for to in self.ways.leap_squares(here):
            after = self._past(before, self.ways.leap(here, to))
            if after.total >= LEAST:
                self._enter(self._pursued(after, followed, True), to, count + 2)

    def _rush_at(self, count: int) -> Hurdle:
        """Going for a square after so many."""
        return self.ways.rush(self._rushed + count - self._walk + 1)

    def _getting_away(
        self, standing: Standing, here: Square, count: int, squares: int
    ) -> tuple[Standing, float]:
        """Past those who hold him and the squares he rushes for; who may follow him then."""
        hurdles, followed = self._first_of_step(here, count, squares)
        return self._past_all(standing, hurdles), followed

    def _first_of_step(self, here: Square, count: int, squares: int) -> tuple[list[Hurdle], float]:
        hurdles: list[Hurdle] = []
        followed = 0.0
        if self._marked >> here & 1:
            leaving = self.ways.leaving(here)
            if leaving.held is not None:
                hurdles.append(leaving.held)
            followed = leaving.followed
        for each in range(count, count + squares):
            if each >= self._walk:
                hurdles.append(self._rush_at(each))
        return hurdles, followed

    def _settle(self) -> None:
        """The likeliest way to every square."""
        done = 0
        for standing in self._likeliest:
            mine = standing.reached & ~done
            if not mine:
                continue
            done |= mine
            for count, ring in enumerate(standing.rings):
                for sq in squares_in(ring & mine):
                    self.chance[sq] = standing.total
                    self.steps[sq] = count
                    self._best[sq] = standing

    # --- looking ------------------------------------------------------------------------------

    def path(self, to: Square) -> list[Square]:
        """The squares to walk, the last one included."""
        return [step.square for step in self.way(to)]

    def answers(self, to: Square) -> list[Code]:
        """The same as answers to give one after the other."""
        return [code(LEAP if step.leap else STEP, step.square) for step in self.way(to)]

    def rolls(self, to: Square) -> list[Hurdle]:
        """The rolls on the way, in order, what must be rolled first included."""
        return self.first + [hurdle for step in self.way(to) for hurdle in step.rolls]

    def way(self, to: Square) -> list[Step]:
        """The likeliest way; of several the shortest, and of those the straightest."""
        standing, count, here = self._best[to], self.steps[to], to
        found: list[Step] = []
        while count:
            legs = self._last_legs(standing, count, here).legs
            leg = min(legs, key=lambda leg: _off_line(self.start, to, leg.start))
            found.append(leg.step)
            count -= 2 if leg.step.leap else 1
            standing, here = leg.standing, leg.start
        found.reverse()
        return found

    def _last_legs(self, standing: Standing, count: int, sq: Square) -> Legs:
        """How ways that stand so in a square may have got there: those that turn aside least."""
        key = (standing.number, count, sq)
        found = self._legs.get(key)
        if found is None:
            found = Legs()
            if count:
                self._walked_in(found, standing, count, sq)
                if not found.legs:
                    self._leapt_in(found, standing, count, sq)
                assert found.legs, "a square was reached from nowhere"
            self._legs[key] = found
        return found

    def _walked_in(self, legs: Legs, standing: Standing, count: int, sq: Square) -> None:
        for each in self._standings:
            if each.total < standing.total - _SLIGHT:
                continue
            for start in squares_in(each.rings[count - 1] & BESIDE[sq]):
                rolls = self._rolls_of(each, start, sq, count - 1)
                if self._leads(each, start, rolls, standing):
                    before = self._last_legs(each, count - 1, start)
                    slanting = before.slanting + _slants(start, sq)
                    legs.add(Leg(each, start, Step(sq, False, rolls)), slanting)

    def _leapt_in(self, legs: Legs, standing: Standing, count: int, sq: Square) -> None:
        if count < 2 or not standing.leapt:
            return
        for each in self._standings:
            if each.leapt:
                continue
            for start in squares_in(each.rings[count - 2] & self._leap_from):
                if sq in self.ways.leap_squares(start):
                    hurdles, _ = self._first_of_step(start, count - 2, 2)
                    rolls = [*hurdles, self.ways.leap(start, sq), *self._rolls_in(sq)]
                    if self._leads(each, start, rolls, standing, True):
                        before = self._last_legs(each, count - 2, start)
                        legs.add(Leg(each, start, Step(sq, True, rolls)), before.slanting)

    def _rolls_of(self, standing: Standing, here: Square, to: Square, count: int) -> list[Hurdle]:
        """The rolls of one step."""
        hurdles, _ = self._first_of_step(here, count, 1)
        if self._marked >> here & 1:
            hurdles.append(self.ways.dodge(here, to))
        elif standing.followed:
            hurdles.append(self.ways.pursued(here, to, standing.followed))
        return [*hurdles, *self._rolls_in(to)] if self._specials >> to & 1 else hurdles

    def _leads(
        self,
        standing: Standing,
        here: Square,
        rolls: list[Hurdle],
        to: Standing,
        leap: bool = False,
    ) -> bool:
        """Do these rolls make the one standing of the other?"""
        marked = self._marked >> here & 1 != 0
        if marked and not self._risky and here != self.start:
            return False
        followed = self.ways.leaving(here).followed if marked else 0.0
        chances = standing.chances
        for hurdle in rolls:
            chances = hurdle.take(chances)
        if max(followed, standing.followed) != to.followed or (standing.leapt or leap) != to.leapt:
            return False
        for mine, theirs in zip(chances, to.chances):
            if abs(mine - theirs) > 1e-9:
                return False
        return True

    def exact(self, to: Square) -> Fraction:
        """The chance of the way to a square as a fraction."""
        return sum(self._exactly(to), Fraction(0))

    def _exactly(self, to: Square) -> list[Fraction]:
        chances = [Fraction(0)] * self.ways.states
        chances[self.ways.states - 1] = Fraction(1)
        for hurdle in self.rolls(to):
            chances = hurdle.take_exactly(chances)
        return chances

    def beside(self, square: Square) -> tuple[Square, Fraction]:
        """From which square he is likeliest to hit who is in another, in a blitz, and how likely.

        The blow itself takes a square of movement, for which he may have to rush. Square 0 if he
        cannot get at him.
        """
        best, best_chance = NOWHERE, Fraction(0)
        for sq in sorted(ADJACENT[square], key=lambda sq: _off_line(self.start, square, sq)):
            if sq not in self.chance or self.chance[sq] < float(best_chance):
                continue
            steps = self.steps[sq]
            if steps >= self._far:
                continue
            chances = self._exactly(sq)
            if steps >= self._walk:
                chances = self._rush_at(steps).take_exactly(chances)
            chance = sum(chances, Fraction(0))
            if chance > best_chance or (chance == best_chance and steps < self.steps[best]):
                best, best_chance = sq, chance
        return best, best_chance


def _slants(start: Square, to: Square) -> int:
    """1 if a step goes slantwise, by a corner."""
    return 0 if abs(to - start) in (1, STRIDE) else 1


def _off_line(start: Square, goal: Square, sq: Square) -> int:
    """How far a square lies off the straight line between two others."""
    dx, dy = goal % STRIDE - start % STRIDE, goal // STRIDE - start // STRIDE
    x, y = sq % STRIDE - start % STRIDE, sq // STRIDE - start // STRIDE
    return abs(x * dy - y * dx)
