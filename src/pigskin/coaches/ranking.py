"""What everything that could be done next in a turn is worth, on one scale.

The worth of a thing is what it adds to ending the turn as the field stands, in touchdowns. What it
risks is taken off: the chance to lose the turn by it, times all that is still to be done in it.
The figures are those the planning coaches go by (`planning`); here they are side by side, so that
what a coach did can be held against what he might have done.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pigskin.coaches.deeds import Deed
from pigskin.coaches.planning import ball, delivering, helping, hits, posts, weighing
from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.effort import THOROUGH, Effort
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Traits
from pigskin.model import BLITZ, BLOCK, FOUL, NOBODY, NOWHERE, STANDING, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.masks import BIT
from pigskin.questions import (
    ACTIVATE,
    HAND_TO,
    HIT,
    PASS_TO,
    SKILL_ON,
    Question,
    player_of,
    second_of,
    verb_of,
)

_LEFT: Final = 0.03  # at least so much is still to be done in a turn
_LITTLE: Final = 0.01  # less is no reason to do anything


class Ranking:
    """One look at a turn: all that could be done next."""

    def __init__(self, table: Table, question: Question, effort: Effort = THOROUGH) -> None:
        able: dict[PlayerNo, list[int]] = {}
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE:
                able.setdefault(player_of(answer), []).append(second_of(answer))
        self.sight = Sight(table, question.side, able, Traits())
        self.now: float = hits.sight_worth(self.sight)
        self.blocks: list[Act] = hits.blocks(self.sight)
        self.blitzes: list[Act] = hits.blitzes(self.sight, effort)
        self.scores: list[Act] = ball.score_now(self.sight)
        self.fetches: list[Act] = ball.fetchers(self.sight)
        busy = {each.player for each in self.blocks if each.net(0.1) > 2 * _LITTLE}
        self.team: Team = self._plan(busy, effort)
        weighing.weigh(self.sight, [*self.blocks, *self.blitzes], self.team)
        self.delivery: Act | None = None
        if not self.sight.last_turn:
            self.delivery = delivering.best_delivery(self.sight, busy, effort)
        self.at_stake: float = max(_LEFT, self.team.gain)
        self._busy = busy
        self.clearing: Act | None = self._clearing()

    def _plan(self, busy: set[PlayerNo], effort: Effort) -> Team:
        """The plan for those who move without hitting anybody."""
        sight = self.sight
        if sight.mine(sight.field.carrier):
            return posts.plan_run(sight, busy, effort)
        return posts.plan_posts(sight, busy, effort)

    def _clearing(self) -> Act | None:
        """The hit that clears the way for a touchdown, or for the ball; what it adds is `first`."""
        sight = self.sight
        score = max(self.scores, key=self.worth, default=None)
        if score is not None and not sight.last_turn:
            if ball.scored(sight, score.chance) <= self.team.after:
                score = None
        fetch = max(self.fetches, key=self.worth, default=None)
        act = weighing.clearing(sight, [*self.blocks, *self.blitzes], score, fetch)
        if act is not None:
            act.first += max((self.worth(each) for each in (score, fetch) if each), default=0.0)
        return act

    def clears(self, deed: Deed) -> bool:
        """Does this hit clear the way?"""
        act = self.clearing
        if act is None or verb_of(deed.last) != HIT:
            return False
        return (act.player, player_of(act.last)) == (deed.player, deed.other)

    # --- what could be done -------------------------------------------------------------------

    def attacks(self) -> list[Act]:
        """Blocks and blitzes that are worth something, the best first."""
        found = [each for each in (*self.blocks, *self.blitzes) if self.worth(each) > _LITTLE]
        found.sort(key=self.worth, reverse=True)
        return found

    def options(self) -> list[Act]:
        """All that is worth doing, the best first; those who only take their posts are left out."""
        found = [*self.attacks(), *self.scores, *self.fetches, *hits.fouls(self.sight)]
        found += [*self.helps(), *helping.slips(self.sight, self._busy)]
        if self.delivery is not None and self.delivers(self.delivery.last):
            found.append(self.delivery)
        found = [each for each in found if self.worth(each) > _LITTLE]
        found.sort(key=self.worth, reverse=True)
        return found

    def helps(self) -> list[Act]:
        """Moves of those who are free to help with a block."""
        free = posts.movers(self.sight, self._busy | self.team.guards)
        best = max(self.blitzes, key=self.worth, default=None)
        wanted = self.blocks if best is None else [*self.blocks, best]
        return helping.help_for_blocks(self.sight, wanted, free)

    def delivers(self, last: Code) -> bool:
        """Does this bring the ball to somebody who is better off with it, without scoring?"""
        if self.delivery is None or self.delivery.last != last:
            return False
        return all(each.last != last for each in self.scores)

    @contextmanager
    def as_planned(self) -> Iterator[None]:
        """Everybody stands where the plan of the team has him, in the coach's mind."""
        with weighing.as_planned(self.sight, self.team):
            yield

    # --- what it is worth ---------------------------------------------------------------------

    def worth(self, act: Act) -> float:
        """What an act is worth beside ending the turn now."""
        if act.why == "fetch":
            return self._fetched(act)
        if act.why == "deliver":
            return act.gain - self.now
        if verb_of(act.last) in (HAND_TO, PASS_TO) or act.why == "score":
            return self._scored(act.chance)
        if verb_of(act.last) in (HIT, SKILL_ON):
            return max(act.first, act.late)
        return act.net(self.at_stake) - self.team.needs(act.player)

    def of_deed(self, deed: Deed) -> float | None:
        """What something is worth that a coach may think of himself; None if nobody knows."""
        verb = verb_of(deed.last)
        if verb in (HIT, SKILL_ON):
            if self.clearing is not None and self.clears(deed):
                return self.worth(self.clearing)
            act = self._attack(deed)
            weighing.weigh(self.sight, [act], self.team)
            return self.worth(act)
        if deed.action == FOUL:
            fouls = [
                each
                for each in hits.fouls(self.sight)
                if each.player == deed.player and player_of(each.last) == deed.other
            ]
            return max((self.worth(each) for each in fouls), default=None)
        if verb in (HAND_TO, PASS_TO):
            throws = [self._scored(each.chance) for each in self.scores if each.last == deed.last]
            if self.delivery is not None and self.delivers(deed.last):
                throws.append(self.worth(self.delivery))
            return max(throws, default=None)
        if deed.action in (BLITZ, BLOCK) or not deed.path:
            return None
        return self._moved(deed)

    def _attack(self, deed: Deed) -> Act:
        """A block or a blitz from where the player goes first."""
        sight, player, to = self.sight, deed.player, deed.to
        table, scratch = sight.table, sight.scratch
        if to == NOWHERE:
            return hits.attack(sight, player, deed.other, NOWHERE, 1.0, deed.action)
        arrives = sight.reach(player, True).chance.get(to, 0.0)
        here, state = table.place[player], table.state[player]
        scratch.put(player, to, STANDING)
        try:
            return hits.attack(
                sight, player, deed.other, to, sight.eased(arrives), deed.action
            )
        finally:
            scratch.put(player, here, state)

    def _scored(self, chance: float) -> float:
        """A touchdown with so much chance, instead of what the field is worth."""
        if self.sight.last_turn:
            return chance - self.now
        return ball.scored(self.sight, chance) - self.now

    def _fetched(self, act: Act) -> float:
        with self.sight.standing(act.player, self.sight.field.ball, True):
            held = self.sight.judge.worth()
        spilt = self.now - self.sight.weights.spill
        return act.chance * held + (1 - act.chance) * spilt - self.now

    def _moved(self, deed: Deed) -> float:
        """A move of one player: what it makes of the field, as likely as he gets there."""
        sight, player, to = self.sight, deed.player, deed.to
        chance = sight.reach(player, True).chance.get(to, 0.0)
        chance = sight.eased(chance) if chance < 1.0 else chance
        held = sight.table.has_ball(player)
        if sight.field.carrier == NOBODY and sight.field.ball in deed.path:
            for act in self.fetches:
                if act.player == player:
                    return self._fetched(act)
        if held and sight.field.end_zone(sight.side) & BIT[to]:
            return self._scored(chance)
        for act in self.helps():
            if act.player == player and act.to == to:
                return self.worth(act)
        with sight.standing(player, to, held):
            there = sight.judge.worth()
        lost = sight.judge.price(to) + sight.weights.spill if held else -self.now + self.at_stake
        return chance * there - (1 - chance) * lost - self.now
