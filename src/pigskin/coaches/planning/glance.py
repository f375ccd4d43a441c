"""Where a player gets and how likely, at a glance: with one rough dodge on the way at most."""

from __future__ import annotations

from pigskin.coaches.planning.field import Field
from pigskin.model import NOBODY, NOWHERE
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.masks import BIT, PITCH, squares_in
from pigskin.pitch import STRIDE


class Arrivals:
    """The squares a player gets to: with what chance, and after how many steps."""

    def __init__(self, chance: dict[Square, float], steps: dict[Square, int]) -> None:
        self.chance = chance
        self.steps = steps


def arrivals(field: Field, player: PlayerNo, walk: int, rush: int, risky: bool) -> Arrivals:
    """Where a player of the side that is to move gets; the ball is picked up where it lies."""
    here = field.place[player]
    trait = field.trait_of(player)
    marked, twice = field.threatened, field.threatened_twice
    ball = NOWHERE if field.falling or field.carrier != NOBODY else field.ball
    room = PITCH & ~field.taken
    chance: dict[Square, float] = {here: 1.0}
    steps: dict[Square, int] = {here: 0}
    # Squares reached without a dodge, and after one.
    clear, dodged = BIT[here], 0
    seen = seen_dodged = BIT[here]
    likely = 1.0
    for step in range(1, walk + (rush if risky else 0) + 1):
        if step > walk:
            likely *= trait.rushes
        stuck = clear & marked
        fresh = _wide(clear & ~marked) & room & ~seen
        seen |= fresh
        for sq in squares_in(fresh):
            chance[sq], steps[sq] = likely, step
        out = 0
        if risky or step == 1:
            out = _wide(stuck) & room & ~seen & ~seen_dodged
            if not risky:
                out &= ~marked
        free = out & ~marked
        after = _wide(dodged & ~marked) & room & ~(seen | seen_dodged | free)
        for sq in squares_in(out):
            into = trait.dodges
            if BIT[sq] & marked:
                into = trait.threads if BIT[sq] & twice else trait.squeezes
            if likely * into > chance.get(sq, 0.0):
                chance[sq], steps[sq] = likely * into, step
        for sq in squares_in(after):
            if likely * trait.dodges > chance.get(sq, 0.0):
                chance[sq], steps[sq] = likely * trait.dodges, step
        clear, dodged = fresh, free | after
        seen_dodged |= dodged
        if ball:  # nobody goes on from there without having picked it up
            clear &= ~BIT[ball]
            dodged &= ~BIT[ball]
        if not clear and not dodged:
            break
    if ball in chance:
        chance[ball] *= trait.picks_up(field.zones(ball, field.theirs))
    return Arrivals(chance, steps)


def _wide(squares: int) -> int:
    """Some squares and all those beside them."""
    wide = squares | squares << 1 | squares >> 1
    return wide | wide << STRIDE | wide >> STRIDE
