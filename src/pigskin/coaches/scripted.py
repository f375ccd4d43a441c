"""A quick coach that plays by rules of thumb.

Every turn it works down a list: score, throw the blocks it likes, hit the opposing carrier, fetch
the ball, carry it up the pitch, bring the others round it, and only then take chances. It looks
no further than the action at hand, rolls nothing itself and needs no seed: the same table gives
the same answer.

The plans of a turn are in `running`, `hitting` and `support`; `answers` and `rolls` hold what is
answered at once. Odds are rough on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.coaches import answers, cards, choices, hitting, running, support
from pigskin.coaches.plans import Plan, Turn
from pigskin.coaches.thumb import by_thumb
from pigskin.model import BLITZ, BLOCK, MOVE, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    SKILL_ON,
    STEP,
    STOP,
    Question,
    code,
    player_of,
    second_of,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.game import Game


class ScriptedCoach:
    """Plays sensibly and at once, on either side and with any roster."""

    name = "scripted"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # nothing it does is random; every coach is made with one
        self._plan: Plan | None = None
        self._idle: set[int] = set()  # players with nothing better to do this turn
        self._turn_key: tuple[int, ...] = ()

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
            plan = self._plan
            if plan is None:
                return choices.target(table, question)
            return choices.target(table, question, plan.player, plan.last)
        if kind == "set-up":
            return answers.set_up(table, question)
        answer = by_thumb(table, question)
        if answer is not None:
            return answer
        if kind == "use skill":
            return answers.use_skill(table, question)
        if kind in ("pass", "dump-off"):
            return answers.throw(table, question)
        return answers.small(table, question)

    # --- the turn -----------------------------------------------------------------------------

    def _turn(self, table: Table, question: Question) -> Code:
        side = question.side
        score = 100 * table.home.score + table.away.score
        key = (side, table.half, table.side(side).turn, score, int(table.bonus_turn))
        if key != self._turn_key:
            self._turn_key = key
            self._idle = set()
        able: dict[PlayerNo, list[int]] = {}
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE:
                able.setdefault(player_of(answer), []).append(second_of(answer))
        if not table.begun:
            bolt = choices.spell(table, question)
            if bolt != STOP:
                return bolt
            card = cards.play(table, question)
            if card != STOP:
                return card
        turn = Turn(table, side, able)
        plan = (
            running.score(turn)
            or hitting.good_block(turn)
            or hitting.hit_carrier(turn)
            or running.fetch(turn)
            or running.give_to_scorer(turn)
            or running.carry(turn)
            or hitting.good_blitz(turn)
            or support.get_up(turn)
            or support.support(turn, self._idle)
            or hitting.fair_block(turn)
            or hitting.kick_somebody(turn)
        )
        self._plan = plan
        if plan is None:
            return END_TURN
        return code(ACTIVATE, plan.player, plan.action)

    def _action(self, table: Table, question: Question) -> Code:
        """The acting player goes on with the plan, or makes the best of what has become of it."""
        player = table.actor
        plan = self._plan
        if plan is not None and plan.player == player:
            if plan.path:
                step = code(STEP, plan.path[0])
                if step in question.codes:
                    plan.path.pop(0)
                    return step
            elif plan.last != STOP and plan.last in question.codes:
                last, plan.last = plan.last, STOP
                return last
        self._plan = None
        turn = Turn(table, question.side, {player: [MOVE]})
        if table.action == BLITZ and not table.blocked:
            hit = hitting.best_hit(turn, player, question.codes)
            if hit != STOP:
                return hit
        if table.action == BLOCK:
            return hitting.best_hit(turn, player, question.codes)
        next_plan = running.score(turn) or running.carry(turn) or running.fetch(turn)
        if next_plan is not None and next_plan.path:
            self._plan = next_plan
            return code(STEP, next_plan.path.pop(0))
        for answer in question.codes:
            if verb_of(answer) == SKILL_ON and table.action == MOVE:
                return answer  # a gaze costs nothing
        return STOP
