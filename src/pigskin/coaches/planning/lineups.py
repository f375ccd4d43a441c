"""Who stands where when a drive begins: by the clock, the opponents, and who is cheap to lose."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.traits import Trait, Traits
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.odds.formations import BACK, FORMATIONS, LINE, MORE, SUPPORT, WIDE, Place, setup_order
from pigskin.pitch import HALFWAY, HOME, OTHER_SIDE, SCRIMMAGE, distance, row, square
from pigskin.questions import PLACE, Question, code, player_of, second_square, verb_of
from pigskin.rules.setup import ON_SCRIMMAGE, extra_players, to_be_placed

# Their last turn of the half: nobody may get through, and behind each row stands another one.
LAST_STAND: Final[tuple[Place, ...]] = (
    (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (9, 7, BACK), (4, 5, SUPPORT), (4, 9, SUPPORT),
    (5, 2, WIDE), (5, 12, WIDE), (8, 4, BACK), (8, 10, BACK), (5, 7, SUPPORT),
)  # fmt: skip
# The own last turn: the quick up front on both flanks, a thrower back.
LAST_CHANCE: Final[tuple[Place, ...]] = (
    (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (6, 7, BACK), (0, 2, WIDE), (0, 12, WIDE),
    (0, 5, LINE), (0, 9, LINE), (4, 4, BACK), (4, 10, BACK), (1, 7, SUPPORT),
)  # fmt: skip
_FRAIL: Final = 8  # armour that had rather not stand on the line


def set_up(table: Table, question: Question, traits: Traits) -> Code:
    """Place the next player of the line-up; where his square is gone, the nearest to it."""
    chosen = lineup(table, question.side, traits)
    for player in setup_order(chosen):
        if not table.place[player]:
            return _nearest(question, player, chosen[player])
    return question.codes[0]


def _nearest(question: Question, player: PlayerNo, wanted: Square) -> Code:
    best = code(PLACE, player, wanted)
    if best in question.codes:
        return best
    mine = [each for each in question.codes if verb_of(each) == PLACE and player_of(each) == player]
    return min(mine or question.codes, key=lambda each: distance(second_square(each), wanted))


def lineup(table: Table, side: SideNo, traits: Traits) -> dict[PlayerNo, Square]:
    """Where each player of the side goes who is set up."""
    kicking = side == table.kicking
    places = (*_places(table, side, traits), *MORE)[: to_be_placed(table)]
    extra = extra_players(table)
    # The dearest players play, the others wait; but for those who play beside the usual eleven.
    pool = sorted(
        table.pool, key=lambda each: (each not in extra, -table.profiles[each].value, each)
    )[: len(places)]
    chosen: dict[PlayerNo, Square] = {}
    for role in (LINE, BACK, WIDE, SUPPORT) if kicking else (BACK, LINE, WIDE, SUPPORT):
        for depth, y, wanted in places:
            if wanted == role and pool:
                player = max(
                    pool, key=lambda each: (_fits(traits.of(table, each), role, kicking), -each)
                )
                pool.remove(player)
                x = HALFWAY - 1 - depth if side == HOME else HALFWAY + depth
                chosen[player] = square(x, y)
    if not kicking:
        _face_the_weak(table, side, traits, chosen)
    return chosen


def _places(table: Table, side: SideNo, traits: Traits) -> tuple[Place, ...]:
    """The formation that suits the clock and the players."""
    left = table.edition.turns - table.side(OTHER_SIDE[table.kicking]).turn  # of the receivers
    if side == table.kicking:
        return LAST_STAND if left <= 1 else FORMATIONS["zones"]
    if left <= 1:
        return LAST_CHANCE
    armour = sorted([table.profiles[player].armour for player in table.pool])
    frail = len(armour) > ON_SCRIMMAGE and armour[len(armour) // 2] <= _FRAIL
    return FORMATIONS["spread" if frail else "five on the line"]


def _fits(trait: Trait, role: str, kicking: bool) -> float:
    """How well a player fills a place."""
    nimble = 7 - trait.need
    if role == LINE:
        worth = 3.0 * trait.st - (4 if trait.stunty else 0)
        if kicking:  # they are hit first: let them be tough, and cheap to lose
            return worth + 2 * trait.armour - trait.value / 15
        return worth + trait.armour - 0.5 * nimble - 0.3 * trait.ma
    if role == BACK:
        if kicking:  # the last ones behind whom there is nobody
            return trait.ma + nimble + (2 if trait.tackle else 0)
        return trait.hands() + 0.3 * trait.ma
    if role == WIDE:
        return trait.ma + nimble - (2 if trait.unsteady or trait.loner else 0)
    return trait.st + 0.5 * trait.ma + (2 if trait.block else 0) + (1 if trait.guard else 0)


def _face_the_weak(
    table: Table, side: SideNo, traits: Traits, chosen: dict[PlayerNo, Square]
) -> None:
    """Those on the line change places so that the strongest face the weakest opponents."""
    line = [player for player, sq in chosen.items() if sq in SCRIMMAGE[side]]
    squares = [chosen[player] for player in line]
    squares.sort(key=lambda sq: (_opposed(table, side, traits, sq), sq))
    line.sort(key=lambda each: (-_strength(traits.of(table, each)), each))
    # The weakest of all go where nobody stands opposite.
    empty = [sq for sq in squares if not _opposed(table, side, traits, sq)]
    faced = [sq for sq in squares if sq not in empty]
    for player, sq in zip(line, (*faced, *empty), strict=True):
        chosen[player] = sq


def _opposed(table: Table, side: SideNo, traits: Traits, sq: Square) -> float:
    """How strong those are whom a player on the line stands against there, 0 if nobody does."""
    total = 0.0
    for other in SCRIMMAGE[OTHER_SIDE[side]]:
        if abs(row(other) - row(sq)) <= 1 and table.board[other]:
            total += _strength(traits.of(table, table.player_at(other)))
    return total


def _strength(trait: Trait) -> float:
    return trait.st + (0.5 if trait.block else 0.0) + (0.3 if trait.guard else 0.0)
