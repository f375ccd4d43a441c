"""Answers that are typed: in the words of the contract, or in the short ones of the terminal."""

from __future__ import annotations

from pigskin.answering import code_of
from pigskin.contract.answers import option_text
from pigskin.contract.arguments import Json
from pigskin.errors import IllegalAnswer, MalformedAnswer, PigskinError
from pigskin.game import Game
from pigskin.typed.intents import meant
from pigskin.typed.prompts import Unclear


def typed_answers(game: Game, words: str) -> list[Json]:
    """The answers that words stand for, as the contract has them; else it says what is unclear."""
    question = game.question
    if question is None:
        raise PigskinError("the game is over")
    try:
        return [option_text(game.table, code_of(game, words))]
    except (IllegalAnswer, MalformedAnswer):
        pass  # then it is said shorter
    try:
        codes = meant(game, question, words)
    except Unclear as problem:
        raise PigskinError(str(problem)) from None
    return [option_text(game.table, code) for code in codes]
