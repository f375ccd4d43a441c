"""Questions as plain data: small, complete, and what their schema says."""

from __future__ import annotations

import json

import pytest
from json_schema import misfits
from pairings import eager, pairings
from table import Scene, match, pitch

from pigskin import Game
from pigskin.contract.groups import ungrouped
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.contract.schema import question_schema

LARGEST = 10_000  # bytes
SCHEMA = question_schema()


def asked(game: Scene) -> dict[str, object]:
    assert game.question is not None
    return dict(game.question.json)


@pytest.mark.parametrize("edition, home, away", pairings(6))
def test_every_question_of_a_match_is_small_and_complete(edition: str, home: str, away: str):
    books = {"inducement_books": "optional"} if edition == "bb2020" else {}
    game = Game(home, away, edition, seed=len(home + away), options=books)
    checked = 0
    for at in eager(game, len(home)):
        question = at.question
        assert question is not None
        if question.kind in ("turn", "action", "set-up") and checked % 7:
            checked += 1
            continue  # they are all alike
        checked += 1
        data = question.json
        text = json.dumps(data)
        assert len(text) < LARGEST, (question.kind, len(text))
        assert json.loads(text) == data
        assert sorted(ungrouped(at.table, data["answers"])) == sorted(question.codes)
        assert data["sentence"] == question.sentence
        assert "{" not in question.sentence
        assert "home" in question.sentence or "away" in question.sentence
        assert data["about"] == question.about
        assert misfits(SCHEMA, data) == []
        if question.kind == "re-roll" and question.number and question.test != "armour":
            assert data["roll"]["target"] == data["about"]["need"], question.sentence
            assert sum(data["roll"]["dice"]) == data["about"]["rolled"], question.sentence


def test_a_re_roll_in_full():
    game = pitch("home 1 7,7 Dodge / away 1 8,7 / rerolls 2 0", "2", rules="lrb6")
    game.play("home 1 move", "move 6,6")
    assert asked(game) == {
        "coach": "home",
        "kind": "re-roll",
        "sentence": (
            "home 1 rolled 2 for dodge, needs 3+ (AG 3 is 4+, dodging +1). Roll again? "
            "(2 team re-rolls left, one a turn)"
        ),
        "about": {
            "player": "home 1", "test": "dodge", "rolled": 2, "need": 3, "rerolls_left": 2,
        },
        "points_at": {"players": ["home 1"], "squares": []},
        "roll": {
            "dice": [2], "sides": [6], "base": 4, "base_of": "agility",
            "parts": [{"source": "dodging", "amount": 1, "text": "dodging +1"}],
            "need": 3, "target": 3, "passed": False,
            "text": "3+ (AG 3 is 4+, dodging +1), rolled 2",
            "rerolls": [{"verb": "re-roll with", "skill": "Dodge"}, {"verb": "team re-roll"}],
        },
        "answers": [
            {"verb": "re-roll with", "skill": ["Dodge"]},
            {"verb": "team re-roll"},
            {"verb": "keep the roll"},
        ],
        "brings": {},
    }  # fmt: skip


def test_what_a_question_is_about_has_names():
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 8,8", "push pow", rules="lrb6")
    game.play("home 1 block", "block away 1")
    data = asked(game)
    assert data["coach"] == "away"
    assert data["sentence"] == "home 1 hits away 1, 2 dice, you choose: [push] [pow]"
    assert data["about"] == {
        "attacker": "home 1", "defender": "away 1", "dice": 2, "chooser": "away",
        "faces": ["push", "pow"],
    }  # fmt: skip
    assert data["roll"] == {
        "base": 3, "base_of": "strength",
        "against": {
            "base": 3, "base_of": "strength",
            "parts": [{"source": "assist", "amount": 1, "player": "away 2",
                       "text": "assist by away 2 +1"}],
        },
    }  # fmt: skip
    assert data["brings"]["choose pow"] == {"effect": "pushed and down"}


def test_the_pitch_shows_where_a_question_is():
    game = pitch("home 1 7,7 / away 1 8,7", "push", rules="lrb6")
    game.play("home 1 block", "block away 1", "push to 9,7")
    data = asked(game)
    about = {"player": "home 1", "victim": "away 1", "square": [8, 7], "faces": ["push"]}
    assert data["about"] == about
    assert data["points_at"] == {"players": ["home 1", "away 1"], "squares": [[8, 7]]}


@pytest.mark.parametrize("skill, comes_to", [("", "pow"), ("Dodge", "push")])
def test_a_push_says_whether_the_player_is_about_to_go_down(skill: str, comes_to: str):
    """A stumble by itself says nothing: it depends on Dodge."""
    game = pitch(f"home 1 7,7 / away 1 8,7 {skill}", "stumble", rules="lrb6")
    game.play("home 1 block", "block away 1")
    if skill:
        game.play("use Dodge")
    assert asked(game)["about"] == {"player": "away 1", "by": "home 1", "faces": [comes_to]}
    game.play("push to 9,7")
    assert asked(game)["about"]["faces"] == [comes_to]


def test_a_set_up_offers_players_and_squares_and_what_is_left():
    game = match("human", "orc", rules="lrb6")
    while game.kind != "set-up":
        game.play(game.options()[0])
    data = asked(game)
    assert data["about"] == {"left": 11}
    assert len(game.options()) > 2000
    assert len(json.dumps(data)) < 5_000


def test_the_schema_knows_every_kind_and_refuses_what_is_wrong():
    assert {each["title"] for each in SCHEMA["oneOf"]} == set(QUESTION_KINDS)
    game = pitch("home 1 7,7 / away 1 8,7", "push", rules="lrb6")
    game.play("home 1 block", "block away 1", "push to 9,7")
    data = asked(game)
    assert misfits(SCHEMA, data) == []
    for key, wrong in (
        ("coach", "nobody"), ("kind", "tea"), ("about", {"player": "home 1"}),
        ("about", {"player": "one", "victim": "away 1", "square": [8, 7]}),
        ("about", {"player": "home 1", "victim": "away 1", "square": [8, 70]}),
        ("answers", [{"verb": "dance"}]), ("answers", "stay"), ("tea", 1),
    ):  # fmt: skip
        assert misfits(SCHEMA, {**data, key: wrong}), key
    del data["sentence"]
    assert misfits(SCHEMA, data)
