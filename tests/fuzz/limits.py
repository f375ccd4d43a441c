"""What every broken input must come to: loaded, playable and savable, or refused in one line."""

import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from pigskin import Game, PigskinError
from pigskin.errors import PositionError
from pigskin.record import from_text, replay, to_text

# `make soak` breaks many more.
CASES = int(os.environ.get("PIGSKIN_FUZZ", "300"))
PARTS = 10  # so that several processes can share them
SECONDS = 20  # of processor time, for one input
FURTHER = 25 if CASES <= 1000 else 150  # answers that are given to what loads


class TooSlow(BaseException):
    """An input that keeps the engine busy; not an Exception, which the engine might catch."""


@contextmanager
def in_time() -> Iterator[None]:
    """Stop what takes too long."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def survives(make: Callable[[], Game | None], chance: random.Random) -> bool:
    """Does it load? If so it must play on, and be saved and loaded; if not, say why in a line."""
    with in_time():
        try:
            game = make()
        except PigskinError as error:
            told = str(error)
            lines = 3 if isinstance(error, PositionError) else 1  # two point at the spot
            assert told, "an error without a word"
            assert told.count("\n") < lines, told
            assert len(told) < 5000, told[:200]
            return False
        if game is not None:
            play_on(game, chance, FURTHER)
            text = to_text(game)
            assert to_text(replay(from_text(text))) == text
    return True


def play_on(game: Game, chance: random.Random, answers: int) -> None:
    """Some answers by chance, and a look at everything that can be looked at."""
    for _ in range(answers):
        if game.question is None:
            break
        game.answer(chance.choice(game.question.codes))
    [str(event) for event in game.events]
    game.view()
    str(game)
    repr(game)


def part_of(cases: int, part: int) -> range:
    """The cases of one part."""
    return range(part, cases, PARTS)
