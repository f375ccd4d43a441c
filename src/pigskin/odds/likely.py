"""How likely an answer comes off: all the rolls it asks for, with what his skills may save.

The rolls are those of a rehearsal, so they are the engine's own; a re-roll of the team is not
reckoned with. Blocks have more than one way to end: see `block`.
"""

from __future__ import annotations

from fractions import Fraction

from pigskin.game import Game
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.hurdles import Hurdle
from pigskin.odds.rehearsal import rehearsed
from pigskin.odds.ways import Ways


def likely(game: Game, answer: Code, player: PlayerNo) -> Fraction:
    """The chance that every roll an answer asks of a player, or of a catcher, is a good one."""
    chance = Fraction(1)
    rolls = rehearsed(game, answer, player)
    for who in {roller for _, _, roller in rolls}:
        own = [(test, need) for test, need, roller in rolls if roller == who]
        chance *= _all_of(game, who, own)
    return chance


def _all_of(game: Game, player: PlayerNo, rolls: list[tuple[str, int]]) -> Fraction:
    """All rolls of one player; what saves one of them is not there for the next."""
    ways = Ways(game.table, player, False)
    here = game.table.place[player]
    hurdles = [_hurdle(ways, test, need, here) for test, need in rolls]
    chances = [Fraction(0)] * ways.states
    chances[-1] = Fraction(1)
    for hurdle in hurdles:
        chances = hurdle.take_exactly(chances)
    return sum(chances, Fraction(0))


def _hurdle(ways: Ways, test: str, need: int, here: Square) -> Hurdle:
    if test == "dodge":
        return ways.dodge_that_needs(need, here)
    return ways.plain(test, max(2, min(6, need)))
