"""The exact chances of what one player is about to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.answers import option_text
from pigskin.dice import HighestDice
from pigskin.model import BLITZ
from pigskin.numbers import Code
from pigskin.odds.preview import Preview, preview
from pigskin.questions import ACTIVATE, HIT, KICK_HIM, PASS_TO, STOP, player_of, verb_of
from pigskin.rules.block_dice import block_dice

if TYPE_CHECKING:
    from pigskin.game import Game

_SENT_OFF: Final = "sent off"


class Figures:
    """How likely it comes off, and how likely the turn is lost by it."""

    def __init__(self) -> None:
        self.chance: float | None = None  # as rolled
        self.again: float | None = None  # with a re-roll of the team
        self.risk: float | None = None  # with one too, if there is one
        self.dice = 0  # of a block


def figures_of(game: Game, codes: list[Code]) -> Figures:
    """The chances of answers that are one action, or the rest of one."""
    found = Figures()
    told = [each for each in codes if each != STOP]
    if not told:
        return found
    throws = verb_of(told[-1]) == PASS_TO
    # The chance of all that may become of a ball gone astray would take long.
    plan = preview(game, [option_text(game.table, each) for each in told], not throws)
    last = plan.steps[-1].odds
    on_the_way, on_the_way_again = _way(game, told[:-1]) if last is not None else (1.0, 1.0)
    if throws:
        caught = 0.0 if last is None else float(last["complete"])
        found.chance = on_the_way * caught
        found.risk = 1 - found.chance
        return found
    if plan.chance is None:  # he only gets up, or does nothing that is rolled for
        found.chance = found.again = 1.0
        found.risk = 0.0
        return found
    found.chance, found.again = float(plan.chance), float(plan.with_reroll or 0)
    found.risk = 1 - found.again
    if last is None:
        return found
    if verb_of(told[-1]) == HIT:
        found.dice = _dice(game, told)
        lost = float(last["turnover"])
        if on_the_way == 1.0 and found.again > found.chance:
            lost *= lost  # what would end the turn is rolled again
        found.risk = 1 - on_the_way_again * (1 - lost)
    elif verb_of(told[-1]) == KICK_HIM:
        found.risk = float(last[_SENT_OFF])
    return found


def _way(game: Game, codes: list[Code]) -> tuple[float, float]:
    """The chance to get to where it is done, as rolled and with a re-roll."""
    if not codes or (len(codes) == 1 and verb_of(codes[0]) == ACTIVATE):
        return 1.0, 1.0
    plan: Preview = preview(game, [option_text(game.table, each) for each in codes])
    if plan.chance is None or plan.with_reroll is None:
        return 1.0, 1.0
    return float(plan.chance), float(plan.with_reroll)


def _dice(game: Game, codes: list[Code]) -> int:
    """The dice of the block at the end, from where it is thrown."""
    trial = game.copy(HighestDice(99))
    for each in codes[:-1]:
        trial.answer(each)
    table = trial.table
    return block_dice(table, table.actor, player_of(codes[-1]), table.action == BLITZ)
