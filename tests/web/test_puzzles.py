"""Puzzles over HTTP: the list, lines as hoped, what may come next, grades, the solution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from known_puzzles import KNOWN, put_on_the_shelf
from web.server import Served, serving

from pigskin.pitch import SIDES
from pigskin.puzzles import Puzzle, daily, puzzles
from pigskin.web.puzzles.trying import Board, Solve, TryLine, Wonder

ONE, TWO = KNOWN
AT = f"/api/puzzles/{ONE.number}"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("puzzles") / "matches.db") as served:
        yield served


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def tried(*acts: str, stopped: bool = False) -> Any:
    return Board().do(TryLine(ONE, list(acts), stopped))


def of(told: Any, player: str) -> Any:
    return next(each for each in told["view"]["players"] if each["id"] == player)


def test_the_list_has_all_of_them_and_that_of_today(table: Served) -> None:
    told = table.http.get("/api/puzzles").json()
    assert [each["number"] for each in told["puzzles"]] == [each.number for each in KNOWN]
    assert set(told["puzzles"][0]) == {"number", "edition", "level", "best"}
    assert told["today"] == daily(datetime.now(UTC).date(), KNOWN).number


def test_a_puzzle_is_told_without_its_solution(table: Served) -> None:
    told = table.http.get(AT).json()
    assert told == {
        "number": ONE.number, "edition": ONE.edition, "level": ONE.level,
        "best": float(ONE.chance), "position": ONE.position,
    }  # fmt: skip
    answer = table.http.get("/api/puzzles/99999")
    assert answer.status_code == 404
    assert "there is no puzzle 99999" in answer.json()["words"]


def test_the_best_line_is_graded_so(table: Served) -> None:
    told = table.http.post(f"{AT}/line", json={"acts": list(ONE.line)}).json()
    assert told["grade"] == {
        "chance": float(ONE.chance), "best": float(ONE.chance), "stars": 3, "solved": True,
        "better": False,
    }  # fmt: skip
    assert told["question"] is None
    assert told["chances"][-1] == float(ONE.chance)
    solution = table.http.get(f"{AT}/solution").json()
    views = solution.pop("views")
    assert solution == {
        "line": list(ONE.line), "chances": told["chances"], "chance": float(ONE.chance),
    }  # fmt: skip
    assert len(views) == len(ONE.line) + 1
    assert views[0]["ball"]["square"] == [21, 7]
    # Of all the places where he may have been pushed it is one that is not in the way.
    assert of({"view": views[1]}, "away 1")["square"] == [23, 8]
    assert views[-1] == told["view"]


def test_a_match_begins_from_a_puzzle(table: Served) -> None:
    told = table.http.get(AT).json()
    seats = {"home": {"seat": "me"}, "away": {"seat": "computer:scripted"}}
    begun = table.begin(edition=told["edition"], position=told["position"], **seats)
    assert begun["match"]


def test_before_the_first_act_everybody_stands_where_he_stands() -> None:
    told = tried()
    assert told["chances"] == []
    assert told["grade"] is None
    assert told["question"]["kind"] == "turn"
    assert {tuple(group["action"]) for group in told["question"]["answers"]} == {
        ("move", "blitz"), ("block", "pass", "hand-off"),
    }  # fmt: skip


def test_teams_are_called_by_their_race_where_they_have_one() -> None:
    names = {each["name"] for each in tried()["view"]["teams"].values()}
    assert names == {"home", "away"}
    other = replace(ONE, position=f"{ONE.position} / roster orc human")
    teams: Any = Board().do(TryLine(other, [], False))
    assert [teams["view"]["teams"][side]["name"] for side in SIDES] == ["Orc", "Human"]
    other = replace(ONE, position=f"{ONE.position} / roster chaos_dwarf human")
    teams = Board().do(TryLine(other, [], False))
    assert teams["view"]["teams"]["home"]["name"] == "Chaos Dwarf"


def test_after_an_act_the_table_is_as_hoped() -> None:
    told = tried("home 2 blitz 21,6 away 1 push", stopped=True)
    assert of(told, "away 1")["state"] != "up"
    assert "used" in of(told, "home 2")["marks"]
    assert told["question"]["kind"] == "turn"
    assert told["view"]["turn_used"]["blitz"] is True
    assert told["chances"] == [pytest.approx(35 / 36)]


def test_an_action_that_may_go_on_does_unless_it_is_stopped() -> None:
    act = "home 1 move 20,8"
    told = tried(act)
    assert told["question"]["kind"] == "action"
    assert {group["verb"] for group in told["question"]["answers"]} == {"move", "stop"}
    assert tried(act, stopped=True)["question"]["kind"] == "turn"


def test_who_scores_stands_in_the_end_zone() -> None:
    told = tried(*ONE.line)
    scorer = of(told, "home 1")
    assert (scorer["square"], scorer["has_ball"]) == ([25, 7], True)
    assert told["view"]["ball"]["carrier"] == "home 1"
    assert told["view"]["score"] == {"home": 0, "away": 0}


def test_a_catch_in_the_end_zone_is_seen_there() -> None:
    acts = ["home 2 move 25,5", "home 1 pass to home 2"]
    told: Any = Board().do(TryLine(TWO, acts, False))
    assert told["view"]["ball"] == {
        "carrier": "home 2", "square": [25, 5], "landing": None, "second": None,
    }  # fmt: skip
    assert of(told, "home 1")["has_ball"] is False
    assert 0 < told["grade"]["chance"] < told["grade"]["best"]


def test_what_is_asked_about_the_table_is_about_the_table_after_the_line() -> None:
    board = Board()
    line = TryLine(ONE, ["home 2 blitz 21,6 away 1 push"], True)
    there: Any = board.do(Wonder(line, "reach", "home 1", "move"))
    assert [25, 7] in [way["square"] for way in there["squares"]]
    deeds: Any = board.do(Wonder(line, "targets", "home 1"))
    assert set(deeds) >= {"home 2"}
    answers: list[Any] = ["home 1 move", {"verb": "move", "square": [21, 8]}]
    plan: Any = board.do(Wonder(line, "preview", answers=answers))
    assert plan["chance"] is not None


@pytest.mark.parametrize(
    "body, words",
    [
        ({"acts": ["home 1 move 2,2"]}, "is not legal now"),
        ({"acts": ["home 1 dance"]}, "is no action"),
        ({"acts": ["home 1 move 22,8"] * 12}, "acts"),
        ({"acts": ["home 1 move" + " 22,8" * 60]}, "at most 200 characters"),
        ({"acts": "home 1 move 22,8"}, "acts"),
        ({"line": []}, "line"),
    ],
)
def test_a_bad_line_is_refused(table: Served, body: dict[str, Any], words: str) -> None:
    answer = table.http.post(f"{AT}/line", json=body)
    assert answer.status_code == 422
    assert words in answer.json()["words"]


def test_after_a_touchdown_nothing_is_wondered(table: Served) -> None:
    body = {"acts": list(ONE.line), "t": "reach", "player": "home 1", "action": "move"}
    answer = table.http.post(f"{AT}/wonder", json=body)
    assert (answer.status_code, "nothing left" in answer.json()["words"]) == (422, True)
    body = {"acts": [], "t": "reach", "player": "home 1", "action": "move"}
    told = table.http.post(f"{AT}/wonder", json=body).json()
    assert told["reach"]["squares"]
    assert told["targets"] is None


def test_what_was_worked_out_is_kept() -> None:
    board = Board()
    assert board.do(Solve(ONE)) == board.do(Solve(ONE))


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda each: f"puzzle {each.number}")
def test_the_solution_of_every_puzzle_can_be_shown(puzzle: Puzzle) -> None:
    told: Any = Board().do(TryLine(puzzle, list(puzzle.line), False))
    assert told["grade"]["chance"] == float(puzzle.chance)
    assert of(told, told["view"]["ball"]["carrier"])["square"][0] == 25
