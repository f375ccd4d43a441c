"""Actions as people write them: "home 3 blitz 12,7 away 2", read into single steps."""

from __future__ import annotations

from typing import Final

from pigskin.errors import NotationError
from pigskin.looking import player_of, square_of
from pigskin.model import NOBODY, NOWHERE, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import SIDES, square_text
from pigskin.questions import KICK_HIM, code, player_text
from pigskin.rolls import NO_ANSWER
from pigskin.showing import quoted

ACTIONS: Final = ("move", "block", "blitz", "pass", "hand-off", "foul")
_MOST: Final = 60

# What a step is.
BEGIN: Final = 0
WALK: Final = 1
HIT: Final = 2
THROW: Final = 3
HAND: Final = 4
DEED: Final = 5  # something done to somebody that is no block; it comes last


class Step:
    """One thing a player does: who, what, and to whom or where."""

    def __init__(self, kind: int, player: PlayerNo, text: str) -> None:
        self.kind = kind
        self.player = player
        self.text = text  # the act it belongs to
        self.action = ""
        self.square = NOWHERE
        self.other = NOBODY
        self.leaps = False
        self.push_will_do = False
        self.code = NO_ANSWER  # of a DEED

    def words(self, table: Table) -> str:
        """The answer the step is, as the game asks for it."""
        if self.kind == BEGIN:
            return f"{player_text(table, self.player)} {self.action}"
        if self.kind == WALK:
            return f"{'leap' if self.leaps else 'move'} {square_text(self.square)}"
        if self.kind == HIT:
            return f"block {player_text(table, self.other)}"
        if self.kind == HAND:
            return f"hand off to {player_text(table, self.other)}"
        return f"pass to {square_text(self.goal(table))}"

    def goal(self, table: Table) -> Square:
        """The square of a throw, which may be wherever a team-mate is by then."""
        return table.place[self.other] if self.other >= 0 else self.square


def read_acts(table: Table, texts: list[str]) -> list[Step]:
    """Read a sequence of actions; a NotationError says in a line what is wrong with one."""
    if not texts:
        raise NotationError("there is nothing to be done: write actions such as 'home 3 move 12,7'")
    steps: list[Step] = []
    for text in texts:
        steps += _read(table, text)
        if len(steps) > _MOST:
            raise NotationError(f"a sequence has at most {_MOST} steps")
    side = side_of(steps[0].player)
    for step in steps:
        if side_of(step.player) != side:
            whose = f"all actions must be {SIDES[side]}'s"
            raise NotationError(f"{whose}, but {quoted(step.text)} is not")
    for step in steps[:-1]:
        if step.kind == DEED:
            raise NotationError(f"{quoted(step.text)}: nothing is reckoned with after a foul")
    return steps


def _read(table: Table, text: str) -> list[Step]:
    if not isinstance(text, str):
        raise NotationError(f"an action is a text, not {quoted(text)}")
    words = text.lower().split()
    if len(words) < 3 or words[0] not in SIDES:
        raise NotationError(f"{quoted(text)} is no action; write one as in 'home 3 move 12,7 13,7'")
    player = player_of(table, f"{words[0]} {words[1]}")
    begin = Step(BEGIN, player, text)
    begin.action = words[2]
    if begin.action not in ACTIONS:
        raise NotationError(
            f"{quoted(text)}: {quoted(words[2])} is no action that can be reckoned with; there "
            f"are {', '.join(ACTIONS)}"
        )
    steps = [begin]
    rest = words[3:]
    while rest:
        steps.append(_next(table, begin, steps[-1], rest))
        if steps[-1].kind == BEGIN:
            steps.pop()  # a word about the step before
    if len(steps) == 1:
        raise NotationError(f"{quoted(text)} does not say what {words[0]} {words[1]} does")
    for step in steps:
        if step.kind == HIT:
            begin.other = step.other  # some editions want the target named at once
    return steps


def _next(table: Table, begin: Step, before: Step, rest: list[str]) -> Step:
    """The next step in the words that are left, which it takes out of them."""
    word = rest.pop(0)
    action = begin.action
    if word == "push":
        if before.kind != HIT:
            raise NotationError(f"{quoted(begin.text)}: 'push' stands behind a block")
        before.push_will_do = True
        return begin
    to = word == "to"
    leaps = word in ("leap", "jump")
    if to or leaps:
        if not rest:
            raise NotationError(f"{quoted(begin.text)}: something must follow {quoted(word)}")
        word = rest.pop(0)
    step = Step(WALK, begin.player, begin.text)
    if word in SIDES:
        if not rest:
            raise NotationError(f"{quoted(begin.text)}: which player of {word}?")
        step.other = player_of(table, f"{word} {rest.pop(0)}")
        own = side_of(step.other) == side_of(begin.player)
        if action in ("block", "blitz") and not own and not to and not leaps:
            step.kind = HIT
        elif action == "pass" and own and to:
            step.kind = THROW
        elif action == "hand-off" and own and not leaps:
            step.kind = HAND
        elif action == "foul" and not own and not to and not leaps:
            step.kind = DEED
            step.code = code(KICK_HIM, step.other)
        else:
            whom = player_text(table, step.other)
            raise NotationError(f"{quoted(begin.text)}: what is done to {whom}?")
        return step
    step.square = square_of(word)
    step.leaps = leaps
    if to:
        if action != "pass":
            raise NotationError(f"{quoted(begin.text)}: only a pass goes 'to' a square")
        step.kind = THROW
    return step
