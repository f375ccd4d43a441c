"""How a planning coach takes his turn, question by question.

He looks at everything his players could do: hits with their chances, posts for those who get there
without a roll, the ball carrier and his guard moved as one. What carries no risk, or little for
what is still at stake, comes first; after every roll he looks again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pigskin.coaches import answers, cards, choices
from pigskin.coaches.planning import (
    asides,
    ball,
    delivering,
    helping,
    hits,
    hunting,
    posts,
    pushing,
    staff,
    weighing,
)
from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.effort import Effort
from pigskin.coaches.planning.hunting import Hunt
from pigskin.coaches.planning.sight import Sight, reach_of
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.coaches.thumb import by_thumb
from pigskin.model import BLITZ, BLOCK, MOVE, NOBODY, NOWHERE, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.masks import BIT, squares_in
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    END_TURN,
    HIT,
    PASS_TO,
    STEP,
    STOP,
    Question,
    code,
    player_of,
    second_of,
    square_of,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.game import Game

_HUNTERS: Final = 3  # hits on the carrier that are thought through
_QUICK: Final = 0.65  # a coach in a hurry scores if he is so likely to
_SPILT: Final = 0.3  # what it costs if nobody gets hold of the ball
_REPLACED: Final = 3  # blitzes for which it is thought through who else takes the blitzer's post


class Planner:
    """Plans team turns, on either side and with any roster, with so much effort."""

    def __init__(self, effort: Effort, weights: Weights | None = None) -> None:
        self._effort = effort
        self._traits = Traits()
        self._weights = weights  # those of the edition that is played if none are given
        self._act: Act | None = None
        self._queue: list[Act] = []
        self._tape = -1  # dice rolled when the queue was made

    def choose(self, game: Game) -> Code:
        """The answer to the game's question."""
        question = game.question
        assert question is not None
        answer = self._answer(game.table, question)
        return answer if answer in question.codes else question.codes[0]

    def twin(self) -> Planner:
        """Another planner with the same in mind; from now on neither knows of the other."""
        other = Planner(self._effort, self._weights)
        other._traits = self._traits
        other._act = None if self._act is None else _again(self._act)
        other._queue = [_again(each) for each in self._queue]
        other._tape = self._tape
        return other

    @property
    def act(self) -> Act | None:
        """What the acting player is about, as far as it was planned."""
        return self._act

    def intends(self, table: Table) -> bool:
        """Is it in the middle of a plan that nothing has upset?"""
        return bool(self._queue) and table.thrown == self._tape

    def take_up(self, table: Table, acts: Sequence[Act]) -> Code:
        """Do these one after the other, as far as nothing unforeseen happens: the first answer."""
        self._queue = [_again(each) for each in acts]
        act = self._queue.pop(0)
        self._tape = table.thrown
        self._set_out(table, act)
        self._act = act
        return code(ACTIVATE, act.player, act.action)

    def _answer(self, table: Table, question: Question) -> Code:
        kind = question.kind
        if kind == "turn":
            return self._turn(table, question)
        if kind == "action":
            return self._action(table, question)
        if kind == "target":
            act = self._act
            if act is None:
                return choices.target(table, question)
            return choices.target(table, question, act.player, act.last)
        if self._effort.quick:
            answer = by_thumb(table, question)
            if answer is not None:
                return answer
        if kind == "push":
            return pushing.push(table, question, self._traits, self._weights)
        if kind == "follow up":
            return pushing.follow_up(table, question, self._traits, self._weights)
        if kind == "pass":
            return self._throw(table, question)
        return asides.answer(table, question, self._traits, self._weights)

    # --- the turn -----------------------------------------------------------------------------

    def _turn(self, table: Table, question: Question) -> Code:
        side = question.side
        able: dict[PlayerNo, list[int]] = {}
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE:
                able.setdefault(player_of(answer), []).append(second_of(answer))
        if not table.begun:
            self._queue = []
            bolt = staff.spell(table, question, self._traits, self._weights)
            if bolt != STOP:
                return bolt
            card = cards.play(table, question)
            if card != STOP:
                return card
        act = self._queued(table, able)
        if act is None:
            sight = Sight(table, side, able, self._traits, self._weights, self._effort.quick)
            act = self._decide(sight)
            if act is None:
                return END_TURN
            self._set_out(table, act)
        self._act = act
        return code(ACTIVATE, act.player, act.action)

    def _queued(self, table: Table, able: dict[PlayerNo, list[int]]) -> Act | None:
        """The next act of the plan, while nothing unforeseen has happened."""
        if table.thrown != self._tape:
            self._queue = []
        while self._queue:
            act = self._queue.pop(0)
            if act.action in able.get(act.player, ()) and not (
                act.to and table.player_at(act.to) >= 0
            ):
                if self._set_out(table, act):
                    return act
        return None

    def _set_out(self, table: Table, act: Act) -> bool:
        """Find the way of an act; False if there is none any more."""
        act.path = []
        if act.to == NOWHERE:
            return True
        for risky in (False, True):
            reach = reach_of(table, act.player, risky)
            if act.to in reach.chance and (risky or reach.chance[act.to] == 1.0):
                act.path = reach.path(act.to)
                return not risky or reach.chance[act.to] >= 0.9 * act.chance
        return False

    def _decide(self, sight: Sight) -> Act | None:
        """What to do next, None when the turn is better ended."""
        table = sight.table
        blocks = hits.blocks(sight)
        possible = blocks + hits.blitzes(sight, self._effort)
        attacks = [each for each in possible if each.gain > 0.01]
        busy: set[PlayerNo] = set()
        weights = sight.weights
        stake = weights.stake
        for each in attacks:
            if each.action == BLOCK and each.net(stake) > weights.worthwhile:
                if self._effort.quick and each.risk < 0.12:
                    return each
                busy.add(each.player)
        team, fetch = self._team_plan(sight, busy)
        hunt = self._hunt(sight, attacks, team, busy)
        prey = hunting.on_carrier(sight, attacks)
        attacks = [each for each in attacks if each not in prey]
        if hunt is not None:
            hit = hunt.act
            if not self._effort.quick:
                free = posts.movers(sight, busy | {hit.player})
                for assistant in helping.help_for_blocks(sight, [hit], free):
                    return assistant
            if hunt.first:
                return hit
            team = self._without(sight, busy, hit.player)
            busy.add(hit.player)
            sight.rests = {}
            attacks = [
                each
                for each in attacks
                if each.player != hit.player and (each.action == BLOCK or hit.action == BLOCK)
            ]
        score = max(ball.score_now(sight), key=lambda each: each.gain, default=None)
        if score is not None and not self._wants(sight, score, team):
            score = None
        if not self._effort.quick:
            opener = weighing.clearing(sight, possible, score, fetch)
            if opener is not None:
                return opener
        if score is not None:
            return score
        attacks = self._weighed(sight, attacks, team, busy)
        dashes = [each for each in attacks if each.action == BLITZ]
        best_blitz = max(dashes, key=lambda each: each.late, default=None)
        if best_blitz is not None and best_blitz.late > weights.worthwhile:
            if best_blitz.dice > 1:
                busy.add(best_blitz.player)
            team.acts = [act for act in team.acts if act.player != best_blitz.player]
        if not self._effort.quick:
            wanted = blocks if best_blitz is None else [*blocks, best_blitz]
            free = posts.movers(sight, busy | team.guards)
            helpers = helping.help_for_blocks(sight, wanted, free)
            for each in helpers:
                each.gain -= team.needs(each.player)
            helper = max(helpers, key=lambda each: each.gain, default=None)
            held = sight.mine(sight.field.carrier)
            if helper is not None and helper.gain > (0.0 if held else weights.help):
                return helper
        early = [
            each
            for each in attacks
            if each.first > weights.least and each.first > each.late - weights.trifle
        ]
        if early:
            self._queue = []
            return max(early, key=lambda each: each.first / (each.risk + 0.01))
        delivery = None
        if not self._effort.quick and not sight.last_turn:
            delivery = delivering.best_delivery(sight, busy, self._effort)
        if delivery is not None and delivery.gain > team.after + weights.delivery:
            self._queue = []
            return delivery
        if team.acts:
            self._queue = team.acts[1:]
            self._tape = table.thrown
            return team.acts[0]
        if fetch is not None:
            return fetch
        if not self._effort.quick:
            attacks.extend(helping.slips(sight, busy))
        best = max(attacks, key=lambda each: each.late, default=None)
        if best is not None and best.late > weights.last_gain:
            return best
        foul = max(hits.fouls(sight), key=lambda each: each.gain, default=None)
        if foul is not None and foul.gain > weights.foul:
            return foul
        return None

    def _weighed(
        self, sight: Sight, attacks: list[Act], team: Team, busy: set[PlayerNo]
    ) -> list[Act]:
        """Those attacks that look best, weighed against the plan."""
        stake = sight.weights.stake
        attacks.sort(key=lambda each: -each.net(stake))
        found = [each for each in attacks if each.action == BLOCK]
        dashes = [each for each in attacks if each.action != BLOCK][: self._effort.dashes]
        held = sight.field.carrier == NOBODY or sight.mine(sight.field.carrier)
        if not held:
            for each in dashes[:_REPLACED]:
                if team.needs(each.player) >= 0.01:  # others may do what he leaves undone
                    weighing.weigh(sight, [each], self._without(sight, busy, each.player))
                    loss = max(0.0, team.after - self._without(sight, busy, each.player).after)
                    each.first -= loss
                    each.late -= loss
                else:
                    weighing.weigh(sight, [each], team)
            weighing.weigh(sight, found, team)
            found += dashes[:_REPLACED]
        else:
            found += dashes
            weighing.weigh(sight, found, team)
            if self._hemmed_in(sight):
                weighing.open_ways(sight, found, team, busy, self._effort)
        weighing.spare_the_others(found)
        return found

    def _hemmed_in(self, sight: Sight) -> bool:
        """Is the own carrier marked, and could still go somewhere?"""
        field = sight.field
        carrier = field.carrier
        if self._effort.quick or carrier not in sight.able:
            return False
        return field.threatened & BIT[field.place[carrier]] != 0

    def _without(self, sight: Sight, busy: set[PlayerNo], player: PlayerNo) -> Team:
        """The plan of all the others; thought through once for every look at the turn."""
        if player in busy:
            player = NOBODY
        found = sight.rests.get(player)
        if found is None:
            found = posts.plan_posts(sight, busy | {player}, self._effort)
            sight.rests[player] = found
        return found

    def _hunt(
        self, sight: Sight, attacks: list[Act], team: Team, busy: set[PlayerNo]
    ) -> Hunt | None:
        """The hit on their carrier, if the turn is worth more with it than without."""
        best: Hunt | None = None
        most = team.after + sight.weights.hunt
        for act in hunting.on_carrier(sight, attacks)[:_HUNTERS]:
            rest = self._without(sight, busy, act.player)
            found = hunting.weigh(sight, act, rest)
            if found.worth > most:
                best, most = found, found.worth
        return best

    def _team_plan(self, sight: Sight, busy: set[PlayerNo]) -> tuple[Team, Act | None]:
        """The plan for everybody who moves without hitting, and who fetches the ball after it."""
        field = sight.field
        if sight.mine(field.carrier):
            return posts.plan_run(sight, busy, self._effort), None
        fetch: Act | None = None
        if field.carrier == NOBODY and field.ball:
            fetch = self._fetcher(sight)
            if fetch is not None:
                return self._gather(sight, busy, fetch), fetch
        return posts.plan_posts(sight, busy, self._effort), fetch

    def _fetcher(self, sight: Sight) -> Act | None:
        """Who picks the ball up: likely to manage, and safe with it."""
        options = ball.fetchers(sight)
        options.sort(key=lambda each: -each.gain)
        least = 0.1 if sight.last_turn else 0.3
        best: Act | None = None
        most = -9.0
        for act in options[:3]:
            if act.chance >= least:
                steps = sight.reach(act.player, True).steps[act.to]
                with sight.standing(act.player, act.to, True):
                    held = hunting.carried_on(sight, act.player, steps, -_SPILT)
                worth = act.chance * held - (1 - act.chance) * _SPILT
                if worth > most:
                    best, most = act, worth
        return best

    def _gather(self, sight: Sight, busy: set[PlayerNo], fetch: Act) -> Team:
        """Posts round a player as if he had picked the ball up already, and gone on with it."""
        before = hits.sight_worth(sight)
        others = busy | {fetch.player}
        best: Team | None = None
        for sq in self._ends(sight, others, fetch):
            with sight.standing(fetch.player, sq, True):
                sight.now = None
                team = posts.plan_posts(sight, others, self._effort)
            if best is None or team.after > best.after:
                best = team
        assert best is not None, "he may stay where the ball is"
        sight.now = before
        p = fetch.chance
        best.fetcher, best.certainty = fetch.player, p
        best.before = before
        best.after = p * best.after + (1 - p) * (before - sight.weights.spill)
        return best

    def _ends(self, sight: Sight, others: set[PlayerNo], fetch: Act) -> list[Square]:
        """Where somebody may end who picks the ball up: there, or some steps farther."""
        ball = fetch.to
        if self._effort.quick:
            return [ball]
        left = sight.walk(fetch.player) - sight.reach(fetch.player, True).steps[ball]
        with sight.standing(fetch.player, ball, True):
            free = sight.field.free_squares(fetch.player, max(0, left)) & ~BIT[ball]
            ways = dict.fromkeys(squares_in(free), 1.0)
            found = posts.promising(sight, ways, posts.movers(sight, others))
        return [ball, *[sq for sq, _ in found[: self._effort.ends]]]

    def _wants(self, sight: Sight, score: Act, team: Team) -> bool:
        """Is it time to score?"""
        if sight.last_turn or (self._effort.quick and score.chance > _QUICK):
            return True
        if score.why != "score" and score.chance < 0.5:
            return False
        return ball.scored(sight, score.chance) > team.after

    # --- the action ---------------------------------------------------------------------------

    def _action(self, table: Table, question: Question) -> Code:
        """The acting player goes on with his act, or makes the best of what has become of it."""
        player = table.actor
        act = self._act
        if act is not None and act.player == player:
            if act.path:
                step = code(STEP, act.path[0])
                if step in question.codes:
                    act.path.pop(0)
                    if not act.path and act.why == "fetch":
                        self._act = None  # he looks again with the ball in his hands
                    return step
            elif act.last != STOP:
                if verb_of(act.last) == PASS_TO and ANNOUNCE_PASS in question.codes:
                    return ANNOUNCE_PASS  # aimed once it is announced
                last, act.last = act.last, STOP
                if last in question.codes:
                    return last
            elif act.to == NOWHERE or table.place[player] == act.to:
                return STOP
        self._act = None
        return self._improvise(table, question)

    def _improvise(self, table: Table, question: Question) -> Code:
        """A new act for a player who is in the middle of one."""
        player = table.actor
        able = {player: [MOVE]}
        sight = Sight(table, question.side, able, self._traits, self._weights, self._effort.quick)
        if table.action in (BLITZ, BLOCK) and not table.blocked:
            found = [
                hits.attack(sight, player, player_of(each), NOWHERE, 1.0, table.action)
                for each in question.codes
                if verb_of(each) == HIT
            ]
            best = max(found, key=lambda each: each.net(0.1), default=None)
            if best is not None and best.net(0.1) > 0:
                return best.last
        if table.has_ball(player):
            score = max(ball.score_now(sight), key=lambda each: each.gain, default=None)
            team = posts.plan_run(sight, set(), self._effort)
            if score is not None and score.action == MOVE and self._wants(sight, score, team):
                return self._start(sight, score)
            for act in team.acts:
                if act.player == player and act.to:
                    return self._start(sight, act)
            return STOP
        if table.carrier == NOBODY and table.ball > 0:
            options = ball.fetchers(sight)
            fetch = max(options, key=lambda each: each.gain, default=None)
            if fetch is not None and fetch.chance >= 0.5:
                return self._start(sight, fetch)
        for act in posts.plan_posts(sight, set(), self._effort).acts:
            if act.to:
                return self._start(sight, act)
        return STOP

    def _start(self, sight: Sight, act: Act) -> Code:
        if not self._set_out(sight.table, act) or not act.path:
            return STOP
        self._act = act
        return code(STEP, act.path.pop(0))

    def _throw(self, table: Table, question: Question) -> Code:
        """To the square the plan has, else to who catches best."""
        act = self._act
        if act is not None and verb_of(act.last) == PASS_TO:
            for answer in question.codes:
                if verb_of(answer) == PASS_TO and square_of(answer) == square_of(act.last):
                    return answer
        return answers.throw(table, question)


def _again(act: Act) -> Act:
    """The same act once more, for whoever carries one out uses it up."""
    other = Act(act.player, act.action, act.to, act.last, act.chance, act.gain, act.risk, act.why)
    other.dice, other.fells, other.path = act.dice, act.fells, act.path[:]
    return other
