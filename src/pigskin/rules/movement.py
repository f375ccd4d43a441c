"""Walking square by square: going for it, dodging, and those who interfere."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.causes import BY_FALL, BY_TRIP
from pigskin.model import NOBODY, ROOTED, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import PLAYER_USES, Flow, code
from pigskin.rules.asking import ask_rarely, choose_player
from pigskin.rules.ball import check_touchdown, pick_up, settle
from pigskin.rules.dodging import dodge
from pigskin.rules.injury import fall
from pigskin.rules.rolling import Attempt, skill_modifier
from pigskin.rules.trapdoors import spring

RUSH: Final = 2  # what a roll to go for it must reach at best


def allowance(table: Table, player: PlayerNo) -> int:
    """The squares a player may move without going for it."""
    return 0 if table.marks[player] & ROOTED else table.profiles[player].ma


def max_rushes(table: Table, player: PlayerNo) -> int:
    """The squares a player may go for in one action."""
    if table.marks[player] & ROOTED or not table.options.going_for_it:
        return 0
    total = 2
    for skill in table.at[player][at.EXTRA_RUSHES]:
        total += skill.adds(table, player, at.EXTRA_RUSHES, NOBODY)
    return total


def squares_left(table: Table) -> int:
    """How far the acting player can still go, going for it included."""
    player = table.actor
    walk = allowance(table, player) - table.moved
    return (walk if walk > 0 else 0) + max_rushes(table, player) - table.rushes


def tell_movement(table: Table) -> None:
    """Movement is used up by something that is no step."""
    table.whisper("movement", table.actor, table.moved, table.rushes)


def rush(table: Table, player: PlayerNo) -> Flow[bool]:
    """One roll to go for it."""
    if table.rushes > 2:
        for skill in table.at[player][at.RUSHES_ON]:
            yield from skill.notice(table, player, at.RUSHES_ON, NOBODY)
    parts = table.parts()
    bonus = skill_modifier(table, player, "go for it", table.rushes, parts)
    attempt = Rush(table, player, "go for it", RUSH, bonus, parts)
    attempt.changes = len(table.at[player][at.RUSH_BONUS]) > 0
    ok = yield from attempt.made(table)
    table.note(ledger.RUSH, player, amount=1 if ok else 0)
    return ok


class Rush(Attempt):
    """Somebody may have a little left for a roll that just fails."""

    def change(self, table: Table) -> Flow[None]:
        for effect in table.at[self.player][at.RUSH_BONUS]:
            bonus = effect.adds(table, self.player, at.RUSH_BONUS, NOBODY)
            lacking = self.need - self.roll - self.modifier
            if not self.passed and self.roll > 1 and lacking <= bonus:
                effect.spend(table, self.player)
                if self.parts is not None:
                    self.parts.add(effect.id, bonus, self.player)
                self.modifier += bonus
                self.passed = True
                self.tell_changed(table)
        yield from self.rescued(table)


def pay_for_block(table: Table, player: PlayerNo) -> Flow[bool]:
    """The square of movement that a block costs in a blitz; False when it cannot be paid."""
    if table.moved < allowance(table, player):
        table.moved += 1
        tell_movement(table)
        return True
    if table.rushes >= max_rushes(table, player):
        return False
    table.rushes += 1
    tell_movement(table)
    if (yield from rush(table, player)):
        return True
    yield from fall(table, player)
    return False


def rush_into(table: Table, player: PlayerNo, to: Square) -> Flow[bool]:
    """Go for a square; who fails falls in it."""
    table.rushes += 1
    if (yield from rush(table, player)):
        return True
    here = table.place[player]
    table.put(player, to, STANDING)
    table.whisper("stumbles", player, to, here)
    yield from shadowed(table, player, here)
    yield from fall(table, player)
    return False


def step(table: Table, player: PlayerNo, to: Square, free: bool = False) -> Flow[bool]:
    """Walk one square; True while the player may go on. `free` moves are never gone for."""
    here = table.place[player]
    dodging = table.zones_on(here, side_of(player)) > 0
    for effect in table.at[player][at.MUST_DODGE]:
        dodging = dodging or effect.must_dodge(table, player, here)
    table.left = here
    held_first = table.edition.figures.held_before_rushing
    if dodging and held_first and (yield from held(table, player)):
        return False
    if not free:
        if table.moved < allowance(table, player):
            table.moved += 1
        elif not (yield from rush_into(table, player, to)):
            return False
    if not dodging:
        table.put(player, to, STANDING)
        table.tell("move", player, to, here)
    else:
        if not held_first and (yield from held(table, player)):
            return False
        table.put(player, to, STANDING)
        table.tell("move", player, to, here)
        tripper = tripper_at(table, player, here)
        safe = yield from dodge(table, player, here, to)
        yield from shadowed(table, player, here, NOBODY, free)
        if not safe:
            yield from tripped(table, player, tripper)
            return False
        yield from settle(table)
    # With one ball on the pitch, which is nearly always, two comparisons will do.
    if to == table.ball or player == table.carrier or table.spare is not None:
        if not (yield from arrive(table, player, to)):
            return False
    if table.treading:
        yield from spring(table)
    return table.standing(player)


def arrive(table: Table, player: PlayerNo, sq: Square) -> Flow[bool]:
    """What awaits a player in the square he has walked into: the ball, or the end zone."""
    if table.turn_to_square(sq) and not (yield from pick_up(table, player)):
        return False
    if table.has_ball(player):
        check_touchdown(table)
    return True


def tripper_at(table: Table, player: PlayerNo, here: Square) -> PlayerNo:
    """An opponent marking the square the player leaves who can make a fall of his worse.

    To be asked before the roll: afterwards he may lie in that square himself.
    """
    for marker in table.markers(here, side_of(player)):
        for skill in table.at[marker][at.ARMOUR_BONUS]:
            if skill.worsen(table, marker, at.ARMOUR_BONUS, player, BY_TRIP):
                return marker
    return NOBODY


def tripped(table: Table, player: PlayerNo, tripper: PlayerNo) -> Flow[None]:
    """Fall after a failed dodge or leap; an opponent he was leaving may make it worse."""
    yield from fall(table, player, BY_FALL if tripper == NOBODY else BY_TRIP, tripper)


# --- those who interfere ----------------------------------------------------------------------


def held(table: Table, player: PlayerNo, falling: PlayerNo = NOBODY) -> Flow[bool]:
    """May an opponent hold the player before he gets away? `falling` has no time for it."""
    codes: list[Code] = []
    for marker in table.markers(table.place[player], side_of(player)):
        if marker == falling or not table.standing(marker):
            continue
        for skill in table.at[marker][at.HOLDS]:
            if skill.may(table, marker, at.HOLDS, player):
                codes.append(code(PLAYER_USES, marker, skill.id))
    if codes and player == table.actor:
        tell_movement(table)
    holder = yield from choose_player(table, OTHER_SIDE[side_of(player)], "hold", codes, player)
    if holder == NOBODY:
        return False
    for skill in table.at[holder][at.GRIPS]:
        if (yield from skill.reacts(table, holder, at.GRIPS, player)):
            table.tell("held", player, holder)
            return True
    return False


def shadowed(
    table: Table, player: PlayerNo, here: Square, falling: PlayerNo = NOBODY, free: bool = False
) -> Flow[None]:
    """One opponent whose tackle zone a player has left may follow into that square.

    It does not matter how the player left it, or whether he is about to fall. `falling` is an
    opponent who is about to fall himself. Those who run `free` in answer to a pass are followed
    in some editions, though not by the thrower.
    """
    if table.board[here] != 0:
        return
    busy = falling
    if free:
        if table.active < 0 or not table.edition.figures.shadows_runs:
            return
        busy = table.carrier  # the throw is on: it is his ball that is played with
    codes: list[Code] = []
    for marker in table.markers(here, side_of(player)):
        if marker == busy or table.marks[marker] & ROOTED or not table.standing(marker):
            continue
        for skill in table.at[marker][at.SHADOWS]:
            if skill.may(table, marker, at.SHADOWS, player):
                codes.append(code(PLAYER_USES, marker, skill.id))
    rival = OTHER_SIDE[side_of(player)]
    shadow = yield from choose_player(table, rival, "shadow", codes, player, here)
    if shadow == NOBODY:
        return
    if not (yield from _keeps_up(table, shadow, player)):
        return
    there = table.place[shadow]
    table.put(shadow, here, STANDING)
    table.tell("shadows", shadow, here, there)
    if table.has_ball(shadow):  # anybody else may be about to fall
        check_touchdown(table)


def _keeps_up(table: Table, shadow: PlayerNo, player: PlayerNo) -> Flow[bool]:
    """Can he follow the player, and does he want to?"""
    for skill in table.at[shadow][at.FOLLOWS]:
        if (yield from skill.reacts(table, shadow, at.FOLLOWS, player)):
            return (yield from ask_rarely(table, shadow, skill, player))
    return False
