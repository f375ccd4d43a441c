"""Every question of every edition can be put to a person, and its answers can be read."""

from __future__ import annotations

import pytest
from pairings import eager, pairings

from pigskin import Game
from pigskin.terminal import asking, words
from pigskin.typed.prompts import understand


@pytest.mark.parametrize(
    "edition, home, away",
    [*pairings(14), *(pytest.param(*each, marks=pytest.mark.soak) for each in pairings(7))],
)
def test_every_question_of_a_match_can_be_read(edition: str, home: str, away: str):
    books = {"inducement_books": "optional"} if edition == "bb2020" else {}
    game = Game(home, away, edition, seed=len(home + away), options=books)
    set_ups = 0
    for at in eager(game, len(home)):
        question = at.question
        assert question is not None
        set_ups += question.kind == "set-up"
        if question.kind == "set-up" and set_ups > 4:
            continue  # thousands of squares, and all alike
        asked = asking.asked(at.table, question)
        assert "{" not in asked
        assert "nobody" not in asked or "(done for nobody)" in asked, asked
        for width in (22, 70):
            lines = words.option_lines(at, width)
            assert lines
            assert max(len(line) for line in lines) <= width
        assert understand(at.table, question, "#1") == question.codes[0]
