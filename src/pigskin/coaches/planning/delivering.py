"""The ball to somebody who is better off with it, though he does not score at once."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning import posts
from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.ball import throw_chance
from pigskin.coaches.planning.effort import Effort
from pigskin.coaches.planning.sight import Sight
from pigskin.model import HAND_OFF, MOVE, NOWHERE, PASS
from pigskin.numbers import PlayerNo
from pigskin.pitch import ADJACENT, distance
from pigskin.questions import HAND_TO, PASS_TO, code

_LEAST: Final = 0.5  # less likely is no plan
_THOUGHT: Final = 2  # of those who might get it, thought through with posts for everybody
_SPOTS: Final = 4  # squares to throw from that are looked at


def best_delivery(sight: Sight, busy: set[PlayerNo], effort: Effort) -> Act | None:
    """Whom to hand or throw the ball to; its gain is what the field is worth then."""
    carrier = sight.field.carrier
    actions = sight.able.get(carrier, [])
    if carrier in busy or not (HAND_OFF in actions or PASS in actions):
        return None
    found: list[tuple[float, Act, PlayerNo]] = []
    for mate in sight.field.mine:
        if mate == carrier or not sight.table.has_zone(mate):
            continue
        trait = sight.trait(mate)
        if trait.no_hands or trait.wanders:
            continue
        act: Act | None = None
        if HAND_OFF in actions:
            act = _handing(sight, carrier, mate)
        if act is None and PASS in actions:
            act = _throwing(sight, carrier, mate)
        if act is not None:
            found.append((_guess(sight, act, mate), act, mate))
    found.sort(key=lambda each: -each[0])
    best: Act | None = None
    for _, act, mate in found[:_THOUGHT]:
        act.gain = _with(sight, act, mate, busy, effort)
        if best is None or act.gain > best.gain:
            best = act
    return best


def _handing(sight: Sight, carrier: PlayerNo, mate: PlayerNo) -> Act | None:
    table = sight.table
    where, here = table.place[mate], table.place[carrier]
    if distance(here, where) > sight.far(carrier) + 1:
        return None
    own = sight.reach(carrier, True)
    zones = table.zones_on(where, sight.side)
    catch = sight.trait(mate).catches(zones)
    best: Act | None = None
    for sq in ADJACENT[where]:
        p = sight.eased(own.chance.get(sq, 0.0) * catch)
        if p >= _LEAST and (best is None or p > best.chance):
            to = sq if sq != here else NOWHERE
            best = Act(carrier, HAND_OFF, to, code(HAND_TO, mate), p, p, 1 - p, "deliver")
    return best


def _throwing(sight: Sight, carrier: PlayerNo, mate: PlayerNo) -> Act | None:
    table = sight.table
    where, here = table.place[mate], table.place[carrier]
    own = sight.reach(carrier, False)
    spots = [here] + [sq for sq, p in own.chance.items() if p == 1.0]
    spots.sort(key=lambda sq: (distance(sq, where), own.steps.get(sq, 0)))
    best: Act | None = None
    for sq in spots[:_SPOTS]:
        p = sight.eased(throw_chance(sight, carrier, sq, mate))
        if p >= _LEAST and (best is None or p > best.chance):
            to = sq if sq != here else NOWHERE
            best = Act(carrier, PASS, to, code(PASS_TO, where), p, p, 1 - p, "deliver")
    return best


def _guess(sight: Sight, act: Act, mate: PlayerNo) -> float:
    """What it may be worth, at a glance."""
    judge, field = sight.judge, sight.field
    spot = field.place[mate]
    score = judge.to_score(mate, spot, judge.my_turns)
    zones = field.zones(spot, field.theirs)
    return act.chance * (score - 0.12 * zones) - (1 - act.chance) * 0.4


def _with(
    sight: Sight, act: Act, mate: PlayerNo, busy: set[PlayerNo], effort: Effort
) -> float:
    """What the field is worth if the ball is delivered, and everybody goes on from there."""
    field, carrier = sight.field, act.player
    now, here = sight.now, field.place[carrier]
    if act.to != NOWHERE:
        field.place[carrier] = act.to
    field.carrier, field.ball = mate, field.place[mate]
    field.refresh()
    sight.now = None
    price = sight.judge.price(field.ball)
    if MOVE in sight.able.get(mate, []) and mate not in busy:
        after = posts.plan_run(sight, busy | {carrier}, effort).after
    else:
        after = posts.plan_posts(sight, busy | {carrier, mate}, effort).after
    field.place[carrier] = here
    field.carrier, field.ball = carrier, here
    field.refresh()
    sight.now = now
    return act.chance * after - (1 - act.chance) * (price + sight.weights.spill)
