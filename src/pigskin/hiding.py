"""A game as one coach may know it: the other hand of special play cards is another one.

How many cards of which decks the other coach holds, and what he has played, is known; which cards
he still has is dealt anew from those that this coach has not seen. Nothing in the copy tells of
the real ones: neither its table nor its history, nor what can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.dice import Dice
from pigskin.driving import advance
from pigskin.effects.hands import dealt_anew, hides
from pigskin.events import heard
from pigskin.history import History
from pigskin.model import Table
from pigskin.numbers import SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.remembering import Rest, copy_of, replayed
from pigskin.starting import Setup

if TYPE_CHECKING:
    from pigskin.game import Game


def known_copy(game: Game, side: SideNo, dice: Dice) -> Game:
    """A copy of the game as the coach of a side may know it, with these dice to come."""
    if hides(game.table, OTHER_SIDE[side]):
        twin = _imagined(game, side, dice)
    else:
        twin = copy_of(game, dice)
    if twin.setup is not None:
        twin.setup = without_seed(twin.setup)
    return twin


def without_seed(setup: Setup) -> Setup:
    """What a match started from, but for the seed of its dice."""
    return Setup(setup.home, setup.away, setup.edition, None, setup.options)


def _imagined(game: Game, side: SideNo, dice: Dice) -> Game:
    hidden = OTHER_SIDE[side]
    dealt = dealt_anew(game.table, hidden, dice)
    rest = game.rest
    if game.flow is None or rest is None:
        table = game.table.copy()
        table.dice = dice
        table.side(hidden).hand = dealt
        past = _past(game.history, side)
        twin = game.around(
            table, past.branch(len(past.answers), len(past.tape), len(past.events))
        )
        question = game.question
        if question is not None and question.side == side:
            twin.question = question.at(table)
        else:
            advance(twin)  # what he could answer depends on his hand
    else:
        since = game.history
        past = _past(rest.history.branch(rest.answers, rest.tape, rest.events), side)
        then = Rest(
            _before(rest.table, game.table, hidden, dealt),
            past, len(past.answers), len(past.tape), len(past.events), rest.given,
        )  # fmt: skip
        twin = replayed(
            game, then, since.answers[rest.answers :], since.tape[rest.tape :], dice
        )
    twin.start = None
    twin.imagined = True
    return twin


def _past(history: History, side: SideNo) -> History:
    """All of a history as one coach knows it: its answers, and its events as he heard them."""
    known = History(None, 0, 0, 0)
    known.answers = history.all_answers()
    known.told = history.all_told()
    known.tape = [0] * history.count_tape()  # they dealt the hand, and nobody rolls them again
    known.events = [heard(row, side) for row in history.all_events()]
    return known


def _before(
    sketch: Table, now: Table, hidden: SideNo, dealt: tuple[int, ...]
) -> Table:
    """The last rest point with the new cards in place of those still hidden now."""
    held = now.side(hidden).hand
    shown = [number for number in sketch.side(hidden).hand if number not in held]
    before = sketch.sketch()
    before.side(hidden).hand = (*sorted(shown), *dealt)
    return before
