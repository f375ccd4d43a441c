"""The wizard's two spells."""

from __future__ import annotations

from pigskin.model import NOBODY, Table, side_of
from pigskin.pitch import ADJACENT, SQUARES
from pigskin.questions import FIREBALL, LIGHTNING, Flow, code, first_of, verb_of
from pigskin.rules.ball import check_touchdown, settle, turn_over
from pigskin.rules.injury import go_down, hurt
from pigskin.skills.base import BY_SPELL


def spell_codes(table: Table) -> list[int]:
    """A fireball on any square, a bolt at any standing player."""
    codes = [code(FIREBALL, sq) for sq in SQUARES]
    for side in (0, 1):
        for player in table.players(side):
            if table.on_pitch(player) and table.standing(player):
                codes.append(code(LIGHTNING, player))
    return codes


def cast_spell(table: Table, side: int, answer: int) -> Flow[None]:
    """Once a match, before the first action of the own turn or right after it."""
    table.side(side).wizards -= 1
    if verb_of(answer) == FIREBALL:
        centre = first_of(answer)
        table.tell("fireball", centre)
        targets = [table.player_at(sq) for sq in (centre, *ADJACENT[centre])]
        need = 4
    else:
        targets = [first_of(answer)]
        table.tell("lightning bolt", targets[0])
        need = 2
    struck: list[int] = []
    for player in targets:
        if player == NOBODY or not table.standing(player):
            continue
        roll = table.d6()
        table.tell("spell hits", player, roll, need, 1 if roll >= need else 0)
        if roll >= need:
            struck.append(player)
    for player in struck:
        if table.carrier == player and side_of(player) == table.active:
            turn_over(table, "carrier struck by a spell")
        go_down(table, player)
        yield from hurt(table, player, NOBODY, BY_SPELL)
    yield from settle(table)
    check_touchdown(table)

