"""Walking square by square: going for it, dodging, and those who interfere."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_FALL, BY_TRIP
from pigskin.model import NOBODY, NOWHERE, ROOTED, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import NOBODY_DOES, PLAYER_USES, Flow, Question, code, player_of
from pigskin.rolls import AGILITY, DODGING, MARKED, NO_ANSWER, Modifiers
from pigskin.rules.asking import ask_rarely, ask_skill
from pigskin.rules.ball import check_touchdown, pick_up, settle
from pigskin.rules.injury import fall, place_prone
from pigskin.rules.rerolls import offer_reroll
from pigskin.rules.rolling import ignores, passes, plain_test, skill_modifier
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
    bonus = skill_modifier(table, player, "go for it", 0, parts)
    ok = yield from plain_test(table, player, "go for it", RUSH, bonus, parts)
    table.note(ledger.RUSH, player, amount=1 if ok else 0)
    return ok


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
    if table.ball_at(to) or table.has_ball(player):
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


# --- dodging ----------------------------------------------------------------------------------


def dodge_modifier(
    table: Table, player: PlayerNo, here: Square, to: Square, parts: Modifiers | None = None
) -> int:
    """What is added to a dodge from one square to another."""
    easy = table.edition.figures.handling
    total = easy + skill_modifier(table, player, "dodge", 0, parts)
    side = side_of(player)
    felt = 0
    if not ignores(table, player, "dodge", "zones"):
        for marker in table.markers(to, side):
            if not may(table, marker, at.UNFELT):
                felt += 1
    if parts is not None:
        parts.add(DODGING, easy)
        parts.add(MARKED, -felt)
    return total - felt + hindrance(table, player, here, parts)


def hindrance(table: Table, player: PlayerNo, here: Square, parts: Modifiers | None = None) -> int:
    """What the skills of opponents do to a player getting away from a square they mark."""
    total = 0
    felt: list[int] = []
    for marker in table.markers(here, side_of(player)):
        for skill in table.at[marker][at.HINDERS_DODGE]:
            if skill.stacks or skill.id not in felt:
                felt.append(skill.id)
                amount = skill.adds(table, marker, at.HINDERS_DODGE, player)
                total += amount
                if parts is not None:
                    parts.add(skill.id, amount, marker)
    return total


def dodge(table: Table, player: PlayerNo, here: Square, to: Square) -> Flow[bool]:
    """The dodge roll of a player who has left a tackle zone; True if he keeps his feet."""
    parts = table.parts()
    modifier = dodge_modifier(table, player, here, to, parts)
    need = table.profiles[player].agility
    diver = NOBODY
    by = NO_ANSWER
    while True:
        roll = table.d6()
        ok = passes(roll, modifier, need)
        told = table.tell_test("dodge", player, need, modifier, ok, AGILITY, parts, by)
        before = modifier
        strength = 0
        if not ok:
            strength = yield from _with_strength(table, player, roll, modifier, need, parts)
            if strength:
                modifier += strength
                ok = True
        if diver == NOBODY and (ok or _dives_anyway(table)):
            diver = yield from _diver(table, player, here, roll, modifier, need)
            if diver != NOBODY:
                modifier -= dive_penalty(table, diver, parts)
                if table.options.break_tackle == "dive" and strength:
                    modifier -= strength
                    if parts is not None:
                        parts.take_back(player)
                ok = passes(roll, modifier, need)
                if not ok:
                    extra = yield from _with_strength(table, player, roll, modifier, need, parts)
                    if extra:
                        modifier += extra
                        ok = True
        if told is not None and modifier != before:
            told = table.tell_changed("dodge", player, told, modifier, ok, parts)
        if by:
            break
        by = yield from offer_reroll(table, player, "dodge", roll, need - modifier, ok, told)
        if not by:
            break
    table.note(ledger.DODGE, player, amount=1 if ok else 0)
    if diver != NOBODY:
        yield from dive(table, diver, here)
    return ok


def _with_strength(
    table: Table, player: PlayerNo, roll: int, modifier: int, need: int, parts: Modifiers | None
) -> Flow[int]:
    """Offer a skill that turns a failed dodge into a good one: what it adds to the roll, or 0."""
    for skill in table.at[player][at.DODGE_BONUS]:
        bonus = skill.adds(table, player, at.DODGE_BONUS, NOBODY)
        if bonus and passes(roll, modifier + bonus, need):
            if (yield from ask_skill(table, player, skill)):
                skill.spend(table, player)
                if parts is not None:
                    parts.add(skill.id, bonus, player)
                return bonus
    return 0


def _dives_anyway(table: Table) -> bool:
    """May a diver throw himself at somebody who is falling already?"""
    return table.options.rare_choices and table.edition.figures.dives_at_fallers


def _diver(
    table: Table, player: PlayerNo, here: Square, roll: int, modifier: int, need: int
) -> Flow[PlayerNo]:
    """Ask the opponents whether somebody dives, where that would bring the dodger down."""
    codes = dive_codes(table, player, here)
    if not table.options.rare_choices:
        codes = [
            each
            for each in codes
            if not passes(roll, modifier - dive_penalty(table, player_of(each)), need)
        ]
    return (yield from choose_player(table, OTHER_SIDE[side_of(player)], "dive at", codes, player))


def dive_codes(table: Table, player: PlayerNo, here: Square) -> list[Code]:
    """The opponents who may dive at a player getting away from a square they mark."""
    return [
        code(PLAYER_USES, marker, skill.id)
        for marker in table.markers(here, side_of(player))
        for skill in table.at[marker][at.DIVES]
        if skill.adds(table, marker, at.DIVES, player)
        and not table.marks[marker] & ROOTED
        and (table.actor == player or not table.edition.figures.active_only)
    ]


def dive_penalty(table: Table, diver: PlayerNo, parts: Modifiers | None = None) -> int:
    """What a dive takes from the roll of the player it is aimed at."""
    skill = table.at[diver][at.DIVES][0]
    amount = skill.adds(table, diver, at.DIVES, NOBODY)
    if parts is not None:
        parts.add(skill.id, -amount, diver)
    return amount


def dive(table: Table, diver: PlayerNo, here: Square) -> Flow[None]:
    """He lies in the square the other has left, or where he is if it was not left after all."""
    if table.board[here] == 0:
        table.whisper("stumbles", diver, here, table.place[diver])
        table.put(diver, here, STANDING)
    yield from place_prone(table, diver)


def choose_player(
    table: Table, side: SideNo, kind: str, codes: list[Code], about: PlayerNo, sq: Square = NOWHERE
) -> Flow[PlayerNo]:
    """Ask a coach which of his players uses a skill now; NOBODY for none."""
    if not codes:
        return NOBODY
    answer = yield Question(side, kind, [*codes, NOBODY_DOES], about, square=sq)
    if answer == NOBODY_DOES:
        return NOBODY
    chosen = player_of(answer)
    table.tell("uses skill", chosen, answer & 1023)
    return chosen


# --- those who interfere ----------------------------------------------------------------------


def held(table: Table, player: PlayerNo, falling: PlayerNo = NOBODY) -> Flow[bool]:
    """May an opponent hold the player before he gets away? `falling` has no time for it."""
    codes: list[Code] = []
    for marker in table.markers(table.place[player], side_of(player)):
        if marker == falling:
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
        if marker == busy or table.marks[marker] & ROOTED:
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
