"""The wizard: a fireball or a lightning bolt, before or after a turn of his side."""

from __future__ import annotations

from typing import Final

from pigskin.effects import times
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_SPELL
from pigskin.effects.changes import TURNED_INTO_FROG
from pigskin.effects.holding import bewitch
from pigskin.effects.of_sides import Counted
from pigskin.model import NOBODY, ROOTED, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, AWAY, HOME, SCATTER, SQUARES
from pigskin.questions import FIREBALL, LIGHTNING, Flow, code, player_of, square_of, verb_of
from pigskin.rules.ball import check_touchdown, settle, straight, turn_over
from pigskin.rules.counting import spend
from pigskin.rules.injury import go_down, hurt

OWN_TURN: Final[tuple[int, ...]] = (times.CHOOSING_ACTION, times.OWN_TURN_OVER)


class Wizard(Counted):
    name = "wizards"
    id = 412
    text = "Casts a fireball or a lightning bolt, once, before or after a turn of his side."
    key = "wizards"
    sold_as: tuple[str, ...] = ("wizard",)
    hurries = True
    order = 60

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        if when not in OWN_TURN:
            return []
        bolts = [code(LIGHTNING, player) for each in (HOME, AWAY) for player in up(table, each)]
        return [*[code(FIREBALL, sq) for sq in SQUARES], *bolts]

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) == FIREBALL:
            spend(table, side, self.key)
            yield from burst(table, square_of(answer))
        elif verb_of(answer) == LIGHTNING:
            spend(table, side, self.key)
            table.tell("lightning bolt", player_of(answer))
            yield from strike(table, [player_of(answer)], 2)
        else:
            return False
        yield from settled(table)
        return True


WIZARDS: Final[list[Effect]] = [Wizard()]


def up(table: Table, side: SideNo) -> list[PlayerNo]:
    """Those of a side who can be struck down."""
    return [
        player
        for player in table.players(side)
        if table.on_pitch(player) and table.standing(player)
    ]


def settled(table: Table) -> Flow[None]:
    """What was cast has been cast."""
    yield from settle(table)
    check_touchdown(table)


def burst(table: Table, centre: Square) -> Flow[None]:
    table.tell("fireball", centre)
    yield from strike(table, [table.player_at(sq) for sq in (centre, *ADJACENT[centre])], 4)


def drift(table: Table, sq: Square) -> Square:
    """D3 squares in a random direction; off the pitch it is lost."""
    step = SCATTER[table.roll(8)]
    to, _ = straight(sq, step, (table.d6() + 1) // 2)
    table.tell("scatter", to)
    return to


def strike(table: Table, targets: list[PlayerNo], need: int) -> Flow[None]:
    """Everybody who stands there rolls to be knocked down."""
    struck: list[PlayerNo] = []
    for player in targets:
        if player == NOBODY or not table.standing(player):
            continue
        roll = table.d6()
        table.tell_test("spell hits", player, need, 0, roll >= need)
        if roll >= need:
            struck.append(player)
    for player in struck:
        yield from blow_over(table, player)


def blow_over(table: Table, player: PlayerNo) -> Flow[None]:
    if table.has_ball(player) and side_of(player) == table.active:
        turn_over(table, "carrier struck by a spell")
    table.tell("knocked down", player, NOBODY)
    go_down(table, player)
    yield from hurt(table, player, NOBODY, BY_SPELL)


def turn_into_frog(table: Table, player: PlayerNo) -> None:
    """He is a frog for the drive, and frogs hold no balls."""
    table.marks[player] &= ~ROOTED
    table.tell("turns into a frog", player)
    if table.turn_to(player):
        if side_of(player) == table.active:
            turn_over(table, "carrier struck by a spell")
        table.drop_ball(table.place[player])
    bewitch(table, player, TURNED_INTO_FROG)
