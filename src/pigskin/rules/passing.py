"""Passing: targets, who may interfere with a throw, and handing the ball over."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.model import (
    NOBODY,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import (
    OTHER_SIDE,
    OUT_OF_RANGE,
    SQUARES,
    distance,
    pass_range,
    under_ruler,
)
from pigskin.questions import (
    HAND_TO,
    INTERCEPT,
    NOBODY_DOES,
    PASS_TO,
    SKILL_TO,
    STOP,
    Flow,
    Question,
    code,
    player_of,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rules.ball import (
    bitten_off,
    bounce,
    can_handle,
    cannot_take,
    catch,
    turn_over,
)


def pass_squares(table: Table, thrower: PlayerNo, longest: int) -> list[Square]:
    """The squares a player may throw to, up to a range."""
    here = table.place[thrower]
    wide = table.edition.figures.wide_ruler
    return _within(here, min(longest, farthest_throw(table, thrower)), wide)


def _within(here: Square, longest: int, wide: bool) -> list[Square]:
    """The squares of a throw from here, which are looked up once; nobody changes the list."""
    key = (here * OUT_OF_RANGE + longest) * 2 + int(wide)
    found = _thrown.get(key)
    if found is None:
        found = _thrown[key] = [
            sq
            for sq in SQUARES
            if sq != here and distance(sq, here) <= 13 and pass_range(here, sq, wide) <= longest
        ]
    return found


_thrown: Final[dict[int, list[Square]]] = {}


def farthest_throw(table: Table, thrower: PlayerNo) -> int:
    """The longest range he can throw at all; snow hides all but the near squares."""
    farthest = OUT_OF_RANGE - 1
    for effect in table.at[thrower][at.FARTHEST_THROW]:
        farthest = min(farthest, effect.farthest_throw(table, thrower))
    return farthest


def target_codes(table: Table, thrower: PlayerNo, longest: int) -> list[Code]:
    """Every throw a player may announce, those that need no ruler included."""
    codes = [code(PASS_TO, sq) for sq in pass_squares(table, thrower, longest)]
    if min(longest, farthest_throw(table, thrower)) >= OUT_OF_RANGE - 1:
        skill = granting(table, thrower, at.THROWS_ANYWHERE)
        if skill is not None:
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
        if (yield from skill.reacts(table, thrower, at.REFUSES_RECEIVER, receiver)):
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


def check_caught(table: Table, side: SideNo) -> None:
    if (table.carrier == NOBODY or side_of(table.carrier) != side) and not bitten_off(table):
        turn_over(table, "ball not caught")


# --- interceptions ----------------------------------------------------------------------------


def interceptors(table: Table, thrower: PlayerNo, target: Square) -> list[PlayerNo]:
    """Opponents of the thrower who may reach the ball in flight."""
    here = table.place[thrower]
    return [
        other
        for other in table.players(OTHER_SIDE[side_of(thrower)])
        if can_handle(table, other)
        and not cannot_take(table, other)
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


# --- pass blockers ----------------------------------------------------------------------------


def pass_blockers(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Opponents of the thrower who may move when he throws."""
    return [
        player
        for player in table.players(OTHER_SIDE[side_of(thrower)])
        if may(table, player, at.PASS_BLOCKS)
        and player != table.actor  # who is about to block the thrower has his hands full
        and table.has_zone(player)
        and table.standing(player)
    ]


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
    table.turn_to(player)
    table.carrier = NOBODY
    table.ball = table.place[mate]
    here = table.place[mate]
    if not (yield from catch(table, mate, True)):
        yield from bounce(table, here)
    check_caught(table, side_of(player))


