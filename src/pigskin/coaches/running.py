"""Plans with the ball: fetch it, carry it, hand it on, score."""

from __future__ import annotations

from pigskin.coaches.plans import Plan, Turn
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import HAND_OFF, MOVE, NOBODY, NOWHERE, STUNNED, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.rough import chance, nimble
from pigskin.pitch import ADJACENT, OTHER_SIDE, SCORES, WIDTH, distance, in_wide_zone, row
from pigskin.questions import HAND_TO, STOP, code


def score(turn: Turn) -> Plan | None:
    """Run it in, if that is likely, or if there is no other chance."""
    table = turn.table
    carrier = table.carrier
    if not turn.mine(carrier) or MOVE not in turn.able.get(carrier, ()):
        return None
    if turn.goal(table.place[carrier]) > table.profiles[carrier].ma + 3:
        return None
    p, sq = _run_in(turn, carrier)
    enough = 0.02 if turn.turns_left == 0 else 0.6
    if p < enough:
        return None
    return Plan(carrier, MOVE, turn.reach(carrier, True).path(sq))


def _run_in(turn: Turn, player: PlayerNo) -> tuple[float, Square]:
    """The best chance to reach the end zone, and where."""
    reach = turn.reach(player, True)
    best = (0.0, NOWHERE)
    for sq, p in reach.chance.items():
        if SCORES[turn.side][sq]:
            best = max(best, (p, sq))
    return best


def fetch(turn: Turn) -> Plan | None:
    """Pick up a loose ball with whoever is likeliest to manage."""
    table = turn.table
    ball = table.ball
    if ball <= 0 or table.carrier != NOBODY:
        return None
    best: Plan | None = None
    for player in turn.able:
        profile = table.profiles[player]
        if (
            MOVE not in turn.able[player]
            or may(table, player, at.NO_HANDS)
            or may(table, player, at.WANDERS)
        ):
            continue
        if distance(table.place[player], ball) > profile.ma + 2:
            continue
        reach = turn.reach(player, True)
        p = reach.chance.get(ball, 0.0)
        if p < (0.1 if turn.turns_left == 0 else 0.25):
            continue
        left = profile.ma - reach.steps[ball]
        worth = p * (10 + 0.4 * profile.ma + 0.3 * left + nimble(profile))
        if best is None or worth > best.worth:
            best = Plan(player, MOVE, reach.path(ball), STOP, worth)
    return best


def carry(turn: Turn) -> Plan | None:
    """Take the ball up the pitch without sticking the neck out."""
    table = turn.table
    carrier = table.carrier
    if not turn.mine(carrier) or MOVE not in turn.able.get(carrier, ()):
        return None
    here = table.place[carrier]
    reach = turn.reach(carrier, table.zones_on(here, turn.side) > 0)
    best_sq, best = here, _carry_worth(turn, carrier, here) + 0.5
    for sq, p in reach.chance.items():
        if p < 0.55 or sq == here:
            continue
        worth = p * _carry_worth(turn, carrier, sq) - (1 - p) * 60
        if worth > best:
            best_sq, best = sq, worth
    if best_sq == here:
        return None
    return Plan(carrier, MOVE, reach.path(best_sq))


def _carry_worth(turn: Turn, carrier: PlayerNo, sq: Square) -> float:
    table = turn.table
    side = turn.side
    left = turn.goal(sq)
    pace = table.profiles[carrier].ma
    worth = 40.0 - 1.5 * left
    late = left - pace * max(0, turn.turns_left)
    if late > 0:
        worth -= 4.0 * late
    worth -= 16.0 * table.zones_on(sq, side)
    if row(sq) in (0, WIDTH - 1):
        worth -= 5
    elif in_wide_zone(sq):
        worth -= 1
    for other in table.players(OTHER_SIDE[side]):
        where = table.place[other]
        if where and table.state[other] != STUNNED:
            gap = distance(where, sq)
            ma = table.profiles[other].ma
            if gap <= ma + 1:
                ahead = turn.goal(where) < left
                worth -= (1.6 if ahead else 1.0) * (1 if gap > 2 else 2)
    for near in ADJACENT[sq]:
        mate = table.player_at(near)
        if mate >= 0 and side_of(mate) == side and mate != carrier and table.standing(mate):
            worth += 2.5
    return worth


def give_to_scorer(turn: Turn) -> Plan | None:
    """With no time left, hand the ball to somebody who can run it in."""
    table = turn.table
    carrier = table.carrier
    if turn.turns_left > 0 or not turn.mine(carrier) or HAND_OFF not in turn.able.get(carrier, ()):
        return None
    own = turn.reach(carrier, True)
    best: Plan | None = None
    for mate in turn.able:
        if mate == carrier or not table.has_zone(mate) or may(table, mate, at.NO_HANDS):
            continue
        where = table.place[mate]
        if turn.goal(where) > table.profiles[mate].ma + 2:
            continue
        run, _ = _run_in(turn, mate)
        catch = chance(table.profiles[mate].agility - table.edition.figures.handling)
        for sq in ADJACENT[where]:
            p = own.chance.get(sq, 0.0) * run * catch
            if p > 0.1 and (best is None or p > best.worth):
                best = Plan(carrier, HAND_OFF, own.path(sq), code(HAND_TO, mate), p)
    return best
