"""Armour, injury and fouls of the compact notation."""

from __future__ import annotations

from fractions import Fraction

from pigskin.odds.notation import Step
from pigskin.odds.notation_blocks import BlockWalker
from pigskin.odds.shares import ALL, SIXTH, THIRTY_SIXTH, BySpent, d6, mixed
from pigskin.odds.walker import CAUGHT, FOULED, PRO, Tags, spent_tag


class HurtWalker(BlockWalker):
    """Knows armour, injury, fouls, and what a coach can do about a call."""

    def armour(self, step: Step, left: int, tags: Tags) -> BySpent:
        parts: list[tuple[Fraction, BySpent]] = []
        for one in range(1, 7):
            for two in range(1, 7):
                parts.append((THIRTY_SIXTH, self._armour_roll(step, left, tags, one, two, True)))
        return mixed(parts)

    def _armour_roll(
        self, step: Step, left: int, tags: Tags, one: int, two: int, may_repeat: bool
    ) -> BySpent:
        need = max(2, min(12, step.need - step.modifier))
        claws = "CL" in step.who.skills
        if one + two >= need or (claws and one + two >= 8):
            return self.follow(step.next, left, tags)
        codes = ["CR", "R", "S"] if claws and not self.season2 else ["CR", "MB", "R", "S"]
        used = self._added(step, tags, codes, need - one - two)
        if used:
            return self.follow(step.next, left, tags | used)
        if may_repeat and self.has(step, tags, "OP"):
            tags = tags | {spent_tag(step, "OP")}
            high = max(one, two)
            parts = [
                (PRO * SIXTH, self._armour_roll(step, left, tags, high, face, False))
                for face in range(1, 7)
            ]
            parts.append((ALL - PRO, self.failed(step, left, tags)))
            return mixed(parts)
        return self.failed(step, left, tags)

    def _added(self, step: Step, tags: Tags, codes: list[str], short: int) -> Tags:
        """The least of what may be added to two dice that makes up what they are short of."""
        best: Tags = frozenset()
        least = 99
        known = [code for code in codes if self.has(step, tags, code)]
        for bits in range(1, 1 << len(known)):
            chosen = [code for at, code in enumerate(known) if bits >> at & 1]
            total = sum(step.who.skills[code] for code in chosen)
            cost = sum(step.who.skills[code] for code in chosen if code not in ("CR", "BB"))
            if total >= short and cost < least:
                least = cost
                best = frozenset(spent_tag(step, code) for code in chosen)
        return best

    def injury(self, step: Step, left: int, tags: Tags) -> BySpent:
        parts: list[tuple[Fraction, BySpent]] = []
        for one in range(1, 7):
            for two in range(1, 7):
                parts.append((THIRTY_SIXTH, self._injury_roll(step, left, tags, one, two, True)))
        return mixed(parts)

    def _injury_roll(
        self, step: Step, left: int, tags: Tags, one: int, two: int, may_repeat: bool
    ) -> BySpent:
        short = max(2, min(12, step.need - step.modifier)) - one - two
        after = tags
        codes = ["BB", "MB", "R", "S"]
        if FOULED in tags:
            codes = ["DP", "ASP"] if self.season2 else ["DP"]
            after = tags - {FOULED}
            if one == two:
                after = after | {CAUGHT}
        if short <= 0:
            return self.follow(step.next, left, after)
        used = self._added(step, tags, codes, short)
        if used:
            return self.follow(step.next, left, after | used)
        if may_repeat and FOULED not in tags and self.has(step, tags, "SM"):
            tags = tags | {spent_tag(step, "SM")}
            return mixed(
                [
                    (THIRTY_SIXTH, self._injury_roll(step, left, tags, first, second, False))
                    for first in range(1, 7)
                    for second in range(1, 7)
                ]
            )
        return self.failed(step, left, after)

    def foul(self, step: Step, left: int, tags: Tags) -> BySpent:
        parts: list[tuple[Fraction, BySpent]] = []
        for one in range(1, 7):
            for two in range(1, 7):
                parts.append((THIRTY_SIXTH, self._foul_roll(step, left, tags, one, two, True)))
        return mixed(parts)

    def _foul_roll(
        self, step: Step, left: int, tags: Tags, one: int, two: int, may_repeat: bool
    ) -> BySpent:
        skills = step.who.skills
        short = max(2, min(12, step.need - step.modifier)) - one - two
        codes = ["DP"] if self.season2 else ["DP", "ASP"]
        used = self._added(step, tags, codes, short) if short > 0 else frozenset()
        broken = short <= 0 or len(used) > 0
        if not broken and may_repeat and "LF" in skills:
            return mixed(
                [
                    (THIRTY_SIXTH, self._foul_roll(step, left, tags, first, second, False))
                    for first in range(1, 7)
                    for second in range(1, 7)
                ]
            )
        seen = tags
        if one == two and "SG" not in skills:
            seen = tags | {CAUGHT}
        if not broken:
            return self.failed(step, left, seen - {FOULED})
        seen = seen | (used - {spent_tag(step, "ASP")})
        if step.next is not None and step.next.kind == "injury":
            return self.follow(step.next, left, seen)
        # An injury roll nobody asked for: its double counts all the same.
        seen = seen - {FOULED}
        return mixed(
            [
                (Fraction(5, 6), self.follow(step.next, left, seen)),
                (SIXTH, self.follow(step.next, left, seen | {CAUGHT})),
            ]
        )

    def appeal(self, step: Step, left: int, tags: Tags) -> BySpent:
        """A bribe works on anything but a 1; who argues and rolls a 1 can do nothing more."""
        if CAUGHT not in tags:
            return self.follow(step.next, left, tags)
        free = self.follow(step.next, left, tags - {CAUGHT})
        still = self.follow(step.next, left, tags)
        if step.kind == "bribe":
            return mixed([(Fraction(5, 6), free), (SIXTH, still)])
        works = d6(step.need - step.modifier)
        banned = self.follow(_after_appeals(step), left, tags)
        return mixed([(works, free), (ALL - works - SIXTH, still), (SIXTH, banned)])


def _after_appeals(step: Step) -> Step | None:
    after = step.next
    while after is not None and after.kind in ("argue", "bribe"):
        after = after.next
    return after
