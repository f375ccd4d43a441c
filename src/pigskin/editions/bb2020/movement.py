"""Jumping over players who are down, and leaping over anybody."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, push_squares
from pigskin.questions import Flow, player_of
from pigskin.rolls import AGILITY, MARKED, NO_ANSWER, Modifiers
from pigskin.rules.ball import settle
from pigskin.rules.injury import fall
from pigskin.rules.movement import (
    allowance,
    arrive,
    choose_player,
    dive,
    dive_codes,
    dive_penalty,
    held,
    hindrance,
    rush,
    shadowed,
    tripped,
    tripper_at,
)
from pigskin.rules.rerolls import offer_reroll
from pigskin.rules.rolling import ignores, passes, rescued
from pigskin.rules.trapdoors import spring


def leap_squares(table: Table, player: PlayerNo) -> list[Square]:
    """The squares beyond a neighbouring one, over anybody for those who leap.

    Others jump over players who are down. Nobody does either twice in an action.
    """
    if table.jumped and table.actor == player:
        return []
    here = table.place[player]
    found: list[Square] = []
    for over in ADJACENT[here] if may(table, player, at.LEAPS) else table.down_beside(here):
        for sq in push_squares(here, over):
            if table.board[sq] == 0 and sq not in found:
                found.append(sq)
    return found


def leap_need(
    table: Table, player: PlayerNo, here: Square, to: Square, dive: int
) -> tuple[str, int]:
    """The test of a jump or leap, and what it needs; a diver takes as much from it as `dive`."""
    test = "leap" if may(table, player, at.LEAPS) else "jump"
    against = 0
    if not ignores(table, player, test, "zones"):
        against = _against(table, player, here, to) - dive
    return test, table.profiles[player].agility - _eased(table, player, test, against)


def leap(table: Table, player: PlayerNo, to: Square, free: bool = False) -> Flow[bool]:
    """Jump or leap for two squares of movement; True if the player may go on."""
    here = table.place[player]
    leaps = may(table, player, at.LEAPS)
    table.left = here
    if table.actor == player:
        table.jumped = True
    if (yield from held(table, player)):
        return False
    if not free and not (yield from _run_up(table, player, here, to, leaps)):
        return False
    table.put(player, to, STANDING)
    table.tell("leaps" if leaps else "jumps", player, to, here)
    tripper = tripper_at(table, player, here)
    lands = yield from _land(table, player, "leap" if leaps else "jump", here, to)
    yield from shadowed(table, player, here, NOBODY, free)
    if not lands:
        yield from tripped(table, player, tripper)
        return False
    yield from settle(table)
    if not (yield from arrive(table, player, to)):
        return False
    if table.treading:
        yield from spring(table)
    return table.standing(player)


def _run_up(table: Table, player: PlayerNo, here: Square, to: Square, leaps: bool) -> Flow[bool]:
    """Two squares of movement; False when he trips over one he had to rush for."""
    for square in range(2):
        if table.moved < allowance(table, player):
            table.moved += 1
            continue
        table.rushes += 1
        if not (yield from rush(table, player)):
            # The first of two rushes only takes a jumper to the player he would jump over.
            if leaps or square == 1:
                table.put(player, to, STANDING)
                table.tell("leaps" if leaps else "jumps", player, to, here)
                yield from shadowed(table, player, here)
            yield from fall(table, player)
            return False
    return True


def _land(table: Table, player: PlayerNo, test: str, here: Square, to: Square) -> Flow[bool]:
    """The agility test of a player in the air. A natural 1 throws him back to where he was."""
    need = table.profiles[player].agility
    unhindered = ignores(table, player, test, "zones")
    for skill in table.at[player][at.BOUNDS]:
        unhindered = (yield from skill.reacts(table, player, at.BOUNDS, NOBODY)) or unhindered
    hindered = table.parts()  # by others
    against = 0 if unhindered else _against(table, player, here, to, hindered)
    diver = NOBODY
    by = NO_ANSWER
    while True:
        parts = table.parts()
        modifier = _eased(table, player, test, against, hindered, parts)
        roll = table.d6()
        ok = passes(roll, modifier, need)
        told = table.tell_test(test, player, need, modifier, ok, AGILITY, parts, by)
        if ok and diver == NOBODY and not unhindered:
            codes = [
                each
                for each in dive_codes(table, player, here)
                if table.options.rare_choices
                or not passes(
                    roll,
                    _eased(table, player, test, against - dive_penalty(table, player_of(each))),
                    need,
                )
            ]
            diver = yield from choose_player(
                table, OTHER_SIDE[side_of(player)], "dive at", codes, player
            )
            if diver != NOBODY:
                against -= dive_penalty(table, diver, hindered)
                parts = table.parts()
                modifier = _eased(table, player, test, against, hindered, parts)
                ok = passes(roll, modifier, need)
                if told is not None:
                    told = table.tell_changed(test, player, told, modifier, ok, parts)
        if not ok:
            ok = yield from rescued(table, player, test, roll)
        if by:
            break
        by = yield from offer_reroll(table, player, test, roll, need - modifier, ok, told)
        if not by:
            break
    if roll == 1:
        table.put(player, here, STANDING)
        table.tell("falls back", player, here, to)
    if diver != NOBODY:
        yield from dive(table, diver, here)
    return ok


def _against(
    table: Table, player: PlayerNo, here: Square, to: Square, parts: Modifiers | None = None
) -> int:
    """Those who mark him where he jumps from or where he lands, whichever are more, and tails."""
    side = side_of(player)
    markers = max(table.zones_on(here, side), table.zones_on(to, side))
    if parts is not None:
        parts.add(MARKED, -markers)
    return hindrance(table, player, here, parts) - markers


def _eased(
    table: Table,
    player: PlayerNo,
    test: str,
    against: int,
    hindered: Modifiers | None = None,
    parts: Modifiers | None = None,
) -> int:
    """Skills may take away a part of what is against the player, one after the other.

    `parts` notes what is left of it: what has `hindered` him, and what helps.
    """
    if parts is not None and hindered is not None:
        parts.parts.extend(hindered.parts)
    for skill in table.at[player][at.MODIFIER]:
        amount = skill.modifier(table, player, test, against)
        against += amount
        if parts is not None:
            parts.add(skill.id, amount, player)
    return against
