"""The ball on its way down: deviation, throw-ins from corners, and those who dive for it."""

from __future__ import annotations

from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import LENGTH, OTHER_SIDE, SCATTER, STRIDE, WIDTH, column, row
from pigskin.questions import NOBODY_DOES, Flow, Question, player_of
from pigskin.rules.ball import (
    AIMED,
    catch,
    dive_codes,
    divers_beside,
    straight,
    throw_in_template,
)


def throw_in_step(table: Table, edge: Square, off: Square) -> int:
    """One step of a throw-in: by D6 from an edge, by D3 along one of three lines from a corner."""
    if column(edge) not in (0, LENGTH - 1) or row(edge) not in (0, WIDTH - 1):
        return throw_in_template(table, edge, off)
    inward = 1 if column(edge) == 0 else -1
    across = STRIDE if row(edge) == 0 else -STRIDE
    return (inward, inward + across, across)[table.roll(3) - 1]


def deviate(table: Table, sq: Square) -> tuple[Square, Square]:
    """D6 squares in one random direction: where it ends, and the last square on the pitch."""
    step = SCATTER[table.roll(8)]
    to, last = straight(sq, step, table.d6())
    table.tell("deviates", to)
    return to, last


# --- diving for the ball ----------------------------------------------------------------------


def diver_for(table: Table, sq: Square, how: int) -> Flow[PlayerNo]:
    """Players beside an empty square try, one after the other, for the ball landing in it.

    Their coach says who tries next; if both sides want to, the moving coach says in which order.
    Whoever catches the ball has it when this is over, so that nobody is left to try.
    """
    waiting = divers_beside(table, sq)
    first = table.active if table.active >= 0 else OTHER_SIDE[table.kicking]
    mine = [player for player in waiting if side_of(player) == first]
    theirs = [player for player in waiting if side_of(player) != first]
    if mine and theirs:
        mine = yield from _who_dives(table, first, mine, sq)
        theirs = yield from _who_dives(table, OTHER_SIDE[first], theirs, sq)
        if mine and theirs:
            yield from _dive_in_turn(table, first, mine + theirs, sq, how)
        else:
            for player in mine + theirs:
                if (yield from _dive(table, player, how)):
                    break
        return NOBODY
    while waiting:
        player = yield from _next_diver(table, side_of(waiting[0]), waiting, sq, True)
        if player == NOBODY or (yield from _dive(table, player, how)):
            break
        waiting.remove(player)
    return NOBODY


def _who_dives(
    table: Table, side: SideNo, candidates: list[PlayerNo], sq: Square
) -> Flow[list[PlayerNo]]:
    """A coach names his players who will try, in their order."""
    left = candidates[:]
    chosen: list[PlayerNo] = []
    while left:
        player = yield from _next_diver(table, side, left, sq, True)
        if player == NOBODY:
            break
        left.remove(player)
        chosen.append(player)
    return chosen


def _dive_in_turn(
    table: Table, side: SideNo, divers: list[PlayerNo], sq: Square, how: int
) -> Flow[None]:
    """The moving coach decides who of both sides tries next."""
    left = divers[:]
    while left:
        player = left[0]
        if len(left) > 1:
            player = yield from _next_diver(table, side, left, sq, False)
        if (yield from _dive(table, player, how)):
            return
        left.remove(player)


def _next_diver(
    table: Table, side: SideNo, divers: list[PlayerNo], sq: Square, optional: bool
) -> Flow[PlayerNo]:
    """The coach's next player to try for the ball at a square."""
    codes = dive_codes(table, divers)
    if optional:
        codes.append(NOBODY_DOES)
    kind = "dive for the ball" if optional else "who dives first"
    answer = yield Question(side, kind, codes, square=sq)
    return NOBODY if answer == NOBODY_DOES else player_of(answer)


def _dive(table: Table, player: PlayerNo, how: int) -> Flow[bool]:
    table.tell("dives for the ball", player)
    return (yield from catch(table, player, how == AIMED))
