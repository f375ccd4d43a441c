"""The chance that a sequence in the compact notation succeeds, under a budget of re-rolls.

Two policies. *Greedy*: a failed roll is rolled again at once, first by a skill made for it, then by
Pro or by a team re-roll, whichever is likelier to work (what costs nothing goes first if both are
alike); nobody looks ahead. *Best*: whatever makes the whole sequence likeliest.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.errors import PigskinError
from pigskin.odds.notation import Step, read
from pigskin.odds.notation_injuries import HurtWalker
from pigskin.odds.shares import (
    ALL,
    NONE,
    SIXTH,
    BySpent,
    at_most,
    d6,
    mixed,
    one_more,
    two_d6,
    whole,
)
from pigskin.odds.walker import (
    BAD,
    DIVED_IN,
    FOULED,
    MIDDLING,
    OFF,
    ORDINARY,
    PRO,
    Tags,
    likeliest,
    spent_tag,
    wins_over,
)
from pigskin.showing import quoted

GREEDY: Final = "greedy"
BEST: Final = "best"
POLICIES: Final = (GREEDY, BEST)
MOST_REROLLS: Final = 16

# Skills that roll a failed test of their kind again: every time, once a turn, once a match.
_REROLLS: Final[dict[str, tuple[str, ...]]] = {
    "dodge": ("D",),
    "rush": ("SF",),
    "pick-up": ("SH",),
    "catch": ("C",),
    "pass": ("PA", "TB"),
    "throw team-mate": ("TB",),
    "gaze": ("MD",),
    "dauntless": ("BR",),
}
_ONCE: Final = ("D", "SF", "TB", "MD")
_AGILITY: Final = ("dodge", "leap", "pick-up", "catch", "landing")

# A missed pass comes down after three steps on the target, or beside it and bounces there.
_BACK: Final = Fraction(24, 512)
_BESIDE: Final = Fraction(216, 512)
_MISSED: Final = _BACK + _BESIDE / 8
_DIVED: Final = _BACK + _BESIDE  # Diving Catch reaches the squares beside


class Sequence:
    """A sequence with its chances. Entry k: with at most k of the `rerolls` spent."""

    def __init__(self, text: str, rerolls: int = 0) -> None:
        if not isinstance(rerolls, int) or isinstance(rerolls, bool):
            raise PigskinError(f"re-rolls are counted, not {quoted(rerolls)}")
        if not 0 <= rerolls <= MOST_REROLLS:
            raise PigskinError(f"a team has 0 to {MOST_REROLLS} re-rolls, not {rerolls}")
        plan = read(text)
        self.text = text
        self.rerolls = rerolls
        self.assumes: list[str] = []
        # Greedy spends from the whole budget; entry k counts what took at most k of it.
        greedy = _Reckoner(plan, False).follow(plan.start, rerolls, frozenset())
        self.greedy = at_most(greedy, rerolls)
        # The best with a budget of k is reckoned for each k.
        best = _Reckoner(plan, True)
        self.best = [
            whole(best.follow(plan.start, budget, frozenset())) for budget in range(rerolls + 1)
        ]

    def chances(self, policy: str = GREEDY) -> list[Fraction]:
        """The exact chances under a policy, "greedy" or "best"."""
        if policy not in POLICIES:
            raise PigskinError(f"{quoted(policy)} is no policy; there are greedy and best")
        return self.greedy if policy == GREEDY else self.best

    def to_json(self, policy: str = GREEDY) -> dict[str, object]:
        return {"chance": [float(chance) for chance in self.chances(policy)]}


class _Reckoner(HurtWalker):
    """Knows every kind of step; those on a D6 are here."""

    def roll(self, step: Step, left: int, tags: Tags) -> BySpent:
        kind = step.kind
        if kind == "fixed":
            return self.fixed(step, left, tags, Fraction(step.share[0], step.share[1]))
        if kind == "split":
            return mixed([(ALL, self.follow(way, left, tags)) for way in step.ways])
        if kind == "block":
            return self.block(step, left, tags - {FOULED})
        if kind == "armour":
            return self.armour(step, left, tags - {FOULED, spent_tag(step, "MB")})
        if kind == "injury":
            return self.injury(step, left, tags)
        if kind == "foul":
            return self.foul(step, left, (tags | {FOULED}) - {spent_tag(step, "DP")})
        if kind == "argue" or kind == "bribe":
            return self.appeal(step, left, tags)
        if kind == "stab" or kind == "chainsaw":
            return self.fixed(step, left, tags, two_d6(step.need - step.modifier))
        if kind == "intercept":
            return self._intercept(step, left, tags)
        if kind == "tentacles" or kind == "shadowing":
            holds = Fraction(max(1, min(5, step.need + 1)), 6)
            return self.fixed(step, left, tags, ALL - holds)
        if kind == "catch" and OFF in tags:
            there = _DIVED if "DC" in step.who.skills else _MISSED
            return mixed([(there, self.test(step, left, tags, False))])
        return self.test(step, left, tags, False)

    def _intercept(self, step: Step, left: int, tags: Tags) -> BySpent:
        """An opponent's roll; a missed pass is easier to reach."""
        reached = d6(step.need - step.modifier - (1 if OFF in tags else 0))
        if "CB" in step.who.skills:
            reached *= reached
        return self.fixed(step, left, tags, ALL - reached)

    def test(self, step: Step, left: int, tags: Tags, again: bool) -> BySpent:
        """Roll a D6; `again` when this is the re-roll."""
        key = (id(step), left, tags)
        if again and key in self.second:
            return self.second[key]
        rolled = mixed(
            [(SIXTH, self._face(step, left, tags, face, again)) for face in range(1, 7)]
        )
        if again:
            self.second[key] = rolled
        return rolled

    def _face(self, step: Step, left: int, tags: Tags, face: int, again: bool) -> BySpent:
        need = _need(step, tags)
        skills = step.who.skills
        bonuses: list[tuple[str, int]] = []
        later = step.marked("¬") and not again and self._may_roll_again(step, left, tags)
        if step.kind == "dodge" and not later and self.has(step, tags, "BT"):
            bonuses.append(("BT", skills["BT"]))
        if (
            step.kind in _AGILITY
            and "CP" in skills
            and not self.season2
            and spent_tag(step, "CP") not in tags
        ):
            bonuses.append(("CP", 1))
        if step.marked('"') and step.kind in ("dodge", "leap"):
            # He dives if the roll passes without him and fails with him, whatever is added to it.
            most = sum(bonus for _, bonus in bonuses)
            if DIVED_IN not in tags and _passes(face, need - most):
                if not _passes(face, need + 2 - most):
                    return self._missed(
                        step, left, tags | {DIVED_IN, _dive(step)}, BAD, again
                    )
            elif _dive(step) in tags:
                need += 2
        tags_after = tags - {_dive(step)}
        if _passes(face, need):
            return self._passed(step, left, tags_after)
        ways: list[BySpent] = []
        for spent in _helped(bonuses, face, need):
            ways.append(self._passed(step, left, tags_after | {spent_tag(step, c) for c in spent}))
            if not self.best:
                return ways[0]
        ways.append(self._missed(step, left, tags, _what(step, face), again))
        return likeliest(ways)

    def _may_roll_again(self, step: Step, left: int, tags: Tags) -> bool:
        """Could this player roll the test again if it failed?"""
        codes = ("P", *_REROLLS.get(step.kind, ()))
        return left > 0 or any(self.has(step, tags, code) for code in codes)

    def _passed(self, step: Step, left: int, tags: Tags) -> BySpent:
        if step.kind == "dauntless":
            return self.follow(step.ways[0], left, tags)
        if step.kind == "catch":
            tags = tags - {OFF}
        elif step.kind == "landing":
            tags = tags - {ORDINARY}
        elif step.kind == "hail mary" and _catch_follows(step):
            tags = tags | {OFF}
        return self.follow(step.next, left, tags)

    def _kept(self, step: Step, left: int, tags: Tags, what: int) -> BySpent:
        """The roll stays as it is."""
        tags = tags - {_dive(step)}
        if what == MIDDLING:
            if step.kind == "dauntless":
                return self.follow(step.ways[1], left, tags)
            if step.kind == "pass" and _catch_follows(step):
                return self.follow(step.next, left, tags | {OFF})
            if step.kind == "throw team-mate" and _landing_follows(step):
                return self.follow(step.next, left, tags | {ORDINARY})
        return self.failed(step, left, tags)

    def _missed(self, step: Step, left: int, tags: Tags, what: int, again: bool) -> BySpent:
        """The roll is not good: roll again, if anything lets him and the policy wants it."""
        kept = self._kept(step, left, tags, what)
        mild = what == MIDDLING or step.forks or step.kind == "gaze"
        if again or (mild and step.marked("'")):
            return kept
        skills = step.who.skills
        ways: list[tuple[Fraction, BySpent]] = []  # how likely it is to work, and what it leads to
        for code in _REROLLS.get(step.kind, ()):
            if code in skills and spent_tag(step, code) not in tags:
                after = tags | {spent_tag(step, code)} if code in _ONCE else tags
                free = self.test(step, left, after, True)
                if not self.best:
                    return free
                ways.append((ALL, free))
        if "CP" in skills and self.season2 and spent_tag(step, "CP") not in tags:
            ways.append((ALL, self.test(step, left, tags | {spent_tag(step, "CP")}, True)))
        if "P" in skills and spent_tag(step, "P") not in tags:
            after = tags | {spent_tag(step, "P")}
            pro = mixed(
                [
                    (PRO, self.test(step, left, after, True)),
                    (ALL - PRO, self._kept(step, left, after, what)),
                ]
            )
            if step.marked("*") and not self.best:
                return pro
            ways.append((PRO, pro))
        if left > 0:
            wins = wins_over(step)
            team = mixed(
                [
                    (wins, self.test(step, left - 1, tags, True)),
                    (ALL - wins, self._kept(step, left - 1, tags, what)),
                ]
            )
            ways.append((wins, one_more(team)))
        if self.best:
            return likeliest([kept, *[way for _, way in ways]])
        return _first_of_likeliest(ways, kept)


def _dive(step: Step) -> str:
    """The tag of a test during which somebody dives: it counts for its re-roll as well."""
    return f"dive at {id(step)}"


def _need(step: Step, tags: Tags) -> int:
    need = step.need - step.modifier
    if step.kind == "catch" and OFF in tags:
        # A diver's figure has the bonus of an accurate pass in it, which is gone.
        need += 2 if "DC" in step.who.skills else 1
    elif step.kind == "landing" and ORDINARY in tags:
        need += 1
    return need


def _passes(face: int, need: int) -> bool:
    return face == 6 or (face > 1 and face >= need)


def _what(step: Step, face: int) -> int:
    """What a roll that is not good is."""
    if step.kind == "dauntless":
        return MIDDLING
    if step.kind in ("pass", "throw team-mate"):
        return MIDDLING if face > 1 and face + step.modifier > 1 else BAD
    return BAD


def _helped(bonuses: list[tuple[str, int]], face: int, need: int) -> list[list[str]]:
    """The sets of bonuses that save a roll, the smallest first."""
    found: list[list[str]] = []
    if face == 1:
        return found
    for code, bonus in bonuses:
        if face + bonus >= need:
            found.append([code])
    if len(bonuses) == 2 and not found and face + bonuses[0][1] + bonuses[1][1] >= need:
        found.append([bonuses[0][0], bonuses[1][0]])
    return found


def _catch_follows(step: Step) -> bool:
    """Is somebody to catch the ball, perhaps after an opponent has tried for it?"""
    after = step.next
    while after is not None and after.kind == "intercept":
        after = after.next
    return after is not None and after.kind == "catch"


def _landing_follows(step: Step) -> bool:
    return step.next is not None and step.next.kind == "landing"


def _first_of_likeliest(ways: list[tuple[Fraction, BySpent]], kept: BySpent) -> BySpent:
    """The way that is likeliest to work; of equals the first."""
    best, chosen = NONE, kept
    for works, way in ways:
        if works > best:
            best, chosen = works, way
    return chosen
