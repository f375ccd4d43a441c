"""What gold in petty cash comes to: how much either side could spend."""

from __future__ import annotations

from typing import Final

from pigskin.contract.answers import option_text
from pigskin.contract.arguments import Json
from pigskin.game import Game
from pigskin.pitch import OTHER_SIDE

MOST_AMOUNTS: Final = 160


def spending(game: Game) -> dict[str, Json]:
    """By answer to "petty cash" the budgets it leads to, if the other coach takes nothing."""
    question = game.question
    if question is None or len(question.codes) > MOST_AMOUNTS:
        return {}
    found: dict[str, Json] = {}
    for code in question.codes:
        trial = game.copy()
        trial.answer(code)
        while trial.question is not None and trial.question.kind == question.kind:
            trial.answer(trial.passive_answer())
        own = trial.table.side(question.side).budget
        theirs = trial.table.side(OTHER_SIDE[question.side]).budget
        words = f"you can spend {own}k, the other side {theirs}k"
        found[option_text(game.table, code)] = {"hint": words, "chance": None}
    return found
