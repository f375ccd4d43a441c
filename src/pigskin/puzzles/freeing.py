"""Freeing the way: who of the opponents stands in it, and the blocks and blitzes that move him."""

from __future__ import annotations

from typing import Final

from pigskin.model import BLITZ, NOBODY
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, distance
from pigskin.puzzles.effort import Effort
from pigskin.puzzles.finishing import outlook
from pigskin.puzzles.scene import Scene

_GAIN: Final = 1.04  # by so much the chance must grow without him
_SPOTS: Final = 3  # squares to blitz from
_LIKELY: Final = 0.3  # ways less likely than this are not gone for a blitz
_SAFE: Final = 0.8  # ... and these not to help


def in_the_way(scene: Scene) -> list[tuple[float, PlayerNo]]:
    """Opponents without whom scoring would be likelier, and how likely it would be then.

    Several beside the carrier may be in his way only together.
    """
    now = outlook(scene)
    least = _GAIN * now + 0.01
    then: dict[PlayerNo, float] = {}
    for victim in scene.table.players(OTHER_SIDE[scene.side]):
        if scene.table.on_pitch(victim) and scene.table.standing(victim):
            then[victim] = outlook(scene.without(victim))
    markers = _markers(scene)
    if len(markers) > 1:
        freed_of_all = scene
        for victim in markers:
            freed_of_all = freed_of_all.without(victim)
        together = outlook(freed_of_all)
        for victim in markers:
            then[victim] = max(then[victim], together)
    return sorted([(p, victim) for victim, p in then.items() if p > least], reverse=True)


def _markers(scene: Scene) -> list[PlayerNo]:
    """Opponents beside the carrier."""
    carrier = scene.table.carrier
    return [] if carrier == NOBODY else scene.table.opponents_beside(carrier)


def freed(scene: Scene, least: float, effort: Effort) -> list[tuple[float, Scene]]:
    """Scenes in which one of them is out of the way, if that may come to at least so much.

    With each comes about how likely it leads to a touchdown.
    """
    found: list[tuple[float, Scene]] = []
    for then, victim in in_the_way(scene)[: effort.victims]:
        for push in (False, True):
            hits: list[list[Scene]] = []
            for before, attacker, blitz in _attackers(scene, victim):
                struck = before.hit(attacker, victim, blitz, push)
                if struck and struck[0].worth * then >= least:
                    hits.append(struck)
            hits.sort(key=lambda struck: -struck[0].worth)
            for struck in hits[: effort.hits]:
                found += _best(struck)[: effort.results]
    return found


def _best(struck: list[Scene]) -> list[tuple[float, Scene]]:
    """Of the ways a push may go, those that lead furthest."""
    ranked = [(each.worth * outlook(each), each) for each in struck]
    ranked.sort(key=lambda each: -each[0])
    return ranked


def _attackers(scene: Scene, victim: PlayerNo) -> list[tuple[Scene, PlayerNo, bool]]:
    """Who may hit him, after which scene, and is it a blitz?"""
    found: list[tuple[Scene, PlayerNo, bool]] = []
    there = scene.place(victim)
    table = scene.table
    for player, actions in scene.able.items():
        here = scene.place(player)
        beside = here in ADJACENT[there] and table.standing(player)
        if beside and not table.has_ball(player):
            helped = _helped(scene, player, here, victim, False)
            found += [(before, player, False) for before in [scene, *helped]]
        if BLITZ not in actions or BLITZ in scene.spent or scene.trait(player).wanders:
            continue
        if distance(here, there) <= scene.trait(player).ma + 1:
            for sq in _spots(scene, player, victim):
                for before in [scene, *_helped(scene, player, sq, victim, True)]:
                    if scene.place(player) == sq or sq in before.reach(player).chance:
                        found.append((before.walk(player, sq, BLITZ), player, True))
    return found


def _spots(scene: Scene, player: PlayerNo, victim: PlayerNo) -> list[Square]:
    """The squares from which he blitzes best."""
    here = scene.place(player)
    found: list[tuple[float, int, Square]] = []
    for sq in ADJACENT[scene.place(victim)]:
        if sq == here and scene.table.standing(player):
            found.append((_down(scene, player, here, victim, True), 0, sq))
            continue
        chance = scene.reach(player).chance.get(sq, 0.0)
        if chance > _LIKELY and not scene.table.ball_at(sq):
            down = chance * _down(scene, player, sq, victim, True)
            found.append((down, -scene.reach(player).steps[sq], sq))
    found.sort(reverse=True)
    return [sq for _, _, sq in found[:_SPOTS]]


def _down(scene: Scene, player: PlayerNo, sq: Square, victim: PlayerNo, blitz: bool) -> float:
    """How likely who is hit from a square goes down."""
    dice = scene.dice_from(player, sq, victim, blitz)
    return scene.known.traits.blow(scene.trait(player), scene.trait(victim), dice).down


def _helped(
    scene: Scene, player: PlayerNo, sq: Square, victim: PlayerNo, blitz: bool
) -> list[Scene]:
    """A team-mate steps up first, where that brings a die to who hits from a square."""
    dice = scene.dice_from(player, sq, victim, blitz)
    if dice >= 2:
        return []
    best: Scene | None = None
    there = scene.place(victim)
    for mate in scene.able:
        if mate in (player, scene.table.carrier) or not scene.may_go(mate):
            continue
        if distance(scene.place(mate), there) > scene.trait(mate).ma:
            continue
        for near in ADJACENT[there]:
            chance = scene.reach(mate).chance.get(near, 0.0)
            if chance < _SAFE or near == sq or scene.table.ball_at(near):
                continue
            if best is not None and scene.chance * chance <= best.chance:
                continue
            after = scene.walk(mate, near)
            after.acting = NOBODY
            if after.dice_from(player, sq, victim, blitz) > dice:
                best = after
    return [] if best is None else [best]
