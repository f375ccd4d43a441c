"""Every question of every edition is asked in words of its own, and its answers can be read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pairings import pairings

import pigskin
from pigskin import Dice, Game
from pigskin.questions import DONE, END_TURN, STOP
from pigskin.terminal import sentences, words
from pigskin.terminal.prompts import understand

SOURCE = Path(pigskin.__file__).parent
ROOMS = ("rules", "skills", "editions")
RULES = [file for room in ROOMS for file in SOURCE.glob(f"{room}/**/*.py")]
# Where the kind of question stands among the arguments of what asks it.
ASKING = {"Question": 1, "ask_yes": 2, "choose_player": 2}
# These are more than a sentence with a few words filled in.
SPECIAL = {"action", "re-roll", "block dice", "re-roll block"}


def kinds_in(file: Path) -> Iterator[str]:
    """The kinds of question a module asks by name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = ASKING.get(node.func.id, 99)
            if place < len(node.args):
                kind = node.args[place]
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    yield kind.value


def eager(game: Game, seed: int) -> Iterator[Game]:
    """A game at every question of a match between coaches who would rather do something."""
    dice = Dice(f"eager {seed}")
    while game.question is not None:
        yield game
        codes = game.question.codes
        if dice.roll(10) > 1:
            codes = [each for each in codes if each not in (END_TURN, STOP, DONE)] or codes
        game.answer(codes[dice.roll(len(codes)) - 1])


def test_every_kind_of_question_has_a_sentence():
    asked = {kind for file in RULES for kind in kinds_in(file)}
    assert {"target", "prayer", "push", "throw a rock", "dive at"} <= asked
    assert asked - SPECIAL - set(sentences.SENTENCES) == set()


@pytest.mark.parametrize("edition, home, away", pairings(7))
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
        assert question.kind in SPECIAL or question.kind in sentences.SENTENCES
        asked = sentences.sentence(at.table, question)
        assert "{" not in asked
        assert "nobody" not in asked or "(done for nobody)" in asked, asked
        for width in (22, 70):
            lines = words.option_lines(at, width)
            assert lines
            assert max(len(line) for line in lines) <= width
        assert understand(at.table, question, "#1") == question.codes[0]
