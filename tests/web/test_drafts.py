"""Building a team: priced and checked as it stands, with the place of everything that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from web.server import Served, serving

from pigskin.editions import EDITIONS
from pigskin.teams import ready_team, ready_teams, team_from_toml, team_to_dict, team_to_toml
from pigskin.web import shapes
from pigskin.web.drafts import draft_read
from pigskin.web.team_lists import team_lists

Draft = dict[str, Any]


def human(edition: str = "bb2020", **changes: object) -> Draft:
    return {**team_to_dict(ready_team(edition, "human")), **changes}


def read(team: Draft, **more: Any) -> shapes.TeamDrafted:
    return draft_read(shapes.TeamDraft(team=team, **more))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("drafts") / "matches.db") as served:
        yield served


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_every_ready_team_is_a_draft_without_problems(edition: str) -> None:
    for team in ready_teams(edition).values():
        told = read(team_to_dict(team))
        assert (told.problems, told.legal) == ([], True)
        assert (told.cost, told.value) == (team.cost(), team.value)


def test_what_cannot_be_bought_any_more_is_told_with_the_reason() -> None:
    told = read(human())
    assert told.why_not is not None
    assert "at most 4 are allowed" in told.why_not.positions["Human Blitzer"]
    assert "1,000,000 is all there is" in told.why_not.positions["Human Lineman"]
    richer = read(human(), gold=1_100_000)
    assert richer.why_not is not None
    assert richer.why_not.positions["Human Lineman"] == ""
    assert "apothecary" not in richer.why_not.staff  # it has one


def test_what_is_only_lacking_forbids_nothing() -> None:
    told = read(human(players=[], name=""))
    assert {each.place for each in told.problems if each.lacking} == {"name", "players"}
    assert told.why_not is not None
    assert set(told.why_not.positions.values()) == {""}


def test_problems_are_told_with_their_place_and_player() -> None:
    team = human()
    team["players"][2] |= {"number": 1, "skills": ["Bloc"]}
    team["players"][4]["name"] = ""
    told = read(team, new=False)
    found = {(each.place, each.player) for each in told.problems}
    assert {("number", None), ("skills", 2), ("name", 4)} <= found
    assert not told.legal


def test_a_doubled_number_does_not_hide_the_price() -> None:
    team = human()
    team["players"][2]["number"] = 1
    assert read(team).cost == 1_000_000


@pytest.mark.parametrize(
    ("change", "place", "player"),
    [
        ({"name": "x" * 101}, "name", None),
        ({"name": "a\x1b[2J"}, "name", None),
        ({"rerolls": "two"}, "rerolls", None),
        ({"roster": "humam"}, "roster", None),
        ({"players": [{"number": 1, "name": "x" * 101, "position": "Human Lineman"}]}, "name", 0),
    ],
)
def test_a_draft_that_cannot_be_read_is_answered_with_the_place(
    change: Draft, place: str, player: int | None
) -> None:
    told = read(human(**change))
    assert [(each.place, each.player) for each in told.problems] == [(place, player)]
    assert told.team is None


def test_skills_are_for_teams_that_are_not_new() -> None:
    team = human()
    team["players"][0]["skills"] = ["Guard"]
    assert [each.place for each in read(team).problems] == ["experience"]
    told = read(team, new=False, gold=1_000_000)
    assert told.problems == []
    assert told.players[0]["value"] == 85_000 + 20_000


def test_stars_belong_to_teams_of_bb2016_alone() -> None:
    lists = team_lists("bb2016")
    stars = next(each["stars"] for each in lists["rosters"] if each["id"] == "human")
    told = read(human("bb2016"), new=False)
    assert told.why_not is not None
    assert "Griff Oberwald" in told.why_not.stars
    assert {each["name"] for each in stars} >= set(told.why_not.stars)
    modern = read(human("bb2020"))
    assert modern.why_not is not None
    assert modern.why_not.stars == {}


def test_a_draft_is_written_as_a_file_that_can_be_read_again() -> None:
    told = read(human(), file="toml")
    assert told.file is not None
    assert team_from_toml(told.file) == ready_team("bb2020", "human")


def test_a_file_is_read_whatever_its_edition(table: Served) -> None:
    text = team_to_toml(ready_team("lrb6", "orc"))
    told = table.http.post("/api/teams/draft", json={"text": text}).json()
    assert told["team"]["edition"] == "lrb6"
    wrong = table.http.post("/api/teams/draft", json={"text": "name = "})
    assert (wrong.status_code, "not valid TOML" in wrong.json()["words"]) == (422, True)
    neither = table.http.post("/api/teams/draft", json={})
    assert neither.status_code == 422


def test_the_team_lists_name_every_position_with_what_it_may_learn(table: Served) -> None:
    told = table.http.get("/api/editions/bb2020/rosters").json()
    letters = {each["letter"] for each in told["categories"]}
    for roster in told["rosters"]:
        for position in roster["positions"]:
            assert set(position["easy"] + position["hard"]) <= letters
    strength = next(each for each in told["categories"] if each["name"] == "Strength")
    assert "Mighty Blow (+1)" in strength["skills"]
    assert table.http.get("/api/editions/bb1999/rosters").status_code == 404
