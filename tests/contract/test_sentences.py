"""Every sentence of every kind of question, in one file to be read as one reads a page.

`pytest tests/contract/test_sentences.py --update-golden` writes tests/contract/questions.txt anew.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from table import Scene, pitch

from pigskin.contract.fields import EMPTY, Field, Kind
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.model import BLITZ
from pigskin.pitch import square
from pigskin.questions import Question

PAGE = Path(__file__).with_name("questions.txt")
POSITION = """
home 1 7,7 pos:Blitzer ball / home 2 6,6 pos:Thrower
away 1 8,7 pos:Lineman / away 2 9,7 pos:Ogre
rerolls 2 1
"""
# What the fields of each kind of argument hold in the examples.
EXAMPLES = {
    "action": BLITZ, "gold": 150, "casualty": 3, "prayer": 4, "number": 3, "dice": -2,
    "chooser": -2, "need": 4, "skill": "Dodge", "test": "dodge", "faces": (2, 3), "card": 647,
    "time": 8,
}  # fmt: skip


def example(game: Scene, field: Field) -> object:
    if field.kind == "player":
        return game.player("home 1" if field.slot == "player" else "away 2")
    if field.kind == "square":
        return square(12, 7)
    if field.slot == "second":
        return 5
    return EXAMPLES[field.kind]


def examples(game: Scene, kind: Kind) -> list[str]:
    """A question of the kind in all its sentences: with and without what may be missing."""
    slots = {each.slot: each for each in kind.fields if each.slot}
    choices = [
        [example(game, field), EMPTY[slot]] if field.optional else [example(game, field)]
        for slot, field in slots.items()
    ]
    said: list[str] = []
    for values in product(*choices):
        question = Question(0, kind.name, [], **dict(zip(slots, values)))  # type: ignore[arg-type]
        said.append(question.at(game.table).sentence)
    return list(dict.fromkeys(said))


def page() -> str:
    lines: list[str] = []
    for kind in QUESTION_KINDS.values():
        game = pitch(POSITION, rules="lrb6").play("home 1 blitz")
        lines += [kind.name, *(f"    {said}" for said in examples(game, kind))]
        if kind.name == "action":
            game = pitch(POSITION, rules="bb2020").play("home 1 blitz", "name away 2")
            lines += [f"    {said}" for said in examples(game, kind)]
            game = pitch(POSITION, rules="bb2020").play("home 1 block")
            lines += [f"    {said}" for said in examples(game, kind)]
    return "\n".join(lines) + "\n"


def test_the_page_of_sentences_is_up_to_date(pytestconfig: pytest.Config):
    now = page()
    if pytestconfig.getoption("--update-golden"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now


def test_every_sentence_says_who_is_asked_or_whom_it_is_about():
    game = pitch(POSITION, rules="lrb6").play("home 1 blitz")
    for kind in QUESTION_KINDS.values():
        said = examples(game, kind)
        assert len(said) == len(kind.sentences) or kind.name == "action", kind.name
        for sentence in said:
            assert "home" in sentence or "away" in sentence, sentence
            assert "{" not in sentence, sentence
            assert "None" not in sentence, sentence
            assert "nobody" not in sentence, sentence
