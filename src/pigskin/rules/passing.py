"""Passing: targets, interceptions, the throw itself, and handing the ball over."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.model import (
    BLIZZARD,
    COMPLETION,
    INTERCEPTION,
    NOBODY,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import (
    ADJACENT,
    OTHER_SIDE,
    OUT_OF_RANGE,
    QUICK,
    SHORT,
    SQUARES,
    WITHIN_TWO,
    distance,
    pass_range,
    under_ruler,
)
from pigskin.questions import (
    HAND_TO,
    INTERCEPT,
    LEAP,
    NOBODY_DOES,
    PASS_TO,
    PLAYER_USES,
    SKILL_TO,
    STEP,
    STOP,
    Flow,
    Question,
    code,
    player_of,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rolls import BRIEF_THROW, HEAVY, INTERCEPTING, NO_ANSWER, PASSING, RULE, Modifiers
from pigskin.rules.ball import (
    AIMED,
    SCATTERED,
    bitten_off,
    bounce,
    can_handle,
    cannot_hold,
    catch,
    check_touchdown,
    come_down,
    scatter_path,
    turn_over,
)
from pigskin.rules.feats import earn
from pigskin.rules.grades import FUMBLE, HELD, INACCURATE, ON_TARGET
from pigskin.rules.movement import choose_player, leap, step
from pigskin.rules.rerolls import offer_reroll
from pigskin.rules.rolling import agility_test, ball_modifier
from pigskin.rules.staff import applaud

RANGE_MODIFIER: Final[tuple[int, ...]] = (1, 0, -1, -2)


def pass_squares(table: Table, thrower: PlayerNo, longest: int) -> list[Square]:
    """The squares a player may throw to, up to a range; snow hides all but the near ones."""
    here = table.place[thrower]
    wide = table.edition.figures.wide_ruler
    if table.weather == BLIZZARD and longest > SHORT:
        longest = SHORT
    return [
        sq
        for sq in SQUARES
        if sq != here and distance(sq, here) <= 13 and pass_range(here, sq, wide) <= longest
    ]


def target_codes(table: Table, thrower: PlayerNo, longest: int) -> list[Code]:
    """Every throw a player may announce, those that need no ruler included."""
    codes = [code(PASS_TO, sq) for sq in pass_squares(table, thrower, longest)]
    if longest >= OUT_OF_RANGE - 1 and table.weather != BLIZZARD:
        for skill in table.at[thrower][at.THROWS_ANYWHERE]:
            here = table.place[thrower]
            codes.extend(code(SKILL_TO, skill.id, sq) for sq in SQUARES if sq != here)
    return codes


def pass_ball(table: Table, thrower: PlayerNo) -> Flow[None]:
    """The Pass action's throw."""
    codes = target_codes(table, thrower, OUT_OF_RANGE - 1)
    answer = yield Question(side_of(thrower), "pass", codes, thrower)
    receiver = table.player_at(target_of(answer))
    if receiver != NOBODY and side_of(receiver) == side_of(thrower):
        if (yield from refuses(table, thrower, receiver)):
            if not table.edition.figures.second_receiver:
                return
            answer = yield from _other_target(table, thrower, codes)
            if answer == STOP:
                return
    anywhere = verb_of(answer) == SKILL_TO
    yield from table.edition.throw_ball(table, thrower, target_of(answer), anywhere, False)


def target_of(answer: Code) -> Square:
    """The square of a throw, with or without the ruler."""
    return second_square(answer) if verb_of(answer) == SKILL_TO else square_of(answer)


def refuses(table: Table, thrower: PlayerNo, receiver: PlayerNo) -> Flow[bool]:
    for skill in table.at[thrower][at.REFUSES_RECEIVER]:
        if (yield from skill.refuses_receiver(table, thrower, receiver)):
            return True
    return False


def _other_target(table: Table, thrower: PlayerNo, codes: list[Code]) -> Flow[Code]:
    """A refused receiver: the coach may turn to a team-mate of the thrower's own race."""
    race = table.profiles[thrower].race
    kept = [
        each
        for each in codes
        if (mate := table.player_at(target_of(each))) != NOBODY
        and side_of(mate) == side_of(thrower)
        and table.profiles[mate].race == race
    ]
    if not kept:
        return STOP
    return (yield Question(side_of(thrower), "pass", [*kept, STOP], thrower))


def throw_ball(
    table: Table, thrower: PlayerNo, target: Square, anywhere: bool, dumped: bool
) -> Flow[None]:
    """Throw the ball at a square: pass blockers, interception, throw, catch.

    A dumped ball ends nobody's turn.
    """
    side = side_of(thrower)
    table.tell("throws", thrower, target)
    table.note(ledger.PASS, thrower)
    yield from pass_blocks(table, thrower, target, anywhere)
    if table.carrier != thrower:
        return
    if not anywhere and (yield from intercepted(table, thrower, target)):
        if not dumped:
            turn_over(table, "intercepted")
        check_touchdown(table)
        return
    result = yield from throw_roll(table, thrower, target, anywhere, 0, True)
    if result == HELD:
        return
    if result == FUMBLE:
        if not dumped:
            turn_over(table, "fumble")
        yield from bounce(table, table.place[thrower])
        return
    receiver = table.player_at(target)
    if result == ON_TARGET:
        how = yield from come_down(table, target, target, AIMED, target)
        caught = how == AIMED and receiver != NOBODY and table.carrier == receiver
        if table.options.completions == "team":
            receiver = table.carrier
            caught = receiver != NOBODY
        if caught and side_of(receiver) == side:
            earn(table, thrower, COMPLETION)
    else:
        to, last = scatter_path(table, target, 3)
        yield from come_down(table, to, last, SCATTERED)
    if not dumped and side == table.active:
        _check_caught(table, side)


def _check_caught(table: Table, side: SideNo) -> None:
    if (table.carrier == NOBODY or side_of(table.carrier) != side) and not bitten_off(table):
        turn_over(table, "ball not caught")


def throw_roll(
    table: Table, thrower: PlayerNo, target: Square, anywhere: bool, extra: int, ball: bool = False
) -> Flow[int]:
    """Roll for the throw: FUMBLE, INACCURATE, ON_TARGET, or HELD, which only a ball can be."""
    test = "hail mary" if anywhere else "pass"
    base, base_of = 2, RULE  # a Hail Mary, or a team-mate: anything but a fumble
    parts = table.parts()
    modifier = throw_modifier(table, thrower, target, anywhere, extra, parts)
    good = INACCURATE
    if not anywhere and not extra:
        good = ON_TARGET
        base, base_of = table.profiles[thrower].passing, PASSING
    need = base - modifier
    by = NO_ANSWER
    while True:
        roll = table.d6()
        result = _throw_result(table, thrower, roll, modifier, anywhere)
        ok = result >= good
        told = table.tell_test(test, thrower, base, modifier, ok, base_of, parts, by)
        if by:
            break
        by = yield from offer_reroll(table, thrower, test, roll, need, ok, told)
        if not by:
            break
    if result == FUMBLE and ball:
        for skill in table.at[thrower][at.HOLDS_FUMBLE]:
            if skill.holds_fumble(table, thrower, roll):
                table.tell("holds on", thrower)
                return HELD
    if result == FUMBLE:
        table.tell("fumbles", thrower)
    elif result < good:
        table.tell("inaccurate", thrower)
    return result


def throw_modifier(
    table: Table,
    thrower: PlayerNo,
    target: Square,
    anywhere: bool,
    extra: int = 0,
    parts: Modifiers | None = None,
) -> int:
    """What is added to a throw; `extra` is what it costs to throw a team-mate."""
    if anywhere:
        if table.options.hail_mary == "modified":
            return ball_modifier(table, thrower, "pass", OUT_OF_RANGE, parts)
        return 0
    reach = pass_range(table.place[thrower], target)
    if parts is not None:
        parts.add(BRIEF_THROW + reach, RANGE_MODIFIER[reach])
        parts.add(HEAVY, extra)
    return RANGE_MODIFIER[reach] + ball_modifier(table, thrower, "pass", reach, parts) + extra


def _throw_result(table: Table, thrower: PlayerNo, roll: int, modifier: int, anywhere: bool) -> int:
    fumble = FUMBLE if table.options.fumbles else INACCURATE
    if anywhere:
        return INACCURATE if roll == 6 or (roll > 1 and roll + modifier > 1) else fumble
    if roll == 6:
        return ON_TARGET
    if roll == 1 or roll + modifier <= 1:
        return fumble
    good = roll + modifier >= table.profiles[thrower].passing
    return ON_TARGET if good else INACCURATE


# --- interceptions ----------------------------------------------------------------------------


def interceptors(table: Table, thrower: PlayerNo, target: Square) -> list[PlayerNo]:
    """Opponents of the thrower who may reach the ball in flight."""
    here = table.place[thrower]
    return [
        other
        for other in table.players(OTHER_SIDE[side_of(thrower)])
        if can_handle(table, other)
        and not cannot_hold(table, other)
        and under_ruler(here, target, table.place[other])
    ]


def goes_for_it(table: Table, thrower: PlayerNo, target: Square) -> Flow[PlayerNo]:
    """Which opponent, if any, tries for the ball in flight."""
    found = interceptors(table, thrower, target)
    if not found or not table.options.interceptions:
        return NOBODY
    codes = [code(INTERCEPT, other) for other in found]
    answer = yield Question(
        OTHER_SIDE[side_of(thrower)], "intercept", [*codes, NOBODY_DOES], thrower, square=target
    )
    return NOBODY if answer == NOBODY_DOES else player_of(answer)


def try_intercept(table: Table, thrower: PlayerNo, target: Square) -> Flow[PlayerNo]:
    """One opponent may try for the ball in flight; returns who has it, or NOBODY."""
    other = yield from goes_for_it(table, thrower, target)
    if other == NOBODY:
        return NOBODY
    parts = table.parts()
    modifier = intercept_modifier(table, other, parts)
    if not (yield from agility_test(table, other, "intercept", modifier, parts)):
        return NOBODY
    for skill in table.at[thrower][at.SAVES_THROW]:
        if (yield from skill.saves_throw(table, thrower, other)):
            return NOBODY
    return other


def intercept_modifier(table: Table, other: PlayerNo, parts: Modifiers | None = None) -> int:
    """What is added to reaching for the ball in flight."""
    if parts is not None:
        parts.add(INTERCEPTING, -2)
    return ball_modifier(table, other, "intercept", 0, parts) - 2


def intercepted(table: Table, thrower: PlayerNo, target: Square) -> Flow[bool]:
    other = yield from try_intercept(table, thrower, target)
    if other == NOBODY:
        return False
    table.give_ball(other)
    table.tell("intercepted", other)
    earn(table, other, INTERCEPTION)
    applaud(table, side_of(other))
    return True


# --- pass blockers ----------------------------------------------------------------------------


def pass_blockers(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Opponents of the thrower who may move when he throws."""
    return [
        player
        for player in table.players(OTHER_SIDE[side_of(thrower)])
        if table.at[player][at.PASS_BLOCKS]
        and player != table.actor  # who is about to block the thrower has his hands full
        and table.has_zone(player)
        and table.at[player][at.PASS_BLOCKS][0].pass_blocks(table, player)
    ]


def pass_blocks(table: Table, thrower: PlayerNo, target: Square, anywhere: bool) -> Flow[None]:
    """Opponents of the thrower who may move up to three squares before the throw."""
    side = OTHER_SIDE[side_of(thrower)]
    waiting = pass_blockers(table, thrower)
    while waiting:
        codes = [
            code(PLAYER_USES, player, table.at[player][at.PASS_BLOCKS][0].id)
            for player in waiting
            if _approaches(table, player, _goals(table, player, thrower, target, anywhere), 3)
        ]
        player = yield from choose_player(table, side, "pass block", codes, thrower, target)
        if player == NOBODY:
            return
        waiting.remove(player)
        if not (yield from _pass_block(table, player, thrower, target, anywhere)):
            return
        if table.carrier != thrower:
            return  # he has lost the ball tackling the blocker


def _pass_block(
    table: Table, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> Flow[bool]:
    """Move to a legal destination; False when the mover fell in his own team's turn."""
    goals = _goals(table, player, thrower, target, anywhere)
    left = 3
    while left > 0:
        codes = _approaches(table, player, goals, left)
        if left < 3 and table.place[player] in goals:
            codes.append(STOP)
        if not codes:
            break
        answer = yield Question(
            side_of(player), "pass block step", codes, player, thrower, left, square=target
        )
        if answer == STOP:
            break
        if verb_of(answer) == LEAP:
            left -= 2
            on_feet = yield from leap(table, player, square_of(answer), True)
        else:
            left -= 1
            on_feet = yield from step(table, player, square_of(answer), True)
        if not on_feet or table.carrier != thrower:
            break
    return table.standing(player) or side_of(player) != table.active


def _goals(
    table: Table, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> list[Square]:
    """The legal destinations of a pass blocker that are not too far away."""
    here = table.place[player]
    return [
        sq
        for sq in SQUARES
        if distance(sq, here) <= 3 and _blocks_pass(table, sq, player, thrower, target, anywhere)
    ]


def _blocks_pass(
    table: Table, sq: Square, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> bool:
    """A legal destination: in the way of the ball, its empty target, or marking either end.

    Nobody can be in the way of a throw to anywhere.
    """
    receiver = table.player_at(target)
    to_opponent = receiver != NOBODY and side_of(receiver) != side_of(player)
    return (
        sq == target
        or distance(sq, table.place[thrower]) == 1
        or (to_opponent and distance(sq, target) == 1)
        or (
            not anywhere
            and not cannot_hold(table, player)
            and under_ruler(table.place[thrower], target, sq)
        )
    )


def _approaches(table: Table, player: PlayerNo, goals: list[Square], left: int) -> list[Code]:
    """The steps and leaps from which one of the goals can still be reached."""
    here = table.place[player]
    leaps = False
    for skill in table.at[player][at.LEAPS]:
        leaps = skill.leaps(table, player)
    codes: list[Code] = []
    for sq in ADJACENT[here]:
        if table.board[sq] == 0 and _leads_to(table, sq, goals, left - 1, leaps):
            codes.append(code(STEP, sq))
    if leaps and left > 1:
        for sq in WITHIN_TWO[here]:
            if table.board[sq] == 0 and _leads_to(table, sq, goals, left - 2, False):
                codes.append(code(LEAP, sq))
    return codes


def _leads_to(table: Table, sq: Square, goals: list[Square], left: int, leaps: bool) -> bool:
    """Is one of the goals here, or within so many squares of movement?"""
    if sq in goals:
        return True
    if left == 0:
        return False
    for near in ADJACENT[sq]:
        if table.board[near] == 0 and _leads_to(table, near, goals, left - 1, leaps):
            return True
    if leaps and left > 1:
        for near in WITHIN_TWO[sq]:
            if table.board[near] == 0 and _leads_to(table, near, goals, left - 2, False):
                return True
    return False


# --- hand-off ---------------------------------------------------------------------------------


def receivers(table: Table, player: PlayerNo) -> list[PlayerNo]:
    """Team-mates beside a player who can take a hand-off."""
    return [
        mate
        for mate in table.neighbours(table.place[player])
        if side_of(mate) == side_of(player) and can_handle(table, mate)
    ]


def hand_off(table: Table, player: PlayerNo, mate: PlayerNo) -> Flow[None]:
    """Give the ball to a team-mate beside the player, who must catch it."""
    if (yield from refuses(table, player, mate)):
        if not table.edition.figures.second_receiver:
            return
        race = table.profiles[player].race
        codes = [
            code(HAND_TO, other)
            for other in receivers(table, player)
            if table.profiles[other].race == race
        ]
        if not codes:
            return
        answer = yield Question(side_of(player), "hand-off", [*codes, STOP], player)
        if answer == STOP:
            return
        mate = player_of(answer)
    table.tell("hand-off", player, mate)
    table.note(ledger.HAND_OFF, player, mate)
    table.carrier = NOBODY
    table.ball = table.place[mate]
    if not (yield from catch(table, mate, True)):
        yield from bounce(table, table.place[mate])
    _check_caught(table, side_of(player))


def dump(table: Table, thrower: PlayerNo, skill: Effect) -> Flow[None]:
    """A quick pass thrown just before a block lands."""
    codes = target_codes(table, thrower, QUICK)
    answer = yield Question(side_of(thrower), "dump-off", [*codes, NOBODY_DOES], thrower)
    if answer == NOBODY_DOES:
        return
    table.tell("uses skill", thrower, skill.id)
    yield from table.edition.throw_ball(table, thrower, square_of(answer), False, True)
