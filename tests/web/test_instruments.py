"""Every kind of question has an instrument in the browser, and a real one in its tests."""

import json
import re
from pathlib import Path

import pytest

from pigskin import EDITIONS, Game
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.dice import Dice

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TABLE = WEB / "lib" / "instruments.ts"


def instruments() -> dict[str, str]:
    """The one table from kinds to instruments, read from the client's source."""
    text = TABLE.read_text()
    body = text[text.index("INSTRUMENTS:") :]
    body = body[body.index("= {") : body.index("\n}")]
    return dict(re.findall(r'^  "?([^":\n]+?)"?: (\w+),$', body, re.MULTILINE))


def test_the_table_has_every_kind_of_question_and_no_other() -> None:
    assert sorted(instruments()) == sorted(QUESTION_KINDS)


def test_no_known_kind_is_a_plain_list() -> None:
    assert "PlainList" not in instruments().values()


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_no_question_of_a_random_match_falls_to_the_plain_list(edition: str) -> None:
    known = instruments()
    for seed in range(3):
        game, choice = Game("human", "orc", edition, seed=seed), Dice(seed)
        while game.question is not None:
            assert game.question.kind in known
            game.answer(game.question.codes[choice.roll(len(game.question)) - 1])


def test_the_client_is_tested_with_a_real_question_of_every_kind() -> None:
    kinds = set()
    for path in (WEB / "fixtures" / "questions").glob("*.json"):
        for each in json.loads(path.read_text()):
            kinds.add(each["question"]["kind"])
    assert kinds == set(QUESTION_KINDS)
