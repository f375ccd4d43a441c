"""Every kind of question is declared once, with what it carries, and nothing else is asked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pairings import eager, pairings
from table import pitch

import pigskin
from pigskin import Game
from pigskin.contract.fields import EMPTY
from pigskin.contract.kinds import QUESTION_KINDS, undeclared
from pigskin.questions import KEEP, NO, STOP, YES, Question

SOURCE = Path(pigskin.__file__).parent
ROOMS = ("rules", "effects", "skills", "editions")
RULES = [file for room in ROOMS for file in SOURCE.glob(f"{room}/**/*.py")]
# Where the kind of question stands among the arguments of what asks it.
ASKING = {"Question": 1, "ask_yes": 2, "choose_player": 2}


def kinds_in(file: Path) -> Iterator[str]:
    """The kinds of question a module asks by name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = ASKING.get(node.func.id, 99)
            if place < len(node.args):
                kind = node.args[place]
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    yield kind.value


def test_every_kind_the_rules_ask_is_declared_and_no_other():
    asked = {kind for file in RULES for kind in kinds_in(file)}
    texts = [file.read_text(encoding="utf-8") for file in RULES]
    assert asked <= set(QUESTION_KINDS)
    # The others are handed on by a name of their own; their words stand in the rules all the same.
    for kind in set(QUESTION_KINDS) - asked:
        assert any(f'"{kind}"' in text for text in texts), kind


def test_every_kind_is_asked_in_some_test():
    """By name, in a test of the rules or a golden transcript."""
    here = Path(__file__).parent
    texts = [
        file.read_text(encoding="utf-8")
        for file in here.parent.rglob("*.py")
        if here not in file.parents
    ]
    transcripts = [
        line
        for file in (here.parent / "golden").iterdir()
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("?")
    ]
    for kind in QUESTION_KINDS:
        assert any(f'"{kind}"' in text for text in texts) or any(
            line.startswith((f"? home {kind} ", f"? away {kind} ")) for line in transcripts
        ), kind


def test_a_field_is_declared_once_and_every_sentence_uses_only_what_there_is():
    for kind in QUESTION_KINDS.values():
        names = [field.name for field in kind.fields]
        assert len(set(names)) == len(names), kind.name
        assert all(field.slot in EMPTY or not field.slot for field in kind.fields), kind.name
        for sentence in kind.sentences:
            used = [part.partition("}")[0] for part in sentence.split("{")[1:]]
            assert set(used) <= {"who", *names}, kind.name
        # The last sentence needs nothing that may be missing, so there is always one.
        last = [part.partition("}")[0] for part in kind.sentences[-1].split("{")[1:]]
        missing = {field.name for field in kind.fields if field.optional}
        assert not missing & set(last), kind.name


@pytest.mark.parametrize("question, wrong", [
    (Question(0, "tea", [YES, NO]), "'tea' is not declared"),
    (Question(0, "wizard", [STOP], 5), "'wizard' declares nothing in 'player'"),
    (Question(0, "re-roll", [KEEP], 5, test="dodge", second=2),
     "'re-roll' declares nothing in 'second'"),
    (Question(0, "re-roll", [KEEP], 5), "'re-roll' has no test"),
    (Question(0, "push", [STOP]), "'push' has no player"),
    (Question(0, "re-roll", [KEEP], 5, number=2, need=4, test="dodge"), ""),
    (Question(0, "push", [STOP], 5), ""),
])  # fmt: skip
def test_what_a_kind_does_not_declare_is_found(question: Question, wrong: str):
    assert undeclared(question) == wrong


@pytest.mark.parametrize("edition, home, away", pairings(9))
def test_a_match_between_two_coaches_who_sleep_ends_without_a_touchdown(
    edition: str, home: str, away: str
):
    game = Game(home, away, edition, seed=3)
    while game.question is not None:
        game.answer(QUESTION_KINDS[game.question.kind].passive_answer(game.question))
        assert len(game.history.all_answers()) < 150
    assert game.outcome is not None
    assert game.outcome.score == (0, 0)


def test_a_sleeping_coach_takes_the_face_that_changes_least():
    game = pitch("home 1 7,7 st4 / away 1 8,7", "attacker down, push", rules="lrb6")
    game.play("home 1 block", "block away 1")
    assert game.question is not None
    answer = QUESTION_KINDS["block dice"].passive_answer(game.question)
    assert game.question.options[game.question.codes.index(answer)] == "choose push"


@pytest.mark.parametrize("edition, home, away", pairings(6))
def test_every_question_of_a_match_is_declared(edition: str, home: str, away: str):
    game = Game(home, away, edition, seed=len(home + away))
    for at in eager(game, len(away)):
        assert at.question is not None
        assert undeclared(at.question) == ""
        answer = QUESTION_KINDS[at.question.kind].passive_answer(at.question)
        assert answer in at.question.codes
