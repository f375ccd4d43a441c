"""What a position is worth to a side whose turn has just ended: the opponents move next.

The worth is roughly the chance to score next in this half less that of the opponents, with a little
for everything that outlasts it. Everything smooth: a player who comes nearer is worth more.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.traits import Trait
from pigskin.coaches.planning.weights import Weights, weights_for
from pigskin.model import NOBODY, SEATS, STUNNED
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.masks import BESIDE, BIT
from pigskin.pitch import AWAY, HOME, WIDTH, distance, row
from pigskin.rules.block_dice import dice_for

_LONG_WAY: Final = 12  # squares; a longer way round costs no more
_ENOUGH: Final = 2  # own players beside a carrier; more are in each other's way
_CLOSE: Final = 3  # squares; opponents so near stand in a carrier's way


class Judge:
    """Values fields, for one side."""

    def __init__(self, field: Field, weights: Weights | None = None) -> None:
        table = field.table
        self.field = field
        self.weights: Weights = weights or weights_for(table.edition.books.root)
        self.traits = field.traits
        self.side: SideNo = field.side
        turns = table.edition.turns
        # Turns that are left after this one, for each side.
        self.my_turns: int = max(0, turns - table.side(field.side).turn)
        self.their_turns: int = max(0, turns - table.side(field.other).turn)
        self._fears: dict[tuple[int, int, bool], float] = {}  # of players, by who is beside them

    def worth(self) -> float:
        """The worth of the field as it stands."""
        field = self.field
        carrier = field.carrier
        if carrier == NOBODY:
            return self._loose() + self.contact()
        if carrier in field.mine:
            return self._held(carrier) + self.contact()
        return self._chased(carrier) + self.contact()

    # --- own ball -----------------------------------------------------------------------------

    def _held(self, carrier: PlayerNo) -> float:
        field, weights = self.field, self.weights
        here = field.place[carrier]
        lost = self.lost(carrier)
        score = self.to_score(carrier, here, self.my_turns)
        worth = (1 - lost) * score - lost * self.price(here)
        # Whoever is free stays near the ball, rather ahead of it.
        ahead = here + 2 * field.forward
        pull = 0.0
        for player in field.mine:
            if player != carrier and not field.down[player]:
                gap = distance(field.place[player], ahead)  # type: ignore[arg-type]
                pull += gap if gap < 8 else 8
        return worth - weights.near * pull - self._scrum(carrier, here)

    def _scrum(self, carrier: PlayerNo, here: Square) -> float:
        """What it costs a carrier to be in the thick of it, who gets on later than in the open."""
        field, weights = self.field, self.weights
        if self.my_turns == 0:
            return 0.0
        way = field.toil(carrier, field.end_zone(self.side), weights.detour)
        cost = weights.hemmed * min(_LONG_WAY, way - field.goal(here, self.side))
        beside = BESIDE[here]
        mates = 0
        for player in field.mine:
            if not field.down[player] and beside & BIT[field.place[player]]:
                mates += 1
        cost += weights.huddle * max(0, mates - _ENOUGH)
        for other in field.theirs:
            if not field.down[other] and distance(field.place[other], here) <= _CLOSE:
                cost += weights.crowded
        return cost

    def price(self, here: Square) -> float:
        """What losing the ball in a square costs, the chance to score apart."""
        deep = self.field.goal(here, self.field.other)  # how far they have to go from there
        if self.their_turns == 0:
            return 0.05
        weights = self.weights
        return weights.price + weights.deep * max(0.0, 1 - deep / 20)

    def lost(self, carrier: PlayerNo) -> float:
        """How likely the opponents get their hands on a carrier in their turn."""
        field = self.field
        here = field.place[carrier]
        trait = field.trait_of(carrier)
        beside = BESIDE[here]
        if self.their_turns == 0 and not self.field.table.bonus_turn:
            return 0.0
        if field.down[carrier]:
            return 0.9
        kept = 1.0
        edge = row(here) in (0, WIDTH - 1) and not trait.stands_firm
        helpers = mates = guarded = coming = 0
        for mate in field.mine:
            if mate != carrier and field.zone[mate]:
                spot = field.place[mate]
                guarded |= BESIDE[spot]
                if beside & BIT[spot] and (
                    not BIT[spot] & field.threatened or field.trait_of(mate).guard
                ):
                    mates += 1
        for other in field.theirs:
            spot = field.place[other]
            if field.zone[other]:
                if beside & BIT[spot]:
                    helpers += 1
                elif not BIT[spot] & field.held and (
                    distance(spot, here) <= field.trait_of(other).ma + 1
                ):
                    coming += 1
        # Those who come to help have to find a square that no mate of his marks.
        room = (beside & ~field.taken & ~guarded).bit_count()
        coming = min(room, coming - 1)
        if coming > 0:
            helpers += 2 if coming > 1 else 1
        # Whoever comes stands beside one or two of those who are round the carrier.
        defence = trait.st + min(2, (mates + 1) // 2)
        first = second = 0.0  # the likeliest of those who could blitz, and the next
        again = field.table.side(field.other).rerolls > 0
        for other in field.theirs:
            if field.table.state[other] == STUNNED:
                continue
            spot = field.place[other]
            attacker = field.trait_of(other)
            if distance(spot, here) > attacker.ma + 2:
                continue
            if beside & BIT[spot] and not field.down[other]:
                kept *= 1 - self._hit(attacker, trait, helpers - 1, defence, edge)
                continue
            most = self._hit(attacker, trait, helpers, defence, edge)
            if most > second:
                arrives = field.chance_to(other, beside, 1)
                if again:
                    arrives += self.weights.their_again * arrives * (1 - arrives)
                most *= arrives
                if most > first:
                    first, second = most, first
                elif most > second:
                    second = most
        kept *= (1 - first) * (1 - self.weights.second * second)
        held: float = kept ** self.weights.danger
        return 1 - held

    def _hit(
        self, attacker: Trait, defender: Trait, helpers: int, defence: int, edge: bool
    ) -> float:
        """The chance that a block on the carrier frees the ball."""
        dice = dice_for(attacker.st + helpers, defence)
        struck = self.traits.blow(attacker, defender, dice)
        if attacker.strips and not defender.sure_hands:
            return struck.push
        return max(struck.down, 0.8 * struck.push) if edge else struck.down

    def to_score(self, carrier: PlayerNo, here: Square, turns: int) -> float:
        """How likely a side scores with a carrier there who keeps the ball, with turns to come."""
        if turns <= 0:
            return 0.0
        field, weights = self.field, self.weights
        side = HOME if carrier < SEATS else AWAY
        left = field.goal(here, side)
        if left == 0:
            return 1.0
        ma = field.trait_of(carrier).ma
        near = field.chance_to(carrier, field.end_zone(side)) if left <= ma + 2 else 0.0
        if turns == 1:
            return near if left <= ma + 2 else 0.02
        more = max(0.0, (left - ma) / min(weights.pace, ma))  # turns before he runs in
        later: float = weights.steady**more * _in_time(turns - 1 - more, weights)
        best: float = max(near * weights.soon, later)
        return best

    # --- their ball ---------------------------------------------------------------------------

    def _chased(self, carrier: PlayerNo) -> float:
        """They have the ball and move next: how far do they get?"""
        field, weights = self.field, self.weights
        if self.their_turns == 0:
            return 0.1
        here = field.place[carrier]
        trait = field.trait_of(carrier)
        side = field.other
        left = field.goal(here, side)
        down = field.down[carrier]
        at_once = 0.0
        if left <= trait.ma + 2:
            at_once = field.chance_to(carrier, field.end_zone(side))
        markers = field.zones(here, field.mine)
        way = field.toil(carrier, field.end_zone(side), weights.detour) + (3 if down else 0)
        more = max(0.0, (way - 2 * trait.ma) / min(weights.their_pace, trait.ma))
        later = 0.0
        if self.their_turns > 1:
            later = weights.their_steady ** (more + 1)
            later *= _in_time(self.their_turns - 2 - more, weights)
        # Own players goal-side of him, and those who can still get at him.
        behind = 0.0
        near = 0
        pull = 0.0
        for player in field.mine:
            if field.down[player]:
                continue
            spot = field.place[player]
            gap = distance(spot, here)
            passed = field.goal(spot, side) - left
            if passed <= 0:
                behind += 1.0 if gap <= 2 else 1.0 / (0.5 + 0.25 * gap)
            if gap <= field.trait_of(player).ma + 1:
                near += 1
            pull += (gap if gap < 8 else 8) + (weights.passed if passed > 1 else 0.0)
        stopped = weights.behind * behind + weights.stuck * min(markers, 3)
        stopped = min(weights.most_stopped, stopped)
        chance = at_once + (1 - at_once) * later * (1 - stopped)
        return -chance - weights.chase * pull - (weights.alone if near == 0 else 0.0)

    # --- nobody's ball ------------------------------------------------------------------------

    def _loose(self) -> float:
        """The ball lies about, and the opponents are first to go for it."""
        field, weights = self.field, self.weights
        ball = field.ball
        if not ball:
            return 0.0
        goal = BIT[ball]
        theirs = self._fetch(field.theirs, goal, ball, field.mine) if self.their_turns else 0.0
        mine = self._fetch(field.mine, goal, ball, field.theirs) if self.my_turns else 0.0
        ours = field.goal(ball, field.side)
        their_goal = field.goal(ball, field.other)
        worth = -theirs * (weights.price + weights.deep * max(0.0, 1 - their_goal / 24))
        worth += (1 - theirs) * mine * (weights.price + weights.deep * max(0.0, 1 - ours / 24))
        pull = 0.0
        for player in field.mine:
            if not field.down[player]:
                gap = distance(field.place[player], ball)
                pull += gap if gap < 8 else 8
        return weights.loose * worth - weights.scrum * pull

    def _fetch(
        self, players: list[PlayerNo], goal: int, ball: Square, against: list[PlayerNo]
    ) -> float:
        """The best chance of anybody to get to the ball and pick it up."""
        field = self.field
        zones = field.zones(ball, against)
        best = 0.0
        for player in players:
            trait = field.trait_of(player)
            if field.table.state[player] == STUNNED or trait.no_hands or trait.wanders:
                continue
            gap = distance(field.place[player], ball)
            if gap > trait.ma + 2:
                continue
            most = trait.picks_up(zones)
            if most > best:
                best = max(best, most * field.chance_to(player, goal))
        return best

    # --- everybody else -----------------------------------------------------------------------

    def contact(self) -> float:
        """Who is in whose way, who lies about, who has gone: what outlasts the next score."""
        field, weights = self.field, self.weights
        worth = 0.0
        for player in field.mine:
            trait = field.trait_of(player)
            if field.down[player]:
                worth -= weights.lying
                continue
            here = field.place[player]
            if BIT[here] & field.threatened:
                worth -= weights.exposed * self._exposure(player, here, trait)
            if row(here) in (0, WIDTH - 1) and not trait.stands_firm:
                worth -= weights.edge
        for other in field.theirs:
            if field.down[other]:
                worth += weights.lying
            elif BIT[field.place[other]] & field.held:
                worth += weights.pinned
        return worth

    def _exposure(self, player: PlayerNo, here: Square, trait: Trait) -> float:
        """How much a player has to fear from those beside him: about how likely he goes down."""
        field = self.field
        near = BESIDE[here] & field.marking
        helped = (BESIDE[here] & field.backing).bit_count() >= 2
        key = (player, near, helped)
        known = self._fears.get(key)
        if known is not None:
            return known
        strongest: Trait | None = None
        for other in field.theirs:
            if near & BIT[field.place[other]]:
                attacker = field.trait_of(other)
                if strongest is None or attacker.st > strongest.st:
                    strongest = attacker
        fear = 0.0
        if strongest is not None:
            attack = strongest.st + near.bit_count() - 1
            defence = trait.st + (1 if helped else 0)
            struck = self.traits.blow(strongest, trait, dice_for(attack, defence))
            fear = struck.down - self.weights.comfort * struck.fall
        self._fears[key] = fear
        return fear


def _in_time(spare: float, weights: Weights) -> float:
    """How likely a carrier who is left alone scores in time, with so many turns to spare."""
    return weights.surely / (1 + exp(-weights.clock * (spare + weights.leeway)))
