"""What the first page asks for: pictures of matches, and team files."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web.server import ORCS, Served, serving

from pigskin.teams.files import team_to_json, team_to_toml
from pigskin.teams.ready import ready_team


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lobby") / "matches.db") as served:
        yield served


def test_the_picture_of_a_match_shows_what_anybody_may_see(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"})
    waiting = table.http.get(f"/api/matches/{begun['match']}/picture").json()
    assert waiting == {"state": "waiting", "view": None, "asked": None}
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        told = table.http.get(f"/api/matches/{begun['match']}/picture").json()
        assert coach.question is not None
        assert (told["state"], told["asked"]) == ("running", coach.question["coach"])
        assert told["view"] == coach.view
        assert "question" not in told["view"]
    assert table.http.get("/api/matches/nowhere/picture").status_code == 404


@pytest.mark.parametrize("write", [team_to_toml, team_to_json])
def test_a_team_file_is_read_and_plays(table: Served, write: object) -> None:
    assert callable(write)
    text = write(ready_team("bb2020", "human"))
    read = table.http.post("/api/teams", json={"edition": "bb2020", "text": text}).json()
    assert read["shown"]["team"]["players"][0]["role"]
    own = {"team": read["team"], "seat": "me", "name": "Ann"}
    begun = table.begin(home=own, away=ORCS)
    about = table.http.get(f"/api/matches/{begun['match']}").json()
    assert about["teams"]["home"] == read["shown"]["team"]["name"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "not valid TOML"),
        ("{", "not valid JSON"),
        ("[" * 5000, "not valid TOML"),
        ('{"edition": "bb2020", "roster": "human", "name": "X", "rerolls": 99}', "re-rolls"),
        ('{"edition": "bb2020", "roster": "humam", "name": "X"}', "human"),
    ],
)
def test_what_is_no_legal_team_is_refused_in_words(table: Served, text: str, words: str) -> None:
    answer = table.http.post("/api/teams", json={"edition": "bb2020", "text": text})
    assert answer.status_code == 422
    assert words in answer.json()["words"]


def test_a_team_of_another_edition_is_refused(table: Served) -> None:
    text = team_to_toml(ready_team("lrb6", "human"))
    answer = table.http.post("/api/teams", json={"edition": "bb2020", "text": text})
    assert "is a team of lrb6, not of bb2020" in answer.json()["words"]
