"""Throwing and kicking team-mates: the test in four grades, the flight, and the landing."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.ball import deviate
from pigskin.editions.bb2020.passing import (
    reach_of,
    throw_test,
)
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.effects.base import Effect, Skill
from pigskin.effects.causes import BY_BLOCK, BY_FALL, BY_LANDING, KO, STUN
from pigskin.model import NOBODY, ROOTED, SAFE_LANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import FACINGS, ON_PITCH, SCATTER, SHORT, facing_steps, stepped
from pigskin.questions import (
    DECLINE,
    FACING,
    SKILL_TO,
    Flow,
    Question,
    code,
    first_of,
    second_square,
)
from pigskin.rolls import FUMBLED_THROW, MARKED, Modifiers
from pigskin.rules.ball import scatter_path, settle, turn_over
from pigskin.rules.feats import earn
from pigskin.rules.grades import FUMBLE, INACCURATE, ON_TARGET, WILD
from pigskin.rules.injury import (
    apply_injury,
    go_down,
    hurt,
    injury_band,
    into_crowd,
    tell_injury,
)
from pigskin.rules.movement import arrive
from pigskin.rules.passing import pass_squares
from pigskin.rules.rolling import agility_test, skill_modifier
from pigskin.rules.throwing import eaten, hurl, land_on
from pigskin.rules.trapdoors import spring

# What the grade of a throw adds to the landing.
LANDING: Final[dict[int, int]] = {FUMBLE: -1, WILD: -2, INACCURATE: -1, ON_TARGET: 0}


def flyers_beside(table: Table, thrower: PlayerNo, standing: bool) -> list[PlayerNo]:
    """Team-mates beside a player who may be thrown, those who lie there too if he can use them."""
    return [
        mate
        for mate in table.neighbours(table.place[thrower])
        if side_of(mate) == side_of(thrower)
        and (table.standing(mate) or not standing)
        and not table.marks[mate] & ROOTED
        and may(table, mate, at.MAY_BE_THROWN)
    ]


def throw_player(table: Table, thrower: PlayerNo, mate: PlayerNo) -> Flow[None]:
    """Throw a team-mate at a square in quick or short range."""
    target = yield from hurl(table, thrower, mate)
    for skill in table.at[thrower][at.HUNGERS]:
        if not (yield from skill.reacts(table, thrower, at.HUNGERS, mate)):
            continue
        if (yield from skill.reacts(table, thrower, at.EATS, mate)):
            yield from eaten(table, mate, table.place[thrower])
        else:
            yield from _fly(table, thrower, mate, target, FUMBLE)
        return
    reach = reach_of(table, thrower, target, False)
    grade = yield from throw_test(table, thrower, "throw team-mate", reach)
    landed = yield from _fly(table, thrower, mate, target, grade)
    if landed and grade == ON_TARGET:
        earn(table, thrower, SAFE_LANDING)


def kick_player(table: Table, kicker: PlayerNo, mate: PlayerNo, skill: Skill) -> Flow[None]:
    """Kick a team-mate as if he were thrown; a fumble hurts him where he stands."""
    codes = [code(SKILL_TO, skill.id, sq) for sq in pass_squares(table, kicker, SHORT)]
    answer = yield Question(side_of(kicker), "kick team-mate", codes, kicker, mate)
    target = second_square(answer)
    table.tell("kicks at", kicker, mate, target)
    reach = reach_of(table, kicker, target, False)
    grade = yield from throw_test(table, kicker, "kick team-mate", reach)
    if grade == FUMBLE:
        yield from _kicked_too_hard(table, kicker, mate)
    else:
        yield from _fly(table, kicker, mate, target, grade)


# --- in the air -------------------------------------------------------------------------------


def _fly(table: Table, thrower: PlayerNo, mate: PlayerNo, target: Square, grade: int) -> Flow[bool]:
    """From the thrower to wherever the team-mate comes down; True if he lands on his feet."""
    ready = table.has_zone(mate)
    if grade == FUMBLE:
        table.tell("fumbled team-mate", mate, thrower)
    table.whisper("flies", mate, table.place[mate])
    table.lift(mate)  # still holding what he holds
    to, last = yield from _path(table, thrower, mate, target, grade, ready)
    return (yield from _come_down(table, mate, to, last, ready, grade, thrower))


def fly_off(table: Table, player: PlayerNo) -> Flow[None]:
    """Sent into the air from where he stands, as after a terrible throw."""
    ready = table.has_zone(player)
    here = table.place[player]
    table.whisper("flies", player, here)
    table.lift(player)
    to, last = deviate(table, here)
    yield from _come_down(table, player, to, last, ready, WILD)


def _come_down(
    table: Table,
    mate: PlayerNo,
    to: Square,
    last: Square,
    ready: bool,
    grade: int,
    thrower: PlayerNo = NOBODY,
) -> Flow[bool]:
    """Onto whoever is there and on until a square is empty; True if he lands on his feet."""
    crashing = not ready  # who cannot brace himself bounces once more from an empty square
    hit = False
    while ON_PITCH[to] and (crashing or table.board[to] != 0):
        crashing = False
        if table.board[to] != 0:
            hit = True
            yield from land_on(table, table.player_at(to))
        last = to
        to = stepped(last, SCATTER[table.roll(8)])
        table.tell("scatter", to)
    if not ON_PITCH[to]:
        yield from into_crowd(table, mate, last)
        yield from settle(table)
        return False
    if grade == FUMBLE and may(table, thrower, at.DROPS_GENTLY):
        yield from _set_down(table, mate, to)
        return True
    return (yield from _land(table, mate, to, ready, hit, grade))



def _set_down(table: Table, mate: PlayerNo, sq: Square) -> Flow[None]:
    """A thrower who can be relied on: the team-mate lands as he was, without a test."""
    table.put(mate, sq, table.state[mate])
    table.tell("lands", mate, sq)
    yield from spring(table)
    if table.on_pitch(mate):
        if table.standing(mate):
            yield from arrive(table, mate, sq)
        else:
            table.loosen(sq)
    yield from settle(table)


def _path(
    table: Table, thrower: PlayerNo, mate: PlayerNo, target: Square, grade: int, ready: bool
) -> Flow[tuple[Square, Square]]:
    """Where the flight ends before anybody is hit, and the last square on the pitch."""
    here = table.place[thrower]
    if grade == FUMBLE:
        return scatter_path(table, here, 1)
    if grade == WILD:
        return deviate(table, here)
    wings = granting(table, mate, at.SWOOPS) if ready else None
    if wings is not None:
        return (yield from _glide(table, mate, wings, target))
    return scatter_path(table, target, 3)


def _glide(
    table: Table, mate: PlayerNo, wings: Effect, target: Square
) -> Flow[tuple[Square, Square]]:
    """A player who can steer: the throw-in template as his coach turns it, and D3 squares.

    He may scatter like others instead.
    """
    scatter = code(DECLINE, wings.id)
    codes = [*[code(FACING, facing) for facing in range(4)], scatter]
    answer = yield Question(side_of(mate), "facing", codes, mate, square=target)
    if answer == scatter:
        return scatter_path(table, target, 3)
    step = facing_steps(FACINGS[first_of(answer)])[(table.d6() - 1) // 2]
    last = target
    for _ in range(table.roll(3)):
        to = stepped(last, step)
        table.tell("scatter", to)
        if not ON_PITCH[to]:
            return to, last
        last = to
    return last, last


# --- on the ground ----------------------------------------------------------------------------


def _land(
    table: Table, mate: PlayerNo, sq: Square, ready: bool, hit: bool, grade: int
) -> Flow[bool]:
    """On his feet with an agility test, otherwise, or if he hit somebody, in a heap."""
    carrying = table.has_ball(mate)
    table.put(mate, sq, table.state[mate])
    table.tell("lands", mate, sq)
    yield from spring(table)
    if not table.on_pitch(mate):
        yield from settle(table)
        return False
    ok = False
    if ready and not hit:
        parts = table.parts()
        modifier = _landing_modifier(table, mate, grade, parts)
        ok = yield from agility_test(table, mate, "landing", modifier, parts)
    if ok:
        yield from arrive(table, mate, sq)
        yield from settle(table)
        return True
    if side_of(mate) == table.active:
        if carrying:
            turn_over(table, "thrown carrier fell")
        elif table.bonus_turn:  # nobody may fall in it, whatever he holds
            turn_over(table, "knocked down")
    table.tell("knocked down", mate, NOBODY)
    go_down(table, mate)
    table.loosen(sq)  # he may have fallen on it
    yield from hurt(table, mate, NOBODY, BY_LANDING if hit else BY_FALL)
    yield from settle(table)
    return False


def _landing_modifier(table: Table, mate: PlayerNo, grade: int, parts: Modifiers | None) -> int:
    """How he was thrown, his skills, and those who mark him where he lands."""
    zones = table.zones_on(table.place[mate], side_of(mate))
    if parts is not None:
        parts.add(FUMBLED_THROW + grade, LANDING[grade])
        parts.add(MARKED, -zones)
    return LANDING[grade] + skill_modifier(table, mate, "landing", 0, parts) - zones


def _kicked_too_hard(table: Table, kicker: PlayerNo, mate: PlayerNo) -> Flow[None]:
    """An injury, with the force of the kicker, that takes him off the pitch."""
    bonus = 0
    parts = table.parts()
    for skill in table.at[kicker][at.ARMOUR_BONUS]:
        amount = skill.worsen(table, kicker, at.ARMOUR_BONUS, mate, BY_BLOCK)
        bonus += amount
        if parts is not None:
            parts.add(skill.id, amount, kicker)
    if table.has_ball(mate):
        turn_over(table, "carrier kicked too hard")
    total = table.d6() + table.d6() + bonus
    band = injury_band(table, mate, total, BY_FALL, NOBODY)
    tell_injury(table, mate, total, bonus, band, BY_FALL, NOBODY, parts)
    yield from apply_injury(table, mate, NOBODY, BY_FALL, KO if band == STUN else band, total)
    yield from settle(table)
