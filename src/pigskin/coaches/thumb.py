"""Dice, pushes and follow-ups by rules of thumb."""

from __future__ import annotations

from pigskin.coaches import answers, rolls
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.questions import Question


def by_thumb(table: Table, question: Question) -> Code | None:
    """The answer to a question about a block or a roll; None to any other."""
    kind = question.kind
    if kind == "block dice":
        return rolls.pick_face(table, question)
    if kind in ("re-roll", "re-roll block"):
        return rolls.reroll(table, question)
    if kind == "push":
        return answers.push(table, question)
    if kind == "follow up":
        return answers.follow_up(table, question)
    return None
