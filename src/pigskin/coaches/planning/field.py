"""The pitch as a coach imagines it: who could stand where, and who gets how far from there.

Here players can be moved about without asking the rules, and sets of squares are one number. How
likely somebody gets somewhere is rough: every dodge is a dodge out of one tackle zone, whoever
follows, holds or dives. For what is really done there is `pigskin.odds`.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.columns import COLUMNS
from pigskin.coaches.planning.traits import Trait, Traits
from pigskin.model import NOBODY, NOWHERE, PRONE, SEATS, STANDING, STUNNED, Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.masks import BESIDE, BIT, PITCH
from pigskin.pitch import HOME, LENGTH, OTHER_SIDE, STRIDE, column
from pigskin.rules.kickoff import is_touchback

_FARTHEST: Final = 45  # squares; nobody is thought to have farther to go


class Field:
    """Who stands where, in a coach's mind."""

    def __init__(self, table: Table, side: SideNo, traits: Traits) -> None:
        self.table = table
        self.traits = traits
        self.side = side
        self.other: SideNo = OTHER_SIDE[side]
        self.forward: int = 1 if side == HOME else -1
        self.place: list[Square] = table.place[:]
        self.zone: list[bool] = [False] * len(self.place)
        self.down: list[bool] = [False] * len(self.place)  # on the pitch, and not up
        self.mine: list[PlayerNo] = []
        self.theirs: list[PlayerNo] = []
        self.trait: list[Trait | None] = [None] * len(self.place)
        self.carrier: PlayerNo = table.carrier
        self.ball: Square = table.ball_square()
        self.falling: bool = self.ball <= 0  # nobody can pick it up, but one may stand under it
        if self.falling:  # in the crowd, or in the air: a kick will come down somewhere
            self.carrier = NOBODY
            self.ball = NOWHERE if is_touchback(table) else table.kick_square
        for each in (side, self.other):
            for player in table.players(each):
                if self.place[player] != NOWHERE:
                    (self.mine if each == side else self.theirs).append(player)
                    self.zone[player] = table.has_zone(player)
                    self.down[player] = table.state[player] in (PRONE, STUNNED)
                    self.trait[player] = traits.of(table, player)
        self.barred = 0  # squares that nobody walks on: where somebody is who only goes later
        self.taken = 0  # squares in which somebody is
        self.ours = 0  # squares in which an own player is
        self.backing = 0  # squares in which an own player is who marks others
        self.marking = 0  # the same of the opponents
        self.held = 0  # squares that own players mark
        self.threatened = 0  # squares that opponents mark
        self.held_twice = 0  # ... that two own players mark, or more
        self.threatened_twice = 0
        self.refresh()

    def refresh(self) -> None:
        """Work the sets of squares out again, after players have been moved about."""
        taken = held = threatened = backing = marking = 0
        held_twice = threatened_twice = 0
        place, zone = self.place, self.zone
        for player in self.mine:
            here = place[player]
            taken |= BIT[here]
            if zone[player]:
                backing |= BIT[here]
                held_twice |= held & BESIDE[here]
                held |= BESIDE[here]
        self.ours = taken
        for player in self.theirs:
            here = place[player]
            taken |= BIT[here]
            if zone[player]:
                marking |= BIT[here]
                threatened_twice |= threatened & BESIDE[here]
                threatened |= BESIDE[here]
        self.taken = taken
        self.backing = backing
        self.marking = marking
        self.held = held
        self.threatened = threatened
        self.held_twice = held_twice
        self.threatened_twice = threatened_twice

    def trait_of(self, player: PlayerNo) -> Trait:
        found = self.trait[player]
        assert found is not None
        return found

    def goal(self, sq: Square, side: SideNo) -> int:
        """How far a square is from the end zone that a side wants to reach."""
        return LENGTH - 1 - column(sq) if side == HOME else column(sq)

    def end_zone(self, side: SideNo) -> int:
        """The squares in which a side scores."""
        return COLUMNS[LENGTH - 1] if side == HOME else COLUMNS[0]

    def zones(self, sq: Square, by: list[PlayerNo]) -> int:
        """How many of some players mark a square."""
        beside = BESIDE[sq]
        count = 0
        place, zone = self.place, self.zone
        for player in by:
            if zone[player] and beside & BIT[place[player]]:
                count += 1
        return count

    def can_move(self, player: PlayerNo) -> bool:
        """Could an opponent do anything next turn?"""
        return self.table.state[player] == STANDING or self.table.state[player] == PRONE

    def far(self, player: PlayerNo) -> int:
        """The squares he can walk in a turn of his own, getting up first if he must."""
        trait = self.trait_of(player)
        if not self.down[player] or trait.rises:
            return trait.ma
        return max(0, trait.ma - 3)

    # --- getting somewhere --------------------------------------------------------------------

    def chance_to(self, player: PlayerNo, goal: int, spare: int = 0) -> float:
        """How likely a player gets to any of some squares in his next turn, roughly.

        `spare` squares of movement are to be left when he is there.
        """
        here = self.place[player]
        bit = BIT[here]
        if bit & goal:
            return 1.0
        mine = player < SEATS
        marked = self.threatened if mine == (self.side == HOME) else self.held
        trait = self.trait_of(player)
        walk = self.far(player) - spare
        if self.down[player] and walk < 0:
            return 0.0
        room = (PITCH & ~self.taken) | goal & PITCH & ~self.taken
        goal &= room
        if not goal:
            return 0.0
        twice = self.threatened_twice if mine == (self.side == HOME) else self.held_twice
        clear, close, tight = trait.dodges, trait.squeezes, trait.threads
        best = 0.0
        # Squares reached without a dodge, after one that ended in the clear, in one tackle zone or
        # in two, and after two dodges.
        ring, ring0, ring1, ring2, last = bit, 0, 0, 0, 0
        seen, seen0, seen1, seen2 = bit, 0, 0, 0
        factor = 1.0
        for step in range(1, walk + 3):
            if step > walk:
                factor *= trait.rushes
                if factor <= best:
                    break
            free, stuck = ring & ~marked, ring & marked
            wide = free | free << 1 | free >> 1
            ring = (wide | wide << STRIDE | wide >> STRIDE) & room & ~seen
            if ring & goal:
                return max(best, factor)
            again = ring0 & marked | ring1 | ring2
            free = ring0 & ~marked
            wide = free | free << 1 | free >> 1
            out = stuck | stuck << 1 | stuck >> 1
            out = (out | out << STRIDE | out >> STRIDE) & room
            seen |= ring
            ring0 = (wide | wide << STRIDE | wide >> STRIDE) & room | out & ~marked
            ring0 &= ~(seen | seen0)
            seen0 |= ring0
            ring1 = out & marked & ~twice & ~(seen0 | seen | seen1)
            seen1 |= ring1
            ring2 = out & twice & ~(seen0 | seen | seen1 | seen2)
            seen2 |= ring2
            if ring0 & goal:
                best = max(best, factor * clear)
            elif ring1 & goal:
                best = max(best, factor * close)
            elif ring2 & goal:
                best = max(best, factor * tight)
            if factor * clear * clear > best:
                free = last & ~marked | again
                wide = free | free << 1 | free >> 1
                last = (wide | wide << STRIDE | wide >> STRIDE) & room & ~(seen | seen0)
                found = last & goal
                if found:
                    into = clear if found & ~marked else close if found & ~twice else tight
                    best = max(best, factor * clear * into)
            else:
                last = 0
            if not (ring or ring0 or ring1 or ring2 or last):
                break
        return best

    def toil(self, player: PlayerNo, goal: int, dodge: int) -> int:
        """How far it is to some squares, with a dodge as long as so many squares more.

        His own side makes way; what the others mark or stand in has to be got round or through.
        """
        mine = (player < SEATS) == (self.side == HOME)
        marked = self.threatened if mine else self.held
        others = self.taken & ~self.ours if mine else self.ours
        room = PITCH & ~others
        rings = [0] * (_FARTHEST + dodge + 2)
        rings[0] = BIT[self.place[player]]
        seen = 0
        for cost in range(_FARTHEST):
            ring = rings[cost] & ~seen
            if not ring:
                continue
            if ring & goal:
                return cost
            seen |= ring
            free = ring & ~marked
            if free:
                wide = free | free << 1 | free >> 1
                rings[cost + 1] |= (wide | wide << STRIDE | wide >> STRIDE) & room
            stuck = ring & marked
            if stuck:
                wide = stuck | stuck << 1 | stuck >> 1
                rings[cost + 1 + dodge] |= (wide | wide << STRIDE | wide >> STRIDE) & room
        return _FARTHEST

    def free_squares(self, player: PlayerNo, walk: int) -> int:
        """Where a player gets without rolling a die: the squares he may stop in."""
        mine = player < SEATS
        marked = self.threatened if mine == (self.side == HOME) else self.held
        here = BIT[self.place[player]]
        if here & marked:
            return here
        room = PITCH & ~self.taken & ~self.barred
        if self.carrier == NOBODY and self.ball and not self.falling:
            room &= ~BIT[self.ball]  # to be picked up
        seen, ring = here, here
        for _ in range(walk):
            free = ring & ~marked
            if not free:
                break
            wide = free | free << 1 | free >> 1
            ring = (wide | wide << STRIDE | wide >> STRIDE) & room & ~seen
            seen |= ring
        return seen
