"""Blocks of the compact notation: the dice, and rolling them again one by one or all at once."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.odds.notation import Step
from pigskin.odds.shares import ALL, LOST, NONE, SIXTH, BySpent, mixed, one_more
from pigskin.odds.walker import (
    BAD,
    GOOD,
    MIDDLING,
    PRO,
    Tags,
    Walker,
    likeliest,
    spent_tag,
    wins_over,
)

# Faces of a block die from the best to the worst: the last two.
_BOTH_DOWN: Final = 5
_SKULL: Final = 6


class BlockWalker(Walker):
    """Knows blocks."""

    def block(self, step: Step, left: int, tags: Tags) -> BySpent:
        """Roll the dice of a block."""
        return mixed(
            [
                (share, self._dice(step, left, tags, dice, (), ()))
                for dice, share in _rolls(abs(step.dice))
            ]
        )

    def _dice(
        self,
        step: Step,
        left: int,
        tags: Tags,
        dice: tuple[int, ...],
        fixed: tuple[int, ...],
        tried: tuple[str, ...],
    ) -> BySpent:
        """The dice lie there; those in `fixed` have been rolled again already."""
        key = (id(step), left, tags, dice, fixed, tried)
        known = self.blocks.get(key)
        if known is None:
            known = self._again(step, left, tags, dice, fixed, tried)
            self.blocks[key] = known
        return known

    def _again(
        self,
        step: Step,
        left: int,
        tags: Tags,
        dice: tuple[int, ...],
        fixed: tuple[int, ...],
        tried: tuple[str, ...],
    ) -> BySpent:
        what = _result(step, dice + fixed)
        if what == GOOD:
            return self.follow(step.next, left, tags)
        mild = what == MIDDLING or (step.forks and not step.pushes)
        kept = self.failed(step, left, tags) if mild else LOST
        if mild and step.marked("'"):
            return kept
        sources = self._sources(step, tags, tried)
        if self.best:
            ways = [kept]
            for code in sources:
                for number in range(len(dice)):
                    if _may_roll(code, dice[number]):
                        ways.append(self._one(step, left, tags, dice, fixed, tried, code, number))
            if self.has(step, tags, "SB"):
                for bits in range(1, 1 << len(dice)):
                    ways.append(self._some(step, left, tags, dice, fixed, tried, bits))
            if left > 0 and not fixed:
                ways.append(self._all(step, left, tags, kept))
            return likeliest(ways)
        if self.has(step, tags, "SB"):
            bits = sum(1 << at for at in range(len(dice)) if dice[at] > step.good)
            return self._some(step, left, tags, dice, fixed, tried, bits)
        chance, code, number = NONE, "", 0
        forced = [
            each
            for each in sources
            if each == "UM"
            or (each == "B" and step.marked("^"))
            or (each == "H" and step.marked("%"))
            or (each == "P" and step.marked("*"))
        ]
        for each in forced:
            chance, code, number = _by_one(step, dice, fixed, [each], sources)
            if chance:
                return self._one(step, left, tags, dice, fixed, tried, code, number)
        chance, code, number = _by_one(step, dice, fixed, sources, sources)
        if left > 0 and not fixed:
            wins = wins_over(step)
            if wins * _all_good(step) > chance:
                return self._all(step, left, tags, kept)
        if chance:
            return self._one(step, left, tags, dice, fixed, tried, code, number)
        return kept

    def _sources(self, step: Step, tags: Tags, tried: tuple[str, ...]) -> list[str]:
        """The skills that can still roll one of the dice again, those that cost least first."""
        codes = ["UM", "B", "H"]
        if self.season2:
            codes.append("CP")
        codes.append("P")
        return [code for code in codes if code not in tried and self.has(step, tags, code)]

    def _one(
        self,
        step: Step,
        left: int,
        tags: Tags,
        dice: tuple[int, ...],
        fixed: tuple[int, ...],
        tried: tuple[str, ...],
        code: str,
        number: int,
    ) -> BySpent:
        """One die again."""
        rest = dice[:number] + dice[number + 1 :]
        if code in ("P", "CP"):
            tags = tags | {spent_tag(step, code)}
        tried = tuple(sorted((*tried, code)))
        works = PRO if code == "P" else ALL
        parts = [
            (
                works * SIXTH,
                self._dice(step, left, tags, rest, tuple(sorted((*fixed, face))), tried),
            )
            for face in range(1, 7)
        ]
        if works != ALL:
            stays = tuple(sorted((*fixed, dice[number])))
            parts.append((ALL - works, self._dice(step, left, tags, rest, stays, tried)))
        return mixed(parts)

    def _some(
        self,
        step: Step,
        left: int,
        tags: Tags,
        dice: tuple[int, ...],
        fixed: tuple[int, ...],
        tried: tuple[str, ...],
        bits: int,
    ) -> BySpent:
        """Any number of dice again (Savage Blow)."""
        tags = tags | {spent_tag(step, "SB")}
        rest = tuple(face for at, face in enumerate(dice) if not bits >> at & 1)
        return mixed(
            [
                (share, self._dice(step, left, tags, rest, tuple(sorted(fixed + new)), tried))
                for new, share in _rolls(len(dice) - len(rest))
            ]
        )

    def _all(self, step: Step, left: int, tags: Tags, kept: BySpent) -> BySpent:
        """All dice again, with a team re-roll."""
        key = (id(step), left, tags, kept)
        known = self.blocks.get(key)
        if known is not None:
            return known
        wins = wins_over(step)
        parts = [
            (wins * share, self._dice(step, left - 1, tags, (), dice, ("",)))
            for dice, share in _rolls(abs(step.dice))
        ]
        if wins != ALL:  # the dice stay as they are, with a re-roll less to come
            mild = kept is not LOST
            lost = self.failed(step, left - 1, tags) if mild else LOST
            parts.append((ALL - wins, lost))
        known = one_more(mixed(parts))
        self.blocks[key] = known
        return known


# --- block dice -------------------------------------------------------------------------------


_KNOWN_ROLLS: Final[dict[int, list[tuple[tuple[int, ...], Fraction]]]] = {}


def _rolls(count: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every set of faces so many dice can show, in order, with its share."""
    if count in _KNOWN_ROLLS:
        return _KNOWN_ROLLS[count]
    shares: dict[tuple[int, ...], Fraction] = {(): ALL}
    for _ in range(count):
        more: dict[tuple[int, ...], Fraction] = {}
        for dice, share in shares.items():
            for face in range(1, 7):
                new = tuple(sorted((*dice, face)))
                more[new] = more.get(new, NONE) + share / 6
        shares = more
    _KNOWN_ROLLS[count] = list(shares.items())
    return _KNOWN_ROLLS[count]


def _result(step: Step, dice: tuple[int, ...]) -> int:
    face = min(dice) if step.dice > 0 else max(dice)
    if face <= step.good:
        return GOOD
    return MIDDLING if face <= step.good + step.pushes else BAD


def _all_good(step: Step) -> Fraction:
    """The chance that a fresh roll succeeds."""
    return sum((share for dice, share in _rolls(abs(step.dice)) if not _result(step, dice)), NONE)


def _may_roll(code: str, face: int) -> bool:
    """May a skill roll a die that shows this again?"""
    if code == "B":
        return face == _BOTH_DOWN
    return face == _SKULL if code == "H" else True


def _by_one(
    step: Step,
    dice: tuple[int, ...],
    fixed: tuple[int, ...],
    first: list[str],
    sources: list[str],
) -> tuple[Fraction, str, int]:
    """The chance of rolling dice again one by one, and the skill and die to begin with."""
    best, chosen, which = NONE, "", 0
    for code in first:
        for number, face in enumerate(dice):
            if face <= step.good or not _may_roll(code, face):
                continue
            rest = dice[:number] + dice[number + 1 :]
            others = [each for each in sources if each != code]
            works = PRO if code == "P" else ALL
            chance = (ALL - works) * _go_on(step, rest, (*fixed, face), others)
            for new in range(1, 7):
                chance += works * SIXTH * _go_on(step, rest, (*fixed, new), others)
            if chance > best:
                best, chosen, which = chance, code, number
    return best, chosen, which


def _go_on(
    step: Step, dice: tuple[int, ...], fixed: tuple[int, ...], sources: list[str]
) -> Fraction:
    if _result(step, dice + fixed) == GOOD:
        return ALL
    return _by_one(step, dice, fixed, sources, sources)[0] if sources else NONE
