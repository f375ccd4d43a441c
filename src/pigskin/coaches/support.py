"""Plans for everybody else: get up, guard the carrier, chase the other one."""

from __future__ import annotations

from pigskin.coaches.plans import Plan, Turn
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import MOVE, PRONE, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, LENGTH, WIDTH, column, distance, row


def get_up(turn: Turn) -> Plan | None:
    """Whoever lies down stands up, going somewhere useful if he can."""
    for player, actions in turn.able.items():
        if turn.table.state[player] == PRONE and MOVE in actions:
            return _useful_move(turn, player) or Plan(player, MOVE, [])
    return None


def support(turn: Turn, idle: set[int]) -> Plan | None:
    """A free player goes where he helps most; nobody takes a risk for it."""
    table = turn.table
    spot = _spot(turn)
    waiting = [
        player
        for player, actions in turn.able.items()
        if MOVE in actions and player not in idle and not table.has_ball(player)
    ]
    waiting.sort(key=lambda player: distance(table.place[player], spot) if spot else 0)
    for player in waiting:
        idle.add(player)
        if may(table, player, at.WANDERS):
            return Plan(player, MOVE, [])
        if table.zones_on(table.place[player], turn.side):
            continue
        plan = _useful_move(turn, player)
        if plan is not None:
            return plan
    return None


def _spot(turn: Turn) -> Square:
    return turn.table.ball_square() or turn.table.kick_square


def _useful_move(turn: Turn, player: PlayerNo) -> Plan | None:
    table = turn.table
    if table.zones_on(table.place[player], turn.side):
        return None
    reach = turn.reach(player, False)
    best_sq, best = reach.start, _stand_worth(turn, player, reach.start) + 1.0
    for sq in reach.chance:
        if table.ball_at(sq):
            continue
        worth = _stand_worth(turn, player, sq) - 0.05 * reach.steps[sq]
        if worth > best:
            best_sq, best = sq, worth
    if best_sq == reach.start:
        return None
    return Plan(player, MOVE, reach.path(best_sq))


def _stand_worth(turn: Turn, player: PlayerNo, sq: Square) -> float:
    """What a player is worth in a square, with the ball where it is now."""
    table = turn.table
    spot = _spot(turn)
    if not spot:
        return 0.0
    gap = distance(sq, spot)
    zones = table.zones_on(sq, turn.side)
    edge = 2.0 if row(sq) in (0, WIDTH - 1) else 0.0
    if turn.mine(table.carrier):
        return _escort_worth(turn, sq, spot, gap) - 2.5 * zones - edge
    if table.carrier >= 0:
        return _chase_worth(turn, player, sq, spot, gap) - 0.5 * zones - edge
    worth = -1.5 * gap - edge
    if gap == 1:
        worth += 6
    return worth - 0.5 * zones


def _escort_worth(turn: Turn, sq: Square, spot: Square, gap: int) -> float:
    """Round the carrier, at the corners of a cage first, else a little ahead of him."""
    dx = (column(sq) - column(spot)) * turn.forward
    dy = row(sq) - row(spot)
    if gap == 1:
        return 14.0 + (3 if dx > 0 else 0) if dx and dy else 6.0
    ahead = column(spot) + 3 * turn.forward
    ahead = max(1, min(LENGTH - 2, ahead))
    return -1.2 * max(abs(column(sq) - ahead), abs(dy) - 2)


def _chase_worth(turn: Turn, player: PlayerNo, sq: Square, spot: Square, gap: int) -> float:
    """Beside the opposing carrier, or between him and the end zone he wants."""
    behind = (column(spot) - column(sq)) * turn.forward  # goal-side squares are positive
    worth = -1.0 * gap
    if gap == 1:
        worth += 8
    if 0 < behind <= 5:
        worth += 4
    elif behind <= 0:
        worth -= 2
    for near in ADJACENT[sq]:
        mate = turn.table.player_at(near)
        if mate >= 0 and mate != player and side_of(mate) == turn.side and gap > 1:
            worth -= 1
    return worth
