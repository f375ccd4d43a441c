"""What a player can fall back on when a roll fails: his skills, and one re-roll of his team.

Nothing here knows a skill. Each is asked, on a scratch table, whether it would roll a test again,
and tried out to see how often that works and whether it is gone afterwards.
"""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.trying import tried
from pigskin.questions import NOTHING, Flow
from pigskin.rules.rerolls import spend_team_reroll, team_reroll_codes

MOST: Final = 3  # so many things that can be used up are kept apart; more hardly ever meet


class Source:
    """One thing that may roll a test again, or lift a roll that failed."""

    def __init__(
        self, number: int, name: str, skill: Effect | None, sixths: int, bit: int
    ) -> None:
        self.number = number  # among the sources of the player; 0 is the team
        self.name = name
        self.skill = skill  # None: a re-roll of the team
        self.sixths = sixths  # how often it works, of six times
        self.bit = bit  # set while it is left; 0 for what is never used up


class Fallbacks:
    """The sources a player has for the tests of one action."""

    def __init__(self, scratch: Table, player: PlayerNo, team: bool) -> None:
        self.scratch = scratch
        self.player = player
        self.left_out = False  # had he more of them than are kept apart?
        self.barred = len(scratch.held) > 0 and may(scratch, player, at.NO_REROLLS)
        self._skills: dict[int, Source] = {}
        self.bits = 0
        self.team: Source | None = None
        if team:
            codes = team_reroll_codes(scratch, player)
            if codes:
                works = _sixths_of_team(scratch, player, codes[0])
                self.team = Source(0, "team re-roll", None, works, self._next_bit())

    def _next_bit(self) -> int:
        bit = 1 << self.bits
        self.bits += 1
        return bit

    def for_test(self, test: str) -> list[Source]:
        """What rolls this test again, in the order in which a coach would use it.

        A skill that always works comes first; then whatever works more often.
        """
        found: list[Source] = []
        for skill in () if self.barred else self.scratch.at[self.player][at.REROLLS]:
            if skill.rerolls(self.scratch, self.player, test):
                source = self._source(skill, test)
                if source is not None:
                    found.append(source)
        if self.team is not None:
            found.append(self.team)
        found.sort(key=_usefulness)
        return found

    def lifting(self, test: str) -> list[tuple[Source, int]]:
        """Skills that turn a failed test into a good one, with what each adds to the roll."""
        scratch, player = self.scratch, self.player
        acting = scratch.at[player]
        found: list[tuple[Source, int]] = []
        if test == "dodge":
            for skill in acting[at.DODGE_BONUS]:
                bonus = skill.adds(scratch, player, at.DODGE_BONUS, NOBODY)
                source = self._source(skill, test) if bonus else None
                if source is not None:
                    found.append((source, bonus))
            return found
        for skill in acting[at.RESCUES]:
            if skill.rescues(scratch, player, test):
                source = self._source(skill, test)
                if source is not None:
                    found.append((source, 9))  # anything but a 1
        return found

    def pushing_on(self, number: int) -> list[tuple[Source, int]]:
        """Skills with something left for a square gone for, the third or later: what each adds."""
        scratch, player = self.scratch, self.player
        found: list[tuple[Source, int]] = []
        before = scratch.rushes
        scratch.rushes = number
        for skill in scratch.at[player][at.RUSH_BONUS]:
            bonus = skill.adds(scratch, player, at.RUSH_BONUS, NOBODY)
            source = self._source(skill, "go for it") if bonus else None
            if source is not None:
                found.append((source, bonus))
        scratch.rushes = before
        return found

    def _source(self, skill: Effect, test: str) -> Source | None:
        known = self._skills.get(skill.id)
        if known is not None:
            return known
        sixths, gone = _tried(self.scratch, self.player, skill, test)
        if gone and self.bits >= MOST:
            self.left_out = True
            return None
        number = len(self._skills) + 1
        source = Source(number, skill.name, skill, sixths, self._next_bit() if gone else 0)
        self._skills[skill.id] = source
        return source


def _usefulness(source: Source) -> tuple[int, int]:
    """Certain skills first; of the rest what works more often, a skill before the team."""
    return -source.sixths, 1 if source.skill is None else 0


class _Again:
    """A skill rolls a test again, as a rule that can be tried."""

    def __init__(self, skill: Effect, player: PlayerNo, test: str) -> None:
        self.skill = skill
        self.player = player
        self.test = test

    def flow(self, table: Table) -> Flow[bool]:
        return self.skill.reroll(table, self.player, self.test)


class _OfTheTeam:
    """The team rolls a test again, as a rule that can be tried."""

    def __init__(self, player: PlayerNo, answer: Code) -> None:
        self.player = player
        self.answer = answer

    def flow(self, table: Table) -> Flow[bool]:
        yield from NOTHING
        return spend_team_reroll(table, self.player, self.answer)


def _tried(scratch: Table, player: PlayerNo, skill: Effect, test: str) -> tuple[int, bool]:
    """How often of six times a skill lets a test be rolled again, and is it used up by that?"""
    works = tried(scratch, _Again(skill, player, test).flow, side_of(player)).yes
    table = scratch.copy()
    table.events = None
    skill.spend(table, player)
    gone = table.spent[player] != scratch.spent[player] or table.used_up != scratch.used_up
    return int(6 * works), gone


def _sixths_of_team(scratch: Table, player: PlayerNo, answer: Code) -> int:
    """How often of six times a re-roll of the team helps this player."""
    return int(6 * tried(scratch, _OfTheTeam(player, answer).flow, side_of(player)).yes)
