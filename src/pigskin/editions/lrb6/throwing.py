"""Throwing team-mates: the throw, the flight, and how they land."""

from __future__ import annotations

from pigskin.editions.lrb6.passing import throw_roll
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_FALL
from pigskin.model import NOBODY, NOWHERE, ROOTED, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import FACINGS, ON_PITCH, SCATTER, facing_steps, stepped
from pigskin.questions import FACING, Flow, Question, code, first_of
from pigskin.rolls import FAR_KICK, MARKED
from pigskin.rules.ball import check_touchdown, scatter_path, settle, straight, turn_over
from pigskin.rules.grades import FUMBLE
from pigskin.rules.injury import go_down, hurt, into_crowd
from pigskin.rules.rolling import agility_test, skill_modifier
from pigskin.rules.throwing import eaten, hurl, land_on


def throw_player(table: Table, thrower: PlayerNo, mate: PlayerNo) -> Flow[None]:
    """Throw a team-mate at a square in quick or short range."""
    target = yield from hurl(table, thrower, mate)
    for skill in table.at[thrower][at.HUNGERS]:
        if not (yield from skill.reacts(table, thrower, at.HUNGERS, mate)):
            continue
        if (yield from skill.reacts(table, thrower, at.EATS, mate)):
            yield from eaten(table, mate, table.place[mate])
        elif table.options.squirming != "stays":
            table.tell("fumbled team-mate", mate, thrower)
            if table.has_ball(mate):
                turn_over(table, "carrier squirmed free")
            yield from _land(table, mate, table.place[mate], False)
        return
    result = yield from throw_roll(table, thrower, target, False, -1)
    home = table.place[mate]
    if result == FUMBLE:
        table.tell("fumbled team-mate", mate, thrower)
        yield from _land(table, mate, home, False)
        return
    edge = yield from fly(table, mate, target, 0)
    if edge:
        yield from into_crowd(table, mate, edge)
        yield from settle(table)


def fly(table: Table, mate: PlayerNo, target: Square, modifier: int) -> Flow[Square]:
    """From the air over the target to wherever the team-mate comes down.

    Who comes down among the spectators is left to the caller: the last square of the pitch he
    flew over is returned, and NOWHERE if he landed on it.
    """
    table.whisper("flies", mate, table.place[mate])
    table.lift(mate)  # still holding what he holds
    to, last = yield from _glide(table, mate, target)
    return (yield from come_to_earth(table, mate, to, last, modifier))


def come_to_earth(
    table: Table, mate: PlayerNo, to: Square, last: Square, modifier: int, safely: bool = False
) -> Flow[Square]:
    """A flying player comes down, off anybody in the way; the crowd's square as `fly` has it.

    Who comes down `safely` rolls for nothing, unless he hit somebody.
    """
    hit, each = False, table.options.landing_hits == "each"
    while ON_PITCH[to] and table.board[to] != 0:
        if each or not hit:
            hit = True
            yield from land_on(table, table.player_at(to))
            if each:
                yield from settle(table)
        last = to
        to = stepped(last, SCATTER[table.roll(8)])
        table.tell("scatter", to)
    if not ON_PITCH[to]:
        return last
    yield from _land(table, mate, to, hit, modifier, safely)
    return NOWHERE


def hurled(table: Table, player: PlayerNo, step: int, squares: int, safely: bool) -> Flow[None]:
    """A player flies so many squares one way, thrown by nobody."""
    here = table.place[player]
    table.clear_mark(player, ROOTED)
    table.whisper("flies", player, here)
    table.lift(player)
    to, last = straight(here, step, squares)
    edge = last
    if ON_PITCH[to]:
        edge = yield from come_to_earth(table, player, to, last, 0, safely)
    if edge:
        yield from into_crowd(table, player, edge)
        yield from settle(table)


def _glide(table: Table, mate: PlayerNo, target: Square) -> Flow[tuple[Square, Square]]:
    """Three scatters, or three steps of the throw-in template for a player who can steer.

    Returns where he ended and the last square on the pitch.
    """
    if not may(table, mate, at.SWOOPS):
        return scatter_path(table, target, 3)
    last = target
    for _ in range(3):
        codes = [code(FACING, facing) for facing in range(4)]
        facing = first_of((yield Question(side_of(mate), "facing", codes, mate, square=last)))
        to = stepped(last, facing_steps(FACINGS[facing])[(table.d6() - 1) // 2])
        table.tell("scatter", to)
        if not ON_PITCH[to]:
            return to, last
        last = to
    return last, last


def _land(
    table: Table, mate: PlayerNo, sq: Square, hit: bool, extra: int = 0, safely: bool = False
) -> Flow[None]:
    """On his feet with an agility roll, otherwise in a heap."""
    carrying = table.has_ball(mate)
    table.put(mate, sq, STANDING)
    table.tell("lands", mate, sq)
    table.loosen(sq)
    ok = safely and not hit
    if not hit and not safely:
        zones = table.zones_on(sq, side_of(mate))
        parts = table.part(FAR_KICK, extra)
        if parts is not None:
            parts.add(MARKED, -zones)
        modifier = extra - zones + skill_modifier(table, mate, "landing", 0, parts)
        ok = yield from agility_test(table, mate, "landing", modifier, parts)
    if not ok:
        if carrying and side_of(mate) == table.active:
            turn_over(table, "thrown carrier fell")
        table.tell("knocked down", mate, NOBODY)
        go_down(table, mate)
        yield from hurt(table, mate, NOBODY, BY_FALL)
    yield from settle(table)
    check_touchdown(table)
