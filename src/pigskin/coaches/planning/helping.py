"""Moves that are worth it for what they make possible: help for a block, a step out of trouble."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.hits import attack, sight_worth
from pigskin.coaches.planning.posts import Mover, interesting_squares
from pigskin.coaches.planning.sight import Sight
from pigskin.model import MOVE, NOWHERE, STANDING
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.masks import BESIDE, BIT, squares_in
from pigskin.pitch import distance
from pigskin.questions import HIT, player_of, verb_of

_HELPERS: Final = 3  # who is near enough to be asked
_SURE: Final = 0.7  # dodges less likely than this are not tried for a better place


def help_for_blocks(sight: Sight, attacks: list[Act], hands: list[Mover]) -> list[Act]:
    """Free players who could stand beside a victim first: the move, with what it gains."""
    found: list[Act] = []
    for each in attacks:
        if verb_of(each.last) != HIT or sight.trait(each.player).wanders or each.dice >= 2:
            continue
        best = _helper(sight, each, player_of(each.last), hands)
        if best is not None:
            found.append(best)
    return found


def _helper(sight: Sight, act: Act, victim: PlayerNo, hands: list[Mover]) -> Act | None:
    table, scratch = sight.table, sight.scratch
    where = table.place[victim]
    beside = BESIDE[where]
    if act.to:
        beside &= ~BIT[act.to]
    near = [
        mover
        for mover in hands
        if mover.free & beside
        and mover.player != act.player
        and not mover.lying
        and not table.has_ball(mover.player)
        and not beside & BIT[table.place[mover.player]]
    ]
    near.sort(key=lambda mover: distance(table.place[mover.player], where))
    best: Act | None = None
    source, state = table.place[act.player], table.state[act.player]
    for mover in near[:_HELPERS]:
        post = _quiet(sight, mover, beside, victim)
        if post == NOWHERE:
            continue
        here = table.place[mover.player]
        scratch.put(mover.player, post, STANDING)
        if act.to and act.to != source:
            scratch.put(act.player, act.to, STANDING)
        helped = attack(sight, act.player, victim, act.to, act.chance, act.action)
        if act.to and act.to != source:
            scratch.put(act.player, source, state)
        scratch.put(mover.player, here, STANDING)
        gain = helped.net(0.1) - max(0.0, act.net(0.1)) - 0.01
        if gain > 0.01 and (best is None or gain > best.gain):
            best = Act(mover.player, MOVE, post, gain=gain, why="help")
    return best


def _quiet(sight: Sight, mover: Mover, beside: int, victim: PlayerNo) -> Square:
    """A square beside the victim in which nobody but he marks the helper."""
    field = sight.field
    for sq in squares_in(mover.free & beside & ~field.taken):
        if field.zones(sq, field.theirs) <= (1 if field.zone[victim] else 0):
            return sq
    return NOWHERE


def slips(sight: Sight, busy: set[PlayerNo]) -> list[Act]:
    """Dodges of players who are marked to where they are worth more."""
    field, judge, table = sight.field, sight.judge, sight.table
    spot = field.ball or table.kick_square
    if not spot:
        return []
    wide = interesting_squares(sight, spot)
    now = sight_worth(sight)
    found: list[Act] = []
    for player, actions in sight.able.items():
        if MOVE not in actions or player in busy or table.has_ball(player):
            continue
        here = table.place[player]
        if not BIT[here] & field.threatened or not table.standing(player):
            continue
        trait = sight.trait(player)
        if sight.eased(trait.dodges) < _SURE or trait.wanders:
            continue
        reach = sight.reach(player, True)
        near = [sq for sq in squares_in(wide & ~field.taken) if reach.chance.get(sq, 0) >= 0.6]
        near.sort(key=lambda sq: distance(sq, spot))
        best: Act | None = None
        for sq in near[:8]:
            if table.ball_at(sq):
                continue
            p = sight.eased(reach.chance[sq])
            if p < _SURE:
                continue
            field.place[player] = sq
            field.refresh()
            gain = p * (judge.worth() - now) - (1 - p) * 0.08
            if best is None or gain > best.gain:
                best = Act(player, MOVE, sq, chance=p, gain=gain, risk=1 - p, why="slip")
                best.late = best.net(sight.weights.last_stake)
        field.place[player] = here
        field.refresh()
        if best is not None and best.gain > 0.01:
            found.append(best)
    return found
