"""The hit on their ball carrier, weighed against everything else that could be done this turn.

Two orders are thought through: to hit first, while own players who have not acted could still fetch
the ball, or to take posts first, so that little is lost if the hit goes wrong.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.hits import sight_worth
from pigskin.coaches.planning.sight import Sight
from pigskin.model import MOVE, NOBODY
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.masks import BIT, around
from pigskin.pitch import LENGTH, WIDTH, column, distance, row, square
from pigskin.questions import HIT, player_of, verb_of

_LIKELY: Final = 0.4  # ways less likely than this are not gone with a ball just picked up


class Hunt:
    """A hit on their carrier: what the whole turn is worth with it, in the better order."""

    def __init__(self, act: Act, worth: float, first: bool) -> None:
        self.act = act
        self.worth = worth
        self.first = first  # before anybody else goes anywhere


def on_carrier(sight: Sight, attacks: list[Act]) -> list[Act]:
    """Those of some attacks that are on their carrier, the likeliest to free the ball first."""
    carrier = sight.field.carrier
    found = [
        each for each in attacks if verb_of(each.last) == HIT and player_of(each.last) == carrier
    ]
    found.sort(key=lambda each: -each.fells)
    return found


def weigh(sight: Sight, act: Act, rest: Team) -> Hunt:
    """The worth of a turn with a hit on the carrier in it; `rest` is the plan for all others."""
    victim = player_of(act.last)
    fells = act.fells
    falls = act.risk
    upright = max(0.0, 1 - fells - falls)
    worst = sight_worth(sight) - sight.weights.mishap
    first = fells * _dropped(sight, victim, act.player)
    first += upright * rest.after + falls * worst
    last = fells * _dropped_late(sight, victim, rest)
    last += (1 - fells) * (rest.after - sight.weights.mishap * falls)
    return Hunt(act, max(first, last), first > last or not rest.acts)


def _fell(sight: Sight, victim: PlayerNo) -> tuple[bool, bool, Square]:
    """Their carrier lies there in the coach's mind, and the ball beside him."""
    field = sight.field
    before = field.zone[victim], field.down[victim], field.ball
    field.zone[victim] = False
    field.down[victim] = True
    field.carrier = NOBODY
    field.ball = field.place[victim]
    field.refresh()
    return before


def _get_up(sight: Sight, victim: PlayerNo, before: tuple[bool, bool, Square]) -> None:
    field = sight.field
    field.zone[victim], field.down[victim], field.ball = before
    field.carrier = victim
    field.refresh()


def _dropped(sight: Sight, victim: PlayerNo, hitter: PlayerNo) -> float:
    """The worth of a ball their carrier drops while own players can still go for it."""
    field, judge = sight.field, sight.judge
    before = _fell(sight, victim)
    loose = judge.worth()
    spot = field.ball
    near = around(BIT[spot])
    marked = field.zones(spot, field.theirs)
    best = 0.0
    who: PlayerNo = NOBODY
    for player, actions in sight.able.items():
        trait = sight.trait(player)
        if player == hitter or MOVE not in actions or trait.no_hands or trait.wanders:
            continue
        if distance(field.place[player], spot) > sight.far(player) + 1:
            continue
        p = field.chance_to(player, near) * trait.picks_up(marked)
        if p > best:
            best, who = p, player
    held = loose
    if who != NOBODY:
        best = sight.eased(best)
        place, down, zone = field.place[who], field.down[who], field.zone[who]
        gone = distance(place, spot)
        field.carrier = who
        field.place[who] = spot
        field.down[who] = False
        field.zone[who] = True
        field.refresh()
        held = max(loose, carried_on(sight, who, gone, loose))
        field.place[who], field.down[who], field.zone[who] = place, down, zone
    _get_up(sight, victim, before)
    return best * held + (1 - best) * loose


def carried_on(sight: Sight, who: PlayerNo, gone: int, loose: float) -> float:
    """The worth of the ball in somebody's hands who may still go on with it, as far as he gets."""
    field, judge = sight.field, sight.judge
    spot = field.place[who]
    best = judge.worth()
    left = field.far(who) - gone
    if left < 1:
        return best
    run = field.chance_to(who, field.end_zone(sight.side), gone)
    best = max(best, run + (1 - run) * loose)
    for far in {left, (left + 1) // 2}:
        for dx in (-far, 0, far):
            for dy in (-far, 0, far):
                x, y = column(spot) + dx, row(spot) + dy
                if not (0 < x < LENGTH - 1 and 0 <= y < WIDTH) or dx == dy == 0:
                    continue
                sq = square(x, y)
                if field.taken & BIT[sq]:
                    continue
                p = field.chance_to(who, BIT[sq], gone)
                if p < _LIKELY:
                    continue
                field.place[who] = field.ball = sq
                field.refresh()
                best = max(best, p * judge.worth() + (1 - p) * loose)
                field.place[who] = field.ball = spot
                field.refresh()
    return best


def _dropped_late(sight: Sight, victim: PlayerNo, rest: Team) -> float:
    """The worth of a ball their carrier drops when everybody else is at his post."""
    field = sight.field
    moved: list[tuple[PlayerNo, Square, bool, bool]] = []
    for act in rest.acts:
        player = act.player
        moved.append((player, field.place[player], field.down[player], field.zone[player]))
        if act.to:
            field.place[player] = act.to
        field.down[player] = False
        field.zone[player] = True
    before = _fell(sight, victim)
    worth = sight.judge.worth()
    for player, place, down, zone in moved:
        field.place[player], field.down[player], field.zone[player] = place, down, zone
    _get_up(sight, victim, before)
    return worth
