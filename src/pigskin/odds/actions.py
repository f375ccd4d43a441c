"""The chance that a sequence of actions at a table succeeds, under a budget of re-rolls.

The game itself is played, on copies, with every face of every die; what fails is dropped. A step
succeeds when the player is where he wanted to be, the blocked player on the ground, the ball with
whom it was meant for, and the turn goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from pigskin.answering import code_of
from pigskin.contract.happenings import HAPPENINGS
from pigskin.driving import passive
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.errors import IllegalAnswer, NotationError, PigskinError
from pigskin.game import Game
from pigskin.keys import table_key
from pigskin.model import Table, side_of
from pigskin.numbers import Code, SideNo
from pigskin.odds.acts import BEGIN, DEED, HAND, HIT, THROW, WALK, Step, read_acts
from pigskin.odds.block_dice import FACES, works
from pigskin.odds.deeds import chance_of_deed, deed
from pigskin.odds.sequence import GREEDY, MOST_REROLLS, POLICIES
from pigskin.odds.shares import (
    ALL,
    LOST,
    NONE,
    WON,
    BySpent,
    at_most,
    bettered,
    blended,
    mixed,
    one_more,
    whole,
    with_budget,
    worsened,
)
from pigskin.odds.tree import MOST_ANSWERS
from pigskin.odds.trial import NO_DICE, Trial, is_team_reroll, test_shown
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
from pigskin.rules.block_dice import PUSHED
from pigskin.rules.counting import has
from pigskin.rules.rerolls import forget_rerolls
from pigskin.showing import quoted

# Who went down has his armour held: the dice after these are ones, and nobody looks.
ARMOUR: Final = ("knocked down", "armour", "injury", "into the crowd", "casualty")
REST: Final = ("turn", "action")
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
    "A foul, a stab and the like have succeeded if the armour breaks, whatever the referee says.",
)


# The ways an answer can go on, by what tells them apart: the share of each, and the game then.
_Ways: TypeAlias = dict[tuple[object, ...], tuple[Fraction, Game | None]]


class TooManyWays(PigskinError):
    """What was asked could go in too many ways to reckon."""


class Actions:
    """A sequence of actions with its chances. Entry k: with at most k re-rolls spent."""

    def __init__(
        self,
        game: Game,
        acts: Sequence[str],
        rerolls: int | None = None,
        steps: list[Step] | None = None,
        to_score: bool = False,
        most_tries: int | None = None,
    ) -> None:
        """`rerolls` is what may be spent; left out, what the side has. `steps` instead of texts.

        With `to_score` all is in vain unless the last step brings a touchdown. After so many tries,
        else MOST_TRIES, nothing more is reckoned: TooManyWays.
        """
        question = game.question
        if question is None or question.kind not in REST:
            asked = "the game is over" if question is None else f"{question.kind} is asked"
            raise PigskinError(f"actions are reckoned in a turn, between two steps, but {asked}")
        if not isinstance(acts, (list, tuple)):
            raise NotationError(f"actions are a list of texts, not {quoted(acts)}")
        self.steps = read_acts(game.table, list(acts)) if steps is None else steps
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
        self._side = side
        self._start = _start(game, side, rerolls, fresh)
        self._to_score = to_score
        self._most_tries = MOST_TRIES if most_tries is None else most_tries
        self._greedy: list[Fraction] = []
        best = self._reckoner(True).begin(self._start)
        self.best = [with_budget(best, budget) for budget in range(rerolls + 1)]

    @property
    def greedy(self) -> list[Fraction]:
        """The chances of a coach who never looks ahead."""
        if not self._greedy:
            found = self._reckoner(False).begin(self._start)
            self._greedy = at_most(found, self.rerolls)
        return self._greedy

    def _reckoner(self, best: bool) -> Reckoner:
        return Reckoner(self.steps, self._side, best, self._to_score, self._most_tries)

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


def _start(game: Game, side: SideNo, rerolls: int, fresh: bool) -> Game:
    """The game with so many re-rolls of the team."""
    start = copy_of(game, NO_DICE)
    forget_rerolls(start.table, side)
    start.table.side(side).rerolls = rerolls
    if fresh:
        start.table.rerolled = False
    return start


class Reckoner:
    """Plays the steps in every way the dice let them go, with one policy.

    Greedily, chances are kept by how many re-rolls were spent. At best, they are kept for every
    budget at once: a coach may do one thing if he has a re-roll left, and another if he has none.
    """

    def __init__(
        self, steps: list[Step], side: SideNo, best: bool, to_score: bool, most_tries: int
    ) -> None:
        self.steps = steps
        self.side = side
        self.best = best
        self.to_score = to_score
        self.most_tries = most_tries
        self.known: dict[tuple[int, int], BySpent] = {}
        self.chosen: dict[tuple[int, int, int, int], BySpent] = {}  # of block dice: faces, re-rolls
        self.score = 0
        self.tries = 0  # ways tried out so far
        self.depth = 0  # questions within one step
        self.before = [0] * len(steps)  # where a player stood who is blocked in a step
        self.legal = [False] * len(steps)  # has a step ever been possible?
        self.refusals = [""] * len(steps)

    def begin(self, start: Game) -> BySpent:
        self.score = start.table.side(self.side).score
        chances = self._at(start, 0)
        self.refuse()
        return chances

    def refuse(self) -> None:
        """Complain of a step that was never possible."""
        for number, legal in enumerate(self.legal):
            if not legal and self.refusals[number]:
                step = self.steps[number]
                raise NotationError(f"{quoted(step.text)}: {self.refusals[number]}")

    def _at(self, game: Game, number: int) -> BySpent:
        """A game whose next question is to be answered, with the steps from this one on to do."""
        table = game.table
        question = game.question
        if question is None or table.turnover or table.active != self.side:
            return self._over(game, number)
        if question.kind not in REST:
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
            return LOST if self.to_score else WON
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
            said = step.code if step.kind == DEED else step.words(game.table)
            answer = code_of(game, said)
        except IllegalAnswer as refusal:
            self.refusals[number] = self.refusals[number] or str(refusal)
            return LOST
        self.legal[number] = True
        if step.kind == DEED:
            return LOST if self.to_score else self._done(game, answer)
        if step.kind == HIT:
            self.before[number] = game.table.place[step.other]
        return self._take(game, answer, number + 1)

    def _done(self, game: Game, answer: Code) -> BySpent:
        """A deed has odds of its own."""
        odds = deed(game, answer)
        if odds is None:
            return LOST
        plain, again = chance_of_deed(odds)
        return (plain, again) if self.best else (plain, again - plain)

    def _take(self, game: Game, answer: Code, number: int) -> BySpent:
        """Give an answer and follow every way the dice go; block dice in any order are one way."""
        ways: _Ways = {}
        self._roll(game, answer, number, [], self._try(game, answer, []), ALL, ways)
        parts = [
            (share, WON if end is None else self._at(end, number)) for share, end in ways.values()
        ]
        return blended(parts) if self.best else mixed(parts)

    def _try(self, game: Game, answer: Code, faces: list[int]) -> Trial:
        self.tries += 1
        if self.tries > self.most_tries:
            raise TooManyWays(
                "the actions can go in more ways than are reckoned "
                f"(after {self.most_tries} of them)"
            )
        return Trial(game, answer, faces)

    def _roll(
        self,
        game: Game,
        answer: Code,
        number: int,
        faces: list[int],
        trial: Trial,
        share: Fraction,
        ways: _Ways,
    ) -> None:
        """Collect the ways a trial can go on from these faces; those that are alike are one."""
        if trial.game is not None:
            key = _alike(trial.game)
            known = ways.get(key)
            ways[key] = (share if known is None else known[0] + share, trial.game)
            return
        if trial.table.turnover:
            return
        last_hit = number == len(self.steps) and self.steps[-1].kind == HIT
        if trial.sides == 8 and last_hit and not self.to_score:
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
        before = len(trial.table.events or [])
        alike: dict[tuple[object, ...], tuple[list[int], Trial, Fraction]] = {}
        for face, part in self._faces(trial, last):
            more = [*faces, face]
            onward = self._try(game, answer, more)
            name: tuple[object, ...] = (face,)
            if onward.game is None and test_shown(onward.table, before) is not None:
                name = (onward.sides, table_key(onward.table), *_told(onward.table))
            earlier = alike.get(name)
            taken = part if earlier is None else earlier[2] + part
            alike[name] = (more, onward, taken)
        for more, onward, part in alike.values():
            self._roll(game, answer, number, more, onward, share * part, ways)

    def _faces(self, trial: Trial, last: str) -> list[tuple[int, Fraction]]:
        """The faces of the die that is wanted, each with its share."""
        if last in ("block", "block die"):
            # Which die shows which face is of no matter: they are laid down in order.
            laid = _dice_laid(trial.table)
            return [
                (face, Fraction(count * (len(laid) + 1), 6 * (laid.count(face) + 1)))
                for face, count in FACES
                if not laid or face >= laid[-1]
            ]
        if last in ARMOUR and trial.sides != 8:
            return [(1, ALL)]
        part = Fraction(1, trial.sides)
        return [(face, part) for face in range(1, trial.sides + 1)]

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
            return bettered(kept, self._best_of(game, question, again, number))
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
            if place == 0:
                worst = found
            elif self.best:
                worst = worsened(worst, found)
            elif whole(found) < whole(worst):
                worst = found
            if not any(worst):
                break
        return worst

    def _best_of(
        self, game: Game, question: Question, codes: list[Code], number: int
    ) -> BySpent:
        best: BySpent = LOST
        for each in codes:
            team = is_team_reroll(question, each)
            if verb_of(each) == FACE or (team and self._all_again(game, question, each)):
                found = self._whatever_lies(game, each, number)
            else:
                found = self._take(game, each, number)
            if team:
                found = one_more(found)
            best = bettered(best, found) if self.best else _likelier(best, found)
            if best and best[0] == ALL:
                break
        return best

    def _all_again(self, game: Game, question: Question, answer: Code) -> bool:
        """Are all dice of a block rolled again for sure?"""
        if question.kind == "re-roll":
            return False
        return works(game.table, question.player, answer, None, "block") == ALL

    def _whatever_lies(self, game: Game, answer: Code, number: int) -> BySpent:
        """Choose a face or roll all again: it leads to the same whatever else the dice show."""
        asked = len(game.history.answers) - game.flow_answers  # a second block is another
        key = (answer, number, asked, table_key(game.table))
        known = self.chosen.get(key)
        if known is None:
            known = self._take(game, answer, number)
            self.chosen[key] = known
        return known


def _dice_laid(table: Table) -> list[int]:
    """The block dice that were rolled last, each as the first of its like faces."""
    laid: list[int] = []
    for event in reversed(table.events or []):
        if event[0] != "block die":
            if HAPPENINGS[event[0]].quiet:
                continue
            break
        laid.insert(0, PUSHED if event[1] == PUSHED + 1 else event[1])
    return laid


def _alike(game: Game) -> tuple[object, ...]:
    """What tells apart the ends of one answer: the table, what is asked, and what was told.

    Of a test only whether it was passed matters, but for a throw, where a failure may be of two
    kinds; block dice may lie in any order.
    """
    question = game.question
    if question is None or game.flow is None:
        return (game.key(),)
    return (
        table_key(game.table), question.kind, question.side, tuple(question.codes),
        question.player, question.other, tuple(sorted(question.faces)), *_told(game.table),
    )  # fmt: skip


def _told(table: Table) -> list[object]:
    """What was told of an answer so far, as far as it matters for what may follow."""
    told: list[object] = []
    for kind, a, b, c, d, roll in table.events or []:
        if kind == "block die":
            continue
        if roll is not None and roll.need and (kind not in _THROWS or _accurate(kind, roll.passed)):
            told.append((kind, a, roll.passed))
        else:
            told.append((kind, a, b, c, d))
    return told


def _accurate(kind: str, passed: bool) -> bool:
    return kind == "pass" and passed


def is_reroll(question: Question, answer: Code) -> bool:
    """Does an answer roll something again?"""
    if question.kind == "re-roll" or question.kind == "re-roll block":
        return answer != KEEP
    return question.kind == "block dice" and verb_of(answer) != FACE


def _likelier(one: BySpent, other: BySpent) -> BySpent:
    return other if whole(other) > whole(one) else one
