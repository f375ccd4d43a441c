"""The compact notation for a sequence of rolls: "D:D3,R2;2D3,K8". docs/odds.md explains it.

`read` makes a chain of steps of a text; `odds/sequence.py` reckons with them.
"""

from __future__ import annotations

import re
from typing import Final

from pigskin.errors import NotationError
from pigskin.odds.notation_skills import NAMES, NEWER, star_skills
from pigskin.showing import quoted

# What each letter before a figure rolls for.
TESTS: Final[dict[str, str]] = {
    "D": "dodge",
    "R": "rush",
    "U": "pick-up",
    "P": "pass",
    "C": "catch",
    "E": "leap",
    "Y": "gaze",
    "L": "dauntless",
    "H": "throw team-mate",
    "G": "landing",
    "M": "hail mary",
    "I": "intercept",
    "K": "armour",
    "J": "injury",
    "F": "foul",
    "A": "argue",
    "T": "stab",
    "W": "chainsaw",
}
CONTESTS: Final[dict[str, str]] = {"N": "tentacles", "S": "shadowing"}
TWO_DICE: Final = ("armour", "injury", "foul", "stab", "chainsaw")
# What may stand behind a step.
MARKS: Final = "'*^\"%¬"
MOST_STEPS: Final = 60  # each waits for those behind it
DEEPEST: Final = 20  # brackets within brackets
LONGEST: Final = 2000  # characters

_SKILLS: Final = re.compile(r"[^\W\d][^;:\[\]{}()|/\"^%]*:|:")
_SKILL: Final = re.compile(r"([A-Za-z]+) ?\+?(\d)?\+?$")
_BLOCK: Final = re.compile(r"(-?)([123])D([0-6])")
_FIXED: Final = re.compile(r"(\d{1,6})/(\d{1,6})")
_TEST: Final = re.compile(r"([A-Z]?)(\d{1,2})([+-]\d{1,2})?")
_CONTEST: Final = re.compile(r"([NS])([+-]?\d{1,2})")
_PUSHES: Final = re.compile(r"!([1-5])")
_MARK: Final = re.compile(f"[{MARKS}]*")


class Being:
    """Somebody who rolls: the codes of his skills, each with its figure."""

    def __init__(self, number: int, skills: dict[str, int]) -> None:
        self.number = number
        self.skills = skills


class Step:
    """One thing that is rolled for, and what comes after it."""

    def __init__(self, kind: str, who: Being) -> None:
        self.kind = kind
        self.who = who
        self.need = 0  # the figure of a test; the difference of a contest
        self.modifier = 0
        self.dice = 0  # of a block; negative when the defender picks
        self.good = 0  # faces that succeed
        self.pushes = 0  # faces after them that are no failure that ends everything
        self.marks = ""
        self.share = (0, 1)  # of a fixed probability
        self.forks = False  # a failure goes on at `other`
        self.other: Step | None = None
        self.ways: list[Step | None] = []  # exclusive ones, or those after Dauntless
        self.next: Step | None = None  # None is the end: all has succeeded
        # Only while reading:
        self.inner: list[Step] = []
        self.stops = False
        self.lists: list[list[Step]] = []

    def marked(self, mark: str) -> bool:
        return mark in self.marks


class Plan:
    """A sequence that has been read: its first step, and whose rules it follows."""

    def __init__(self, text: str, start: Step | None, season2: bool) -> None:
        self.text = text
        self.start = start
        self.season2 = season2


def read(text: str) -> Plan:
    """Read a sequence in the compact notation; a NotationError points at what is wrong."""
    if not isinstance(text, str):
        raise NotationError(f"a sequence is a text, not {quoted(text)}")
    if len(text) > LONGEST:
        raise NotationError(f"a sequence has at most {LONGEST} characters, not {len(text)}")
    body = text.strip()
    season2 = body.endswith("~S2")
    reader = _Reader(body.removesuffix("~S2").removesuffix("~S3"), season2)
    return Plan(text, _link(reader.whole(), None), season2)


def _link(steps: list[Step], after: Step | None) -> Step | None:
    """Chain the steps, with `after` behind the last; returns the first."""
    for step in reversed(steps):
        step.next = after
        if step.forks:
            step.other = _link(step.inner, None if step.stops else after)
        step.ways = [_link(way, after) for way in step.lists]
        after = step
    return after


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str, season2: bool) -> None:
        self.text = text
        self.season2 = season2
        self.at = 0
        self.beings = 0
        self.rolls = 0
        self.depth = 0
        self.who = Being(0, {})

    def wrong(self, problem: str, at: int = -1) -> NotationError:
        spot = self.at if at < 0 else at
        near = f"at {self.text[spot : spot + 12]!r}" if spot < len(self.text) else "at the end"
        return NotationError(f"{problem} (character {spot + 1}, {near})")

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def whole(self) -> list[Step]:
        self.player()
        steps = self.steps("")
        if not steps:
            raise self.wrong("there is nothing to roll for")
        return steps

    def player(self) -> None:
        """A new player begins here; his skills stand before a colon."""
        self.beings += 1
        start = self.at
        found = self.match(_SKILLS)
        skills: dict[str, int] = {}
        if found is not None:
            at = start
            for word in found.group()[:-1].split(","):
                if word.strip():
                    self.add_skill(skills, word.strip(), at)
                at += len(word) + 1
        self.who = Being(self.beings, skills)

    def add_skill(self, skills: dict[str, int], word: str, at: int) -> None:
        found = _SKILL.match(word)
        if found is not None and found.group(1) in NAMES:
            code = found.group(1)
            figure = int(found.group(2) or 0)
            if code == "L" and not 2 <= figure <= 6:
                raise self.wrong("Loner needs a figure from 2 to 6, such as L4", at)
            if self.season2 and code in NEWER:
                raise self.wrong(f"BB2020 has no {NAMES[code]}", at)
            if self.season2 and code == "BT" and figure > 2:
                raise self.wrong("in BB2020 Break Tackle adds 1 or 2", at)
            skills[code] = figure or 1
            return
        known = star_skills(word, self.season2)
        if known is None:
            raise self.wrong(f"there is no skill or star {word!r}", at)
        skills.update(known)

    def steps(self, closing: str) -> list[Step]:
        """Steps up to a closing bracket, or to the end."""
        found: list[Step] = []
        fresh = False  # a comma or semicolon waits for a step
        while self.at < len(self.text) and self.peek() != closing:
            sign = self.peek()
            if sign == " ":
                self.at += 1
            elif sign in ",;" and found and not fresh:
                self.at += 1
                fresh = True
                if sign == ";":
                    self.player()
            elif sign == "(":
                found.append(self.split())
                fresh = False
            elif found and not fresh and not self.closed():
                if sign == "+":
                    raise self.wrong("write 3 for a 3+, without the plus")
                raise self.wrong("a comma is missing")
            else:
                found.append(self.step())
                fresh = False
        if fresh:
            raise self.wrong("something must follow")
        return found

    def closed(self) -> bool:
        """Has a bracket just been closed, behind which no comma is needed?"""
        return self.text[: self.at].rstrip().endswith((")", "}", "]"))

    def split(self) -> Step:
        """Exclusive ways: (1/2,2)(1/4,3)(1/4,4)."""
        step = Step("split", self.who)
        total = 0.0
        while self.peek() == "(":
            start = self.at
            way = self.bracket(")")
            if not way or way[0].kind != "fixed":
                raise self.wrong("a way in round brackets begins with its share, as (1/2,3)", start)
            total += way[0].share[0] / way[0].share[1]
            if total > 1.000001:
                raise self.wrong("the shares of the ways come to more than 1", start)
            step.lists.append(way)
        return step

    def bracket(self, closing: str) -> list[Step]:
        """The steps in brackets; afterwards the player before them goes on."""
        start = self.at
        self.at += 1
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(f"brackets go at most {DEEPEST} deep")
        who = self.who
        if self.peek() == ":" or _SKILLS.match(self.text, self.at):
            self.player()
        steps = self.steps(closing)
        if self.peek() != closing:
            raise self.wrong(f"the bracket is never closed with {closing!r}", start)
        self.at += 1
        self.depth -= 1
        self.who = who
        return steps

    def step(self) -> Step:
        start = self.at
        self.rolls += 1
        if self.rolls > MOST_STEPS:
            raise self.wrong(f"a sequence has at most {MOST_STEPS} rolls")
        step = self.rolled()
        step.marks = self.marks()
        pushes = self.match(_PUSHES)
        if pushes is not None:
            if step.kind != "block":
                raise self.wrong("only a block has faces after '!'", start)
            step.pushes = int(pushes.group(1))
            if step.good + step.pushes > 6:
                raise self.wrong("a block die has six faces", start)
            step.marks += self.marks()
        if self.peek() == "{" or self.peek() == "[":
            step.forks = True
            step.stops = self.peek() == "["
            step.inner = self.bracket("]" if step.stops else "}")
        elif step.pushes:
            raise self.wrong("after '!' stands in braces what follows, as in 2D2!2{1D2}")
        if step.kind == "dauntless":
            self.two_ways(step)
        return step

    def marks(self) -> str:
        found = self.match(_MARK)
        return found.group() if found is not None else ""

    def two_ways(self, step: Step) -> None:
        """What follows Dauntless if it works, and if it does not: 2D2|1D2."""
        if self.peek() != ",":
            raise self.wrong("after Dauntless stand two blocks, as in L2,2D2|1D2")
        self.at += 1
        step.lists.append([self.step()])
        if self.peek() != "|":
            raise self.wrong("after Dauntless stand two blocks, as in L2,2D2|1D2")
        self.at += 1
        step.lists.append([self.step()])

    def rolled(self) -> Step:
        """What is rolled, without what stands behind it."""
        block = self.match(_BLOCK)
        if block is not None:
            step = Step("block", self.who)
            step.dice = int(block.group(1) + block.group(2))
            step.good = int(block.group(3))
            return step
        fixed = self.match(_FIXED)
        if fixed is not None:
            step = Step("fixed", self.who)
            step.share = (int(fixed.group(1)), int(fixed.group(2)))
            if not step.share[1] or step.share[0] > step.share[1]:
                raise self.wrong("a share is at most 1", fixed.start())
            return step
        contest = self.match(_CONTEST)
        if contest is not None:
            step = Step(CONTESTS[contest.group(1)], self.who)
            step.need = int(contest.group(2))
            return step
        start = self.at
        test = self.match(_TEST)
        if test is not None and (not test.group(1) or test.group(1) in TESTS):
            step = Step(TESTS[test.group(1)] if test.group(1) else "test", self.who)
            step.need = int(test.group(2))
            step.modifier = int(test.group(3) or 0)
            return step
        self.at = start
        if self.peek() == "B":
            self.at += 1
            return Step("bribe", self.who)
        small = self.peek().islower()
        raise self.wrong("this is no roll of the notation" + "; letters are capitals" * small)
