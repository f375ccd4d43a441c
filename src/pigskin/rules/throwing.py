"""Throwing team-mates: the throw, the flight, whom they land on and how."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.causes import BY_FALL, BY_LANDING
from pigskin.effects.changes import GONE
from pigskin.effects.holding import MATCH, bless
from pigskin.ledger import fate_of
from pigskin.model import DEAD, INJURED, NOBODY, NOWHERE, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, FACINGS, ON_PITCH, SCATTER, SHORT, facing_steps, stepped
from pigskin.questions import FACING, HURL, Flow, Question, code, first_of, second_square
from pigskin.rolls import FAR_KICK, MARKED
from pigskin.rules.ball import bounce, check_touchdown, scatter_path, settle, turn_over
from pigskin.rules.casualties import out_of_play
from pigskin.rules.feats import suffer
from pigskin.rules.grades import FUMBLE
from pigskin.rules.injury import carried_off, go_down, hurt, into_crowd, knock_down
from pigskin.rules.passing import pass_squares, throw_roll
from pigskin.rules.rolling import agility_test, skill_modifier


def throwable(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Standing team-mates beside a player strong enough to throw them."""
    if not table.at[thrower][at.THROWS_PLAYERS]:
        return []
    return right_stuff_beside(table, thrower)


def right_stuff_beside(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Standing team-mates beside a player who are made for flying."""
    return [
        mate
        for near in ADJACENT[table.place[thrower]]
        if (mate := table.player_at(near)) != NOBODY
        and side_of(mate) == side_of(thrower)
        and table.standing(mate)
        and table.at[mate][at.MAY_BE_THROWN]
    ]


def throw_player(table: Table, thrower: PlayerNo, mate: PlayerNo) -> Flow[None]:
    """Throw a team-mate at a square in quick or short range."""
    codes = [code(HURL, mate, sq) for sq in pass_squares(table, thrower, SHORT)]
    answer = yield Question(side_of(thrower), "throw team-mate", codes, thrower, mate)
    target = second_square(answer)
    table.tell("throws team-mate", thrower, mate, target)
    for skill in table.at[thrower][at.HUNGRY_THROW]:
        appetite = yield from skill.hungry_throw(table, thrower, mate)
        if appetite == 2:
            yield from eaten(table, mate, table.place[mate])
            return
        if appetite == 1 and table.options.squirming == "stays":
            return
        if appetite == 1:
            table.tell("fumbled team-mate", mate, thrower)
            if table.carrier == mate:
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
    yield from _land(table, mate, to, hit, modifier)
    return NOWHERE


def _glide(table: Table, mate: PlayerNo, target: Square) -> Flow[tuple[Square, Square]]:
    """Three scatters, or three steps of the throw-in template for a player who can steer.

    Returns where he ended and the last square on the pitch.
    """
    if not table.at[mate][at.SWOOPS]:
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


def land_on(table: Table, victim: PlayerNo) -> Flow[None]:
    """The player landed on is knocked down, even if he lay there already."""
    if table.standing(victim) or table.options.landed_on != "standing":
        knock_down(table, victim)
    if table.options.landed_on == "anybody":
        turn_over(table, "landed on somebody")
    yield from hurt(table, victim, NOBODY, BY_LANDING)


def _land(table: Table, mate: PlayerNo, sq: Square, hit: bool, extra: int = 0) -> Flow[None]:
    """On his feet with an agility roll, otherwise in a heap."""
    carrying = table.carrier == mate
    table.put(mate, sq, STANDING)
    table.tell("lands", mate, sq)
    if table.ball == sq and table.carrier == NOBODY:
        table.loose = True
    ok = False
    if not hit:
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


def eaten(table: Table, mate: PlayerNo, sq: Square) -> Flow[None]:
    """Gone, beyond any help; a ball he held bounces from the square."""
    carrying = table.carrier == mate
    table.carrier = NOBODY if carrying else table.carrier
    table.remove(mate, INJURED)
    out_of_play(table, mate)
    table.side(side_of(mate)).casualties += 1
    table.note(ledger.HURT, on=mate, cause=ledger.BY_EATING, fate=fate_of([DEAD], [DEAD]))
    suffer(table, mate, [DEAD])
    bless(table, mate, GONE, MATCH)
    table.tell("eaten", mate, table.actor)
    if carrying:
        turn_over(table, "carrier eaten")
        yield from bounce(table, sq)
    yield from carried_off(table, mate)
