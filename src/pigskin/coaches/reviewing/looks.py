"""A match in looks: one wherever a coach chooses what to do next in his turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pigskin.coaches.outlook import outlook
from pigskin.coaches.planning.rerolling import reroll
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.reviewing.values import Side
from pigskin.events import Event
from pigskin.numbers import Code
from pigskin.odds.again import chance_again
from pigskin.pitch import HOME
from pigskin.questions import END_TURN, KEEP, Question
from pigskin.record.retelling import retell

if TYPE_CHECKING:
    from pigskin.coaches.outlook import Outlook
    from pigskin.game import Game

# What tells most of a stretch of a match, first things first.
_TELLING: Final = (
    "touchdown", "awarded touchdown", "intercepted", "dies", "casualty",
    "knocked out", "into the crowd", "fumbles", "stripped", "sent off", "given the ball",
)  # fmt: skip
_AFTER: Final = ("bounce", "scatter", "throw-in", "end of turn", "turn")  # what only follows
_SEED: Final = 1  # of the dice of games that are looked at; nothing is rolled with them


@dataclass
class Kept:
    """A failed roll that was not rolled again though a coach would have."""

    moment: int
    words: str  # the re-roll that was there
    chance: float  # that it would have helped


@dataclass
class Look:
    """A coach is asked what to do next: the table, and what came until the next look."""

    moment: int
    game: Game
    side: Side
    half: int
    turn: int
    outlook: Outlook  # of home
    codes: list[Code] = field(default_factory=list)  # the answers until the next look
    rolled: bool = False
    kept: list[Kept] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)

    @property
    def points(self) -> float:
        """What his own side may expect."""
        return self.outlook.points if self.side == "home" else 1 - self.outlook.points

    @property
    def ends_turn(self) -> bool:
        return bool(self.codes) and self.codes[0] == END_TURN

    @property
    def question(self) -> Question:
        assert self.game.question is not None
        return self.game.question

    def telling(self) -> Event | None:
        """The one event that tells most of it: the gravest, else the last that was a roll.

        A turnover says not who brought it about; what came just before does.
        """
        for kind in _TELLING:
            for event in self.told:
                if event.kind == kind:
                    return event
        kinds = [each.kind for each in self.told]
        told = self.told[: kinds.index("turnover") + 1] if "turnover" in kinds else self.told
        tests = [each for each in told if each.is_test]
        felled = [each for each in told if each.kind == "knocked down"]
        loud = [each for each in told if not each.quiet and each.kind not in _AFTER]
        for found in (felled, tests, loud):
            if found:
                return found[-1]
        return None


def looks_of(game: Game) -> tuple[list[Look], Outlook]:
    """Every look of a match, in order, and how it stands at the end for home."""
    again = retell(game)
    now = next(again)
    found: list[Look] = []
    told = now.history.count_events()
    for number, answer in enumerate(game.history.all_answers()):
        question = now.question
        if question is not None and question.kind == "turn" and now.at_rest:
            found.append(_look(now, number, question))
        tape = now.history.count_tape()
        if found and question is not None and answer == KEEP and question.kind == "re-roll":
            _note_kept(found[-1], now, question, number)
        now = next(again)
        if found:
            look = found[-1]
            look.codes.append(answer)
            look.rolled = look.rolled or now.history.count_tape() != tape
            look.told += now.events_since(told)
        told = now.history.count_events()
    return found, outlook(now, HOME)


def _look(now: Game, number: int, question: Question) -> Look:
    table = now.table
    turn = table.side(question.side).turn
    side: Side = "home" if question.side == HOME else "away"
    return Look(
        number, now.fork(_SEED), side, table.half, turn, outlook(now, HOME)
    )


def _note_kept(look: Look, now: Game, question: Question, number: int) -> None:
    wanted = reroll(now.table, question, Traits())
    if wanted == KEEP or wanted not in question.codes:
        return
    chance = chance_again(now, question, wanted)
    if chance:
        words = str(question.option(question.codes.index(wanted)))
        look.kept.append(Kept(number, words, float(chance)))
