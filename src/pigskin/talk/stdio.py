"""A whole game over standard input and output: we ask, a program answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from pigskin.coaches import Coach
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.talk import messages


class Silence(PigskinError):
    """The program has stopped talking before the game was over."""


def talk(game: Game, coaches: tuple[Coach | None, Coach | None], lines: Iterable[str],
         out: TextIO) -> None:  # fmt: skip
    """Play a game to its end. Sides without a coach of ours are asked over the line."""
    names = [name for name, coach in zip(("home", "away"), coaches) if coach is None]
    coming = iter(lines)

    def say(message: messages.Message) -> None:
        print(messages.line(message), file=out, flush=True)

    say(messages.hello(game, names))
    number = told = 0
    while game.question is not None:
        coach = coaches[game.question.side]
        if coach is not None:
            game.answer(coach.choose(game))
            continue
        say(messages.ask(game, number, told, names))
        told = game.history.count_events()
        while True:
            text = next(coming, None)
            if text is None:
                raise Silence(f"the input has ended at question {number}, {game.question.kind}")
            try:
                message = messages.read(text)
                if messages.is_request(message):
                    say(messages.fulfil(game, message, game.question.coach))
                    continue
                game.answer(messages.answer_in(game, message, number))
            except PigskinError as error:
                say(messages.refusal(number, error))
                continue
            break
        number += 1
    say(messages.over(game, told, names))
