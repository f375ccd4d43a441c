"""The chances of what a player does that is no step, block or pass: a foul, a stab, a gaze ...

It is tried out by the engine's rules with every face of every die, as far as it matters: up to the
armour roll, or to the end of a test.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.contract.answers import option_text
from pigskin.game import Game
from pigskin.keys import table_key
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.odds.fouls import foul
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.tree import MOST_ANSWERS, Shares, add
from pigskin.odds.trial import Trial, failed_test, is_team_reroll, test_shown
from pigskin.odds.values import Odds
from pigskin.questions import KEEP, KICK_HIM, SKILL_ON, player_of, second_of, verb_of

SUCCESS: Final = "success"
BROKEN: Final = "armour broken"
TURNOVER: Final = "turnover"
DEEDS: Final = (KICK_HIM, SKILL_ON)  # the answers this is about
_HOLDS: Final = "armour holds"
_FAILS: Final = "fails"
_WORTH: Final = {SUCCESS: 4, BROKEN: 4, _HOLDS: 2, _FAILS: 1, TURNOVER: 0}
_AFTER: Final = ("turn", "action")
_MOST: Final = 4_000  # trials
ASSUMES: Final = (
    "Opponents who may spoil it do so as is worst for the player. What becomes of somebody whose "
    "armour is broken is not told.",
)


def deed(game: Game, answer: Code) -> Odds | None:
    """The chances of an answer; None for what is no such thing, or is not decided by dice."""
    question = game.question
    verb = verb_of(answer)
    if question is None or verb not in DEEDS or game.table.actor < 0:
        return None
    if verb == KICK_HIM:
        return foul(game, game.table.actor, player_of(answer))
    try:
        found = _Deed(question.side, answer, False).after(game, answer)
        again = _Deed(question.side, answer, True).after(game, answer)
    except _Open:
        return None
    return Odds(option_text(game.table, answer), _told(found), _told(again), [*ASSUMES])


def chance_of_deed(odds: Odds) -> tuple[Fraction, Fraction]:
    """The chance that it comes off, without and with a re-roll."""
    wanted = SUCCESS if SUCCESS in odds.chances else BROKEN
    return odds[wanted], odds.again(wanted)


def _told(found: Shares) -> dict[str, Fraction]:
    told = {SUCCESS: found.get(SUCCESS, NONE) + found.get(BROKEN, NONE)}
    for name in (BROKEN, TURNOVER):
        if name in found:
            told[name] = found[name]
    return told


class _Open(Exception):
    """It can go in too many ways, or a coach has too much to choose from."""


class _Deed:
    """Follows an answer through every fall of the dice."""

    def __init__(self, side: SideNo, answer: Code, team: bool) -> None:
        self.side = side
        self.team = team  # may a re-roll of the team be spent?
        self.victim = PlayerNo(second_of(answer))
        self.tries = 0

    def after(self, game: Game, answer: Code) -> Shares:
        return self._on(game, answer, [], Trial(game, answer, []))

    def _on(self, game: Game, answer: Code, faces: list[int], trial: Trial) -> Shares:
        end = self._end(trial.table)
        if end:
            return {end: ALL}
        if trial.game is not None:
            return self._asked(trial.game, answer == KEEP)
        before = len(trial.table.events or [])
        alike: dict[tuple[object, ...], tuple[list[int], Trial, Fraction]] = {}
        part = Fraction(1, trial.sides)
        for face in range(1, trial.sides + 1):
            self.tries += 1
            if self.tries > _MOST:
                raise _Open
            more = [*faces, face]
            onward = Trial(game, answer, more)
            name = self._name(onward, before, face)
            earlier = alike.get(name)
            alike[name] = (more, onward, part if earlier is None else earlier[2] + part)
        total: Shares = {}
        for more, onward, share in alike.values():
            add(total, self._on(game, answer, more, onward), share)
        return total

    def _name(self, onward: Trial, before: int, face: int) -> tuple[object, ...]:
        """What tells a way from the others: of a test that it was passed, else the face."""
        table = onward.table
        passed = test_shown(table, before)
        if passed is None:
            return (face,)
        return (passed, onward.sides, table_key(table), onward.game is None)

    def _end(self, table: Table) -> str:
        """What it has come to; nothing while that is open."""
        for event in table.events or []:
            if event[0] == "armour":
                if event[1] != self.victim:
                    return TURNOVER if side_of(PlayerNo(event[1])) == self.side else _FAILS
                return BROKEN if event[4] == 1 else _HOLDS
        return TURNOVER if table.turnover else ""

    def _asked(self, game: Game, kept: bool) -> Shares:
        """Something is asked; a roll that was `kept` has failed, and is not told of again."""
        question = game.question
        if question is None or question.kind in _AFTER:
            return {self._rests(game.table, kept): ALL}
        codes = [each for each in question.codes if self.team or not is_team_reroll(question, each)]
        if not 0 < len(codes) <= MOST_ANSWERS:
            raise _Open
        best: Shares = {}
        most: Fraction | None = None
        for answer in codes:
            found = self.after(game, answer)
            worth = sum((share * _WORTH[end] for end, share in found.items()), NONE)
            if question.side != self.side:
                worth = -worth
            if most is None or worth > most:
                best, most = found, worth
        return best

    def _rests(self, table: Table, kept: bool) -> str:
        """How it stands when the player, or the next one, is asked again."""
        return _FAILS if kept or failed_test(table, self.side) else SUCCESS

