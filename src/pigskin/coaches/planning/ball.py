"""Plans with the ball: pick it up, run in, hand it over, throw it."""

from __future__ import annotations

from pigskin.coaches.planning import hurling
from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.glance import Arrivals
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Trait
from pigskin.model import HAND_OFF, MOVE, NOBODY, NOWHERE, PASS, Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.masks import BIT
from pigskin.odds.rough import chance
from pigskin.pitch import ADJACENT, distance, pass_range
from pigskin.questions import HAND_TO, PASS_TO, STOP, code


def run_in(sight: Sight, player: PlayerNo, reach: Arrivals | None = None) -> tuple[float, Square]:
    """The best chance of a player to reach the end zone, and where."""
    reach = reach or sight.reach(player, True)
    goal = sight.field.end_zone(sight.side)
    best: tuple[float, int] = (0.0, 0)
    where = NOWHERE
    for sq, p in reach.chance.items():
        if goal & BIT[sq]:
            rank = (p, -reach.steps[sq])
            if rank > best:
                best, where = rank, sq
    return best[0], where


def score_now(sight: Sight) -> list[Act]:
    """Every way to score this turn with the ball in own hands."""
    table = sight.table
    carrier = table.carrier
    if not sight.mine(carrier):
        return []
    found = hurling.score_through_the_air(sight, carrier)
    if carrier not in sight.able:
        return found
    actions = sight.able[carrier]
    left = sight.field.goal(table.place[carrier], sight.side)
    if MOVE in actions and left <= sight.far(carrier):
        p, sq = run_in(sight, carrier)
        if p > 0:
            p = sight.eased(p)
            found.append(Act(carrier, MOVE, sq, STOP, p, p, 1 - p, "score"))
    if HAND_OFF in actions:
        act = _hand_over(sight, carrier)
        if act is not None:
            found.append(act)
    if PASS in actions:
        act = _throw(sight, carrier)
        if act is not None:
            found.append(act)
    return found


def scored(sight: Sight, likely: float) -> float:
    """What it is worth to try for a touchdown now, in a half that goes on after it."""
    weights = sight.weights
    early = weights.haste * sight.judge.their_turns
    return likely * (1 - early) - (1 - likely) * weights.missed


def _scorers(sight: Sight, carrier: PlayerNo) -> list[tuple[float, PlayerNo]]:
    """Team-mates who could run in if they had the ball, and how likely."""
    table = sight.table
    found: list[tuple[float, PlayerNo]] = []
    for mate, actions in sight.able.items():
        if mate == carrier or MOVE not in actions or not table.has_zone(mate):
            continue
        trait = sight.trait(mate)
        if trait.no_hands or trait.wanders:
            continue
        if sight.field.goal(table.place[mate], sight.side) > sight.far(mate):
            continue
        p, _ = run_in(sight, mate)
        if p > 0.15:
            found.append((p, mate))
    return found


def _hand_over(sight: Sight, carrier: PlayerNo) -> Act | None:
    """Hand the ball to somebody who can run it in."""
    table = sight.table
    own = sight.reach(carrier, True)
    best: Act | None = None
    for run, mate in _scorers(sight, carrier):
        where = table.place[mate]
        zones = table.zones_on(where, sight.side)
        catch = sight.trait(mate).catches(zones)
        for sq in ADJACENT[where]:
            p = own.chance.get(sq, 0.0) * run * catch
            p = sight.eased(p)
            if p > 0.1 and (best is None or p > best.gain):
                to = sq if sq != table.place[carrier] else NOWHERE
                best = Act(carrier, HAND_OFF, to, code(HAND_TO, mate), p, p, 1 - p, "hand-off")
    return best


def throw_chance(sight: Sight, thrower: PlayerNo, source: Square, mate: PlayerNo) -> float:
    """About how likely a throw from a square is caught."""
    table = sight.table
    where = table.place[mate]
    aimed = aim(table, sight.trait(thrower), sight.side, source, where)
    if aimed == 0:
        return 0.0
    return aimed * sight.trait(mate).catches(table.zones_on(where, sight.side))


def aim(table: Table, trait: Trait, side: SideNo, source: Square, where: Square) -> float:
    """About how likely a throw from one square to another is accurate."""
    band = pass_range(source, where, table.edition.figures.wide_ruler)
    if band > 3:
        return 0.0
    if trait.passing <= 0 or trait.passing > 6:
        return 0.0
    steps = (-1, 0, 1, 2) if not table.edition.figures.target_numbers else (0, 1, 2, 3)
    return chance(trait.passing + steps[band] + table.zones_on(source, side))


def _throw(sight: Sight, carrier: PlayerNo) -> Act | None:
    """Throw the ball to somebody who can run it in, from here or after a few steps."""
    table = sight.table
    here = table.place[carrier]
    own = sight.reach(carrier, False)
    best: Act | None = None
    for run, mate in _scorers(sight, carrier):
        where = table.place[mate]
        spots = [here, *[sq for sq, p in own.chance.items() if p == 1.0]]
        spots.sort(key=lambda sq: (distance(sq, where), own.steps.get(sq, 0)))
        for sq in spots[:6]:
            p = throw_chance(sight, carrier, sq, mate) * run
            p = sight.eased(p)
            if p > 0.08 and (best is None or p > best.gain):
                to = sq if sq != here else NOWHERE
                last = code(PASS_TO, where)
                best = Act(carrier, PASS, to, last, p, p, 1 - p, "pass")
    return best


def fetchers(sight: Sight) -> list[Act]:
    """Who could pick a loose ball up, best hands first: chance and worth of each."""
    table = sight.table
    ball = table.ball
    if ball <= 0 or table.carrier != NOBODY:
        return []
    found: list[Act] = []
    for player, actions in sight.able.items():
        trait = sight.trait(player)
        if MOVE not in actions or trait.no_hands or trait.wanders:
            continue
        if distance(table.place[player], ball) > sight.far(player):
            continue
        reach = sight.reach(player, True)
        p = reach.chance.get(ball, 0.0)
        if p < 0.08:
            continue
        p = sight.eased(p) if not trait.loner else p
        left = sight.walk(player) - reach.steps[ball]
        worth = p * (1 + 0.04 * trait.hands() + 0.02 * left)
        found.append(Act(player, MOVE, ball, STOP, p, worth, 1 - p, "fetch"))
    return found
