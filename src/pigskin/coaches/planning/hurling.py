"""Team-mates thrown with the ball: when it is the way to score, who throws whom, and where to.

Every square where one may come down is looked at: how likely he gets there, keeps his feet, and
runs in if he has not moved yet.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Traits
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import HAND_OFF, MOVE, NOWHERE, PASS, THROW_MATE, USED, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.masks import BIT
from pigskin.odds.rough import chance
from pigskin.pitch import (
    ADJACENT,
    FACINGS,
    LENGTH,
    ON_PITCH,
    SHORT,
    SQUARES,
    distance,
    facing_steps,
    pass_range,
    stepped,
)
from pigskin.questions import (
    FACING,
    HAND_TO,
    HURL,
    PICK_MATE,
    Question,
    code,
    first_of,
    second_square,
    verb_of,
)

_LEAST: Final = 0.04  # chances less than this are no plan
_SPOTS: Final = 3  # squares a thrower may throw from that are looked at
_FARTHEST: Final = 7  # squares a team-mate is thrown, at most
_SOBER: Final = 5 / 6  # a thrower who may forget what he is about, or eat the team-mate
_SCATTERS: Final = 3
_PACE: Final = 0.001  # forward at least, where nothing else speaks for a direction

_scattered: Final[dict[Square, dict[Square, float]]] = {}


def scattered(target: Square) -> dict[Square, float]:
    """Where somebody thrown at a square comes down, and how likely; less than 1 near the crowd."""
    found = _scattered.get(target)
    if found is None:
        found = {target: 1.0}
        for _ in range(_SCATTERS):
            spread: dict[Square, float] = {}
            for sq, p in found.items():
                for to in ADJACENT[sq]:
                    spread[to] = spread.get(to, 0.0) + p / 8
            found = spread
        _scattered[target] = found
    return found


class Flight:
    """What may come of throwing one team-mate with the ball."""

    def __init__(self, field: Field, mate: PlayerNo) -> None:
        self.field = field
        self.mate = mate
        self.side = side_of(mate)
        self.goes_on: bool = not field.table.marks[mate] & USED  # he may run when he has landed
        self._scores: dict[int, float] = {}

    def scores(self, sq: Square, harder: int) -> float:
        """How likely he scores if he comes down in a square; the landing may be so much harder."""
        key = sq * 4 + harder
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = self._lands(sq, harder) * self._runs_in(sq)
        return found

    def _lands(self, sq: Square, harder: int) -> float:
        field = self.field
        if field.taken & BIT[sq] and sq != field.place[self.mate]:
            return 0.0  # onto somebody
        zones = field.zones(sq, field.theirs)
        return chance(field.trait_of(self.mate).profile.agility + zones + harder)

    def _runs_in(self, sq: Square) -> float:
        field, mate = self.field, self.mate
        left = field.goal(sq, self.side)
        if left == 0:
            return 1.0
        if not self.goes_on or left > field.trait_of(mate).ma + 2:
            return 0.0
        here, field.place[mate] = field.place[mate], sq
        found = field.chance_to(mate, field.end_zone(self.side))
        field.place[mate] = here
        return found

    def near_enough(self, sq: Square) -> bool:
        """Might he score if he is thrown there?"""
        far = _SCATTERS + (self.field.trait_of(self.mate).ma + 2 if self.goes_on else 0)
        return self.field.goal(sq, self.side) <= far

    def thrown(self, thrower: PlayerNo, source: Square, target: Square) -> float:
        """How likely he scores if somebody throws him from a square at another."""
        if not self.near_enough(target):
            return 0.0
        field = self.field
        reach = pass_range(source, target, field.table.edition.figures.wide_ruler)
        if reach > SHORT:
            return 0.0
        zones = field.zones(source, field.theirs)
        total = 0.0
        for harder, likely in _grades(field, thrower, reach, zones):
            for sq, p in scattered(target).items():
                total += likely * p * self.scores(sq, harder)
        if field.table.at[thrower][at.HUNGERS]:
            total *= _SOBER
        return total

    def best_throw(self, thrower: PlayerNo, source: Square) -> float:
        """The chance of the best throw from a square."""
        best = 0.0
        for target in SQUARES:
            if target != source and distance(source, target) <= _FARTHEST:
                best = max(best, self.thrown(thrower, source, target))
        return best


def _grades(field: Field, thrower: PlayerNo, reach: int, zones: int) -> list[tuple[int, float]]:
    """How much harder a throw makes the landing, with the chance of each; the rest goes astray."""
    flies = chance(2 + reach + zones)
    if not field.table.edition.figures.target_numbers:
        return [(0, flies)]  # anything but a fumble is as good as any other throw
    passing = field.trait_of(thrower).passing
    if passing <= 0:
        return []
    good = chance(passing + reach + zones)
    return [(0, good), (1, max(0.0, flies - good))]


# --- as a part of the turn --------------------------------------------------------------------


def score_through_the_air(sight: Sight, carrier: PlayerNo) -> list[Act]:
    """The best throw of the carrier, and the best way to hand the ball to who is thrown then."""
    if not sight.last_turn:
        return []
    throwers = [
        player
        for player, actions in sight.able.items()
        if player != carrier
        and (THROW_MATE in actions or (PASS in actions and sight.trait(player).throws))
    ]
    if not throwers:
        return []
    best: Act | None = None
    for thrower in throwers:
        for act in (*_throw(sight, thrower, carrier), *_hand_over(sight, carrier, thrower)):
            if act.chance >= _LEAST and (best is None or act.chance > best.chance):
                best = act
    return [] if best is None else [best]


def _throw(sight: Sight, thrower: PlayerNo, mate: PlayerNo) -> list[Act]:
    """The throw of a team-mate by somebody who stands beside him or gets there."""
    if not _flies(sight, mate):
        return []
    p, spot = _chance(sight, thrower, mate)
    p = sight.eased(p)
    action = THROW_MATE if THROW_MATE in sight.able[thrower] else PASS
    to = spot if spot != sight.table.place[thrower] else NOWHERE
    return [Act(thrower, action, to, code(PICK_MATE, mate), p, p, 1 - p, "throw team-mate")]


def _hand_over(sight: Sight, carrier: PlayerNo, thrower: PlayerNo) -> list[Act]:
    """The ball handed to somebody who can be thrown with it then."""
    if HAND_OFF not in sight.able.get(carrier, ()):
        return []
    table = sight.table
    reach = sight.reach(carrier, True)
    found: list[Act] = []
    for mate, actions in sight.able.items():
        if mate in (carrier, thrower) or MOVE not in actions or not _flies(sight, mate):
            continue
        where = table.place[mate]
        beside = [(reach.chance.get(sq, 0.0), sq) for sq in ADJACENT[where]]
        comes, spot = max(beside)
        if comes == 0:
            continue
        caught = sight.trait(mate).catches(table.zones_on(where, sight.side))
        p = sight.eased(comes * caught * _chance(sight, thrower, mate)[0])
        to = spot if spot != table.place[carrier] else NOWHERE
        found.append(
            Act(carrier, HAND_OFF, to, code(HAND_TO, mate), p, p, 1 - p, "hand-off and throw")
        )
    return found


def _flies(sight: Sight, mate: PlayerNo) -> bool:
    return sight.trait(mate).thrown and sight.table.standing(mate)


def _chance(sight: Sight, thrower: PlayerNo, mate: PlayerNo) -> tuple[float, Square]:
    """The best chance to score by this throw, and the square to throw from."""
    table, field = sight.table, sight.field
    reach = sight.reach(thrower, True)
    here = table.place[thrower]
    spots: list[tuple[float, int, Square]] = []
    for sq in ADJACENT[table.place[mate]]:
        p = 1.0 if sq == here and table.standing(thrower) else reach.chance.get(sq, 0.0)
        if p > 0:
            spots.append((p, -field.goal(sq, sight.side), sq))
    spots.sort(reverse=True)
    best, where = 0.0, NOWHERE
    flight = Flight(field, mate)
    for p, _, sq in spots[:_SPOTS]:
        p *= flight.best_throw(thrower, sq)
        if p > best:
            best, where = p, sq
    if sight.trait(thrower).unsteady:
        best *= _SOBER
    return best, where


# --- in the middle of it ----------------------------------------------------------------------


def aim(table: Table, question: Question, traits: Traits) -> Code:
    """Where to throw a team-mate: where he is likeliest to score, else as far forward as may be."""
    thrower, mate = question.player, question.other
    field = Field(table, question.side, traits)
    flight = Flight(field, mate)
    source = table.place[thrower]

    def worth(answer: Code) -> float:
        target = second_square(answer)
        return flight.thrown(thrower, source, target) - _PACE * field.goal(target, field.side)

    return max([each for each in question.codes if verb_of(each) == HURL], key=worth)


def steer(table: Table, question: Question, traits: Traits) -> Code:
    """Which way a player glides who can steer: to where he is likeliest to score."""
    field = Field(table, question.side, traits)
    field.trait[question.player] = traits.of(table, question.player)  # he is nowhere now
    flight = Flight(field, question.player)

    def worth(answer: Code) -> float:
        total = 0.0
        for step in facing_steps(FACINGS[first_of(answer)]):
            sq = question.square
            for _ in range(_SCATTERS):
                sq = stepped(sq, step)
                if not ON_PITCH[sq]:
                    break
                total += flight.scores(sq, 0) + _PACE * (LENGTH - field.goal(sq, field.side))
        return total

    return max([each for each in question.codes if verb_of(each) == FACING], key=worth)


def in_the_air(table: Table, player: PlayerNo) -> bool:
    """Has he been thrown, and not come down yet?"""
    return table.place[player] == NOWHERE and may(table, player, at.SWOOPS)
