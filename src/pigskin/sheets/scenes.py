"""A position in which one roll is tried with every face of the dice, by the engine itself.

What a sheet says of a roll is what the rules told when it was rolled here, so that the two cannot
differ.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.answering import code_of
from pigskin.contract.arguments import Json
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.rolling import base_words, part_words, source_name
from pigskin.dice import HighestDice
from pigskin.edition import Edition
from pigskin.errors import IllegalAnswer
from pigskin.game import Game
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.rehearsal import stands_aside
from pigskin.odds.trial import Trial, is_team_reroll
from pigskin.questions import (
    INTERCEPT,
    KEEP,
    SKILL_REROLL,
    USE,
    Question,
    first_of,
    player_of,
    verb_of,
)
from pigskin.rolls import Roll

HE: Final = PlayerNo(0)  # home 1, whose rolls they are
_SIX: Final = 6  # a good throw
_MIDDLE: Final = 3  # straight on
_PATIENCE: Final = 12  # dice and questions that may come before a roll
PASSES: Final = "passes"
FAILS: Final = "fails"
# What is told of a throw that is not as good as it could be.
GRADES: Final[dict[str, str]] = {
    "inaccurate": "inaccurate",
    "wild throw": "wildly inaccurate",
    "fumbles": "fumble",
    "holds on": "kept",
}
_ASKED: Final = ("re-roll", "use skill", "dive at")  # about a roll that lies there
# ... and what is told between the roll and the next.
_BETWEEN: Final = ("skill re-roll", "team re-roll", "pro", "loner", "uses skill", "mascot")

Shares = dict[str, Fraction]


class Tried:
    """One roll: what it needs, of what that is made, and how often it comes off."""

    def __init__(self, table: Table, test: str, roll: Roll) -> None:
        self.test = table.edition.test_names.get(test, test)
        self.need = roll.target
        self.figure = roll.need  # the same where it may lie below 2 or above 6
        nobodys = [(source, amount, NOBODY) for source, amount, _ in roll.parts]
        made_of = [base_words(table, roll), *[part_words(table, part) for part in nobodys]]
        self.words = ", ".join(made_of)  # "AG 3 is 4+, dodging +1, marked by 1"
        self.parts = [(source_name(table, source), amount) for source, amount, _ in roll.parts]
        self.passed = roll.passed
        self.helped: list[str] = []  # skills that may save the roll
        self.shares: Shares = {}
        self.again: Shares = {}  # the same with a re-roll of the team

    @property
    def chance(self) -> Fraction:
        return self.shares.get(PASSES, Fraction(0))

    @property
    def text(self) -> str:
        """As a sheet has it: "3+ (Dodge)"."""
        return f"{self.need}+ ({', '.join(self.helped)})" if self.helped else f"{self.need}+"

    @property
    def json(self) -> dict[str, Json]:
        return {
            "test": self.test,
            "need": self.need,
            "text": self.text,
            "made_of": self.words,
            "helped_by": [*self.helped],
            "chance": share_json(self.chance),
            "with_reroll": share_json(self.again.get(PASSES, Fraction(0))),
            "outcomes": {what: share_json(share) for what, share in self.shares.items()},
        }


class Scene:
    """Home 1 is about to roll: the last of the answers, with dice that fall before his."""

    def __init__(
        self,
        edition: Edition,
        position: str,
        answers: list[str],
        test: str,
        before: tuple[int, ...] = (),
    ) -> None:
        self.game = Game.from_position(position, edition=edition, dice=HighestDice(99))
        self.test = test
        self.before = [*before]
        self.code: Code | None = None  # None where it is not allowed
        try:
            for answer in answers[:-1]:
                self.game.answer(answer)
            self.code = code_of(self.game, answers[-1])
        except IllegalAnswer:
            return

    def reach_for(self) -> None:
        """Go on to where he may reach for a ball in flight, and have him do so.

        Who may run towards it first stays where he is.
        """
        faces: list[int] = []
        for _ in range(_PATIENCE):
            if self.code is None:
                return
            trial = Trial(self.game, self.code, faces)
            if trial.game is None:  # some editions roll for the throw first
                faces.append(trial.sides)
                continue
            question = trial.game.question
            self.code = None
            if question is None:
                return
            for code in question.codes:
                if verb_of(code) == INTERCEPT and player_of(code) == HE:
                    self.game, self.code = trial.game, code
                    return
            self.game, self.code, faces = trial.game, stands_aside(question), []
        self.code = None

    def go_on(self) -> None:
        """Go on to where his die is wanted, past questions and dice that come before it."""
        faces: list[int] = []
        face = _SIX
        for _ in range(_PATIENCE):
            if self.code is None:
                return
            trial = Trial(self.game, self.code, faces)
            question = None if trial.game is None else trial.game.question
            if trial.game is None:
                self.before = [*faces]
                if self.told(face) is not None:
                    return
                faces.append(face)
                face = _MIDDLE
            elif question is not None and len(question.codes) > 1:
                self.game, self.code, faces = trial.game, question.codes[0], []
            else:
                self.code = None

    def rolled(self, face: int) -> Trial | None:
        """What happens when his die shows that face; None if he may not do it at all."""
        return None if self.code is None else Trial(self.game, self.code, [*self.before, face])

    def told(self, face: int = 6) -> Tried | None:
        """What the roll needs as it is first told; None if he rolls nothing of the kind."""
        trial = self.rolled(face)
        for event in [] if trial is None else trial.table.events or []:
            if trial is not None and event[0] == self.test and event[1] == HE and event[5]:
                return Tried(trial.table, self.test, event[5])
        return None

    def needed(self) -> Tried | None:
        """The same with the lowest face that is good enough: a low throw may be a fumble yet."""
        found = self.told()
        for face in range(1 if found is None else found.need, 7):
            rolled = self.told(face)
            if rolled is not None and rolled.passed:
                rolled.need = face
                return rolled
        return found

    def tried(self) -> Tried | None:
        """The same with its chances."""
        found = self.needed()
        if found is not None and self.code is not None:
            reckoning = _Reckoning(self.test)
            found.shares, found.again = reckoning.after(self.game, self.code, self.before, None)
            effects = self.game.table.edition.all_effects
            found.helped = [effects[id].name for id in reckoning.skills]
        return found


class _Reckoning:
    """All ways a roll can go, the coaches choosing what is best for each."""

    def __init__(self, test: str) -> None:
        self.test = test
        self.skills: list[int] = []
        self.fresh: dict[Code, tuple[Shares, Shares]] = {}  # what comes of a first re-roll

    def after(
        self, game: Game, code: Code, faces: list[int], lay: bool | None
    ) -> tuple[Shares, Shares]:
        """What comes of an answer, without a re-roll of the team and with one.

        `lay` is how the roll lay there before the answer, if it did.
        """
        trial = Trial(game, code, faces)
        passed = self._passed(trial, lay)
        if trial.game is None and (passed is None or _rolls_again(trial)):
            alone: Shares = {}
            team: Shares = {}
            for face in range(1, trial.sides + 1):
                one, other = self.after(game, code, [*faces, face], lay)
                _add(alone, one, trial.sides)
                _add(team, other, trial.sides)
            return alone, team
        question = None if trial.game is None else trial.game.question
        if trial.game is None or question is None or question.kind not in _ASKED:
            settled = {self._outcome(trial, passed is True): Fraction(1)}
            return settled, settled
        return self._chosen(trial.game, question, passed, lay is None)

    def _chosen(
        self, game: Game, question: Question, passed: bool | None, first: bool
    ) -> tuple[Shares, Shares]:
        """The best of the answers for whoever is asked."""
        mine = question.side == side_of(HE)
        alone: Shares = {}
        team: Shares = {}
        for option in question.codes:
            # A skill that saves the roll may do so without another line about it.
            saves = verb_of(option) == USE and mine
            if (saves or verb_of(option) == SKILL_REROLL) and first_of(option) not in self.skills:
                self.skills.append(first_of(option))
            if first and question.kind == "re-roll" and option != KEEP:
                # Whatever the die shows that is taken up again, the next one is as good.
                if option not in self.fresh:
                    self.fresh[option] = self.after(game, option, [], passed)
                one, other = self.fresh[option]
            else:
                one, other = self.after(game, option, [], True if saves else passed)
            if not is_team_reroll(question, option) and (not alone or _better(one, alone, mine)):
                alone = one
            if not team or _better(other, team, mine):
                team = other
        return alone, team

    def _passed(self, trial: Trial, lay: bool | None) -> bool | None:
        names = (self.test, f"{self.test} after all")
        for event in reversed(trial.table.events or []):
            if event[0] in names and event[1] == HE and event[5] is not None:
                return event[5].passed
        return lay

    def _outcome(self, trial: Trial, passed: bool) -> str:
        for line in reversed(trial.told):
            if line in GRADES and self.test == "pass":
                return GRADES[line]
        return PASSES if passed else FAILS


def _rolls_again(trial: Trial) -> bool:
    """Is the die that is wanted one of a re-roll?"""
    for event in reversed(trial.table.events or []):
        if not HAPPENINGS[event[0]].quiet:
            return event[0] in _BETWEEN and (event[5] is None or event[5].passed)
    return False


def _add(total: Shares, part: Shares, ways: int) -> None:
    for what, share in part.items():
        total[what] = total.get(what, Fraction(0)) + share / ways


def _better(one: Shares, other: Shares, mine: bool) -> bool:
    left, right = one.get(PASSES, Fraction(0)), other.get(PASSES, Fraction(0))
    return left > right if mine else left < right


def share_json(share: Fraction) -> dict[str, Json]:
    """A chance as a fraction and as a number."""
    return {"of": f"{share.numerator}/{share.denominator}", "value": round(float(share), 6)}
