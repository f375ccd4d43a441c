"""Bombs: thrown like a ball, caught at one's peril, and never bouncing."""

from __future__ import annotations

from pigskin.editions.lrb6.ball import diver_for
from pigskin.editions.lrb6.passing import throw_roll, try_intercept
from pigskin.effects.causes import BY_BOMB
from pigskin.effects.changes import BOMBER
from pigskin.effects.holding import START, TURN, bless, forfeit
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ON_PITCH, OUT_OF_RANGE
from pigskin.questions import SKILL_TO, Flow, Question, verb_of
from pigskin.rolls import ACCURATE_THROW
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import SCATTERED, can_handle, cannot_hold, scatter_path, settle, turn_over
from pigskin.rules.bombs import caught_in_blast
from pigskin.rules.grades import FUMBLE, INACCURATE
from pigskin.rules.injury import hurt, knock_down
from pigskin.rules.passing import target_codes, target_of
from pigskin.rules.rolling import agility_test, ball_modifier


def throw_bombs(table: Table, thrower: PlayerNo) -> Flow[None]:
    """A bomb flies until it explodes: whoever catches it must throw it on at once."""
    by = _first_bomber(table, thrower)  # who is taken for the thrower
    while True:
        codes = target_codes(table, by, OUT_OF_RANGE - 1)
        answer = yield Question(side_of(thrower), "bomb", codes, thrower)
        anywhere = verb_of(answer) == SKILL_TO
        target = target_of(answer)
        table.tell("bomb", thrower, target)
        catcher = yield from _throw(table, by, target, anywhere)
        if catcher == NOBODY:
            return
        table.tell("has the bomb", catcher)
        thrower = by = catcher
        _remember(table, catcher)


def _first_bomber(table: Table, thrower: PlayerNo) -> PlayerNo:
    """Where all bombs of a turn count as thrown by one, that one; else the thrower himself."""
    for holder, what, _, _ in table.held:
        if what == BOMBER and table.place[holder]:
            return PlayerNo(holder)
    _remember(table, thrower)
    return thrower


def _remember(table: Table, thrower: PlayerNo) -> None:
    """He counts as the thrower of what is thrown later in this turn, where the option says so."""
    if table.options.second_bomb == "own" or table.bonus_turn:
        return
    for holder, what, _, _ in table.held:
        if what == BOMBER:
            forfeit(table, PlayerNo(holder), BOMBER)
    bless(table, thrower, BOMBER, TURN if side_of(thrower) == table.active else START)


def _throw(table: Table, thrower: PlayerNo, target: Square, anywhere: bool) -> Flow[PlayerNo]:
    """One throw; returns who has caught the bomb, or NOBODY once it is gone."""
    if not anywhere:
        other = yield from try_intercept(table, thrower, target)
        if other != NOBODY:
            return other
    result = yield from throw_roll(table, thrower, target, anywhere, 0)
    if result == FUMBLE:
        if side_of(thrower) == table.active:
            turn_over(table, "bomb fumbled")
        yield from explode(table, table.place[thrower])
        return NOBODY
    sq = target
    if result == INACCURATE:
        sq, _ = scatter_path(table, target, 3)
        if not ON_PITCH[sq]:
            table.tell("bomb in the crowd")
            return NOBODY
    player = table.player_at(sq)
    dived = False
    bare = table.options.bomb_catching == "bare"
    if player == NOBODY and not bare:
        player = yield from diver_for(table, sq, SCATTERED)
        dived = player != NOBODY
    if player != NOBODY and can_handle(table, player) and not cannot_hold(table, player):
        if dived or (yield from ask_yes(table, side_of(player), "catch the bomb", player)):
            accurate = result != INACCURATE
            parts = table.part(ACCURATE_THROW, 1 if accurate else 0)
            aimed = 1 if accurate and not dived else 0
            modifier = ball_modifier(table, player, "catch", aimed, parts)
            modifier += 1 if accurate else 0
            test = "bomb catch" if bare else "catch"
            if (yield from agility_test(table, player, test, modifier, parts)):
                return player
            sq = table.place[player]
    yield from explode(table, sq)
    return NOBODY


def explode(table: Table, sq: Square) -> Flow[None]:
    """Everybody in the square goes down, everybody beside it on a 4+, lying down or not."""
    struck = caught_in_blast(table, sq)
    for player in struck:
        knock_down(table, player)
    for player in struck:
        yield from hurt(table, player, NOBODY, BY_BOMB)
    yield from settle(table)
