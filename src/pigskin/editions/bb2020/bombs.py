"""Bombs: thrown and interfered with like the ball, caught at one's peril, and never bouncing."""

from __future__ import annotations

from pigskin.editions.bb2020.interference import interfere
from pigskin.editions.bb2020.passing import (
    flight,
    reach_of,
    run_on,
    throw_test,
)
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_BOMB
from pigskin.model import NOBODY, NOWHERE, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ON_PITCH, OUT_OF_RANGE, QUICK
from pigskin.questions import SKILL_TO, Flow, Question, verb_of
from pigskin.rolls import INACCURATE_THROW
from pigskin.rules.ball import can_handle, cannot_hold, scatter_path, settle, turn_over
from pigskin.rules.bombs import caught_in_blast
from pigskin.rules.grades import FUMBLE, HELD, INACCURATE, ON_TARGET
from pigskin.rules.injury import hurt, place_prone
from pigskin.rules.passing import target_codes, target_of
from pigskin.rules.rolling import agility_test, ball_modifier


def throw_bombs(table: Table, bomber: PlayerNo) -> Flow[bool]:
    """A bomb flies until it explodes: whoever catches it may have to throw it on at once.

    False when the bomber fumbled it and held on to it: that is the end of his activation.
    """
    thrower = bomber
    nearby = False
    while thrower != NOBODY:
        codes = target_codes(table, thrower, OUT_OF_RANGE - 1)
        answer = yield Question(side_of(thrower), "bomb", codes, thrower)
        anywhere = verb_of(answer) == SKILL_TO
        target = target_of(answer)
        table.tell("bomb", thrower, target)
        if thrower == bomber:
            nearby = reach_of(table, thrower, target, anywhere) == QUICK
        bomb = Bomb(thrower)
        yield from bomb.fly(table, target, anywhere)
        if bomb.kept:
            return thrower != bomber
        thrower = NOBODY
        if bomb.holder != NOBODY and not (yield from _goes_off(table, bomb)):
            table.tell("has the bomb", bomb.holder)
            thrower = bomb.holder
        elif bomb.square != NOWHERE:
            yield from explode(table, bomb.square, bomber)
    if nearby:
        run_on(table, bomber)
    return True


def _goes_off(table: Table, bomb: Bomb) -> Flow[bool]:
    """A caught bomb explodes in the hands that hold it on a 4+; nothing re-rolls that."""
    if side_of(bomb.holder) != side_of(bomb.thrower):
        for skill in table.at[bomb.thrower][at.DETONATES]:
            if (yield from skill.reacts(table, bomb.thrower, at.DETONATES, bomb.holder)):
                return True
    roll = table.d6()
    table.tell_test("fuse", bomb.holder, 4, 0, roll >= 4)
    return roll >= 4


class Bomb:
    """One throw of a bomb: afterwards it is held, lies somewhere, or is gone."""

    def __init__(self, thrower: PlayerNo) -> None:
        self.thrower = thrower
        self.holder = NOBODY
        self.square = NOWHERE  # where it lies, or is held; NOWHERE when it is gone
        self.kept = False  # fumbled, but neither dropped nor set off

    def fly(self, table: Table, target: Square, anywhere: bool) -> Flow[None]:
        """Test, interference and catch, as for the ball."""
        reach = reach_of(table, self.thrower, target, anywhere)
        best = INACCURATE if anywhere else ON_TARGET
        grade = yield from throw_test(table, self.thrower, "pass", reach, best)
        if grade == HELD:
            self.kept = True
            return
        if grade == FUMBLE:
            self.square = table.place[self.thrower]
            return
        to, last = flight(table, self.thrower, target, grade)
        accurate = grade == ON_TARGET
        if not anywhere:
            other = yield from interfere(table, self.thrower, last, grade, reach, True)
            if other != NOBODY:
                self.square = table.place[other]
                if (yield from self._catch(table, other, False)):
                    return
                to, last = scatter_path(table, table.place[other], 3)
                accurate = False
        if not ON_PITCH[to]:
            self.square = NOWHERE
            table.tell("bomb in the crowd")
            return
        self.square = to
        player = table.player_at(to)
        if player != NOBODY and can_handle(table, player) and not cannot_hold(table, player):
            yield from self._catch(table, player, accurate)

    def _catch(self, table: Table, player: PlayerNo, accurate: bool) -> Flow[bool]:
        """As the ball is caught, but no skill meant for the ball rolls it again, unless agreed."""
        poor = 0 if accurate else -1
        parts = table.part(INACCURATE_THROW, poor)
        modifier = poor + ball_modifier(table, player, "catch", 1 if accurate else 0, parts)
        test = "catch" if table.options.bomb_catching == "skills" else "bomb catch"
        if not (yield from agility_test(table, player, test, modifier, parts)):
            return False
        self.holder = player
        return True


def explode(table: Table, sq: Square, bomber: PlayerNo) -> Flow[None]:
    """Everybody in the square is hit, everybody beside it on a 4+, lying down or not."""
    struck = caught_in_blast(table, sq)
    for player in struck:
        if table.standing(player):
            if player == bomber and table.options.bomber_turnover:
                turn_over(table, "hit by his own bomb")
            yield from place_prone(table, player)
    for player in struck:
        if table.on_pitch(player) and not may(table, player, at.BRITTLE):
            yield from hurt(table, player, NOBODY, BY_BOMB)
    yield from settle(table)
