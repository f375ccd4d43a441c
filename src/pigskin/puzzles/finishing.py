"""Bringing the ball in: every way from hand to hand into the end zone that is looked at.

The carrier runs in, hands the ball over or throws it; so does who fetches it where it lies. Who
gets it runs in, or gives it away once more; or he waits for it in the end zone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pigskin.model import HAND_OFF, NOBODY, PASS
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import distance
from pigskin.puzzles.scene import Scene

_FETCHERS: Final = 2
_LEAST: Final = 0.04  # what is less likely is not gone into
_WIDTH: Final = (8, 4, 2)  # ways gone into, by how often the ball has been given away
_SPOTS: Final = 3  # squares of the end zone somebody may wait in

# A way to go on: how likely it is, roughly, and what makes the scene of it.
_Way: TypeAlias = tuple[float, Callable[[], Scene]]
_Runner: TypeAlias = tuple[float, PlayerNo]


def finishes(scene: Scene, given: int = 0) -> list[Scene]:
    """The likeliest ways to score from a scene, best first."""
    found: list[Scene] = []
    for _, make in _likeliest(_ways(scene), given):
        after = make()
        if after.scored:
            found.append(after)
        elif after.chance >= _LEAST * scene.chance and given + 1 < len(_WIDTH):
            found += finishes(after, given + 1)
    found.sort(key=lambda each: -each.worth)
    return found


def outlook(scene: Scene) -> float:
    """About how likely the best way to score is, from here on."""
    return max([chance for chance, _ in _ways(scene, 1)], default=0.0)


def _likeliest(ways: list[_Way], given: int) -> list[_Way]:
    ways = [way for way in ways if way[0] >= _LEAST]
    ways.sort(key=lambda way: -way[0])
    return ways[: _WIDTH[given]]


def _ways(scene: Scene, fetchers: int = _FETCHERS) -> list[_Way]:
    carrier = scene.table.carrier
    if carrier == NOBODY:
        return _fetching(scene, fetchers)
    if not scene.may_go(carrier):
        return []
    receivers = _receivers(scene, carrier)
    runners = _runners(scene, receivers)
    return [
        *_running(scene, carrier),
        *_giving(scene, carrier, HAND_OFF, receivers, runners),
        *_giving(scene, carrier, PASS, receivers, runners),
    ]


def _fetching(scene: Scene, fetchers: int) -> list[_Way]:
    """Somebody takes the ball up, and goes on."""
    ball = scene.table.ball
    if ball <= 0:
        return []
    able: list[tuple[float, PlayerNo]] = []
    for player in scene.movers():
        trait = scene.trait(player)
        if trait.no_hands or trait.wanders or not scene.may_go(player):
            continue
        if distance(scene.place(player), ball) <= trait.ma + 3:
            chance = scene.reach(player).chance.get(ball, 0.0)
            if chance >= _LEAST:
                able.append((chance + 0.02 * trait.ma, player))
    able.sort(reverse=True)
    found: list[_Way] = []
    for _, player in able[:fetchers]:
        after = scene.walk(player, ball)
        share = after.chance / scene.chance
        found += [(share * chance, make) for chance, make in _ways(after)]
    return found


def _running(scene: Scene, carrier: PlayerNo) -> list[_Way]:
    return [(p, _walked(scene, carrier, sq)) for p, sq in scene.home(carrier)[:1]]


def _walked(scene: Scene, carrier: PlayerNo, sq: Square) -> Callable[[], Scene]:
    return lambda: scene.walk(carrier, sq)


def _receivers(scene: Scene, carrier: PlayerNo) -> list[PlayerNo]:
    found: list[PlayerNo] = []
    for mate in scene.movers():
        trait = scene.trait(mate)
        if mate != carrier and not trait.no_hands and not trait.wanders:
            if scene.may_go(mate) and scene.table.on_pitch(mate):
                found.append(mate)
    return found


def _runners(scene: Scene, receivers: list[PlayerNo]) -> list[_Runner]:
    """Team-mates who could catch the ball and run in, and how likely, the likeliest first."""
    found: list[_Runner] = []
    for mate in receivers:
        home = scene.home(mate)
        if home and scene.table.standing(mate):
            found.append((home[0][0] * scene.catches(mate, scene.place(mate)), mate))
    found.sort(reverse=True)
    return found


def _prospect(scene: Scene, mate: PlayerNo, runners: list[_Runner], left: frozenset[int]) -> float:
    """How likely a team-mate scores when he has the ball: he runs, or somebody else does for him.

    `left` are the ways in which he may still give it away.
    """
    own = scene.home(mate)
    best = own[0][0] if own else 0.0
    if not left:
        return best
    for runs, other in runners:
        if runs <= best:
            break
        if other == mate:
            continue
        where = scene.place(other)
        for action in left:
            if runs > best:
                best = max(best, _gets_to(scene, mate, action, where)[0] * runs)
    return best


def _thrown_from(scene: Scene, player: PlayerNo, where: Square) -> tuple[float, Square]:
    """From where a player throws best to a square, and how likely it gets there."""
    here = scene.place(player)
    best = scene.aim(player, here, where) if scene.table.standing(player) else 0.0
    spot = here
    for sq, chance in scene.reach(player).chance.items():
        if chance > best and sq != where:
            aimed = chance * scene.aim(player, sq, where)
            if aimed > best:
                best, spot = aimed, sq
    return best, spot


def _giving(
    scene: Scene,
    carrier: PlayerNo,
    action: int,
    receivers: list[PlayerNo],
    runners: list[_Runner],
) -> list[_Way]:
    """Hand over or throw to a team-mate where he is, or where he waits in the end zone."""
    if not scene.may(carrier, action):
        return []
    found: list[_Way] = []
    left = frozenset([PASS, HAND_OFF]) - {action} - scene.spent
    for mate in receivers:
        where = scene.place(mate)
        if scene.table.standing(mate):
            chance, sq = _gets_to(scene, carrier, action, where)
            chance *= scene.catches(mate, where)
            if chance >= _LEAST:
                chance *= _prospect(scene, mate, runners, left)
                found.append((chance, _given(scene, carrier, action, sq, mate)))
        for arrives, goal in _waiting(scene, mate):
            chance, sq = _gets_to(scene, carrier, action, goal)
            chance *= arrives * scene.catches(mate, goal)
            if chance >= _LEAST:
                found.append((chance, _given(scene, carrier, action, sq, mate, goal)))
    return found


def _gets_to(
    scene: Scene, player: PlayerNo, action: int, where: Square
) -> tuple[float, Square]:
    """How likely the ball gets to a square, before anybody catches it, and given from where."""
    if action == HAND_OFF:
        return scene.beside(player, where)
    return _thrown_from(scene, player, where)


def _waiting(scene: Scene, mate: PlayerNo) -> list[tuple[float, Square]]:
    """The squares of the end zone in which a team-mate may wait for the ball."""
    home = scene.home(mate)
    if not home or scene.acting not in (NOBODY, mate):
        return []  # somebody is in the middle of his own action
    most = home[0][0]
    good = [(p, sq) for p, sq in home if p > 0.8 * most]
    ball = scene.table.ball_square()
    good.sort(key=lambda each: (-each[0] * scene.catches(mate, each[1]), distance(each[1], ball)))
    return good[:_SPOTS]


def _given(
    scene: Scene,
    carrier: PlayerNo,
    action: int,
    sq: Square,
    mate: PlayerNo,
    goal: Square | None = None,
) -> Callable[[], Scene]:
    def make() -> Scene:
        before = scene if goal is None else scene.walk(mate, goal)
        there = sq == before.place(carrier) or sq in before.reach(carrier).chance
        if before.scored or not there:
            return before
        after = before.walk(carrier, sq, action)
        return after.hand(carrier, mate) if action == HAND_OFF else after.throw(carrier, mate)

    return make
