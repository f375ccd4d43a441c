"""Stalling: a carrier who could walk in, does not, and may be hit by a rock for it.

All of this happens only while somebody has prayed for a rock.
"""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.causes import BY_ROCK
from pigskin.model import NOBODY, USED, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, SCORES
from pigskin.questions import Flow
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.injury import go_down, hurt
from pigskin.rules.movement import allowance
from pigskin.teams.reading import skill_name

ROLLED_FIRST: Final[tuple[str, ...]] = (
    "Animal Savagery",
    "Bloodlust",
    "Bone Head",
    "Really Stupid",
    "Take Root",
    "Unchannelled Fury",
)


def watch(table: Table) -> None:
    """Between two actions: note a carrier who could score now without a single roll."""
    side = table.active
    if side < 0 or table.bonus_turn:
        return
    for carrier in table.carriers():
        if (
            side_of(carrier) == side
            and carrier not in table.stallers
            and can_walk_in(table, carrier)
        ):
            table.stallers = (*table.stallers, carrier)
            table.whisper("stalls", carrier)


def can_walk_in(table: Table, player: PlayerNo) -> bool:
    """Is he open, not used yet, free of traits that need a roll, and is his way clear of rolls?"""
    return (
        table.standing(player)
        and not table.marks[player] & USED
        and not _rolls_first(table, player)
        and table.zones_on(table.place[player], side_of(player)) == 0
        and _reaches_end_zone(table, player)
    )


def _rolls_first(table: Table, player: PlayerNo) -> bool:
    """Has he a trait that makes him roll before he may act?"""
    for skill in table.at[player][at.DECLARE]:
        if skill_name(skill.name) in ROLLED_FIRST:
            return True
    return False


def _reaches_end_zone(table: Table, player: PlayerNo) -> bool:
    """Walking only, through empty squares that nobody marks; the last one may be marked."""
    side = side_of(player)
    goal = SCORES[side]
    seen = {table.place[player]}
    edge = [table.place[player]]
    for _ in range(allowance(table, player)):
        further: list[Square] = []
        for here in edge:
            for sq in ADJACENT[here]:
                if sq in seen or table.board[sq] != 0 or sq in table.pitfalls:
                    continue
                if goal[sq]:
                    return True
                seen.add(sq)
                if table.zones_on(sq, side) == 0:
                    further.append(sq)
        edge = further
    return False


def let_go(table: Table) -> tuple[PlayerNo, ...]:
    """Nobody is watched any more. Those who were."""
    stallers = table.stallers
    table.stallers = ()
    for player in stallers:
        table.whisper("stalls no more", player)
    return stallers


def throw_rocks(table: Table, side: SideNo) -> Flow[None]:
    """The side may have each opponent hit who stalled in his turn, until somebody scores."""
    for player in let_go(table):
        if table.scored >= 0 or not table.standing(player):
            continue
        if not (yield from ask_yes(table, side, "throw a rock", player)):
            continue
        roll = table.d6()
        table.tell_test("rock thrown", player, 5, 0, roll >= 5)
        if roll >= 5:
            table.tell("knocked down", player, NOBODY)
            go_down(table, player)
            yield from hurt(table, player, NOBODY, BY_ROCK)
            yield from settle(table)
            score_between_turns(table)
