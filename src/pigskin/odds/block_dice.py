"""The dice of a block at a table: which faces are chosen, after every re-roll that is there.

What may be rolled again, and whether that works, is asked of the engine; here the dice are
counted out. A face is chosen, and dice are rolled again, for the best of whoever decides.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

from pigskin.effects import moments as at
from pigskin.effects.asking import granting
from pigskin.effects.base import Effect
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.tree import Inquiry, reckon
from pigskin.questions import SKILL_REROLL, Flow, verb_of
from pigskin.rolls import NO_ANSWER
from pigskin.rules.block_dice import DEFENDER_DOWN
from pigskin.rules.rerolls import reroll_codes, use_reroll

# Two of the six faces are the same push.
FACES: Final = ((1, 1), (2, 1), (3, 2), (5, 1), (6, 1))

# How good a face is for the attacker: the chance of what he wants, and the rest.
Worth: TypeAlias = tuple[Fraction, Fraction]
ByFace: TypeAlias = dict[int, Fraction]
Dice: TypeAlias = tuple[int, ...]


class _Works(Inquiry):
    """Does a re-roll work, or is it spent for nothing?"""

    def __init__(
        self, table: Table, player: PlayerNo, answer: Code, skill: Effect | None, test: str
    ) -> None:
        super().__init__(table, side_of(player))
        self.player = player
        self.code = answer
        self.skill = skill
        self.test = test

    def begin(self, table: Table) -> Flow[object]:
        if self.skill is not None:
            return self.skill.reroll(table, self.player, self.test)
        return use_reroll(table, self.player, self.test, self.code)

    def outcome(self, table: Table, result: object) -> str:
        return "works" if result else "fails"

    def points(self, outcome: str) -> int:
        return 1 if outcome == "works" else 0


def works(
    table: Table, player: PlayerNo, answer: Code, skill: Effect | None = None, test: str = "block"
) -> Fraction:
    """The chance that a re-roll of a player leads to a new roll: an answer, or a skill of his."""
    return reckon(_Works(table, player, answer, skill, test)).get("works", NONE)


class BlockDice:
    """All that can be done with the dice of one block."""

    def __init__(
        self,
        table: Table,
        attacker: PlayerNo,
        defender: PlayerNo,
        count: int,
        worth: dict[int, Worth],
        team: bool,
    ) -> None:
        self.count = count
        self.worth = worth
        self.turns = granting(table, attacker, at.TURNS_DICE, defender) is not None
        self.own: list[tuple[Effect, Fraction]] = []  # skills that roll single dice again
        self.may: dict[tuple[int, int], bool] = {}  # which faces each of them may
        for skill in table.at[attacker][at.REROLLS_DIE]:
            chance = NONE
            for face, _ in FACES:
                allowed = bool(skill.rerolls_die(table, attacker, face))
                self.may[skill.id, face] = allowed
                if allowed and not chance:
                    chance = works(table, attacker, NO_ANSWER, skill)
            if chance:
                self.own.append((skill, chance))
        self.all_again: list[Fraction] = []  # the chances of what rolls all dice again
        for code in reroll_codes(table, attacker, "block"):
            if team or verb_of(code) == SKILL_REROLL:
                self.all_again.append(works(table, attacker, code))
        self.known: dict[tuple[Dice, Dice, tuple[int, ...]], ByFace] = {}
        self.fresh: ByFace = {}
        self.fresh = self._rolled(True)

    def chosen(self) -> ByFace:
        """The share with which each face is chosen in the end."""
        return self._rolled(False)

    def _rolled(self, final: bool) -> ByFace:
        total: ByFace = {}
        for dice, share in rolls(abs(self.count)):
            found = {self._pick(dice): ALL} if final else self._after(dice, (), ())
            _add(total, found, share)
        return total

    def _pick(self, dice: Dice) -> int:
        """The face that whoever picks likes best, unless the attacker turns the dice over."""
        best = dice[0]
        for face in dice[1:]:
            mine, other = self.worth[face], self.worth[best]
            if (mine > other if self.count > 0 else mine < other) or (
                mine == other and face > best
            ):
                best = face
        if self.turns and self.worth[DEFENDER_DOWN] > self.worth[best]:
            return DEFENDER_DOWN
        return best

    def _after(self, dice: Dice, fixed: Dice, tried: tuple[int, ...]) -> ByFace:
        """What is chosen in the end if these dice lie there, some of them rolled again already."""
        key = (dice, tuple(sorted(fixed)), tuple(sorted(tried)))
        known = self.known.get(key)
        if known is None:
            known = self._best(dice, fixed, tried)
            self.known[key] = known
        return known

    def _best(self, dice: Dice, fixed: Dice, tried: tuple[int, ...]) -> ByFace:
        best: ByFace = {self._pick(dice + fixed): ALL}
        most = self._worth(best)
        if not self.all_again and not self.own:
            return best
        for skill, chance in self.own:
            if skill.id in tried:
                continue
            for which in self._choices(dice, skill):
                found = self._again(dice, fixed, (*tried, skill.id), which, chance)
                worth = self._worth(found)
                if worth > most:
                    best, most = found, worth
        if not fixed:
            for chance in self.all_again:
                found = {}
                _add(found, self.fresh, chance)
                _add(found, {self._pick(dice): ALL}, ALL - chance)
                worth = self._worth(found)
                if worth > most:
                    best, most = found, worth
        return best

    def _choices(self, dice: Dice, skill: Effect) -> list[int]:
        """The sets of dice a skill may roll again, as bits."""
        found: list[int] = []
        for bits in range(1, 1 << len(dice)):
            picked = [face for number, face in enumerate(dice) if bits >> number & 1]
            if len(picked) > 1 and not skill.any_number:
                continue
            if self.may[skill.id, picked[0]]:
                found.append(bits)
        return found

    def _again(
        self, dice: Dice, fixed: Dice, tried: tuple[int, ...], bits: int, chance: Fraction
    ) -> ByFace:
        rest = tuple(face for number, face in enumerate(dice) if not bits >> number & 1)
        total: ByFace = {}
        for new, share in rolls(len(dice) - len(rest)):
            _add(total, self._after(rest, fixed + new, tried), share * chance)
        if chance != ALL:
            same = tuple(face for number, face in enumerate(dice) if bits >> number & 1)
            _add(total, self._after(rest, fixed + same, tried), ALL - chance)
        return total

    def _worth(self, faces: ByFace) -> Worth:
        wanted, rest = NONE, NONE
        for face, share in faces.items():
            wanted += share * self.worth[face][0]
            rest += share * self.worth[face][1]
        return wanted, rest


def _add(total: ByFace, faces: ByFace, share: Fraction) -> None:
    for face, each in faces.items():
        total[face] = total.get(face, NONE) + share * each


_KNOWN: Final[dict[int, list[tuple[Dice, Fraction]]]] = {}


def rolls(count: int) -> list[tuple[Dice, Fraction]]:
    """Every set of faces so many dice can show, with its share."""
    if count in _KNOWN:
        return _KNOWN[count]
    shares: dict[Dice, Fraction] = {(): ALL}
    for _ in range(count):
        more: dict[Dice, Fraction] = {}
        for dice, share in shares.items():
            for face, ways in FACES:
                new = tuple(sorted((*dice, face)))
                more[new] = more.get(new, NONE) + share * Fraction(ways, 6)
        shares = more
    _KNOWN[count] = list(shares.items())
    return _KNOWN[count]
