"""Throwing team-mates: who can be thrown, and what may become of them."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_LANDING
from pigskin.effects.changes import GONE
from pigskin.effects.holding import MATCH, bless
from pigskin.ledger import fate_of
from pigskin.model import DEAD, INJURED, NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, SHORT
from pigskin.questions import HURL, Flow, Question, code, second_square
from pigskin.rules.ball import bounce, turn_over
from pigskin.rules.casualties import out_of_play
from pigskin.rules.feats import suffer
from pigskin.rules.injury import carried_off, hurt, knock_down
from pigskin.rules.passing import pass_squares


def throwable(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Standing team-mates beside a player strong enough to throw them."""
    if not may(table, thrower, at.THROWS_PLAYERS):
        return []
    return right_stuff_beside(table, thrower)


def hurl(table: Table, thrower: PlayerNo, mate: PlayerNo) -> Flow[Square]:
    """A team-mate is thrown: at which square, in quick or short range?"""
    codes = [code(HURL, mate, sq) for sq in pass_squares(table, thrower, SHORT)]
    answer = yield Question(side_of(thrower), "throw team-mate", codes, thrower, mate)
    target = second_square(answer)
    table.tell("throws team-mate", thrower, mate, target)
    return target


def right_stuff_beside(table: Table, thrower: PlayerNo) -> list[PlayerNo]:
    """Standing team-mates beside a player who are made for flying."""
    return [
        mate
        for near in ADJACENT[table.place[thrower]]
        if (mate := table.player_at(near)) != NOBODY
        and side_of(mate) == side_of(thrower)
        and table.standing(mate)
        and may(table, mate, at.MAY_BE_THROWN)
    ]


def land_on(table: Table, victim: PlayerNo) -> Flow[None]:
    """The player landed on is knocked down, even if he lay there already."""
    if table.standing(victim) or table.options.landed_on != "standing":
        knock_down(table, victim)
    if table.options.landed_on == "anybody":
        turn_over(table, "landed on somebody")
    yield from hurt(table, victim, NOBODY, BY_LANDING)


def eaten(table: Table, mate: PlayerNo, sq: Square) -> Flow[None]:
    """Gone, beyond any help; a ball he held bounces from the square."""
    carrying = table.turn_to(mate)
    if carrying:
        table.carrier = NOBODY
    table.remove(mate, INJURED)
    out_of_play(table, mate)
    table.side(table.belongs_to(mate)).casualties += 1
    table.note(ledger.HURT, on=mate, cause=ledger.BY_EATING, fate=fate_of([DEAD], [DEAD]))
    suffer(table, mate, [DEAD])
    bless(table, mate, GONE, MATCH)
    table.tell("eaten", mate, table.actor)
    if carrying:
        turn_over(table, "carrier eaten")
        yield from bounce(table, sq)
    yield from carried_off(table, mate)
