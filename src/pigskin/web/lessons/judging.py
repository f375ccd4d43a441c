"""How a lesson stands: done, missed or still open, and what is to be noted."""

from __future__ import annotations

from typing import Any

from pigskin.game import Game
from pigskin.report.luck import throws_of
from pigskin.web import messages as say
from pigskin.web.lessons.conditions import Seen, kinds_of
from pigskin.web.lessons.reading import Lesson


def judged(lesson: Lesson, game: Game, n: int) -> say.Lesson:
    """What is told of a lesson after entry n.

    It follows from the table, so what is taken back was never wrong.
    """
    view: dict[str, Any] = game.view()
    seen = Seen(view, kinds_of(game.events_since(0)), lesson.turn)
    told = say.Lesson(
        n, lesson.id, "open", "", _rolls(game), list(lesson.squares), list(lesson.players)
    )
    if lesson.done.holds(seen):
        told.state = "done"
        return told
    for note in lesson.notes:
        if note.when.holds(seen):
            told.note = note.note
            told.state = "missed" if note.missed else "open"
            return told
    return told


def _rolls(game: Game) -> list[say.Rolled]:
    """Every roll so far that was to do something, with the chance it had."""
    return [
        say.Rolled(each.event, round(float(each.chance), 4), each.made) for each in throws_of(game)
    ]
