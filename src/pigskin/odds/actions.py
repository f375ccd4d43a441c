"""The chance that a sequence of actions at a table succeeds, under a budget of re-rolls.

The game itself is played, on copies, with every face of every die; what fails is dropped. A step
succeeds when the player is where he wanted to be, the blocked player on the ground, the ball with
whom it was meant for, and the turn goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pigskin.answering import code_of
from pigskin.driving import passive
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.errors import IllegalAnswer, NotationError, PigskinError
from pigskin.game import Game
from pigskin.keys import table_key
from pigskin.model import Table, side_of
from pigskin.numbers import Code, SideNo
from pigskin.odds.acts import BEGIN, HAND, HIT, THROW, WALK, Step, read_acts
from pigskin.odds.block_dice import FACES, works
from pigskin.odds.sequence import GREEDY, MOST_REROLLS, POLICIES
from pigskin.odds.shares import ALL, LOST, NONE, WON, BySpent, at_most, mixed, one_more, whole
from pigskin.odds.tree import MOST_ANSWERS
from pigskin.odds.trial import NO_DICE, Trial, is_team_reroll
from pigskin.questions import (
    ANNOUNCE_PASS,
    FACE,
    KEEP,
    NAME_TARGET,
    STOP,
    Question,
    code,
    verb_of,
)
from pigskin.remembering import copy_of
from pigskin.rules.counting import has
from pigskin.rules.rerolls import forget_rerolls
from pigskin.showing import quoted

# Who went down has his armour held: the dice after these are ones, and nobody looks.
_ARMOUR: Final = ("knocked down", "armour", "injury", "into the crowd", "casualty")
_REST: Final = ("turn", "action")
_THROWS: Final = ("pass", "hail mary", "throw team-mate", "bomb")
_MOST_BOUNCES: Final = 3
_DEEPEST: Final = 20  # questions one after the other within a step
MOST_TRIES: Final = 20_000  # some ten seconds
ASSUMES: Final = (
    "Each step must succeed: the square reached, the player down (or pushed, where that will do), "
    "the ball caught; and the turn must go on.",
    "Opponents choose what is worst for the moving side; the moving side pushes, follows up and "
    "uses skills as makes success likeliest. A hurried pass (Dump-off) is not thrown.",
    "The armour of players who go down holds. An inaccurate pass and a ball that is dropped have "
    "failed, and so has what needs more than three bounces.",
)


class TooManyWays(PigskinError):
    """What was asked could go in too many ways to reckon."""


class Actions:
    """A sequence of actions with its chances. Entry k: with at most k re-rolls spent."""

    def __init__(self, game: Game, acts: Sequence[str], rerolls: int | None = None) -> None:
        """`rerolls` is what may be spent; left out, what the side has."""
        question = game.question
        if question is None or question.kind not in _REST:
            asked = "the game is over" if question is None else f"{question.kind} is asked"
            raise PigskinError(f"actions are reckoned in a turn, between two steps, but {asked}")
        if not isinstance(acts, (list, tuple)):
            raise NotationError(f"actions are a list of texts, not {quoted(acts)}")
        self.steps = read_acts(game.table, list(acts))
        side = side_of(self.steps[0].player)
        if question.side != side:
            raise NotationError(f"it is {question.coach}'s turn")
        owner = game.table.side(side)
        fresh = rerolls is not None  # a turn in which none has been spent
        if rerolls is None:
            rerolls = min(MOST_REROLLS, owner.rerolls + has(game.table, side, "leader_rerolls"))
        if isinstance(rerolls, bool) or not isinstance(rerolls, int):
            raise PigskinError(f"re-rolls are counted, not {quoted(rerolls)}")
        if not 0 <= rerolls <= MOST_REROLLS:
            raise PigskinError(f"a team has 0 to {MOST_REROLLS} re-rolls, not {rerolls}")
        self.rerolls = rerolls
        self.assumes = list(ASSUMES)
        greedy = _Reckoner(self.steps, side, False)
        self.greedy = at_most(greedy.begin(game, rerolls, fresh), rerolls)
        best = _Reckoner(self.steps, side, True)
        self.best = [whole(best.begin(game, budget, fresh)) for budget in range(rerolls + 1)]

    def chances(self, policy: str = GREEDY) -> list[Fraction]:
        """The exact chances under a policy, "greedy" or "best"."""
        if policy not in POLICIES:
            raise PigskinError(f"{quoted(policy)} is no policy; there are greedy and best")
        return self.greedy if policy == GREEDY else self.best

    def to_json(self, policy: str = GREEDY) -> dict[str, object]:
        return {
            "chance": [float(chance) for chance in self.chances(policy)],
            "assumes": self.assumes,
        }


class _Reckoner:
    """Plays the steps in every way the dice let them go, with one policy."""

    def __init__(self, steps: list[Step], side: SideNo, best: bool) -> None:
        self.steps = steps
        self.side = side
        self.best = best
        self.known: dict[tuple[int, int], BySpent] = {}
        self.chosen: dict[tuple[int, int, int, int], BySpent] = {}  # faces of block dice
        self.score = 0
        self.tries = 0  # ways tried out so far
        self.depth = 0  # questions within one step
        self.before = [0] * len(steps)  # where a player stood who is blocked in a step
        self.legal = [False] * len(steps)  # has a step ever been possible?
        self.refusals = [""] * len(steps)

    def begin(self, game: Game, rerolls: int, fresh: bool) -> BySpent:
        start = copy_of(game, NO_DICE)
        forget_rerolls(start.table, self.side)
        start.table.side(self.side).rerolls = rerolls
        if fresh:
            start.table.rerolled = False
        self.score = start.table.side(self.side).score
        chances = self._at(start, 0)
        for number, legal in enumerate(self.legal):
            if not legal and self.refusals[number]:
                step = self.steps[number]
                raise NotationError(f"{quoted(step.text)}: {self.refusals[number]}")
        return chances

    def _at(self, game: Game, number: int) -> BySpent:
        """A game whose next question is to be answered, with the steps from this one on to do."""
        table = game.table
        question = game.question
        if question is None or table.turnover or table.active != self.side:
            return self._over(game, number)
        if question.kind not in _REST:
            if self.depth == _DEEPEST:
                return LOST
            self.depth += 1
            found = self._asked(game, question, number)
            self.depth -= 1
            return found
        depth, self.depth = self.depth, 0
        key = (game.key(), number)
        known = self.known.get(key)
        if known is None:
            known = self._next(game, question, number)
            self.known[key] = known
        self.depth = depth
        return known

    def _over(self, game: Game, number: int) -> BySpent:
        """The turn is over, which is well only if the last step has scored."""
        scored = game.table.side(self.side).score > self.score
        return WON if scored and number == len(self.steps) else LOST

    def _next(self, game: Game, question: Question, number: int) -> BySpent:
        if number > 0 and not self._reached(game.table, number - 1):
            return LOST
        if number == len(self.steps):
            return WON
        step = self.steps[number]
        if step.kind == BEGIN and question.kind == "action":
            if STOP not in question.codes:
                return LOST
            return self._take(game, STOP, number)
        return self._say(game, step, number)

    def _reached(self, table: Table, number: int) -> bool:
        """Has a step come to what it was for?"""
        step = self.steps[number]
        if step.kind == WALK:
            return table.place[step.player] == step.square and table.standing(step.player)
        if step.kind == HIT:
            if not table.on_pitch(step.other) or not table.standing(step.other):
                return True
            return step.push_will_do and table.place[step.other] != self.before[number]
        carrier = table.carrier
        if step.kind == HAND or (step.kind == THROW and step.other >= 0):
            return carrier == step.other
        if step.kind == THROW:
            return carrier >= 0 and side_of(carrier) == self.side
        return True

    def _say(self, game: Game, step: Step, number: int) -> BySpent:
        question = game.question
        if step.kind == THROW and question is not None and ANNOUNCE_PASS in question.codes:
            return self._take(game, ANNOUNCE_PASS, number)
        try:
            answer = code_of(game, step.words(game.table))
        except IllegalAnswer as refusal:
            self.refusals[number] = self.refusals[number] or str(refusal)
            return LOST
        self.legal[number] = True
        if step.kind == HIT:
            self.before[number] = game.table.place[step.other]
        return self._take(game, answer, number + 1)

    def _take(self, game: Game, answer: Code, number: int) -> BySpent:
        """Give an answer and follow every way the dice go; block dice in any order are one way."""
        ways: dict[tuple[object, ...], tuple[Fraction, Game | None]] = {}
        self._roll(game, answer, number, [], ALL, ways)
        return mixed(
            [
                (share, WON if end is None else self._at(end, number))
                for share, end in ways.values()
            ]
        )

    def _roll(
        self,
        game: Game,
        answer: Code,
        number: int,
        faces: list[int],
        share: Fraction,
        ways: dict[tuple[object, ...], tuple[Fraction, Game | None]],
    ) -> None:
        """Collect the ways an answer can go on with these faces; those that are alike are one."""
        self.tries += 1
        if self.tries > MOST_TRIES:
            raise TooManyWays(
                f"the actions can go in more ways than are reckoned (after {MOST_TRIES} of them)"
            )
        trial = Trial(game, answer, faces)
        if trial.game is not None:
            key = _alike(trial.game)
            known = ways.get(key)
            ways[key] = (share if known is None else known[0] + share, trial.game)
            return
        if trial.table.turnover:
            return
        if trial.sides == 8 and number == len(self.steps) and self.steps[-1].kind == HIT:
            # The block is over but for the ball, wherever that bounces now.
            if self._reached(trial.table, number - 1):
                known = ways.get(())
                ways[()] = (share if known is None else known[0] + share, None)
                return
            if not may(trial.table, self.steps[-1].player, at.FRENZIED):
                return
        told = trial.told
        last = told[-1] if told else ""
        if last in ("inaccurate", "wild throw") or told.count("bounce") == _MOST_BOUNCES:
            return
        if trial.sides == 8 and number and self.steps[number - 1].kind in (HAND, THROW):
            return  # a ball that was not caught
        if last in ("block", "block die"):
            for face, count in FACES:
                part = share * Fraction(count, 6)
                self._roll(game, answer, number, [*faces, face], part, ways)
            return
        if last in _ARMOUR and trial.sides != 8:
            self._roll(game, answer, number, [*faces, 1], share, ways)
            return
        part = share / trial.sides
        for face in range(1, trial.sides + 1):
            self._roll(game, answer, number, [*faces, face], part, ways)

    # --- questions on the way -----------------------------------------------------------------

    def _asked(self, game: Game, question: Question, number: int) -> BySpent:
        """Somebody must decide something in the middle of a step."""
        if question.kind == "target" and question.side == self.side:
            wanted = code(NAME_TARGET, self.steps[number - 1].other)
            if wanted in question.codes:
                return self._take(game, wanted, number)
        if question.kind == "pass" and question.side == self.side and number < len(self.steps):
            return self._say(game, self.steps[number], number)
        if question.side != self.side:
            return self._worst(game, question, number)
        again = [each for each in question.codes if is_reroll(question, each)]
        plain = [each for each in question.codes if each not in again]
        kept = self._best_of(game, question, plain, number)
        if not again:
            return kept
        if self.best:
            return _likelier(kept, self._best_of(game, question, again, number))
        # Greedy: what has not succeeded is rolled again, by what is likeliest to work.
        if whole(kept):
            return kept
        if question.kind != "re-roll":
            return self._best_of(game, question, again, number)
        chosen, most = again[0], NONE
        for each in again:
            chance = works(game.table, question.player, each, None, question.test)
            if chance > most:
                chosen, most = each, chance
        return self._best_of(game, question, [chosen], number)

    def _worst(self, game: Game, question: Question, number: int) -> BySpent:
        if len(question.codes) > MOST_ANSWERS:
            return self._take(game, passive(question), number)
        worst: BySpent = LOST
        for place, each in enumerate(question.codes):
            found = self._take(game, each, number)
            if place == 0 or whole(found) < whole(worst):
                worst = found
            if not whole(worst):
                break
        return worst

    def _best_of(
        self, game: Game, question: Question, codes: list[Code], number: int
    ) -> BySpent:
        best: BySpent = LOST
        for each in codes:
            if verb_of(each) == FACE:
                found = self._face(game, each, number)
            else:
                found = self._take(game, each, number)
            if is_team_reroll(question, each):
                found = one_more(found)
            best = _likelier(best, found)
            if whole(best) == ALL:
                break
        return best


    def _face(self, game: Game, answer: Code, number: int) -> BySpent:
        """Choose a face: what it leads to is the same whatever else the dice show."""
        asked = len(game.history.answers) - game.flow_answers  # a second block is another
        key = (answer, number, asked, table_key(game.table))
        known = self.chosen.get(key)
        if known is None:
            known = self._take(game, answer, number)
            self.chosen[key] = known
        return known


def _alike(game: Game) -> tuple[object, ...]:
    """What tells apart the ends of one answer: the table, what is asked, and what was told.

    Of a test only whether it was passed matters, but for a throw, where a failure may be of two
    kinds; block dice may lie in any order.
    """
    question = game.question
    if question is None or game.flow is None:
        return (game.key(),)
    told: list[object] = []
    for kind, a, b, c, d, roll in game.table.events or []:
        if kind == "block die":
            continue
        if roll is not None and roll.need and kind not in _THROWS:
            told.append((kind, a, roll.passed))
        else:
            told.append((kind, a, b, c, d))
    return (
        table_key(game.table), question.kind, question.side, tuple(question.codes),
        question.player, question.other, tuple(sorted(question.faces)), tuple(told),
    )  # fmt: skip


def is_reroll(question: Question, answer: Code) -> bool:
    """Does an answer roll something again?"""
    if question.kind == "re-roll" or question.kind == "re-roll block":
        return answer != KEEP
    return question.kind == "block dice" and verb_of(answer) != FACE


def _likelier(one: BySpent, other: BySpent) -> BySpent:
    return other if whole(other) > whole(one) else one
