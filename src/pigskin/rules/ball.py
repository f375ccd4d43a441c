"""The ball in flight and on the ground: picking up, catching, bouncing, throw-ins."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may, of_both
from pigskin.effects.changes import FORGIVEN
from pigskin.effects.holding import ACTION, HOLDERS, count, hold
from pigskin.model import (
    HUNGRY,
    NOBODY,
    NOWHERE,
    STANDING,
    TURNOVER_REASONS,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import (
    ADJACENT,
    LENGTH,
    ON_PITCH,
    SCATTER,
    SCORES,
    STRIDE,
    column,
    facing_steps,
    in_half,
    row,
    stepped,
    throw_in_steps,
)
from pigskin.questions import PLAYER_USES, Flow, code
from pigskin.rolls import ACCURATE_THROW, INACCURATE_THROW, PICKING_UP, Modifiers
from pigskin.rules.rolling import agility_test, ball_modifier

# How the ball comes down.
AIMED: Final = 0  # a pass to its target, or a hand-off
SCATTERED: Final = 1  # a missed pass
BOUNCE: Final = 2
THROW_IN: Final = 3
KICK_OFF: Final = 4


def can_handle(table: Table, player: PlayerNo) -> bool:
    """May the player try to catch or intercept at all?"""
    return table.state[player] == STANDING and table.has_zone(player)


def cannot_hold(table: Table, player: PlayerNo) -> bool:
    return may(table, player, at.NO_HANDS)


def cannot_take(table: Table, player: PlayerNo) -> bool:
    """Who has one of two balls, or no hands, can take none."""
    return cannot_hold(table, player) or (table.spare is not None and table.has_ball(player))


def pick_up(table: Table, player: PlayerNo) -> Flow[bool]:
    """A player has moved into the ball's square: he must try to take it."""
    here = table.place[player]
    if cannot_take(table, player):
        ok = False
        table.tell("cannot pick up", player)
    else:
        ok = False
        if not (yield from fails_at_will(table, player)):
            parts = table.parts()
            modifier = pick_up_modifier(table, player, parts)
            ok = yield from agility_test(table, player, "pick-up", modifier, parts)
            table.note(ledger.PICK_UP, player, amount=1 if ok else 0)
        if not ok:
            yield from _fumbled(table, player)
    if ok:
        table.give_ball(player)
        return True
    if table.active == side_of(player):
        turn_over(table, "failed pick-up")
    yield from bounce(table, here)
    return False


def fails_at_will(table: Table, player: PlayerNo) -> Flow[bool]:
    """Does a player who is about to roll for the ball rather fail?"""
    for effect in table.at[player][at.FAILS_AT_WILL]:
        if (yield from effect.reacts(table, player, at.FAILS_AT_WILL, NOBODY)):
            return True
    return False


def _fumbled(table: Table, player: PlayerNo) -> Flow[None]:
    """A player has failed to take the ball, and that may not be all."""
    for effect in table.at[player][at.DROPS_BALL]:
        yield from effect.notice(table, player, at.DROPS_BALL, NOBODY)


def pick_up_modifier(table: Table, player: PlayerNo, parts: Modifiers | None = None) -> int:
    """What is added to picking up the ball where the player stands."""
    easy = table.edition.figures.handling
    if parts is not None:
        parts.add(PICKING_UP, easy)
    return easy + ball_modifier(table, player, "pick-up", 0, parts)


def turn_over(table: Table, why: str) -> None:
    """The moving team's turn will end as soon as everything under way is settled."""
    if not table.turnover and table.active >= 0:
        for effect in table.side(table.active).at[at.FORGIVES]:
            if effect.forgives(table, table.active, why):
                table.finished = True
                table.tell("turnover forgiven", table.active, TURNOVER_REASONS.index(why))
                if table.actor >= 0:
                    hold(table, HOLDERS[table.active], FORGIVEN, ACTION)
                return
        table.turnover = True
        table.tell("turnover", table.active, TURNOVER_REASONS.index(why))
        table.note(ledger.TURNOVER, table.active)


def action_stops(table: Table) -> bool:
    """Has there been a turnover, or one that ends only the action?"""
    return table.turnover or (
        table.active >= 0 and count(table, HOLDERS[table.active], FORGIVEN) > 0
    )


def settle(table: Table) -> Flow[None]:
    """If the ball was knocked loose, let it bounce, and so the other of two."""
    if table.loose:
        yield from bounce(table, table.ball)
    if table.spare is not None and table.spare[2]:
        table.other_ball()
        yield from bounce(table, table.ball)


def bounce(table: Table, sq: Square) -> Flow[None]:
    """The ball bounces one square from where it is."""
    to = stepped(sq, SCATTER[table.roll(8)])
    table.tell("bounce", to)
    yield from come_down(table, to, sq, BOUNCE)


def scatter_path(table: Table, sq: Square, steps: int) -> tuple[Square, Square]:
    """Scatter square by square. Returns where it ended and the last square on the pitch."""
    last = sq
    for _ in range(steps):
        to = stepped(last, SCATTER[table.roll(8)])
        table.tell("scatter", to)
        if not ON_PITCH[to]:
            return to, last
        last = to
    return last, last


def straight(sq: Square, step: int, squares: int) -> tuple[Square, Square]:
    """So many steps one way. Returns where they end and the last square on the pitch."""
    last = sq
    for _ in range(squares):
        to = stepped(last, step)
        if not ON_PITCH[to]:
            return to, last
        last = to
    return last, last


def throw_in(table: Table, edge: Square, off: Square = NOWHERE) -> Flow[tuple[Square, Square]]:
    """The crowd throws the ball back. Returns where it ended and the last square on the pitch.

    `off` is where it went over the line, if that is known.
    """
    step = 0
    for side, effect in of_both(table, at.AIMS_THROW_IN):
        if not step:
            steps = template(table, edge, off)
            step = yield from effect.aims_throw_in(table, side, edge, steps)
    step = step or table.edition.throw_in_steps(table, edge, off)
    squares = table.d6() + table.d6()
    if table.edition.figures.edge_counts:
        squares -= 1
    to, last = straight(edge, step, squares)
    table.tell("throw-in", last)
    return to, last


def throw_in_template(table: Table, edge: Square, off: Square) -> int:
    """One step in the direction of the throw-in template laid on an edge square."""
    return template(table, edge, off)[(table.d6() - 1) // 2]


def template(table: Table, edge: Square, off: Square) -> tuple[int, int, int]:
    """The three directions of that template."""
    if table.options.corner == "line crossed" and off and 0 <= column(off) < LENGTH:
        return facing_steps(STRIDE if row(edge) == 0 else -STRIDE)
    return throw_in_steps(edge)


def come_down(
    table: Table, sq: Square, last: Square, how: int, aimed: Square = NOWHERE
) -> Flow[int]:
    """The ball comes down in a square and goes on until it is caught or lies still.

    `last` is the square on the pitch it came from; a kick-off that leaves the receivers' half
    stops with the ball NOWHERE, which is a touchback. Returns how it was caught, or NOBODY.
    """
    kick = how == KICK_OFF
    table.carrier = NOBODY
    table.loose = False
    table.ball = NOWHERE
    while True:
        if kick and (not ON_PITCH[sq] or in_half(sq, table.kicking)):
            table.ball = NOWHERE  # a touchback
            return NOBODY
        while not ON_PITCH[sq]:
            sq, last = yield from throw_in(table, last, sq)
            how = THROW_IN
        player = table.player_at(sq)
        if how != BOUNCE and (player == NOBODY or _lies_there(table, player)):
            player = yield from table.edition.diver_for(table, sq, how)
            if table.carrier != NOBODY:
                return how  # he has caught it already
        if player == NOBODY and how == BOUNCE and not table.ball_at(sq):
            table.rest_ball(sq)
            return NOBODY
        if player != NOBODY and can_handle(table, player):
            table.ball = sq
            aimed_at_him = aimed == table.place[player]
            if (yield from catch(table, player, how == AIMED, aimed_at_him)):
                return how
            sq = table.place[player] or sq
        last = sq
        sq = stepped(sq, SCATTER[table.roll(8)])
        table.tell("bounce", sq)
        how = BOUNCE


def _lies_there(table: Table, player: PlayerNo) -> bool:
    """Does somebody lie where the ball comes down, and may it be dived for all the same?"""
    return table.options.diving_catch == "down" and not table.standing(player)


def catch(table: Table, player: PlayerNo, accurate: bool, aimed: bool = False) -> Flow[bool]:
    """The player tries to catch the ball, wherever it comes from."""
    if cannot_take(table, player):
        table.tell("cannot catch", player)
        return False
    ok = False
    if not (yield from fails_at_will(table, player)):
        parts = table.parts()
        modifier = catch_modifier(table, player, accurate, aimed, parts)
        ok = yield from agility_test(table, player, "catch", modifier, parts)
        table.note(ledger.CATCH, player, amount=1 if ok else 0)
    if not ok:
        yield from _fumbled(table, player)
        return False
    table.give_ball(player)
    if table.edition.star_rules:
        yield from _bitten(table, player)
    check_touchdown(table)
    return True


def catch_modifier(
    table: Table, player: PlayerNo, accurate: bool, aimed: bool, parts: Modifiers | None = None
) -> int:
    """What is added to a catch; a pass that was `aimed` at the player helps some."""
    total = table.edition.figures.handling - (0 if accurate else 1)
    if parts is not None:
        parts.add(ACCURATE_THROW if accurate else INACCURATE_THROW, total)
    total += ball_modifier(table, player, "catch", 1 if accurate and aimed else 0, parts)
    if table.actor >= 0:
        for skill in table.at[table.actor][at.HELPS_CATCH]:
            amount = skill.adds(table, table.actor, at.HELPS_CATCH, player)
            total += amount
            if parts is not None:
                parts.add(skill.id, amount, table.actor)
    return total


def bitten_off(table: Table) -> bool:
    """Has the carrier taken the ball from an opponent who had caught it safely?"""
    if table.carrier >= 0:
        for skill in table.at[table.carrier][at.BITES_CATCHER]:
            if skill.spent(table, table.carrier):
                return True
    return False


def _bitten(table: Table, catcher: PlayerNo) -> Flow[None]:
    """Opponents who mark a player may do something about his catch."""
    for marker in table.markers(table.place[catcher], side_of(catcher)):
        for skill in table.at[marker][at.BITES_CATCHER]:
            if table.turn_to(catcher):
                yield from skill.notice(table, marker, at.BITES_CATCHER, catcher)


def divers_beside(table: Table, sq: Square) -> list[PlayerNo]:
    """Players beside an empty square who could dive for the ball."""
    return [
        other
        for near in ADJACENT[sq]
        if (other := table.player_at(near)) != NOBODY
        and may(table, other, at.DIVES_FOR_CATCH)
        and can_handle(table, other)
    ]


def dive_codes(table: Table, divers: list[PlayerNo]) -> list[Code]:
    return [
        code(PLAYER_USES, player, skill.id)
        for player in divers
        if (skill := granting(table, player, at.DIVES_FOR_CATCH)) is not None
    ]


def check_touchdown(table: Table) -> None:
    """Note a touchdown: a standing carrier in the opposing end zone.

    In the opponents' turn it counts at once. In his own team's turn it does so in some editions
    only, and never for one who must feed first; otherwise it waits for the end of the action.
    """
    for carrier in table.carriers():
        if table.scored < 0 and table.active >= 0 and in_end_zone(table, carrier):
            if side_of(carrier) != table.active or (
                table.edition.figures.scores_at_once and not table.marks[carrier] & HUNGRY
            ):
                score(table, carrier)
            elif table.actor >= 0:
                table.finished = True


def in_end_zone(table: Table, carrier: PlayerNo) -> bool:
    """Does he, who has the ball, stand in the opposing end zone?"""
    return (
        table.state[carrier] == STANDING and SCORES[side_of(carrier)][table.place[carrier]]
    )


def score(table: Table, carrier: PlayerNo) -> None:
    """He has brought the ball where it counts: a touchdown, unless something is wrong with it."""
    table.turn_to(carrier)
    for effect in table.at[carrier][at.SPOILS_SCORE]:
        if effect.spoils_score(table, carrier):
            return
    table.scored = side_of(carrier)


def score_between_turns(table: Table) -> None:
    """Nobody acts: a standing carrier in the opposing end zone has scored, whoever he plays for."""
    for carrier in table.carriers():
        if table.scored < 0 and in_end_zone(table, carrier):
            score(table, carrier)
