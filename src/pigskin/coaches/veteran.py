"""A coach who plans the turn of a whole team.

He looks at everything his players could do: hits with their chances, posts for those who get there
without a roll, the ball carrier and his guard moved as one. What carries no risk, or little for
what is still at stake, comes first; after every roll he looks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.coaches import answers, cards, choices, rolls
from pigskin.coaches.planning import ball, hits, posts
from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import BLITZ, BLOCK, MOVE, NOBODY, NOWHERE, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import distance
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    HIT,
    KICK_HIM,
    NAME_TARGET,
    PASS_TO,
    SKILL_ON,
    STEP,
    STOP,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    square_of,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.game import Game


class VeteranCoach:
    """Plans team turns, on either side and with any roster."""

    name = "veteran"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # nothing it does is random; every coach is made with one
        self._traits = Traits()
        self._weights = Weights()
        self._act: Act | None = None
        self._queue: list[Act] = []
        self._tape = -1  # dice rolled when the queue was made
        self._tried: set[PlayerNo] = set()

    def choose(self, game: Game) -> Code:
        """The answer to the game's question."""
        question = game.question
        assert question is not None
        answer = self._answer(game.table, question)
        return answer if answer in question.codes else question.codes[0]

    def _answer(self, table: Table, question: Question) -> Code:
        kind = question.kind
        if kind == "turn":
            return self._turn(table, question)
        if kind == "action":
            return self._action(table, question)
        if kind == "target":
            return self._target(table, question)
        if kind == "set-up":
            return answers.set_up(table, question)
        if kind == "block dice":
            return rolls.pick_face(table, question)
        if kind in ("re-roll", "re-roll block"):
            return rolls.reroll(table, question)
        if kind == "push":
            return answers.push(table, question)
        if kind == "follow up":
            return answers.follow_up(table, question)
        if kind == "use skill":
            return answers.use_skill(table, question)
        if kind == "pass":
            return self._throw(table, question)
        if kind == "dump-off":
            return answers.throw(table, question)
        return answers.small(table, question)

    # --- the turn -----------------------------------------------------------------------------

    def _turn(self, table: Table, question: Question) -> Code:
        side = question.side
        able: dict[PlayerNo, list[int]] = {}
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE:
                able.setdefault(player_of(answer), []).append(second_of(answer))
        if not table.begun:
            self._queue = []
            bolt = choices.spell(table, question)
            if bolt != STOP:
                return bolt
            card = cards.play(table, question)
            if card != STOP:
                return card
        act = self._queued(table, able)
        if act is None:
            sight = Sight(table, side, able, self._traits, self._weights)
            act = self._decide(sight)
            if act is None:
                return END_TURN
            self._set_out(sight, act)
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
                sight = Sight(table, table.active, able, self._traits, self._weights)
                if self._set_out(sight, act):
                    return act
        return None

    def _set_out(self, sight: Sight, act: Act) -> bool:
        """Find the way of an act; False if there is none any more."""
        act.path = []
        if act.to == NOWHERE:
            return True
        for risky in (False, True):
            reach = sight.reach(act.player, risky)
            if act.to in reach.chance and (risky or reach.chance[act.to] == 1.0):
                act.path = reach.path(act.to)
                return not risky or reach.chance[act.to] >= 0.9 * act.chance
        return False

    def _decide(self, sight: Sight) -> Act | None:
        """What to do next, None when the turn is better ended."""
        table = sight.table
        attacks = hits.blocks(sight) + hits.blitzes(sight)
        attacks = [each for each in attacks if each.gain > 0.01]
        best_blitz = max(
            (each for each in attacks if each.action == BLITZ), key=lambda e: e.net(0.1), default=None
        )
        busy: set[PlayerNo] = set()
        for each in attacks:
            if each.action == BLOCK and each.net(0.1) > 0.02:
                busy.add(each.player)
        if best_blitz is not None and best_blitz.net(0.1) > 0.02:
            busy.add(best_blitz.player)
        team, fetch = self._team_plan(sight, busy)
        at_stake = max(0.03, team.gain)
        score = max(ball.score_now(sight), key=lambda each: each.gain, default=None)
        if score is not None and self._wants(sight, score, team):
            return score
        best = max(attacks, key=lambda each: each.net(at_stake), default=None)
        if best is not None and best.net(at_stake) > 0.0 and best.risk * at_stake < 0.012:
            self._queue = []
            return best
        if team.acts:
            self._queue = team.acts[1:]
            self._tape = table.thrown
            return team.acts[0]
        if fetch is not None:
            return fetch
        best = max(attacks, key=lambda each: each.net(0.03), default=None)
        if best is not None and best.net(0.03) > 0.005:
            return best
        foul = max(hits.fouls(sight), key=lambda each: each.gain, default=None)
        if foul is not None and foul.gain > 0.0:
            return foul
        return None

    def _team_plan(self, sight: Sight, busy: set[PlayerNo]) -> tuple[Team, Act | None]:
        """The plan for everybody who moves without hitting, and who fetches the ball after it."""
        field = sight.field
        if sight.mine(field.carrier):
            return posts.plan_run(sight, busy, 6, 1, 10), None
        fetch: Act | None = None
        if field.carrier == NOBODY and field.ball:
            options = ball.fetchers(sight)
            fetch = max(options, key=lambda each: each.gain, default=None)
            if fetch is not None and fetch.chance < (0.1 if sight.last_turn else 0.3):
                fetch = None
            if fetch is not None:
                # As if he had it: the others gather round him.
                before = hits.sight_worth(sight)
                here = field.place[fetch.player]
                down = field.down[fetch.player]
                field.carrier = fetch.player
                field.place[fetch.player] = field.ball
                field.down[fetch.player] = False
                field.refresh()
                sight.now = None
                team = posts.plan_posts(sight, busy | {fetch.player}, 1, 10)
                field.carrier = NOBODY
                field.place[fetch.player] = here
                field.down[fetch.player] = down
                field.refresh()
                sight.now = before
                p = fetch.chance
                team.before, team.after = before, p * team.after + (1 - p) * (before - 0.1)
                return team, fetch
        return posts.plan_posts(sight, busy, 2, 40), fetch

    def _wants(self, sight: Sight, score: Act, team: Team) -> bool:
        """Is it time to score?"""
        if sight.last_turn:
            return True
        if score.why != "score" and score.chance < 0.5:
            return False
        worth = score.chance * (1 - 0.025 * sight.judge.their_turns)
        worth -= (1 - score.chance) * 0.35
        return worth > team.after

    # --- the action ---------------------------------------------------------------------------

    def _target(self, table: Table, question: Question) -> Code:
        """Whom the plan is about; without one, the carrier or whoever is nearest."""
        act = self._act
        if act is not None and act.player == question.player:
            verb = verb_of(act.last)
            if verb in (HIT, KICK_HIM):
                return code(NAME_TARGET, first_of(act.last))
            if verb == SKILL_ON:
                return code(NAME_TARGET, second_of(act.last))
        here = table.place[question.player]
        plain = [each for each in question.codes if verb_of(each) == NAME_TARGET]
        if not plain:
            return question.codes[0]  # out of reach but for a power of his own
        return min(
            plain,
            key=lambda each: (
                not table.has_ball(player_of(each)),
                distance(here, table.place[first_of(each)]),
            ),
        )

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
                last, act.last = act.last, STOP
                if last in question.codes:
                    return last
                if verb_of(last) == PASS_TO:
                    for answer in question.codes:
                        if verb_of(answer) == PASS_TO:
                            return answer
            elif act.to == NOWHERE or table.place[player] == act.to:
                return STOP
        self._act = None
        return self._improvise(table, question)

    def _improvise(self, table: Table, question: Question) -> Code:
        """A new act for a player who is in the middle of one."""
        player = table.actor
        sight = Sight(table, question.side, {player: [MOVE]}, self._traits, self._weights)
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
            team = posts.plan_run(sight, set(), 8, 0, 0)
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
        return STOP

    def _start(self, sight: Sight, act: Act) -> Code:
        if not self._set_out(sight, act) or not act.path:
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
