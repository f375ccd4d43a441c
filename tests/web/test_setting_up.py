"""Setting up over the line: ready formations, and the rules with how far a draft meets them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from web.server import Client, Served, serving
from web.test_table import any_answer

from pigskin.odds.formations import ATTACKS, DEFENCES, FORMATIONS


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def to_set_up(coach: Client) -> None:
    coach.until("table")
    while coach.question is None or coach.question["kind"] != "set-up":
        assert coach.question is not None
        assert coach.answer(any_answer(coach.question, random.Random(5)))["t"] == "ok"


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_six_ready_formations_are_told_and_each_can_be_set_up(table: Served, edition: str) -> None:
    begun = table.begin(
        edition=edition, away={"roster": "orc", "seat": "me"}, options={"inducements": False}
    )
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        to_set_up(coach)
        for role in (DEFENCES, ATTACKS):  # who kicks sets up first
            assert coach.question is not None
            side = coach.question["coach"]
            told = coach.ask("formations", n=coach.n)["formations"]
            assert len(told) == 6
            assert [each["name"].lower() for each in told if each["fits"]] == list(role)
            for each in told:
                check = coach.ask("set-up check", n=coach.n, formation=each["places"])
                assert check["words"] == []
                assert all(rule["met"] for rule in check["rules"])
            places = told[1]["places"]
            order = sorted(places, key=lambda who: abs(2 * places[who][0] - 25))
            draft = [{"verb": "place", "player": who, "square": places[who]} for who in order]
            reply = coach.answer(*draft)
            assert (reply["t"], reply["taken"]) == ("ok", 11)
            stand = [p for p in coach.view["players"] if p["side"] == side and p["square"]]
            assert {p["id"]: p["square"] for p in stand} == places
        assert coach.question["kind"] == "kick"
        assert coach.ask("formations", n=coach.n)["why"] == "not yours"


def test_the_rules_tick_as_a_draft_grows(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"}, options={"inducements": False})
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        to_set_up(coach)
        assert coach.question is not None
        side = coach.question["coach"]
        front = 12 if side == "home" else 13
        squares = [[front, 5], [front, 6], [front, 7], [front, 1], [front, 2], [front, 3]]
        draft = {f"{side} {i + 1}": square for i, square in enumerate(squares)}
        check = coach.ask("set-up check", n=coach.n, formation=draft)
        assert [(rule["count"], rule["met"]) for rule in check["rules"]] == [
            (6, False), (3, True), (3, False), (0, True),
        ]  # fmt: skip
        assert "5 more must be placed" in check["words"]
        draft[f"{side} 7"] = [25 - front + (1 if side == "home" else -1), 7]
        wrong = coach.ask("set-up check", n=coach.n, formation=draft)["rules"][-1]
        assert not wrong["met"]
        assert "half" in wrong["words"]


def test_the_deep_defence_leaves_no_gap_and_two_back_deep() -> None:
    places = FORMATIONS["deep defence"]
    front = [y for depth, y, _ in places if depth <= 1]
    assert all(any(abs(row - y) <= 1 for y in front) for row in range(15))
    assert sorted(depth for depth, _, _ in places) == [0] * 5 + [1] * 4 + [9] * 2
