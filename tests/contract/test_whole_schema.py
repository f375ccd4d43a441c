"""The contract as one JSON Schema: whatever goes in and out fits it, and what is wrong does not."""

from __future__ import annotations

import io
import json

import pytest
from json_schema import misfits
from test_properties import random_match
from typer.testing import CliRunner

from pigskin import EDITIONS, Game
from pigskin.cli import app
from pigskin.coaches import make_coach
from pigskin.contract.view_schema import view_schema
from pigskin.contract.whole_schema import parts, whole_schema
from pigskin.edition import Edition
from pigskin.talk.stdio import talk

WHOLE = whole_schema()
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])


def part(name: str) -> dict[str, object]:
    return {"$ref": f"#/$defs/{name}"}


@ALL
def test_views_of_a_match_fit(edition: Edition) -> None:
    game, coach = random_match(edition, 8)
    schema = view_schema()
    answers = 0
    while game.question is not None:
        if answers % 9 == 0:
            assert misfits(schema, game.view("home")) == []
            assert misfits(part("View"), game.view(), WHOLE) == []
        game.answer(coach.choose(game))
        answers += 1
    assert misfits(schema, game.view()) == []


def test_a_view_that_is_none_does_not_fit() -> None:
    view = game_view()
    assert misfits(view_schema(), {**view, "half": "first"})
    assert misfits(view_schema(), {**view, "extra": 1})
    del view["ball"]
    assert misfits(view_schema(), view)


def game_view() -> dict[str, object]:
    return {**Game("human", "orc", seed=1).view()}


@ALL
def test_every_line_of_a_talk_fits(edition: Edition) -> None:
    game = Game("human", "orc", edition.id, seed=2)
    coach = make_coach("random", 2)
    heard: list[str] = []
    out = io.StringIO()

    def lines():  # type: ignore[no-untyped-def]
        yield from ("tea", json.dumps({"t": "view"}))
        yield json.dumps({"t": "why not", "answer": {"verb": "end turn"}})
        number = 0
        while True:
            assert game.question is not None
            option = game.question.options[game.question.codes.index(coach.choose(game))]
            heard.append(json.dumps({"n": number, "answer": option.json}))
            yield heard[-1]
            number += 1

    talk(game, (None, None), lines(), out)
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {"hello", "ask", "no", "view", "why not", "over"} <= {each["t"] for each in said}
    for each in said[:40] + said[::10] + said[-3:]:
        assert misfits(part("Said"), each, WHOLE) == []
    for text in heard[:40] + heard[::10]:
        assert misfits(part("Heard"), json.loads(text), WHOLE) == []
    assert misfits(part("Heard"), {"n": 0, "answer": {"verb": "fly"}}, WHOLE)


def test_every_reference_leads_somewhere() -> None:
    for schema in (WHOLE, *parts().values()):
        definitions = schema["$defs"]
        assert isinstance(definitions, dict)
        text = json.dumps(schema)
        for found in text.split('"$ref": "#/$defs/')[1:]:
            assert found.split('"')[0] in definitions


def test_the_command_prints_it() -> None:
    assert json.loads(CliRunner().invoke(app, ["schema"]).stdout) == WHOLE
    assert json.loads(CliRunner().invoke(app, ["schema", "view"]).stdout) == view_schema()
