"""Hits weighed against the plan of the turn: before it, or after everybody is at his post.

Whoever hits first opens ways, and loses the turn with it if he falls; whoever waits has less to
lose. Both are thought through on the field as it is and as it will be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from pigskin.coaches.planning import ball, posts
from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.effort import Effort
from pigskin.coaches.planning.hits import recovery, sight_worth
from pigskin.coaches.planning.sight import Sight
from pigskin.model import NOBODY, STANDING
from pigskin.numbers import PlayerNo
from pigskin.odds.masks import BESIDE, BIT
from pigskin.questions import HIT, player_of, verb_of

_OPENERS: Final = 4  # hits for which the way of the own carrier is thought through again
_CLEARERS: Final = 6  # ... for a touchdown, or a ball on the ground
_SURELY: Final = 0.95  # nobody clears the way for a touchdown that is so likely
_LIKELY: Final = 0.7  # ... or for a ball that is so likely to be picked up
_OTHERS: Final = 0.5  # how much of what others could still gain is lost with the turn


@contextmanager
def as_planned(sight: Sight, team: Team) -> Iterator[None]:
    """Everybody stands where the plan of the team has him, in the coach's mind."""
    field = sight.field
    before = (field.place[:], field.down[:], field.zone[:], field.ball, field.carrier)
    for act in team.acts:
        who = act.player
        field.place[who] = act.to or field.place[who]
        field.down[who], field.zone[who] = False, True
        if who == field.carrier:
            field.ball = field.place[who]
    if team.fetcher != NOBODY:
        who = team.fetcher
        field.place[who], field.carrier = field.ball, who
        field.down[who], field.zone[who] = False, True
    field.refresh()
    try:
        yield
    finally:
        field.place, field.down, field.zone, field.ball, field.carrier = before
        field.refresh()


def weigh(sight: Sight, acts: list[Act], team: Team) -> None:
    """Find out for some hits what they add to a plan, before it and after it."""
    hits = [each for each in acts if verb_of(each.last) == HIT]
    now: dict[int, float] = {}
    for each in hits:
        now[id(each)] = _worth(sight, each, True, False)
    with as_planned(sight, team):
        planned = sight.judge.worth()
        sure = team.certainty
        for each in hits:
            up = _worth(sight, each, False, False) - planned
            felled = _worth(sight, each, False, True) - planned
            fallen = sure * (_worth(sight, each, True, False) - planned)
            stays = 1 - each.downs - each.falls
            lost = now[id(each)] - team.after
            good = sure * (each.downs * felled + stays * up)
            each.first = each.chance * (good + each.falls * lost + each.material)
            each.first += (1 - each.chance) * lost
            each.late = each.chance * (good + each.falls * fallen + each.material)
            each.late += (1 - each.chance) * fallen
    for each in acts:
        if verb_of(each.last) != HIT:
            each.first = each.late = each.net(max(sight.weights.least_stake, team.gain))


def open_ways(
    sight: Sight, acts: list[Act], team: Team, busy: set[PlayerNo], effort: Effort
) -> None:
    """Hits that set the own carrier free are worth what he and his guard can do then."""
    field = sight.field
    carrier = field.carrier
    here = BESIDE[field.place[carrier]]
    found = [
        each
        for each in acts
        if verb_of(each.last) == HIT
        and each.player != carrier
        and here & BIT[field.place[player_of(each.last)]]
    ]
    found.sort(key=lambda each: -each.chance * each.downs)
    lost = sight_worth(sight) - team.after
    for each in found[:_OPENERS]:
        pushed = sight.weights.opened * max(0.0, 1 - each.downs - each.falls)
        first = (each.downs + pushed) * _opened(sight, each, team, busy, effort)
        first += each.falls * lost + each.material
        each.first = max(each.first, each.chance * first + (1 - each.chance) * lost)


def clearing(
    sight: Sight, acts: list[Act], score: Act | None, fetch: Act | None
) -> Act | None:
    """A hit that clears the way for a touchdown this turn, or for a ball on the ground.

    `score` is the touchdown that is wanted, `fetch` who goes for the ball, if there is any.
    """
    field = sight.field
    if sight.mine(field.carrier) and (score is not None or sight.last_turn):
        now = score.chance if score is not None else 0.0
        return None if now > _SURELY else opener(sight, acts, now, ball.score_now)
    if field.carrier == NOBODY and field.ball:
        now = fetch.chance if fetch is not None else 0.0
        return None if now > _LIKELY else opener(sight, acts, now, ball.fetchers)
    return None


def opener(
    sight: Sight, acts: list[Act], now: float, options: Callable[[Sight], list[Act]]
) -> Act | None:
    """The hit after which something is likeliest to come off, if that is likelier than now.

    `options` are ways to do it: to score this turn, or to get hold of the ball.
    """
    carrier = sight.field.carrier
    found = [each for each in acts if verb_of(each.last) == HIT and each.player != carrier]
    found.sort(key=lambda each: -each.chance * (1 - each.falls) * (0.5 + each.downs))
    best: Act | None = None
    for each in found[:_CLEARERS]:
        then = _likely_after(sight, each, options)
        pushed = now + sight.weights.opened * max(0.0, then - now)
        stays = max(0.0, 1 - each.downs - each.falls)
        each.first = each.chance * (each.downs * then + stays * pushed) - now
        if each.first > sight.weights.opens and (best is None or each.first > best.first):
            best = each
    return best


def _likely_after(sight: Sight, act: Act, options: Callable[[Sight], list[Act]]) -> float:
    """How likely one of some things comes off when the victim of a hit lies on the ground."""
    player, scratch, able = act.player, sight.scratch, sight.able
    here, state = scratch.place[player], scratch.state[player]
    with sight.lying(player_of(act.last)):
        if act.to:
            scratch.put(player, act.to, STANDING)
        sight.able = {each: can for each, can in able.items() if each != player}
        try:
            return max((each.chance for each in options(sight)), default=0.0)
        finally:
            sight.able = able
            if act.to:
                scratch.put(player, here, state)


def _opened(sight: Sight, act: Act, team: Team, busy: set[PlayerNo], effort: Effort) -> float:
    """What the plan gains if the victim of a hit is out of the carrier's way."""
    field, player = sight.field, act.player
    here = field.place[player]
    with sight.lying(player_of(act.last)):
        field.place[player] = act.to or here
        field.refresh()
        after = posts.plan_run(sight, busy | {player}, effort).after
        field.place[player] = here
    return after - team.after


def spare_the_others(acts: list[Act]) -> None:
    """Take off what each would lose of the others: they come after it, or not at all."""
    total = 0.0
    for each in acts:
        total += max(0.0, each.first)
    for each in acts:
        each.first -= each.risk * _OTHERS * (total - max(0.0, each.first))


def _worth(sight: Sight, act: Act, fallen: bool, felled: bool) -> float:
    """The worth of the field with somebody where he hits from; he or his victim may lie there."""
    field = sight.field
    player, victim = act.player, player_of(act.last)
    mine = field.place[player], field.down[player], field.zone[player]
    theirs = field.down[victim], field.zone[victim]
    carrier, more = field.carrier, 0.0
    field.place[player] = act.to or sight.table.place[player]
    field.down[player], field.zone[player] = fallen, not fallen
    if felled:
        field.down[victim], field.zone[victim] = True, False
        if victim == carrier:
            field.carrier = NOBODY
            more = sight.weights.recover * recovery(sight, victim)
    field.refresh()
    worth = sight.judge.worth() + more
    field.carrier = carrier
    field.place[player], field.down[player], field.zone[player] = mine
    field.down[victim], field.zone[victim] = theirs
    field.refresh()
    return worth
