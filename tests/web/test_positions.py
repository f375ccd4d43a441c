"""Positions at the web table: read part by part, checked in words, taken from a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from web.playing import whole
from web.server import Served, serving

from pigskin.editions import edition_of_id
from pigskin.position import parse, to_text
from pigskin.record import retell
from pigskin.record import to_text as record_of
from pigskin.web import shapes
from pigskin.web.positions import position_read

TEXT = """home 1 7,7 Pass, Block used ball pos:Thrower
home 2 reserves
away 1 8,7 stunned
roster human orc
turn home 3
score 1 0
rerolls 2 3
bribes 1 0"""


def read(text: str, edition: str = "bb2020", **more: Any) -> shapes.PositionRead:
    return position_read(shapes.PositionWanted(edition=edition, text=text, **more))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("positions") / "matches.db") as served:
        yield served


def test_a_position_is_told_part_by_part() -> None:
    told = read(TEXT)
    assert (told.starts, told.words) == (True, "")
    first = told.players[0]
    assert (first["side"], first["number"], first["square"]) == ("home", 1, [7, 7])
    assert (first["skills"], first["marks"], first["ball"]) == (["Pass", "Block"], ["used"], "ball")
    assert set(first["stats"]) == {"ma", "st", "ag", "av", "pa"}
    assert told.players[1]["state"] == "reserves"
    assert told.table is not None
    assert (told.table["turns"][0], told.table["active"]) == (3, "home")
    assert (told.table["score"], told.table["rerolls"]) == ([1, 0], [2, 3])
    assert told.rest == ["bribes 1 0"]


def test_without_passing_ability_four_characteristics_are_told() -> None:
    assert set(read("home 1 7,7 / away 1 8,7", "lrb6").players[0]["stats"]) == {
        "ma", "st", "ag", "av",
    }  # fmt: skip


def test_a_slip_is_told_with_its_spot() -> None:
    told = read("home 1 7,7\nhome 2 8,7 Blok")
    assert (told.text, told.line, told.column) == (None, 2, 12)
    assert "did you mean 'Block'" in told.words
    assert "\n" not in told.words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("home 1 7,7 / away 1 7,7", "home 1 is there"),
        ("home 1 7,7 / away 1 8,7 / turn home 9", "a half has 8"),
        ("home 1 reserves / away 1 8,7 / acting home 1 move", "not on the pitch"),
        ("home 1 7,7 / away 1 8,7 / winner home / phase over", "over"),
    ],
)
def test_a_position_that_cannot_be_is_told_in_words(text: str, words: str) -> None:
    told = read(text)
    assert not told.starts
    assert words in told.words


def test_options_are_those_of_the_match() -> None:
    assert read(TEXT, options={"overtime": "never"}).starts


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_the_position_of_a_moment_starts_a_match(table: Served, edition: str) -> None:
    game = whole(edition).game
    told = table.http.post("/api/replays", content=record_of(game).encode()).json()
    at = f"/api/replays/{told['replay']}/position"
    taken = table.http.get(f"{at}/200").json()
    assert taken["edition"] == edition
    assert 0 < taken["moment"] <= 200
    again = retell(game)
    for _ in range(taken["moment"]):
        next(again)
    assert taken["text"] == to_text(next(again).table)
    body = {"edition": edition, "text": taken["text"], "options": taken["options"]}
    checked = table.http.post("/api/positions", json=body).json()
    assert checked["starts"], checked["words"]
    rules = edition_of_id(edition)
    assert to_text(parse(checked["text"], rules)) == taken["text"]
    begun = table.http.post(
        "/api/matches",
        json={
            "edition": edition, "position": taken["text"], "options": taken["options"],
            "home": {"seat": "me"}, "away": {"seat": "me"},
        },
    )  # fmt: skip
    assert begun.status_code == 201, begun.text
    assert table.http.get(f"{at}/99999").status_code == 422
    assert table.http.get("/api/replays/nowhere/position/1").status_code == 404


def test_no_position_is_taken_from_a_match_that_runs(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"})
    answer = table.http.get(f"/api/replays/{begun['match']}/position/0")
    assert "not over yet" in answer.json()["words"]


def test_a_wrong_option_or_edition_is_refused(table: Served) -> None:
    for body in ({"edition": "bb1999", "text": ""}, {"text": "", "options": {"luck": "good"}}):
        assert table.http.post("/api/positions", json=body).status_code in (404, 422)
