"""A coach at his desk: what happens to his team between matches, asked like a game.

A desk carries out the steps of its edition in order. Where the coach must decide it asks; between
answers it can be copied and its entries read, and an answer that no dice have followed can be taken
back. The only file that drives the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pigskin.dice import Dice, ScriptedDice
from pigskin.errors import IllegalAnswer, LeagueError
from pigskin.league.asking import Choice, DeskQuestion, Flow, nothing_known
from pigskin.league.events import Event, Noted
from pigskin.league.figures import LeagueFigures, league_figures
from pigskin.league.log import Entry
from pigskin.league.match import Played
from pigskin.league.rules import LeagueRules, league_rules
from pigskin.league.sheet import Sheet
from pigskin.league.switches import Switches
from pigskin.showing import quoted
from pigskin.teams.near import hint

# A step that never asks and never rolls is a plain function.
Step: TypeAlias = "Callable[[Desk], Flow[None] | None]"


class Desk:
    """What is to be decided about a team, one question after the other.

    `dice` are seeded or scripted; without any the coach is asked for every roll. What the desk has
    done so far are its `entries`, and `sheet` is the team with them. Nothing is stored here.
    """

    def __init__(
        self,
        sheet: Sheet,
        steps: Sequence[tuple[str, Step]],
        switches: Switches | None = None,
        dice: Dice | None = None,
        played: Played | None = None,
        match: str = "",
    ) -> None:
        self.before = sheet
        self.sheet = sheet
        self.figures: LeagueFigures = league_figures(sheet.edition)
        self.rules: LeagueRules = league_rules(sheet.edition)
        self.switches = self.figures.switches if switches is None else switches
        self.entries: list[Entry] = []
        self.answers: list[str] = []
        self._answered: list[tuple[str, int]] = []  # of each: what was asked, dice until then
        self.rolled: list[int] = []  # every die, in order
        self.question: DeskQuestion | None = None
        self._played = played
        self._match = played.fixture if played else match
        self._steps = tuple(steps)
        self._dice = dice
        self._later = None if dice is None else dice.copy()  # as they were at the beginning
        self._step = ""
        self._noted: list[int] = []  # dice since the last entry
        self._flow = self._run()
        self._go("")

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def about_a_match(self) -> bool:
        return self._played is not None

    @property
    def played(self) -> Played:
        """The match the books are done for."""
        if self._played is None:
            raise LeagueError("this desk is about no match")
        return self._played

    # --- answering ----------------------------------------------------------------------------

    def answer(self, answer: str) -> None:
        """Take an answer; `IllegalAnswer`, with the reason, if it is none, and nothing changes."""
        self.check(answer)
        assert self.question is not None
        self.answers.append(answer)
        self._answered.append((self.question.kind, len(self.rolled)))
        try:
            self._go(answer)
        except Exception:  # dice that do not fit, say: then nothing has happened
            self._forget_last()
            raise

    def take_back(self) -> str:
        """Take the last answer back and ask again; `IllegalAnswer` says why it stands.

        Who has seen dice fall cannot choose otherwise. Faces that were typed may be typed anew.
        """
        asked = self.question
        if asked is None:
            raise IllegalAnswer("the desk is done; nothing is taken back any more")
        if not self.answers:
            raise IllegalAnswer("nothing has been answered yet")
        last, (kind, dice) = self.answers[-1], self._answered[-1]
        if kind != "roll" and (asked.kind == "roll" or len(self.rolled) > dice):
            raise IllegalAnswer(f"{quoted(last)} stands: dice have followed it")
        self._forget_last()
        return last

    def _forget_last(self) -> None:
        """The desk as it was before the last answer."""
        self.answers.pop()
        self.__dict__.update(self.copy().__dict__)

    def check(self, answer: str) -> None:
        """Raise `IllegalAnswer`, with the reason, if it is none."""
        asked = self.question
        if asked is None:
            raise IllegalAnswer("there is nothing to answer: the desk is done")
        if asked.kind == "roll":
            read_faces(answer, asked.dice)
            return
        if answer not in asked.answers:
            known = ", ".join(asked.answers[:12]) + (" ..." if len(asked.answers) > 12 else "")
            reason = asked.why_not(answer) or (
                f"{quoted(answer)} is no answer to {asked.kind!r}; legal: {known}"
                + hint(answer, asked.harmless)
            )
            raise IllegalAnswer(reason)

    def _run(self) -> Flow[None]:
        for name, step in self._steps:
            self._step = name
            flow = step(self)
            if flow is not None:
                yield from flow
            if self._noted:
                self.do(Noted(f"{name}: nothing changes"))

    def _go(self, answer: str) -> None:
        """On to the next question."""
        try:
            self.question = self._flow.send(answer) if self.answers else next(self._flow)
        except StopIteration:
            self.question = None

    def copy(self) -> Desk:
        """A desk that stands where this one does, with dice that will fall alike."""
        return self._again(None if self._later is None else self._later.copy())

    def fork(self, seed: int | str = 0) -> Desk:
        """A desk that stands where this one does, and rolls other dice from here on."""
        return self._again(None if self._dice is None else ScriptedDice(self.rolled, Dice(seed)))

    def _again(self, dice: Dice | None) -> Desk:
        other = Desk(self.before, self._steps, self.switches, dice, self._played, self._match)
        for answer in self.answers:
            other.answer(answer)
        return other

    # --- for the steps ------------------------------------------------------------------------

    def do(self, event: Event) -> None:
        """Something happens to the team."""
        self.sheet = event.after(self.sheet)
        self.entries.append(Entry(event, self._step, self._match, tuple(self._noted)))
        self._noted.clear()

    def roll(self, *sides: int, what: str) -> Flow[tuple[int, ...]]:
        """Dice, by the coach's hand if the desk has none."""
        if self._dice is not None:
            faces = tuple([self._dice.roll(each) for each in sides])
        else:
            named = " and ".join([f"D{each}" for each in sides])
            asked = DeskQuestion("roll", f"{what}: what do the dice show ({named})?", dice=sides)
            faces = read_faces((yield asked), sides)
        self.rolled.extend(faces)
        self._noted.extend(faces)
        return faces

    def d6(self, what: str) -> Flow[int]:
        (face,) = yield from self.roll(6, what=what)
        return face

    def one_of(self, count: int, what: str) -> Flow[int]:
        """A place from 0 among so many, by lot; among one there is no lot."""
        if count == 1:
            return 0
        (face,) = yield from self.roll(count, what=what)
        return face - 1

    def ask(
        self,
        kind: str,
        text: str,
        choices: Sequence[Choice],
        player: str = "",
        dice: tuple[int, ...] = (),
        why_not: Callable[[str], str] = nothing_known,
    ) -> Flow[str]:
        """Ask the coach; the answer is one of the choices."""
        return (yield DeskQuestion(kind, text, tuple(choices), player, dice, why_not))


def read_faces(answer: str, sides: tuple[int, ...]) -> tuple[int, ...]:
    """Faces as somebody types them: "4 3"."""
    words = answer.replace(",", " ").split()
    if len(words) != len(sides):
        asked = "one die is" if len(sides) == 1 else f"{len(sides)} dice are"
        raise IllegalAnswer(f"{asked} asked for, not {quoted(answer)}")
    faces: list[int] = []
    for word, most in zip(words, sides, strict=True):
        if not word.isascii() or not word.isdecimal() or not 1 <= int(word[:9]) <= most:
            raise IllegalAnswer(f"a D{most} shows 1 to {most}, not {quoted(word)}")
        faces.append(int(word))
    return tuple(faces)
