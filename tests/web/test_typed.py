"""Answers typed in words, as the terminal understands them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web.server import Served, serving

from pigskin import Game
from pigskin.dice import ScriptedDice
from pigskin.errors import PigskinError
from pigskin.web.typed_words import typed_answers

POSITION = "home 5 7,7 / home 7 3,3 ball / away 4 8,8 / away 5 9,9"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("5 blitz 4", ["home 5 blitz", "name away 4", "block away 4"]),
        ("5 move 6,7 5,7", ["home 5 move", "move 6,7", "move 5,7"]),
        ("5 m nw w2", ["home 5 move", "move 6,6", "move 5,6", "move 4,6"]),
        ("5 b 4", ["home 5 block", "block away 4"]),
        ("7 pass 5", ["home 7 pass", "pass the ball", "pass to 7,7"]),
        ("home 5 move", ["home 5 move"]),
        ("end", ["end turn"]),
    ],
)
def test_what_is_typed_in_a_turn(typed: str, answers: list[str]) -> None:
    game = Game.from_position(POSITION, edition="bb2020")
    assert typed_answers(game, typed) == answers
    assert game.play(answers[:2]).taken == len(answers[:2])


def test_a_face_is_typed_by_its_name() -> None:
    position = f"{POSITION} / rerolls 1 0"  # which leaves a choice
    game = Game.from_position(position, edition="bb2020", dice=ScriptedDice(["pow"]))
    game.play(["home 5 block", "block away 4"])
    assert typed_answers(game, "choose pow") == ["choose pow"] == typed_answers(game, "pow")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("5 blitz 9", "Nobody with the number 9 can be meant; it could be 4, 5"),
        ("5 block 5", "2 squares away"),
        ("9 move", "home has no player 9"),
        ("5 move 99,99", "off the pitch"),
        ("5 move 9,6", "Type 9,6! to try it"),
        ("sing a song", "'sing a song' is no answer here"),
        ("\x1b[2J", "is no answer here"),
    ],
)
def test_what_is_not_understood_is_said(typed: str, words: str) -> None:
    game = Game.from_position(POSITION, edition="bb2020")
    with pytest.raises(PigskinError, match=words.replace("[", r"\[")):
        typed_answers(game, typed)


def test_typed_words_over_the_line(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "friend"})
    body = {"invite": begun["invite"], "name": "Bea"}
    joined = table.http.post(f"/api/matches/{begun['match']}/join", json=body).json()
    with (
        table.line(begun["match"], begun["seats"]["home"]) as ann,
        table.line(begun["match"], joined["seats"]["away"]) as bea,
    ):
        for each in (ann, bea):
            each.until("table")
        while ann.question is None or bea.question is None:
            (ann if ann.question is None else bea).hear()
        asked, waits = (ann, bea) if ann.asked else (bea, ann)
        n = asked.n
        found = asked.ask("typed", n=n, words="do")
        assert found["answers"] == ["done"]  # nothing is bought
        no = asked.ask("typed", n=n, words="a dragon")
        assert no["why"] == "not understood"
        assert no["words"].startswith("'a dragon' is no answer here; try done, ")
        assert waits.ask("typed", n=n, words="done")["why"] == "not yours"
        assert asked.answer(*found["answers"])["t"] == "ok"
